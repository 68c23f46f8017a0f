"""Chronicles: a finished game as a short report, composed from its events and from how the lead changed.

`compose` chooses the lines, in no language; `sentences` puts them into words. The same game always has the same chronicle.
"""

from regalia.chronicle.composing import compose
from regalia.chronicle.course import Course, course_of
from regalia.chronicle.lines import Effect, Line
from regalia.chronicle.telling import Sentence, sentences

__all__ = ["Course", "Effect", "Line", "Sentence", "compose", "course_of", "sentences"]

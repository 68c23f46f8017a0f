"""Lessons: games that teach. A lesson is data in the folder of its game; the real rules play it. So are the panels of how
a game works.
"""

from regalia.lessons.checking import lesson_of, lessons_of
from regalia.lessons.panels import FaultyPanels, Panel, panels_of
from regalia.lessons.playing import Given, NotNow, Progress, progress, tried
from regalia.lessons.script import FaultyLesson, Lesson, LessonStep, names_of

__all__ = [
    "FaultyLesson",
    "FaultyPanels",
    "Given",
    "Lesson",
    "LessonStep",
    "NotNow",
    "Panel",
    "Progress",
    "lesson_of",
    "lessons_of",
    "names_of",
    "panels_of",
    "progress",
    "tried",
]

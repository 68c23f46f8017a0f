"""Lessons: games that teach. A lesson is data in the folder of its game; the real rules play it."""

from regalia.lessons.checking import lesson_of, lessons_of
from regalia.lessons.playing import Given, NotNow, Progress, progress, tried
from regalia.lessons.script import FaultyLesson, Lesson, LessonStep, names_of

__all__ = [
    "FaultyLesson",
    "Given",
    "Lesson",
    "LessonStep",
    "NotNow",
    "Progress",
    "lesson_of",
    "lessons_of",
    "names_of",
    "progress",
    "tried",
]

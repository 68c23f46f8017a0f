"""Checks a lesson when it is loaded: its texts, and every way through it by the real rules."""

import re
from collections.abc import Container, Iterator
from functools import cache
from typing import Any

import msgspec

from regalia import games
from regalia.core import look
from regalia.lessons.playing import NotNow, Progress, answered, decoded, plain, progress, tried, unmet
from regalia.lessons.script import Lesson, LessonStep, names_of, read
from regalia.text.texts import LANGUAGES

MOST_LIT = 3
"""Pieces that are lit at once, with the one that the sentence points at."""
MOST_LETTERS = {"en": 140, "ja": 80}
"""Length of a step's sentence."""
MOST_WORDS = 4
"""Words in a heading."""
MOST_SIGNS = 20
"""Characters in a heading of a language without spaces."""
MOST_WAYS = 200
"""Ways through a lesson that are played."""
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)


@cache
def lesson_of(slug: str, name: str) -> Lesson:
    """A lesson, checked. Raises KeyError if there is none, FaultyLesson if it cannot be played as it is written."""
    if name not in names_of(slug):
        raise KeyError(name)
    lesson = read(slug, name)
    check_texts(lesson)
    check_steps(lesson)
    return lesson


@cache
def lessons_of(slug: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, checked. Raises FaultyLesson."""
    return tuple(sorted((lesson_of(slug, name) for name in names_of(slug)), key=lambda each: each.script.order))


def check_texts(lesson: Lesson) -> None:
    """Raise FaultyLesson if a text is missing or too long in a language, or a cited section does not exist."""
    sections = HEADING.findall(games.resource(lesson.rules.slug, "text", "rules.en.md").read_text("utf-8"))
    for language in LANGUAGES:
        needed(lesson, language)
        for step in lesson.steps:
            check_sentence(lesson, step, language)
    for step in lesson.steps:
        if step.rule and step.rule not in sections:
            raise lesson.fault(f"the rules have no section {step.rule}", step)
        if step.rule and not lesson.text(LANGUAGES[0], step, "why"):
            raise lesson.fault(f"it cites section {step.rule}, but has no text .why", step)


def check_sentence(lesson: Lesson, step: LessonStep, language: str) -> None:
    """Raise FaultyLesson if a step's heading or sentence is missing or too long."""
    sentence, heading = needed(lesson, language, step), needed(lesson, language, step, "heading")
    if len(sentence) > MOST_LETTERS[language]:
        raise lesson.fault(f"{language}: the sentence has {len(sentence)} characters, not {MOST_LETTERS[language]}", step)
    if len(heading.split()) > MOST_WORDS or (language == "ja" and len(heading) > MOST_SIGNS):
        raise lesson.fault(f"{language}: the heading is too long: {heading!r}", step)


def needed(lesson: Lesson, language: str, step: LessonStep | None = None, attribute: str = "") -> str:
    """A text of a lesson. Raises FaultyLesson if it is missing."""
    text = lesson.text(language, step, attribute)
    if not text:
        name = f"{lesson.message}-{step.name}" if step else lesson.message
        raise lesson.fault(f"{language}: the text {name}{'.' * bool(attribute)}{attribute} is missing", step)
    return text


def check_steps(lesson: Lesson) -> None:
    """Play every way through the lesson. Raises FaultyLesson."""
    if lesson.script.seat not in range(lesson.script.seats) or not lesson.steps:
        raise lesson.fault("it has no step, or the learner has no seat")
    names = [step.name for step in lesson.steps]
    if len({*names}) < len(names):
        raise lesson.fault("two steps have the same name")
    ways = [progress(lesson, ())]
    while ways:
        ways = [after for now in ways for after in after_step(now)]
        if len(ways) > MOST_WAYS:
            raise lesson.fault(f"there are more than {MOST_WAYS} ways through it: put a position before a step")


def after_step(now: Progress) -> Iterator[Progress]:
    """The table after each answer that the current step accepts. Raises FaultyLesson for what is wrong with the step."""
    lesson, step = now.lesson, now.step
    if step is None:
        return
    if not step.tap:
        check_lit(now, step)
        problem = unmet(lesson, step, now.game, ())
        if problem is not None:
            raise lesson.fault(problem, step)
        yield tried(now, None)
        return
    asked = now.game.asks.get(lesson.script.seat)
    if asked is None:
        raise lesson.fault(f"the learner is not asked; the table waits for {[*now.game.asks]}", step)
    check_lit(now, step)
    if step.tap == "any" and not isinstance(asked, tuple):
        raise lesson.fault("`any` is for questions with a list of options", step)
    if step.tap == "any" and step.show is None:
        raise lesson.fault("it names no answer to show", step)
    for raw in plain(asked) if step.tap == "any" else step.tap:
        yield from after_answer(now, step, raw)
    check_shown(now, step)


def after_answer(now: Progress, step: LessonStep, raw: Any) -> Iterator[Progress]:
    """The table after an answer; nothing if the step accepts any that meets its conditions, and this one does not."""
    lesson = now.lesson
    try:
        yield tried(now, raw)
    except msgspec.ValidationError as wrong:
        raise lesson.fault(f"{raw} is no answer: {wrong}", step) from wrong
    except NotNow as refused:
        if refused.refusal is not None:
            raise lesson.fault(f"{raw} is not offered: {refused.refusal.reason}", step) from None
        if step.tap == "any":
            return
        game = now.game.copy()
        done = answered(game, lesson.script.seat, decoded(lesson.rules, raw))
        raise lesson.fault(f"{raw}: {unmet(lesson, step, game, done.events)}", step) from None


def check_shown(now: Progress, step: LessonStep) -> None:
    """Raise FaultyLesson if the step does not accept the answer that it shows."""
    if not [*after_answer(now, step, step.shown)]:
        raise now.lesson.fault(f"the answer that is shown, {step.shown}, does not meet the conditions", step)


def check_lit(now: Progress, step: LessonStep) -> None:
    """Raise FaultyLesson if too much is lit, or something that is not there."""
    lit = [each for each in (step.point, *step.lit) if each]
    if len(lit) > MOST_LIT:
        raise now.lesson.fault(f"{len(lit)} pieces are lit, {MOST_LIT} at most", step)
    sight = look(now.game, now.lesson.script.seat)
    seats = (f"seat:{seat}" for seat in now.game.state.seats)
    known = {*sight.nouns, *words_in(plain(sight.view)), *words_in(plain(sight.ask)), *seats}
    for each in lit:
        if isinstance(each, dict):
            if each not in [*options_in(plain(sight.ask))]:
                raise now.lesson.fault(f"{each} is not offered", step)
        elif not names_piece(each, known):
            raise now.lesson.fault(f"there is no piece {each}", step)


def names_piece(name: str, known: Container[str]) -> bool:
    """True if a name such as `seat:0` or `item:slay_the_dragon:left` is known, or names something known or only numbers."""
    parts = name.split(":")[1:]
    return name in known or any(part in known for part in parts) or (bool(parts) and all(map(str.isdigit, parts)))


def words_in(value: Any) -> Iterator[str]:
    """All texts in a plain value, and the names of its fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from words_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from words_in(each)


def options_in(value: Any) -> Iterator[dict[str, Any]]:
    """All options in a plain question."""
    if isinstance(value, dict):
        yield value
        value = [*value.values()]
    if isinstance(value, list):
        for each in value:
            yield from options_in(each)

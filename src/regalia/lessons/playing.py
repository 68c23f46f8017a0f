"""Plays a lesson: the position at a step, and what an answer of the learner does there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, TypeAlias

import msgspec

from regalia import games
from regalia.core import PASS, Answer, Event, Game, IllegalAnswer, Refusal, Rules, Seat, UnreadableSave, load, look, save
from regalia.core.frames import Frames
from regalia.core.rulings import MISREAD
from regalia.lessons.script import Lesson, LessonStep, Reply, has_notation

Given: TypeAlias = Sequence[Any]
"""The learner's answers, one for each step that is done, as they travel; None at a step that asks for none."""


class NotNow(Exception):  # noqa: N818 - named after what it is about
    """Raised for an answer that the step does not accept. Nothing has changed."""

    def __init__(self, step: LessonStep, refusal: Refusal | None) -> None:
        super().__init__(step.name)
        self.step = step
        self.refusal = refusal
        """Why the rules forbid it; None if only the lesson does."""


@dataclass(frozen=True)
class Done:
    """What one answer made happen."""

    seat: Seat
    before: Game[Any]
    events: Frames


@dataclass(frozen=True)
class Progress:
    """The table at a step of a lesson."""

    lesson: Lesson
    index: int
    """The number of steps that are done."""
    game: Game[Any]
    done: tuple[Done, ...]
    """What has happened in this position so far."""
    fresh: int
    """How many of the last entries of `done` belong to the latest step."""
    earlier: int = 0
    """How many entries there were in the positions before."""

    @property
    def seq(self) -> int:
        """The number of answers that have been given, by all seats."""
        return self.earlier + len(self.done)

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end of the lesson."""
        return self.lesson.steps[self.index] if self.index < len(self.lesson.steps) else None


def progress(lesson: Lesson, given: Given) -> Progress:
    """The table after these answers. Raises NotNow for one that its step does not accept."""
    now = _placed(Progress(lesson, 0, _begun(lesson), (), 0))
    for answer in given[: len(lesson.steps)]:
        now = tried(now, answer)
    return now


def tried(now: Progress, raw: Any) -> Progress:
    """The table after the learner's answer to the current step. Raises NotNow if the step does not accept it."""
    lesson, step = now.lesson, now.step
    assert step is not None, "there is a step to be done"
    game = now.game.copy()
    own = _own_answer(now, step, game, raw) if step.tap else ()
    fresh = (*own, *_replies(lesson, step, game, step.others))
    return _placed(replace(now, index=now.index + 1, game=game, done=(*now.done, *fresh), fresh=len(fresh)))


def _own_answer(now: Progress, step: LessonStep, game: Game[Any], raw: Any) -> tuple[Done, ...]:
    """Give the learner's answer, with what follows by itself. Raises NotNow if the step does not accept it."""
    lesson = now.lesson
    seat, answer = lesson.script.seat, decoded(lesson.rules, raw)
    refusal = game.why_not(seat, answer)
    if refusal is not None:
        raise NotNow(step, refusal)
    if step.tap != "any" and answer not in [decoded(lesson.rules, each) for each in step.tap]:
        raise NotNow(step, None)
    own = (answered(game, seat, answer), *_passes(lesson, game))
    if unmet(lesson, step, game, [event for done in own for event in done.events]) is not None:
        raise NotNow(step, None)
    return own


def decoded(rules: Rules[Any], raw: Any) -> Answer:
    """An answer as it is written or travels. Raises msgspec.ValidationError if it is none."""
    answer: Answer = rules.answers.decode(msgspec.json.encode(raw))
    return answer


def answered(game: Game[Any], seat: Seat, answer: Answer) -> Done:
    """Give an answer; what it made happen."""
    before = game.copy()
    game.events = events = Frames(game)
    game.answer(seat, answer)
    game.events = None
    return Done(seat, before, events)


def unmet(lesson: Lesson, step: LessonStep, game: Game[Any], events: Sequence[Event]) -> str | None:
    """The first condition of a step that does not hold, in words; None if all hold."""
    view = plain(look(game, lesson.script.seat).view)
    for path, wanted in step.after.items():
        found = value_at(view, path)
        if found != wanted:
            return f"{path} is {found!r}, not {wanted!r}" if found is not ... else f"the view has no {path}"
    happened = [plain(event) for event in events]
    for event in step.happens:
        if not any(all(each.get(field, ...) == value for field, value in event.items()) for each in happened):
            return f"{event} does not happen"
    return None


def plain(record: Any) -> Any:
    """A record as it travels: dictionaries, lists, texts and numbers."""
    return msgspec.json.decode(msgspec.json.encode(record))


def with_all_fields(rules: Rules[Any], written: Any) -> Any:
    """An answer as the table offers it: with all its fields, also where a lesson leaves out usual values. None for none."""
    return None if written is None else plain(decoded(rules, written))


def value_at(view: Any, path: str) -> Any:
    """A value in a view by its path; an ellipsis if there is none."""
    for part in path.split("."):
        try:
            view = view[int(part)] if isinstance(view, list) else view[part]
        except (IndexError, TypeError, ValueError, KeyError):
            return ...
    return view


def _begun(lesson: Lesson) -> Game[Any]:
    """The position in which a lesson begins."""
    script, rules = lesson.script, lesson.rules
    if script.position:
        game = position(lesson, script.position)
    else:
        try:
            brought = [rules.brings.ready[name] for name in script.brought] if rules.brings else []
            game = rules.begin(script.seats, script.seed, lesson.options, brought=brought)
        except (msgspec.ValidationError, ValueError, KeyError) as wrong:
            raise lesson.fault(f"the game cannot begin so: {wrong}") from wrong
    game = _changed(lesson, game, script.changes)
    for _ in (*_passes(lesson, game), *_replies(lesson, None, game, script.before)):
        pass
    return game


def position(lesson: Lesson, text: str, step: LessonStep | None = None) -> Game[Any]:
    """A position, in the game's notation or as a save. Raises FaultyLesson."""
    try:
        game = _laid_out(lesson.rules, text)
    except (*MISREAD, UnreadableSave, AssertionError) as wrong:  # changes may leave a step without a question
        raise lesson.fault(f"the position cannot be read: {wrong}", step) from wrong
    if len(game.state.seats) != lesson.script.seats:
        raise lesson.fault(f"the position has {len(game.state.seats)} seats, not {lesson.script.seats}", step)
    game.events = None
    return game


def _laid_out(rules: Rules[Any], text: str) -> Game[Any]:
    if text.lstrip().startswith("{"):
        return load(rules, text.encode())
    if not has_notation(rules.slug):
        raise ValueError(f"{rules.slug} has no notation")
    notation: Any = import_module(f"{games.package(rules.slug)}.notation")
    game: Game[Any] = notation.lay_out([" ".join(line.split()) for line in text.strip().splitlines()])
    return game


def _changed(lesson: Lesson, game: Game[Any], changes: Mapping[str, Any], step: LessonStep | None = None) -> Game[Any]:
    """A position with other values at these paths of its save. Raises FaultyLesson."""
    if not changes:
        return game
    saved = msgspec.json.decode(save(game))
    for path, value in changes.items():
        *parents, last = path.split(".")
        holder = value_at(saved, ".".join(parents)) if parents else saved
        if value_at(holder, last) is ...:
            raise lesson.fault(f"a save has no {path}", step)
        holder[int(last) if isinstance(holder, list) else last] = value
    return position(lesson, msgspec.json.encode(saved).decode(), step)


def _placed(now: Progress) -> Progress:
    """The table at a step, in the step's own position if it has one."""
    step = now.step
    if step is None or not (step.position or step.changes):
        return now
    game = position(now.lesson, step.position, step) if step.position else now.game
    game = _changed(now.lesson, game, step.changes, step)
    for _ in _passes(now.lesson, game):
        pass
    return Progress(now.lesson, now.index, game, (), 0, now.seq + 1)


def _passes(lesson: Lesson, game: Game[Any]) -> Iterator[Done]:
    """Pass for each seat that can do nothing else, if the lesson wants it."""
    while lesson.script.passes and (waiting := [seat for seat, ask in game.asks.items() if ask == (PASS,)]):
        yield answered(game, waiting[0], PASS)


def _replies(lesson: Lesson, step: LessonStep | None, game: Game[Any], replies: Sequence[Reply]) -> Iterator[Done]:
    """Give the answers of other seats. Raises FaultyLesson for one that is not allowed."""
    for reply in replies:
        try:
            yield answered(game, reply.seat, decoded(lesson.rules, reply.answer))
            yield from _passes(lesson, game)
        except (IllegalAnswer, msgspec.ValidationError) as wrong:
            raise lesson.fault(f"the answer {reply.answer} of seat {reply.seat} is not allowed: {wrong}", step) from wrong

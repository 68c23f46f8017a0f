"""What a lesson says: the file `lessons/<name>.toml` in the folder of a game."""

import tomllib
from importlib.util import find_spec
from typing import Any, Literal

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core import Rules, Seat, TableOptions
from regalia.text.texts import bundle

FOLDER, ENDING = "lessons", ".toml"
NO_SEED = "0" * 64


class FaultyLesson(Exception):  # noqa: N818 - named like UnreadableSave
    """Raised for a lesson that cannot be played as it is written: its file, the step and the reason."""

    def __init__(self, file: str, step: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (file, step, reason) if part))
        self.file = file
        self.step = step
        """The name of the step; empty if the whole lesson is meant."""
        self.reason = reason


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a seat other than the learner's, or of the learner where the lesson does not ask for it."""

    seat: Seat
    answer: Any


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step. With `tap` it ends by an answer of the learner, without it when the learner goes on."""

    name: str
    """Its texts are the message `lesson-<lesson>-<name>` with the attributes `.heading`, `.why` and `.not`."""
    point: str | dict[str, Any] = ""
    """What the sentence points at: a piece by its name, or an option."""
    lit: tuple[str | dict[str, Any], ...] = ()
    """What else is lit."""
    tap: tuple[Any, ...] | Literal["any"] = ()
    """The answers that are accepted, or `any`."""
    show: Any = None
    """The answer that is shown on request and given when the step is skipped; by default the first of `tap`."""
    after: dict[str, Any] = {}
    """Values in the learner's view by their paths, such as `seats.0.points`: after the answer, or now if there is none."""
    happens: tuple[dict[str, Any], ...] = ()
    """Events that the answer must cause, each with the fields that matter."""
    others: tuple[Reply, ...] = ()
    """What the other seats answer then, in this order, and the learner where the lesson does not ask."""
    position: str = ""
    """A position that is put on the table before the step."""
    changes: dict[str, Any] = {}
    """What is changed on the table before the step, as in `Script.changes`."""
    rule: str = ""
    """The section of the rules behind the step's reason."""

    @property
    def shown(self) -> Any:
        """The answer that is shown on request."""
        return self.show if self.show is not None or not self.tap else self.tap[0]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    order: int
    """Lessons of a game are taken in this order."""
    seats: int
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    """The learner's seat."""
    minutes: int = 3
    seed: str = NO_SEED
    options: dict[str, Any] = {}
    brought: tuple[str, ...] = ()
    """The names of ready-made decks, by seat, in games with decks."""
    position: str = ""
    """Where the lesson begins, in the game's notation; by default at the beginning of a game."""
    changes: dict[str, Any] = {}
    """What is different from that beginning: values in a save by their paths, such as `state.coins.0`."""
    before: tuple[Reply, ...] = ()
    """Answers that are given then, before the first step."""
    passes: bool = False
    """True if a seat that can only pass does so by itself."""


class Lesson(Struct, frozen=True):
    """A lesson of a game."""

    rules: Rules[Any]
    name: str
    script: Script

    @property
    def file(self) -> str:
        """The path of its file in the folder of its game, after the game's name."""
        return f"{self.rules.slug}/{FOLDER}/{self.name}{ENDING}"

    @property
    def message(self) -> str:
        """The message with its title."""
        return f"lesson-{self.name}"

    @property
    def options(self) -> TableOptions:
        """The options of its table. Raises ValidationError."""
        return msgspec.convert(self.script.options, self.rules.options)

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Its steps."""
        return self.script.steps

    def text(self, language: str, step: LessonStep | None = None, attribute: str = "") -> str:
        """The lesson's title, or a text of a step; empty if there is none. Raises FaultyLesson if it is faulty."""
        messages = bundle(language, games.package(self.rules.slug))
        name = f"{self.message}-{step.name}" if step else self.message
        message = messages.get_message(name) if messages.has_message(name) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        text, wrong = messages.format_pattern(pattern, {}) if pattern else ("", [])
        if wrong:
            raise self.fault(f"{language}: the text {name} cannot be formatted: {wrong[0]}", step)
        return str(text)

    def fault(self, reason: str, step: LessonStep | None = None) -> FaultyLesson:
        """An error in this lesson."""
        return FaultyLesson(self.file, step.name if step else "", reason)


def names_of(slug: str) -> list[str]:
    """The names of a game's lessons, in the order of the alphabet."""
    folder = games.resource(slug, FOLDER)
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING))


def read(slug: str, name: str) -> Lesson:
    """A lesson as it is written, not yet checked. Raises FaultyLesson if the file cannot be read."""
    source = games.resource(slug, FOLDER, name + ENDING).read_text("utf-8")
    try:
        script = msgspec.convert(tomllib.loads(source), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise FaultyLesson(f"{slug}/{FOLDER}/{name}{ENDING}", "", str(wrong)) from wrong
    return Lesson(games.load(slug), name, script)


def has_notation(slug: str) -> bool:
    """True if a game has a notation for positions."""
    return find_spec(f"{games.package(slug)}.notation") is not None

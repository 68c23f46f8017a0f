"""Rulings: worked cases in Markdown, as GIVEN/WHEN/THEN blocks that a game's own notation can play.

    ### E06 Reveal in the round of placement  (5.2, 6.4)
    ```
    GIVEN  players A B C | round 1 | first A | cursor 0
           queue (A.heir) (B.spy)
    WHEN   A reveal
    THEN   queue [A.heir] (B.spy)
    ```

The game's `notation` module defines the lines of GIVEN, WHEN and THEN. `WHEN -` is nothing; `THEN illegal` means that the
last line of WHEN is refused and changes nothing.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from msgspec import Struct

from regalia.core.game import Game
from regalia.core.saves import save
from regalia.core.steps import IllegalAnswer

ILLEGAL = "illegal"


class UnreadableLine(ValueError):  # noqa: N818 - named like UnreadableSave
    """Raised for a line that a game's notation cannot read, with the problem."""


class Notation(Protocol):
    """What a game's `notation` module offers."""

    def lay_out(self, given: list[str]) -> Game[Any]:
        """The position that the lines describe, continued to its next decision, with its events recorded.

        The first lines alone must also describe one, so that the first unreadable line can be found.
        """
        ...

    def act(self, game: Game[Any], line: str) -> None:
        """Carry out one line of WHEN. Raises IllegalAnswer if it is not allowed."""
        ...

    def table(self, game: Game[Any], expected: list[str]) -> list[str]:
        """The table in the lines of THEN: the same things in the same order as expected."""
        ...


class Case(Struct, frozen=True):
    """One block: its name and its lines."""

    name: str
    given: list[str]
    when: list[str]
    then: list[str]


class Ruling(Struct, frozen=True):
    """Result of a case."""

    case: Case
    expected: list[str]
    actual: list[str]

    @property
    def holds(self) -> bool:
        """True if the table is as expected."""
        return self.expected == self.actual


_HEADING = re.compile(r"#+\s+(.*?)\s*(?:\([^()]*\))?\s*$")
_PART = re.compile(r"(GIVEN|WHEN|THEN)\b\s*(.*)")


def cases(markdown: str) -> Iterator[Case]:
    """The blocks of a file in their order. Several under one heading are distinguished by the line before each."""
    heading, said = "", ""
    block: list[str] | None = None
    for line in markdown.splitlines():
        if block is not None:
            if line.startswith("```"):
                if any(part.startswith("GIVEN") for part in block):
                    yield _case(heading if not said else f"{heading}: {said}", block)
                said, block = "", None
            else:
                block.append(line)
        elif line.startswith("```"):
            block = []
        elif match := _HEADING.match(line):
            heading, said = match.group(1), ""
        elif line.strip():
            said = line.strip().rstrip(":") if line.rstrip().endswith(":") else ""


def _case(name: str, block: list[str]) -> Case:
    parts: dict[str, list[str]] = {"GIVEN": [], "WHEN": [], "THEN": []}
    lines = parts["GIVEN"]
    for line in map(str.strip, block):
        match = _PART.match(line)
        lines = parts[match.group(1)] if match else lines
        said = match.group(2) if match else line
        if said not in ("", "-"):
            lines.append(said)
    return Case(name, parts["GIVEN"], parts["WHEN"], parts["THEN"])


MISREAD = (AssertionError, LookupError, TypeError, ValueError)
"""The exceptions that notations raise for unknown words."""


@contextmanager
def reading(line: str) -> Iterator[None]:
    """Raise UnreadableLine with the line that cannot be read."""
    try:
        yield
    except MISREAD as wrong:
        raise UnreadableLine(f"{line!r}: {problem(wrong)}") from wrong


def problem(wrong: Exception) -> str:
    """The problem with a line, as text."""
    if isinstance(wrong, UnreadableLine):
        return str(wrong)
    if isinstance(wrong, KeyError):
        return f"{wrong.args[0]!r} is not known"
    return "a word is missing, superfluous or not known"


def laid_out(case: Case, notation: Notation) -> Game[Any]:
    """The position of a case. Raises UnreadableLine."""
    try:
        return notation.lay_out(case.given)
    except MISREAD:
        for number, line in enumerate(case.given, start=1):
            with reading(line):
                notation.lay_out(case.given[:number])
        raise


def done(game: Game[Any], line: str, notation: Notation) -> None:
    """One line of WHEN. Raises UnreadableLine, or IllegalAnswer."""
    with reading(line):
        notation.act(game, line)


def table_of(game: Game[Any], case: Case, expected: list[str], notation: Notation) -> list[str]:
    """The lines of THEN as they are. Raises UnreadableLine."""
    try:
        return notation.table(game, expected)
    except MISREAD:
        for line in case.then:
            with reading(line):
                notation.table(game, [line])
        raise


def rule_on(case: Case, notation: Notation) -> Ruling:
    """Play one case. Raises UnreadableLine for a line that the notation cannot read."""
    game = laid_out(case, notation)
    expected = [" ".join(line.split()) for line in case.then]
    *before, last = case.when or [""]
    try:
        for line in before:
            done(game, line, notation)
    except IllegalAnswer as wrong:
        return Ruling(case, expected, [f"{ILLEGAL} too early: {wrong.refusal.reason}"])
    position = save(game)
    try:
        trial = game.copy()
        trial.events = list(game.events or [])
        if last:
            done(trial, last, notation)
    except IllegalAnswer as wrong:
        unchanged = save(game) == position and expected == [ILLEGAL]
        return Ruling(case, expected, expected if unchanged else [f"{ILLEGAL}: {wrong.refusal.reason}"])
    return Ruling(case, expected, table_of(trial, case, expected, notation))

"""Rulings: worked cases in Markdown, as GIVEN/WHEN/THEN blocks that a game's own notation can play.

    ### E06 Reveal in the round of placement  (5.2, 6.4)
    ```
    GIVEN  players A B C | round 1 | first A | cursor 0
           queue (A.heir) (B.spy)
    WHEN   A reveal
    THEN   queue [A.heir] (B.spy)
    ```

The lines of GIVEN, WHEN and THEN mean whatever the game's `notation` module says; `WHEN -` is nothing, `THEN illegal`
says that the last line of WHEN is refused and changes nothing.
"""

import re
from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct

from regalia.core.game import Game
from regalia.core.saves import save
from regalia.core.steps import IllegalAnswer

ILLEGAL = "illegal"


class Notation(Protocol):
    """What a game's `notation` module offers."""

    def lay_out(self, given: list[str]) -> Game[Any]:
        """The position that the lines describe, played on to its next decision, with its events recorded."""
        ...

    def act(self, game: Game[Any], line: str) -> None:
        """Do what one line of WHEN says. Raises IllegalAnswer if it is not allowed."""
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
    """How a case came out."""

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


def rule_on(case: Case, notation: Notation) -> Ruling:
    """Play one case."""
    game = notation.lay_out(case.given)
    expected = [" ".join(line.split()) for line in case.then]
    *before, last = case.when or [""]
    try:
        for line in before:
            notation.act(game, line)
    except IllegalAnswer as wrong:
        return Ruling(case, expected, [f"{ILLEGAL} too early: {wrong.refusal.reason}"])
    position = save(game)
    try:
        trial = game.copy()
        trial.events = list(game.events or [])
        if last:
            notation.act(trial, last)
    except IllegalAnswer as wrong:
        unchanged = save(game) == position and expected == [ILLEGAL]
        return Ruling(case, expected, expected if unchanged else [f"{ILLEGAL}: {wrong.refusal.reason}"])
    return Ruling(case, expected, notation.table(trial, expected))

"""Lessons for a net: games of squires, with the squire's value of every answer that it considered."""

import zlib
from collections.abc import Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from regalia import games
from regalia.bots.choices import sensible
from regalia.bots.greedy import Outlook
from regalia.bots.judgement import judgement_of, shares
from regalia.bots.results import kept_results
from regalia.bots.spread import Spread
from regalia.core import Answer, Chance, Game, Rules, Seat, imagine, load, save
from regalia.core.questions import lone_answer

CURIOSITY = 0.15
"""How often a squire plays like a page, so that the lessons hold positions after mistakes."""
SHARPNESS = 0.02
"""Values that differ by this much have labels that differ by a factor of e."""


class Course(Struct, frozen=True):
    """How lessons were made, apart from their number."""

    game: str
    rules: int
    kind: str = "squires"


class Decision(Struct, frozen=True):
    """What a squire thought of the answers to one question."""

    position: bytes
    """The saved position, with all that the seat cannot know dealt again."""
    seat: Seat
    answers: list[Any]
    """At least two, as in a record."""
    values: list[float]
    """The squire's value of each answer: a share of the victory, with a little for the place."""
    chosen: int
    """The index of the squire's choice, which it did not always play."""


class Lesson(Struct, frozen=True):
    """One game of squires."""

    decisions: list[Decision]
    won: list[float]
    """Each seat's share of the victory."""


def lesson(slug: str, number: int) -> Lesson:
    """A game between squires, with any number of seats. The same number always gives the same game."""
    rules, rng = games.load(slug), Random(number)  # noqa: S311 - not the rules' chance
    chance = Chance(rng.randbytes(32).hex())
    game = rules.begin(rng.choice(rules.seats), rng.randbytes(32).hex(), rules.options().ending)
    decisions: list[Decision] = []
    while not game.is_over:
        seat = min(game.asks)
        lone = lone_answer(game.asks[seat])
        game.answer(seat, taught(game, seat, rng, chance, decisions) if lone is None else lone)
    return Lesson(decisions, shares(game))


def taught(game: Game[Any], seat: Seat, rng: Random, chance: Chance, decisions: list[Decision]) -> Answer:
    """A squire's answer, sometimes a page's; what the squire thinks of the question is added to the decisions."""
    judgement, world = judgement_of(game.rules.slug), imagine(game, seat, chance)
    answers, weights, values = zip(*Outlook(judgement, rng).over(world, seat, chance), strict=True)
    best = max(zip(values, weights, strict=True), key=lambda each: (round(each[0], 9), each[1]))
    chosen = next(index for index, each in enumerate(zip(values, weights, strict=True)) if each == best)
    if len(answers) > 1:
        as_recorded = msgspec.to_builtins(list(answers))
        decisions.append(Decision(save(world), seat, as_recorded, list(values), chosen))
    return sensible(judgement, world, seat, rng) if rng.random() < CURIOSITY else answers[chosen]


def label(values: Sequence[float], chosen: int) -> list[float]:
    """The probabilities that a net learns: one half for the squire's choice, one half spread by its values."""
    top = max(values)
    parts = [exp((value - top) / SHARPNESS) for value in values]
    total = sum(parts)
    return [0.5 * part / total + 0.5 * (index == chosen) for index, part in enumerate(parts)]


def asked(rules: Rules[Any], decision: Decision) -> tuple[Game[Any], list[Answer]]:
    """The imagined position of a decision, and its answers."""
    kind: Any = list
    return load(rules, decision.position), msgspec.convert(decision.answers, kind[rules.recorded_type])


def lessons_of(slug: str, number: int, spread: Spread, file: Path | None) -> list[bytes]:
    """The packed lessons of this number of games. Those in a file are not played again, the others are added to it.

    Raises OtherTerms if the file holds other games.
    """
    course = Course(slug, games.load(slug).version)
    return kept_results(partial(packed_lesson, slug), number, spread, file, course)


def packed_lesson(slug: str, number: int) -> bytes:
    """A lesson, compressed."""
    return zlib.compress(msgspec.msgpack.encode(lesson(slug, number)))


def unpacked(packed: bytes) -> Lesson:
    """A lesson that was compressed."""
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Lesson)

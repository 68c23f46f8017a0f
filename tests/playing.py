"""Random play for tests: every game, every decision."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.core import Answer, Chance, Game, Match, Rules, Seat, TableOptions, look, some_answer
from tests.tiny import TINY

EVERY_GAME: tuple[Rules[Any], ...] = (*map(games.load, games.slugs()), *TINY)
EVERY_TABLE = [(rules, seats) for rules in EVERY_GAME for seats in rules.seats]


def agreements(rules: Rules[Any]) -> Iterator[tuple[str, TableOptions]]:
    """What a table may agree on but for what tests play by: each option at each other value, and what it is called."""
    agreed = ending(rules)
    for field in msgspec.structs.fields(rules.options):
        values = (True, False) if field.type is bool else get_args(field.type)
        assert values, f"{rules.slug}: how should a test know the values of {field.name}?"
        for value in values:
            if value != getattr(agreed, field.name):
                yield f"{field.name}={value}", replace(agreed, **{field.name: value})


def ending(rules: Rules[Any]) -> TableOptions:
    """What tests play by: the rules as printed, but for games that might never end."""
    return rules.options().ending


EVERY_AGREEMENT = [
    pytest.param(rules, seats, options, id=f"{rules.slug}-{seats}-{name}")
    for rules in EVERY_GAME
    for name, options in agreements(rules)
    for seats in (rules.seats[0], rules.seats[-1])
]


def name_of(case: Any) -> str:
    """What a parametrised test is called."""
    return case.slug if isinstance(case, Rules) else str(case)


def seed(number: int) -> str:
    """A seed for tests, the same on every run."""
    return sha256(f"test {number}".encode()).hexdigest()


def dice(number: int) -> Chance:
    """Chance for the players' choices."""
    return Chance(seed(-1 - number))


def turn(game: Game[Any], chance: Chance) -> tuple[Seat, Answer]:
    """A random seat that must decide, and a random answer of its."""
    seat = chance.one(sorted(game.asks))
    return seat, some_answer(game.asks[seat], chance)


def play_out(game: Game[Any], chance: Chance) -> None:
    """Random answers until the end."""
    while not game.is_over:
        game.answer(*turn(game, chance))


def moments(rules: Rules[Any], seats: int, number: int = 0, options: TableOptions | None = None) -> Iterator[Game[Any]]:
    """A random game at each of its decisions, and at its end."""
    game = rules.begin(seats, seed(number), options or ending(rules), events=True)
    chance = dice(number)
    yield game
    while not game.is_over:
        game.answer(*turn(game, chance))
        yield game


def random_match(rules: Rules[Any], seats: int, number: int = 0) -> Match:
    """A finished match."""
    match = Match(rules, seats, seed(number), ending(rules))
    chance = dice(number)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    return match


def sight(game: Game[Any], seat: Seat | None) -> bytes:
    """What a seat sees, as it travels."""
    return msgspec.json.encode(look(game, seat))

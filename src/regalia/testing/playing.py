"""Random play for tests: every game, every decision."""

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.core import Answer, Chance, Game, Match, Rules, Seat, Sight, TableOptions, Unasked, look, some_answer
from regalia.core.frames import Frames

ALSO: list[Rules[Any]] = []
"""Games that are tested though they are not installed."""


def register(*more: Rules[Any]) -> None:
    """Test these games, too. Called in a `conftest.py`, before tests are collected."""
    ALSO.extend(rules for rules in more if rules not in ALSO)


def chosen(slugs: Iterable[str]) -> list[str]:
    """Of these games those that are to be tested: all, or the one that the environment variable REGALIA_GAME names.

    Raises pytest.UsageError for a name that no game has: tests of no game would pass.
    """
    only = os.environ.get("REGALIA_GAME")
    here = {*games.slugs(), *(rules.slug for rules in ALSO)}
    if only and only not in here:
        raise pytest.UsageError(f"REGALIA_GAME={only}: no game has this name; there are {', '.join(sorted(here))}")
    return [slug for slug in slugs if only in (None, "", slug)]


def installed() -> tuple[Rules[Any], ...]:
    """The games of this installation: those with texts, which people play."""
    return tuple(map(games.load, chosen(games.slugs())))


def every_game() -> tuple[Rules[Any], ...]:
    """The installed games, and those that were registered."""
    only = chosen(rules.slug for rules in ALSO)
    return (*installed(), *(rules for rules in ALSO if rules.slug in only))


def every_table() -> list[Any]:
    """Every game with every number of seats as cases; those between the fewest and the most are marked `exhaustive`."""
    return [
        pytest.param(rules, seats, marks=[] if seats in (rules.seats[0], rules.seats[-1]) else pytest.mark.exhaustive)
        for rules in every_game()
        for seats in rules.seats
    ]


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


def every_agreement() -> list[Any]:
    """Everything a table may agree on, with the fewest and with the most seats."""
    return [
        pytest.param(rules, seats, options, id=f"{rules.slug}-{seats}-{name}")
        for rules in every_game()
        for name, options in agreements(rules)
        for seats in (rules.seats[0], rules.seats[-1])
    ]


def name_of(case: Any) -> str:
    """What a parametrised test is called."""
    return case.slug if isinstance(case, Rules) else str(case)


def first_of(numbers: Iterable[int], count: int = 1) -> list[Any]:
    """Numbers of random games as two cases: the first `count` for every run, the others marked `exhaustive`."""
    every, more = [*numbers][:count], [*numbers][count:]
    return [pytest.param(every, id="first"), pytest.param(more, id="more", marks=pytest.mark.exhaustive)]


def how_far(answers: int) -> list[Any]:
    """The number of answers to play on from each of many positions; in an exhaustive run, to the end, too."""
    return [pytest.param(answers, id="some"), pytest.param(NO_LIMIT, id="to the end", marks=pytest.mark.exhaustive)]


def seed(number: int) -> str:
    """A seed for tests, the same on every run."""
    return sha256(f"test {number}".encode()).hexdigest()


def dice(number: int) -> Chance:
    """Chance for the players' choices."""
    return Chance(seed(-1 - number))


NO_LIMIT = 1_000_000
"""More answers than any game takes."""
ONCE_IN = 10
"""Random players take an offer in one in this many turns, if there is one."""


def turn(game: Game[Any], chance: Chance) -> tuple[Seat, Answer]:
    """A random seat that must decide, and a random answer of its; now and then something that a seat was offered."""
    offered = [(seat, option) for seat, options in sorted(game.offers.items()) for option in options]
    if offered and chance.below(ONCE_IN) == 0:
        seat, option = chance.one(offered)
        return seat, Unasked(option)
    seat = chance.one(sorted(game.asks))
    return seat, some_answer(game.asks[seat], chance)


def play_out(game: Game[Any], chance: Chance, most: int = NO_LIMIT) -> None:
    """Random answers until the end, or at most this number."""
    for _ in range(most):
        if game.is_over:
            return
        game.answer(*turn(game, chance))


def moments(rules: Rules[Any], seats: int, number: int = 0, options: TableOptions | None = None) -> Iterator[Game[Any]]:
    """A random game at each of its decisions, and at its end."""
    game = rules.begin(seats, seed(number), options or ending(rules), events=True)
    chance = dice(number)
    yield game
    while not game.is_over:
        game.answer(*turn(game, chance))
        yield game


def some_moments(
    rules: Rules[Any], seats: int, number: int = 0, most: int = 100, options: TableOptions | None = None
) -> Iterator[tuple[int, Game[Any]]]:
    """A random game at the first decision of every kind, at about `most` others, evenly spread, and at its end."""
    apart = sum(1 for _ in moments(rules, seats, number, options)) // most + 1
    met = set[type]()
    for index, game in enumerate(moments(rules, seats, number, options)):
        if game.is_over or type(game.step) not in met or index % apart == 0:
            yield index, game
        met.update([] if game.is_over else [type(game.step)])


def frames_after(game: Game[Any], seat: Seat, answer: Answer) -> Frames:
    """Give an answer; its events, and the game after each."""
    game.events = frames = Frames(game)
    game.answer(seat, answer)
    game.events = []
    return frames


def every_frame(rules: Rules[Any], seats: int, number: int = 0) -> Iterator[Game[Any]]:
    """A random game within its actions: after each event, while the step that caused it still runs."""
    game, chance = rules.begin(seats, seed(number), ending(rules), events=True), dice(number)
    while not game.is_over:
        yield from frames_after(game, *turn(game, chance)).games


def random_match(rules: Rules[Any], seats: int, number: int = 0) -> Match:
    """A finished match."""
    match = Match(rules, seats, seed(number), ending(rules))
    chance = dice(number)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    return match


def sight(game: Game[Any], seat: Seat | None, public: Sight | None = None) -> bytes:
    """What a seat sees, as it travels. `public` is what all see (`seen_by_all`), if it is at hand."""
    return msgspec.json.encode(look(game, seat, public))

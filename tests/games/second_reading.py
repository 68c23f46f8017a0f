"""Compare a game with a second reading of its rules, over random play.

A second reading is a short program written from rules.md and content.toml alone, by an author who has not read the rules
code: `reading.py` beside the game's tests. Where reading and engine disagree, rules.md decides which of them is wrong.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from itertools import count
from typing import Any, NamedTuple

from regalia import games
from regalia.core import Answer, Game, Seat
from regalia.testing.playing import dice, ending, seed, turn

POSITIONS = 2000
"""How many positions of random play a reading is compared with."""


class Turn(NamedTuple):
    """One decision of a random game: the position, the answer, and the position it led to, with what happened."""

    before: Game[Any]
    seat: Seat
    answer: Answer
    after: Game[Any]


class Claim(NamedTuple):
    """One thing that rules.md says about a position, and what the engine has."""

    rule: str
    read: object
    engine: object


Reading = Callable[[Iterator[Turn]], Iterable[Claim]]
"""What rules.md says about the turns of one game."""


def turns(game: Game[Any], number: int) -> Iterator[Turn]:
    """The turns of a random game."""
    chance = dice(number)
    while not game.is_over:
        seat, answer = turn(game, chance)
        before, game.events = game.copy(), []
        game.answer(seat, answer)
        yield Turn(before, seat, answer, game)


def compare(slug: str, reading: Reading, positions: int = POSITIONS) -> Counter[str]:
    """Assert that engine and reading agree over this number of positions. Returns how often each rule was compared."""
    rules = games.load(slug)
    compared, seen = Counter[str](), 0
    latest: list[Turn] = []

    def watched(played: Iterator[Turn]) -> Iterator[Turn]:
        nonlocal seen
        for taken in played:
            latest[:] = [taken]
            seen += 1
            yield taken

    for number in count():
        game = rules.begin(rules.seats[number % len(rules.seats)], seed(number), ending(rules), events=True)
        compared += agreed(reading(watched(turns(game, number))), lambda: f"{slug} {number}\n{latest[0].before}")  # noqa: B023 - called at once
        if seen >= positions:
            break
    return compared


def agreed(claims: Iterable[Claim], where: Callable[[], str]) -> Counter[str]:
    """Assert that claims hold. Returns how often each rule was compared."""
    compared = Counter[str]()
    for rule, read, engine in claims:
        assert read == engine, f"rules {rule}: {difference(read, engine)}\n{where()}"
        compared[rule] += 1
    return compared


def difference(read: object, engine: object) -> str:
    """What the two do not agree on."""
    if isinstance(read, Set) and isinstance(engine, Set):
        return f"only read: {read - engine}, only in the engine: {engine - read}"
    return f"read: {read}, engine: {engine}"

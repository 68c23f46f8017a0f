"""`make fuzz`: play many positions of a game at random, and check at every decision what must hold in every game.

Positions are numbered, and equal numbers give equal positions. The Wheel of Time is played from positions with much in
play, in which each pair of cards meets over a week of nights; the other games are played from their beginning.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from typing import Any

from regalia import games
from regalia.core import Game, imagine
from regalia.core.checking import allows
from regalia.core.sampling import some_answer
from regalia.core.saves import load, save
from regalia.testing.playing import dice, ending, seed, sight, turn
from tests.games.wheel_of_time import rich

DECISIONS = 40
"""How many decisions of a position are checked."""
TOGETHER = 12
"""How many pairs of cards with one card in common meet in one position."""
A_NIGHT = 100_000
"""Positions of different nights have different numbers."""

Positions = Callable[[int], Iterator[Game[Any]]]
"""The positions of a night, by its number."""


def beginnings(slug: str) -> Positions:
    """The beginnings of games, with each number of seats in turn."""
    rules = games.load(slug)

    def positions(night: int) -> Iterator[Game[Any]]:
        for number in count(A_NIGHT * night):
            yield rules.begin(rules.seats[number % len(rules.seats)], seed(number), ending(rules), events=True)

    return positions


def meetings(night: int) -> Iterator[Game[Any]]:
    """Positions of The Wheel of Time in which the pairs of cards of this night meet."""
    partners = defaultdict[str, list[str]](list)
    for one, other in rich.pairs(night):
        partners[one].append(other)
    numbers = count(A_NIGHT * night)
    for one, others in partners.items():
        for at in range(0, len(others), TOGETHER):
            yield rich.rich(next(numbers), (one, *others[at : at + TOGETHER]))


OWN: dict[str, Positions] = {"wheel_of_time": meetings}
"""Games whose positions are not those that games begin with."""


CHECKS: dict[str, Callable[[Game[Any]], None]] = {"wheel_of_time": rich.check}
"""What must hold in one game alone."""


def positions_of(slug: str) -> Positions:
    """The positions from which a game is played."""
    return OWN.get(slug) or beginnings(slug)


def check(game: Game[Any], number: int) -> None:
    """Assert what must hold at every decision of every game."""
    saved = save(game)
    assert save(load(game.rules, saved)) == saved, "a saved game is another one when it is loaded"
    assert game.is_over or game.asks, "no seat must decide, and the game is not over"
    assert str(game), "a table without text"
    if own := CHECKS.get(game.rules.slug):
        own(game)
    chance = dice(number)
    for seat, ask in game.asks.items():
        assert allows(ask, some_answer(ask, chance)), f"seat {seat} can give an illegal answer to {ask}"
    for seat in game.state.seats:
        world = imagine(game, seat, chance.fork())
        assert sight(world, seat) == sight(game, seat), f"what seat {seat} imagines differs from what it sees"
    assert save(game) == saved, "looking has changed the game"


def play(game: Game[Any], number: int, decisions: int = DECISIONS) -> int:
    """Play a position at random and check every decision. Returns how many there were."""
    chance = dice(number)
    for made in range(decisions):
        check(game, number)
        if game.is_over:
            return made
        seat, answer = turn(game, chance)
        refusal = game.why_not(seat, answer)
        assert refusal is None, f"seat {seat} is refused {answer}: {refusal}"
        game.answer(seat, answer)
    return decisions


def main() -> None:
    """Play the positions of a night until the time is up, and print how many decisions were checked."""
    parser = argparse.ArgumentParser(prog="fuzz", description=main.__doc__)
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--night", type=int, default=datetime.now(UTC).toordinal(), help="default: counts the days")
    asked = parser.parse_args()
    until, decisions, number = time.monotonic() + 60 * asked.minutes, 0, 0
    for number, game in enumerate(positions_of(asked.game)(asked.night)):
        try:
            decisions += play(game, number)
        except Exception as error:
            error.add_note(f"{asked.game}, night {asked.night}, position {number}:\n{game}")
            raise
        if time.monotonic() > until:
            break
    print(f"{asked.game}, night {asked.night}: {number + 1} positions, {decisions} decisions")


if __name__ == "__main__":
    main()

"""A league: the net that learns plays against its predecessors, regulars, pages and a few squires.

Rule players never play in it: they are the yardstick.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from regalia import games
from regalia.bots.judgement import shares
from regalia.bots.training.playing import REGULAR, Turn, nets_in, play
from regalia.core import Game, Seat

LEARNER = "learner"
KEPT = 20
"""How many predecessors play."""
OTHERS = 0.5
"""The part of the seats of others than the net that learns."""
SQUIRES, REGULARS, PAGES, FIRST = 0.05, 0.2, 0.05, 0.1
"""Of those seats, the parts of squires, regulars, pages and the first net; the rest are predecessors."""
AT_BEST = 0.5
"""How often another net gives its best answers instead of drawing them."""
PLACE = 0.3
"""The part of the reward that is for the place, not for the victory."""
FORESIGHT = 0.97
"""How far back a surprise is credited (the λ of Schulman et al. 2016); the reward is not discounted."""


class Round(Struct, frozen=True):
    """Some games of the league, played by one process: nets are sent to it once for all of them."""

    slug: str
    numbers: tuple[int, ...]
    nets: dict[str, bytes]
    """The file of each net: the learner, then its predecessors, the first net first."""


class Played(Struct, frozen=True):
    """What came of some games."""

    turns: list[Turn]
    """Of the net that learns."""
    met: dict[str, int]
    """How often it met others, by kind: `squire`, `regular`, `page`, `first net` or `predecessor`."""
    ahead: dict[str, float]
    """How often it was ahead of them in the end; equal places count half."""


def line_up(rng: Random, seats: int, predecessors: Sequence[str]) -> list[str]:
    """Who plays: the net that learns in about half of the seats, and in one at least."""
    players = [LEARNER if rng.random() >= OTHERS else opponent(rng, predecessors) for _ in range(seats)]
    players[rng.randrange(seats)] = LEARNER
    return players


def at_best(rng: Random, players: Sequence[str]) -> set[int]:
    """The seats of other nets that give their best answers; the net that learns always draws."""
    return {seat for seat, player in enumerate(players) if player != LEARNER and rng.random() < AT_BEST}


def opponent(rng: Random, predecessors: Sequence[str]) -> str:
    """One of the others."""
    if not predecessors:
        return "page"
    drawn = rng.random()
    for name, part in (("squire", SQUIRES), (REGULAR, REGULARS), ("page", PAGES), (predecessors[0], FIRST)):
        if drawn < part:
            return name
        drawn -= part
    return rng.choice(predecessors)


def rewards(game: Game[Any]) -> list[float]:
    """What each seat learns from the end: its share of the victory, and the part of the others that it is ahead of."""
    ranks, won = ranks_of(game), shares(game)
    return [(1 - PLACE) * won[seat] + PLACE * place(ranks, seat) for seat in game.state.seats]


def ranks_of(game: Game[Any]) -> dict[Seat, int]:
    """The rank of each seat; 1 for winners."""
    return {rank.seat: rank.rank for rank in game.rules.rank(game.state)}


def place(ranks: Mapping[Seat, int], seat: Seat) -> float:
    """The part of the others that a seat is ahead of. Alone, all of them."""
    others = [rank for other, rank in ranks.items() if other != seat]
    return sum(ahead(ranks[seat], rank) for rank in others) / len(others) if others else 1.0


def ahead(mine: int, other: int) -> float:
    """1 for the better rank, one half for equal ones."""
    return (other > mine) + 0.5 * (other == mine)


def credited(turns: Sequence[Turn], reward: float) -> list[Turn]:
    """The turns of one seat in a game, with what each gained."""
    done: list[Turn] = []
    gained, after = 0.0, reward
    for turn in reversed(turns):
        gained = after - turn.value + FORESIGHT * gained
        after = turn.value
        done.append(Turn(turn.seen, turn.picked, turn.probability, turn.value, gained))
    return done[::-1]


def play_round(given: Round) -> Played:
    """Play games, each with any number of seats from two on; what the net that learns did, and how it fared."""
    turns: list[Turn] = []
    met, won = Counter[str](), dict[str, float]()
    nets = nets_in(given.nets, given.slug)
    predecessors = [name for name in nets if name != LEARNER]
    counts = [count for count in games.load(given.slug).seats if count > 1]
    for number in given.numbers:
        rng = Random(number)  # noqa: S311 - not the rules' chance
        players = line_up(rng, rng.choice(counts), predecessors)
        played = play(given.slug, players, nets, rng, at_best(rng, players))
        paid, ranks = rewards(played.game), ranks_of(played.game)
        for seat in (seat for seat, player in enumerate(players) if player == LEARNER):
            turns += credited(played.turns[seat], paid[seat])
            for other, player in enumerate(players):
                if player != LEARNER:
                    kind = kind_of(player, predecessors)
                    met[kind] += 1
                    won[kind] = won.get(kind, 0.0) + ahead(ranks[seat], ranks[other])
    return Played(turns, met, won)


def kind_of(player: str, predecessors: Sequence[str]) -> str:
    """What an opponent is: a level, the first net or another predecessor."""
    if player not in predecessors:
        return player
    return "first net" if player == predecessors[0] else "predecessor"

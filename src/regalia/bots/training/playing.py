"""Games between nets, levels and rule players, for training and for the gate."""

from collections.abc import Container, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from io import BytesIO
from math import exp
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from regalia import games
from regalia.bots import decide
from regalia.bots.choices import considered
from regalia.bots.habits import usual
from regalia.bots.judgement import judgement_of
from regalia.bots.net import Net
from regalia.bots.sight import Seen, Sight
from regalia.core import Answer, Chance, Game, Seat, imagine
from regalia.core.questions import lone_answer

REGULAR = "regular"
"""A player that draws its answers by the habits of good players, or as a page would in a game without habits."""


class Turn(Struct, frozen=True):
    """A decision that a net took by its probabilities, and what came of it."""

    seen: Seen
    picked: int
    probability: float
    value: float
    """The reward that it expected."""
    gained: float = 0.0
    """How much more came than was expected (generalised advantage)."""


class Played(Struct, frozen=True):
    """A finished game."""

    game: Game[Any]
    turns: list[list[Turn]]
    """The turns of each seat that was played by a net."""


def play(slug: str, players: Sequence[str], nets: Mapping[str, Net], rng: Random, at_best: Container[Seat] = ()) -> Played:
    """Play a game between players by name: a net, a level, a rule player or `regular`.

    Nets draw their answers; those in the `at_best` seats give their best ones. The same state of `rng` gives the same game.
    """
    rules = games.load(slug)
    game = rules.begin(len(players), rng.randbytes(32).hex(), rules.options().ending)
    chance, turns = Chance(rng.randbytes(32).hex()), [list[Turn]() for _ in players]
    while not game.is_over:
        seat = min(game.asks)
        answer = lone_answer(game.asks[seat])
        if answer is None:
            world = imagine(game, seat, chance)
            net = nets.get(players[seat])
            if players[seat] == REGULAR:
                answer = usual(judgement_of(slug), world, seat, rng)
            elif net is None:
                answer = decide(players[seat], world, seat, rng.randbytes(32).hex())
            else:
                answer = answered(world, seat, net, rng, seat in at_best, turns[seat])
        game.answer(seat, answer)
    return Played(game, turns)


def answered(world: Game[Any], seat: Seat, net: Net, rng: Random, at_best: bool, turns: list[Turn]) -> Answer:
    """The answer of a net, drawn by its probabilities or the best; the turn is added to those of its seat."""
    slug = world.rules.slug
    answers, weights = considered(judgement_of(slug), world, seat, rng)
    if len(answers) == 1:
        return answers[0]
    seen = sight_of(slug).of(world, seat, answers, weights)
    rows = in_rows(seen, net)
    scores: list[float] = net.scores(rows).tolist()
    if at_best:
        return answers[scores.index(max(scores))]
    top = max(scores)
    parts = [exp(score - top) for score in scores]
    picked = rng.choices(range(len(answers)), parts)[0]
    turns.append(Turn(seen, picked, parts[picked] / sum(parts), net.value(rows)))
    return answers[picked]


def in_rows(seen: Seen, net: Net) -> Seen:
    """Tokens as rows of a net: all nets of a game have the same tokens."""
    state, *options = ([row for token in bag for row in net.row(token)] for bag in (seen.state, *seen.options))
    return Seen(state, options)


@cache
def sight_of(slug: str) -> Sight:
    """The sight of a game, made once in each process."""
    return Sight(games.load(slug))


def nets_in(files: Mapping[str, bytes], slug: str) -> dict[str, Net]:
    """Nets from the bytes of their files. A process keeps those that it read last."""
    found = {
        name: (digest := blake2b(file).digest(), KEPT.get(digest) or net_in(file, slug)) for name, file in files.items()
    }
    KEPT.clear()
    KEPT.update(found.values())
    return {name: net for name, (_, net) in found.items()}


def net_in(file: bytes, slug: str) -> Net:
    """A net from the bytes of its file, which must be for the game as it is now."""
    with np.load(BytesIO(file), allow_pickle=False) as arrays:
        return Net(games.load(slug), dict(arrays), packed=False)


KEPT: dict[bytes, Net] = {}

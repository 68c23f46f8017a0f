"""Nets with random weights, which know the tokens of some positions: they play badly, but legally."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.bots import herald
from regalia.bots.choices import considered
from regalia.bots.judgement import judgement_of
from regalia.bots.net import SHAPES, WIDTH
from regalia.bots.sight import Sight
from regalia.core import Answer, Game, Rules, Seat, lone_answer
from tests.playing import moments


class Decision(NamedTuple):
    """A decision of a random game, with the answers that a bot considers."""

    game: Game[Any]
    seat: Seat
    answers: list[Answer]
    weights: list[float]


def decisions(rules: Rules[Any], seats: int, most: int, every: int = 7) -> Iterator[Decision]:
    """Some decisions of a random game, `every` answers apart."""
    found = 0
    for game in islice(moments(rules, seats, 3), 1, None, every):
        for seat, ask in game.asks.items():
            if found < most and lone_answer(ask) is None:
                answers, weights = considered(judgement_of(rules.slug), game, seat, Random(found))
                found += 1
                yield Decision(game.copy(), seat, [*answers], [*weights])
        if found == most:
            return


def random_arrays(rules: Rules[Any], known: Iterable[Decision]) -> dict[str, NDArray[Any]]:
    """The arrays of a net that knows the tokens of these decisions."""
    sight, draw = Sight(rules), np.random.default_rng(1)
    bags = [bag for each in known for seen in [sight.of(*each)] for bag in (seen.state, *seen.options)]
    tokens = sorted({token for bag in bags for token in bag})
    arrays: dict[str, NDArray[Any]] = {
        name: draw.normal(0, 0.1, shape).astype(np.float16) for name, shape in SHAPES.items()
    }
    arrays["tokens"] = np.array(tokens, np.uint32)
    arrays["rows"] = draw.normal(0, 0.1, (len(tokens), WIDTH)).astype(np.float16)
    arrays["schema"] = np.array(sight.schema)
    return arrays


def written(path: Path, rules: Rules[Any], **arrays: Any) -> Path:
    """A file with a net, some of whose arrays are replaced."""
    np.savez_compressed(path, **random_arrays(rules, decisions(rules, 4, 4)) | arrays)
    return path


def forget() -> None:
    """Look for the nets of games again."""
    herald.net_of.cache_clear()
    herald._has_net.cache_clear()

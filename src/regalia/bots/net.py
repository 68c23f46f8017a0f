"""Learned players with NumPy: a net that scores the answers to a question and values positions. Nothing here knows a game.

A net reads the bags of `regalia.bots.sight`. Each known token has a row of a table, and a bag is the sum of its rows:
`state` for what the seat sees, `option` for each answer. With `relu(x) = max(x, 0)`:

    state  = relu(rows of the state + state_bias)
    gated  = (gate·state + gate_bias) * option
    hidden = relu(state_hidden·state + hidden_bias + option_hidden·option + gated_hidden·gated)
    score  = score·relu(narrow·hidden + narrow_bias)
    value  = sigmoid(share·relu(value_hidden·state + value_bias) + share_bias)

The higher its score, the better an answer; probabilities are their softmax. The value is the share of the victory that the
seat may expect. `SHAPES` lists the arrays of a file; matrices have a row for each output, as in PyTorch.

At play, the rows of tokens that are remembered together are added up once, and their sum becomes a row of its own.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from regalia.bots.choices import considered
from regalia.bots.judgement import judgement_of
from regalia.bots.sight import Seen, Sight
from regalia.bots.sight.values import Bag
from regalia.core import Answer, Game, Rules, Seat

WIDTH, HIDDEN, NARROW = 64, 96, 32
"""The widths of a row, of the layer that joins state and option, and of the last layers."""
SHAPES: Mapping[str, tuple[int, ...]] = {
    "state_bias": (WIDTH,),
    "gate": (WIDTH, WIDTH),
    "gate_bias": (WIDTH,),
    "state_hidden": (HIDDEN, WIDTH),
    "hidden_bias": (HIDDEN,),
    "option_hidden": (HIDDEN, WIDTH),
    "gated_hidden": (HIDDEN, WIDTH),
    "narrow": (NARROW, HIDDEN),
    "narrow_bias": (NARROW,),
    "score": (1, NARROW),
    "value_hidden": (NARROW, WIDTH),
    "value_bias": (NARROW,),
    "share": (1, NARROW),
    "share_bias": (1,),
}
"""The weights in a file, as float16 or float32. It also has `tokens` (uint32, sorted) and `rows` (a row of `WIDTH` for each
token), and the text `schema` (`Sight.schema`)."""
SPARE = 40_000
"""Rows for sums; when they are used up, everything that is remembered is forgotten."""
MARGIN = 4_000
"""Most sums that one decision can need."""

Floats: TypeAlias = NDArray[np.float32]


class OtherSchemaError(ValueError):
    """A net was trained with other views, options, content or rules than the game has now."""


class Odds(NamedTuple):
    """The answers that a net considers, and how likely it gives each."""

    answers: Sequence[Answer]
    probabilities: Floats


class Net:
    """A learned player of one game. Not for several threads at a time."""

    def __init__(self, rules: Rules[Any], arrays: Mapping[str, NDArray[Any]], packed: bool = True) -> None:
        """`packed`: add up rows that are remembered together.

        Raises ValueError if an array is missing or has another shape.
        """
        for name, shape in SHAPES.items():
            if name not in arrays or arrays[name].shape != shape:
                raise ValueError(f"a net needs the array {name} of shape {shape}")
        self.rules = rules
        self._packed = packed
        self._weights = {name: np.ascontiguousarray(arrays[name].T, dtype=np.float32) for name in SHAPES}
        self._row_of = {int(token): row for row, token in enumerate(arrays["tokens"])}
        rows = np.asarray(arrays["rows"], dtype=np.float32)
        self._zero = len(rows)
        self._next = self._zero + 1
        self._table = np.concatenate([rows, np.zeros((1 + SPARE * packed, WIDTH), np.float32)])
        self.sight = Sight(rules, self)

    @classmethod
    def read(cls, path: Path, rules: Rules[Any], packed: bool = True) -> Self:
        """Read a net of a game. Raises OtherSchemaError if it was trained with other views, options, content or rules."""
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        net = cls(rules, arrays, packed)
        if str(arrays.get("schema", "")) != net.sight.schema:
            raise OtherSchemaError(
                f"{path} was trained with other views, options, content or rules of {rules.slug}; train it again with "
                f"regalia learn {rules.slug} --net {path}"
            )
        return net

    def row(self, token: int, /) -> Bag:
        """The row of a token; none if the net does not know it."""
        known = self._row_of.get(token)
        return [] if known is None else [known]

    def together(self, rows: Bag, /) -> Bag:
        """A new row with the sum of some rows."""
        if len(rows) < 2 or not self._packed or self._next == len(self._table):
            return rows
        row, self._next = self._next, self._next + 1
        self._table[row] = self._table[rows].sum(axis=0)
        return [row]

    def seen(self, game: Game[Any], seat: Seat, answers: Sequence[Answer], weights: Sequence[float] | None = None) -> Seen:
        """What a seat sees and can answer, as rows of this net."""
        if self._packed and self._next > len(self._table) - MARGIN:
            self.sight.writers.forget()
            self._next = self._zero + 1
        return self.sight.of(game, seat, answers, weights)

    def scores(self, seen: Seen) -> Floats:
        """The score of each answer."""
        weights, state = self._weights, self._state(seen)
        flat: list[int] = []
        starts: list[int] = []
        for option in seen.options:
            starts.append(len(flat))
            flat.append(self._zero)
            flat += option
        options = np.add.reduceat(self._table[flat], starts, axis=0)
        gate = state @ weights["gate"] + weights["gate_bias"]
        hidden = state @ weights["state_hidden"] + weights["hidden_bias"]
        hidden = hidden + options @ weights["option_hidden"] + (options * gate) @ weights["gated_hidden"]
        narrow = np.maximum(np.maximum(hidden, 0) @ weights["narrow"] + weights["narrow_bias"], 0)
        scores: Floats = (narrow @ weights["score"])[:, 0]
        return scores

    def value(self, seen: Seen) -> float:
        """The share of the victory that the seat may expect."""
        weights = self._weights
        hidden = np.maximum(self._state(seen) @ weights["value_hidden"] + weights["value_bias"], 0)
        return float(1 / (1 + np.exp(-(hidden @ weights["share"] + weights["share_bias"])[0])))

    def _state(self, seen: Seen) -> Floats:
        state: Floats = np.maximum(self._table[seen.state].sum(axis=0) + self._weights["state_bias"], 0)
        return state

    def probabilities(self, game: Game[Any], seat: Seat, rng: Random, temperature: float = 1.0) -> Odds:
        """The answers considered, all or a sample, and how likely each is given: `softmax(scores / temperature)`.

        At temperature 0 the best answer is certain.
        """
        answers, weights = considered(judgement_of(self.rules.slug), game, seat, rng)
        scores = self.scores(self.seen(game, seat, answers, weights))
        if temperature <= 0:
            return Odds(answers, np.eye(len(answers), dtype=np.float32)[int(scores.argmax())])
        odds = np.exp((scores - scores.max()) / temperature)
        return Odds(answers, odds / odds.sum())

    def answer(self, game: Game[Any], seat: Seat, rng: Random, temperature: float = 0.0) -> Answer:
        """An answer to the question that a seat is asked: the best at temperature 0, otherwise drawn by its probability."""
        answers, odds = self.probabilities(game, seat, rng, temperature)
        return rng.choices(answers, weights=odds.tolist())[0]

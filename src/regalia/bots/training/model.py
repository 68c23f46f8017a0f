"""The net in PyTorch: what `regalia.bots.net` computes with NumPy, for many decisions at once and with gradients."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from msgspec import Struct
from numpy.typing import NDArray
from torch import Tensor

from regalia.bots.net import SHAPES, WIDTH
from regalia.bots.sight import Seen
from regalia.bots.training.bags import Bags, Ints, Vocabulary

Weights: TypeAlias = dict[str, Tensor]
CAPACITY = 21_500
"""Most rows of the table: a file of 3 MB."""
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Batch(Struct, frozen=True):
    """Some decisions: tokens (as rows of the table) of states and of options, and whose the options are."""

    states: tuple[Tensor, Tensor]
    options: tuple[Tensor, Tensor]
    owner: Tensor
    """For each option the index of its decision."""
    number: int


class Examples:
    """Decisions to learn from, as rows of the table."""

    def __init__(self, seen: Sequence[Seen], vocabulary: Vocabulary) -> None:
        """`seen` has tokens, of which the vocabulary learns the new ones, and at least one option each."""
        self.states = Bags(each.state for each in seen)
        self.options = Bags(option for each in seen for option in each.options)
        self.widths: Ints = np.array([len(each.options) for each in seen], np.int64)
        self.first: Ints = np.cumsum(self.widths) - self.widths
        vocabulary.learn(self.states, self.options)
        vocabulary.replace(self.states)
        vocabulary.replace(self.options)

    def options_of(self, which: Ints) -> Ints:
        """The indices of the options of some decisions, in order."""
        widths = self.widths[which]
        starts = np.cumsum(widths) - widths
        return np.arange(int(widths.sum())) - np.repeat(starts, widths) + np.repeat(self.first[which], widths)

    def batch(self, which: Ints) -> Batch:
        """Some decisions."""
        owner = np.repeat(np.arange(len(which)), self.widths[which])
        states, options = self.states.take(which), self.options.take(self.options_of(which))
        return Batch(tensors(*states), tensors(*options), tensors(owner)[0], len(which))


def tensors(*arrays: NDArray[Any]) -> tuple[Any, ...]:
    """Arrays as tensors where the net is."""
    return tuple(torch.from_numpy(array).to(DEVICE) for array in arrays)


def fresh_weights(seed: int) -> Weights:
    """A net that knows nothing, and prefers nothing."""
    torch.manual_seed(seed)
    weights = {name: torch.randn(shape) / shape[-1] ** 0.5 for name, shape in SHAPES.items()}
    weights |= {name: torch.zeros(shape) for name, shape in SHAPES.items() if name.endswith("bias")}
    weights["score"] *= 0.1
    weights["rows"] = torch.randn(CAPACITY, WIDTH) * 0.05
    return {name: each.to(DEVICE).requires_grad_() for name, each in weights.items()}


def forward(weights: Weights, batch: Batch, dropout: float = 0.0) -> tuple[Tensor, Tensor]:
    """The score of every option, and the logit of every decision's value."""
    state, option = (
        F.embedding_bag(rows, weights["rows"], starts, mode="sum", sparse=True)
        for rows, starts in (batch.states, batch.options)
    )
    state = F.dropout(F.relu(state + weights["state_bias"]), dropout, dropout > 0)
    gate = F.linear(state, weights["gate"], weights["gate_bias"])[batch.owner]
    hidden = F.linear(state, weights["state_hidden"], weights["hidden_bias"])[batch.owner]
    hidden = hidden + F.linear(option, weights["option_hidden"]) + F.linear(gate * option, weights["gated_hidden"])
    narrow = F.relu(F.linear(F.relu(hidden), weights["narrow"], weights["narrow_bias"]))
    value = F.relu(F.linear(state, weights["value_hidden"], weights["value_bias"]))
    return F.linear(narrow, weights["score"])[:, 0], F.linear(value, weights["share"], weights["share_bias"])[:, 0]


def log_softmax(score: Tensor, batch: Batch) -> Tensor:
    """The logarithm of the probability of each option among those of its decision."""
    nothing = torch.full((batch.number,), -1e9, device=score.device)
    centred = score - nothing.scatter_reduce(0, batch.owner, score.detach(), "amax")[batch.owner]
    total = torch.zeros(batch.number, device=score.device).index_add(0, batch.owner, centred.exp())
    return centred - total.log()[batch.owner]


class Optimizer:
    """Adam: sparse for the table, of which a batch uses few rows; gradients of the rest are clipped."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rest = [weights[name] for name in SHAPES]
        self.both = [torch.optim.SparseAdam([weights["rows"]], rate), torch.optim.Adam(self.rest, rate)]

    def step(self, loss: Tensor) -> None:
        """Follow the gradient of a loss."""
        for each in self.both:
            each.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.rest, 1.0)
        for each in self.both:
            each.step()

    def set_rate(self, rate: float) -> None:
        """Set the learning rate."""
        for each in self.both:
            for group in each.param_groups:
                group["lr"] = rate

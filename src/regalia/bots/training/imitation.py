"""Imitation: a net that answers as squires would."""

from collections.abc import Callable, Sequence
from math import cos, pi
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from regalia.bots.training.model import Examples, Optimizer, Weights, forward, log_softmax, tensors

EPOCHS = 4
BATCH = 256
RATE = 2e-3
DROPOUT = 0.15
VALUE = 0.5
"""The weight of the outcome beside the answers."""


def imitate(
    weights: Weights,
    examples: Examples,
    labels: Sequence[Sequence[float]],
    won: Sequence[float],
    report: Callable[[str], None],
    epochs: int = EPOCHS,
) -> float:
    """Fit the net to decisions; a tenth of them is held out. Returns how often it agrees with the squire there."""
    target = np.concatenate([np.asarray(label, np.float32) for label in labels])
    outcome = np.asarray(won, np.float32)
    everything = np.arange(len(labels))
    held = everything >= len(labels) * 9 // 10
    optimizer, rng = Optimizer(weights, RATE), np.random.default_rng(0)
    learned, tested = everything[~held], everything[held]
    steps, done = epochs * (len(learned) // BATCH + 1), 0
    agrees = 0.0
    for epoch in range(epochs):
        for which in np.array_split(rng.permutation(learned), len(learned) // BATCH + 1):
            optimizer.set_rate(RATE * slope(done / steps))
            optimizer.step(loss(weights, examples, which, target, outcome, DROPOUT)[0])
            done += 1
        with torch.no_grad():
            found, agrees = loss(weights, examples, tested, target, outcome, 0.0)
        report(f"epoch {epoch + 1} of {epochs}: held out loss {float(found):.3f}, agreement {agrees:.1%}")
    return agrees


def slope(done: float) -> float:
    """The learning rate after a part of the steps: up at first, then slowly down to nothing."""
    return done / 0.15 if done < 0.15 else (1 + cos(pi * (done - 0.15) / 0.85)) / 2


def loss(
    weights: Weights,
    examples: Examples,
    which: NDArray[np.int64],
    target: NDArray[np.float32],
    outcome: NDArray[np.float32],
    dropout: float,
) -> tuple[Any, float]:
    """How badly the net predicts some decisions, and in what part of them it prefers the same answer."""
    batch = examples.batch(which)
    score, value = forward(weights, batch, dropout)
    wanted, ended = tensors(target[examples.options_of(which)], outcome[which])
    likely = log_softmax(score, batch)
    best = torch.full((batch.number,), -1e9, device=score.device).scatter_reduce(0, batch.owner, likely.detach(), "amax")
    top = torch.zeros(batch.number, device=score.device).scatter_reduce(0, batch.owner, wanted, "amax")
    same = (likely.detach() == best[batch.owner]) & (wanted == top[batch.owner])
    answers = -(wanted * likely).sum() / batch.number
    outcomes = torch.nn.functional.binary_cross_entropy_with_logits(value, ended)
    return answers + VALUE * outcomes, float(same.sum()) / batch.number

"""Learning from a league's games: proximal policy optimisation (Schulman et al. 2017)."""

from collections.abc import Sequence

import numpy as np
import torch

from regalia.bots.training.curve import Progress
from regalia.bots.training.model import Examples, Optimizer, Weights, forward, log_softmax, tensors
from regalia.bots.training.playing import Turn

EPOCHS = 2
BATCH = 384
CLIP = 0.2


def improve(
    weights: Weights,
    optimizer: Optimizer,
    examples: Examples,
    turns: Sequence[Turn],
    seed: int,
    bonus: float,
) -> Progress:
    """Make answers likelier that brought more than was expected, and expect what came.

    `bonus` is what the entropy of the answers counts, which keeps them from being drawn too unevenly too early.
    """
    picked = np.array([turn.picked for turn in turns])
    old = np.log(np.array([turn.probability for turn in turns], np.float32))
    gained = np.array([turn.gained for turn in turns], np.float32)
    returned = gained + np.array([turn.value for turn in turns], np.float32)
    better = (gained - gained.mean()) / (gained.std() + 1e-6)
    rng, figures = np.random.default_rng(seed), []
    for _ in range(EPOCHS):
        for which in np.array_split(rng.permutation(len(turns)), len(turns) // BATCH + 1):
            batch = examples.batch(which)
            score, value = forward(weights, batch)
            likely = log_softmax(score, batch)
            places = np.cumsum(examples.widths[which]) - examples.widths[which] + picked[which]
            before, gain, back, index = tensors(old[which], better[which], returned[which], places)
            mine = likely[index]
            ratio = (mine - before).exp()
            entropy = -(likely.exp() * likely).sum() / batch.number
            error = ((torch.sigmoid(value) - back) ** 2).mean()
            answers = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            optimizer.step(answers + error - bonus * entropy)
            figures.append((float(entropy.detach()), float((before - mine.detach()).mean()), float(error.detach())))
    entropy_mean, change, error_mean = (float(each) for each in np.mean(figures, axis=0))
    return Progress(entropy_mean, change, 1 - error_mean / float(returned.var() + 1e-9))

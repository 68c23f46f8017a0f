"""Bags of tokens as flat arrays, and the tokens that have a row in a net's table."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
SELDOM = 3
"""The number of bags with a token from which it has a row: rarer ones teach nothing that holds elsewhere."""


class Bags:
    """Lists of tokens of different lengths, in one array."""

    def __init__(self, lists: Iterable[Sequence[int]]) -> None:
        kept = [np.asarray(each, np.int64) for each in lists]
        self.lengths: Ints = np.array([len(each) for each in kept], np.int64)
        self.flat: Ints = np.concatenate([*kept, np.zeros(0, np.int64)])
        self.starts: Ints = np.cumsum(self.lengths) - self.lengths

    def take(self, which: Ints) -> tuple[Ints, Ints]:
        """Some of the bags: their elements, one after the other, and where each begins."""
        lengths = self.lengths[which]
        starts = np.cumsum(lengths) - lengths
        places = np.arange(int(lengths.sum())) - np.repeat(starts, lengths) + np.repeat(self.starts[which], lengths)
        return self.flat[places], starts

    def keep(self, wanted: NDArray[np.bool_], flat: Ints) -> None:
        """Replace all elements, and drop those that are not wanted."""
        owners = np.repeat(np.arange(len(self.lengths)), self.lengths)
        self.lengths = np.bincount(owners[wanted], minlength=len(self.lengths)).astype(np.int64)
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.flat = flat[wanted]


class Vocabulary:
    """Which row of a table belongs to which token."""

    def __init__(self, tokens: Iterable[int], capacity: int) -> None:
        """`tokens` have the first rows, in their order."""
        self.tokens: list[int] = [*tokens]
        self.capacity = capacity

    def learn(self, *bags: Bags) -> None:
        """Give rows to the tokens of some bags that are not too rare, the most frequent first, while there are any left."""
        found, counts = np.unique(np.concatenate([each.flat for each in bags]), return_counts=True)
        new = (counts >= SELDOM) & ~np.isin(found, np.array(self.tokens, np.int64))
        order = np.argsort(-counts[new], kind="stable")[: self.capacity - len(self.tokens)]
        self.tokens += found[new][order].tolist()

    def replace(self, bags: Bags) -> None:
        """Rows in the place of tokens; tokens without a row are left out."""
        known = np.array(self.tokens, np.int64)
        order = np.argsort(known)
        places = np.searchsorted(known, bags.flat, sorter=order)
        rows = order[np.minimum(places, len(known) - 1)] if len(known) else np.zeros_like(bags.flat)
        hit = known[rows] == bags.flat if len(known) else np.zeros(len(bags.flat), np.bool_)
        bags.keep(hit, rows)

"""Tokens as arrays of one size, for libraries that need it. What does not fit raises an error; nothing is cut."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from regalia.research.layout import Layout
from regalia.research.table import Table
from regalia.research.tokens import Row

GAMES = 12
"""Random games that are played to find the usual number of tokens."""


class TooManyTokensError(Exception):
    """Raised for an observation with more tokens than there is room for: make the array larger."""


def dense(row: Row, capacity: int) -> NDArray[np.int32]:
    """Tokens as an array of shape `(capacity, 2)`: field and value, both increased by 1; 0 where there is no token.

    Negative values stay negative. Raises TooManyTokensError if there are more tokens than `capacity`.
    """
    count = len(row) // 2
    if count > capacity:
        raise TooManyTokensError(f"{count} tokens do not fit into {capacity}")
    array = np.zeros((capacity, 2), np.int32)
    tokens = np.array(row, np.int32).reshape(count, 2)
    array[:count, 0] = tokens[:, 0] + 1
    array[:count, 1] = np.where(tokens[:, 1] >= 0, tokens[:, 1] + 1, tokens[:, 1])
    return array


def mask(legal: list[int], size: int) -> NDArray[np.int8]:
    """1 for each legal action."""
    array = np.zeros(size, np.int8)
    array[legal] = 1
    return array


def usual_capacity(layout: Layout, seats: int) -> int:
    """Twice the most tokens that occur in some random games, as a multiple of 64. The same for the same game and seats."""
    most, random = 0, Random(0)  # noqa: S311 - not the rules' chance
    for number in range(GAMES):
        table = Table(layout, seats, f"{number:064x}")
        while not table.is_over and table.seat is not None:
            most = max(most, len(table.observe(table.seat)) // 2)
            table.act(random.choice(table.legal()))
        most = max(most, len(table.observe(0)) // 2)
    return -(-2 * most // 64) * 64

"""The softmax function, for judgements and bots."""

from collections.abc import Sequence
from math import exp


def softmax(values: Sequence[float], heat: float = 1.0) -> list[float]:
    """Fractions that sum to 1, in proportion to the exponentials of the values; more heat makes them more similar."""
    best = max(values)
    odds = [exp((each - best) / heat) for each in values]
    total = sum(odds)
    return [each / total for each in odds]

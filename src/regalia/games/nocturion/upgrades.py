"""How positions saved under older rules are read."""

from typing import Any

Saved = dict[str, Any]


def from_version_1(position: Saved) -> Saved:
    """Who returned no more resources chose `Enough`. Only one seat is asked that, so no position holds the answer."""
    return position


def from_version_2(position: Saved) -> Saved:
    """Questions with one outcome were asked. A position that waits for such an answer goes on without it."""
    return position

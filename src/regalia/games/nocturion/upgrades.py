"""Upgrades of positions saved under older rules."""

from typing import Any

Saved = dict[str, Any]


def from_version_1(position: Saved) -> Saved:
    """Before: returning no more resources was `Enough`. Only one seat is asked that, so no position contains the answer."""
    return position


def from_version_2(position: Saved) -> Saved:
    """Before: questions with one outcome were asked. A position that waits for such an answer continues without it."""
    return position

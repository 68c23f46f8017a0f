"""Upgrades of positions saved under older versions of the rules to the next version, as plain JSON data."""

from typing import Any


def from_version_1(position: dict[str, Any]) -> dict[str, Any]:
    """If the position asks who stays below a cap, all forces have already joined; that is left as it is."""
    return position

"""Upgrades of positions saved under older versions of the rules to the next version, as plain JSON data."""

from typing import Any


def from_version_1(position: dict[str, Any]) -> dict[str, Any]:
    """If the position asks who stays below a cap, all forces have already joined; that is left as it is."""
    return position


def from_version_2(position: dict[str, Any]) -> dict[str, Any]:
    """Cards of an opening hand were asked for one by one: what is missing of a hand is asked for at once."""
    for step in position["stack"]:
        if step["type"] == "OpeningHands" and step.get("number", 0) > 0:
            step["number"], position["given"] = 1, {}
    return position

"""How positions saved under older versions of the rules become positions of the next version, as plain JSON data."""

from typing import Any


def from_version_1(position: dict[str, Any]) -> dict[str, Any]:
    """Forces beyond a cap had joined before their player chose who stays; where that is asked, they stay joined."""
    return position

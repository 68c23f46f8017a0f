"""Budgets of a game: from its `game.toml`, or the defaults."""

import tomllib

from regalia.games import resource

USUAL = {"decisions": 20_000.0, "copy": 15.0, "save": 25.0, "actions": 900.0}
"""Random decisions a second, microseconds a copy and a save with its load, and actions a second through sockets."""


def budget_of(slug: str) -> dict[str, float]:
    """The budgets of a game."""
    text = resource(slug, "game.toml").read_text("utf-8")
    own: dict[str, float] = tomllib.loads(text).get("budget", {})
    return USUAL | own

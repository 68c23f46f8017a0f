"""Fixtures of tests about time."""

from tests.server.tables.world import place, world

__all__ = ["place", "world"]

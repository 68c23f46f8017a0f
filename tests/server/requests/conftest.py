"""Fixtures of tests about time."""

from tests.server.table.world import place, there

__all__ = ["place", "there"]

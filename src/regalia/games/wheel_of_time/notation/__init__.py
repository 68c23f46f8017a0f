"""Notation of the worked examples: positions as lines of facts, actions in a few words (see examples.md)."""

from regalia.games.wheel_of_time.notation.actions import act, find, table
from regalia.games.wheel_of_time.notation.positions import lay_out

__all__ = ["act", "find", "lay_out", "table"]

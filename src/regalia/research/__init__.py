"""The games as environments for research: a closed list of actions, typed tokens for what a seat sees, and adapters.

Everything is derived from the types of a game's views, options and events: a game needs no code for it. docs/research.md
shows how to use it.
"""

from regalia.research.actions import ActionSpace
from regalia.research.layout import Layout, layout_of
from regalia.research.table import Table
from regalia.research.tokens import Tokens

__all__ = ["ActionSpace", "Layout", "Table", "Tokens", "layout_of"]

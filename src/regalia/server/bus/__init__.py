"""The bus: how processes that share a store tell each other that a table has changed. Receivers read the store."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, str], None]
"""Receives a table's id and the name of the arena that sent it."""


class Bus(Protocol):
    """Carries only ids of tables; all data is read from the store."""

    def tell(self, table: str, sender: str) -> None:
        """Announce that a table has changed; the change is already in the store."""
        ...

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Subscribe to all changes, including one's own. Returns a function that unsubscribes."""
        ...


class Here:
    """The bus of a single process; several arenas in it may share one."""

    def __init__(self) -> None:
        self._ears: list[Hear] = []

    def tell(self, table: str, sender: str) -> None:
        """Announce that a table has changed; the change is already in the store."""
        for hear in [*self._ears]:
            hear(table, sender)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Subscribe to all changes, including one's own. Returns a function that unsubscribes."""
        self._ears.append(hear)
        return lambda: self._ears.remove(hear)

"""The bus: how processes that share a store tell each other that a table has changed. Whoever hears it reads the store."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, str], None]
"""Called with a table's id, and with the name of the arena that tells it."""


class Bus(Protocol):
    """Carries nothing but the names of tables, so that a lost message costs one look at the store, and nothing else."""

    def tell(self, table: str, sender: str) -> None:
        """A table has changed, and it is in the store."""
        ...

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Hear of all changes from now on, one's own too. What is returned ends it."""
        ...


class Here:
    """The bus of a single process; several arenas in it may share one."""

    def __init__(self) -> None:
        self._ears: list[Hear] = []

    def tell(self, table: str, sender: str) -> None:
        """A table has changed, and it is in the store."""
        for hear in [*self._ears]:
            hear(table, sender)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Hear of all changes from now on, one's own too. What is returned ends it."""
        self._ears.append(hear)
        return lambda: self._ears.remove(hear)

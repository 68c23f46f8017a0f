"""What games in play wait for, without loading their play."""

from collections.abc import Sequence

from regalia.core import UnreadableSave
from regalia.core.views import decision
from regalia.games.library import Library
from regalia.server.play.play import position_of
from regalia.server.requests.registry import Tables
from regalia.server.store import Store, TableDoc, Unreadable
from regalia.server.table import packs
from regalia.server.wire.lobby import Awaited

MOST = 20_000
"""The number of tables that are remembered."""


class Awaiting:
    """Remembers what a table waits for until its next action."""

    def __init__(self, store: Store, tables: Tables, library: Library) -> None:
        self._store = store
        self._tables = tables
        self._library = library
        self._found: dict[str, tuple[tuple[int, int], Awaited | None]] = {}

    async def of(self, docs: Sequence[TableDoc]) -> dict[str, Awaited]:
        """What these tables wait for; those that cannot be read, or are over, are left out."""
        ready = [doc for doc in docs if not packs.is_gone(self._library, doc)]
        numbers = await self._store.numbers([doc.id for doc in ready]) if ready else {}
        found = [(doc.id, await self._one(doc, numbers.get(doc.id, (0, 0)))) for doc in ready]
        return {name: awaited for name, awaited in found if awaited is not None}

    async def _one(self, doc: TableDoc, number: tuple[int, int]) -> Awaited | None:
        known = self._found.get(doc.id)
        if known is None or known[0] != number:
            if len(self._found) >= MOST:
                self._found.clear()
            known = self._found[doc.id] = number, await self._read(doc, number)
        return known[1]

    async def _read(self, doc: TableDoc, number: tuple[int, int]) -> Awaited | None:
        """What a table waits for; a table in memory may not yet know what another node has saved."""
        table = self._tables.in_memory(doc.id)
        try:
            if table is not None and table.play is not None and table.numbers == number:
                game = table.play.game
            else:
                game = position_of(packs.rules_of(self._library, doc), doc, await self._store.snapshot(doc.id))
        except (Unreadable, UnreadableSave):
            return None
        waits = decision(game)
        return None if waits is None else Awaited([*waits.waiting], waits.kind)

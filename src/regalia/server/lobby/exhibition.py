"""The game that bots play for visitors of the home page."""

import asyncio
from contextlib import suppress

from regalia import games
from regalia.bots import stand_in_of
from regalia.server.errors import Refuse
from regalia.server.requests.handler import ask
from regalia.server.requests.opening import Opener
from regalia.server.requests.registry import Tables
from regalia.server.store import Person, TableDoc
from regalia.server.wire.opening import NewTable, SeatPlan

HOST = Person("exhibition", "")
"""The host of the table: no one can sign in as this person, who is not in the store."""


class Exhibition:
    """Keeps one table of bots alone, which play while someone watches."""

    def __init__(self, tables: Tables, opener: Opener) -> None:
        self._tables = tables
        self._opener = opener
        self._last: str | None = None
        self._dealing = asyncio.Lock()

    async def table(self, slug: str) -> TableDoc:
        """The table in play; a new one of this game after its end, or if a person has taken a seat at it. Raises Refuse."""
        async with self._dealing:
            return await self._in_play() or await self._deal(slug)

    async def _in_play(self) -> TableDoc | None:
        if self._last is None:
            return None
        with suppress(Refuse):
            doc = (await self._tables.get(self._last)).doc
            return None if doc.status != "playing" or doc.has_people else doc
        return None

    async def _deal(self, slug: str) -> TableDoc:
        counts = games.load(slug).seats
        seats = [SeatPlan("bot", level=stand_in_of(slug))] * counts[len(counts) // 2]
        table = await self._tables.get((await self._opener.open(HOST, NewTable(slug, seats, public=False))).id)
        await ask(table, lambda: self._tables.start(table, HOST, usual=True))
        self._last = table.doc.id
        return table.doc

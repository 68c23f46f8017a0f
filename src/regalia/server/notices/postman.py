"""Delivers notices: at least once, also after the arena was killed, and no more than once if it was not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from regalia.core import look
from regalia.server.errors import Refuse
from regalia.server.notices.posting import Outcome
from regalia.server.notices.quiet import awake_at
from regalia.server.notices.words import Message, message_of
from regalia.server.store import Store
from regalia.server.store.notices import Channel, Medium, Parcel
from regalia.server.tables.registry import Tables
from regalia.server.tables.table import Table

log = logging.getLogger(__name__)

Carrier = Callable[[Channel, Message, str], Awaitable[Outcome]]
"""Takes a message to a channel. The name is the same whenever it is sent again."""
ROUND = 5.0
"""Seconds between rounds."""
IN_HAND = 60.0
"""Seconds for which a node has a notice in hand: if it is killed meanwhile, the notice is delivered afterwards."""
HEARING = 15.0
"""Seconds until it is known who has a table open at another node."""
FIRST_RETRY, LONGEST_RETRY = 60.0, 86400.0
MOST_TRIES = 10
"""So often a notice is tried, in about a week."""
KEPT = 30 * 86400.0
"""Seconds for which sent notices are remembered."""


class Postman:
    """Takes what is due from the outbox to its channels."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        carriers: Mapping[Medium, Carrier],
        now: Callable[[], float],
        shared: bool = False,
    ) -> None:
        self._store = store
        self._tables = tables
        self._carriers = carriers
        self._now = now
        self._shared = shared
        """True if there are other nodes."""
        self._forgot_at = 0.0

    async def walk(self, is_on: Callable[[], bool] = lambda: True) -> None:
        """Run a round every few seconds, while this node is the one that delivers."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                if is_on():
                    await self.round()
            except Exception:  # the store may work again at the next round
                log.exception("notices cannot be delivered")

    async def round(self) -> None:
        """Deliver all that is due."""
        tried: set[tuple[str, str, str]] = set()
        for parcel in await self._store.parcels(self._now()):
            same = (parcel.channel.id, parcel.table, parcel.kind)
            await (self._store.sent(parcel.number) if same in tried else self._deliver(parcel))
            tried.add(same)
        if self._now() - self._forgot_at > 86400:
            self._forgot_at = self._now()
            await self._store.forget_sent(self._forgot_at - KEPT)

    async def _deliver(self, parcel: Parcel) -> None:
        """Deliver a notice, unless it is no longer so, not wanted, or the person is at the table. While the person's clocks
        stand it waits.
        """
        channel, carrier, now = parcel.channel, self._carriers.get(parcel.channel.medium), self._now()
        is_new_here = self._shared and self._tables.in_memory(parcel.table) is None
        table = await self._table(parcel.table)
        if table is None or carrier is None or not is_wanted(table, parcel):
            await self._store.sent(parcel.number)
            return
        awake = awake_at((await self._store.hours([channel.person])).get(channel.person), now)
        if awake > now or is_new_here:
            await self._store.hold(parcel, max(awake, now + HEARING * is_new_here))
        elif await self._store.hold(parcel, now + IN_HAND):
            name = f"{channel.id}-{parcel.table}-{parcel.mark}"
            await self._note(parcel, await carrier(channel, message_about(table, parcel), name))

    async def _table(self, name: str) -> Table | None:
        """A table; None if it cannot be loaded."""
        try:
            return await self._tables.get(name)
        except Refuse:
            return None

    async def _note(self, parcel: Parcel, outcome: Outcome) -> None:
        if outcome == "gone":
            await self._store.drop_channel(parcel.channel.person, parcel.channel.id)
        elif outcome == "sent":
            await self._store.delivered(parcel)
        elif parcel.tried + 1 >= MOST_TRIES:
            await self._store.sent(parcel.number)
        else:
            wait = min(FIRST_RETRY * 4**parcel.tried, LONGEST_RETRY)
            await self._store.put_off(parcel.number, self._now() + wait)


def message_about(table: Table, parcel: Parcel) -> Message:
    """A notice in words."""
    decision = look(table.play.game, None).decision if table.play is not None else None
    return message_of(parcel.channel, parcel.kind, parcel.table, table.doc.game, decision.kind if decision else None)


def is_wanted(table: Table, parcel: Parcel) -> bool:
    """True if the person wants this kind on the channel, is not at the table, and it is still so."""
    channel = parcel.channel
    return parcel.kind in channel.kinds and not table.presence.is_here(channel.person) and is_so(table, parcel)


def is_so(table: Table, parcel: Parcel) -> bool:
    """True if what a notice says still holds."""
    if parcel.kind == "over":
        return table.doc.status == "over"
    if table.play is None or table.doc.status != "playing" or table.doc.paused:
        return False
    return any(seat in table.play.game.asks for seat in table.seats_of(parcel.channel.person))

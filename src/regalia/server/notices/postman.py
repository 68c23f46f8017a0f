"""Delivers notices: at least once, also after the arena was killed, and no more than once if it was not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from regalia.core import look
from regalia.server.errors import Refuse
from regalia.server.notices.webhooks import Outcome
from regalia.server.notices.words import body_for, message_of
from regalia.server.store import Store
from regalia.server.store.notices import Parcel
from regalia.server.tables.registry import Tables
from regalia.server.tables.table import Table

log = logging.getLogger(__name__)

Post = Callable[[str, Any, str], Awaitable[Outcome]]
ROUND = 5.0
"""Seconds between rounds."""
FIRST_RETRY, LONGEST_RETRY = 60.0, 86400.0
MOST_TRIES = 10
"""So often a notice is tried, in about a week."""
KEPT = 30 * 86400.0
"""Seconds for which sent notices are remembered."""


class Postman:
    """Takes what is due from the outbox to its channels."""

    def __init__(self, store: Store, tables: Tables, post: Post, now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._post = post
        self._now = now
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
        """Deliver a notice, unless it is no longer so or the person is at the table."""
        try:
            table = await self._tables.get(parcel.table)
        except Refuse:
            await self._store.sent(parcel.number)
            return
        if table.presence.is_here(parcel.channel.person) or not is_so(table, parcel):
            await self._store.sent(parcel.number)
            return
        decision = look(table.play.game, None).decision if table.play is not None else None
        message = message_of(parcel.channel, parcel.kind, parcel.table, table.doc.game, decision.kind if decision else None)
        name = f"{parcel.channel.id}-{parcel.table}-{parcel.mark}"
        outcome = await self._post(parcel.channel.address, body_for(parcel.channel.address, message), name)
        await self._note(parcel, outcome)

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


def is_so(table: Table, parcel: Parcel) -> bool:
    """True if what a notice says still holds."""
    if parcel.kind == "over":
        return table.doc.status == "over"
    if table.play is None or table.doc.status != "playing" or table.doc.paused:
        return False
    return any(seat in table.play.game.asks for seat in table.seats_of(parcel.channel.person))

"""Brings people together who look for others: offers tables, and opens those that all have confirmed.

What is offered, and who has confirmed, is in the store, so that any node goes on where another was killed. One node at a
time does this; if two believe that it is theirs, each change is still made once, and an offer opens one table.
"""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

from regalia.bots import stand_in_of
from regalia.server.errors import Refuse, log_failure
from regalia.server.lobby.finder import Finder
from regalia.server.lobby.matching import Group
from regalia.server.requests.handler import ask
from regalia.server.requests.opening import Opener
from regalia.server.requests.registry import PASSING, Tables
from regalia.server.store import Conflict, Offer, Person, Seek, Store, Wait, Within
from regalia.server.table.services import Services
from regalia.server.time.tempo import DAY, MINUTE, Pace
from regalia.server.wire.opening import NewTable, SeatPlan

ROUND = 0.5
"""Seconds between rounds."""
CONFIRM_WITHIN: dict[Within, float] = {"live": 20.0, "days": DAY}
"""Seconds within which an offer is to be confirmed."""
PACES: dict[Within, Pace] = {"live": "live-15", "days": "day"}
SHOWN_FOR = 10 * MINUTE
"""Seconds for which a page that is opened late is led to the table."""
AT_ONCE = 4
"""Number of tables opened at once."""
OFFERS_AT_ONCE = 16
"""Number of offers saved together; more would hold the event loop."""

log = logging.getLogger(__name__)


class Matchmaker:
    """Offers tables to those who look, and opens them."""

    def __init__(self, services: Services, finder: Finder, tables: Tables, opener: Opener) -> None:
        self._store: Store = services.store
        self._people, self._now = services.people, services.now
        self._announcements = services.announcements
        self._finder, self._tables, self._opener = finder, tables, opener

    async def round(self) -> None:
        """Settle what was offered, then offer tables to those who look now. Reads what has changed first."""
        await self._finder.look()
        if await self._settle() | await self._end_seeks():
            await self._finder.look()
        if await self._match():
            await self._finder.look()
            if await self._settle():
                await self._finder.look()

    async def _end_seeks(self) -> bool:
        """End the seeks whose time is over. True if there were any."""
        over = [each.id for each in self._finder.seeks if not each.offer and self._finder.is_over(each)]
        if over:
            await self._store.end_seeks(over)
        return bool(over)

    async def _settle(self) -> bool:
        """Open the tables that all have confirmed; take back what was declined or not confirmed in time. True if any."""
        given: dict[str, list[Seek]] = defaultdict(list)
        for seek in self._finder.seeks:
            given[seek.offer].append(seek)
        offers, room = [*self._finder.offers.values()], asyncio.Semaphore(AT_ONCE)

        async def settle(offer: Offer) -> bool:
            async with room:
                try:
                    return await self._settle_one(offer, given[offer.id])
                except Conflict:  # another node was faster
                    return True
                except Exception as wrong:  # the others are settled all the same
                    log_failure(log, wrong, "a table that people have confirmed cannot be opened")
                    return False

        return any(await asyncio.gather(*map(settle, offers)))

    async def _settle_one(self, offer: Offer, seeks: Sequence[Seek]) -> bool:
        """Do what is due for an offer. True if there was anything."""
        now = self._now()
        if offer.table_id:
            if now - offer.until < SHOWN_FOR:
                return False
            await self._store.forget_offer(offer.id)
        elif len(seeks) < offer.people:
            await self._store.withdraw_offer(offer.id)
        elif all(each.confirmed for each in seeks):
            await self._open(offer, seeks)
        elif now >= offer.until:
            unseen = offer.until < self._finder.opened_at + CONFIRM_WITHIN["live"]
            await (self._store.withdraw_offer if unseen else self._store.lapse_offer)(offer.id)
        else:
            return False
        return True

    async def _match(self) -> list[Group]:
        """Offer tables to those who look now. Returns for whom."""
        groups = await asyncio.to_thread(self._finder.seekers.queue.groups, self._now())
        if self._announcements.near() is not None:
            groups = [each for each in groups if each.tempo != "live"]
        seeks = {each.person: each for each in self._finder.seeks}
        for first in range(0, len(groups), OFFERS_AT_ONCE):
            some = groups[first : first + OFFERS_AT_ONCE]
            await asyncio.gather(*(self._make_offer(each, [seeks[person] for person in each.people]) for each in some))
        return groups

    async def _make_offer(self, group: Group, seeks: Sequence[Seek]) -> None:
        if not await self._finder.seekers.are_apart(group.people):
            with suppress(Conflict):  # one of them has just gone
                await self._store.make_offer(self._offer_to(group), seeks)

    def _offer_to(self, group: Group) -> Offer:
        now = self._now()
        until = now + CONFIRM_WITHIN[group.tempo]
        return Offer(secrets.token_urlsafe(9), group.game, group.tempo, group.seats, len(group.people), now, until)

    async def _open(self, offer: Offer, seeks: Sequence[Seek]) -> None:
        """Open the table of an offer, and start it. After a failure that passes, the next round tries again.

        If one of the people was suspended since, their seek ends, and the others look again. Near maintenance, all do.
        """
        if suspended := await self._store.suspended([each.person for each in seeks], self._now()):
            for person in suspended:
                await self._store.end_seek(person)
            await self._store.withdraw_offer(offer.id)
            return
        people = [found for each in seeks if (found := await self._people.find(each.person)) is not None]
        try:
            table = await self._opened(offer, people)
        except Refuse as refused:
            if refused.problem.code == "maintenance":
                await self._store.withdraw_offer(offer.id)
            elif refused.problem.code not in PASSING:
                await self._store.lapse_offer(offer.id)
                log.warning("a table for people who look for others cannot be opened: %s", refused.problem.code)
            return
        shared = [Wait(offer.game, offer.tempo, each.id, offer.made - each.since, offer.made) for each in seeks]
        await self._store.save_offered_table(offer, table, shared if len(seeks) > 1 else [])

    async def _opened(self, offer: Offer, people: Sequence[Person]) -> str:
        """The table of an offer, started. Raises Refuse."""
        level = stand_in_of(offer.game)
        bots = [SeatPlan("bot", level=level)] * (offer.seats - len(people))
        plans = [*[SeatPlan("nobody")] * len(people), *bots]
        new = NewTable(offer.game, plans, tempo=PACES[offer.tempo], stand_in=level)
        doc = await self._opener.together(people, new, ("match", offer.id))
        table = await self._tables.get(doc.id)
        host = next((each for each in people if each.id == table.doc.host), None)
        if table.doc.status == "open" and table.doc.starting is None and host is not None:
            await ask(table, lambda: self._tables.start(table, host, usual=True))
        return doc.id

"""Delivers notices: at least once, also after the arena was killed, and no more than once if it was not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from zoneinfo import ZoneInfo

from regalia.core import look
from regalia.server.bots.chronicles import Chronicles
from regalia.server.errors import Refuse, log_failure
from regalia.server.notices.news import NEWS
from regalia.server.notices.posting import Outcome, origin_of
from regalia.server.notices.quiet import awake_at, mail_at
from regalia.server.notices.words import Message, ended_by_host, message_of, plain_in, with_story
from regalia.server.requests.registry import PASSING, Tables
from regalia.server.store import Store
from regalia.server.store.notices import Channel, Medium, Parcel
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.talk.mentions import person_in
from regalia.server.time.hours import Hours
from regalia.server.time.tempo import DAY

log = logging.getLogger(__name__)

Carrier = Callable[[Channel, Message, str], Awaitable[Outcome]]
"""Takes a message to a channel. The name is the same whenever it is sent again."""
MailCarrier = Callable[[Channel, Sequence[Message], str], Awaitable[Outcome]]
"""Takes several messages to an e-mail address."""
ROUND = 5.0
"""Seconds between rounds."""
AT_ONCE = 4
"""Channels of one service to which notices go at the same time: a service that does not answer delays no other."""
IN_HAND = 60.0
"""Seconds for which a node has a notice in hand: if it is killed meanwhile, the notice is delivered afterwards."""
HEARING = 15.0
"""Seconds until it is known who has a table open at another node."""
FIRST_RETRY, LONGEST_RETRY = 60.0, DAY
MOST_TRIES = 10
"""So often a notice is tried, in about a week."""
KEPT = 30 * DAY
"""Seconds for which sent notices are remembered."""


def retry_after(tried: int) -> float:
    """Seconds until the next attempt at something that was tried this often before, and has failed again."""
    return min(FIRST_RETRY * 4.0**tried, LONGEST_RETRY)


class Postman:
    """Delivers due notices from the outbox to their channels."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        carriers: Mapping[Medium, Carrier],
        now: Callable[[], float],
        mail: MailCarrier | None = None,
        shared: bool = False,
        chronicles: Chronicles | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._carriers = carriers
        self._now = now
        self._chronicles = chronicles
        self._mail = mail
        """None if there is no mail server."""
        self._shared = shared
        """True if there are other nodes."""
        self._busy: set[str] = set()
        """The services to which something is being delivered."""
        self._forgot_at = 0.0

    async def round(self) -> None:
        """Deliver all that is due. Rounds can overlap: a service that is still busy with an earlier one is left to it."""
        due: dict[str, list[Parcel]] = {}
        tried: set[tuple[str, str, str]] = set()
        for parcel in await self._store.parcels(self._now()):
            same, service = (parcel.channel.id, parcel.table, parcel.kind), service_of(parcel.channel)
            if service in self._busy:
                continue
            if same in tried:
                await self._store.sent(parcel.number)
            else:
                due.setdefault(service, []).append(parcel)
            tried.add(same)
        await asyncio.gather(*(self._serve(*each) for each in due.items() if each[0] not in self._busy))
        if self._now() - self._forgot_at > DAY:
            self._forgot_at = self._now()
            await self._store.forget_sent(self._forgot_at - KEPT)

    async def _serve(self, service: str, parcels: list[Parcel]) -> None:
        """Deliver what is due at one service, a few at once."""
        room = asyncio.Semaphore(AT_ONCE)

        async def deliver(channel: Channel) -> None:
            async with room:
                try:
                    await self._deliver_to(channel, [each for each in parcels if each.channel.id == channel.id])
                except Exception as wrong:  # the others are delivered all the same
                    log_failure(log, wrong, "notices cannot be delivered")

        self._busy.add(service)
        try:
            await asyncio.gather(*map(deliver, {each.channel.id: each.channel for each in parcels}.values()))
        finally:
            self._busy.discard(service)

    async def _deliver_to(self, channel: Channel, parcels: list[Parcel]) -> None:
        """Deliver what is due on one channel: an e-mail with all of it, or one message after the other."""
        if channel.medium == "mail":
            await self._write(parcels)
            return
        for parcel in parcels:
            await self._deliver(parcel)

    async def _deliver(self, parcel: Parcel) -> None:
        """Deliver a notice to a browser or a webhook."""
        carrier, message = self._carriers.get(parcel.channel.medium), await self._ready(parcel)
        if carrier is None:
            await self._store.sent(parcel.number)
        elif message is not None and await self._store.hold(parcel, self._now() + IN_HAND):
            await self._note(parcel, await carrier(parcel.channel, message, name_of(parcel)))

    async def _write(self, parcels: list[Parcel]) -> None:
        """Write an e-mail with all notices to a person that are due."""
        channel, held = parcels[0].channel, []
        for parcel in parcels:
            message = await self._ready(parcel)
            if message is not None and await self._store.hold(parcel, self._now() + IN_HAND):
                held.append((parcel, message))
        if self._mail is not None and held and await self._store.claim_channel(channel, self._now()):
            outcome = await self._mail(channel, [message for _, message in held], name_of(held[0][0]))
            for parcel, _ in held:
                await self._note(parcel, outcome)

    async def _ready(self, parcel: Parcel) -> Message | None:
        """The message of a notice that is to be delivered now. A notice that is not wanted is dropped, another waits.

        So does one about a table that cannot be loaded for a while.
        """
        if parcel.kind in NEWS:
            return await self._news(parcel)
        channel, now = parcel.channel, self._now()
        is_new_here = self._shared and self._tables.in_memory(parcel.table) is None
        try:
            table = await self._tables.get(parcel.table)
        except Refuse as refused:
            if refused.problem.code not in PASSING:
                await self._store.sent(parcel.number)
            return None
        await table.services.people.read([channel.person])
        if not is_wanted(table, parcel) or (channel.medium == "mail" and self._mail is None):
            await self._store.sent(parcel.number)
            return None
        if await self._must_wait(parcel, now + HEARING * is_new_here):
            return None
        return await self._with_story(message_about(table, parcel), table, channel)

    async def _must_wait(self, parcel: Parcel, earliest: float) -> bool:
        """True if a notice is put off: until then, the time of the person's e-mails, or the end of their night."""
        channel, now = parcel.channel, self._now()
        hours = (await self._store.hours([channel.person])).get(channel.person)
        at = max(now, mail_at(channel, parcel.made, zone_for(hours)) if channel.medium == "mail" else now)
        at = max(awake_at(hours, at), earliest)
        if at > now:
            await self._store.hold(parcel, at)
        return at > now

    async def _news(self, parcel: Parcel) -> Message | None:
        """The message of a notice about no table that is to be delivered now."""
        channel = parcel.channel
        message = await NEWS[parcel.kind](self._store, parcel)
        if message is None or parcel.kind not in channel.kinds or (channel.medium == "mail" and self._mail is None):
            await self._store.sent(parcel.number)
            return None
        return None if await self._must_wait(parcel, 0.0) else message

    async def _with_story(self, message: Message, table: Table, channel: Channel) -> Message:
        """A notice that a game is over, with its chronicle; without, if it is not to be had."""
        if message.kind != "over" or table.doc.status != "over" or self._chronicles is None:
            return message
        try:
            told = await self._chronicles.of(table, channel.language, plain=plain_in(channel))
        except Refuse:
            return message
        return with_story(message, [sentence.text for sentence in told], channel.language)

    async def _note(self, parcel: Parcel, outcome: Outcome) -> None:
        if outcome == "gone":
            await self._store.drop_channel(parcel.channel.person, parcel.channel.id)
        elif outcome == "sent":
            await self._store.delivered(parcel)
        elif parcel.tried + 1 >= MOST_TRIES:
            await self._store.sent(parcel.number)
        else:
            wait = retry_after(parcel.tried)
            await self._store.put_off(parcel.number, self._now() + wait)


def service_of(channel: Channel) -> str:
    """The service behind a channel: the origin of its address, or the mail server."""
    return "mail" if channel.medium == "mail" else origin_of(channel.address)


def name_of(parcel: Parcel) -> str:
    """The same for a notice whenever it is sent again."""
    return f"{parcel.channel.id}-{parcel.table}-{parcel.mark}"


def zone_for(hours: Hours | None) -> ZoneInfo:
    """The time zone of a person, as far as they have said it."""
    return ZoneInfo(hours.zone if hours is not None else "UTC")


def message_about(table: Table, parcel: Parcel) -> Message:
    """A notice in words."""
    if table.doc.closed_why:
        return ended_by_host(parcel.channel, parcel.table, table.doc.game, table.doc.closed_why)
    decision = look(table.play.game, None).decision if table.play is not None else None
    if parcel.kind == "mentioned":
        person = table.services.people.known(person_in(parcel.mark))
        return message_of(parcel.channel, parcel.kind, parcel.table, table.doc.game, None, person.name if person else "")
    return message_of(parcel.channel, parcel.kind, parcel.table, table.doc.game, decision.kind if decision else None)


def is_wanted(table: Table, parcel: Parcel) -> bool:
    """True if the person wants this kind on the channel, is not at the table, and the notice is still true."""
    channel = parcel.channel
    return parcel.kind in channel.kinds and not table.presence.is_here(channel.person) and is_so(table, parcel)


def is_so(table: Table, parcel: Parcel) -> bool:
    """True if what a notice says still holds."""
    if parcel.kind == "over":
        return table.doc.status == "over" or bool(table.doc.closed_why)
    if parcel.kind == "mentioned":
        return table.talk.mentions(person_in(parcel.mark), table.seats_of(parcel.channel.person))
    if parcel.kind == "invited":
        person = table.services.people.known(parcel.channel.person)
        return person is not None and seating.is_invited(table.doc, person)
    if parcel.kind == "round":
        return table.doc.status == "playing" and bool(table.seats_of(parcel.channel.person))
    if table.play is None or table.doc.status != "playing" or table.doc.paused:
        return False
    return any(seat in table.play.game.asks for seat in table.seats_of(parcel.channel.person))

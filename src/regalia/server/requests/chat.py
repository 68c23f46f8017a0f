"""Talking at a table: saying and removing lines, muting people. All of it runs in the table's mailbox."""

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.people.names import in_one_line
from regalia.server.requests.sanctions import must_be_free
from regalia.server.store import Conflict
from regalia.server.store.administration import AuditEntry
from regalia.server.store.notices import Notice
from regalia.server.store.talk import Line
from regalia.server.table.services import Services
from regalia.server.table.table import Table
from regalia.server.talk import lines
from regalia.server.talk.mentions import MENTIONING, mark_of, seats_named
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.talk import AboutTalk, CatchUpTalk, Mute, RemoveLine, Said, Say

MOST_MUTED = 200
"""The number of people whom one person may mute."""
ATTEMPTS = 5
"""Attempts to save, if other nodes are faster."""


async def attend(table: Table, watcher: Watcher) -> None:
    """Read whom the person of a connection has muted."""
    if watcher.person is not None and watcher.read_position is not None:
        muted = await table.services.store.muted_by(watcher.person)
        await table.services.people.read(muted)
        watcher.read_position.muted = frozenset(muted)


async def carry_out(table: Table, watcher: Watcher, message: AboutTalk) -> Said | None:
    """Carry out a request about talk. Raises Refuse; a repeated request gets the same reply, and changes nothing."""
    if isinstance(message, CatchUpTalk):
        assert watcher.read_position is not None, "it has the right to listen"
        watcher.read_position.told = min(watcher.read_position.told or 0, message.since)
        watcher.wake(sight=False, talk=True)
        return None
    assert watcher.person is not None, "it has the right to chat"
    match message:
        case Say():
            return Said(message.id, (await say(table, watcher, watcher.person, message)).number)
        case RemoveLine():
            await remove(table, watcher, watcher.person, message.number)
            return Said(message.id, message.number)
        case Mute():
            await mute(table, watcher.person, message)
            return Said(message.id, 0)


async def say(table: Table, watcher: Watcher, person: str, message: Say) -> Line:
    """Say a line, once for each id."""
    if (said := table.talk.of_request(person, message.id)) is not None:
        return said
    must_be_allowed(table, person, message)
    await must_be_free(table.services.store, person, "muted", table.services.now())
    text = in_one_line(message.text) if message.phrase is None else ""
    services = table.services
    if not services.talk_addresses.has_room(watcher.address) or not services.talkers.take(person):
        raise Refuse("too_fast")
    services.talk_addresses.take(watcher.address)
    aside = table.doc.status == "playing" and message.seat is None
    mentions = () if aside else mentioned(table, person, text)
    for _ in range(ATTEMPTS):
        seat, number, at = message.seat, table.talk.seq + 1, round(services.now(), 3)
        line = Line(number, number, person, message.id, seat, at, text, message.phrase or "", aside, mentions)
        try:
            await services.store.say(table.doc.id, line, lines.KEEP, await notices_of(table, line))
        except Conflict:  # another node was faster, perhaps with this very line
            await follow(table)
            if (said := table.talk.of_request(person, message.id)) is not None:
                return said
            continue
        table.talk.put(line)
        await services.people.read([person])
        tell(table)
        return line
    raise Refuse("try_again")


def must_be_allowed(table: Table, person: str, message: Say) -> None:
    """Raises Refuse if this person may not say this here."""
    doc, own = table.doc, table.seats_of(person)
    at: list[Seat | None] = [*own] or [None]
    if message.seat not in at:
        raise Refuse("not_seated", allowed=own)
    if person in doc.removed:
        raise Refuse("removed")
    if doc.talk == "off" or not lines.has_company(doc):
        raise Refuse("talk_off")
    if doc.talk == "phrases" and message.phrase is None:
        raise Refuse("phrases_only")


def mentioned(table: Table, person: str, text: str) -> tuple[Seat, ...]:
    """The seats of other people whose names stand behind an @."""
    seats = table.messages.message_for(None).seats if any(sign in text for sign in MENTIONING) else []
    return seats_named(text, [seat.name if seat.person not in (None, person) else None for seat in seats])


async def notices_of(table: Table, line: Line) -> list[Notice]:
    """Notices to the people whom a line mentions, but for those who have muted the sender, and those whom the sender has
    blocked. Strangers bring none about.
    """
    if not line.mentions or not (table.doc.host == line.person or table.seats_of(line.person)):
        return []
    store = table.services.store
    quiet = await store.muting(line.person) | await store.apart(line.person)
    people = dict.fromkeys(table.doc.seats[seat].person for seat in line.mentions)
    mark = mark_of(line.person, line.at)
    return [Notice(each, "mentioned", mark, line.at) for each in people if each is not None and each not in quiet]


async def remove(table: Table, watcher: Watcher, person: str, number: int) -> None:
    """Remove a line that one sees. The host of the table may, and an administrator; a line of another person is logged."""
    line, services, position = table.talk.line(number), table.services, watcher.read_position
    if table.doc.host != person and not (position is not None and position.administers):
        raise Refuse("not_host")
    if line is None or (line.aside and not lines.sees_asides(table.doc, bool(table.seats_of(person)))):
        raise Refuse("not_found")
    if line.removed:
        return
    entry = await removal(services, person, line, table.doc.id)
    try:
        await services.store.remove_line(table.doc.id, number, table.talk.seq + 1, entry)
    except Conflict as faster:
        await follow(table)
        raise Refuse("try_again") from faster
    await table.talk.follow()
    tell(table)


async def removal(services: Services, by: str, line: Line, where: str) -> AuditEntry | None:
    """The entry in the log: who removes a line of whom, at which table or in which club. None if the line is their own."""
    if line.person == by:
        return None
    people = services.people
    await people.read([by, line.person])
    remover, writer = (known.name if (known := people.known(each)) else "" for each in (by, line.person))
    return AuditEntry(services.now(), remover, "remove-line", f"{where} · {writer}" if writer else where)


async def mute(table: Table, person: str, message: Mute) -> None:
    """Mute a person at all tables, or unmute them."""
    store = table.services.store
    if not message.yes:
        await store.unmute(person, message.person)
        if await store.has_muted(person, message.person):
            raise Refuse("blocked")
    else:
        if message.person == person or await table.services.people.find(message.person) is None:
            raise Refuse("not_found")
        if len(await store.muted_by(person)) >= MOST_MUTED:
            raise Refuse("too_many", allowed=MOST_MUTED)
        await store.mute(person, message.person)
    table.services.listener.hushed(person)


def tell(table: Table) -> None:
    """Notify everyone, at other nodes too, that something was said or removed."""
    table.presence.wake(sight=False, table=False, talk=True)
    table.services.listener.said(table)


async def follow(table: Table) -> None:
    """Read what was said and removed at another node."""
    if await table.talk.follow():
        table.presence.wake(sight=False, table=False, talk=True)


async def read_again(table: Table, person: str) -> None:
    """Read again what a person has said, and whom they have muted: this has changed, or they are deleted."""
    if any(table.talk.of(person)):
        table.services.people.forget(person)
        await table.services.people.read([person])
        await table.talk.read_again()
        for watcher in table.presence.watchers:
            watcher.forget_talk()
    for watcher in table.presence.connections_of(person):
        await attend(table, watcher)
    table.presence.wake(sight=False, table=False, talk=True)

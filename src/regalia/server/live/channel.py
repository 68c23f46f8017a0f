"""Handling of one message of the live channel, whatever the transport."""

import time

import msgspec

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.http import decode
from regalia.server.people.sessions import Visitor
from regalia.server.tables import talking
from regalia.server.tables.requests import ask, handle
from regalia.server.tables.table import Table
from regalia.server.tables.watcher import Watcher
from regalia.server.wire import MOST_BYTES, CatchUp, Done, Face, FromPlayer, Moment, Ping, Pong, Refused, Reply, Why
from regalia.server.wire.talk import AboutTalk


class Named(msgspec.Struct):
    """The id of a message; other fields are ignored."""

    id: str = ""


async def reply_to(table: Table, watcher: Watcher, raw: bytes) -> Reply | None:
    """Handle a message and return the reply, if it has one; refusals are replies, too."""
    metrics, begun = table.services.metrics, time.perf_counter()
    try:
        reply = await obey(table, watcher, raw)
    except Refuse as refused:
        reply = Refused(id_in(raw), refused.problem)
    if isinstance(reply, Done):
        metrics.action_seconds.observe(time.perf_counter() - begun)
    if isinstance(reply, Refused):
        metrics.refused.labels(reply.error.code).inc()
    return reply


async def obey(table: Table, watcher: Watcher, raw: bytes) -> Reply | None:
    """Handle a message. Raises Refuse if it is malformed, or not allowed for this watcher."""
    if len(raw) > MOST_BYTES:
        raise Refuse("too_large", allowed=MOST_BYTES)
    message: FromPlayer = decode(raw, FromPlayer)  # type: ignore[arg-type]  # a union of types
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Face):
        await look_through(table, watcher, message.seat)
        return None
    if isinstance(message, CatchUp):
        watcher.told = min(watcher.told, message.since) if message.since else -1
        watcher.wake()
        return None
    if watcher.reads_only and not isinstance(message, Moment | Why):
        raise Refuse("read_only")
    if isinstance(message, AboutTalk):
        return await ask(table, lambda: talking.obey(table, watcher, message))
    return await table.do(lambda: handle(table, watcher.person or "", message, watcher.seat))


def watcher_for(table: Table, visitor: Visitor | None, address: str) -> Watcher:
    """A new connection to a table, of the person who opened it."""
    if visitor is None:
        return Watcher(table, None, address=address)
    watcher = Watcher(table, visitor.person.id, visitor.by, visitor.reads_only, address)
    if visitor.program is not None:
        watcher.ear = None
    return watcher


async def look_through(table: Table, watcher: Watcher, seat: Seat | None) -> None:
    """Let a watcher look through a seat of its own, or as a spectator. Raises Refuse if the seat is another person's."""

    async def must_be_own() -> None:
        own = table.seats_of(watcher.person)
        if seat not in own:
            raise Refuse("not_seated", allowed=own)

    if seat is not None:
        await ask(table, must_be_own)
    watcher.face(seat)


def id_in(raw: bytes) -> str:
    """The id of a malformed message, if it has one."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""

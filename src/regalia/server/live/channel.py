"""Handling of one message of the live channel, whatever the transport."""

import time
from collections.abc import Callable

import msgspec

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.http import decode
from regalia.server.people.rights import Access, Right, must_have
from regalia.server.requests import chat, presenting
from regalia.server.requests.handler import ask, handle
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import MOST_BYTES, Reply
from regalia.server.wire.passes import Foresee, SetPasses
from regalia.server.wire.presenting import Follow, Present, StopPresenting
from regalia.server.wire.requests import Act, AskUndo, CatchUp, Consent, Face, FromPlayer, Moment, Ping, Undo, Why
from regalia.server.wire.sights import Done, Pong, Refused
from regalia.server.wire.talk import AboutTalk, CatchUpTalk, Mute, RemoveLine, Say

NEEDS: dict[type[FromPlayer], Right] = {
    Ping: Right.ANYONE,
    Face: Right.ANYONE,
    CatchUp: Right.ANYONE,
    Moment: Right.ANYONE,
    Why: Right.READ,
    Foresee: Right.READ,
    Act: Right.PLAY,
    Undo: Right.PLAY,
    AskUndo: Right.PLAY,
    Consent: Right.PLAY,
    SetPasses: Right.PLAY,
    Follow: Right.ANYONE,
    Present: Right.PLAY,
    StopPresenting: Right.PLAY,
    CatchUpTalk: Right.LISTEN,
    Say: Right.CHAT,
    RemoveLine: Right.CHAT,
    Mute: Right.CHAT,
}
"""The right that each message of the channel needs."""


class Named(msgspec.Struct):
    """The id of a message; other fields are ignored."""

    id: str = ""


async def handle_message(table: Table, watcher: Watcher, raw: bytes, deliver: Callable[[Reply], None]) -> None:
    """Handle a message and deliver the reply, if it has one; refusals are replies, too."""
    metrics, begun = table.services.metrics, time.perf_counter()

    def reply(with_this: Reply) -> None:
        if isinstance(with_this, Done):
            metrics.action_seconds.observe(time.perf_counter() - begun)
        if isinstance(with_this, Refused):
            metrics.refused.labels(with_this.error.code).inc()
        deliver(with_this)

    try:
        await dispatch(table, watcher, raw, reply)
    except Refuse as refused:
        reply(Refused(id_in(raw), refused.problem))


async def dispatch(table: Table, watcher: Watcher, raw: bytes, reply: Callable[[Reply], None]) -> None:
    """Handle a message. Raises Refuse, before any reply, if it is malformed, or not allowed for this watcher."""
    if len(raw) > MOST_BYTES:
        raise Refuse("too_large", allowed=MOST_BYTES)
    message: FromPlayer = decode(raw, FromPlayer)  # type: ignore[arg-type]  # a union of types
    must_have(NEEDS[type(message)], watcher.rights)
    if isinstance(message, Ping):
        return reply(Pong())
    if isinstance(message, Face):
        return await look_through(table, watcher, message.seat, message.patches)
    if isinstance(message, CatchUp):
        watcher.told = min(watcher.told, message.since) if message.since else -1
        return watcher.wake()
    if isinstance(message, Follow):
        return presenting.follow(table, watcher, message.link)
    if isinstance(message, Present):
        return reply(await ask(table, lambda: presenting.present(table, watcher, message)))
    if isinstance(message, StopPresenting):
        return reply(await ask(table, lambda: presenting.stop(table, message)))
    if isinstance(message, AboutTalk):
        said = await ask(table, lambda: chat.carry_out(table, watcher, message))
        return None if said is None else reply(said)

    async def handled() -> None:
        reply(await handle(table, watcher.person or "", message, watcher.seat))  # sent together with what it changed

    return await table.do(handled)


def watcher_for(table: Table, access: Access, address: str) -> Watcher:
    """A new connection to a table, with the rights of the request that opened it."""
    person = access.person
    by = access.visitor.by if access.visitor is not None and person is not None else ""
    return Watcher(table.messages, person.id if person is not None else None, by, access.rights, address)


async def look_through(table: Table, watcher: Watcher, seat: Seat | None, patches: bool) -> None:
    """Let a watcher look through a seat of its own, or as a spectator; its sights have `patches`, or not.

    Raises Refuse if the seat is another person's.
    """

    async def must_be_own() -> None:
        own = table.seats_of(watcher.person)
        if seat not in own:
            raise Refuse("not_seated", allowed=own)

    if seat is not None:
        await ask(table, must_be_own)
    watcher.patches = patches
    watcher.face(seat)


def id_in(raw: bytes) -> str:
    """The id of a malformed message, if it has one."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""

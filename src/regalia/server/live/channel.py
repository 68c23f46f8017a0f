"""The live channel: the same messages over a WebSocket, or as server-sent events and POST."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.server.errors import Refuse, status_of
from regalia.server.http import (
    address_of,
    answer,
    arena_of,
    body_of,
    decode,
    is_for_here,
    is_from_here,
    person_of,
    seat_in,
    table_at,
)
from regalia.server.limits import Bucket
from regalia.server.live.sse import SEND_WITHIN, EventStream
from regalia.server.tables.table import Table
from regalia.server.tables.watcher import Watcher
from regalia.server.wire import (
    MOST_BYTES,
    CatchUp,
    Face,
    FromPlayer,
    Ping,
    Pong,
    Refused,
    Reply,
    encode,
)

CLOSED = {"no_such_table": 4404, "unreadable": 4500, "too_many": 4429, "too_fast": 4429}
"""What a WebSocket that may not be opened is closed with."""
FACES_WITHIN = 15.0
"""Seconds for the first message, which says through whose eyes one looks."""


class Named(msgspec.Struct):
    """As much of a message as its id."""

    id: str = ""


async def live(socket: WebSocket) -> None:
    """`/api/tables/{table}/live`."""
    settings = arena_of(socket).settings
    try:
        if is_for_here(socket, settings) and is_from_here(socket, settings):
            await let_in(socket)
        else:
            await socket.close()  # before it is accepted: the browser is told 403, and the other site nothing
    except WebSocketDisconnect:
        return  # it has gone before it was let in


async def let_in(socket: WebSocket) -> None:
    """Open the channel, if there is such a table and room for one more."""
    connections, address = arena_of(socket).connections, address_of(socket)
    try:
        connections.check(address)
        table = table_at(socket)
    except Refuse as refused:
        await socket.accept()
        await socket.close(CLOSED[refused.problem.code])
        return
    with connections.open(address):
        await socket.accept()
        await converse(socket, table)


async def converse(socket: WebSocket, table: Table) -> None:
    """Until the player goes, or is let go."""
    person = person_of(socket)
    watcher = Watcher(table, person.id if person else None)
    try:
        await table.do(lambda: table.join(watcher))
        await until_one_ends(listen(socket, watcher), speak(socket, watcher))
    except (WebSocketDisconnect, TimeoutError, Refuse):
        pass  # it comes back if it wants to
    finally:
        table.part(watcher)
        watcher.drop()


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Listening and speaking end together: a line that is only half alive would tell its player nothing, for ever."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()


async def speak(socket: WebSocket, watcher: Watcher) -> None:
    """Tell a watcher all it is to be told; one that does not listen is let go."""
    async for message in watcher.messages():
        if message is not None:
            async with asyncio.timeout(SEND_WITHIN):
                await socket.send_text(message.decode())
    await socket.close()


async def listen(socket: WebSocket, watcher: Watcher) -> None:
    """Hear a player until it goes away or says too much."""
    bucket = Bucket(arena_of(socket).settings.messages_a_second)
    patience: float | None = FACES_WITHIN
    while not watcher.dropped:
        async with asyncio.timeout(patience):
            raw = await hear(socket)
        patience = None
        try:
            if not bucket.take():
                raise Refuse("too_fast")
            reply = await obey(watcher, raw)
        except Refuse as refused:
            reply = Refused(id_in(raw), refused.problem)
        if reply is not None:
            watcher.reply(encode(reply))


async def hear(socket: WebSocket) -> bytes:
    """The next message, as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def obey(watcher: Watcher, raw: bytes) -> Reply | None:
    """Do what a message says; the reply to it, if it has one of its own."""
    if len(raw) > MOST_BYTES:
        raise Refuse("too_large", allowed=MOST_BYTES)
    message: FromPlayer = decode(raw, FromPlayer)  # type: ignore[arg-type]  # a union of types
    table = watcher.table
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Face):
        look_through(watcher, message.seat)
        return None
    if isinstance(message, CatchUp):
        watcher.told = min(watcher.told, message.since) if message.since else -1
        watcher.wake()
        return None
    return await table.do(lambda: table.handle(watcher.person or "", message, watcher.seat))


def look_through(watcher: Watcher, seat: int | None) -> None:
    """Face a seat that is one's own, or nobody's."""
    own = watcher.table.seats_of(watcher.person)
    if seat is not None and seat not in own:
        raise Refuse("not_seated", allowed=own)
    watcher.face(seat)


def id_in(raw: bytes) -> str:
    """The id of a message that could not be read as a whole, if it has one."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


async def stream(request: Request) -> Response:
    """`/api/tables/{table}/stream?seat=0`: the same as server-sent events."""
    table = table_at(request)
    person = person_of(request)
    watcher = Watcher(table, person.id if person else None)
    seat = request.query_params.get("seat", "")
    look_through(watcher, seat_in(seat) if seat else None)
    return EventStream(request, tell(table, watcher))


async def tell(table: Table, watcher: Watcher) -> AsyncIterator[bytes]:
    """The messages as events; a comment now and then shows that the line is open."""
    await table.do(lambda: table.join(watcher))
    try:
        yield b"retry: 2000\n\n"
        async for message in watcher.messages():
            yield b": still here\n\n" if message is None else b"data: " + message + b"\n\n"
    finally:
        table.part(watcher)


async def messages(request: Request) -> Response:
    """`/api/tables/{table}/messages`: one message; what it asks for comes back as the response."""
    table = table_at(request)
    person = person_of(request)
    raw = await body_of(request)
    own = table.presence.connections_of(person.id) if person else ()
    watcher = own[-1] if own else Watcher(table, person.id if person else None)
    try:
        reply = await obey(watcher, raw)
    except Refuse as refused:
        reply = Refused(id_in(raw), refused.problem)
    if reply is None:
        return Response(status_code=204)
    return answer(reply, status_of(reply.error.code) if isinstance(reply, Refused) else 200)

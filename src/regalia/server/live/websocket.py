"""The live channel over a WebSocket."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from regalia.server.errors import Refuse
from regalia.server.http import access_of, address_of, arena_of, is_for_here, is_from_here, table_at
from regalia.server.limits import Bucket
from regalia.server.live.channel import handle_message, id_in, watcher_for
from regalia.server.live.deadline import SEND_WITHIN, Deadline
from regalia.server.people.rights import Access
from regalia.server.requests import joining
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import Reply, encode
from regalia.server.wire.sights import Refused

CLOSED = {"no_such_table": 4404, "unreadable": 4500, "too_many": 4429, "too_fast": 4429}
LATER = 4503
"""Close codes for a WebSocket that is refused, and for all other refusals, such as while the store cannot be read."""
FACES_WITHIN = 15.0
"""Seconds for the first message, `face`."""


async def live(socket: WebSocket) -> None:
    """`/api/tables/{table}/live`."""
    settings = arena_of(socket).settings
    try:
        if is_for_here(socket, settings) and is_from_here(socket, settings):
            await let_in(socket)
        else:
            await socket.close()  # before it is accepted: the browser receives 403, and the other site learns nothing
    except WebSocketDisconnect:
        return  # the client left before it was accepted
    except asyncio.CancelledError:
        return  # the server stops, and has said so to the client


async def let_in(socket: WebSocket) -> None:
    """Accept the connection if the table exists and the limits allow it; otherwise close it with a code."""
    connections, address = arena_of(socket).rates.connections, address_of(socket)
    try:
        connections.check(address)
        table, access = await table_at(socket), await access_of(socket)
    except Refuse as refused:
        arena_of(socket).metrics.refused.labels(refused.problem.code).inc()
        await socket.accept()
        await socket.close(CLOSED.get(refused.problem.code, LATER))
        return
    with connections.open(address):
        await socket.accept()
        await converse(socket, table, access)


async def converse(socket: WebSocket, table: Table, access: Access) -> None:
    """Exchange messages until either side closes."""
    watcher = watcher_for(table, access, address_of(socket))
    try:
        await table.do(lambda: joining.join(table, watcher))
        await until_one_ends(listen(socket, table, watcher), speak(socket, watcher))
    except (WebSocketDisconnect, TimeoutError, Refuse):
        pass  # the client reconnects if it wants to
    finally:
        joining.part(table, watcher)
        watcher.drop()


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Run until one of these ends, then cancel the others, so that no connection is left half open."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        if not task.cancelled():  # it was late
            task.result()


async def speak(socket: WebSocket, watcher: Watcher) -> None:
    """Send a watcher its messages; close the connection if the client does not read."""
    task = asyncio.current_task()
    assert task is not None
    deadline = Deadline(task.cancel)
    try:
        while not watcher.dropped:
            messages = await watcher.messages()
            deadline.within(SEND_WITHIN)
            for number, message in enumerate(messages, start=1):
                more = number < len(messages)
                await socket.send({"type": "websocket.send", "text": message.decode(), "more": more})
            deadline.met()
    finally:
        deadline.end()
    await socket.close()


async def listen(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    """Handle incoming messages until the client disconnects or is dropped."""
    bucket = Bucket(arena_of(socket).settings.messages_a_second)
    async with asyncio.timeout(FACES_WITHIN):
        raw = await hear(socket)

    def deliver(reply: Reply) -> None:
        watcher.reply(encode(reply))

    while not watcher.dropped:
        if bucket.take():
            await handle_message(table, watcher, raw, deliver)
        else:
            deliver(Refused(id_in(raw), Refuse("too_fast").problem))
        raw = await hear(socket)


async def hear(socket: WebSocket) -> bytes:
    """The next message, as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""

"""Server-sent events, with the limits of WebSockets: limited in number, closed when the client does not read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from regalia.server.errors import status_of
from regalia.server.http import access_of, address_of, arena_of, body_of, respond, seat_in, table_at
from regalia.server.live.channel import handle_message, look_through, watcher_for
from regalia.server.live.deadline import SEND_WITHIN
from regalia.server.requests import joining
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import Reply
from regalia.server.wire.sights import Refused

HEARTBEAT = 20.0
"""Seconds without an event after which a comment is sent to keep the stream open."""


END: Message = {"type": "http.response.body", "body": b"", "more_body": False}


class EventStream(StreamingResponse):
    """A streaming response that counts as a live connection."""

    def __init__(self, request: Request, events: AsyncIterator[bytes]) -> None:
        self._connections, self._address = arena_of(request).rates.connections, address_of(request)
        self._connections.check(self._address)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until either side closes, or the server stops."""

        async def patiently(message: Message) -> None:
            async with asyncio.timeout(SEND_WITHIN):
                await send(message)

        with suppress(TimeoutError, ClientDisconnect):
            async with self._connections.stream(self._address) as lasting:
                await super().__call__(scope, receive, patiently)
        if lasting.expired():
            await patiently(END)


async def stream(request: Request) -> Response:
    """`/api/tables/{table}/stream?seat=0&patches`: the messages of the live channel as server-sent events."""
    table, access = await table_at(request), await access_of(request)
    watcher = watcher_for(table, access, address_of(request))
    seat = request.query_params.get("seat", "")
    await look_through(table, watcher, seat_in(seat) if seat else None, "patches" in request.query_params)
    return EventStream(request, tell(table, watcher))


async def tell(table: Table, watcher: Watcher) -> AsyncIterator[bytes]:
    """The messages as events, and comments that keep the connection open."""
    await table.do(lambda: joining.join(table, watcher))
    try:
        yield b"retry: 2000\n\n"
        while not watcher.dropped:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    messages = await watcher.messages()
            except TimeoutError:
                yield b": still here\n\n"
                continue
            for message in messages:
                yield b"data: " + message + b"\n\n"
    finally:
        joining.part(table, watcher)


async def messages(request: Request) -> Response:
    """`/api/tables/{table}/messages`: handle one message; the reply is the response.

    The message counts for the stream of the same session or token: no other can turn its view.
    """
    table, access = await table_at(request), await access_of(request)
    raw = await body_of(request)
    own = watcher_for(table, access, address_of(request))
    watcher = (table.presence.connection_by(own.by) if own.by else None) or own
    replies: list[Reply] = []
    await handle_message(table, watcher, raw, replies.append)
    if not replies:
        return Response(status_code=204)
    return respond(replies[0], status_of(replies[0].error.code) if isinstance(replies[0], Refused) else 200)

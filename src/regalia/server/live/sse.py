"""Server-sent events, with the same care as for WebSockets: limited in number, closed when nobody takes what is sent."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import ClientDisconnect, Request
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from regalia.server.http import address_of, arena_of

SEND_WITHIN = 10.0
"""Seconds a client has to take a message before its connection is closed."""


class EventStream(StreamingResponse):
    """A connection that stays open."""

    def __init__(self, request: Request, events: AsyncIterator[bytes]) -> None:
        self._connections, self._address = arena_of(request).connections, address_of(request)
        self._connections.check(self._address)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what there is to send, until either side has enough."""

        async def patiently(message: Message) -> None:
            async with asyncio.timeout(SEND_WITHIN):
                await send(message)

        with self._connections.open(self._address):
            try:
                await super().__call__(scope, receive, patiently)
            except (TimeoutError, ClientDisconnect):
                return

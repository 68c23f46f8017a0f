"""uvicorn's protocols with limits for each request, and without tracebacks for what senders do wrong.

uvicorn limits neither how long a request may take to arrive nor the size of its headers, logs some mistakes of senders as
faults of its own, and closes connections at once when it stops, though a request may be on its way.

This is the only file that uses what uvicorn does not document. A test names what it uses, and fails first with a version of
uvicorn that is not `WRITTEN_FOR`: read this file again with the new one, then raise it.
"""

import asyncio
import logging
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

log = logging.getLogger(__name__)

WRITTEN_FOR = "0.54"
"""The version of uvicorn with which this file was last read."""
REQUEST_WITHIN = 15.0
"""Seconds for a whole request to arrive, from the opening of the connection or the first byte of a further request."""
IDLE = 150
"""Seconds for which a connection stays open between requests: longer than proxies keep theirs (Caddy two minutes).

A request on one that is just being closed would be lost.
"""
LINGER = 0.5
"""Seconds for which a connection stays open when the server stops, if no request has arrived: one may be on its way."""
MOST_BYTES_OF_HEADERS = 64 * 1024
"""Of a request line with all headers and trailers. The parser keeps the beginning of a header until its end arrives."""
MOST_BYTES_A_FRAME = 64 * 1024
FINAL_TEXT = 0x81
"""The first byte of a frame that holds a whole text message."""


TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 34\r\n\r\nThe request headers are too large."
)


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with a deadline and a limit of headers for each request."""

    _deadline: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes of the request line and the headers that were read."""
    _unread = 0
    """Bytes since the parser last read something: the beginning of a header."""
    _stops = False
    """True from when the server stops: the next response is the last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Start the deadline of the first request."""
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is awaited."""
        self._await_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse bytes; abort the connection if they are malformed, instead of logging an error."""
        if self.cycle is None or self.cycle.response_complete:
            self._await_request()
        self._unread += len(data)
        try:
            super().data_received(data)
        except Exception as wrong:
            log.info("a request that cannot be read: %r", wrong)
            self.transport.abort()
        if self._is_too_large and not self.transport.is_closing():
            self.send_400_response("")

    @property
    def _is_too_large(self) -> bool:
        return self._head + self._unread > MOST_BYTES_OF_HEADERS

    def _read(self, size: int) -> None:
        """Count bytes of the head of a request. Raises ValueError if there are too many, which ends the parsing."""
        self._head, self._unread = self._head + size, 0
        if self._is_too_large:
            raise ValueError("the headers are too large")

    def on_url(self, url: bytes) -> None:
        """Count a part of the request line."""
        self._read(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header or a trailer."""
        self._read(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """The headers are read."""
        self._unread = 0
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be read, or whose headers are too large, and close the connection."""
        if not self._is_too_large:
            super().send_400_response(msg)
            return
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        """Start the deadline of a request, perhaps while an earlier one is answered."""
        self._await_request()
        self._head = self._unread = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Answer a request; if the server stops, close the connection then."""
        super().on_headers_complete()
        if self._stops and self.cycle is not None:
            self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """The server stops: close the connection after what it is asked now, or within `LINGER` seconds."""
        self._stops = True
        if self._is_idle:
            self.loop.call_later(LINGER, self._close_if_idle)
        else:
            super().shutdown()

    @property
    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _close_if_idle(self) -> None:
        if self._is_idle:
            self.transport.close()

    def on_message_complete(self) -> None:
        """End the deadline: the request is complete."""
        self._await_nothing()
        self._unread = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """End the deadline: the request is complete, and upgrades to a WebSocket."""
        self._await_nothing()
        super().handle_websocket_upgrade()

    def _await_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _await_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that logs malformed frames as info."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._held: list[bytes] = []
        """Frames that are written together with the next."""

    def data_received(self, data: bytes) -> None:
        """Parse bytes; abort the connection if they are malformed, instead of logging an error."""
        try:
            super().data_received(data)
        except Exception as wrong:
            log.info("a frame that cannot be read: %r", wrong)
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send an event of the application. Text is written as one frame at once: no extension is on, and going through
        `websockets` would cost 7 % of all that the server does for an action. A text of which the application says that
        `more` follows is written together with the next.
        """
        is_open = self.conn.state is State.OPEN and self.writable.is_set() and not self.disconnected
        if is_open and message["type"] == "websocket.send" and (text := message.get("text")) is not None:
            self._held.append(text_frame(text.encode()))
            if not message.get("more"):
                self._write_held()
        else:
            self._write_held()
            await super().send(message)

    def _write_held(self) -> None:
        frames, self._held = self._held, []
        if frames and not self.disconnected:
            self.transport.write(b"".join(frames))

    def send_receive_event_to_app(self) -> None:
        """A whole message. Text that is not UTF-8 ends the connection with 1007, as RFC 6455 wants it."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def text_frame(text: bytes) -> bytes:
    """A whole text message as a server sends it: one frame, not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text


def is_utf8(text: bytes) -> bool:
    """True if bytes are valid UTF-8."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def config(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """Configuration of uvicorn for the arena; leaves logging to the caller."""
    more.setdefault("timeout_keep_alive", IDLE)
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MOST_BYTES_A_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        **more,
    )

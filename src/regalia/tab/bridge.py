"""The bridge from the inner page to the ASGI application: requests and lines come by message ports.

A response is posted as its head, `{status, headers, empty}`, its chunks, and None at its end. Any message on the port means
that its reader has gone. A line (the live channel) is True when it is accepted, then texts both ways, and None at its end.
"""

import asyncio
import re
from collections.abc import Iterable
from urllib.parse import unquote

from msgspec import Struct
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Scope

from regalia.tab.cookies import Jar
from regalia.tab.exchange import Exchange, Head, Port, received

HOST = "localhost"
"""What the application is called in requests: no page sees it."""
SENT = frozenset({"accept", "content-type", "if-none-match", "last-event-id"})
"""The headers of requests that are passed on. Others tell about the connection, which is none."""
LEFT_OUT = ("set-cookie", "content-length", "vary", "strict-transport-security", "cross-origin-opener-policy")
"""The headers of responses that are not: a service worker's response cannot have them, or they are for a whole page."""
LINKS = re.compile(rb'((?:href|action|src|formaction|data-(?:base|stream|frame|from))=")/(?!/)')
"""Absolute paths in pages, and where their root says that they are. All others are fetched by scripts and styles, and reach
the service worker as they are.
"""


class Place(Struct, frozen=True):
    """Where the folder is, and what the browser says of itself."""

    prefix: str
    """The path of the folder at its host: `/` or `/regalia/`."""
    agent: str
    languages: str
    """As in `Accept-Language`."""


class Bridge:
    """Passes requests and lines on to an application, with the cookies of the tab."""

    def __init__(self, app: ASGIApp, jar: Jar, place: Place) -> None:
        self._app = app
        self._jar = jar
        self._place = place

    async def request(self, method: str, path: str, headers: Iterable[tuple[str, str]], body: bytes, port: Port) -> None:
        """Answer one request."""
        asked = [(name.lower(), value) for name, value in headers if name.lower() in SENT]
        exchange = Exchange(body, port, self._head)
        try:
            await self._app({**self._scope("http", "http", path, asked), "method": method}, exchange.receive, exchange.send)
        finally:
            exchange.end()

    async def line(self, path: str, port: Port) -> None:
        """Serve one live channel until either side ends it."""
        heard: asyncio.Queue[Message] = asyncio.Queue()
        heard.put_nowait({"type": "websocket.connect"})
        port.receive(lambda said: heard.put_nowait(received(said)))

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                port.send(True)
            elif message["type"] == "websocket.send":
                port.send(message["text"])

        try:
            await self._app({**self._scope("websocket", "ws", path, []), "subprotocols": []}, heard.get, send)
        finally:
            port.send(None)
            port.close()

    def _head(self, message: Message) -> Head:
        """The head of a response, and how its chunks are passed on."""
        headers = MutableHeaders(raw=message["headers"])
        self._jar.keep(headers.getlist("set-cookie"))
        for name in LEFT_OUT:
            del headers[name]
        if headers.get("location", "").startswith("/"):
            headers["location"] = self._place.prefix + headers["location"][1:]
        has_links = headers.get("content-type", "").startswith(("text/html", "text/event-stream"))
        return Head(message["status"], headers.items(), self._moved if has_links else bytes)

    def _moved(self, page: bytes) -> bytes:
        """A page whose links lead into the folder. Its root says where that is, for scripts."""
        return LINKS.sub(rb"\1" + self._place.prefix.encode(), page)

    def _scope(self, kind: str, scheme: str, path: str, headers: list[tuple[str, str]]) -> Scope:
        bare, _, query = path.partition("?")
        own = [("host", HOST), ("user-agent", self._place.agent), ("accept-language", self._place.languages)]
        cookies = [("cookie", self._jar.header)] if self._jar.header else []
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": scheme,
            "path": unquote(bare),
            "raw_path": bare.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in [*own, *cookies, *headers]],
            "state": {},
        }

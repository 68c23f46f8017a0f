"""How many bytes of headers a request can have, whatever pieces it arrives in."""

import asyncio

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from regalia.server.uvicorn_protocols import MOST_BYTES_OF_HEADERS, HttpProtocol, config
from tests.server.attacks.raw import request

MUCH = 3 * MOST_BYTES_OF_HEADERS
LARGE = {
    "a header without end": b"X-Long: " + b"a" * MUCH,
    "a header that ends": b"X-Long: " + b"a" * MOST_BYTES_OF_HEADERS + b"\r\n\r\n",
    "a name without end": b"X" * MUCH,
    "many short headers": b"a:\r\n" * (MOST_BYTES_OF_HEADERS // 4),
    "many short headers that end": b"a:\r\n" * (MOST_BYTES_OF_HEADERS // 4) + b"\r\n",
    "spaces without end": b"X-Long:" + b" " * MUCH,
}
PIECES = [1000, 16_384, 1 << 16]


class Line(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.closed = b"", False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reads what it is sent."""
    size = len(await Request(scope, receive).body())
    await Response(f"{size} bytes")(scope, receive, send)


def answered(raw: bytes, piece: int) -> Line:
    """What is answered to bytes that arrive in pieces."""

    async def run() -> Line:
        configured, state, line = config(answer), ServerState(), Line()
        configured.load()
        protocol = HttpProtocol(configured, state, {})
        protocol.connection_made(line)
        for start in range(0, len(raw), piece):
            if not line.closed:
                protocol.data_received(raw[start : start + piece])
        if line.closed:
            protocol.connection_lost(None)
        while state.tasks:
            await asyncio.gather(*state.tasks, return_exceptions=True)
        if not line.closed:
            protocol.connection_lost(None)
        return line

    return asyncio.run(run())


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("name", LARGE)
def test_large_headers_are_refused(name: str, piece: int) -> None:
    line = answered(b"GET / HTTP/1.1\r\nHost: here\r\n" + LARGE[name], piece)
    assert line.written.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
    assert line.written.count(b"HTTP/1.1") == 1
    assert line.closed
    body = line.written.partition(b"\r\n\r\n")[2]
    assert f"content-length: {len(body)}".encode() in line.written


@pytest.mark.parametrize("piece", PIECES)
def test_a_large_address_is_refused(piece: int) -> None:
    assert answered(b"GET /" + b"a" * MUCH, piece).written.startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("piece", PIECES)
def test_trailers_count_too(piece: int) -> None:
    chunked = request("POST / HTTP/1.1", "Host: here", "Transfer-Encoding: chunked", body=b"1\r\na\r\n0\r\n")
    assert b"HTTP/1.1 431 " in answered(chunked + b"X-Long: " + b"a" * MUCH, piece).written


@pytest.mark.parametrize("piece", PIECES)
def test_bodies_and_further_requests_do_not_count(piece: int) -> None:
    size = MUCH
    long = "X-Long: " + "a" * (MOST_BYTES_OF_HEADERS - 200)
    whole = request("POST / HTTP/1.1", "Host: here", f"Content-Length: {size}", long, body=b"a" * size)
    written = answered(2 * whole, piece).written
    assert (written.count(b"HTTP/1.1 200 OK"), written.count(f"{size} bytes".encode())) == (2, 2)


def test_connections_stay_open_longer_than_those_of_a_proxy() -> None:
    caddy = 120
    assert config(answer).timeout_keep_alive > caddy

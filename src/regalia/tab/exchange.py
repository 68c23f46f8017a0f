"""One request and its response, by a message port."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct
from starlette.types import Message

EMPTY = (204, 205, 304)
"""The statuses of responses that never have a body."""


class Port(Protocol):
    """One end of a conversation."""

    def send(self, message: object) -> None:
        """Post a message; None ends the conversation."""

    def receive(self, receiver: Callable[[object], None]) -> None:
        """Have each message that comes."""

    def close(self) -> None:
        """Receive nothing more."""


class Head(Struct, frozen=True):
    """What is known of a response at its start."""

    status: int
    headers: Sequence[tuple[str, str]]
    passed_on: Callable[[bytes], bytes]
    """What the reader gets of a chunk."""


class Exchange:
    """The two sides of ASGI for one request."""

    def __init__(self, body: bytes, port: Port, head: Callable[[Message], Head]) -> None:
        self._waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        self._port = port
        self._head_of = head
        self._head: Head | None = None
        self._gone = asyncio.Event()
        port.receive(lambda said: self._gone.set())

    async def receive(self) -> Message:
        """The request, then that its reader has gone, once that is so."""
        if self._waiting:
            return self._waiting.pop()
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Post a part of the response. Raises OSError if its reader has gone, as servers do."""
        if self._gone.is_set():
            raise OSError("the reader has gone")
        if message["type"] == "http.response.start":
            self._head = self._head_of(message)
            self._port.send(as_posted(self._head))
        elif message["type"] == "http.response.body" and message.get("body"):
            assert self._head is not None, "a response starts with its head"
            self._port.send(self._head.passed_on(message["body"]))

    def end(self) -> None:
        """End the conversation, with status 500 if nothing was sent."""
        if self._head is None:
            self._port.send(as_posted(Head(500, (), bytes)))
        self._port.send(None)
        self._port.close()


def as_posted(head: Head) -> dict[str, object]:
    """A head as a message: what JavaScript makes a `Response` of."""
    return {
        "status": head.status,
        "headers": [[name, value] for name, value in head.headers],
        "empty": head.status in EMPTY,
    }


def received(said: object) -> Message:
    """What a browser says on a line: a text, or anything else when it leaves."""
    if isinstance(said, str):
        return {"type": "websocket.receive", "text": said}
    return {"type": "websocket.disconnect", "code": 1001}

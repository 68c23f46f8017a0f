"""A request over HTTP on a connection of its own. httpx takes 2 ms of CPU for one, which a drill at full speed takes from
the nodes.
"""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

WITHIN = 5.0
"""Seconds for an answer."""


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    body: Any

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300


async def ask(address: str, method: str, path: str, body: Any, headers: Mapping[str, str]) -> Answer:
    """Send a request, perhaps with a JSON body. Raises OSError if no whole answer comes, TimeoutError if none in time."""
    sent = b"" if body is None else json.dumps(body).encode()
    head = {"Host": address, "Connection": "close", "Content-Length": str(len(sent)), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    async with asyncio.timeout(WITHIN):
        name, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        try:
            writer.write("\r\n".join(lines).encode() + sent)
            return answer_in(await reader.read())
        finally:
            writer.close()


def answer_in(received: bytes) -> Answer:
    """The answer in all that a connection has brought. Raises ConnectionError if it is not whole."""
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    named = dict(line.lower().split(": ", 1) for line in lines)
    if not first or len(body) != int(named.get("content-length", 0)):
        raise ConnectionError("no whole answer")
    return Answer(int(first.split()[1]), json.loads(body) if body else {})

"""A person who sends every request again until it is answered, through as many kills as it takes."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kills.http import ask
from tests.server.kills.process import Site, Tally

Message = dict[str, Any]
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
AGAIN = {"too_fast", "too_many", "try_again", "not_saved"}
"""Refusals of requests that are sent again as they are."""
EXPECTED = {
    "not_waiting",
    "not_undoable",
    "nothing_asked",
    "already_asked",
    "wrong_status",
    "not_offered",
    "stale",
    "not_asked",
    "removed",
}
"""Other refusals that a random player runs into: what is repeated has been done, what was asked has lapsed, and what was
asked of a node that stopped is done when it goes on, even if the same was done elsewhere and taken back since.
"""


async def hear(line: ClientConnection) -> Message:
    """The next message. Raises one of `BROKEN` if there is none for a while."""
    async with asyncio.timeout(20):  # `wait_for` may swallow a cancellation before Python 3.12
        return dict(json.loads(await line.recv()))


@dataclass
class Person:
    """Somebody with a name and at most one live connection."""

    site: Site
    tally: Tally
    acted: asyncio.Event
    name: str
    players: str = ""
    """Whom this person plays with."""
    id: str = ""
    token: str = ""
    line: ClientConnection | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def introduce(self) -> None:
        told = await self.http("guest", "POST", "/api/guests", {"name": self.name})
        self.id, self.token = told["id"], told["token"]

    async def http(self, kind: str, method: str, path: str, body: Any = None) -> Message:
        """A request that is repeated until it is answered."""
        while True:
            since = time.monotonic()
            try:
                answer = await ask(self.site.address, method, path, body, self.headers)
            except BROKEN as error:
                self.tally.tried(self.players, f"{method} {path}: {type(error).__name__}", since)
                await asyncio.sleep(0.02)
                continue
            told: Message = answer.body
            code = told.get("code") or told.get("error", {}).get("code")
            self.tally.tried(self.players, f"{method} {path}: {code or answer.status}", since)
            if code in AGAIN:
                await asyncio.sleep(0.05)
                continue
            assert answer.is_success or code in EXPECTED, (method, path, answer)
            if answer.is_success and kind:
                self.note(kind)
            return told

    def note(self, kind: str) -> None:
        self.tally.note(kind, self.players)
        self.acted.set()

    async def say(self, table: str, message: Message, until: Callable[[Message], bool]) -> Message:
        """Send something over the live connection until it is answered, through as many kills as it takes."""
        while True:
            since = time.monotonic()
            try:
                line = self.line = self.line or await self.connect(table)
                await line.send(json.dumps(message))
                heard = await self.hear(table, line)
                while not until(heard) and heard.get("error", {}).get("code") != "too_fast":
                    heard = await self.hear(table, line)
            except BROKEN as error:
                self.tally.tried(self.players, f"{message['type']}: {type(error).__name__}", since)
                await self.leave()
                await asyncio.sleep(0.02)
            else:
                self.tally.tried(self.players, f"{message['type']}: {heard['type']}", since)
                if heard.get("error", {}).get("code") not in AGAIN:
                    return heard
                await asyncio.sleep(0.05)

    async def hear(self, table: str, line: ClientConnection) -> Message:
        """The next message of a table; what it shows of the table is noted."""
        heard = await hear(line)
        if heard["type"] == "sight":
            self.tally.see(table, heard["seq"], self.players)
        return heard

    async def connect(self, table: str) -> ClientConnection:
        line = await connect(
            f"ws://{self.site.address}/api/tables/{table}/live",
            additional_headers=self.headers,
            open_timeout=5,
            close_timeout=1,
        )
        await line.send(json.dumps({"type": "face", "seat": None}))
        return line

    async def leave(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            await line.close()

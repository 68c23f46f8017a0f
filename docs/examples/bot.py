"""A bot that sits down at a table of any arena and plays any game, at random, by the messages of docs/protocol.md.

    pip install websockets
    python bot.py http://localhost:8765 K7QM2X Robin

Replace `choose` by something that thinks. Everything it may know is in the sight; everything it may do is in the ask.
"""

import asyncio
import json
import random
import sys
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


def choose(sight: Message) -> Any:
    """An answer to what the seat is asked: one option, several, or a number."""
    ask = sight["ask"]
    if ask["type"] == "one":
        return random.choice(ask["options"])
    number = random.randint(ask["least"], ask["most"])
    return number if ask["type"] == "number" else random.sample(ask["options"], number)


def http(method: str, address: str, token: str = "", body: Any = None) -> Any:
    """Ask the arena something before play."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers, method=method)) as response:
        return json.load(response)


def sit_down(arena: str, table: str, token: str) -> int:
    """Take the first free seat."""
    seats = http("GET", f"{arena}/api/tables/{table}", token)["seats"]
    seat = next(number for number, seat in enumerate(seats) if seat["person"] is None and seat["bot"] is None)
    http("PUT", f"{arena}/api/tables/{table}/seats/{seat}", token, {"who": "me"})
    return seat


class Player:
    """Plays one seat to the end. What was not answered when a line broke is sent again on the next, with the same id."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sight: Message = {"seq": -1}
        self.unanswered: Message | None = None
        self.known = 0

    async def play(self, address: str, token: str) -> list[Message]:
        """The ranking, once the game is over."""
        async for line in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
            try:
                await self.say(line, {"type": "face", "seat": self.seat})
                if self.unanswered:
                    await self.say(line, self.unanswered)
                async for raw in line:
                    self.hear(json.loads(raw))
                    if self.sight["seq"] >= 0 and self.sight["sight"]["ranking"]:
                        return list(self.sight["sight"]["ranking"])
                    await self.act(line)
            except ConnectionClosed:
                continue
        raise AssertionError("connect tries for ever")

    def hear(self, message: Message) -> None:
        """Keep the newest sight; note what has been answered."""
        if message["type"] == "sight":
            self.sight = message
        if self.unanswered and message.get("id") == self.unanswered["id"]:
            self.unanswered = None
            self.known = message.get("seq", self.known)

    async def act(self, line: ClientConnection) -> None:
        """Answer, if this seat is asked something that it has not answered yet."""
        if self.unanswered or self.sight["seq"] < self.known or not self.sight["sight"]["ask"]:
            return
        answer = choose(self.sight["sight"])
        self.unanswered = {
            "type": "act",
            "id": uuid.uuid4().hex,
            "seat": self.seat,
            "at": self.sight["seq"],
            "answer": answer,
        }
        await self.say(line, self.unanswered)

    async def say(self, line: ClientConnection, message: Message) -> None:
        """Send a message."""
        await line.send(json.dumps(message))


def main(arena: str, table: str, name: str = "Robin") -> None:
    """Say a name, sit down, play."""
    arena = arena.rstrip("/")
    token = http("POST", f"{arena}/api/guests", body={"name": name})["token"]
    seat = sit_down(arena, table, token)
    print(f"{name} sits in seat {seat} of {table}", flush=True)
    live = f"{arena.replace('http', 'ws', 1)}/api/tables/{table}/live"
    for place in asyncio.run(Player(seat).play(live, token)):
        print(f"{place['rank']}. seat {place['seat']}: {place['keys'][0]}")


if __name__ == "__main__":
    main(*sys.argv[1:])

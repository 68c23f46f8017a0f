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
    """A random legal answer to what the seat is asked."""
    ask = sight["ask"]
    match ask["type"]:
        case "one":
            return random.choice(ask["options"])
        case "number":
            return random.randint(ask["least"], ask["most"])
        case "several":
            return random.sample(ask["options"], random.randint(ask["least"], ask["most"]))
        case "arrange":
            return random.sample(ask["things"], random.randint(ask["least"], ask["most"]))
        case "share":
            return {"type": "shared", "amounts": shared(ask)}
        case kind:
            assert kind == "assign", f"{kind} is a question of a later version"
            return {"type": "assigned", "pairs": assigned(ask)}


def shared(ask: Message) -> list[tuple[Any, int]]:
    """A number shared out point by point, to places that take more."""
    limits = ask["limits"] or [{"least": 0, "most": ask["total"]}] * len(ask["places"])
    amounts = [limit["least"] for limit in limits]
    while sum(amounts) < ask["total"]:
        place = random.choice([place for place, limit in enumerate(limits) if amounts[place] < limit["most"]])
        amounts[place] += 1
    return list(zip(ask["places"], amounts, strict=True))


def assigned(ask: Message) -> list[tuple[Any, Any]]:
    """Each thing in a random place of its own, drawn again until every place has what it takes."""
    places = range(len(ask["places"]))
    limits = ask["limits"] or [{"least": 0, "most": len(ask["things"])}] * len(places)
    while True:
        to = [random.choice(allowed) for allowed in ask["allowed"] or [places] * len(ask["things"])]
        if all(limit["least"] <= to.count(place) <= limit["most"] for place, limit in enumerate(limits)):
            return [(thing, ask["places"][place]) for thing, place in zip(ask["things"], to, strict=True)]


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

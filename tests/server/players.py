"""Players for tests, which use only the protocol."""

import asyncio
import json
import random
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from benchmarks.crowd import ASK, Dice, random_answer, usual

Message = dict[str, Any]
REQUESTS = count()
"""Numbers for requests: none has two, whichever line sends them."""
PATIENCE = 60.0
"""Seconds after which what is awaited will never come; on a busy machine it may take long."""
NO_TLS = ssl.create_default_context()
"""Made once: it takes longer than a whole request on the loopback."""


async def until(is_so: Callable[[], object]) -> None:
    """Wait for something that happens in the background."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@dataclass
class Host:
    """An arena's address."""

    address: str

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def guest(self, name: str) -> "Guest":
        """Register a new guest."""
        with httpx.Client(base_url=self.url, verify=NO_TLS) as client:
            told = client.post("/api/guests", json={"name": name}).json()
        return Guest(self, told["name"], told["id"], told["token"])

    def table(self, *names: str, bots: tuple[str, ...] = (), **more: Any) -> tuple[str, "list[Guest]"]:
        """A started game for these people, in the order of the seats, and bots behind them; all bring what is usual."""
        people = [self.guest(name) for name in names]
        seats = [{"who": "me"}, *[{"who": "nobody"}] * (len(names) - 1), *({"who": "bot", "level": bot} for bot in bots)]
        table = people[0].post("/api/tables", {"game": "oriflamme", "seats": seats, **more}).json()["id"]
        for seat, person in enumerate(people[1:], start=1):
            assert person.put(f"/api/tables/{table}/seats/{seat}", {"who": "me"}).status_code == 200
        decks = usual(more.get("game", "oriflamme"), len(seats))
        for seat, (person, deck) in enumerate(zip(people, decks, strict=False)):
            assert person.put(f"/api/tables/{table}/seats/{seat}/brought", {"ready": deck}).status_code == 200
        assert people[0].post(f"/api/tables/{table}/start").status_code == 200
        return table, people


@dataclass
class Guest:
    """A guest with their token."""

    host: Host
    name: str
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        with httpx.Client(base_url=self.host.url, headers=self.headers, timeout=PATIENCE, verify=NO_TLS) as client:
            return client.request(method, path, json=body, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.request("POST", path, body)

    def put(self, path: str, body: Any = None) -> httpx.Response:
        return self.request("PUT", path, body)

    @contextmanager
    def at(self, table: str, seat: int | None) -> "Iterator[Line]":
        """Open a live connection that faces a seat. However much it is not read of, it is closed at once."""
        address = f"ws://{self.host.address}/api/tables/{table}/live"
        with connect(address, additional_headers=self.headers, open_timeout=PATIENCE, max_queue=None) as socket:
            line = Line(socket, seat)
            line.send(type="face", seat=seat)
            yield line


@dataclass
class Line:
    """A live connection with the latest messages received."""

    socket: ClientConnection
    seat: int | None
    sight: Message = field(default_factory=dict)
    table: Message = field(default_factory=dict)
    passes: Message = field(default_factory=dict)
    log: list[Message] = field(default_factory=list)
    received: list[Message] = field(default_factory=list)
    """All messages, in the order in which they came."""
    talk: dict[int, Message] = field(default_factory=dict)
    """The lines of talk, by their numbers."""

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(PATIENCE))
        self.received.append(message)
        if message["type"] == "sight":
            self.sight = message
            known = [entry for entry in self.log if entry["seq"] <= message["since"]]
            self.log = known + [entry for entry in message["events"] if entry not in known]
        if message["type"] == "table":
            self.table = message
        if message["type"] == "talk":
            self.talk = ({} if message["since"] is None else self.talk) | {
                line["number"]: line for line in message["lines"]
            }
        if message["type"] == "passes":
            self.passes = message
        return message

    def until(self, kind: str, **fields: Any) -> Message:
        """Receive until a message of this kind with these fields arrives."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    def sighted(self, seq: int = 0) -> Self:
        """Receive until the sight has at least this number."""
        while not self.sight or self.sight["seq"] < seq:
            self.hear()
        return self

    def seated(self, **fields: Any) -> Message:
        """Receive until the table message has these fields."""
        while any(self.table.get(name) != value for name, value in fields.items()) or not self.table:
            self.hear()
        return self.table

    def stands(self, **fields: Any) -> Message:
        """Receive until the passes message has these fields."""
        while any(self.passes.get(name) != value for name, value in fields.items()) or not self.passes:
            self.hear()
        return self.passes

    def ask(self, **message: Any) -> Message:
        """Send a request with an id and wait for its reply."""
        message.setdefault("id", f"q{next(REQUESTS)}")
        self.send(**message)
        while True:
            heard = self.hear()
            if heard.get("id") == message["id"] and heard["type"] != "table":
                return heard

    def act(self, answer: Any, **more: Any) -> Message:
        """Answer for the faced seat from the present sight; wait until the result is seen."""
        reply = self.ask(type="act", seat=self.seat, at=self.sight["seq"], answer=answer, **more)
        if reply["type"] == "done":
            self.sighted(reply["seq"])
        return reply

    def given_to_bot(self, person: Guest, table: str, seat: int) -> None:
        """Wait until a seat's owner has been away for long, give the seat to a bot, and hear of it."""
        deadline = time.monotonic() + PATIENCE
        given = {"who": "bot", "level": "page"}
        while (late := person.put(f"/api/tables/{table}/seats/{seat}", given)).status_code != 200:
            assert late.json()["code"] == "not_away"
            assert time.monotonic() < deadline
            time.sleep(0.1)
        while self.table["seats"][seat]["bot"] != "page":
            self.hear()

    @property
    def options(self) -> list[Any]:
        """What the faced seat may choose among."""
        ask = self.sight["sight"]["ask"]
        return list(ask.get("options", [])) if ask else []

    def any_answer(self, rng: random.Random) -> Any:
        """Some answer to what the faced seat is asked."""
        ask = self.sight["sight"]["ask"]
        if ask["type"] == "one":
            return rng.choice(ask["options"])
        if ask["type"] not in ("number", "several") or "groups" in ask:
            posed = msgspec.json.decode(json.dumps(ask), type=ASK)
            return json.loads(msgspec.json.encode(random_answer(posed, Dice(rng.random()))))
        number = rng.randint(ask["least"], ask["most"])
        return number if ask["type"] == "number" else rng.sample(ask["options"], number)

    @property
    def waiting(self) -> list[int]:
        """Who must decide."""
        decision = self.sight["sight"]["decision"]
        return list(decision["waiting"]) if decision else []


def play(lines: list[Line], rng: random.Random, most: int = 10_000) -> int:
    """Random play through these lines, by seat, until the game is over or so many answers were given."""
    answers, seq = 0, 0
    while answers < most:
        for line in lines:
            line.sighted(seq)
        seq = max(line.sight["seq"] for line in lines)
        for line in lines:
            line.sighted(seq)
        asked = lines[0].waiting
        if not asked:
            return answers
        line = next(line for line in lines if line.seat in asked)
        reply = line.act(line.any_answer(rng))
        assert reply["type"] == "done", reply
        seq = reply["seq"]
        answers += 1
    return answers

"""Players over real sockets: each connection faces one seat and answers at random what it is asked."""

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Union, get_args

import httpx
import msgspec
from msgspec import Raw, Struct, defstruct
from websockets.asyncio.client import ClientConnection, connect

from regalia.core import OneOf, Option, some_answer
from regalia.core.views import Posed
from regalia.games import load


class Dice(Random):
    """A random generator with the interface that the core expects."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to `bound` - 1."""
        return self.randrange(bound)


def unread(kind: type[Struct]) -> type[Struct]:
    """The same kind of question with its pieces as raw JSON, which a random player does not need to decode."""
    fields = [
        (field.name, tuple[Raw, ...] if field.type == tuple[Option, ...] else field.type, field.default)
        for field in msgspec.structs.fields(kind)
    ]
    return defstruct(kind.__name__, fields, bases=(kind,), tag=kind.__struct_config__.tag, frozen=True, kw_only=True)


ASK: Any = Union[tuple(unread(kind) for kind in get_args(Posed))]  # noqa: UP007 - the members are made at run time


class Decision(Struct):
    """What the table waits for."""


class Seen(Struct):
    """What a seat sees: whether the game goes on, and its question."""

    decision: Decision | None
    ask: ASK | None


class Sight(Struct, tag="sight"):
    """The newest sight."""

    seq: int
    sight: Seen


class Done(Struct, tag="done"):
    """An action has been saved."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """An action has not."""

    id: str
    error: Any


class Other(Struct, tag="table"):
    """Who sits where."""


class Passes(Struct, tag="passes"):
    """What a seat has said about what it is asked again and again."""


TABLES_A_PERSON = 10
OPENED_WITHIN = 60.0
"""Seconds that a connection may take to open, when all of a crowd are opened at once."""

MESSAGE = msgspec.json.Decoder(Sight | Done | Refused | Other | Passes)


class Pace:
    """Limits actions to a rate, evenly spaced; without a rate there is no limit."""

    def __init__(self, rate: float | None) -> None:
        self._every = 1 / rate if rate else 0.0
        self._next = time.perf_counter()

    async def turn(self) -> None:
        """Wait until the next action may be sent."""
        if self._every:
            now = time.perf_counter()
            self._next = max(self._next + self._every, now)
            await asyncio.sleep(self._next - now)


@dataclass
class Played:
    """What a crowd has measured, in seconds: from sending an action until it is acknowledged, and until the table knows."""

    done: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    seconds: Counter[int] = field(default_factory=Counter)
    """How many actions were acknowledged in each second of the clock."""
    refused: int = 0

    @property
    def rates(self) -> list[float]:
        """Actions a second, in every second but the first and the last."""
        return [float(self.seconds[second]) for second in sorted(self.seconds)[1:-1]]


@dataclass
class Crowd:
    """One host's tables, each with a connection a seat. One person sits at all of them, as at a device passed around."""

    address: str
    game: str
    seats: int
    others: tuple[str, ...] = ()
    """Addresses of other nodes of the site, at which seats sit in turn."""
    http: httpx.AsyncClient = field(init=False)
    token: str = ""

    @asynccontextmanager
    async def here(self) -> AsyncIterator["Crowd"]:
        """Register as a guest for the duration of the context."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as self.http:
            self.token = (await self.post("/api/guests", {"name": "Crowd"}))["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"
            yield self

    async def post(self, path: str, body: Any) -> Any:
        """Send a request; raises if it fails."""
        response = await self.http.post(path, json=body)
        response.raise_for_status()
        return response.json() if response.content else None

    async def open_table(self) -> str:
        """Open a table and start its game; its id."""
        plans = [{"who": "device", "name": f"Seat {seat}"} for seat in range(1, self.seats)]
        opened = await self.post("/api/tables", {"game": self.game, "seats": [{"who": "me"}, *plans], "public": False})
        table: str = opened["id"]
        for seat, name in enumerate(usual(self.game, self.seats)):
            response = await self.http.put(f"/api/tables/{table}/seats/{seat}/brought", json={"ready": name})
            response.raise_for_status()
        await self.post(f"/api/tables/{table}/start", {})
        return table

    async def line(self, table: str, seat: int | None) -> ClientConnection:
        """A connection that faces a seat."""
        nodes = (self.address, *self.others)
        address = nodes[(seat or 0) % len(nodes)].replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        connection = await connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=OPENED_WITHIN,
        )
        await connection.send(msgspec.json.encode({"type": "face", "seat": seat, "patches": True}).decode())
        return connection


def usual(game: str, seats: int) -> list[str]:
    """The names of what each seat usually brings, in a game in which seats bring something."""
    rules = load(game)
    if rules.brings is None:
        return []
    names = {id(one): name for name, one in rules.brings.ready.items()}
    return [names[id(one)] for one in rules.brings.usual(seats, rules.options())]


def random_answer(ask: Any, dice: Dice) -> Any:
    """A random legal answer to a question as it travels."""
    return some_answer(ask.options if isinstance(ask, OneOf) else ask, dice)


class OneTable:
    """A game at one table, played over its connections until it ends or time is up."""

    def __init__(self, crowd: Crowd, pace: Pace, dice: Dice, result: Played) -> None:
        self.crowd, self.pace, self.dice, self.result = crowd, pace, dice, result
        self.sent: dict[int, float] = {}
        self.arrived: list[list[tuple[int, float]]] = [[] for _ in range(crowd.seats)]

    async def play(self, table: str, until: float) -> None:
        """Play all seats until the game ends or time is up."""
        lines = [await self.crowd.line(table, seat) for seat in range(self.crowd.seats)]
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.perf_counter()):
                await asyncio.gather(*(self.seat(line, seat) for seat, line in enumerate(lines)))
        except TimeoutError:
            pass
        finally:
            await asyncio.gather(*(line.close() for line in lines))
        self.reckon()

    async def seat(self, line: ClientConnection, seat: int) -> None:
        """Answer whatever this seat is asked, an answer at a time, until the game is over.

        A seat that is asked together with others is shown its question again with each answer of theirs. It waits for the
        reply to its own before it says anything else. While its answer waits for its turn it goes on reading: what arrives
        meanwhile is not late.
        """
        begun: asyncio.Task[float] | None = None
        newest: Sight | None = None
        answered = -1
        try:
            async for raw in line:
                now = time.perf_counter()
                message = MESSAGE.decode(raw)
                if isinstance(message, Done):
                    assert begun is not None
                    self.sent[message.seq] = sent = await begun
                    self.result.done.append(now - sent)
                    self.result.seconds[int(now)] += 1
                    begun, answered = None, message.seq - 1
                elif isinstance(message, Refused):
                    self.result.refused += 1
                    begun = None
                elif isinstance(message, Sight):
                    self.arrived[seat].append((message.seq, now))
                    newest = message
                    if message.sight.decision is None:
                        return
                if begun is None and newest is not None and newest.sight.ask is not None and newest.seq > answered:
                    answered = newest.seq
                    begun = asyncio.create_task(self.answer(line, seat, newest))
        finally:
            if begun is not None:
                begun.cancel()
                await asyncio.gather(begun, return_exceptions=True)

    async def answer(self, line: ClientConnection, seat: int, sight: Sight) -> float:
        """Answer when it is this answer's turn; the time at which it was sent."""
        await self.pace.turn()
        sent = time.perf_counter()
        await line.send(self.act(f"{seat}.{sight.seq}", seat, sight).decode())
        return sent

    def act(self, name: str, seat: int, sight: Sight) -> bytes:
        """A random answer, as it travels."""
        answer = random_answer(sight.sight.ask, self.dice)
        return msgspec.json.encode({"type": "act", "id": name, "seat": seat, "at": sight.seq, "answer": answer})

    def reckon(self) -> None:
        """Add, for each action, the time until the last seat had received it."""
        for seq, begun in self.sent.items():
            times = [seen[index][1] for seen in self.arrived if (index := bisect_left(seen, (seq, 0.0))) < len(seen)]
            if len(times) == self.crowd.seats:
                self.result.told.append(max(times) - begun)


@asynccontextmanager
async def crowds(
    address: str, game: str, seats: int, tables: int, others: tuple[str, ...] = ()
) -> AsyncIterator[list[Crowd]]:
    """For each table the crowd that opens it; no crowd has more than one person may have in play."""
    async with AsyncExitStack() as stack:
        hosts = [
            await stack.enter_async_context(Crowd(address, game, seats, others).here())
            for _ in range(0, tables, TABLES_A_PERSON)
        ]
        yield [hosts[table // TABLES_A_PERSON] for table in range(tables)]


async def play(
    address: str, game: str, tables: int, seats: int, seconds: float, rate: float | None, others: tuple[str, ...] = ()
) -> Played:
    """Play a game at this number of tables for a time, at a rate or unthrottled, perhaps with seats at other nodes of the
    site. A finished game is followed by another.
    """
    result = Played()
    async with crowds(address, game, seats, tables, others) as hosts:
        first = [await host.open_table() for host in hosts]
        pace, until = Pace(rate), time.perf_counter() + seconds

        async def in_turn(crowd: Crowd, table: str, number: int) -> None:
            while time.perf_counter() < until:
                await OneTable(crowd, pace, Dice(number), result).play(table, until)
                if time.perf_counter() < until:
                    table = await crowd.open_table()

        await asyncio.gather(*(in_turn(hosts[number], table, number) for number, table in enumerate(first)))
    return result

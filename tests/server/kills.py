"""An arena is killed again and again while people play every game and send every kind of request.

Afterwards the database must hold all that was acknowledged, each thing once, and every game must come out as it was saved.
`make kills N=200` does it at length; a short one is among the tests.
"""

import argparse
import asyncio
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw
import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regalia.core import commitment, record_of, save, verify
from regalia.games import load, slugs
from regalia.server.store import TableDoc
from regalia.server.store.sqlite import SqliteStore
from regalia.server.tables.play import Play
from tests.server.players import NO_TLS

Message = dict[str, Any]
GOES_ON = 0.6
"""Seconds of play, at the most, between the first acknowledgement after a start and the next kill."""
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.TransportError)
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
}
"""Other refusals that a random player runs into: what is repeated has been done, what was asked has lapsed."""
EVERY = {"guest", "open", "sit", "agree", "pledge", "start", "reveal", "act", "undo", "ask_undo", "consent"}
"""Kinds of requests of which at least one must have been acknowledged before the last kill."""
LIMITS = ["--requests-a-minute", "1000000", "--connections-a-second", "1000"]


@dataclass
class Process:
    """An arena that can be killed and started again on the same port and database."""

    database: Path
    port: int
    running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.database.with_suffix(".log")

    def start(self) -> None:
        command = [sys.executable, "-m", "regalia.cli", "serve", "--port", str(self.port), "--bot-delay", "0", *LIMITS]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [*command, "--database", str(self.database)], stdout=subprocess.DEVNULL, stderr=log
            )

    def check(self) -> None:
        assert self.running is not None
        assert self.running.poll() is None, f"the arena has ended by itself: {self.log.read_text()}"

    def kill(self) -> None:
        self.check()
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(10)


@dataclass
class Tally:
    """What was told to be done, and what the database knows of it."""

    kills: int = 0
    acknowledged: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = "\n".join(f"  {kind:10} {count:7,}" for kind, count in sorted(self.acknowledged.items()))
        counts = f"acknowledged {self.acknowledged.total():,}, lost {len(self.lost)}, doubled {len(self.doubled)}"
        return "\n".join([f"{self.kills} kills: {counts}", kinds, *self.lost[:20], *self.doubled[:20]])


@dataclass
class Person:
    """Somebody with a name and at most one live connection."""

    process: Process
    tally: Tally
    acted: asyncio.Event
    name: str
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
            try:
                address = f"http://{self.process.address}"
                async with httpx.AsyncClient(base_url=address, headers=self.headers, verify=NO_TLS) as client:
                    response = await client.request(method, path, json=body)
            except BROKEN:
                await asyncio.sleep(0.02)
                continue
            told: Message = response.json()
            code = told.get("code") or told.get("error", {}).get("code")
            if code in AGAIN:
                await asyncio.sleep(0.05)
                continue
            assert response.is_success or code in EXPECTED, (method, path, response.text)
            if response.is_success and kind:
                self.note(kind)
            return told

    def note(self, kind: str) -> None:
        self.tally.acknowledged[kind] += 1
        self.acted.set()

    async def say(self, table: str, message: Message, until: Callable[[Message], bool]) -> Message:
        """Send something over the live connection until it is answered, through as many kills as it takes."""
        while True:
            try:
                line = self.line = self.line or await self.connect(table)
                await line.send(json.dumps(message))
                heard: Message = json.loads(await asyncio.wait_for(line.recv(), 20))
                while not until(heard):
                    heard = json.loads(await asyncio.wait_for(line.recv(), 20))
            except BROKEN:
                await self.leave()
                await asyncio.sleep(0.02)
            else:
                if heard.get("error", {}).get("code") not in AGAIN:
                    return heard
                await asyncio.sleep(0.05)

    async def connect(self, table: str) -> ClientConnection:
        line = await connect(
            f"ws://{self.process.address}/api/tables/{table}/live", additional_headers=self.headers, open_timeout=5
        )
        await line.send(json.dumps({"type": "face", "seat": None}))
        return line

    async def leave(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            await line.close()


@dataclass
class Players:
    """Ada, who plays two seats or more, and Bob, at one table after another of one game."""

    game: str
    process: Process
    rng: random.Random
    tally: Tally
    acted: asyncio.Event
    table: str = ""
    known: int = 0
    """The last action that was acknowledged at this table."""
    sent: dict[str, Message] = field(default_factory=dict)
    done: dict[str, Message] = field(default_factory=dict)
    """The reply to each request that was acknowledged, by its id."""
    tables: list[str] = field(default_factory=list)
    agreed: dict[str, Message] = field(default_factory=dict)
    """What was acknowledged of each table before play."""
    people: list[Person] = field(default_factory=list)

    async def play(self, stop: asyncio.Event) -> None:
        self.people = [Person(self.process, self.tally, self.acted, name) for name in ("Ada", "Bob")]
        for person in self.people:
            await person.introduce()
        while not stop.is_set():
            await (self.open_table() if self.rng.random() < 0.5 or not self.tables else self.open_again())
            while not stop.is_set() and await self.step():
                pass
        for person in self.people:
            await person.leave()

    # Before play

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def open_table(self) -> None:
        """A table, its options, its seats, its nonces."""
        ada = self.people[0]
        rules = load(self.game)
        seats = [{"who": "me"}, *[{"who": "nobody"}] * (max(rules.seats[0], 3) - 1)]
        new = {"game": self.game, "seats": seats, "id": f"open-{len(self.tables)}"}
        self.begin((await ada.http("open", "POST", "/api/tables", new))["id"])
        public = bool(self.rng.randrange(2))
        await ada.http("agree", "PATCH", self.path, {"public": public})
        await self.sit(0, 2, {"who": "bot", "level": "page"})
        await self.sit(0, 2, {"who": "nobody"})
        await self.sit(0, 2, {"who": "device", "name": "Eve"})
        bob = f"{self.path}/people/{self.people[1].id}"
        if self.rng.random() < 0.5:
            await self.sit(1, 1, {"who": "me"})
            await ada.http("remove", "DELETE", bob)
            await ada.http("admit", "PUT", bob)
        await self.sit(1, 1, {"who": "me"})
        if not public:
            await ada.http("admit", "PUT", bob)
        await self.start(public)

    async def open_again(self) -> None:
        """The rematch of a game that is over, if it is; a new table if not."""
        told = await self.people[0].http("rematch", "POST", f"{self.path}/rematch")
        if "id" not in told:
            return await self.open_table()
        again = await self.people[1].http("rematch", "POST", f"{self.path}/rematch")
        if again != told:
            self.tally.doubled.append(f"{self.table}: two rematches, {told} and {again}")
        public = (await self.people[0].http("", "GET", self.path))["public"]
        self.begin(told["id"])
        await self.start(public)
        return None

    def begin(self, table: str) -> None:
        self.table, self.known = table, 0
        self.tables.append(table)

    async def sit(self, who: int, seat: int, plan: Message) -> None:
        await self.people[who].http("sit", "PUT", f"{self.path}/seats/{seat}", plan)

    async def start(self, public: bool) -> None:
        nonces = [secrets.token_hex(32) for _ in self.people]
        for person, nonce in zip(self.people, nonces, strict=True):
            await person.leave()
            await person.http("pledge", "PUT", f"{self.path}/nonce", {"hash": commitment(nonce)})
        await self.people[0].http("start", "POST", f"{self.path}/start")
        ada, bob = self.people
        sure = [nonce for person, nonce in zip(self.people, nonces, strict=True) if await self.reveal(person, nonce)]
        sitting = [(ada.id, "", nonces[0]), (bob.id, "", nonces[1]), (ada.id, "Eve", None)]
        self.agreed[self.table] = {"public": public, "seats": sitting, "nonces": sure}

    async def reveal(self, person: Person, nonce: str) -> bool:
        """Whether it was acknowledged; the game may also have begun without, when a start took too long."""
        told = await person.http("reveal", "POST", f"{self.path}/nonce", {"nonce": nonce})
        return "code" not in told

    # Play

    async def step(self) -> bool:
        """One thing that somebody at the table may do; whether the game goes on."""
        sight = await self.look(self.people[0], 0)
        decision = sight["sight"]["decision"]
        if decision is None:
            return False
        seat = self.rng.choice(decision["waiting"])
        person = self.people[seat % 2]
        sight = await self.look(person, seat)
        if not sight["sight"]["ask"]:
            return True
        kinds: dict[Callable[[Person, Message], Awaitable[object]], int] = {
            self.answer: 80,
            self.step_back: 15,
            self.ask_back: 5,
            self.wonder: 2,
            self.repeat: 4,
        }
        await self.rng.choices([*kinds], [*kinds.values()])[0](person, sight)
        return True

    async def look(self, person: Person, seat: int) -> Message:
        """What a seat sees, with everything in it that was acknowledged."""
        is_it = lambda heard: heard["type"] == "sight" and heard["seat"] == seat and heard["seq"] >= self.known  # noqa: E731
        return await person.say(self.table, {"type": "face", "seat": seat}, is_it)

    async def ask(self, person: Person, **request: Any) -> Message:
        """A request with an id, over the live connection or by HTTP, until it is answered."""
        message = {"id": f"{self.table}-{len(self.sent)}", **request}
        self.sent[message["id"]] = message
        reply = await self.send(person, message)
        if reply["type"] == "done":
            self.done[message["id"]] = reply
            self.known = max(self.known, reply["seq"])
            person.note(message["type"])
        elif reply["type"] == "refused":
            assert reply["error"]["code"] in EXPECTED, (message, reply)
        return reply

    async def send(self, person: Person, message: Message) -> Message:
        if self.rng.random() < 0.2:
            return await person.http("", "POST", f"{self.path}/messages", message)
        is_it = lambda heard: heard.get("id") == message["id"] and heard["type"] != "table"  # noqa: E731
        return await person.say(self.table, message, is_it)

    async def answer(self, person: Person, sight: Message) -> None:
        ask = sight["sight"]["ask"]
        if ask["type"] == "one":
            answer = self.rng.choice(ask["options"])
        else:
            number = self.rng.randint(ask["least"], ask["most"])
            answer = number if ask["type"] == "number" else self.rng.sample(ask["options"], number)
        await self.ask(person, type="act", seat=sight["seat"], at=sight["seq"], answer=answer)

    async def step_back(self, person: Person, sight: Message) -> None:
        if sight["undo"]:
            await self.ask(person, type="undo", seat=sight["seat"], to=self.rng.choice(sight["undo"]))

    async def ask_back(self, person: Person, sight: Message) -> None:
        """Ask the other to step back; it agrees, or not, or something is played on."""
        to = max(self.known - self.rng.randint(1, 6), 0)
        await self.ask(person, type="ask_undo", seat=sight["seat"], to=to)
        other = self.people[1 - self.people.index(person)]
        if self.rng.random() < 0.8:
            await self.ask(other, type="consent", seat=1 - sight["seat"] % 2, yes=self.rng.random() < 0.6)

    async def wonder(self, person: Person, sight: Message) -> None:
        """Requests that change nothing."""
        seat, nothing = sight["seat"], {"type": "Nothing"}
        await self.ask(person, type="moment", at=self.rng.randint(0, sight["seq"]))
        await person.say(self.table, {"type": "ping"}, lambda heard: heard["type"] == "pong")
        await person.say(self.table, {"type": "catch_up", "since": 0}, lambda heard: heard["type"] == "sight")
        message = {"type": "why", "id": "why", "seat": seat, "option": nothing}
        await person.say(self.table, message, lambda heard: heard.get("id") == "why")

    async def repeat(self, person: Person, sight: Message) -> None:
        """What was done is sent again, perhaps long and many kills after: the reply must be the same."""
        own = [
            name for name in self.done if name.startswith(self.table) and self.sent[name]["seat"] % 2 == sight["seat"] % 2
        ]
        if own:
            reply = await self.send(person, self.sent[name := self.rng.choice(own)])
            if reply != self.done[name]:
                self.tally.doubled.append(f"{self.table}: {self.sent[name]} was {self.done[name]}, and then {reply}")

    # Afterwards

    async def check(self, store: SqliteStore) -> None:
        """Compare what was acknowledged with what is in the store."""
        for person in self.people:
            if await store.person(person.id) is None:
                self.tally.lost.append(f"guest {person.id}")
        saved: Counter[tuple[str, int]] = Counter()
        for table in self.tables:
            doc, actions = await store.table(table), await store.actions(table)
            if doc is None:
                self.tally.lost.append(f"table {table}")
                continue
            saved.update((action.id, action.seq) for action in actions)
            self.check_agreed(doc)
            play = Play(doc, actions, snapshot := await store.snapshot(table))
            assert snapshot is None or save(play.game) == snapshot.position
            if play.game.is_over:
                assert verify(play.rules, record_of(play.match)).problems == []
        told = {(name, reply["seq"]) for name, reply in self.done.items()}
        self.tally.lost += [f"{self.game}: {each}" for each in told - saved.keys()]
        names = Counter(name for name, _ in saved.elements())
        self.tally.doubled += [f"{self.game}: {name}" for name, count in names.items() if count > 1]

    def check_agreed(self, doc: TableDoc) -> None:
        agreed = self.agreed.get(doc.id)
        if not agreed:
            return
        given = [each.nonce.nonce if each.nonce else None for each in doc.seats]
        seats = [(who, name, nonce if nonce in given else None) for who, name, nonce in agreed["seats"]]
        sitting = [(each.person, each.name, nonce) for each, nonce in zip(doc.seats, given, strict=True)]
        kept = sitting == seats and {*agreed["nonces"]} <= {*given}
        if doc.status == "open" or doc.public != agreed["public"] or not kept:
            self.tally.lost.append(f"{self.game}, table {doc.id}: {agreed} became {doc}")


async def killed_again_and_again(process: Process, players: list[Players], kills: int, rng: random.Random) -> None:
    stop, acted = asyncio.Event(), players[0].acted

    async def heard() -> None:
        acted.clear()
        while not acted.is_set():
            process.check()
            with suppress(TimeoutError):
                await asyncio.wait_for(acted.wait(), 1)

    process.start()
    async with asyncio.timeout(60 + 10 * kills), asyncio.TaskGroup() as playing:
        for each in players:
            playing.create_task(each.play(stop))
        for kill in range(kills):
            await heard()
            await asyncio.sleep(rng.uniform(0, GOES_ON))
            if kill % 2:
                await heard()  # the moment an acknowledgement arrives, it must be true
            process.kill()
            process.start()
            players[0].tally.kills += 1
        while not players[0].tally.acknowledged.keys() >= EVERY:
            await heard()
        stop.set()
    process.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def killed(folder: Path, kills: int, seed: int) -> Tally:
    """Every game at a table of its own, through so many kills."""
    process, tally, acted = Process(folder / "arena.db", free_port()), Tally(), asyncio.Event()
    players = [Players(game, process, random.Random(f"{seed} {game}"), tally, acted) for game in slugs()]
    try:
        asyncio.run(killed_again_and_again(process, players, kills, random.Random(seed)))
    finally:
        if process.running is not None:
            process.running.kill()
            process.running.wait(10)
    logged = process.log.read_text()
    assert " ERROR " not in logged, logged
    store = SqliteStore(process.database)
    for each in players:
        asyncio.run(each.check(store))
    store.close()
    with apsw.Connection(str(process.database), flags=apsw.SQLITE_OPEN_READONLY) as database:
        names = {str(name) for (name,) in database.execute("select id from tables")}
    tally.doubled += [f"table {name}" for name in names - {table for each in players for table in each.tables}]
    return tally


def main() -> int:
    """Print acknowledged, lost, doubled; status 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = killed(Path(folder), args.kills, args.seed)
    print(tally)
    return int(bool(tally.lost or tally.doubled))


if __name__ == "__main__":
    sys.exit(main())

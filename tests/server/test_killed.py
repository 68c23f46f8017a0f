"""The process may be killed at any moment: nothing that was acknowledged is lost, nothing is done twice."""

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regalia.core import Record, verify
from regalia.games import load

KILLS = 16
TABLES = 3
PATIENCE = 120.0
GOES_ON = 0.25
"""Seconds of play, at the most, between the first action after a start and the next kill."""
Message = dict[str, Any]


@dataclass
class Process:
    """An arena that can be killed and started again on the same port and database."""

    database: Path
    port: int
    running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "regalia.cli", "serve", "--port", str(self.port), "--bot-delay", "0"]
        self.running = subprocess.Popen([*command, "--database", str(self.database)], stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self.running is not None
        assert self.running.poll() is None, "the arena has ended by itself"
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(10)


@dataclass
class Player:
    """Plays all three seats of one table after another, and sends again whatever was not answered."""

    process: Process
    rng: random.Random
    token: str = ""
    sight: Message | None = None
    known: int = 0
    """The last action that was acknowledged at this table: what was seen before it is no longer answered."""
    pending: Message | None = None
    sent: list[str] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    """The number of each action that was acknowledged, by its id."""
    tables: list[str] = field(default_factory=list)
    over: bool = False

    async def post(self, path: str, body: Any = None) -> Any:
        """A request that is repeated until the arena is there."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            try:
                async with httpx.AsyncClient(base_url=f"http://{self.process.address}", headers=headers) as client:
                    response = await client.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
            else:
                assert response.is_success or response.json()["code"] == "wrong_status", response.text
                return response.json()

    async def open_table(self) -> None:
        seats = [{"who": "me"}, {"who": "device", "name": "Bob"}, {"who": "device", "name": "Eve"}]
        self.tables.append((await self.post("/api/tables", {"game": "oriflamme", "seats": seats}))["id"])
        await self.post(f"/api/tables/{self.tables[-1]}/start")
        self.over, self.known = False, 0

    async def play(self, stop: asyncio.Event, acted: asyncio.Event) -> None:
        """Until the last kill has been survived and the game that was going on then is over."""
        self.token = (await self.post("/api/guests", {"name": "Ada"}))["token"]
        while not stop.is_set():
            await self.open_table()
            while not self.over:
                try:
                    await self.converse(acted)
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await asyncio.sleep(0.02)

    async def converse(self, acted: asyncio.Event) -> None:
        """One connection, until the game is over or the arena is gone."""
        address = f"ws://{self.process.address}/api/tables/{self.tables[-1]}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.sight = None
        async with connect(address, additional_headers=headers, open_timeout=2) as line:
            await line.send(json.dumps({"type": "face", "seat": 0}))
            if self.pending:
                await line.send(json.dumps(self.pending))
            while not self.over:
                await self.hear(json.loads(await line.recv()), line, acted)

    async def hear(self, message: Message, line: ClientConnection, acted: asyncio.Event) -> None:
        if message["type"] == "done":
            acted.set()
            assert self.done.setdefault(message["id"], message["seq"]) == message["seq"]
            self.known = message["seq"]
            if self.pending and message["id"] == self.pending["id"]:
                self.pending = None
        assert message["type"] != "refused", message
        if message["type"] == "sight":
            self.sight = message
        if self.sight is not None and self.pending is None and self.sight["seq"] >= self.known:
            await self.decide(self.sight, line)

    async def decide(self, sight: Message, line: ClientConnection) -> None:
        """Answer what the faced seat is asked, or face the seat that is; now and then step back."""
        seat, decision = sight["seat"], sight["sight"]["decision"]
        self.sight = None
        self.over = decision is None
        if self.over:
            return
        common = {"id": f"{self.tables[-1]}-{len(self.sent)}", "seat": seat}
        if sight["undo"] and self.rng.random() < 0.2:
            self.pending = {"type": "undo", **common, "to": sight["undo"][-1]}
        elif seat in decision["waiting"]:
            answer = self.rng.choice(sight["sight"]["ask"]["options"])
            self.pending = {"type": "act", **common, "at": sight["seq"], "answer": answer}
        else:
            await line.send(json.dumps({"type": "face", "seat": decision["waiting"][0]}))
            return
        self.sent.append(common["id"])
        await line.send(json.dumps(self.pending))


async def heard(acted: asyncio.Event) -> None:
    acted.clear()
    await acted.wait()


async def killed_again_and_again(process: Process, players: list[Player], rng: random.Random) -> None:
    stop, acted = asyncio.Event(), asyncio.Event()
    process.start()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play(stop, acted))
        for kill in range(KILLS):
            await heard(acted)
            await asyncio.sleep(rng.uniform(0, GOES_ON))
            if kill % 2:
                await heard(acted)  # the moment an acknowledgement arrives, it must be true
            process.kill()
            process.start()
        stop.set()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def test_no_acknowledged_action_is_lost_or_doubled_when_the_process_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path / "arena.db", free_port())
    players = [Player(process, random.Random(number)) for number in range(TABLES)]
    try:
        asyncio.run(killed_again_and_again(process, players, random.Random(0)))
        for player in players:
            check_records(process, player)
    finally:
        if process.running is not None:
            process.running.kill()
            process.running.wait(10)
    database = apsw.Connection(str(process.database), flags=apsw.SQLITE_OPEN_READONLY)
    for player in players:
        saved = {name: seq for table in player.tables for name, seq in actions_of(database, table)}
        assert saved == player.done
        assert sorted(saved) == sorted(player.sent)


def actions_of(database: apsw.Connection, table: str) -> list[tuple[str, int]]:
    """Id and number of each action, which are numbered from 1 without gaps."""
    rows = [*database.execute("select id, seq from actions where table_id = ? order by seq", (table,))]
    assert [seq for _, seq in rows] == [*range(1, len(rows) + 1)]
    return [(str(name), int(str(seq))) for name, seq in rows]


def check_records(process: Process, player: Player) -> None:
    """Every game that was played through the kills is over, and true."""
    for table in player.tables:
        told = httpx.get(f"http://{process.address}/api/tables/{table}/record")
        record = msgspec.json.decode(told.content, type=Record)
        assert verify(load(record.game), record).problems == []

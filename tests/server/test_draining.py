"""A node that is asked to stop (SIGTERM) answers whatever has reached it, so that behind a proxy no request is refused.

Its connections linger until they are used once more, not for a time: on a busy machine the proxy here may be late.
"""

import asyncio
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest

from regalia.server.store.postgresql import migrate
from tests.nats import NatsServer
from tests.ports import own_port
from tests.server import lingering
from tests.server.drill.proxies import Proxy
from tests.server.kills.process import Process
from tests.server.players import NO_TLS, PATIENCE

pytestmark = pytest.mark.exhaustive

PEOPLE = 8
STOPS = 4
OPEN = "Regalia is open"
TABLE = {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}


class Node(Process):
    """A node without limits of time, which says what it does."""

    def start(self) -> None:
        """Start the node."""
        where = ["--port", str(self.port), "--database", str(self.database), "--bus", self.bus]
        command = [sys.executable, "-m", lingering.__name__, "serve", *where, *self.limits]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)

    async def says(self, what: str) -> None:
        """Wait until the node says something that begins like this."""
        assert self.running is not None
        assert self.running.stdout is not None
        line = await asyncio.to_thread(self.running.stdout.readline)
        assert line.decode().startswith(what), self.log.read_text()


class Upstream(Proxy):
    """Goes to the next node if one cannot be connected to, as nginx does with `proxy_next_upstream error`."""

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__(lambda: 0)
        self._nodes, self._rng = nodes, random.Random(1)
        self.connecting = asyncio.Lock()
        """Held while something connects to a node; between two connections a node can stop to listen."""

    async def _connect(self, link: asyncio.Task[None]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        async with self.connecting:
            return await self._connect_to_any(link)

    async def _connect_to_any(self, link: asyncio.Task[None]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        ports = [node.port for node in self._nodes]
        self._rng.shuffle(ports)
        for port in ports:
            try:
                connected = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionRefusedError:
                continue
            self._links[link] = port
            return connected
        raise ConnectionRefusedError


class Answers(Counter[str]):
    """How often each thing came of a change and a look."""

    def __init__(self) -> None:
        super().__init__()
        self.news = asyncio.Condition()

    async def note(self, what: str) -> None:
        """Count one."""
        async with self.news:
            self[what] += 1
            self.news.notify_all()

    async def more(self, number: int) -> None:
        """Wait until this number more have come."""
        until = self.total() + number
        async with self.news:
            await self.news.wait_for(lambda: self.total() >= until)


async def change_and_look(address: str, name: str, answers: Answers, stop: asyncio.Event) -> None:
    """Change a table and look at it, on a new connection each time or on one that is kept, until it is enough."""
    async with httpx.AsyncClient(base_url=address, verify=NO_TLS, timeout=PATIENCE) as kept:
        guest = (await kept.post("/api/guests", json={"name": name})).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        table = (await kept.post("/api/tables", json=TABLE, headers=headers)).json()["id"]
        public = True
        while not stop.is_set():
            public = not public
            path = f"/api/tables/{table}"
            try:
                async with httpx.AsyncClient(base_url=address, verify=NO_TLS, timeout=PATIENCE) as fresh:
                    changed = await fresh.patch(path, json={"public": public}, headers=headers)
                seen = await kept.get(path, headers=headers)
            except httpx.TransportError as error:
                await answers.note(repr(error))
            else:
                await answers.note(f"{changed.status_code} {seen.status_code}")
                assert seen.json()["public"] == public


async def drained(nodes: list[Node]) -> Answers:
    """What came of the requests while one node after the other was stopped and started again."""
    answers, stop, upstream = Answers(), asyncio.Event(), Upstream(nodes)
    await upstream.open()
    for node in nodes:
        node.start()
        await node.says(OPEN)
    async with asyncio.TaskGroup() as together:
        for number in range(PEOPLE):
            address = f"http://127.0.0.1:{upstream.port}"
            together.create_task(change_and_look(address, f"Guest {number}", answers, stop))
        for number in range(STOPS):
            await answers.more(PEOPLE)
            node = nodes[number % len(nodes)]
            assert node.running is not None
            async with upstream.connecting:
                node.running.send_signal(signal.SIGTERM)
                await node.says(lingering.CLOSED)
            await asyncio.to_thread(node.running.communicate, timeout=PATIENCE)
            assert node.running.returncode in (0, -signal.SIGTERM)
            node.start()
            await node.says(OPEN)
        stop.set()
    await upstream.close()
    return answers


def test_no_request_is_refused_while_one_node_after_the_other_is_stopped_and_started_again(
    tmp_path: Path, postgresql: str, nats_server: NatsServer
) -> None:
    migrate(postgresql)
    nodes = [Node(postgresql, tmp_path / f"{number}.log", own_port(), nats_server.address) for number in range(2)]
    try:
        answers = asyncio.run(drained(nodes))
    finally:
        for node in nodes:
            if node.running is not None:
                node.running.kill()
                node.running.communicate(timeout=PATIENCE)
    assert [*answers] == ["200 200"], answers
    logs = "".join((tmp_path / f"{number}.log").read_text() for number in range(2))
    assert "Traceback" not in logs, logs

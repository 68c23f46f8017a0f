"""A node that is asked to stop (SIGTERM) answers whatever has reached it, so that behind a proxy no request is refused."""

import asyncio
import random
import signal
from collections import Counter
from pathlib import Path

import httpx
import pytest

from regalia.server.store.postgresql import migrate
from tests.nats import NatsServer
from tests.ports import own_port
from tests.server.drill.proxies import Proxy, is_well
from tests.server.kills.process import LIMITS, Process
from tests.server.players import NO_TLS

pytestmark = pytest.mark.exhaustive

PEOPLE = 8
STOPS = 4
TABLE = {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}


class Upstream(Proxy):
    """Goes to the next node if one cannot be connected to, as nginx does with `proxy_next_upstream error`."""

    def __init__(self, nodes: list[Process]) -> None:
        super().__init__(lambda: 0)
        self._nodes, self._rng = nodes, random.Random(1)

    async def _connect(self, link: asyncio.Task[None]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
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


async def change_and_look(address: str, name: str, answers: Counter[str], stop: asyncio.Event) -> None:
    """Change a table and look at it, on a new connection each time or on one that is kept, until it is enough."""
    async with httpx.AsyncClient(base_url=address, verify=NO_TLS, timeout=30) as kept:
        guest = (await kept.post("/api/guests", json={"name": name})).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        table = (await kept.post("/api/tables", json=TABLE, headers=headers)).json()["id"]
        public = True
        while not stop.is_set():
            public = not public
            path = f"/api/tables/{table}"
            try:
                async with httpx.AsyncClient(base_url=address, verify=NO_TLS, timeout=30) as fresh:
                    changed = await fresh.patch(path, json={"public": public}, headers=headers)
                seen = await kept.get(path, headers=headers)
            except httpx.TransportError as error:
                answers[repr(error)] += 1
            else:
                answers[f"{changed.status_code} {seen.status_code}"] += 1
                assert seen.json()["public"] == public


async def healthy(node: Process) -> None:
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(is_well, node.port):
            node.check()
            await asyncio.sleep(0.05)


async def drained(nodes: list[Process]) -> Counter[str]:
    """What came of the requests while one node after the other was stopped and started again."""
    answers, stop, upstream = Counter[str](), asyncio.Event(), Upstream(nodes)
    await upstream.open()
    for node in nodes:
        node.start()
        await healthy(node)
    async with asyncio.TaskGroup() as together:
        for number in range(PEOPLE):
            address = f"http://127.0.0.1:{upstream.port}"
            together.create_task(change_and_look(address, f"Guest {number}", answers, stop))
        for number in range(STOPS):
            before = answers.total()
            while answers.total() < before + PEOPLE:
                await asyncio.sleep(0.01)
            node = nodes[number % len(nodes)]
            assert node.running is not None
            node.running.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(node.running.wait, 60) in (0, -signal.SIGTERM)
            node.start()
            await healthy(node)
        stop.set()
    await upstream.close()
    return answers


def test_no_request_is_refused_while_one_node_after_the_other_is_stopped_and_started_again(
    tmp_path: Path, postgresql: str, nats_server: NatsServer
) -> None:
    migrate(postgresql)
    nodes = [
        Process(postgresql, tmp_path / f"{number}.log", own_port(), nats_server.address, LIMITS) for number in range(2)
    ]
    try:
        answers = asyncio.run(drained(nodes))
    finally:
        for node in nodes:
            if node.running is not None:
                node.running.kill()
                node.running.wait(60)
    assert [*answers] == ["200 200"], answers
    logs = "".join((tmp_path / f"{number}.log").read_text() for number in range(2))
    assert "Traceback" not in logs, logs

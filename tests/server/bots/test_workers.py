"""Workers: one that hangs or dies harms only its own question, and none outlives its arena."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Future
from types import SimpleNamespace
from typing import cast

import pytest

from regalia.server.bots import workers as workers_module
from regalia.server.bots.fair_shares import FairShares
from regalia.server.bots.workers import Worker, Workers
from regalia.server.metrics import Metrics

PATIENCE = 60.0
ARENA = """
import asyncio, os, sys
from regalia.server.metrics import Metrics
from regalia.server.bots.fair_shares import FairShares
from regalia.server.bots.workers import Worker

async def main():
    worker = Worker()  # without a reference, its process would end with the answer
    print(await worker.ask(20, os.getpid), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock is moved by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def time(self) -> float:
        return self.passed

    async def move(self, seconds: float) -> None:
        """Let time pass, and what follows from it happen."""
        self.passed += seconds
        for _ in range(10):
            await asyncio.sleep(0)


class Processes:
    """Worker processes that become ready and answer when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[list[Future[object]]] = []
        """What each process was sent: whether it is ready, then questions."""
        monkeypatch.setattr(workers_module, "ProcessPoolExecutor", lambda *_: self._start())

    def _start(self) -> SimpleNamespace:
        sent: list[Future[object]] = []
        self.sent.append(sent)
        return SimpleNamespace(_processes={}, submit=lambda *_: note(sent), shutdown=lambda **_: None)


def note(sent: list[Future[object]]) -> Future[object]:
    """A new future, at the end of others."""
    sent.append(Future())
    return sent[-1]


def run_by_hand(scene: Callable[[Loop], Coroutine[None, None, None]]) -> None:
    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(scene(cast("Loop", runner.get_loop())))


def test_the_time_to_think_begins_when_the_process_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = Processes(monkeypatch)

    async def scene(loop: Loop) -> None:
        thought = asyncio.create_task(Worker().ask(6, os.getpid))
        await loop.move(0)
        await loop.move(workers_module.READY_WITHIN - 1)
        processes.sent[0][0].set_result(1)
        await loop.move(0)
        await loop.move(5)
        processes.sent[0][1].set_result(7)
        assert await thought == 7

    run_by_hand(scene)


@pytest.mark.parametrize("wrong", ["late", "dead", "never ready"])
def test_what_a_worker_has_not_answered_is_asked_once_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    processes = Processes(monkeypatch)

    async def scene(loop: Loop) -> None:
        thought = asyncio.create_task(Worker().ask(6, os.getpid))
        await loop.move(0)
        await fail(loop, processes.sent[0])
        assert len(processes.sent) == 2, "another process is started"
        assert not thought.done()
        processes.sent[1][0].set_result(1)
        await loop.move(0)
        processes.sent[1][1].set_result(7)
        assert await thought == 7

    async def fail(loop: Loop, sent: list[Future[object]]) -> None:
        if wrong == "never ready":
            return await loop.move(workers_module.READY_WITHIN)
        sent[0].set_result(1)
        await loop.move(0)
        if wrong == "late":
            return await loop.move(6)
        sent[1].set_exception(BrokenExecutor())
        return await loop.move(0)

    run_by_hand(scene)
    what = "has died" if wrong == "dead" else "has taken too long"
    assert [record.getMessage() for record in caplog.records] == [f"a worker process {what}; another one is started"]


def test_a_worker_is_not_asked_a_third_time(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = Processes(monkeypatch)

    async def scene(loop: Loop) -> None:
        thought = asyncio.create_task(Worker().ask(6, os.getpid))
        for number in range(2):
            await loop.move(0)
            processes.sent[number][0].set_result(1)
            await loop.move(0)
            await loop.move(6)
        with pytest.raises(TimeoutError):
            await thought
        assert len(processes.sent) == 2

    run_by_hand(scene)


async def test_a_worker_that_takes_too_long_is_replaced() -> None:
    worker = Worker()
    first = await worker.ask(PATIENCE, os.getpid)
    assert await worker.ask(PATIENCE, os.getpid) == first
    with pytest.raises(TimeoutError):
        await worker.ask(0.1, time.sleep, 60)
    assert await worker.ask(PATIENCE, os.getpid) != first
    worker.end()


async def test_a_worker_that_dies_is_replaced() -> None:
    worker = Worker()
    with pytest.raises(BrokenExecutor):
        await worker.ask(PATIENCE, os._exit, 3)
    assert await worker.ask(PATIENCE, os.getpid) > 0
    worker.end()


def test_a_worker_that_was_killed_while_it_had_nothing_to_do_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        metrics = Metrics()
        worker = Worker(metrics)
        for _ in range(2):
            first = await worker.ask(PATIENCE, os.getpid)
            os.kill(first, signal.SIGKILL)
            await asyncio.sleep(0.2)
            assert await worker.ask(PATIENCE, os.getpid) != first
        worker.end()
        assert "regalia_workers_lost_total 2.0" in metrics.text().decode()

    asyncio.run(scene())
    assert [record.getMessage() for record in caplog.records] == ["a worker process has died; another one is started"] * 2


def test_a_host_with_a_hundred_tables_waits_as_long_as_one_with_a_single_table() -> None:
    async def scene() -> list[str]:
        workers, served = Workers(1), []

        async def think(address: str, table: str) -> None:
            async with workers.one((address, "host", table)):
                served.append(table)
                await asyncio.sleep(0.001)

        crowd = [asyncio.create_task(think("198.51.100.7", f"crowd {number}")) for number in range(100)]
        await asyncio.sleep(0.005)
        await think("198.51.100.8", "alone")
        before = served.index("alone")
        await asyncio.gather(*crowd)
        assert before < 10
        return served

    assert len(asyncio.run(scene())) == 101


def test_time_is_shared_out_between_addresses_then_hosts_then_tables() -> None:
    turns = FairShares()
    shares = [("a", "ada", "1"), ("a", "ada", "2"), ("a", "bob", "3"), ("b", "eve", "4")]
    for share in shares:
        turns.enter(share)
    order = []
    for _ in range(16):
        share = shares[turns.next(shares)]
        turns.note(share, 1)
        order.append(share[-1])
    assert "".join(order) == "14342434" * 2


def test_one_who_has_had_nothing_to_ask_for_long_has_no_more_coming_than_the_others() -> None:
    turns = FairShares()
    turns.enter(("a",))
    turns.note(("a",), 100)
    turns.enter(("b",))
    assert turns.next([("a",), ("b",)]) == 0
    turns.note(("b",), 1)
    assert turns.next([("b",), ("a",)]) == 1


async def test_a_worker_given_to_one_who_no_longer_waits_goes_to_the_next() -> None:
    workers = Workers(1)

    async def use() -> None:
        async with workers.one(("ada",)):
            await asyncio.sleep(0)

    async with workers.one(("ada",)):
        first, second = asyncio.create_task(use()), asyncio.create_task(use())
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait_for(second, PATIENCE)
    assert workers.waiting == 0
    await asyncio.wait_for(use(), PATIENCE)


async def test_waiting_for_a_free_worker_does_not_count_as_thinking() -> None:
    workers = Workers(1)

    async def think() -> None:
        async with workers.one(("ada",)) as worker:
            await worker.ask(3, os.getpid)

    async with workers.one(("ada",)) as worker:
        await worker.ask(PATIENCE, os.getpid)
        waiting = asyncio.create_task(think())
        await worker.ask(PATIENCE, time.sleep, 3.2)
    await waiting
    workers.end()


def test_a_killed_arena_leaves_no_worker_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", ARENA], stdout=subprocess.PIPE, text=True) as arena:
        assert arena.stdout is not None
        worker = int(arena.stdout.readline())
        assert is_running(worker)
        arena.kill()
        deadline = time.monotonic() + PATIENCE
        while is_running(worker):
            assert time.monotonic() < deadline
            time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_workers_that_cannot_be_started_are_only_missed_by_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_room(*_: object) -> None:
        raise OSError("no room for another process")

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", no_room)
    workers = Workers(1)
    workers.start()
    assert [record.getMessage() for record in caplog.records] == [
        "a worker process cannot be started: no room for another process"
    ]
    assert not caplog.records[0].exc_info

    async with workers.one(("ada",)) as worker:
        with pytest.raises(OSError, match="no room"):
            await worker.ask(PATIENCE, os.getpid)

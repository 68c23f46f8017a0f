"""Workers: one that hangs or dies harms only its own question, and none outlives its arena."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor

import pytest

from regalia.server.workers import Worker, Workers

PATIENCE = 20.0
ARENA = """
import asyncio, os, sys
from regalia.server.workers import Worker

async def main():
    print(await Worker().ask(20, os.getpid), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    async def scene() -> None:
        worker = Worker()
        first = await worker.ask(PATIENCE, os.getpid)
        assert await worker.ask(PATIENCE, os.getpid) == first
        with pytest.raises(TimeoutError):
            await worker.ask(0.1, time.sleep, 60)
        assert await worker.ask(PATIENCE, os.getpid) != first
        worker.end()

    asyncio.run(scene())


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        worker = Worker()
        with pytest.raises(BrokenExecutor):
            await worker.ask(PATIENCE, os._exit, 3)
        assert await worker.ask(PATIENCE, os.getpid) > 0
        worker.end()

    asyncio.run(scene())


def test_waiting_for_a_free_worker_does_not_count_as_thinking() -> None:
    async def scene() -> None:
        workers = Workers(1)

        async def think(patience: float) -> None:
            async with workers.one() as worker:
                await worker.ask(patience, time.sleep, 0.3)

        async with workers.one() as worker:
            await worker.ask(PATIENCE, os.getpid)
        await asyncio.gather(*(think(1.0) for _ in range(5)))
        workers.end()

    asyncio.run(scene())


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

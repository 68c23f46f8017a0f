"""A real arena on a free loopback port, in a thread of the test process."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
import uvicorn
from argon2 import PasswordHasher

from regalia.server.app import application
from regalia.server.bots import driver
from regalia.server.bots.in_process import InProcess
from regalia.server.bots.workers import MakesWorker
from regalia.server.people import passwords
from regalia.server.requests import opening
from regalia.server.settings import Settings
from regalia.server.uvicorn_protocols import config
from tests.server.players import Host


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Hash passwords with little memory and in one pass, so that an account of a test costs no processor time."""
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
        patch.setattr(passwords, "hasher", lambda: quick)
        yield


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and bots draw the same seeds whenever a test is run; no bot plays at random because the machine is busy."""
    drawn = count()
    monkeypatch.setattr(driver, "PATIENCE", 60.0)
    for module in (opening, driver):
        monkeypatch.setattr(module, "fresh_seed", lambda: sha256(str(next(drawn)).encode()).hexdigest())


class Server(uvicorn.Server):
    """A server that stops when it is told to, and does not look for that ten times a second."""

    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.serves = threading.Event()
        self._told = asyncio.Event()

    async def main_loop(self) -> None:
        """Serve until `stop`."""
        await self.on_tick(0)
        self._loop = asyncio.get_running_loop()
        self.serves.set()
        await self._told.wait()

    def stop(self) -> None:
        """Stop serving; from any thread."""
        self._loop.call_soon_threadsafe(self._told.set)


class Hosted:
    """An arena that serves until it is stopped."""

    def __init__(self, settings: Settings, worker: MakesWorker = InProcess, port: int = 0) -> None:
        self.listener = socket.create_server(("127.0.0.1", port))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = Server(config(application(settings, worker), log_level="error", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self._serve, daemon=True)

    def _serve(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listener]))

    def __enter__(self) -> Host:
        self.thread.start()
        while not self.server.serves.wait(0.1):
            assert self.thread.is_alive()
        return Host(self.address)

    def __exit__(self, *_: object) -> None:
        self.server.stop()
        self.thread.join(60)
        self.listener.close()


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings for tests: no delay of bots, short times until a seat counts as away, high rate limits."""
    return Settings(
        tmp_path_factory.mktemp("arena") / "arena.db",
        bot_delay=0,
        away_after=0.3,
        takeover_after=0.5,
        requests_a_minute=60_000,
        pages_a_minute=60_000,
        messages_a_second=2000,
        connections_a_second=1000,
        wrong_codes_a_minute=1000,
        sign_ins_a_minute=1000,
    )


@pytest.fixture(scope="module")
def host(settings: Settings) -> Iterator[Host]:
    """An arena for the tests of one module."""
    with Hosted(settings) as host:
        yield host


@pytest.fixture
def database(settings: Settings) -> Path:
    """The arena's database."""
    return Path(settings.database)

"""A NATS server of the tests' own, on a loopback port of their own."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ports import own_port

WITHIN = 30.0
"""Seconds within which the server answers after it was started."""


class NatsServer:
    """A NATS server that can be stopped and started."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.port = own_port()
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._running = subprocess.Popen(
            [self.program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + WITHIN
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < until, "the NATS server does not answer"
                time.sleep(0.02)

    def send(self, number: int) -> None:
        """Send it a signal."""
        assert self._running is not None
        self._running.send_signal(number)

    def is_stopped(self) -> bool:
        """True once all of it stands still after SIGSTOP, of which its threads learn one after the other."""
        assert self._running is not None
        threads = Path(f"/proc/{self._running.pid}/task").glob("*/stat")
        return {file.read_text().rpartition(")")[2].split()[0] for file in threads} == {"T"}

    def kill(self) -> None:
        """End it at once."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None


def program() -> str | None:
    """NATS's program, if it is installed."""
    return shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")


@pytest.fixture
def nats_server() -> Iterator[NatsServer]:
    """A server; without NATS's program the tests that need one are left out."""
    installed = program()
    if installed is None:
        pytest.skip("nats-server is not installed")
    server = NatsServer(installed)
    server.start()
    yield server
    server.kill()

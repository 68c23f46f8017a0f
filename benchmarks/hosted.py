"""An arena for a benchmark: a process on the loopback with a temporary database."""

import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

STARTS_WITHIN = 60.0


@dataclass(frozen=True)
class Arena:
    """A running server."""

    address: str
    process: int
    started_after: float
    """Seconds from the command to the first page."""

    def memory(self) -> float:
        """Megabytes the server holds."""
        lines = Path(f"/proc/{self.process}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000

    def workers(self) -> float:
        """Megabytes of its own, not shared with another process, that the worker processes hold."""
        found = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return sum(map(own_memory, found))

    def cpu(self) -> float:
        """CPU seconds the server has used."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def arena(
    fill: Callable[[Path], None] = lambda database: None, database: str | None = None, options: tuple[str, ...] = ()
) -> Iterator[Arena]:
    """Run an arena for the duration of the context, on a new file that is filled before, or on another database, perhaps
    with other options.
    """
    allow_many_connections()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "arena.db"
        where = ["--port", str(port), "--database", database or str(file), "--requests-a-minute", str(10**6)]
        where += ["--connections-an-address", str(10**6), "--connections-a-second", str(10**6), *options]
        fill(file)
        command = [sys.executable, "-m", "regalia", "serve", *where]
        begun = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(address, begun + STARTS_WITHIN)
            yield Arena(address, process.pid, time.perf_counter() - begun)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=STARTS_WITHIN)


def own_memory(process: str) -> float:
    """Megabytes that a process shares with no other; 0 for one that has just ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000


def wait_for(address: str, deadline: float) -> None:
    """Wait until the first page is served."""
    while time.perf_counter() < deadline:
        try:
            httpx.get(address, trust_env=False).raise_for_status()
        except httpx.TransportError:
            time.sleep(0.01)
        else:
            return
    raise TimeoutError("the server did not start")


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def allow_many_connections() -> None:
    """Raise the limit of open files; the server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

"""A PostgreSQL server of the tests' own, on a loopback port of their own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest

from regalia.server.store.opening import Database
from regalia.server.store.postgresql import migrate
from tests.ports import own_port

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
"""Where Debian puts PostgreSQL's programs; elsewhere they are found by their names."""
USER = "regalia"
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory: hundreds of small databases are made and removed there in a quarter of the time."""
ROOM = 8 << 30
"""Bytes that must be free there."""
numbers = count()


class Cluster:
    """A PostgreSQL server that can be stopped and started."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self.port = own_port()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
        self.run(
            "initdb",
            "--no-sync",
            "--auth=trust",
            f"--username={USER}",
            "--encoding=UTF8",
            "--locale=C",
            f"--pgdata={self.data}",
        )

    @property
    def data(self) -> Path:
        """Where its files lie."""
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; what it says is kept in a file, which its server may go on writing."""
        become = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            subprocess.run([self.programs / program, *arguments], check=True, stdout=log, stderr=log, cwd="/", **become)  # type: ignore[call-overload]  # whose process it is

    def start(self, options: str = "") -> None:
        """Start it, perhaps with more options, and wait until it answers."""
        told = f"-h 127.0.0.1 -p {self.port} -k '' -c fsync=off {options}"
        self.run("pg_ctl", "start", "-w", "-D", str(self.data), "-o", told)

    def stop(self) -> None:
        """Stop it, as a failing machine does: at once, with all connections."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    @property
    def processes(self) -> list[int]:
        """The server and all that it has started."""
        server = int(self.data.joinpath("postmaster.pid").read_text().split()[0])
        return [server, *children_of(server)]

    def send(self, number: int) -> None:
        """Send a signal to the server and all that it has started."""
        for process in self.processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """End all its processes at once. Its file of the process's id is removed: where no process waits for its
        orphans, the dead one still has this id, and the server would not start.
        """
        processes = self.processes
        self.send(signal.SIGKILL)
        until = time.monotonic() + 30
        while any(map(is_running, processes)):
            assert time.monotonic() < until, "PostgreSQL cannot be killed"
            time.sleep(0.02)
        self.data.joinpath("postmaster.pid").unlink(missing_ok=True)

    def database(self, template: str = "template1") -> str:
        """The address of a new database: an empty one, or a copy of another."""
        name = f"arena_{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name} template {template} strategy file_copy")
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"


def children_of(process: int) -> list[int]:
    """The processes that another has started."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(file.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(file.parent.name))
    return found


def is_running(process: int) -> bool:
    """True if a process has not ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def has_room() -> bool:
    """True if files of tests can be kept in memory."""
    return MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are installed."""
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else INSTALLED[-1] if INSTALLED else None


@contextmanager
def running_cluster(installed: Path, options: str = "") -> Iterator[Cluster]:
    """A server of one's own. `FOLDER` in the options is where its files lie."""
    folder = Path(tempfile.mkdtemp(prefix="regalia-postgresql-", dir=MEMORY if has_room() else None))
    cluster = Cluster(installed, folder)
    cluster.start(options.replace("FOLDER", str(folder)))
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)
        folder.with_name(f"{folder.name}.log").unlink()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The server, for all tests that need one; without PostgreSQL's programs they are left out."""
    installed = programs()
    if installed is None:
        pytest.skip("PostgreSQL is not installed")
    with running_cluster(installed) as cluster:
        yield cluster


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of a new, empty PostgreSQL database."""
    return cluster.database()


@pytest.fixture(scope="session")
def template(cluster: Cluster) -> str:
    """The name of a PostgreSQL database in which nothing is saved yet."""
    address = cluster.database()
    migrate(address)
    return address.rpartition("/")[2]


def database_of(kind: str, request: pytest.FixtureRequest) -> Database:
    """A database in which nothing is saved yet: SQLite's or PostgreSQL's."""
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        return folder / "arena.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database(request.getfixturevalue("template"))

"""A PostgreSQL server of the tests' own, on a free loopback port."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
"""Where Debian puts PostgreSQL's programs; elsewhere they are found by their names."""
USER = "regalia"
numbers = count()


class Cluster:
    """A PostgreSQL server that can be stopped and started."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port: int = listener.getsockname()[1]
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

    def start(self) -> None:
        """Start it, and wait until it answers."""
        told = f"-h 127.0.0.1 -p {self.port} -k '' -c fsync=off"
        self.run("pg_ctl", "start", "-w", "-D", str(self.data), "-o", told)

    def stop(self) -> None:
        """Stop it, as a failing machine does: at once, with all connections."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"arena_{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'create database "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The server, for all tests that need one; without PostgreSQL's programs they are left out."""
    found = shutil.which("initdb")
    programs = Path(found).parent if found else INSTALLED[-1] if INSTALLED else None
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="regalia-postgresql-"))
    cluster = Cluster(programs, folder)
    cluster.start()
    yield cluster
    cluster.stop()
    shutil.rmtree(folder)
    folder.with_name(f"{folder.name}.log").unlink()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of a new, empty PostgreSQL database."""
    return cluster.database()

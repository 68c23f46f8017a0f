"""The process that is killed, and the tally of what it acknowledged."""

import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from regalia.server.store.opening import Database

LIMITS = ("--requests-a-minute", "1000000", "--connections-a-second", "1000")


@dataclass
class Process:
    """An arena that can be killed and started again on the same port and database."""

    database: Database
    log: Path
    port: int
    bus: str = ""
    limits: tuple[str, ...] = LIMITS
    running: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "regalia", "serve", "--port", str(self.port), "--bot-delay", "0"]
        command += self.limits
        if self.bus:
            command += ["--bus", self.bus]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [*command, "--database", str(self.database)], stdout=subprocess.DEVNULL, stderr=log
            )

    def check(self) -> None:
        assert self.running is not None
        assert self.running.poll() is None, f"the arena has ended by itself: {self.log.read_text()}"

    def kill(self) -> None:
        self.check()
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(60)


@dataclass
class Site:
    """The nodes of a site: each request goes to any of them, and any of them is killed."""

    nodes: list[Process]
    rng: random.Random

    @property
    def database(self) -> Database:
        return self.nodes[0].database

    @property
    def address(self) -> str:
        return self.rng.choice(self.nodes).address

    def start(self) -> None:
        """Start the nodes that do not run."""
        for node in self.nodes:
            if node.running is None:
                node.start()

    def check(self) -> None:
        for node in self.nodes:
            node.check()

    def kill(self) -> None:
        """Kill one node."""
        node = self.rng.choice(self.nodes)
        node.kill()
        node.running = None

    def end(self) -> None:
        """Kill all that run."""
        for node in self.nodes:
            if node.running is not None:
                node.running.kill()
                node.running.wait(60)


@dataclass
class Tally:
    """What was told to be done, and what the database knows of it."""

    kills: int = 0
    acknowledged: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    silence: float = 0
    """The longest time, in seconds, in which nothing new was told to the same players."""
    heard_at: dict[str, float] = field(default_factory=dict)
    """When something new was last told to each pair of players, by the monotonic clock."""
    shown: dict[str, int] = field(default_factory=dict)
    """The last action of each table that was shown to its players."""

    def note(self, kind: str, players: str) -> None:
        """Count what was acknowledged to these players."""
        self.acknowledged[kind] += 1
        self.heard(players)

    def tried(self, players: str, what: str, since: float) -> None:
        """Take note of what these players tried since a moment of the monotonic clock, and how it ended."""

    def see(self, table: str, seq: int, players: str) -> None:
        """Note that a table is shown to its players as it is after an action: new, unless they know of a later one."""
        if seq > self.shown.get(table, -1):
            self.shown[table] = seq
            self.heard(players)

    def heard(self, players: str) -> float:
        """Note that something new was told to these players. Returns how long they were silent, in seconds."""
        now = time.monotonic()
        silent = now - self.heard_at.get(players, now)
        self.silence = max(self.silence, silent)
        self.heard_at[players] = now
        return silent

    def __str__(self) -> str:
        kinds = "\n".join(f"  {kind:10} {count:7,}" for kind, count in sorted(self.acknowledged.items()))
        counts = f"acknowledged {self.acknowledged.total():,}, lost {len(self.lost)}, doubled {len(self.doubled)}"
        return "\n".join([f"{self.kills} kills: {counts}", kinds, *self.lost[:20], *self.doubled[:20]])

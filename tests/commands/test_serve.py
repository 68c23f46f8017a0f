"""`regalia serve` as a process: it starts fast, stops cleanly, and goes on where it was."""

import re
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.ports import own_port
from tests.server.players import Guest, Host

COMMAND = [sys.executable, "-m", "regalia", "serve", "--bot-delay", "0", "--log-level", "info"]
STOPS_WITHIN = 60.0
TABLE = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "bot", "level": "page"}, {"who": "bot", "level": "page"}]}


@dataclass
class Serving:
    """A running arena."""

    process: "subprocess.Popen[str]"
    host: Host

    def stop(self) -> str:
        """Ask it to stop, and return all it has written meanwhile."""
        self.process.send_signal(signal.SIGTERM)
        written, _ = self.process.communicate(timeout=STOPS_WITHIN)
        return written


@contextmanager
def serving(database: Path, *more: str) -> Iterator[Serving]:
    """An arena as a process of its own, on a port of its choice."""
    port = str(own_port())
    command = [*COMMAND, "--database", str(database), "--port", port, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        try:
            while not (line := process.stdout.readline()).startswith("Regalia is open at "):
                assert process.poll() is None
            assert line == f"Regalia is open at http://127.0.0.1:{port}/\n"
            yield Serving(process, Host(f"127.0.0.1:{port}"))
        finally:
            process.kill()


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly_under_everybodys_eyes(tmp_path: Path, way: signal.Signals) -> None:
    with serving(tmp_path / "arena.db") as arena, ExitStack() as stack:
        ada = arena.host.guest("Ada")
        table = ada.post("/api/tables", TABLE).json()["id"]
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        stack.enter_context(ada.at(table, 0)).sighted()
        streams = []  # httpx closes a stream whose lines nobody holds
        for path in (f"/api/tables/{table}/stream", "/lobby/stream"):
            lines = stack.enter_context(httpx.stream("GET", arena.host.url + path)).iter_lines()
            assert next(lines).startswith("retry")
            streams.append(lines)
        arena.process.send_signal(way)
        written, _ = arena.process.communicate(timeout=STOPS_WITHIN)
        assert arena.process.returncode in (0, 130, -way)
        assert not re.search("Traceback|ERROR|Warning", written), written
        assert ada.token not in written


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "arena.db"
    with serving(database) as arena:
        ada = arena.host.guest("Ada")
        table = ada.post("/api/tables", TABLE).json()["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.at(table, 0) as line:
            while not line.sighted().options:
                line.hear()
            before = line.sight
        arena.stop()
    assert stat.S_IMODE(database.with_suffix(".secret").stat().st_mode) == 0o600
    with serving(database) as arena:
        ada = Guest(arena.host, "Ada", ada.id, ada.token)
        with ada.at(table, 0) as line:
            line.sighted()
            assert (line.sight["seq"], line.sight["sight"]) == (before["seq"], before["sight"])
            assert line.table["seats"][0]["name"] == "Ada"
            assert line.act(line.options[0])["type"] == "done"


def test_another_arena_does_not_believe_its_tokens(tmp_path: Path) -> None:
    with serving(tmp_path / "one.db") as one, serving(tmp_path / "two.db") as two:
        ada = one.host.guest("Ada")
        stranger = Guest(two.host, "Ada", ada.id, ada.token)
        assert stranger.post("/api/tables", TABLE).json()["code"] == "no_name"


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [*COMMAND, "--database", str(tmp_path / "arena.db"), "--port", port]
        tried = subprocess.run(command, capture_output=True, text=True, timeout=STOPS_WITHIN, check=False)
    assert tried.returncode == 1
    assert f"port {port}" in tried.stdout
    assert "Traceback" not in tried.stderr

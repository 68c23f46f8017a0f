"""What is refused is counted, and does not fill the log."""

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import httpx

from regalia.server.logs import MINUTE, MOST, Sparing
from tests.server.attacks.raw import END, GUEST, HERE, POST, request, told
from tests.server.players import PATIENCE, Host


def test_the_log_cannot_be_filled() -> None:
    now = [0.0]
    sparing = Sparing(lambda: now[0])

    def written(text: str, count: int) -> list[str]:
        records = [logging.LogRecord("arena", logging.WARNING, "", 0, text, (number,), None) for number in range(count)]
        return [record.getMessage() for record in records if sparing.filter(record)]

    assert written("refused %s", 1000) == [f"refused {number}" for number in range(MOST)]
    assert written("another %s", 1) == ["another 0"]
    now[0] += MINUTE
    assert written("refused %s", 2) == [f"refused 0 (and {1000 - MOST} more like it before)", "refused 1"]


def test_refusals_are_counted(host: Host) -> None:
    def refused() -> int:
        counted = httpx.get(f"{host.url}/metrics").text.split()
        name = 'regalia_refused_total{code="not_found"}'
        return int(float(counted[counted.index(name) + 1]))

    httpx.get(f"{host.url}/nowhere")
    before = refused()
    httpx.get(f"{host.url}/nowhere")
    assert refused() == before + 1
    assert json.loads(httpx.get(f"{host.url}/api/nowhere").text)["code"] == "not_found"


def test_an_arena_started_with_a_hostname_answers_to_it_and_its_log_stays_short(tmp_path: Path) -> None:
    where = ["--database", str(tmp_path / "arena.db"), "--port", "0", "--hostname", "Arena.example.org"]
    command = [sys.executable, "-m", "regalia", "serve", *where, "--log-level", "info"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        assert arena.stdout is not None
        found = re.search(r"http://(127.0.0.1:\d+)/", arena.stdout.readline())
        assert found is not None
        host = Host(found[1])
        assert ask_as("arena.example.org", host) == 200
        assert {ask_as("evil.example", host) for _ in range(3 * MOST)} == {421}
        for _ in range(3 * MOST):
            assert b" 400 " in told(host, b"nothing at all\r\n\r\n")
            assert b" 403 " in told(host, request(POST, HERE, END, "Origin: http://[", "Content-Length: 14", body=GUEST))
        arena.terminate()
        _, log = arena.communicate(timeout=PATIENCE)
    assert "Traceback" not in log
    assert [log.count(words) for words in ("evil.example", "Invalid HTTP request")] == [MOST, MOST]


def ask_as(named: str, host: Host) -> int:
    return httpx.get(f"{host.url}/api/games", headers={"Host": named}).status_code

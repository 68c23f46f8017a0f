"""What strangers send: nothing of it writes a traceback, and nobody holds a connection by saying nothing."""

import json
import logging
import re
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from regalia.server import uvicorn_protocols
from regalia.server.limits import household
from regalia.server.live import websocket
from regalia.server.logs import MINUTE, MOST, Sparing
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import NO_TLS, PATIENCE, Guest, Host


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails if anything was logged as an error, or with a traceback."""
    caplog.set_level(logging.INFO)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


def told(host: Host, raw: bytes, hang_up: bool = False, patience: float = 2.0) -> bytes:
    """Send bytes on a connection of its own; all that comes back until it is closed, or nothing more comes."""
    where, _, port = host.address.partition(":")
    with closing(socket.create_connection((where, int(port)), patience)) as line:
        line.sendall(raw)
        if hang_up:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            return b""
        heard = b""
        try:
            while piece := line.recv(65536):
                heard += piece
        except TimeoutError:
            pass
        return heard


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, *headers, "", ""]).encode("latin-1") + body


HERE = "Host: 127.0.0.1"
END = "Connection: close"
POST = "POST /api/guests HTTP/1.1"
KEY = "A" * 22 + "=="
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
GUEST = b'{"name":"Ada"}'
NASTY: dict[str, tuple[bytes, bytes]] = {
    "an origin that is no address": (
        request(POST, HERE, END, "Origin: http://[", "Content-Length: 14", body=GUEST),
        b"403",
    ),
    "a page asked for from such an origin": (request("GET / HTTP/1.1", HERE, END, "Origin: http://["), b"200"),
    "a host that is no address": (request("GET / HTTP/1.1", END, "Host: ["), b"421"),
    "no host": (request("GET / HTTP/1.0"), b"421"),
    "a live channel from such an origin": (
        request("GET /api/tables/AAAAAA/live HTTP/1.1", HERE, *UPGRADE, "Origin: http://["),
        b"403",
    ),
    "a live channel of a path that is not ASCII": (
        request("GET /api/tables/\xff\xfe/live HTTP/1.1", HERE, *UPGRADE),
        b"",
    ),
    "a live channel where there is none": (request("GET /nowhere HTTP/1.1", HERE, *UPGRADE), b"403"),
    "another protocol": (request("GET / HTTP/1.1", HERE, "Connection: Upgrade", "Upgrade: h2c"), b""),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"400"),
    "a path with a zero byte": (request("GET /static/%00 HTTP/1.1", HERE, END), b"404"),
    "a path out of the folder": (request("GET /static/..%2f..%2fapp.py HTTP/1.1", HERE, END), b"404"),
    "a path that is too long": (request(f"GET /static/{'a' * 5000} HTTP/1.1", HERE, END), b"404"),
    "a code of other bytes": (request("GET /t/%ff%fe%00%0a%0d%22 HTTP/1.1", HERE, END), b"404"),
    "a path without a slash": (request("GET x HTTP/1.1", HERE, END), b""),
    "a wrong length": (request(POST, HERE, END, "Content-Length: x", body=GUEST), b"400"),
    "a language that is none": (
        request(
            "GET / HTTP/1.1", HERE, END, "Accept-Language: \xff;q=nan,,;q=,en;q=1e9", "Cookie: lang=\xff; regalia=\xfe"
        ),
        b"200",
    ),
    "a token of other bytes": (request("GET /api/tables HTTP/1.1", HERE, END, "Authorization: Bearer \xff.\xfe"), b"200"),
    "half a character": (
        request(POST, HERE, END, "Content-Length: 17", body=b'{"name":"\\ud800"}'),
        b"400",
    ),
    "a form of other bytes": (
        request("POST /name HTTP/1.1", HERE, END, "Content-Length: 12", body=b"name=%ff%00&&"[:12]),
        b"",
    ),
    "chunks that are none": (request(POST, HERE, END, "Transfer-Encoding: chunked", body=b"zz\r\n"), b"400"),
}


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", NASTY)
def test_no_request_writes_a_traceback(host: Host, name: str) -> None:
    raw, status = NASTY[name]
    heard = told(host, raw)
    if status:
        assert heard.split(b" ", 2)[1] == status
    assert b"500" not in heard.partition(b"\r\n")[0]
    told(host, raw, hang_up=True)
    for cut in range(1, len(raw), 37):
        told(host, raw[:cut], hang_up=True)
    assert httpx.get(f"{host.url}/api/games").status_code == 200


@pytest.mark.usefixtures("quiet")
def test_a_request_that_is_given_up_in_its_midst_writes_no_traceback(host: Host) -> None:
    for path in ("/api/guests", "/name", "/join", "/api/tables/AAAAAA/messages"):
        told(host, request(f"POST {path} HTTP/1.1", HERE, "Content-Length: 100", body=b'{"na'), hang_up=True)
    assert httpx.get(f"{host.url}/api/games").status_code == 200


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a browser sends it, masked with zeros."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + bytes(4) + payload


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "frames",
    [
        frame(1, b"\xff\xfe"),
        frame(1, b"\xe3\x81", fin=False) + frame(0, b"x"),
        frame(0, b"x"),
        frame(3, b"x"),
        frame(8, b"\x03"),
        frame(8, b"\x00\x01\xff"),
        frame(9, b"x" * 120, fin=False),
        b"\x81\x05hello",
        b"\x81\xff" + b"\x7f" * 12,
        b"\xf1\x80" + bytes(4),
    ],
)
def test_no_frame_writes_a_traceback(host: Host, frames: bytes) -> None:
    table, _ = host.table("Ada", bots=("page", "page"))
    handshake = request(f"GET /api/tables/{table}/live HTTP/1.1", HERE, *UPGRADE)
    assert b" 101 " in told(host, handshake + frames, patience=0.3)
    told(host, handshake + frames, hang_up=True)
    assert httpx.get(f"{host.url}/api/games").status_code == 200


def test_text_that_is_not_utf8_ends_the_line_with_1007(host: Host) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        line.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            line.until("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


SILENT = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a line": b"GET / HT",
    "half a header": request("GET / HTTP/1.1", HERE, "X-Long")[:-6],
    "half a body": request(POST, HERE, "Content-Length: 100", body=b"{"),
    "a request, and half another": request("GET /api/games HTTP/1.1", HERE) + b"GET / HT",
}


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", SILENT)
def test_a_connection_that_does_not_finish_its_request_is_closed(
    host: Host, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", 0.3)
    begun = time.monotonic()
    told(host, SILENT[name], patience=4)
    assert time.monotonic() - begun < 3


def test_a_connection_that_drips_is_closed_all_the_same(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", 0.5)
    where, _, port = host.address.partition(":")
    with closing(socket.create_connection((where, int(port)), 5)) as line:
        line.sendall(request("GET / HTTP/1.1", HERE)[:-2])
        with pytest.raises(ConnectionError):
            drip(line)


def drip(line: socket.socket) -> None:
    for _ in range(30):
        line.sendall(b"X-More: and more\r\n")
        time.sleep(0.1)


def test_a_live_line_that_faces_nobody_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "FACES_WITHIN", 0.2)
    table, [ada] = host.table("Ada", bots=("page", "page"))
    address = f"ws://{host.address}/api/tables/{table}/live"
    with connect(address, additional_headers=ada.headers) as line, pytest.raises(ConnectionClosed):
        line.recv(PATIENCE)
    with ada.at(table, 0) as faced:
        faced.sighted()
        time.sleep(0.5)
        faced.send(type="ping")
        faced.until("pong")


# Who may ask, and for whom


@pytest.mark.parametrize(
    ("named", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:8765", 200),
        ("LOCALHOST", 200),
        ("192.168.1.20:8765", 200),
        ("[::1]:8765", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("8.8.8.8", 421),
        ("127.0.0.1@evil.example", 421),
        ("", 421),
    ],
)
def test_only_requests_for_this_arena_are_answered(host: Host, named: str, status: int) -> None:
    assert httpx.get(f"{host.url}/api/games", headers={"Host": named}).status_code == status
    assert httpx.get(f"{host.url}/", headers={"Host": named}).status_code == status


def test_a_live_channel_is_opened_for_this_arena_only(host: Host) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page"))
    where, _, port = host.address.partition(":")
    line = socket.create_connection((where, int(port)))
    away = f"ws://evil.example:{port}/api/tables/{table}/live"
    with closing(line), pytest.raises(InvalidStatus, match="403"), connect(away, sock=line, proxy=None):
        pass
    assert ada.get(f"/api/tables/{table}").status_code == 200


@pytest.fixture
def secure(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena behind a proxy that speaks HTTPS for arena.example.org."""
    behind = replace(settings, database=tmp_path / "arena.db", secure=True, hostnames=("arena.example.org",))
    with Hosted(behind) as host:
        yield host


def test_behind_https_cookies_and_pages_are_of_https_only(secure: Host) -> None:
    named = {"Host": "arena.example.org"}
    response = httpx.post(f"{secure.url}/api/guests", json={"name": "Ada"}, headers=named)
    assert response.headers["strict-transport-security"] == "max-age=31536000"
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-regalia=")
    assert {"Secure", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    token = response.json()["token"]
    page = httpx.get(f"{secure.url}/", headers=named | {"Cookie": f"__Host-regalia={token}; __Host-lang=ja"}).text
    assert 'value="Ada"' in page
    assert 'lang="ja"' in page
    assert 'value="Ada"' not in httpx.get(f"{secure.url}/", headers=named | {"Cookie": f"regalia={token}"}).text


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://arena.example.org", 201),
        ("http://arena.example.org", 403),
        ("https://arena.example.org:444", 403),
        ("https://arena.example.org.evil.example", 403),
        ("null", 403),
    ],
)
def test_behind_https_changes_come_from_https_pages(secure: Host, origin: str, status: int) -> None:
    headers = {"Host": "arena.example.org", "Origin": origin}
    response = httpx.post(f"{secure.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert response.status_code == status


def test_without_https_changes_come_from_pages_of_this_scheme_and_port(host: Host) -> None:
    def status(origin: str) -> int:
        return httpx.post(f"{host.url}/api/guests", json={"name": "Ada"}, headers={"Origin": origin}).status_code

    assert status(host.url) == 201
    assert status(host.url.replace("http", "https")) == 403
    assert status("http://127.0.0.1:1") == 403
    assert "strict-transport-security" not in httpx.get(host.url).headers


# How much


def strict(settings: Settings, folder: Path, **limits: Any) -> Hosted:
    return Hosted(replace(settings, database=folder / "arena.db", **limits))


def test_one_address_may_ask_for_so_many_pages(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, pages_a_minute=30) as host, httpx.Client(base_url=host.url, verify=NO_TLS) as client:
        answers = [client.get("/api/games").status_code for _ in range(60)]
        assert answers[:5] == [200] * 5
        assert 429 in answers
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201


def private_table(person: Guest) -> str:
    plan = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}], "public": False}
    return str(person.post("/api/tables", plan).json()["id"])


def test_codes_cannot_be_tried_by_the_thousand(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, wrong_codes_a_minute=5) as host:
        ada, bob = host.guest("Ada"), host.guest("Bob")
        private = private_table(ada)
        public = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}).json()["id"]
        assert bob.get(f"/api/tables/{private}").status_code == 200
        guesses = [bob.get(f"/api/tables/AAAAA{letter}").json()["code"] for letter in "BCDEFGHJKLMNPQ"]
        assert guesses == ["no_such_table"] * 10 + ["too_fast"] * 4
        assert bob.get(f"/api/tables/{private}").json()["code"] == "too_fast"
        assert bob.get(f"/api/tables/{private}/stream").json()["code"] == "too_fast"
        assert bob.get(f"/t/{private}").status_code == 429
        with pytest.raises(ConnectionClosed, match="4429"), bob.at(private, None) as line:
            line.hear()
        assert bob.get(f"/api/tables/{public}").status_code == 200
        assert ada.get(f"/api/tables/{private}").status_code == 200


def test_one_address_may_open_so_many_lines_a_second(settings: Settings, tmp_path: Path) -> None:
    with strict(settings, tmp_path, connections_a_second=2) as host:
        table, [ada] = host.table("Ada", bots=("page", "page"))

        def come_and_go(times: int) -> None:
            for _ in range(times):
                with ada.at(table, 0) as line:
                    line.sighted()

        come_and_go(10)
        with pytest.raises(ConnectionClosed, match="4429"):
            come_and_go(60)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_64(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


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
    command = [sys.executable, "-m", "regalia.cli", "serve", *where, "--log-level", "info"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        assert arena.stdout is not None
        found = re.search(r"http://(127.0.0.1:\d+)/", arena.stdout.readline())
        assert found is not None
        host = Host(found[1])
        assert ask_as("arena.example.org", host) == 200
        assert {ask_as("evil.example", host) for _ in range(3 * MOST)} == {421}
        for _ in range(3 * MOST):
            assert b" 400 " in told(host, b"nothing at all\r\n\r\n")
            assert b" 403 " in told(host, NASTY["an origin that is no address"][0])
        arena.terminate()
        _, log = arena.communicate(timeout=PATIENCE)
    assert "Traceback" not in log
    assert [log.count(words) for words in ("evil.example", "Invalid HTTP request")] == [MOST, MOST]


def ask_as(named: str, host: Host) -> int:
    return httpx.get(f"{host.url}/api/games", headers={"Host": named}).status_code

"""Requests and frames that no browser sends: none of them writes a traceback, whole or cut off."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.raw import END, GUEST, HERE, POST, UPGRADE, request, told
from tests.server.players import PATIENCE, Host

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
    assert httpx.get(f"{host.url}/api/games", timeout=PATIENCE).status_code == 200


@pytest.mark.usefixtures("quiet")
def test_a_request_that_is_given_up_in_its_midst_writes_no_traceback(host: Host) -> None:
    for path in ("/api/guests", "/name", "/join", "/api/tables/AAAAAA/messages"):
        told(host, request(f"POST {path} HTTP/1.1", HERE, "Content-Length: 100", body=b'{"na'), hang_up=True)
    assert httpx.get(f"{host.url}/api/games", timeout=PATIENCE).status_code == 200


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
    assert b" 101 " in told(host, handshake + frames)
    told(host, handshake + frames, hang_up=True)
    assert httpx.get(f"{host.url}/api/games", timeout=PATIENCE).status_code == 200


def test_text_that_is_not_utf8_ends_the_line_with_1007(host: Host) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        line.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            line.until("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007

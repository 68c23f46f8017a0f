"""Nobody holds a connection by saying nothing, or by saying it slowly."""

import socket
import time
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regalia.server import uvicorn_protocols
from regalia.server.live import websocket
from tests.server.attacks.raw import HERE, POST, request
from tests.server.players import PATIENCE, Host

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
    with line_to(host) as line:
        line.sendall(SILENT[name])
        while line.recv(65536):
            pass  # it is closed, or recv raises TimeoutError


def test_a_connection_that_drips_is_closed_all_the_same(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", 0.5)
    with line_to(host) as line:
        line.sendall(request("GET / HTTP/1.1", HERE)[:-2])
        with pytest.raises(ConnectionError):
            drip(line)


def line_to(host: Host) -> closing[socket.socket]:
    where, _, port = host.address.partition(":")
    return closing(socket.create_connection((where, int(port)), PATIENCE))


def drip(line: socket.socket) -> None:
    for _ in range(600):
        line.sendall(b"X-More: and more\r\n")
        time.sleep(0.1)


def test_a_live_line_that_faces_nobody_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "FACES_WITHIN", 3.0)
    table, [ada] = host.table("Ada", bots=("page", "page"))
    address = f"ws://{host.address}/api/tables/{table}/live"
    with connect(address, additional_headers=ada.headers) as line, pytest.raises(ConnectionClosed):
        line.recv(PATIENCE)
    with ada.at(table, 0) as faced:
        faced.sighted()
        time.sleep(3.2)
        faced.send(type="ping")
        faced.until("pong")

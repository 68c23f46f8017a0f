"""Bytes on a connection, with no HTTP library between."""

import socket
import struct
from contextlib import closing

from tests.server.players import PATIENCE, Host

HERE = "Host: 127.0.0.1"
END = "Connection: close"
POST = "POST /api/guests HTTP/1.1"
KEY = "A" * 22 + "=="
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
GUEST = b'{"name":"Ada"}'


def told(host: Host, raw: bytes, hang_up: bool = False) -> bytes:
    """Send bytes on a connection of its own; all that comes back until it is closed, or nothing more comes at once."""
    where, _, port = host.address.partition(":")
    with closing(socket.create_connection((where, int(port)), PATIENCE)) as line:
        line.sendall(raw)
        if hang_up:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            return b""
        heard = b""
        try:
            while piece := line.recv(65536):
                heard += piece
                line.settimeout(0.5)
        except TimeoutError:
            pass
        return heard


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, *headers, "", ""]).encode("latin-1") + body

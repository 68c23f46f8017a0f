"""Ports for servers that tests start in processes of their own."""

import socket

KEPT: list[socket.socket] = []
"""What keeps ports from being given to others."""


def own_port() -> int:
    """A loopback port that no other process is given as long as this one runs.

    It is bound, and nothing listens on it: a server that is told to take it may, as often as it is started.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    KEPT.append(keeper)
    port: int = keeper.getsockname()[1]
    return port

"""A host that serves a folder of files and nothing else, as any web host does."""

from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from tests.ports import own_port


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and writes no log."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def handle(self) -> None:
        """Answer; a browser that was killed hears nothing any more."""
        with suppress(BrokenPipeError, ConnectionResetError):
            super().handle()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class WebHost:
    """A host that can be switched off and on; its address stays."""

    def __init__(self, top: Path, below: str = "") -> None:
        self._top = top
        self._below = below
        self._port = own_port()
        self._server: ThreadingHTTPServer | None = None
        self.switch_on()

    @property
    def address(self) -> str:
        """The address of the folder of the arena."""
        return f"http://127.0.0.1:{self._port}/{self._below and self._below + '/'}"

    def switch_on(self) -> None:
        """Serve the folder."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Quiet, directory=str(self._top)))
        Thread(target=self._server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        """Answer nothing any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

"""What the worker's JavaScript gives to Python. No other module imports `js` or `pyodide`, which exist in a tab alone."""

import json
import logging
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js


class MessagePort:
    """One end of a JavaScript `MessageChannel`."""

    def __init__(self, port: Any) -> None:
        self._port = port
        self._receiver: Any = None

    def send(self, message: object) -> None:
        """Post a text, bytes, True, a record of plain data, or None, which ends the conversation."""
        self._port.postMessage(js.JSON.parse(json.dumps(message)) if isinstance(message, dict) else to_js(message))

    def receive(self, receiver: Callable[[object], None]) -> None:
        """Have the data of each message that comes."""
        self._receiver = create_proxy(lambda event: receiver(event.data))
        self._port.onmessage = self._receiver

    def close(self) -> None:
        """Receive nothing more, and free what JavaScript holds of Python."""
        if self._receiver is not None:
            self._port.onmessage = None
            self._receiver.destroy()
            self._receiver = None


class OriginFiles:
    """The files of the origin's private file system, read and written at once: `globalThis.files`."""

    def read(self, name: str, at: int, amount: int) -> bytes:
        """Up to this many bytes from a position; fewer at the end of the file."""
        found: bytes = js.files.read(name, at, amount).to_bytes()
        return found

    def write(self, name: str, at: int, data: bytes) -> None:
        """Write bytes at a position."""
        with lent(data) as proxy:
            js.files.write(name, at, proxy)

    def truncate(self, name: str, size: int) -> None:
        """Cut a file off."""
        js.files.truncate(name, size)

    def size(self, name: str) -> int:
        """Bytes in a file; 0 if it has never been written."""
        return int(js.files.size(name))

    def flush(self, name: str) -> None:
        """Have what was written outlast a crash."""
        js.files.flush(name)

    def put(self, name: str, data: bytes) -> None:
        """Replace all of a file."""
        with lent(data) as proxy:
            js.files.put(name, proxy)


class lent:  # noqa: N801 - used like a function
    """Bytes that JavaScript can read for the duration of the context."""

    def __init__(self, data: bytes) -> None:
        self._proxy: Any = create_proxy(data)

    def __enter__(self) -> Any:
        return self._proxy

    def __exit__(self, *_: object) -> None:
        self._proxy.destroy()


async def think(question: bytes) -> bytes | None:
    """Have the bots' worker answer a question; None if it cannot."""
    thought = await js.think(to_js(question))
    return thought.to_bytes() if hasattr(thought, "to_bytes") else None


class Console(logging.Handler):
    """Writes the log to the browser's console, at its own levels."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        write = {logging.WARNING: js.console.warn, logging.INFO: js.console.info, logging.DEBUG: js.console.debug}
        write.get(record.levelno, js.console.error)(self.format(record))

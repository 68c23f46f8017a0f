"""What a browser has, for tests: ports, and files in memory."""

import asyncio
from collections.abc import Callable


class FakePort:
    """Keeps what is posted; a test says what the other side posts."""

    def __init__(self) -> None:
        self.posted: asyncio.Queue[object] = asyncio.Queue()
        self.is_closed = False
        self._receiver: Callable[[object], None] = lambda said: None

    def send(self, message: object) -> None:
        self.posted.put_nowait(message)

    def receive(self, receiver: Callable[[object], None]) -> None:
        self._receiver = receiver

    def close(self) -> None:
        self.is_closed = True

    def say(self, said: object) -> None:
        self._receiver(said)

    def all(self) -> list[object]:
        return [self.posted.get_nowait() for _ in range(self.posted.qsize())]


class FilesInMemory:
    """The origin's files."""

    def __init__(self) -> None:
        self.files: dict[str, bytearray] = {}

    def _of(self, name: str) -> bytearray:
        return self.files.setdefault(name, bytearray())

    def read(self, name: str, at: int, amount: int) -> bytes:
        return bytes(self._of(name)[at : at + amount])

    def write(self, name: str, at: int, data: bytes) -> None:
        file = self._of(name)
        file.extend(bytes(max(0, at - len(file))))
        file[at : at + len(data)] = data

    def truncate(self, name: str, size: int) -> None:
        del self._of(name)[size:]

    def size(self, name: str) -> int:
        return len(self._of(name))

    def flush(self, name: str) -> None: ...

    def put(self, name: str, data: bytes) -> None:
        self.files[name] = bytearray(data)

"""A VFS as a browser's tab has one: files in memory, no shared memory, no locks."""

from contextlib import AbstractContextManager
from functools import partial
from types import TracebackType
from typing import Final

import apsw

from regalia.server.store.sqlite import Access, SqliteStore

NAME: Final = "private"
IN_A_TAB = partial(SqliteStore, access=Access(NAME, "truncate"), threads=False)
"""Opens a store as a browser's tab does, while `PrivateFiles` are there."""


class PrivateFile:
    """One file."""

    def __init__(self, octets: bytearray) -> None:
        self.octets = octets

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self.octets[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self.octets.extend(bytes(max(0, offset - len(self.octets))))
        self.octets[offset : offset + len(data)] = data

    def xTruncate(self, size: int) -> None:
        del self.octets[size:]

    def xFileSize(self) -> int:
        return len(self.octets)

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, _op: int, _pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return 4096

    def xDeviceCharacteristics(self) -> int:
        return 0

    def xSync(self, _flags: int) -> None: ...
    def xLock(self, _level: int) -> None: ...
    def xUnlock(self, _level: int) -> None: ...
    def xClose(self) -> None: ...


class PrivateFiles(apsw.VFS, AbstractContextManager["PrivateFiles"]):
    """The VFS, registered while the context lasts."""

    def __init__(self) -> None:
        super().__init__(NAME, "")
        self.files: dict[str, bytearray] = {}

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.unregister()

    def xFullPathname(self, name: str) -> str:
        return name

    def xOpen(  # type: ignore[override] # has all that SQLite calls
        self, name: str | apsw.URIFilename | None, _flags: list[int]
    ) -> PrivateFile:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        return PrivateFile(self.files.setdefault(path, bytearray()))

    def xAccess(self, path: str, _flags: int) -> bool:
        return bool(self.files.get(path))

    def xDelete(self, path: str, _sync: bool) -> None:
        self.files.pop(path, None)

"""SQLite's files as files of the browser's origin private file system: a VFS for APSW.

A worker holds each file open by a handle that reads and writes synchronously, so commits are as durable as the browser's
files. One tab has them at a time, and one thread in it: locks are not needed. Files with open handles cannot be deleted;
they are emptied instead.
"""

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, Protocol

import apsw

NAME = "opfs"
"""The name by which SQLite knows the VFS."""
NO_ROOM = "QuotaExceededError"
"""What browsers call it if a page may keep nothing more."""
SECTOR = 4096
P = ParamSpec("P")


class Files(Protocol):
    """Files that are read and written in place."""

    def read(self, name: str, at: int, amount: int) -> bytes:
        """Up to this many bytes from a position; fewer at the end of the file."""
        ...

    def write(self, name: str, at: int, data: bytes) -> None:
        """Write bytes at a position."""

    def truncate(self, name: str, size: int) -> None:
        """Cut a file off."""

    def size(self, name: str) -> int:
        """Bytes in a file; 0 if it has never been written."""
        ...

    def flush(self, name: str) -> None:
        """Have what was written outlast a crash."""

    def put(self, name: str, data: bytes) -> None:
        """Replace all of a file."""


class OpfsFile:
    """An open file of the database."""

    def __init__(self, files: Files, name: str) -> None:
        self._files = files
        self._name = name

    def xRead(self, amount: int, offset: int) -> bytes:
        """Read; SQLite fills up what is missing with zeros."""
        return self._files.read(self._name, offset, amount)

    def xWrite(self, data: bytes, offset: int) -> None:
        """Write. Raises FullError or IOError."""
        changed(self._files.write, self._name, offset, data)

    def xTruncate(self, size: int) -> None:
        """Cut off. Raises FullError or IOError."""
        changed(self._files.truncate, self._name, size)

    def xSync(self, flags: int) -> None:
        """Have all of it outlast a crash. Raises FullError or IOError."""
        changed(self._files.flush, self._name)

    def xFileSize(self) -> int:
        """Bytes."""
        return self._files.size(self._name)

    def xClose(self) -> None:
        """Does nothing: the handle stays open as long as the tab."""

    def xLock(self, level: int) -> None:
        """Does nothing: no other program has the file."""

    def xUnlock(self, level: int) -> None:
        """Does nothing, either."""

    def xCheckReservedLock(self) -> bool:
        """False: no other program has the file."""
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        """False: no such request is known."""
        return False

    def xSectorSize(self) -> int:
        """The least that is written at once."""
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        """None that SQLite could make use of."""
        return 0


class Opfs(apsw.VFS):
    """The database and its journal among the origin's files; what SQLite needs for the moment, in memory."""

    def __init__(self, files: Files, database: Path) -> None:
        super().__init__(NAME, "unix", makedefault=False)
        self._files = files
        self._names = {str(database): database.name, f"{database}-journal": f"{database.name}-journal"}

    def xFullPathname(self, name: str) -> str:
        """The name as it is: paths are absolute."""
        return name

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        """Open a file."""
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        if path in self._names:
            return OpfsFile(self._files, self._names[path])  # type: ignore[return-value] # has all that SQLite calls
        return apsw.VFSFile("unix", name, flags)

    def xAccess(self, pathname: str, flags: int) -> bool:
        """True if there is anything in a file."""
        return pathname in self._names and self._files.size(self._names[pathname]) > 0

    def xDelete(self, filename: str, syncdir: bool) -> None:
        """Empty a file, which is then as good as not there. Raises FullError or IOError."""
        changed(self._files.truncate, self._names[filename], 0)


def changed(change: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Change a file. What the browser refuses is an error of SQLite: then the store says that nothing is saved."""
    try:
        change(*args, **kwargs)
    except Exception as wrong:
        kind = apsw.FullError if NO_ROOM in str(wrong) else apsw.IOError
        raise kind(str(wrong)) from wrong

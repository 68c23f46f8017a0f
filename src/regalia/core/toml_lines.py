"""Line numbers of the keys in a TOML file, which `tomllib` does not provide."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Keys and entry numbers, from the top."""

_HEADER = re.compile(r"\s*(\[{1,2})\s*([^\]]+?)\s*\]{1,2}")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_STRING = re.compile(r""""(?:\\.|[^"\\])*"|'[^']*'|#.*""")
_QUOTES = re.compile(r"\"{3}|'{3}")


def line_of(source: str, path: Path) -> int | None:
    """The line where a path begins, or the nearest part of it. None if no part of it exists."""
    places: dict[Path, int] = {}
    for line, here in paths(source):
        for size in range(1, len(here) + 1):
            places.setdefault(here[:size], line)
    return next((places[path[:size]] for size in range(len(path), 0, -1) if path[:size] in places), None)


def paths(source: str) -> Iterator[tuple[int, Path]]:
    """Every header and key with its line. Lines inside a multi-line value are skipped."""
    table: Path = ()
    entries: Counter[Path] = Counter()
    inside = Inside()
    for number, line in enumerate(source.splitlines(), 1):
        if inside.value:
            inside.read(line)
        elif header := _HEADER.match(line):
            table = within(keys(header[2]), entries)
            if header[1] == "[[":
                table = (*table, entries[table])
                entries[table[:-1]] += 1
            yield number, table
        elif key := _KEY.match(line):
            yield number, (*table, *keys(key[1]))
            inside.read(line[key.end() :])


class Inside:
    """Whether a value goes on in the next line: a string in three quotes, or an open bracket."""

    def __init__(self) -> None:
        self.quotes = ""
        self.depth = 0

    @property
    def value(self) -> bool:
        """True if the value goes on in the next line."""
        return bool(self.quotes) or self.depth > 0

    def read(self, text: str) -> None:
        """Read a line, or the rest of one."""
        while self.quotes or _QUOTES.search(text):
            mark = self.quotes or _QUOTES.findall(text)[0]
            before, found, after = text.partition(mark)
            if not self.quotes:
                self._count(before)
            if not found:
                return
            self.quotes, text = "" if self.quotes else mark, after
        self._count(text)

    def _count(self, text: str) -> None:
        bare = _STRING.sub("", text)
        self.depth += sum(bare.count(each) for each in "[{") - sum(bare.count(each) for each in "]}")


def keys(dotted: str) -> list[str]:
    """The parts of a dotted key."""
    return [part.strip().strip("\"'") for part in re.findall(r""""[^"]*"|'[^']*'|[^.]+""", dotted)]


def within(names: list[str], entries: Counter[Path]) -> Path:
    """The path of a header: the name of a list of tables refers to its last entry, except for the header's own name."""
    path: Path = ()
    for index, name in enumerate(names):
        path = (*path, name)
        if index < len(names) - 1 and entries[path]:
            path = (*path, entries[path] - 1)
    return path

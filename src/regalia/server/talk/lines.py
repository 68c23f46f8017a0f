"""A table's chat: its newest lines, and who may see them. It is no part of the game or its record."""

from collections.abc import Collection, Iterable, Iterator

from regalia.core import Seat
from regalia.server.people.people import People
from regalia.server.store import Store, TableDoc
from regalia.server.store.talk import Line

KEEP = 200
"""The number of lines that a table keeps."""


class Talk:
    """The newest lines of one table."""

    def __init__(self, table: str, store: Store, people: People) -> None:
        self.seq = 0
        """The number of the last change."""
        self._table = table
        self._store = store
        self._people = people
        self._lines: dict[int, Line] = {}

    async def follow(self) -> bool:
        """Read what was said or has changed since; True if anything has."""
        lines = await self._store.lines(self._table, self.seq)
        await self._people.read({line.person for line in lines})
        for line in lines:
            self.put(line)
        return bool(lines)

    async def read_again(self) -> None:
        """Read everything again."""
        lines = await self._store.lines(self._table)
        self._lines = {line.number: line for line in lines}

    def put(self, line: Line) -> None:
        """A new line, or one that has changed; lines that are too old are dropped."""
        self._lines[line.number] = line
        self.seq = max(self.seq, line.changed)
        for number in [number for number in self._lines if number <= max(self._lines) - KEEP]:
            del self._lines[number]

    def line(self, number: int) -> Line | None:
        """A line by its number."""
        return self._lines.get(number)

    def of_request(self, person: str, request: str) -> Line | None:
        """The line that a person's request created."""
        return next((line for line in self.of(person) if line.id == request), None)

    @property
    def people(self) -> set[str]:
        """The people who have written a line."""
        return {line.person for line in self._lines.values()}

    def of(self, person: str) -> Iterator[Line]:
        """The lines of a person."""
        return (line for line in self._lines.values() if line.person == person)

    def after(self, change: int, asides: bool, muted: Collection[str]) -> list[Line]:
        """The lines after a change, in the order in which they were said; with `asides` if these may be seen."""
        return [
            line
            for number, line in sorted(self._lines.items())
            if line.changed > change and (asides or not line.aside) and line.person not in muted
        ]

    def mentions(self, person: str, seats: Iterable[Seat]) -> bool:
        """True if a person has mentioned one of these seats in a line that still stands."""
        return any({*line.mentions} & {*seats} for line in self.of(person))


def has_company(doc: TableDoc) -> bool:
    """True if two people sit here or a seat is free: there is no chat with bots alone, nor about a game from a file."""
    if doc.from_file:
        return False
    people = {each.person for each in doc.seats if each.person is not None}
    return len(people) > 1 or any(not each.taken for each in doc.seats)


def sees_asides(doc: TableDoc, seated: bool) -> bool:
    """True if what spectators say is shown: to those without a seat, and to all when the game is over."""
    return not seated or doc.status in ("over", "closed")

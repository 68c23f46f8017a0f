"""What reads and writes a database that speaks SQL. The statements are in the files of the store's subjects.

Statements are written once. Where the dialects differ, a statement has a mark in braces, which `Dialect` fills in.
"""

from typing import Any

from msgspec import Struct

from regalia.server.errors import Refuse

Row = tuple[Any, ...]


class Dialect(Struct, frozen=True):
    """The parts that differ between dialects."""

    json: str
    """A table's document as JSON, from which `->>` takes a field; null if it is none."""
    then: str
    """The join that goes from its left side to its right side."""
    now: str
    """The database's own time, in seconds since the epoch."""
    ids: str
    """The texts of the parameter `ids`, a JSON array, as rows."""


class Change(Struct, frozen=True):
    """A statement that writes."""

    statement: str
    values: dict[str, Any] = {}
    must: bool = False
    """True if it must change a row: if it does not, another writer was first, and nothing of the batch is saved."""
    joins: bool = False
    """True if it needs nothing that the changes before it have done: PostgreSQL makes one statement of such neighbours."""


class Unreadable(Refuse):
    """Saved data is damaged, such as that of one table. Others are not affected."""

    def __init__(self, what: str) -> None:
        super().__init__("unreadable", detail=what)

    def __str__(self) -> str:
        return f"unreadable: {self.problem.detail}"


class Conflict(Exception):  # noqa: N818 - it is not an error of the program
    """Another arena has saved a change first; nothing was written. Read again before retrying."""


def insert(table: str, kind: type[Struct]) -> str:
    """The statement that saves a record of a kind as a row."""
    fields = kind.__struct_fields__
    return f"insert into {table} ({', '.join(fields)}) values ({', '.join(f':{field}' for field in fields)})"  # noqa: S608 - made of names in our code, values are bound


def select(table: str, kind: type[Struct]) -> str:
    """The beginning of a statement that reads records of a kind."""
    return f"select {', '.join(kind.__struct_fields__)} from {table} "  # noqa: S608 - made of names in our code, values are bound


class Sql:
    """Two things that a database does: read rows, and save changes together or not at all.

    What is saved is durable when the call returns. Raises Refuse("not_saved") if the disk is full, or another
    program holds the database.
    """

    async def rows(self, statement: str, /, **values: Any) -> list[Row]:
        """The rows that a statement finds. Raises Unreadable if they are damaged."""
        raise NotImplementedError

    async def save(self, *changes: Change) -> None:
        """Save all changes or none; they are durable when it returns. Raises Conflict, and Refuse("not_saved")."""
        raise NotImplementedError

    async def is_well(self) -> bool:
        """True if the store can be reached and read. Saving something shows if it can be written."""
        try:
            await self.rows("select 1 from tables limit 1")
            await self.save()
        except Refuse:
            return False
        return True

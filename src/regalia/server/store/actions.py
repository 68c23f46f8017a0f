"""What is kept of what is done at tables: actions, positions, replays and records."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core import Seat
from regalia.server.store.documents import TableDoc
from regalia.server.store.nodes import HOLD_LEASE, Fence
from regalia.server.store.notices import Notice, noted
from regalia.server.store.results import Result, counted
from regalia.server.store.sql import Change, Sql, Unreadable
from regalia.server.store.tables import Opening, saved_clocks, saved_due, saved_opening, saved_table
from regalia.server.time.clocks import Clocks


class UndoRequest(Struct, frozen=True):
    """A request to step back, and the seats that agree."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Action(Struct, frozen=True):
    """Something that was done at a table, numbered from 1 without gaps. Never changed.

    An answer, a step back, or a message about stepping back: a request, a consent, a refusal.
    """

    seq: int
    seat: Seat
    person: str | None
    """The person who did it; None for a bot."""
    id: str
    """The sender's own id: the same one is never done twice."""
    answer: Any = None
    """The answer given, as JSON data; None for all that is no answer."""
    back_to: int | None = None
    """The last action that stays, for a step back."""
    alone: bool = False
    """True if a step back takes back only this seat's own answer to a question that is still open."""
    asking: UndoRequest | None = None
    """The request to step back that stands after this action. Any answer and any step back ends it."""
    position: Any = None
    """The position from which the game goes on, as core saves it, if the debug panel has put one on the table."""
    at: float | None = None
    """When it was done, in seconds since the epoch; None for actions that were saved before times were kept."""


class Snapshot(Struct, frozen=True):
    """The position after an action, as core saves it."""

    seq: int
    position: bytes


class ReplayPart(Struct, frozen=True):
    """What some actions showed, compressed (`play.replay`)."""

    number: int
    """Counted from 0 at each table."""
    last: int
    """The last action of which it has a frame."""
    body: bytes


SAVE_ACTION = "insert into actions values (:table, :seq, :person, :id, :body)"
SAVE_RECORD = "insert into records values (:table, :record) on conflict (table_id) do update set record = excluded.record"
_action = msgspec.json.Decoder(Action)


class Actions(Sql):
    """Actions, positions, replays and records."""

    async def append(
        self,
        table: str,
        action: Action,
        snapshot: Snapshot,
        doc: TableDoc | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        notices: Sequence[Notice] = (),
        fence: Fence | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """One action, the position after it, when the table is due then, and what else changes with it.

        Raises Conflict if the action's number, its id, or the document's version is taken, or the fence is not that of
        the table's lease.
        """
        position = {"table": table, "seq": snapshot.seq, "position": snapshot.position}
        held = {"table": table, "node": fence.node, "fence": fence.number} if fence is not None else {}
        await self.save(
            *([Change(HOLD_LEASE, held, must=True, joins=True)] if held else ()),
            Change(SAVE_ACTION, saved_action(table, action), joins=True),
            Change("delete from snapshots where table_id = :table", {"table": table}, joins=True),
            Change("insert into snapshots values (:table, :seq, :position)", position, joins=True),
            saved_due(table, due),
            *saved_clocks(table, clocks),
            *noted(table, notices),
            *(saved_table(doc) if doc is not None else ()),
            *counted(table, results),
        )

    async def save_begun(
        self, doc: TableDoc, actions: Sequence[Action], snapshot: Snapshot, opening: Opening | None, due: float
    ) -> None:
        """A new table whose game began elsewhere, with all its actions so far. Raises Conflict if the same request has
        opened a table, or there is a table of this id.
        """
        position = {"table": doc.id, "seq": snapshot.seq, "position": snapshot.position}
        await self.save(
            *saved_table(doc),
            *saved_opening(doc.id, opening),
            *(Change(SAVE_ACTION, saved_action(doc.id, action)) for action in actions),
            Change("insert into snapshots values (:table, :seq, :position)", position),
            saved_due(doc.id, due),
        )

    async def actions(self, table: str, after: int = 0) -> list[Action]:
        """The actions of a table with higher numbers, in order."""
        found = "select body from actions where table_id = :table and seq > :after order by seq"
        rows = await self.rows(found, table=table, after=after)
        try:
            actions = [_action.decode(body) for (body,) in rows]
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong
        if [action.seq for action in actions] != [*range(after + 1, after + len(actions) + 1)]:
            raise Unreadable("actions are missing")
        return actions

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position after a table's last action."""
        found = "select seq, position from snapshots where table_id = :table order by seq desc limit 1"
        rows = await self.rows(found, table=table)
        return Snapshot(*rows[0]) if rows else None

    async def save_replay(self, table: str, part: ReplayPart | None, record: bytes | None = None) -> None:
        """The next part of a table's replay, if any. With the record of a finished game it is whole: nothing more is due.

        Raises Conflict if there is a part of this number.
        """
        changes = []
        if part is not None:
            values = {"table": table, "number": part.number, "last": part.last, "part": part.body}
            changes.append(Change("insert into films values (:table, :number, :last, :part)", values))
        if record is not None:
            changes += [Change(SAVE_RECORD, {"table": table, "record": zlib.compress(record)}), saved_due(table, None)]
        await self.save(*changes)

    async def replay(self, table: str) -> list[ReplayPart]:
        """The saved part of a table's replay."""
        found = "select number, last, part from films where table_id = :table order by number"
        return [ReplayPart(*row) for row in await self.rows(found, table=table)]

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game, if its replay is whole."""
        rows = await self.rows("select record from records where table_id = :table", table=table)
        try:
            return zlib.decompress(rows[0][0]) if rows else None
        except zlib.error as wrong:
            raise Unreadable(str(wrong)) from wrong


def saved_action(table: str, action: Action) -> dict[str, Any]:
    """The row of an action."""
    body = msgspec.json.encode(action)
    return {"table": table, "seq": action.seq, "person": action.person, "id": action.id, "body": body}

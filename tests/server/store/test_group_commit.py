"""Writes that come while others are saved share a transaction; one that cannot be saved does not harm the others."""

import asyncio
from collections.abc import Sequence

import pytest

from regalia.server.errors import Refuse
from regalia.server.store import Action, Conflict, Snapshot, Store, TableDoc, group_commit
from regalia.server.store.group_commit import GroupCommit, Write, WriteError, table_of
from regalia.server.store.nodes import Fence
from regalia.server.store.postgresql_statements import statements
from regalia.server.store.sql import Change

LOCKED_FOR = 3
"""Attempts until the row that a write needs is free."""


class Database:
    """Takes down the statements of each transaction; those that are named after a reason fail for it."""

    def __init__(self) -> None:
        self.attempts: list[list[str]] = []

    async def commit(self, writes: Sequence[Write]) -> None:
        attempt = [change.statement for write in writes for change in write]
        self.attempts.append(attempt)
        await asyncio.sleep(0)
        if "down" in attempt:
            raise Refuse("not_saved")
        if "locked" in attempt and sum("locked" in each for each in self.attempts) < LOCKED_FOR:
            raise WriteError(attempt.index("locked"), Refuse("try_again"), locked=True)
        if "taken" in attempt:
            raise WriteError(attempt.index("taken"), Conflict())


def ended(*writes: str) -> tuple[list[list[str]], list[BaseException | None]]:
    """What was attempted, and how each write ended, of writes that come while the first is being saved."""

    async def scene() -> tuple[list[list[str]], list[BaseException | None]]:
        database = Database()
        saving = GroupCommit(database.commit)
        results = await asyncio.gather(*(saving.save([Change(each)]) for each in writes), return_exceptions=True)
        await saving.aclose()
        return database.attempts, results

    return asyncio.run(scene())


def test_writes_that_come_together_are_one_transaction() -> None:
    assert ended("a", "b", "c") == ([["a", "b", "c"]], [None, None, None])


def test_what_comes_while_others_are_saved_is_saved_together_afterwards() -> None:
    async def scene() -> list[list[str]]:
        database = Database()
        saving = GroupCommit(database.commit)
        first = asyncio.create_task(saving.save([Change("a")]))
        while not database.attempts:
            await asyncio.sleep(0)
        await asyncio.gather(saving.save([Change("b")]), saving.save([Change("c")]), first)
        return database.attempts

    assert asyncio.run(scene()) == [["a"], ["b", "c"]]


def test_a_write_that_is_taken_does_not_keep_the_others_from_being_saved() -> None:
    attempts, results = ended("a", "taken", "c")
    assert attempts == [["a", "taken", "c"], ["a", "c"]]
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]


def test_a_write_that_waits_for_a_row_is_tried_again_apart_from_the_others() -> None:
    attempts, results = ended("a", "locked", "c")
    assert attempts == [["a", "locked", "c"], ["a", "c"], ["locked"], ["locked"]]
    assert results == [None, None, None]


def test_a_row_is_waited_for_no_longer_than_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "LOCKED", -1)
    attempts, results = ended("locked")
    assert attempts == [["locked"], ["locked"]]
    assert [type(result) for result in results] == [Refuse]


def test_what_is_written_for_a_table_with_a_locked_row_does_not_keep_the_others_waiting() -> None:
    async def scene() -> list[list[str]]:
        database = Database()
        saving = GroupCommit(database.commit)
        first = asyncio.create_task(saving.save([Change("locked", {"table": "A"})]))
        while len(database.attempts) < 2:
            await asyncio.sleep(0)
        await asyncio.gather(
            first, saving.save([Change("second", {"table": "A"})]), saving.save([Change("other", {"table": "B"})])
        )
        await saving.save([Change("third", {"table": "A"})])
        return database.attempts

    assert sorted(asyncio.run(scene())) == [["locked"]] * 3 + [["other"], ["second"], ["third"]]


def test_what_is_written_together_is_in_the_order_of_the_tables() -> None:
    one, two = ([Change(name, {"table": table})] for name, table in (("first", "B"), ("second", "A")))
    assert [table_of(each) for each in (one, two, [Change("of nobody")])] == ["B", "A", ""]

    async def scene() -> list[list[str]]:
        database = Database()
        saving = GroupCommit(database.commit)
        await asyncio.gather(saving.save(one), saving.save(two), saving.save([Change("third", {"id": "A"})]))
        return database.attempts

    assert asyncio.run(scene()) == [["second", "third", "first"]]


def test_a_database_that_cannot_be_reached_is_tried_once_for_all() -> None:
    attempts, results = ended("a", "down", "c")
    assert attempts == [["a", "down", "c"]]
    assert all(isinstance(result, Refuse) and result.problem.code == "not_saved" for result in results)


def test_an_action_is_one_statement() -> None:
    saved: list[Change] = []

    class Noting(Store):
        async def save(self, *changes: Change) -> None:
            saved.extend(changes)

    asyncio.run(Noting().append("T", Action(1, 0, None, "bot-1"), Snapshot(1, b""), due=5.0, fence=Fence("one", 1)))
    assert len([*statements(saved)]) == 1


async def test_of_writes_to_one_table_at_once_each_is_whole(store: Store) -> None:
    doc = TableDoc("A", "oriflamme", 1, {}, (), "u_1", "5e" * 32)
    await store.save_table(doc)
    taken = store.append("A", Action(1, 0, "u_1", "first"), Snapshot(1, b""), due=1.0)
    late = store.append("A", Action(1, 0, "u_2", "second"), Snapshot(1, b""), due=2.0)
    other = store.save_clocks("A", (), 3.0)
    assert [type(end) for end in await asyncio.gather(taken, late, other, return_exceptions=True)] == [
        type(None),
        Conflict,
        type(None),
    ]
    assert [action.id for action in await store.actions("A")] == ["first"]


@pytest.mark.parametrize("number", [1, 2])
async def test_a_write_that_changes_no_row_though_it_must_saves_nothing(store: Store, number: int) -> None:
    await store.save_table(TableDoc("A", "oriflamme", 1, {}, (), "u_1", "5e" * 32))
    await store.take_lease("A", "one", 3)
    acting = store.append("A", Action(1, 0, None, "bot-1"), Snapshot(1, b""), fence=Fence("one", number))
    ends = await asyncio.gather(acting, store.save_clocks("A", (), 3.0), return_exceptions=True)
    assert [type(end) for end in ends] == [type(None) if number == 1 else Conflict, type(None)]
    assert len(await store.actions("A")) == (1 if number == 1 else 0)
    assert await store.due(4.0) == ["A"]

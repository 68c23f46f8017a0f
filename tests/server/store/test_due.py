"""Which tables must be looked after although nobody is there: the store finds them by an index, whatever is in memory."""

import asyncio
import time
from pathlib import Path

import apsw
import msgspec
import pytest
from msgspec.structs import replace

from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.requests import registry, upkeep
from regalia.server.settings import Settings
from regalia.server.store import Person, Sitting, Status, Store, TableDoc
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sqlite import SqliteStore, connect, in_sqlite, migrate
from regalia.server.store.tables import DUE, PUBLIC_TABLES
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.players import until

SEATS = {"open": [Sitting("u_1")] * 3, "bots": [Sitting("u_1"), Sitting(bot="page"), Sitting(bot="page")]}


def doc(name: str, seats: str = "open", status: Status = "open") -> TableDoc:
    return TableDoc(name, "oriflamme", 1, {}, tuple(SEATS[seats]), "u_1", "5e" * 32, status=status)


async def due(arena: Arena) -> list[str]:
    return await arena.store.due(time.time() + 1)


async def opened(arena: Arena, ada: Person, *others: SeatPlan) -> Table:
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *others]))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    return table


def test_those_due_for_longest_come_first_and_a_change_replaces_the_time(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        for name, at in (("A", 30.0), ("B", 10.0), ("C", 20.0), ("D", None), ("E", 50.0)):
            await store.save_table(doc(name), due=at)
        assert await store.due(40) == ["B", "C", "A"]
        await store.save_due("B", None, 0)
        await store.save_due("D", 5, 0)
        assert await store.due(40) == ["D", "C", "A"]

    store = SqliteStore(tmp_path / "a.db")
    asyncio.run(scene(store))
    store.close()
    plan = connect(tmp_path / "a.db", readonly=True).execute(
        f"explain query plan {in_sqlite(DUE)}", {"now": 1.0, "node": "", "patience": 0}
    )
    assert [str(row[3]) for row in plan] == [
        "SEARCH due USING COVERING INDEX due_by_time (at<?)",
        "SEARCH leases USING PRIMARY KEY (table_id=?) LEFT-JOIN",
        "SEARCH nodes USING PRIMARY KEY (node=?) LEFT-JOIN",
    ]


def test_the_newest_public_tables_are_read_from_an_index_in_its_order(tmp_path: Path) -> None:
    file = tmp_path / "arena.db"
    SqliteStore(file).close()
    plan = connect(file, readonly=True).execute(
        f"explain query plan {in_sqlite(PUBLIC_TABLES)}", {"status": "playing", "most": 300}
    )
    (told,) = [str(row[3]) for row in plan]
    assert "tables_by_status" in told


async def test_a_table_is_due_while_a_bot_is_asked(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=60))
    ada = await arena.greet("Ada")
    people = await opened(arena, ada, SeatPlan("device", "Bob"), SeatPlan("device", "Eve"))
    bots = await opened(arena, ada, SeatPlan("bot", level="page"), SeatPlan("bot", level="page"))
    assert people.due() is None
    assert await due(arena) == [bots.doc.id]
    again = build_arena(arena.settings)
    again.open()
    await until(lambda: len(again.tables))
    assert [table.doc.id for table in again.tables] == [bots.doc.id]
    await again.close()
    await arena.close()


def test_a_table_that_cannot_be_taken_up_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ROUND", 0.01)
    tried: list[str] = []
    read = SqliteStore.table

    async def noting(self: SqliteStore, table: str) -> TableDoc | None:
        tried.append(table)
        return await read(self, table)

    async def scene() -> None:
        arena = build_arena(Settings(tmp_path / "arena.db"))
        await arena.store.save_table(replace(doc("BOARDS"), game="chess"), due=1)
        monkeypatch.setattr(SqliteStore, "table", noting)
        arena.open()
        await until(lambda: tried)
        await asyncio.sleep(0.1)  # several rounds
        await arena.close()

    asyncio.run(scene())
    assert tried == ["BOARDS"]


async def test_bots_that_play_alone_are_due_for_nobody(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=60))
    ada = await arena.greet("Ada")
    plans = [SeatPlan("bot", level="page")] * 3
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", plans))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    assert await due(arena) == []
    await arena.close()


async def test_a_start_that_waits_for_nonces_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "arena.db", reveal_within=0.2)
    arena = build_arena(settings)
    ada = await arena.greet("Ada")
    plans = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", plans))).id)
    await table.change(seating.pledge(table.doc, ada, "0" * 64))
    await table.do(lambda: arena.tables.start(table, ada))
    assert table.doc.starting is not None
    assert await arena.store.due(table.doc.starting + 0.1) == []
    await arena.close()
    await asyncio.sleep(0.25)
    again = build_arena(settings)
    again.open()
    await until(lambda: len(again.tables))
    (found,) = again.tables
    await found.do(lambda: upkeep.look_around(found))
    assert found.doc.status == "playing"
    assert await due(again) == []
    await again.close()


@pytest.mark.parametrize(
    ("seats", "status", "found"), [("bots", "playing", ["T"]), ("open", "playing", []), ("bots", "over", [])]
)
def test_what_an_older_regalia_saved_is_due_where_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, status: Status, found: list[str]
) -> None:
    file = tmp_path / "old.db"
    connection = apsw.Connection(str(file))
    monkeypatch.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS[:3])
    migrate(connection)
    connection.execute("insert into people values ('u_1', 'Ada')")
    body = msgspec.json.encode(doc("T", seats, status))
    connection.execute("insert into tables values ('T', ?, 1, 0, ?, 0)", (status, body))
    connection.close()
    monkeypatch.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS)
    store = SqliteStore(file)
    assert asyncio.run(store.due(time.time())) == found
    store.close()

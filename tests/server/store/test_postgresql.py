"""An arena on PostgreSQL: held by one arena, whole again when PostgreSQL is, and moved from SQLite and back."""

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from regalia.cli import main
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store import (
    Action,
    Belonging,
    Conflict,
    Person,
    Publication,
    ReplayPart,
    Sitting,
    Snapshot,
    Store,
    TableDoc,
    group_commit,
)
from regalia.server.store import postgresql as store
from regalia.server.store.administration import AuditEntry
from regalia.server.store.files import InUse, Unfit
from regalia.server.store.identity import Session
from regalia.server.store.opening import Database, check, cookie_keys, hold, open_store, rotate_keys
from regalia.server.store.postgresql import PostgresStore
from regalia.server.store.schema import POSTGRESQL_STEPS
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.postgresql import Cluster


def test_one_arena_holds_a_database(postgresql: str) -> None:
    check(postgresql)
    with hold(postgresql), pytest.raises(InUse), hold(postgresql):
        pass
    with hold(postgresql):
        pass


def test_the_cookies_key_stays_the_same_for_all_who_use_the_database(postgresql: str) -> None:
    check(postgresql)
    assert cookie_keys(postgresql) == cookie_keys(postgresql)
    assert len(cookie_keys(postgresql).signing) >= 48


def test_a_database_of_a_newer_regalia_is_left_alone(postgresql: str) -> None:
    check(postgresql)
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("insert into regalia values (%s)", (len(POSTGRESQL_STEPS) + 1,))
    with pytest.raises(Unfit, match="newer Regalia"):
        check(postgresql)


def test_a_database_that_is_not_there_is_named(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--database", cluster.address("nowhere")])
    assert 'database "nowhere" does not exist' in capsys.readouterr().err


async def test_while_postgresql_is_down_all_is_refused_and_afterwards_all_goes_on(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(postgresql)
    await store.save_person(Person("u_1", "Ada"))
    monkeypatch.setattr(store._pool, "timeout", 0.3)
    cluster.stop()
    try:
        with pytest.raises(Refuse, match="try_again"):
            await store.person("u_1")
        with pytest.raises(Refuse, match="not_saved"):
            await store.save_person(Person("u_2", "Bob"))
        assert not await store.is_well()
        cluster.start()
        monkeypatch.setattr(store._pool, "timeout", 60.0)
        async with asyncio.timeout(60):
            while not await store.is_well():
                await asyncio.sleep(0.05)
            assert await store.person("u_1") == Person("u_1", "Ada")
    finally:
        await store.aclose()


def test_the_pool_goes_on_connecting_while_postgresql_is_gone(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives up twice, and has a connection as soon as it can."""
    there, nowhere, given_up = cluster.database(), cluster.address("nowhere"), list[str]()
    connect_again = store.connect_again

    async def noted(pool: AsyncConnectionPool[Any]) -> None:
        given_up.append(str(pool.conninfo))
        if len(given_up) == 2:
            pool.conninfo = there
        await connect_again(pool)

    async def scene() -> None:
        arena = PostgresStore(there)
        await arena.save_person(Person("u_1", "Ada"))
        await arena.aclose()

    monkeypatch.setattr(store, "AGAIN", 0.05)
    monkeypatch.setattr(store, "reached", lambda address: nowhere)
    monkeypatch.setattr(store, "connect_again", noted)
    asyncio.run(scene())
    assert given_up[:2] == [nowhere] * 2


def test_a_server_that_cannot_be_reached_counts_as_lost_after_a_while_unless_the_address_says_otherwise() -> None:
    told = conninfo_to_dict(store.reached("postgresql://db/arena?tcp_user_timeout=30000"))
    assert (told["tcp_user_timeout"], told["connect_timeout"], told["keepalives_idle"]) == ("30000", "5", "2")


async def test_a_write_waits_for_a_row_that_another_has_no_longer_than_a_while(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "LOCKED", 0.1)

    arena = PostgresStore(postgresql)
    await arena.save_person(Person("u_1", "Ada"))
    with psycopg.connect(postgresql) as other:
        other.execute("update people set name = 'Eve'")
        with pytest.raises(Refuse, match="try_again"):
            await arena.save_person(Person("u_1", "Bob"))
        await arena.save_person(Person("u_2", "Bob"))
    await arena.save_person(Person("u_1", "Bob"))
    await arena.aclose()


async def test_one_write_that_waits_for_a_row_keeps_no_other_waiting(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "LOCKED", 60.0)

    arena = PostgresStore(postgresql)
    await arena.save_person(Person("u_1", "Ada"))
    with psycopg.connect(postgresql) as other:
        other.execute("update people set name = 'Eve'")
        late = asyncio.create_task(arena.save_person(Person("u_1", "Bob")))
        await asyncio.gather(*(arena.save_person(Person(f"u_{each}", "Cleo")) for each in range(2, 9)))
        assert not late.done()
    await late
    assert (await arena.person("u_1"), await arena.person("u_8")) == (Person("u_1", "Bob"), Person("u_8", "Cleo"))
    await arena.aclose()


async def test_after_a_write_that_fails_in_a_pipeline_statements_are_prepared_anew(postgresql: str) -> None:
    arena = PostgresStore(postgresql)
    doc = TableDoc("T", "oriflamme", 1, {}, (), "u_1", "5e" * 32)
    await arena.save_table(doc)
    for number in range(12):  # psycopg prepares what comes for the sixth time
        taken, *saved = await asyncio.gather(
            arena.save_table(doc),
            *(arena.save_person(Person(f"u_{each}", f"{number}")) for each in range(3)),
            return_exceptions=True,
        )
        assert (type(taken), saved) == (Conflict, [None] * 3)
    await arena.aclose()


async def test_bots_play_a_game_that_another_arena_goes_on_with(postgresql: str) -> None:
    arena = build_arena(Settings(postgresql, bot_delay=0))
    arena.open()
    ada = await arena.greet("Ada")
    plan = [SeatPlan("me"), SeatPlan("bot", level="page"), SeatPlan("bot", level="page")]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", plan))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    while table.play is None or 0 not in table.play.game.asks:
        await asyncio.sleep(0.01)
    before = table.play.seq
    await arena.close()
    again = build_arena(Settings(postgresql, bot_delay=0))
    found = await again.tables.get(table.doc.id)
    assert found.play is not None
    assert found.play.seq == before
    assert await again.store.person(ada.id) == ada
    await again.close()


async def played(store: Store, number: int) -> None:
    """A table with thirty actions."""
    name = f"T{number}"
    doc = TableDoc(name, "oriflamme", 1, {"x": 1}, (Sitting("u_1"),), "u_1", "5e" * 32, created=number / 3)
    await store.save_table(doc, ("u_1", name), due=number / 7 if number % 2 else None)
    for seq in range(1, 31):
        who = "u_1" if seq % 2 else None
        await store.append(name, Action(seq, 0, who, f"id {seq}", answer=[seq]), Snapshot(seq, bytes([0, seq])))


async def filled(store: Store) -> None:
    """Something in every table of the database."""
    for number in range(3):
        await store.save_person(Person(f"u_{number}", f"太郎 {number}"))
    await asyncio.gather(*(played(store, number) for number in range(40)))
    await store.save_due("T1", 0.1, 30)
    await store.save_replay("T1", ReplayPart(0, 3, b"film"), b"record")
    await store.save_pack("hash", "source")
    await store.save_session(Session("5e" * 32, "u_1", "Firefox", 1.5, 2.5))
    for name in ("one", "two", "one"):
        await store.save_belonging("u_1", "muster", Belonging(name, name, {"name": name}))
    for version in (1, 2):
        await store.publish(Publication("muster", "one", version, "u_1", "", "One", {"version": version}, version / 7))


def in_store(database: Database, scene: object) -> object:
    """What a scene with the store of a database comes to."""

    async def run() -> object:
        store = open_store(database)
        try:
            return await scene(store)  # type: ignore[operator]  # any coroutine function
        finally:
            await store.aclose()

    return asyncio.run(run())


async def everything(store: Store) -> object:
    """What the store of `filled` tells."""
    tables = await store.tables("open", public_only=False)
    told = [(doc, await store.actions(doc.id), await store.snapshot(doc.id), await store.replay(doc.id)) for doc in tables]
    people = [await store.person(f"u_{number}") for number in range(3)]
    kept = await store.belongings("u_1", "muster")
    return (
        told,
        people,
        kept,
        await store.versions("muster", "one"),
        await store.due(100),
        await store.record("T1"),
        await store.opened(("u_1", "T5")),
        await store.pack("hash"),
        await store.sessions("u_1"),
    )


def test_an_arena_is_moved_to_postgresql_and_back(
    postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before.db", tmp_path / "after.db"
    in_store(before, filled)
    keys = rotate_keys(before, 3600)
    assert main(["move", str(before), postgresql]) == 0
    assert "1,200 actions" in capsys.readouterr().out
    assert main(["move", postgresql, str(after)]) == 0
    told = in_store(before, everything)
    assert in_store(postgresql, everything) == told
    assert in_store(after, everything) == told
    assert cookie_keys(postgresql) == cookie_keys(after) == keys
    in_store(postgresql, lambda store: store.save_belonging("u_1", "muster", Belonging("four", "four", None)))


def test_after_a_move_all_that_the_database_numbers_goes_on(postgresql: str, tmp_path: Path) -> None:
    in_store(tmp_path / "arena.db", lambda store: store.save_audit_entry(AuditEntry(1, "Ada", "rename", "Bob")))
    assert main(["move", str(tmp_path / "arena.db"), postgresql]) == 0
    in_store(postgresql, lambda store: store.save_audit_entry(AuditEntry(2, "Ada", "rename", "Eve")))
    assert in_store(postgresql, lambda store: store.audit_entries(2)) == [
        AuditEntry(2, "Ada", "rename", "Eve"),
        AuditEntry(1, "Ada", "rename", "Bob"),
    ]


def test_a_copy_that_was_cut_short_goes_on(postgresql: str, tmp_path: Path) -> None:
    in_store(tmp_path / "arena.db", filled)
    assert main(["move", str(tmp_path / "arena.db"), postgresql]) == 0
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("delete from actions where seq > 5")
        connection.execute("delete from due")
    assert main(["move", str(tmp_path / "arena.db"), postgresql]) == 0
    assert in_store(postgresql, everything) == in_store(tmp_path / "arena.db", everything)


def test_a_copy_that_differs_and_another_arena_are_refused(
    postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_store(tmp_path / "arena.db", filled)
    in_store(tmp_path / "other.db", lambda store: store.save_person(Person("u_other", "Eve")))
    assert main(["move", str(tmp_path / "arena.db"), postgresql]) == 0
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("update actions set id = 'other' where seq = 7 and table_id = 'T3'")
    for source, told in (("arena.db", "actions differs"), ("other.db", "holds another arena")):
        with pytest.raises(SystemExit):
            main(["move", str(tmp_path / source), postgresql])
        assert told in capsys.readouterr().err


def test_nothing_is_moved_while_an_arena_is_open(
    postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_store(tmp_path / "arena.db", filled)
    with hold(tmp_path / "arena.db"):
        assert main(["move", str(tmp_path / "arena.db"), postgresql]) == 1
    assert "Nothing was copied" in capsys.readouterr().out

"""A damaged database is noticed at the start, and what can be read goes on; no request opens a second table."""

import asyncio
import random
from pathlib import Path
from shutil import copyfile

import apsw
import pytest
from msgspec.structs import replace

from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.files import check_kind
from regalia.server.store.sqlite import SqliteStore
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.nodes.test_two_arenas import TABLE, act

HEADER, FRAME = 32, 24 + 4096
"""Bytes of a write-ahead log's header, and of each of its frames."""


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A database as a crash leaves it: nine commits, each of one page, stand in the write-ahead log alone."""
    store = SqliteStore(tmp_path / "running.db")
    store._writer.execute("pragma wal_checkpoint(truncate)").fetchall()
    for number in range(9):
        asyncio.run(store.save_person(Person(f"u_{number}", "Somebody")))
    for suffix in ("", "-wal"):
        copyfile(tmp_path / f"running.db{suffix}", tmp_path / f"arena.db{suffix}")
    store.close()
    assert (tmp_path / "arena.db-wal").stat().st_size == HEADER + 9 * FRAME
    return tmp_path / "arena.db"


def known(database: Path) -> list[int]:
    store = SqliteStore(database)
    found = [number for number in range(9) if asyncio.run(store.person(f"u_{number}"))]
    store.close()
    return found


def spoil(file: Path, at: int) -> None:
    whole = bytearray(file.read_bytes())
    whole[at] ^= 0xFF
    file.write_bytes(whole)


@pytest.mark.parametrize(("at", "read"), [(HEADER + 4 * FRAME + 1000, 4), (HEADER + 20, 0), (8, 0)])
def test_what_a_damaged_log_has_lost_is_said_at_the_start(
    crashed: Path, at: int, read: int, caplog: pytest.LogCaptureFixture
) -> None:
    log = crashed.with_name("arena.db-wal")
    spoil(log, at)
    damaged = log.read_bytes()
    assert known(crashed) == [*range(read)]
    assert f"{9 - read} saved changes cannot be read back" in caplog.text
    assert crashed.with_name("arena.db-wal.damaged").read_bytes() == damaged


def test_a_log_that_is_whole_or_ends_in_half_a_commit_is_not_damaged(
    crashed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = crashed.with_name("arena.db-wal")
    whole = log.read_bytes()
    log.write_bytes(whole[:-1000])
    assert known(crashed) == [*range(8)]
    assert caplog.text == ""


def test_a_log_is_read_whole_after_a_crash(crashed: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert known(crashed) == [*range(9)]
    assert caplog.text == ""


def test_a_log_damaged_at_its_beginning_leaves_an_arena_that_starts_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    running, crashed = tmp_path / "running.db", tmp_path / "arena.db"
    store = SqliteStore(running)
    for number in range(9):
        asyncio.run(store.save_person(Person(f"u_{number}", "Somebody")))
    for suffix in ("", "-wal"):
        copyfile(f"{running}{suffix}", f"{crashed}{suffix}")
    store.close()
    spoil(crashed.with_name("arena.db-wal"), HEADER + 1000)
    check_kind(crashed)
    assert known(crashed) == []
    assert "9 saved changes cannot be read back" in caplog.text


async def played(arena: Arena) -> str:
    """A table with some actions."""
    ada = await arena.greet("Ada")
    table = await arena.tables.get((await arena.opener.open(ada, TABLE)).id)
    await table.do(lambda: arena.tables.start(table, ada))
    for number in range(6):
        await act(table, ada.id, f"a{number}", random.Random(number))
    return table.doc.id


async def home(arena: Arena, name: str) -> Lobby:
    """What the host of a table sees."""
    doc = await arena.store.table(name)
    assert doc is not None
    return await arena.lobbies.seen_by(await arena.store.person(doc.host))


@pytest.mark.parametrize("seq", [3, 6])
async def test_a_table_that_has_lost_actions_is_named_at_the_start_and_the_others_open(
    tmp_path: Path, seq: int, caplog: pytest.LogCaptureFixture
) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    broken, whole = await played(arena), await played(arena)
    await arena.close()
    with apsw.Connection(str(tmp_path / "arena.db")) as connection:
        connection.execute("delete from actions where table_id = ? and seq = ?", (broken, seq)).fetchall()
    assert caplog.text == ""
    arena = build_arena(Settings(tmp_path / "arena.db"))
    assert f"table {broken} has lost 1 of its 6 actions" in caplog.text
    assert whole not in caplog.text
    for _ in range(2):
        with pytest.raises(Refuse, match="unreadable"):
            await arena.tables.get(broken)
    assert (await arena.tables.get(whole)).doc.id == whole
    await arena.close()


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_opening(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    ada = await arena.greet("Ada")
    names = [(await arena.opener.open(ada, TABLE)).id for _ in range(2)]
    await arena.close()
    with apsw.Connection(str(tmp_path / "arena.db")) as connection:
        connection.execute("update tables set document = x'7b7b' where id = ?", (names[0],)).fetchall()
    arena = build_arena(Settings(tmp_path / "arena.db"))
    arena.open()
    for _ in range(3):
        assert [doc.id for doc in await arena.store.tables("open", public_only=True)] == names[1:]
    assert caplog.text.count("cannot be read, the others go on") == 1
    with pytest.raises(Refuse, match="unreadable"):
        await arena.tables.get(names[0])
    assert (await arena.opener.open(ada, TABLE)).id not in names
    await arena.close()


@pytest.mark.parametrize("answer", [b'{"type":"Plaxe","kind":"spy"}', b'{"type":"Place","kind":"spx"}', b"{"])
async def test_a_table_with_a_damaged_answer_is_called_unreadable(tmp_path: Path, answer: bytes) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    ada = await arena.greet("Ada")
    table = await arena.tables.get((await arena.opener.open(ada, TABLE)).id)
    await table.do(lambda: arena.tables.start(table, ada))
    await act(table, ada.id, "a1", random.Random(1))
    await arena.close()
    with apsw.Connection(str(tmp_path / "arena.db")) as connection:
        [(body,)] = connection.execute("select body from actions").fetchall()
        assert isinstance(body, bytes)
        spoilt = body.replace(body[body.index(b'{"type"') : body.index(b"}") + 1], answer)
        connection.execute("update actions set body = ?", (spoilt,)).fetchall()
    arena = build_arena(Settings(tmp_path / "arena.db"))
    with pytest.raises(Refuse, match="unreadable"):
        await arena.tables.get(table.doc.id)
    await arena.close()


@pytest.mark.parametrize("position", [b"", b"\x00\xff", b'{"game":"oriflamme"}'])
async def test_home_lists_a_table_whose_position_is_damaged_beside_the_others(tmp_path: Path, position: bytes) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    broken, whole = await played(arena), await played(arena)
    await arena.close()
    with apsw.Connection(str(tmp_path / "arena.db")) as connection:
        connection.execute("update snapshots set position = ? where table_id = ?", (position, broken)).fetchall()
    arena = build_arena(Settings(tmp_path / "arena.db"))
    homes = [await home(arena, name) for name in (broken, whole)]
    assert [[table.id for table in each.yours] for each in homes] == [[broken], [whole]]
    assert [each.your_turn for each in homes] == [[], [whole]]
    await arena.close()


async def test_home_leaves_out_a_table_whose_game_has_been_uninstalled(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    gone, whole = await played(arena), await played(arena)
    homes = [gone, whole]
    doc = await arena.store.table(gone)
    assert doc is not None
    await arena.store.save_table(replace(doc, game="uninstalled", version=doc.version + 1))
    await arena.close()
    arena = build_arena(Settings(tmp_path / "arena.db"))
    listed = [await home(arena, name) for name in homes]
    assert [[table.id for table in each.yours] for each in listed] == [[], [whole]]
    assert [[table.id for table in each.playing] for each in listed] == [[whole], []]
    await arena.close()


async def test_a_repeated_request_opens_no_second_table_also_after_a_kill(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    ada, bob = await arena.greet("Ada"), await arena.greet("Bob")
    once = replace(TABLE, id="once")
    docs = await asyncio.gather(*(arena.opener.open(ada, once) for _ in range(3)))
    assert len({doc.id for doc in docs}) == 1
    assert (await arena.opener.open(bob, once)).id != docs[0].id
    assert (await arena.opener.open(ada, replace(TABLE, id="twice"))).id != docs[0].id
    arena = build_arena(Settings(tmp_path / "arena.db"))
    assert (await arena.opener.open(ada, once)).id == docs[0].id
    assert len(await arena.store.tables("open", public_only=False)) == 3


async def test_a_rematch_that_was_opened_and_not_noted_is_found_again(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    ada = await arena.greet("Ada")
    plans = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("bot", level="page")]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", plans))).id)
    await table.change(replace(table.doc, status="over"))
    first = await arena.opener.rematch(ada, table)
    await table.change(replace(table.doc, rematch=None))
    assert await arena.opener.rematch(ada, table) == first
    again = (await arena.tables.get(first)).doc
    assert [(each.person, each.name, each.bot) for each in again.seats] == [
        (ada.id, "", None),
        (ada.id, "Bob", None),
        (None, "", "page"),
    ]

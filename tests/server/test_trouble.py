"""Troubles that a host can do something about: one clear line in the log each, no traceback, and the arena still stops."""

import asyncio
import logging
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from regalia.server import tasks
from regalia.server.app import Guard
from regalia.server.building import build_arena
from regalia.server.errors import Refuse, log_failure
from regalia.server.settings import Settings
from regalia.server.store import Person, Unreadable
from regalia.server.store.opening import cookie_keys
from regalia.server.store.postgresql import PostgresStore
from regalia.server.store.sqlite import SqliteStore
from regalia.server.store.trouble import REMIND, Trouble
from regalia.server.table import replay_saving
from regalia.server.table.mailbox import Mailbox
from regalia.server.tasks import close_in_time
from tests.server.conftest import Hosted
from tests.server.store.test_damage import played


def lines(caplog: pytest.LogCaptureFixture, level: int = logging.WARNING) -> list[str]:
    """What was logged, none of it with a traceback."""
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    return [record.getMessage() for record in caplog.records if record.levelno >= level]


def fill(store: SqliteStore) -> None:
    """Leave a database no room for another page, as a full disk does."""
    store._writer.pragma("max_page_count", store._writer.pragma("page_count"))


async def save_until_full(store: SqliteStore) -> None:
    """Save people until there is no room for one more."""
    for number in range(10_000):
        await store.save_person(Person(f"u_{number}", "x" * 1000))


def test_a_trouble_that_lasts_is_logged_again_after_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    trouble = Trouble(lambda: now)
    for now in (0.0, 1.0, REMIND - 1, REMIND, REMIND + 1):
        trouble.note(f"at {now}")
    assert lines(caplog) == ["at 0.0", f"at {REMIND}"]


async def test_a_full_disk_is_logged_once_with_what_to_do(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    store, name = arena.store, await played(arena)
    assert isinstance(store, SqliteStore)
    table = await arena.tables.get(name)
    fill(store)
    with pytest.raises(Refuse, match="not_saved"):
        await save_until_full(store)
    for _ in range(3):
        with pytest.raises(Refuse, match="not_saved"):
            await save_until_full(store)
        await arena.tables.look_round(lambda _: False)
        await replay_saving.save(table)
    file = tmp_path / "arena.db"
    full = f"nothing can be saved in {file}: the disk is full, free some space"
    (line,) = lines(caplog)
    assert line.startswith(full)
    await arena.close()


async def test_an_arena_whose_disk_is_full_stops_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    await played(arena)
    assert isinstance(arena.store, SqliteStore)
    fill(arena.store)
    with pytest.raises(Refuse, match="not_saved"):
        await save_until_full(arena.store)
    await arena.close()
    assert len(lines(caplog)) == 1


def damage(file: Path, table: str) -> None:
    """Overwrite the root pages of a table and of its indexes."""
    with closing(apsw.Connection(str(file))) as connection:
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()
        pages = [page for (page,) in connection.execute("select rootpage from sqlite_master where tbl_name = ?", (table,))]
        size = int(connection.execute("pragma page_size").get)
    whole = bytearray(file.read_bytes())
    for page in map(int, pages):
        whole[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(whole)


def test_damaged_pages_of_a_database_are_said_in_one_line_and_players_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "arena.db"
    SqliteStore(file).close()
    damage(file, "tables")
    with Hosted(Settings(file)) as host:
        at_the_start = len(lines(caplog))
        for path in ("/", "/api/tables/K7QM2X", "/"):
            assert httpx.get(host.url + path).status_code == 500
        assert "damaged and can’t be opened" in httpx.get(host.url).text
    told = lines(caplog)[at_the_start:]
    assert [line.partition(" (")[0] for line in told] == [
        f"{file} cannot be read: it is damaged, stop the arena and restore a backup",
        "table K7QM2X is damaged and cannot be opened, restore a backup to get it back: database disk image is malformed",
    ]


def test_an_unexpected_error_keeps_its_traceback_and_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise LookupError("nowhere")

    with Hosted(Settings(tmp_path / "arena.db")) as host:
        monkeypatch.setattr(SqliteStore, "table", fails)
        monkeypatch.setattr("regalia.server.lobby.lobby.Lobbies.seen_by", fails)
        page = httpx.get(host.url)
    assert (page.status_code, page.headers["x-content-type-options"]) == (500, "nosniff")
    assert [(record.getMessage(), str(record.exc_info[1])) for record in caplog.records if record.exc_info] == [
        ("GET /", "nowhere")
    ]


@pytest.mark.parametrize(
    ("wrong", "told", "has_traceback"),
    [
        (Refuse("not_saved"), None, False),
        (OSError(28, "No space left on device"), "it failed here: [Errno 28] No space left on device", False),
        (FileNotFoundError(2, "No such file"), "it failed here", True),
        (Refuse("stale"), "it failed here", True),
    ],
)
def test_what_the_machine_is_at_fault_for_is_one_line(
    caplog: pytest.LogCaptureFixture, wrong: Exception, told: str | None, has_traceback: bool
) -> None:
    log_failure(logging.getLogger("arena"), wrong, "it failed %s", "here")
    found = [(record.getMessage(), bool(record.exc_info)) for record in caplog.records]
    assert found == ([] if told is None else [(told, has_traceback)])


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_keys_that_cannot_be_read_are_one_line_and_those_known_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, database: str
) -> None:
    async def scene() -> None:
        arena = build_arena(Settings(tmp_path / "arena.db"))
        known = arena.keys.keys
        if database == "sqlite":
            (tmp_path / "arena.secret").write_text("short")
        else:
            away = "postgresql://127.0.0.1:1/arena"
            monkeypatch.setattr("regalia.server.arena.cookie_keys", lambda _: cookie_keys(away))
        await arena._read_keys()
        assert arena.keys.keys == known
        await arena.close()

    asyncio.run(scene())
    (line,) = lines(caplog)
    assert line.startswith("the keys that sign cookies cannot be read, those known stay in use: ")


def test_a_table_that_is_damaged_while_it_is_played_is_named_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        mailbox = Mailbox("K7QM2X")

        async def work() -> None:
            raise Unreadable("actions are missing")

        for _ in range(3):
            with pytest.raises(Refuse, match="unreadable"):
                await mailbox.do(work)
        await mailbox.stop()

    asyncio.run(scene())
    assert lines(caplog) == ["table K7QM2X is damaged: actions are missing"]


async def hang(*_: object) -> None:
    await asyncio.Event().wait()


def test_a_part_that_does_not_close_is_cut_off_and_the_arena_stops(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "CLOSES_WITHIN", 0.0)
    done: list[str] = []

    async def scene() -> None:
        answers = asyncio.Event()

        async def waits() -> None:
            await answers.wait()
            raise Refuse("not_saved")

        async def closes() -> None:
            done.append("the next part")

        async def cut_off() -> None:
            done.append("cut off")
            answers.set()

        await close_in_time([waits, closes], cut_off)

    asyncio.run(scene())
    assert done == ["cut off", "the next part"]
    assert lines(caplog) == ["the database does not answer: the arena stops without it; all that was acknowledged is saved"]


async def test_what_waits_for_a_cut_off_database_fails_at_once(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = PostgresStore(postgresql)
    await store.rows("select 1")
    asking = asyncio.create_task(store.rows("select pg_sleep(1000)"))
    while not await store.rows("select 1 from pg_stat_activity where query like :slow", slow="%pg_sleep(1000)"):
        await asyncio.sleep(0)
    monkeypatch.setattr(store._pool, "timeout", 0.0)
    await store.cut_off()
    with pytest.raises(Refuse, match="try_again"):
        await asking


def test_a_request_that_is_not_answered_before_the_arena_stops_is_refused_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings, sent = Settings(tmp_path / "arena.db"), list[Message]()

    async def scene() -> None:
        app = Starlette()
        app.state.arena = arena = build_arena(settings)
        begun = asyncio.Event()

        async def answering(scope: Scope, receive: Receive, send: Send) -> None:
            begun.set()
            await hang()

        async def send(message: Message) -> None:
            sent.append(message)

        headers = [(b"host", b"127.0.0.1")]
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/", "headers": headers, "app": app}
        scope |= {"client": ("127.0.0.1", 1), "query_string": b"", "server": ("127.0.0.1", 80)}
        request = asyncio.create_task(Guard(answering, settings)(scope, Request(scope).receive, send))
        await begun.wait()
        request.cancel()
        await request
        await arena.close()

    asyncio.run(scene())
    assert [message.get("status") for message in sent] == [503, None]
    assert lines(caplog) == ["GET / was not answered before the arena stopped"]

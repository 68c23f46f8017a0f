"""Databases of every step of the schema are brought to today's, and read as what was saved."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import psycopg
import pytest
from msgspec.structs import replace

from regalia.ratings import SideTally
from regalia.server.store import Belonging, Person, ReplayPart, Snapshot, Store
from regalia.server.store import postgresql as module
from regalia.server.store.nodes import Fence
from regalia.server.store.notices import Feed
from regalia.server.store.ratings import Pool
from regalia.server.store.results import Key
from regalia.server.store.schema import POSTGRESQL_STEPS, SQLITE_STEPS, shapes
from regalia.server.store.sqlite import SqliteStore, connect, migrate
from regalia.server.store.steps import STEPS
from regalia.server.store.steps.first import FIRST_STEPS
from regalia.server.store.ties import Tie
from regalia.server.time.clocks import Clock
from regalia.server.time.hours import Hours
from tests.matrix import one_in
from tests.postgresql import Cluster
from tests.server.store.versions import (
    ALERT,
    ANNOUNCED,
    AUDIT_ENTRY,
    CLUB,
    DECK,
    ENTRY,
    EVENT,
    EVENT_NOTE,
    EVENT_OF_CLUB,
    HOOK,
    INVITATION,
    KEY,
    LEAGUE,
    LETTER,
    LINE,
    LINK,
    MEMBER,
    OFFER,
    ORIGIN,
    PAIRING,
    RATING,
    REPORT,
    REPORTED,
    RESULT,
    ROUND,
    SANCTION,
    SEEK,
    STANDS_IN,
    dumped,
    fill,
    loaded,
    of_step,
)

NUMBERS = range(1, len(SQLITE_STEPS) + 1)
Read = Callable[[Store], Awaitable[Any]]
READS: list[tuple[int, Read, Any]] = [
    (1, lambda store: store.person("u_ada"), Person("u_ada", "Ada")),
    (3, lambda store: store.opened(("u_ada", "request-1")), "T2"),
    (5, lambda store: store.replay("T3"), [ReplayPart(0, 3, zlib.compress(b"frames"))]),
    (5, lambda store: store.record("T3"), b'{"record": 1}'),
    (6, lambda store: store.pack("hash-1"), "name = 'pack'"),
    (7, lambda store: store.belongings("u_ada", "wheel_of_time"), [Belonging("deck-1", "Deck", {"cards": [1, 2]})]),
    (9, lambda store: store.clocks("T1"), (Clock(60.0, 1003.0), Clock(55.5), Clock(60.0))),
    (9, lambda store: store.lives(), [(100.0, 200.0)]),
    (10, lambda store: store.channels("u_ada"), [HOOK]),
    (10, lambda store: store.feed("f-1"), Feed("f-1", "u_ada", "ja", ORIGIN)),
    (11, lambda store: store.codes("u_ada"), 2),
    (11, lambda store: store.profile("u_ada"), b'{"language": "ja"}'),
    (12, lambda store: store.hours(["u_ada"]), {"u_ada": Hours("Europe/Berlin")}),
    (13, lambda store: store.lease("T1"), Fence("one", 1)),
    (14, lambda store: store.passkeys("u_ada"), [KEY]),
    (15, lambda store: store.arena_key("push", "fresh"), "key"),
    (16, lambda store: store.chosen(), {"registration": "invitation"}),
    (16, lambda store: store.invitations(), [INVITATION]),
    (16, lambda store: store.audit_entries(1), [AUDIT_ENTRY]),
    (17, lambda store: store.letter("l-1"), LETTER),
    (18, lambda store: store.links("u_ada"), [LINK]),
    (19, lambda store: store.lines("T1"), [LINE]),
    (19, lambda store: store.muted_by("u_ada"), ["u_eve"]),
    (20, lambda store: store.alerts("u_ada"), [ALERT]),
    (21, lambda store: store.invited("eve", 9), ["T2"]),
    (25, lambda store: store.versions("wheel_of_time", "deck-1"), [DECK]),
    (27, lambda store: store.puzzle("oriflamme", "pu-1"), b'{"seat": 0}'),
    (27, lambda store: store.puzzle_shown("oriflamme", "2026-11-28"), "pu-1"),
    (28, lambda store: store.results_at(["T4"]), {"T4": [RESULT]}),
    (28, lambda store: store.uncounted(9), ["T5"]),
    (29, lambda store: store.tie("u_ada", "u_bob"), Tie("u_ada", "u_bob", "friend", 12.0)),
    (29, lambda store: store.apart("u_bob"), {"u_eve"}),
    (29, lambda store: store.report("re-1"), REPORT),
    (29, lambda store: store.reported_lines("re-1"), [REPORTED]),
    (29, lambda store: store.sanctions("u_ada"), [SANCTION]),
    (30, lambda store: store.seek("u_ada"), replace(SEEK, offer="of-1", confirmed=True)),
    (30, lambda store: store.offer("of-1"), OFFER),
    (30, lambda store: store.waits("oriflamme", "live"), [5.0]),
    (31, lambda store: store.ratings_of("u_eve"), [RATING]),
    (31, lambda store: store.rated_sides(Pool("oriflamme", "live")), {"hero": SideTally(1, 0.5, 0.25)}),
    (31, lambda store: store.rated_until(Pool("oriflamme", "live")), Key(2.0, "T4")),
    (35, lambda store: store.event("ev-1"), EVENT),
    (35, lambda store: store.entries("ev-1"), [ENTRY]),
    (35, lambda store: store.rounds("ev-1"), [ROUND]),
    (35, lambda store: store.pairings("ev-1"), [PAIRING]),
    (35, lambda store: store.event_notes("ev-1"), [EVENT_NOTE]),
    (36, lambda store: store.announcements(970.0), [ANNOUNCED]),
    (36, lambda store: store.maintenances(), [(960.0, 980.0)]),
    (37, lambda store: store.club("c_1"), CLUB),
    (37, lambda store: store.member("c_1", "u_bob"), MEMBER),
    (39, lambda store: store.events_of_club("c_1", 9), [EVENT_OF_CLUB]),
    (40, lambda store: store.event("ev-3"), LEAGUE),
    (40, lambda store: store.entries("ev-3"), [STANDS_IN]),
]
"""What is read since a step, and what it is."""


async def read(store: Store, number: int) -> None:
    """Compare what a store reads with what was saved at a step."""
    for since, reading, saved in READS:
        if since <= number:
            assert await reading(store) == saved
    await read_tables(store)
    due = await store.due(1e12)
    assert due == (["T1"] if number >= 5 else ["T1", "T3"]), "games that were over before there were replays get one"
    if number >= 8:
        assert [each.id for each in await store.sessions("u_ada")] == (["s-2"] if number >= 11 else ["s-1"])
    if number >= 10:
        assert [(each.table, each.kind, each.mark) for each in await store.parcels(1e12)] == [("T1", "turn", "3")]
    if number >= 11:
        account = await store.account("u_ada")
        assert (account and account.role, [each.name for each in await store.programs("u_ada")]) == ("host", ["bot"])


async def read_tables(store: Store) -> None:
    """Compare the tables and what was done at them."""
    doc = await store.table("T1")
    assert doc is not None
    assert [(each.person, each.name, each.bot) for each in doc.seats] == [
        ("u_ada", "Ada", None),
        ("u_bob", "Bob", None),
        (None, "Squire", "squire"),
    ]
    assert (doc.game, doc.host, doc.status, doc.created) == ("oriflamme", "u_ada", "playing", 1000.0)
    assert [each.id for each in await store.tables("open", public_only=True)] == ["T2"]
    assert [each.id for each in await store.tables("over", public_only=False, person="u_bob")] == ["T3"]
    actions = await store.actions("T1")
    assert [(each.seq, each.person, each.answer) for each in actions] == [
        (1, "u_ada", 2),
        (2, "u_bob", [1, 2]),
        (3, None, "pass"),
    ]
    assert await store.snapshot("T1") == Snapshot(3, b'{"after": 3}')


def schema(file: Path) -> set[tuple[str, str]]:
    """What a database of SQLite consists of; white space means nothing."""
    with closing(connect(file)) as database:
        found = database.execute("select name, sql from sqlite_master where sql is not null").fetchall()
        return {(str(name), " ".join(str(sql).split())) for name, sql in found}


def test_each_step_has_a_database_of_its_time() -> None:
    missing = [number for number in NUMBERS if not of_step(number).exists()]
    assert missing == [], "run `python -m tests.server.store.versions` after a new step"


def test_the_newest_database_has_rows_in_every_table(tmp_path: Path) -> None:
    loaded(len(SQLITE_STEPS), file := tmp_path / "arena.db")
    with closing(connect(file)) as database:
        names = [str(name) for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        assert [name for name in names if not database.execute(f"select 1 from {name} limit 1").fetchall()] == []


@pytest.mark.parametrize("number", one_in(6, [*reversed(NUMBERS)]))
def test_a_database_of_each_step_is_read_after_its_upgrade(number: int, tmp_path: Path) -> None:
    loaded(number, file := tmp_path / "arena.db")
    with closing(apsw.Connection(str(tmp_path / "fresh.db"))) as fresh:
        migrate(fresh)
    store = SqliteStore(file)
    try:
        asyncio.run(read(store, number))
    finally:
        store.close()
    assert schema(file) == schema(tmp_path / "fresh.db")


def test_what_is_saved_today_is_what_the_newest_database_holds(tmp_path: Path) -> None:
    """Else another is due: what `fill` saves has more, or a released step was changed."""
    store = SqliteStore(tmp_path / "new.db")
    asyncio.run(fill(store))
    asyncio.run(read(store, len(SQLITE_STEPS)))
    store.close()
    loaded(len(SQLITE_STEPS), tmp_path / "old.db")
    assert schema(tmp_path / "new.db") == schema(tmp_path / "old.db")
    assert inserted(dumped(tmp_path / "new.db")) == inserted(dumped(tmp_path / "old.db"))


def inserted(dump: str) -> dict[str, int]:
    """The number of rows of each table."""
    names = [line.split()[2] for line in dump.splitlines() if line.startswith("insert into")]
    return {name: names.count(name) for name in sorted(names)}


def counterparts() -> list[tuple[int, int]]:
    """The numbers of PostgreSQL's steps, and those of the steps of SQLite that made the same tables."""
    found, theirs, ours = {1: len(FIRST_STEPS)}, 1, len(FIRST_STEPS)
    for step in STEPS:
        theirs, ours = theirs + bool(step.both or step.postgresql), ours + bool(step.both or step.sqlite)
        found[theirs] = ours
    return sorted(found.items())


def copy(file: Path, connection: psycopg.Connection[Any]) -> None:
    """Copy rows of SQLite's tables to those that PostgreSQL has."""
    with closing(connect(file)) as database:
        for shape in shapes():
            columns = [
                str(column) for (column,) in database.execute("select name from pragma_table_info(?)", (shape.name,))
            ]
            put: Any = f"insert into {shape.name} ({', '.join(columns)}) values ({', '.join(['%s'] * len(columns))})"
            for row in database.execute(f"select * from {shape.name}") if columns else ():
                connection.execute(put, row)


CATALOGUE = (
    "select table_name, column_name, ordinal_position, data_type, is_nullable, column_default, is_identity"
    " from information_schema.columns where table_schema = 'public'",
    "select tablename, indexdef from pg_indexes where schemaname = 'public'",
    "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint"
    " where connamespace = 'public'::regnamespace",
    "select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal",
    "select prosrc from pg_proc where pronamespace = 'public'::regnamespace",
)
"""Read columns, indexes, constraints, triggers and functions of a database of PostgreSQL."""


def catalogue(address: str) -> list[Any]:
    """What a database of PostgreSQL consists of."""
    with psycopg.connect(address) as connection:
        return [sorted(connection.execute(read).fetchall(), key=repr) for read in CATALOGUE]


@pytest.fixture(scope="module")
def fresh(cluster: Cluster) -> list[Any]:
    """What a new database of PostgreSQL consists of."""
    module.migrate(address := cluster.database())
    return catalogue(address)


@pytest.mark.parametrize(("number", "sqlite"), one_in(6, [*reversed(counterparts())]))
def test_a_database_of_each_step_of_postgresql_is_read_after_its_upgrade(
    number: int, sqlite: int, postgresql: str, fresh: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr(module, "POSTGRESQL_STEPS", POSTGRESQL_STEPS[:number])
        module.migrate(postgresql)
    loaded(sqlite, file := tmp_path / "arena.db")
    with psycopg.connect(postgresql, autocommit=True) as connection:
        copy(file, connection)

    async def scene() -> None:
        store = module.PostgresStore(postgresql)
        try:
            await read(store, sqlite)
        finally:
            await store.aclose()

    asyncio.run(scene())
    assert catalogue(postgresql) == fresh

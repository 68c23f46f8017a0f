"""PostgreSQL's base backup and archived write-ahead log, as docs/host.md has them, bring an arena back to any moment."""

import asyncio
import time

import psycopg
import pytest

from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.postgresql import Cluster, programs, running_cluster

ARCHIVED = "-c archive_mode=on -c archive_command='cp %p FOLDER/%f'"
WITHIN = 60.0
SEATS = [SeatPlan("me"), *[SeatPlan("nobody")] * 2]


def ask(address: str, question: str) -> str:
    with psycopg.connect(address, autocommit=True) as connection:
        row = connection.execute(question.encode()).fetchone()
    assert row is not None
    return str(row[0])


def until(address: str, question: str) -> None:
    """Wait until PostgreSQL says yes."""
    deadline = time.monotonic() + WITHIN
    while ask(address, question) != "True":
        assert time.monotonic() < deadline, question
        time.sleep(0.05)


def opened(database: str, name: str) -> tuple[str, str]:
    """A person, and a table that this person has opened: acknowledged, and so in the database."""

    async def scene() -> tuple[str, str]:
        arena = build_arena(Settings(database))
        person = await arena.greet(name)
        table = await arena.opener.open(person, NewTable("oriflamme", SEATS))
        await arena.close()
        return person.id, table.id

    return asyncio.run(scene())


def held(database: str, person: str, table: str) -> tuple[bool, bool]:
    """Whether an arena on a database knows a person, and a table."""

    async def scene() -> tuple[bool, bool]:
        arena = build_arena(Settings(database))
        try:
            found = True
            await arena.tables.get(table)
        except Refuse:
            found = False
        known = await arena.people.find(person) is not None
        await arena.close()
        return known, found

    return asyncio.run(scene())


def restore(cluster: Cluster, moment: str) -> None:
    """Put the base backup in the place of what is lost, and let PostgreSQL repeat the archive up to a moment."""
    cluster.data.rename(cluster.folder / "lost")
    cluster.folder.joinpath("base").rename(cluster.data)
    cluster.data.joinpath("recovery.signal").touch()
    again = f"-c restore_command='cp {cluster.folder}/%f %p' -c recovery_target_time='{moment}'"
    cluster.start(f"{again} -c recovery_target_action=promote")


def test_an_arena_is_restored_to_the_moment_before_a_mistake() -> None:
    installed = programs()
    if installed is None or not installed.joinpath("pg_basebackup").exists():
        pytest.skip("PostgreSQL's programs are not installed")
    with running_cluster(installed, ARCHIVED) as cluster:
        database = cluster.database()
        before = opened(database, "Ada")
        to = f"--pgdata={cluster.folder / 'base'}"
        cluster.run("pg_basebackup", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "regalia", "--checkpoint=fast", to)
        after = opened(database, "Bob")
        moment = ask(database, "select clock_timestamp()")
        mistaken = opened(database, "Eve")
        ask(database, "with gone as (delete from sessions returning 1) select count(*) from gone")
        segment = ask(database, "select pg_walfile_name(pg_switch_wal())")
        until(database, f"select last_archived_wal >= '{segment}' from pg_stat_archiver")
        cluster.stop()
        restore(cluster, moment)
        until(database, "select not pg_is_in_recovery()")
        assert [held(database, *each) for each in (before, after, mistaken)] == [(True, True), (True, True), (False, False)]
        assert held(database, *opened(database, "Kim")) == (True, True)

"""Versions N and N+1 of Regalia on one PostgreSQL database: what a step adds does not disturb those who do not know it."""

import asyncio
import re
from collections import Counter

import psycopg
import pytest

from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.settings import Settings
from regalia.server.store import postgresql as module
from regalia.server.store.files import Unfit
from regalia.server.store.schema import POSTGRESQL_STEPS
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.store.test_stores import doc

SHARED_FROM = 7
"""The number of steps after which nodes could share a database. Those before were never taken while an arena served."""
DISTURBING = re.compile(
    r"\bdrop\b(?! constraint)|\brename\b|\balter column\b|\bset not null\b|\btruncate\b|\bdelete from\b"
    r"|\badd column\b(?![^,;]*\bdefault\b)[^,;]*\bnot null\b",
    re.IGNORECASE,
)
"""What an older node would stumble over: something it reads is gone, or something it does not know must be given.
A constraint that is dropped refuses nothing that an older node saves.
"""
ADDED = (
    "create table later (id text primary key, said text not null)",
    "alter table people add column motto text not null default ''; create index people_by_motto on people (motto)",
)
"""Steps as a later version may bring them."""


def test_steps_only_add_since_nodes_share_a_database() -> None:
    assert [step for step in POSTGRESQL_STEPS[SHARED_FROM:] if DISTURBING.search(step)] == []


def test_an_added_column_has_a_name_of_its_own(postgresql: str) -> None:
    """Statements of older nodes that name a column of another table without the table would be ambiguous."""
    module.migrate(postgresql)
    added = {name for step in POSTGRESQL_STEPS[SHARED_FROM:] for name in re.findall(r"\badd column (\w+)", step)}
    with psycopg.connect(postgresql) as connection:
        names = connection.execute("select column_name from information_schema.columns where table_schema = 'public'")
        often = Counter(str(name) for (name,) in names)
    assert added
    assert [name for name in sorted(added) if often[name] > 1] == []


@pytest.mark.parametrize(
    "step",
    [
        "drop table people",
        "alter table people rename to persons",
        "alter table people add column motto text not null",
        "alter table people alter column name type varchar(10)",
    ],
)
def test_a_step_that_disturbs_is_noticed(step: str) -> None:
    assert DISTURBING.search(step)
    assert not any(DISTURBING.search(added) for added in ADDED)


def test_a_node_goes_on_after_a_newer_one_has_added_to_the_database_and_is_refused_when_it_starts_anew(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, bus = Settings(postgresql, bus="nats://elsewhere", bot_delay=0, reveal_within=0), Here()
    seats = [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]

    async def opened(node: Arena, name: str) -> str:
        """A person, a table and its start: most kinds of rows are written."""
        person = await node.greet(name)
        table = await node.tables.get((await node.opener.open(person, NewTable("oriflamme", seats))).id)
        await table.do(lambda: node.tables.start(table, person))
        assert table.play is not None
        return table.doc.id

    async def scene() -> None:
        older = build_arena(settings, bus)
        before = await opened(older, "Ada")
        with monkeypatch.context() as later:
            later.setattr(module, "POSTGRESQL_STEPS", (*POSTGRESQL_STEPS, *ADDED))
            newer = build_arena(settings, bus)
        assert (await newer.tables.get(before)).play is not None
        there, here = await opened(newer, "Bob"), await opened(older, "Eve")
        assert (await older.tables.get(there)).doc == (await newer.tables.get(there)).doc
        assert (await newer.tables.get(here)).doc == (await older.tables.get(here)).doc
        with pytest.raises(Unfit, match="newer Regalia"):
            build_arena(settings, bus)
        for node in (older, newer):
            await node.close()

    asyncio.run(scene())
    with psycopg.connect(postgresql) as connection:
        assert connection.execute("select count(*) from people where motto = ''").fetchone() == (3,)


async def test_what_an_older_node_saves_is_found_by_newer_ones(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's tables: one saved before the steps by which they are found, one by an older node afterwards."""
    number = next(number for number, step in enumerate(POSTGRESQL_STEPS) if "sitting_as_its_table" in step)

    with monkeypatch.context() as before:
        before.setattr(module, "POSTGRESQL_STEPS", POSTGRESQL_STEPS[:number])
        older = module.PostgresStore(postgresql)
    await older.save_table(doc("T1", created=1, status="over"))
    newer = module.PostgresStore(postgresql)
    await older.save_table(doc("T2", created=2, status="over"))
    assert [each.id for each in await newer.tables("over", False, "u_1")] == ["T2", "T1"]
    await older.aclose()
    await newer.aclose()

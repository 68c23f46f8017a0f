"""No statement of the store reads a whole table that grows with people, tables or games, in either dialect.

The statements are taken from the source, whether they are constants or written where they are used.
"""

import ast
import asyncio
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import apsw
import psycopg
import pytest

from regalia.server.store import (
    actions,
    administration,
    alerts,
    announcements,
    belongings,
    clubs,
    credentials,
    events,
    guests,
    identity,
    nodes,
    notices,
    oversight,
    ratings,
    reports,
    results,
    rounds,
    seeks,
    sql,
    tables,
    talk,
    ties,
)
from regalia.server.store.administration import SEARCH
from regalia.server.store.nodes import TAKE_LEASE
from regalia.server.store.postgresql import migrate
from regalia.server.store.postgresql_statements import in_postgresql
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sqlite import SqliteStore, connect, in_sqlite
from regalia.server.store.tables import DUE, TABLES_OF
from tests.server.store.test_stores import doc

MODULES = [
    actions,
    administration,
    alerts,
    announcements,
    belongings,
    clubs,
    credentials,
    events,
    guests,
    identity,
    nodes,
    notices,
    oversight,
    ratings,
    results,
    rounds,
    sql,
    tables,
    talk,
    reports,
    ties,
    seeks,
]
BEGINNING = re.compile(r"\s*(select|insert into|update|delete from)\s+\S")
INCOMPLETE = re.compile(r"(where|from \w+) $")
"""How constants end that are completed where they are used."""
SMALL = {"nodes", "lives", "chosen", "arena_keys", "invitations", "seeks", "offers", "rated_until", "sanctions"}
"""Tables that grow with processes, settings, decisions of hosts, people who look for others now, and kinds of games."""
MAY_READ_ALL = {
    "select 1 from tables limit": "one row",
    "select table_id from uncounted order by": "the first rows, in the order of the key",
    "select person from accounts limit": "one row",
    "select people.id, people.name, accounts.role from people": "what a host searches by a part of a name",
    "select other.person, count(*), sum(": "the latest games of a person, as many as are asked for",
    "delete from deeds where at": "with what a host does; of one year",
    "delete from letters where until": "with an e-mail; of one day",
    "delete from sessions where proved": "once an hour",
    "delete from alerts where made": "once a day",
}
"""How statements begin that may read a whole table that grows, and why that does no harm."""


def statements_of(module: ModuleType) -> Iterator[str]:
    """Every complete statement in a module's source."""
    assert module.__file__ is not None
    for part in ast.parse(Path(module.__file__).read_text("utf-8")).body:
        yield from statements_in(part, {**vars(module)})


def statements_in(node: ast.AST, known: dict[str, Any]) -> Iterator[str]:
    """The statements in a part of a source, of which these names are known."""
    found = value_of(node, known)
    if found is None:
        for each in ast.iter_child_nodes(node):
            yield from statements_in(each, known)
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        known[node.targets[0].id] = value_of(node.value, known)
    for each in found if isinstance(found, list) else [found]:
        if isinstance(each, str) and BEGINNING.match(each) and not INCOMPLETE.search(each):
            yield each


def value_of(node: ast.AST, known: dict[str, Any]) -> Any:
    """What an expression of texts is; None for any other."""
    if not isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp | ast.ListComp | ast.Call):
        return None
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in ("insert", "select")):
        return None
    try:
        return eval(compile(ast.Expression(node), "", "eval"), known)
    except (NameError, TypeError, SyntaxError):
        return None


STATEMENTS = sorted({statement for module in MODULES for statement in statements_of(module)})


def reasons(read: dict[str, set[str]]) -> dict[str, set[str]]:
    """The statements that read all of a table that grows, by how they begin in the list, else as they are."""
    return {
        next((each for each in MAY_READ_ALL if plain(statement).startswith(each)), plain(statement)): tables - SMALL
        for statement, tables in read.items()
        if tables - SMALL
    }


def plain(statement: str) -> str:
    return " ".join(statement.split())


def read_by_sqlite(connection: apsw.Connection, statement: str) -> set[str]:
    """The tables of which a statement reads every row."""
    names = {"ids": "[]", **dict.fromkeys(re.findall(r":(\w+)", statement), "1")}
    plan = connection.execute(f"explain query plan {in_sqlite(statement)}", names)
    steps = [str(row[3]).split() for row in plan]
    return {step[1] for step in steps if step[0] == "SCAN" and step[1] != "json_each"}


def read_by_postgresql(cursor: psycopg.ClientCursor[Any], statement: str) -> set[str]:
    """The tables of which a statement reads every row, even where every other way counts as cheaper."""
    names = {"ids": "[]", **dict.fromkeys(re.findall(r":(\w+)", statement), "1")}
    cursor.execute(b"explain (format json) " + in_postgresql(statement).encode(), names)
    row = cursor.fetchone()
    assert row is not None
    return {*all_read(row[0][0]["Plan"])}


def all_read(plan: dict[str, Any]) -> Iterator[str]:
    """The tables of which a plan reads every row."""
    if "Relation Name" in plan and plan["Node Type"] != "ModifyTable" and not {"Index Cond", "Recheck Cond"} & {*plan}:
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from all_read(part)


def test_all_statements_are_found() -> None:
    assert len(STATEMENTS) > 150
    assert {plain(DUE), plain(TAKE_LEASE), plain(SEARCH)} <= {plain(each) for each in STATEMENTS}


def test_in_sqlite_no_statement_reads_all_of_a_table_that_grows(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "arena.db").close()
    connection = connect(tmp_path / "arena.db")
    read = {statement: read_by_sqlite(connection, statement) for statement in STATEMENTS}
    connection.close()
    assert reasons(read).keys() == MAY_READ_ALL.keys()


def test_in_postgresql_no_statement_reads_all_of_a_table_that_grows(postgresql: str) -> None:
    migrate(postgresql)
    with psycopg.connect(postgresql, cursor_factory=psycopg.ClientCursor) as connection:
        for way in ("seqscan", "hashjoin", "mergejoin"):
            connection.execute(f"set enable_{way} = off".encode())
        cursor = psycopg.ClientCursor(connection)
        read = {statement: read_by_postgresql(cursor, statement) for statement in STATEMENTS}
    assert reasons(read).keys() <= MAY_READ_ALL.keys()


def test_in_postgresql_a_persons_tables_of_a_status_are_found_in_the_order_in_which_they_are_listed(
    postgresql: str,
) -> None:
    migrate(postgresql)
    with psycopg.connect(postgresql, cursor_factory=psycopg.ClientCursor) as connection:
        for way in ("seqscan", "sort", "bitmapscan"):
            connection.execute(f"set enable_{way} = off".encode())
        names = {"person": "u_1", "status": "over", "public": 0, "most": 20}
        rows = connection.execute(b"explain " + in_postgresql(TABLES_OF).encode(), names).fetchall()
    plan = "\n".join(str(row[0]) for row in rows)
    assert re.search(r"Index( Only)? Scan Backward using sitting_by_status", plan)
    assert "Sort" not in plan


def test_a_persons_tables_of_a_status_are_found_without_reading_the_others(tmp_path: Path) -> None:
    """The same number of steps of SQLite's machine, however many tables a person has played at."""

    async def steps(number: int) -> int:
        store, taken = SqliteStore(tmp_path / f"{number}.db"), count()
        over = [doc(f"T{each}", created=each, status="over") for each in range(number)]
        playing = [doc(f"P{each}", created=each, status="playing") for each in range(2)]
        await asyncio.gather(*(store.save_table(each) for each in [*over, *playing]))
        store._reader.set_progress_handler(lambda: bool(next(taken) < 0), 1)
        assert [each.id for each in await store.tables("playing", False, "u_1")] == ["P1", "P0"]
        assert [each.id for each in await store.tables("over", False, "u_1", 2)] == [f"T{number - 1}", f"T{number - 2}"]
        store.close()
        return next(taken)

    assert asyncio.run(steps(20)) == asyncio.run(steps(80))


async def test_tables_saved_by_an_older_regalia_are_found_by_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = next(number for number, step in enumerate(SQLITE_STEPS) if "sitting_as_its_table" in step)

    with monkeypatch.context() as before:
        before.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS[:number])
        older = SqliteStore(tmp_path / "old.db")
    await asyncio.gather(*(older.save_table(doc(f"T{each}", created=each, status="over")) for each in range(2)))
    older.close()
    store = SqliteStore(tmp_path / "old.db")
    assert [each.id for each in await store.tables("over", False, "u_1")] == ["T1", "T0"]
    store.close()


def test_the_oldest_tables_are_found_without_reading_the_others(tmp_path: Path) -> None:
    """The same number of steps of SQLite's machine, however many tables are in play."""

    async def steps(number: int) -> int:
        store, taken = SqliteStore(tmp_path / f"{number}.db"), count()
        await asyncio.gather(*(store.save_table(doc(f"T{each}", created=each)) for each in range(number)))
        store._reader.set_progress_handler(lambda: bool(next(taken) < 0), 1)
        assert [each.id for each in await store.oldest_tables(2)] == ["T0", "T1"]
        store.close()
        return next(taken)

    assert asyncio.run(steps(20)) == asyncio.run(steps(80))

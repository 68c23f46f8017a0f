"""Leases: at most one node drives a table, and one that has lost it writes nothing for it."""

from pathlib import Path

import apsw
import psycopg
import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, Snapshot, Store
from regalia.server.store.nodes import Fence
from regalia.server.store.opening import Database
from tests.server.store.test_stores import action, doc

PATIENCE = 1_000.0


def fall_silent(place: Database, node: str) -> None:
    """As if a node had not been heard of for a long time."""
    change = "update nodes set seen_at = 0 where node = "
    if isinstance(place, Path):
        with apsw.Connection(str(place)) as file:
            file.execute(f"{change} ?", (node,)).fetchall()
    else:
        with psycopg.connect(place, autocommit=True) as connection:
            connection.execute(f"{change} %s", (node,))


async def test_a_table_is_driven_by_the_node_that_took_it_first(store: Store) -> None:
    await store.save_table(doc("A"))
    await store.beat("one", PATIENCE)
    await store.beat("two", PATIENCE)
    assert await store.take_lease("A", "one", PATIENCE) == 1
    with pytest.raises(Conflict):
        await store.take_lease("A", "two", PATIENCE)
    assert await store.lease("A") == Fence("one", 1)


async def test_a_node_that_is_silent_loses_its_tables_and_its_fence(store: Store, place: Database) -> None:
    await store.save_table(doc("A"), due=1)
    for node in ("one", "two"):
        await store.beat(node, PATIENCE)
    old = Fence("one", await store.take_lease("A", "one", PATIENCE))
    fall_silent(place, "one")
    new = Fence("two", await store.take_lease("A", "two", PATIENCE))
    assert new.number > old.number
    with pytest.raises(Conflict):
        await store.append("A", action(1), Snapshot(1, b""), fence=old)
    assert await store.actions("A") == []
    await store.append("A", action(1), Snapshot(1, b""), fence=new)
    await store.append("A", action(2), Snapshot(2, b""))  # of a person, at any node
    assert [each.seq for each in await store.actions("A")] == [1, 2]


async def test_the_games_that_living_nodes_drive_are_found_by_host_and_by_source(store: Store, place: Database) -> None:
    for name, host, source in (("A", "u_ada", "x"), ("B", "u_ada", "y"), ("C", "u_eve", "x"), ("D", "u_eve", "")):
        await store.save_table(replace(doc(name), host=host, source=source, status="playing"))
    await store.save_table(replace(doc("E"), host="u_ada", source="x"))
    for node, tables in {"one": "AE", "two": "BCD"}.items():
        await store.beat(node, PATIENCE)
        for table in tables:
            await store.take_lease(table, node, PATIENCE)

    async def driven(host: str, source: str) -> str:
        return "".join(sorted(each.id for each in await store.driven(host, source, PATIENCE)))

    assert [await driven("u_ada", "x"), await driven("u_eve", ""), await driven("u_bob", "y")] == ["ABC", "CD", "B"]
    fall_silent(place, "two")
    assert await driven("u_ada", "x") == "A"


async def test_what_is_due_is_shown_to_the_node_that_drives_it_and_to_all_once_nobody_does(
    store: Store, place: Database
) -> None:
    for name in "ABC":
        await store.save_table(doc(name), due=1)
    for node in ("one", "two"):
        await store.beat(node, PATIENCE)
    await store.take_lease("A", "one", PATIENCE)
    await store.take_lease("B", "two", PATIENCE)
    assert set(await store.due(2, "one", PATIENCE)) == {"A", "C"}
    assert set(await store.due(2, "two", PATIENCE)) == {"B", "C"}
    assert set(await store.due(2)) == {"A", "B", "C"}
    fall_silent(place, "one")
    assert set(await store.due(2, "two", PATIENCE)) == {"A", "B", "C"}
    await store.end_leases("two", ["B"])
    await store.beat("one", PATIENCE)
    assert set(await store.due(2, "one", PATIENCE)) == {"A", "B", "C"}


async def test_each_node_learns_how_many_tables_the_living_drive(store: Store, place: Database) -> None:
    for name in "ABC":
        await store.save_table(doc(name))
    assert await store.beat("one", PATIENCE) == {"one": 0}
    for name in "AB":
        await store.take_lease(name, "one", PATIENCE)
    assert await store.beat("two", PATIENCE) == {"one": 2, "two": 0}
    await store.take_lease("C", "two", PATIENCE)
    fall_silent(place, "one")
    assert await store.beat("two", PATIENCE) == {"two": 1}
    await store.leave("two")
    assert await store.lease("C") is None
    assert await store.beat("one", PATIENCE) == {"one": 2}


async def test_a_node_is_told_of_all_its_leases_at_once(store: Store, place: Database) -> None:
    for name in "ABC":
        await store.save_table(doc(name))
        await store.take_lease(name, "one", PATIENCE)
    await store.beat("two", PATIENCE)
    await store.take_lease("C", "two", PATIENCE)
    assert await store.leases_of("one") == {"A": 1, "B": 1}
    assert await store.leases_of("two") == {"C": 2}
    assert await store.leases_of("three") == {}


async def test_the_numbers_of_tables_tell_what_has_changed(store: Store) -> None:
    for name in "ABC":
        await store.save_table(doc(name))
    await store.append("B", action(1), Snapshot(1, b""), doc("B", status="over", version=1))
    assert await store.numbers(["A", "B", "none"]) == {"A": (0, 0), "B": (1, 1)}
    assert await store.numbers([]) == {}


async def test_actions_after_one_are_found(store: Store) -> None:
    await store.save_table(doc("A"))
    for seq in (1, 2, 3):
        await store.append("A", action(seq), Snapshot(seq, b""))
    assert [each.seq for each in await store.actions("A", after=1)] == [2, 3]
    assert await store.actions("A", after=3) == []

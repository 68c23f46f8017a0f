"""What a store promises, kept by SQLite and PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.store import (
    Action,
    Belonging,
    Conflict,
    Person,
    Publication,
    ReplayPart,
    Sitting,
    Snapshot,
    Status,
    Store,
    TableDoc,
    Unreadable,
)
from regalia.server.store.opening import Database, open_store
from regalia.server.store.sql import Change
from tests.postgresql import database_of
from tests.server.store.private_files import IN_A_TAB, PrivateFiles

AFTER = Snapshot(1, b"after one")


@pytest.fixture(params=["sqlite", "postgresql", "tab"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A store of either kind, or as it is in a browser's tab: without threads, on a VFS of its own."""
    with PrivateFiles():
        in_a_tab = request.param == "tab"
        opened = IN_A_TAB(tmp_path / "arena.db") if in_a_tab else open_store(database_of(request.param, request))
        yield opened
        await opened.aclose()


def doc(name: str, *people: str, status: Status = "open", created: float = 0, **more: Any) -> TableDoc:
    seats = tuple(Sitting(person) for person in people) or (Sitting("u_1"),)
    return TableDoc(name, "oriflamme", 1, {}, seats, "u_1", "5e" * 32, status=status, created=created, **more)


def action(seq: int, name: str = "", **more: Any) -> Action:
    return Action(seq, 0, more.pop("person", "u_1"), name or f"id {seq}", **more)


def ids(tables: list[TableDoc]) -> list[str]:
    return [table.id for table in tables]


async def test_a_guest_has_the_name_that_was_said_last(store: Store) -> None:
    assert await store.person("u_1") is None
    await store.save_person(Person("u_1", "Ada"))
    await store.save_person(Person("u_1", "太郎 🎲"))
    assert await store.person("u_1") == Person("u_1", "太郎 🎲")


async def test_a_document_follows_the_version_that_is_there(store: Store) -> None:
    await store.save_table(doc("A"))
    with pytest.raises(Conflict):
        await store.save_table(doc("A"))
    with pytest.raises(Conflict):
        await store.save_table(doc("A", version=2), due=5)
    await store.save_table(doc("A", "u_2", version=1))
    assert await store.table("A") == doc("A", "u_2", version=1)
    assert await store.table("B") is None
    assert await store.due(10) == [], "what is refused is refused whole"


async def test_a_game_that_began_elsewhere_is_saved_whole_or_not_at_all(store: Store) -> None:
    done = [action(1), action(2)]
    await store.save_begun(doc("A", status="over"), done, Snapshot(2, b"after two"), ("record", "hash"), due=5)
    assert await store.table("A") == doc("A", status="over")
    assert await store.actions("A") == done
    assert await store.snapshot("A") == Snapshot(2, b"after two")
    assert await store.due(10) == ["A"]
    with pytest.raises(Conflict):
        await store.save_begun(doc("B"), done, Snapshot(2, b"after two"), ("record", "hash"), due=5)
    assert await store.opened(("record", "hash")) == "A"
    assert await store.table("B") is None
    assert await store.actions("B") == []


async def test_the_same_request_opens_one_table(store: Store) -> None:
    await store.save_table(doc("A"), ("u_1", "request"))
    with pytest.raises(Conflict):
        await store.save_table(doc("B"), ("u_1", "request"))
    assert await store.opened(("u_1", "request")) == "A"
    assert await store.opened(("u_2", "request")) is None
    assert await store.table("B") is None


async def test_an_action_has_a_number_and_an_id_that_are_not_taken(store: Store) -> None:
    await store.save_table(doc("A"))
    await store.append("A", action(1), AFTER)
    for taken in (action(1, "other"), action(2, "id 1")):
        with pytest.raises(Conflict):
            await store.append("A", taken, Snapshot(2, b"never"), doc("A", version=1), due=3)
    await store.append("A", action(2, "id 1", person="u_2"), Snapshot(2, b"after two"), due=3)
    await store.append("A", action(3, person=None), Snapshot(3, b"after three"), doc("A", version=1))
    with pytest.raises(Conflict):
        await store.append("A", action(4, "id 3", person=None), Snapshot(4, b"never"))
    assert [each.seq for each in await store.actions("A")] == [1, 2, 3]
    assert await store.snapshot("A") == Snapshot(3, b"after three")
    assert await store.table("A") == doc("A", version=1)
    assert await store.due(10) == []


async def test_of_many_at_once_one_wins(store: Store) -> None:
    await store.save_table(doc("A"))
    attempts = [store.append("A", action(1, f"id {number}"), AFTER) for number in range(30)]
    ended = await asyncio.gather(*attempts, return_exceptions=True)
    assert ended.count(None) == 1
    assert [type(end) for end in ended if end is not None] == [Conflict] * 29
    assert len(await store.actions("A")) == 1


async def test_who_stops_waiting_does_not_stop_the_saving(store: Store) -> None:
    await store.save_table(doc("A"))
    waiting = asyncio.create_task(store.append("A", action(1), AFTER))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.save_person(Person("u_9", "later"))
    while not await store.actions("A"):
        await asyncio.sleep(0.001)


async def test_actions_that_are_missing_or_damaged_make_a_table_unreadable(store: Store) -> None:
    for name in ("A", "B"):
        await store.save_table(doc(name))
        await store.append(name, action(1), AFTER)
    await store.append("A", action(3), Snapshot(3, b""))
    await store.save(Change("update actions set body = :body where table_id = 'B'", {"body": b"{"}))
    for name in ("A", "B"):
        with pytest.raises(Unreadable):
            await store.actions(name)


async def test_tables_are_listed_by_status_newest_first(store: Store) -> None:
    await store.save_table(doc("A", "u_1", "u_2", created=1))
    await store.save_table(doc("B", "u_2", created=3, public=False))
    await store.save_table(doc("C", "u_2", created=2))
    await store.save_table(doc("D", "u_2", created=4, status="over"))
    assert ids(await store.tables("open", public_only=True)) == ["C", "A"]
    assert ids(await store.tables("open", public_only=False)) == ["B", "C", "A"]
    assert ids(await store.tables("open", public_only=False, person="u_1")) == ["A"]
    assert ids(await store.tables("open", public_only=True, person="u_2")) == ["C", "A"]
    assert ids(await store.tables("open", public_only=False, person="u_2", most=1)) == ["B"]
    await store.save_table(doc("A", "u_1", created=1, version=1))
    assert ids(await store.tables("open", public_only=True, person="u_2")) == ["C"]
    await store.save(Change("update tables set document = :no where id = 'C'", {"no": b"{}"}))
    assert ids(await store.tables("open", public_only=True)) == ["A"], "the others go on"
    with pytest.raises(Unreadable):
        await store.table("C")


async def test_unplayed_tables_are_found_by_their_host_and_by_their_source(store: Store) -> None:
    for number, table in enumerate(
        [
            doc("A", created=1, source="here"),
            doc("B", created=2, source="here", status="closed"),
            doc("C", created=3, source="there"),
            doc("D", created=4, source="here", status="playing"),
            replace(doc("E", created=5), host="u_2"),
        ]
    ):
        await store.save_table(table, ("u_1", str(number)))
    assert sorted(ids(await store.unplayed("u_1", "", 0))) == ["A", "B", "C"]
    assert sorted(ids(await store.unplayed("u_9", "here", 1))) == ["B"]
    assert sorted(ids(await store.unplayed("u_2", "there", 0))) == ["C", "E"]
    assert await store.unplayed("u_9", "", 0) == []


async def test_those_due_for_longest_come_first(store: Store) -> None:
    for name, at in (("A", 30.0), ("B", 10.0), ("C", 20.5), ("D", None)):
        await store.save_table(doc(name), due=at)
    assert await store.due(30) == ["B", "C", "A"]
    await store.save_due("B", None, 0)
    await store.save_due("D", 5, 0)
    assert await store.due(20) == ["D"]


async def test_nothing_is_saved_that_does_not_know_of_the_last_action(store: Store) -> None:
    await store.save_table(doc("A"))
    await store.append("A", Action(1, 0, "u_1", "first"), Snapshot(1, b""), due=5)
    with pytest.raises(Conflict):
        await store.save_due("A", None, 0)
    with pytest.raises(Conflict):
        await store.save_table(replace(doc("A"), version=1), seq=0)
    assert await store.due(10) == ["A"]
    await store.save_table(replace(doc("A"), version=1), due=5, seq=1)
    await store.save_due("A", None, 1)
    assert await store.due(10) == []


async def test_a_replay_is_saved_in_parts_and_is_whole_with_its_record(store: Store) -> None:
    await store.save_table(doc("A"), due=1)
    await store.save_replay("A", ReplayPart(0, 5, b"\x00first"))
    with pytest.raises(Conflict):
        await store.save_replay("A", ReplayPart(0, 6, b"again"))
    assert await store.record("A") is None
    await store.save_replay("A", ReplayPart(1, 9, b"second"), b"the record")
    assert await store.replay("A") == [ReplayPart(0, 5, b"\x00first"), ReplayPart(1, 9, b"second")]
    assert await store.record("A") == b"the record"
    assert await store.due(10) == []
    await store.save_replay("A", None, b"made anew")
    assert await store.record("A") == b"made anew"


async def test_what_a_person_keeps_is_listed_with_the_last_one_saved_first(store: Store) -> None:
    for name in ("one", "two", "one"):
        await store.save_belonging("u_1", "muster", Belonging(name, name.title(), {"cards": [name]}))
    await store.save_belonging("u_2", "muster", Belonging("three", "Three", None))
    kept = [Belonging("one", "One", {"cards": ["one"]}), Belonging("two", "Two", {"cards": ["two"]})]
    assert await store.belongings("u_1", "muster") == kept
    await store.drop_belonging("u_1", "muster", "one")
    assert await store.belongings("u_1", "muster") == kept[1:]
    assert await store.belongings("u_1", "other") == []


async def test_every_version_of_what_is_published_stays_until_it_is_withdrawn(store: Store) -> None:
    await store.save_person(Person("u_1", "Ada"))
    await store.save_person(Person("u_2", "Bob"))

    def version(name: str, number: int, person: str, at: float) -> Publication:
        author = {"u_1": "Ada", "u_2": "Bob"}[person]
        return Publication("muster", name, number, person, author, name.title(), {"cards": [number]}, at)

    first, second, other = version("one", 1, "u_1", 1.5), version("one", 2, "u_1", 3.5), version("two", 1, "u_2", 2.5)
    for each in (first, second, other):
        await store.publish(each)
    with pytest.raises(Conflict):
        await store.publish(second)
    assert await store.versions("muster", "one") == [second, first]
    assert await store.newest_publications("muster", 10) == [second, other]
    assert await store.newest_publications("muster", 1) == [second]
    assert await store.newest_publications("other", 10) == []
    assert await store.publications_by("u_1", "muster") == 1
    assert await store.publications_of("u_1") == [first, second]
    await store.unpublish("muster", "one")
    assert await store.newest_publications("muster", 10) == [other]


async def test_a_pack_is_kept_as_it_was_first(store: Store) -> None:
    await store.save_pack("hash", "source")
    await store.save_pack("hash", "another")
    assert await store.pack("hash") == "source"
    assert await store.pack("none") is None


async def test_no_text_breaks_a_store(store: Store) -> None:
    odd = "'; drop table people; -- %s %(id)s :id {json} \\ \n\t\u2028 ʼ"

    await store.save_person(Person(odd, odd))
    assert await store.person(odd) == Person(odd, odd)
    assert await store.person("\0") is None
    assert await store.table("\0") is None
    with suppress(Refuse):  # PostgreSQL keeps no zero characters
        await store.save_person(Person("u_0", "a\0b"))
    assert await store.is_well()


async def test_what_was_saved_is_there_when_the_store_is_opened_again(place: Database) -> None:
    before = open_store(place)
    await before.save_table(doc("A"))
    for seq in range(1, 41):
        await before.append("A", action(seq, answer=seq), Snapshot(seq, bytes([seq])))
    await before.aclose()

    after = open_store(place)
    assert [each.answer for each in await after.actions("A")] == [*range(1, 41)]
    assert await after.snapshot("A") == Snapshot(40, bytes([40]))
    await after.aclose()

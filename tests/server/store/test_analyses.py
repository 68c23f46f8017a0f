"""Analyses as they are kept: who may wait for one, in which order, and what has been judged."""

import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, KeptAnalysis, Person, Store
from regalia.server.store.analyses import Limits
from regalia.server.store.nodes import Fence
from tests.server.store.versions import table

LIMITS = Limits(person=1, address=2, site=4)


async def asked(store: Store, name: str, person: str, source: str = "", at: float = 1.0) -> KeptAnalysis:
    """The analysis of a new table that a person has asked for."""
    await store.save_table(table(name, "over", at))
    await store.ask_analysis(name, person, source, at, LIMITS)
    kept = await store.analysis(name)
    assert kept is not None
    return kept


async def test_each_game_is_asked_for_once(store: Store) -> None:
    kept = await asked(store, "T1", "u_ada", "here", 5.0)
    assert kept == KeptAnalysis("T1", "waiting", "u_ada", "here", 5.0)
    with pytest.raises(Conflict):
        await store.ask_analysis("T1", "u_bob", "there", 6.0, LIMITS)
    with pytest.raises(Conflict):
        await store.ask_analysis("T9", "u_bob", "there", 6.0, LIMITS)
    assert await store.analysis("T9") is None


async def test_a_person_an_address_and_the_site_wait_for_a_limited_number(store: Store) -> None:
    await asked(store, "T1", "u_1", "here")
    with pytest.raises(Conflict):
        await asked(store, "T2", "u_1", "there")
    await asked(store, "T3", "u_2", "here")
    with pytest.raises(Conflict):
        await asked(store, "T4", "u_3", "here")
    await asked(store, "T5", "u_4")
    last = await asked(store, "T6", "u_5")
    with pytest.raises(Conflict):
        await asked(store, "T7", "u_6")
    await store.advance(replace(last, state="done", person="", source=""), [])
    await asked(store, "T8", "u_5")


async def test_those_that_were_asked_for_first_are_at_the_beginning(store: Store) -> None:
    second = await asked(store, "T1", "u_1", at=2.0)
    first = await asked(store, "T2", "u_2", at=1.0)
    third = await asked(store, "T3", "u_3", at=2.0)
    assert await store.unfinished_analyses() == [first, second, third]
    assert [await store.analyses_before(each) for each in (first, second, third)] == [0, 1, 2]
    await store.advance(replace(first, state="cut"), [])
    await store.advance(replace(second, state="running"), [])
    assert [each.table_id for each in await store.unfinished_analyses()] == ["T1", "T3"]


async def test_moments_are_kept_with_how_far_it_has_come(store: Store) -> None:
    kept = await asked(store, "T1", "u_1")
    begun = replace(kept, state="running", count=5, done=2, seconds=1.5, finish=b"[1.0,0.0]")
    await store.advance(begun, [b"one", b"two"])
    with pytest.raises(Conflict):
        await store.advance(replace(begun, seconds=9.0), [b"another", b"other"])
    assert await store.analysis("T1") == begun
    await store.advance(replace(begun, done=3), [b"three"])
    assert await store.judged_moments("T1") == [b"one", b"two", b"three"]


async def test_only_the_node_with_the_lease_of_the_table_saves_moments(store: Store) -> None:
    kept = replace(await asked(store, "T1", "u_1"), done=1)
    await store.beat("one", 10.0)
    number = await store.take_lease("T1", "one", 10.0)
    for fence in (Fence("two", number), Fence("one", number + 1)):
        with pytest.raises(Conflict):
            await store.advance(kept, [b"{}"], fence)
    assert await store.judged_moments("T1") == []
    await store.advance(kept, [b"{}"], Fence("one", number))
    assert await store.judged_moments("T1") == [b"{}"]


async def test_one_that_has_failed_can_be_asked_for_again_but_for_a_fault_of_its_record(store: Store) -> None:
    kept = await asked(store, "T1", "u_1")
    await store.advance(replace(kept, state="failed", count=9, done=1, seconds=3.0, person=""), [b"one"])
    await store.ask_analysis("T1", "u_2", "", 7.0, LIMITS)
    again = await store.analysis("T1")
    assert again == replace(kept, person="u_2", asked_at=7.0, count=9, done=1, seconds=3.0)
    await store.advance(replace(again, state="failed", obstacle="end"), [])
    with pytest.raises(Conflict):
        await store.ask_analysis("T1", "u_2", "", 8.0, LIMITS)


async def test_a_person_who_is_forgotten_waits_for_none(store: Store) -> None:
    await store.save_person(Person("u_1", "Ada"))
    kept = await asked(store, "T1", "u_1")
    await store.forget_person("u_1", "former", 50.0)
    assert await store.unfinished_analyses() == [replace(kept, person="")]

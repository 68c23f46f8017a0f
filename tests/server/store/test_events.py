"""What is kept of tournaments."""

import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, EventState, Person, Store
from tests.server.store.versions import ENTRY, EVENT, PAIRING, ROUND

OPEN = replace(EVENT, state="open", round=0, version=0)


async def test_of_two_who_draw_a_round_one_is_refused_and_leaves_nothing(store: Store) -> None:
    await store.save_event(OPEN)
    await store.draw_round(EVENT, ROUND, [replace(PAIRING, state="drawn")])
    with pytest.raises(Conflict):
        await store.draw_round(EVENT, replace(ROUND, drawn=951.0), [replace(PAIRING, number=2)])
    assert (await store.rounds("ev-1"), len(await store.pairings("ev-1"))) == ([ROUND], 1)


async def test_a_table_is_opened_and_counted_once(store: Store) -> None:
    await store.save_event(OPEN)
    await store.draw_round(EVENT, ROUND, [replace(PAIRING, state="drawn", scores=())])
    await store.open_pairing(PAIRING, "T1", [])
    with pytest.raises(Conflict):
        await store.open_pairing(PAIRING, "T2", [])
    await store.end_pairing(PAIRING, PAIRING.scores)
    with pytest.raises(Conflict):
        await store.end_pairing(PAIRING, [])
    assert await store.pairings("ev-1") == [replace(PAIRING, table_id="T1")]
    await store.end_round(ROUND, 960.0)
    with pytest.raises(Conflict):
        await store.end_round(ROUND, 961.0)
    assert await store.round("ev-1", 1) == replace(ROUND, ended=960.0)


async def test_people_enter_as_long_as_nothing_has_changed_and_not_if_they_were_removed(store: Store) -> None:
    await store.save_event(OPEN)
    await store.enter_event(OPEN, ENTRY)
    await store.leave_event(replace(ENTRY, state="out"))
    with pytest.raises(Conflict):
        await store.leave_event(replace(ENTRY, state="out"))
    await store.enter_event(OPEN, ENTRY)
    assert await store.events_entered("u_bob", 9) == ["ev-1"]
    await store.leave_event(replace(ENTRY, state="removed"))
    with pytest.raises(Conflict):
        await store.enter_event(OPEN, ENTRY)
    with pytest.raises(Conflict):
        await store.enter_event(replace(OPEN, round=1), replace(ENTRY, person="u_eve"))
    assert await store.entries("ev-1") == await store.entries_of("u_bob") == [replace(ENTRY, state="removed")]


async def test_those_that_are_due_are_in_play_or_are_to_begin(store: Store) -> None:
    kinds: list[tuple[EventState, float | None]] = [("open", 10.0), ("open", None), ("playing", None), ("over", 5.0)]
    for number, (state, starts) in enumerate(kinds):
        await store.save_event(replace(EVENT, id=f"ev-{number}", state=state, starts=starts))
    assert sorted(each.id for each in await store.events_due(10.0)) == ["ev-0", "ev-2"]
    assert [each.id for each in await store.events_due(9.0)] == ["ev-2"]
    assert {each.id for each in await store.events("open", 9)} == {"ev-0", "ev-1"}
    assert await store.events_directed("u_ada") == 3


async def test_a_former_person_takes_part_no_longer_and_what_they_directed_is_called_off(store: Store) -> None:
    await store.save_person(Person("u_ada", "Ada"))
    await store.save_event(OPEN)
    await store.save_event(replace(EVENT, id="ev-2", director="u_eve"))
    for event in ("ev-1", "ev-2"):
        await store.enter_event(
            replace(OPEN if event == "ev-1" else EVENT, id=event), replace(ENTRY, event=event, person="u_ada")
        )
    await store.forget_person("u_ada", "A former player", 50.0)
    off = await store.event("ev-1")
    assert off is not None
    assert (off.state, off.words, await store.entries("ev-1")) == ("off", "", [])
    assert [each.state for each in await store.entries("ev-2")] == ["out"]

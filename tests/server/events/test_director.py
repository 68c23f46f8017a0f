"""Tournaments from the first round to the last, killed at every write, and at two nodes."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.events.drawing import State, standings_of
from regalia.server.nodes.announcements import announcement_of
from regalia.server.store import Event, Person, Spectators
from regalia.server.store.administration import AuditEntry
from regalia.server.store.reports import Report, Sanction
from regalia.server.store.sql import Change
from regalia.server.table.seating import agree
from regalia.server.wire.events import NewEvent
from regalia.server.wire.opening import Agreement, SpectatorsChange
from regalia.tournaments import SCALE
from tests.server.events.site import CUP, Site


async def state_of(site: Site, event: Event) -> State:
    store = site.arena.store
    return State(await site.read(event), await store.entries(event.id), await store.pairings(event.id))


async def points(site: Site, event: Event) -> dict[int, float]:
    """Points by the number of the person in the arena."""
    numbers = {each.id: number for number, each in enumerate(site.people)}
    return {numbers[each.person]: each.points / SCALE for each in standings_of(await state_of(site, event))}


async def test_a_tournament_is_played_to_its_end_by_itself(site: Site) -> None:
    event = await site.begun()
    docs = await site.docs(event)
    assert [(len(doc.seats), doc.status, doc.event, doc.public) for doc in docs] == [(4, "playing", event.id, True)] * 2
    assert {each.person for doc in docs for each in doc.seats} == {each.id for each in site.people}
    for number in (1, 2, 3):
        assert ((await site.read(event)).state, (await site.read(event)).round) == ("playing", number)
        await site.play_round(event)
    over = await site.read(event)
    assert (over.state, over.ended, over.round) == ("over", site.time, 3)
    found = standings_of(await state_of(site, event))
    assert (found[0].person, found[0].points, found[-1].person) == (site.people[0].id, 3 * SCALE, site.people[-1].id)
    assert await site.arena.store.events_due(site.time) == []


@pytest.mark.parametrize(
    ("new", "spectators"),
    [
        (CUP, Spectators("all", "moves-3")),
        (replace(CUP, welcome="friends", delay="minutes-5"), Spectators("friends", "minutes-5")),
    ],
)
async def test_the_director_chooses_who_can_watch_its_tables_and_how_late(
    site: Site, new: NewEvent, spectators: Spectators
) -> None:
    event = await site.begun(new)
    assert [doc.spectators for doc in await site.docs(event)] == [spectators] * 2
    sheet = await site.arena.sheets.of(event)
    assert (sheet.welcome, sheet.delay) == (spectators.welcome, spectators.delay)


async def test_the_host_of_a_table_changes_nothing_about_its_spectators(site: Site) -> None:
    doc, *_ = await site.docs(await site.begun())
    before, rules = replace(doc, status="open"), games.load(doc.game)
    host = next(each for each in site.people if each.id == doc.host)
    with pytest.raises(Refuse, match="not_host"):
        agree(before, host, rules, Agreement(spectators=SpectatorsChange(delay="moves-10")))


async def test_it_begins_at_its_time_as_soon_as_there_are_three(site: Site) -> None:
    event = await site.event(replace(CUP, starts=site.time + 100), people=2)
    site.time += 101
    await site.arena.director.round()
    assert (await site.read(event)).state == "open"
    [late] = await site.members(1)
    await site.arena.desk.enter(event, late)
    await site.arena.director.round()
    assert (await site.read(event)).round == 1


async def test_a_round_waits_for_its_last_table_and_then_a_minute(site: Site) -> None:
    event = await site.begun()
    one, two = await site.docs(event)
    await site.finish(one)
    await site.next_round()
    assert (await site.read(event)).round == 1
    await site.finish(two)
    await site.arena.director.round()
    site.time += 59
    await site.arena.director.round()
    assert (await site.read(event)).round == 1
    site.time += 1
    await site.arena.director.round()
    assert (await site.read(event)).round == 2


async def test_when_time_is_up_those_who_were_not_there_get_nothing(site: Site) -> None:
    event = await site.begun(people=4)
    site.time += event.round_time - 1
    await site.next_round()
    assert await points(site, event) == dict.fromkeys(range(4), 0.0), "no one has decided anything"


async def test_whose_seat_a_bot_keeps_to_the_end_gets_nothing(site: Site) -> None:
    event = await site.begun(people=4)
    [doc] = await site.docs(event)
    await site.finish(doc, how=["bot_kept", "forfeited"])
    await site.next_round()
    left = {doc.seats[0].person, doc.seats[1].person}
    found = {each.person: each.points for each in standings_of(await state_of(site, event))}
    assert [found[person or ""] for person in left] == [0, 0]
    assert sorted(found.values()) == [0, 0, SCALE * 2 // 3, SCALE]


async def test_who_has_no_table_has_the_mean_points_once(site: Site) -> None:
    event = await site.begun(replace(CUP, game="wheel_of_time", seats=2), people=5)
    assert len(await site.docs(event)) == 2
    for _ in range(3):
        await site.play_round(event)
    byes = [each.people[0] for each in (await state_of(site, event)).pairings if len(each.people) == 1]
    assert len({*byes}) == len(byes) == 3
    assert sum((await points(site, event)).values()) == 3 * 2.5


async def test_bots_fill_the_last_table_and_count_for_nothing(site: Site) -> None:
    event = await site.begun(replace(CUP, bots=True), people=5)
    docs = await site.docs(event)
    assert [[bool(each.bot) for each in doc.seats] for doc in docs] == [[False] * 3 + [True], [False] * 2 + [True] * 2]
    await site.play_round(event)
    assert sorted((await points(site, event)).values()) == [0, 0, 0.5, 1, 1]


async def test_who_drops_out_is_not_paired_and_who_comes_late_is(site: Site) -> None:
    event = await site.begun(people=8)
    await site.arena.desk.leave(event, site.people[7])
    [late] = await site.members(1)
    await site.arena.desk.enter(await site.read(event), late)
    await site.play_round(event)
    seated = {each.person for doc in await site.docs(event) for each in doc.seats}
    assert seated == {each.id for each in site.people} - {site.people[7].id}
    assert (await points(site, event))[8] == 0


async def suspend(site: Site, person: Person) -> None:
    """An administrator suspends a person without end, after a report."""
    store, admin = site.arena.store, AuditEntry(site.time, "Host", "report-suspended", person.name)
    await store.file_report(Report("r", "u_other", person.id, "person", "", 0, "spam", "", site.time), [])
    await store.decide_report("r", "suspended", admin, Sanction(person.id, "suspended", None, site.time))


@pytest.mark.parametrize("public", [True, False])
async def test_who_is_suspended_is_not_drawn(site: Site, public: bool) -> None:
    event = await site.begun(replace(CUP, public=public))
    await suspend(site, site.people[7])
    await site.play_round(event)
    seated = {each.person for doc in await site.docs(event) for each in doc.seats}
    assert seated == {each.id for each in site.people[:7]}


async def test_who_is_suspended_after_the_draw_gets_no_table(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    event = await site.event(people=4)
    await site.arena.chair.start(event, site.people[0])
    drawn = site.arena.store.draw_round

    async def draw_and_suspend(*drawing: Any) -> None:
        await drawn(*drawing)
        await suspend(site, site.people[3])

    monkeypatch.setattr(site.arena.store, "draw_round", draw_and_suspend)
    await site.arena.director.round()
    assert await site.docs(event) == []
    [pairing] = (await state_of(site, event)).pairings
    assert pairing.state == "over"
    assert (await points(site, event))[3] == 0


async def test_those_of_a_round_are_notified(site: Site) -> None:
    from tests.server.store.versions import HOOK

    event = await site.event()
    await site.arena.store.save_channel(replace(HOOK, person=site.people[3].id))
    await site.arena.chair.start(event, site.people[0])
    await site.arena.director.round()
    parcels = [each for each in await site.arena.store.parcels(site.time + 1e6) if each.kind == "round"]
    table = next(doc.id for doc in await site.docs(event) if site.people[3].id in {each.person for each in doc.seats})
    assert [each.table for each in parcels] == [table]


class Killed(RuntimeError):
    """The process is no more."""


def kill_after(site: Site, saves: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The store of a node saves so often, and never again."""
    save, left = site.arena.store.save, [saves]

    async def counted(*changes: Change) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        await save(*changes)

    monkeypatch.setattr(site.arena.store, "save", counted)
    return left


async def play_killed(site: Site, event: Event, budgets: Iterable[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on nodes that save so often each. A game ends when its node is still there after a look."""
    for saves in budgets:
        with monkeypatch.context() as dies:
            left = kill_after(site, saves, dies)
            await site.next_round()
        if left[0] < 0:
            await site.restart()
        else:
            for doc in await site.docs(event):
                if doc.status == "playing":
                    await site.finish(doc)
        if (await site.read(event)).state == "over":
            return


async def must_be_whole(site: Site, event: Event, tables: int) -> None:
    """The tournament is over, and no table was opened twice."""
    over = await state_of(site, event)
    assert (over.event.state, over.event.round) == ("over", 3)
    names = [each.table_id for each in over.pairings]
    assert len(names) == len({*names}) == tables
    listed = [await site.arena.store.tables(status, public_only=True) for status in ("open", "playing", "over")]
    assert [{each.id for each in docs} for docs in listed] == [set(), set(), {*names}]
    assert {len(each.scores) for each in over.pairings} == {3}


async def test_killed_again_and_again_it_goes_on_and_no_table_is_opened_twice(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each node saves one time more than the one before it did."""
    event = await site.event(people=6)
    await site.arena.chair.start(event, site.people[0])
    await play_killed(site, event, range(60), monkeypatch)
    await must_be_whole(site, event, 6)


@pytest.mark.exhaustive
@pytest.mark.parametrize("saves", range(40))
async def test_killed_at_any_write_it_goes_on_and_no_table_is_opened_twice(
    site: Site, saves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = await site.event(people=6)
    await site.arena.chair.start(event, site.people[0])
    for node in (saves, 1000):
        with monkeypatch.context() as dies:
            left = kill_after(site, node, dies)
            await play_killed_once(site, event, left)
        await site.restart()
    await must_be_whole(site, event, 6)


async def play_killed_once(site: Site, event: Event, left: list[int]) -> None:
    """Play until the node can save no more, or the tournament is over."""
    while left[0] >= 0 and (await site.read(event)).state != "over":
        await site.next_round()
        for doc in await site.docs(event):
            if doc.status == "playing" and left[0] >= 0:
                with suppress(Killed):
                    await site.finish(doc)


async def test_two_nodes_that_both_lead_draw_once(two: Site) -> None:
    event = await two.event()
    await two.arena.chair.start(event, two.people[0])
    for _ in range(2):
        await asyncio.gather(*(node.director.round() for node in two.nodes))
    state = await state_of(two, event)
    assert (state.event.round, [each.state for each in state.pairings]) == (1, ["open", "open"])
    assert len(await two.arena.store.tables("playing", public_only=True)) == 2


@pytest.mark.parametrize(
    ("new", "people", "rounds", "tables"),
    [
        (replace(CUP, format="robin", rounds=0), 8, 3, [2] * 3),
        (replace(CUP, format="robin", game="wheel_of_time", seats=2), 5, 5, [2] * 5),
        (replace(CUP, format="knock_out"), 9, 3, [3, 2, 1]),
        (replace(CUP, format="knock_out", game="wheel_of_time", seats=2), 6, 3, [2, 2, 1]),
    ],
)
async def test_other_formats_are_played_to_their_end(
    site: Site, new: NewEvent, people: int, rounds: int, tables: list[int]
) -> None:
    event = await site.begun(new, people)
    for _ in range(rounds):
        assert (await site.read(event)).state == "playing"
        await site.play_round(event)
    state = await state_of(site, event)
    assert (state.event.state, state.event.rounds) == ("over", rounds)
    played = Counter(each.round for each in state.pairings if len(each.people) > 1)
    assert [played[number] for number in range(1, rounds + 1)] == tables
    assert standings_of(state)[0].person == site.people[0].id


async def maintained(site: Site, starts_in: float, lasts: float) -> None:
    """Maintenance that begins in so many seconds."""
    starts = site.time + starts_in
    made = announcement_of("maintenance", {}, starts, starts + lasts, site.time)
    await site.arena.store.announce(made, AuditEntry(1.0, "Ada", "announce-maintenance", ""))
    await site.arena.read_announcements()


async def test_the_time_of_a_round_stands_still_during_maintenance(site: Site) -> None:
    event = await site.begun(people=4)
    await maintained(site, 100, 1200)
    site.time += event.round_time + 1199
    await site.arena.director.round()
    assert not any(each.state == "over" for each in await site.arena.store.pairings(event.id))
    [shown] = (await site.arena.sheets.of(await site.read(event))).drawn
    assert shown.until == pytest.approx(site.time + 1)
    site.time += 1.01
    await site.arena.director.round()
    assert all(each.state == "over" for each in await site.arena.store.pairings_of(event.id, 1))


async def test_a_round_that_has_rested_can_be_ended_at_once(site: Site) -> None:
    event = await site.begun(people=4, director_plays=False)
    await maintained(site, 0, 1200)
    site.time += event.round_time + 1100
    await site.arena.chair.hasten(await site.read(event), site.people[0])
    site.time += 0.01
    await site.arena.director.round()
    assert all(each.state == "over" for each in await site.arena.store.pairings_of(event.id, 1))


async def test_a_round_that_is_drawn_before_maintenance_begins_after_it_with_all_its_time(site: Site) -> None:
    event = await site.event(people=4)
    await maintained(site, 600, 1200)
    await site.arena.chair.start(event, site.people[0])
    await site.arena.director.round()
    assert await site.docs(event) == []
    site.time += 600 + event.round_time
    await site.arena.director.round()
    assert [each.status for each in await site.docs(event)] == ["playing"]

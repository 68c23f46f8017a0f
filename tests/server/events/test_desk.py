"""What people can do in a tournament, and when."""

import asyncio

import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.events.desk import MOST_DIRECTED
from regalia.server.store.administration import AuditEntry
from regalia.server.store.reports import Report, Sanction
from regalia.server.wire.events import NewEvent
from tests.server.events.site import CUP, Site


def refused(code: str) -> pytest.RaisesExc[Refuse]:
    return pytest.raises(Refuse, match=code)


async def test_guests_neither_hold_tournaments_nor_take_part(site: Site) -> None:
    guest, event = await site.arena.greet("Guest Gus"), await site.event()
    with refused("accounts_only"):
        await site.arena.desk.hold(guest, CUP)
    with refused("accounts_only"):
        await site.arena.desk.enter(event, guest)


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (replace(CUP, game="chess"), "no_such_game"),
        (replace(CUP, seats=2), "wrong_count"),
        (replace(CUP, tempo="none"), "malformed"),
        (replace(CUP, tempo="day"), "round_too_short"),
        (replace(CUP, starts=1.0), "malformed"),
        (replace(CUP, rounds=0), "malformed"),
        (replace(CUP, name="\u202e"), "malformed"),
    ],
)
async def test_what_cannot_be_held_is_refused(site: Site, new: NewEvent, code: str) -> None:
    [ada] = await site.members(1)
    with refused(code):
        await site.arena.desk.hold(ada, new)


async def test_a_director_has_a_few_tournaments_at_a_time(site: Site) -> None:
    [ada] = await site.members(1)
    for _ in range(MOST_DIRECTED):
        await site.arena.desk.hold(ada, CUP)
    with refused("too_many"):
        await site.arena.desk.hold(ada, CUP)


async def test_one_who_has_left_can_come_back_and_one_who_was_removed_cannot(site: Site) -> None:
    event, desk = await site.event(), site.arena.desk
    director, bob, eve = site.people[:3]
    await desk.leave(event, bob)
    with refused("not_entered"):
        await desk.leave(event, bob)
    await desk.enter(event, bob)
    await site.arena.chair.remove(event, director, eve.id, "Wrong event")
    with refused("entry_closed"):
        await desk.enter(event, eve)
    sheet = await site.arena.sheets.of(event)
    assert (sheet.people, [(each.what, each.about, each.words) for each in sheet.notes]) == (
        7,
        [("removed", eve.name, "Wrong event")],
    )


async def test_it_has_room_for_so_many_and_is_open_until_half_of_its_rounds(site: Site) -> None:
    desk = site.arena.desk
    event = await site.event(replace(CUP, most=4), people=4)
    late = (await site.members(3))[0]
    with refused("event_full"):
        await desk.enter(event, late)
    await desk.leave(event, site.people[3])
    await site.arena.chair.start(event, site.people[0])
    await site.arena.director.round()
    await desk.enter(await site.read(event), late)
    await site.play_round(event)
    assert (await site.read(event)).round == 2
    with refused("entry_closed"):
        await desk.enter(await site.read(event), site.people[5])


async def test_only_the_director_directs(site: Site) -> None:
    event, chair, other = await site.event(), site.arena.chair, (await site.members(1))[0]
    for request in (
        chair.start(event, other),
        chair.hasten(event, other),
        chair.remove(event, other, site.people[1].id, ""),
        chair.correct(event, other, (1, 1), [1, 2, 3, 4], "Why"),
        chair.end(event, other, "Why"),
    ):
        with refused("not_director"):
            await request


async def test_it_begins_with_three_and_once(site: Site) -> None:
    event, desk = await site.event(people=2), site.arena.desk
    with refused("too_few"):
        await site.arena.chair.start(event, site.people[0])
    await desk.enter(event, (await site.members(1))[0])
    await site.arena.chair.start(event, site.people[0])
    await site.arena.director.round()
    with refused("event_closed"):
        await site.arena.chair.start(await site.read(event), site.people[0])


async def test_the_director_draws_the_next_round_at_once(site: Site) -> None:
    event, chair = await site.begun(director_plays=False), site.arena.chair
    await chair.hasten(event, site.people[0])
    with refused("event_closed"):
        await chair.hasten(event, site.people[0])  # twice
    await site.arena.director.round()
    assert (await site.read(event)).round == 2, "without a break"
    sheet = await site.arena.sheets.of(await site.read(event))
    assert {seated.points for table in sheet.drawn[0].tables for seated in table.people} == {0.0}


async def test_a_corrected_result_counts_with_a_note_for_all(site: Site) -> None:
    event, chair, director = await site.begun(people=4, director_plays=False), site.arena.chair, site.people[0]
    with refused("not_over"):
        await chair.correct(event, director, (1, 1), [4, 3, 2, 1], "Wrong")
    await site.finish((await site.docs(event))[0])
    await site.arena.director.round()
    with refused("needs_words"):
        await chair.correct(event, director, (1, 1), [4, 3, 2, 1], " ")
    for places in ([5, 3, 2, 1], [4, 3, 2, 2], [3, 3, 3, 3], [2, 0, 0, 0], [1, 1, 2, 3]):
        with refused("malformed"):
            await chair.correct(event, director, (1, 1), places, "Wrong")
    with refused("not_found"):
        await chair.correct(event, director, (1, 9), [4, 3, 2, 1], "Wrong")
    await chair.correct(event, director, (1, 1), [3, 0, 2, 1], "Wrong")
    sheet = await site.arena.sheets.of(event)
    assert [round(each.points or 0, 2) for each in sheet.drawn[0].tables[0].people] == [0.33, 0, 0.67, 1]
    assert [(each.what, each.about, each.words) for each in sheet.notes[1:]] == [("corrected", "1.1", "Wrong")]


async def test_ended_by_the_director_it_is_called_off_before_and_over_after_its_beginning(site: Site) -> None:
    event = await site.event()
    await site.arena.chair.end(event, site.people[0], "No time")
    assert (await site.read(event)).state == "off"
    again = await site.arena.desk.hold(site.people[0], CUP)
    for each in site.people:
        await site.arena.desk.enter(again, each)
    await site.arena.chair.start(again, site.people[0])
    await site.arena.director.round()
    await site.arena.chair.end(await site.read(again), site.people[0], "No time")
    await site.arena.director.round()
    assert ((await site.read(again)).state, (await site.read(again)).round) == ("over", 1)
    assert [each.id for each in (await site.arena.sheets.listed()).over] == [again.id]


async def test_one_by_link_is_in_no_list_and_its_tables_are_neither(site: Site) -> None:
    event = await site.begun(replace(CUP, public=False))
    listed = await site.arena.sheets.listed()
    assert (listed.open, listed.playing, listed.over) == ([], [], [])
    assert [doc.public for doc in await site.docs(event)] == [False, False]


async def test_a_director_decides_nothing_about_a_game_of_their_own(site: Site) -> None:
    event, chair, director = await site.begun(people=4), site.arena.chair, site.people[0]
    with refused("own_game"):
        await chair.hasten(event, director)
    await site.finish((await site.docs(event))[0])
    await site.arena.director.round()
    with refused("own_game"):
        await chair.correct(event, director, (1, 1), [1, 2, 3, 4], "Mine")


async def test_a_game_that_all_call_off_gives_nothing_and_no_place(site: Site) -> None:
    event = await site.begun(people=4)
    await site.finish((await site.docs(event))[0], ["called_off"] * 4)
    await site.arena.director.round()
    seated = (await site.arena.sheets.of(event)).drawn[0].tables[0].people
    assert [(each.points, each.place) for each in seated] == [(0, None)] * 4


async def test_requests_at_the_same_time_pass_no_limit(site: Site) -> None:
    members = await site.members(6)
    desk, event = site.arena.desk, await site.arena.desk.hold(members[0], replace(CUP, most=3))
    await asyncio.gather(*(desk.enter(event, each) for each in members), return_exceptions=True)
    assert sum(each.state == "in" for each in await site.arena.store.entries(event.id)) == 3
    await asyncio.gather(*(desk.hold(members[1], CUP) for _ in range(9)), return_exceptions=True)
    assert await site.arena.store.events_directed(members[1].id) == MOST_DIRECTED


async def test_who_is_muted_publishes_no_words(site: Site) -> None:
    event = await site.begun()
    director, bob = site.people[0], site.people[1]
    store, admin = site.arena.store, AuditEntry(site.time, "Host", "report-muted", director.name)
    await store.file_report(Report("r", bob.id, director.id, "person", "", 0, "insult", "", site.time), [])
    await store.decide_report("r", "muted", admin, Sanction(director.id, "muted", None, site.time))
    with refused("muted"):
        await site.arena.desk.hold(director, CUP)
    with refused("muted"):
        await site.arena.chair.remove(event, director, bob.id, "Rude words")
    with refused("muted"):
        await site.arena.chair.end(event, director, "Rude words")
    await site.arena.chair.remove(event, director, bob.id, " ")
    assert [each.words for each in await store.event_notes(event.id)] == ["", ""]

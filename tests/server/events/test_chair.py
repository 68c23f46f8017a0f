"""What directors do beside rounds and results: pause, substitutes, other directors; and ranges of ratings."""

import msgspec
import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.events.ranges import must_be_range, pool_of
from regalia.server.store import Event
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.sql import Change
from tests.server.events.site import CUP, Site
from tests.server.events.test_desk import refused
from tests.server.events.test_director import points

DUELS = replace(CUP, game="old_kings_crown", seats=2)


async def notes(site: Site, event: str) -> list[tuple[str, str, str]]:
    """The log without the start, as it is shown."""
    sheet = await site.arena.sheets.of(await site.arena.desk.find(event))
    return [(each.what, each.about, each.other) for each in sheet.notes if each.what != "started"]


async def test_while_it_is_paused_results_count_but_no_round_is_drawn_or_ends(site: Site) -> None:
    event = await site.begun()
    director = site.people[0]
    await site.arena.chair.pause(event, director, "Dinner")
    with refused("event_closed"):
        await site.arena.chair.pause(await site.read(event), director, "")
    with refused("event_closed"):
        await site.arena.chair.hasten(await site.read(event), director)
    one, two = await site.docs(event)
    await site.finish(one)
    site.time += event.round_time
    await site.next_round()
    states = [each.state for each in await site.arena.store.pairings(event.id)]
    assert ((await site.read(event)).round, sorted(states)) == (1, ["open", "over"]), "time is not up"
    until = (await site.arena.store.rounds(event.id))[0].until
    await site.arena.chair.resume(await site.read(event), director)
    with refused("event_closed"):
        await site.arena.chair.resume(await site.read(event), director)
    assert (await site.arena.store.rounds(event.id))[0].until == until + event.round_time + 60
    await site.finish(two)
    await site.next_round()
    assert (await site.read(event)).round == 2
    assert await notes(site, event.id) == [("paused", "", ""), ("resumed", "", "")]


async def test_a_substitute_takes_over_the_place_and_the_points(site: Site) -> None:
    event = await site.begun(replace(DUELS, format="robin", rounds=0), people=4)
    director, gone = site.people[0], site.people[1]
    [eve, fay] = await site.members(2)
    with refused("entry_closed"):
        await site.arena.desk.stand_by(event, gone)
    with refused("not_entered"):
        await site.arena.chair.substitute(event, director, gone.id, eve.id, "Ill")
    for each in (eve, fay):
        await site.arena.desk.stand_by(event, each)
    await site.arena.desk.leave(event, fay)
    with refused("not_entered"):
        await site.arena.chair.substitute(event, director, gone.id, fay.id, "Ill")
    await site.play_round(event)
    before = (await points(site, event))[1]
    await site.arena.chair.substitute(await site.read(event), director, gone.id, eve.id, "Ill")
    with refused("not_entered"):
        await site.arena.chair.substitute(await site.read(event), director, gone.id, eve.id, "Ill")
    with refused("entry_closed"):
        await site.arena.desk.enter(await site.read(event), gone)
    found = await points(site, event)
    assert (found[4], 1 in found) == (before, False)
    for _ in range(2):
        await site.play_round(event)
    pairs = [{*each.people} for each in await site.arena.store.pairings(event.id)]
    met = [pair - {eve.id, gone.id} for pair in pairs if pair & {eve.id, gone.id}]
    others = [{each.id} for each in (site.people[0], *site.people[2:4])]
    assert (await site.read(event)).state == "over"
    assert sorted(map(sorted, met)) == sorted(map(sorted, others)), "the same meetings"
    assert (eve.id in {*pairs[-1], *pairs[-2]}, await notes(site, event.id)) == (
        True,
        [("substituted", gone.name, eve.name)],
    )


async def test_a_substitute_plays_on_in_a_knock_out_and_can_be_replaced_again(site: Site) -> None:
    event = await site.begun(replace(DUELS, format="knock_out"), people=4)
    director, (eve, fay) = site.people[0], await site.members(2)
    for each in (eve, fay):
        await site.arena.desk.stand_by(event, each)
    for doc in await site.docs(event):
        await site.finish(doc)
    await site.arena.director.round()
    left = await site.arena.store.pairings_of(event.id, 1)
    winner = next(score.person for score in left[0].scores if score.place == 1)
    for gone, other in ((winner, eve.id), (eve.id, fay.id)):
        await site.arena.chair.substitute(await site.read(event), director, gone, other, "")
    await site.next_round()
    [final] = await site.arena.store.pairings_of(event.id, 2)
    assert fay.id in final.people
    assert winner not in final.people


async def test_the_director_names_others_who_can_do_the_same_but_name_no_one(site: Site) -> None:
    event, chair = await site.event(), site.arena.chair
    director, bob, eve = site.people[:3]
    with refused("no_such_person"):
        await chair.appoint(event, director, "No one at all")
    await chair.appoint(event, director, "player 1")
    event = await site.read(event)
    await chair.remove(event, bob, eve.id, "")
    with refused("not_director"):
        await chair.appoint(event, bob, eve.name)
    with refused("not_director"):
        await chair.dismiss(event, eve, bob.id)
    await chair.dismiss(event, bob, bob.id)
    with refused("not_director"):
        await chair.start(await site.read(event), bob)
    assert [each[0] for each in await notes(site, event.id)] == ["appointed", "removed", "dismissed"]


async def test_a_tournament_without_its_director_is_handed_over_or_goes_on_by_itself(site: Site) -> None:
    led, alone = await site.event(), await site.event()
    director, bob = site.people[0], site.people[1]
    other_director = site.people[8]
    await site.arena.chair.appoint(led, director, bob.name)
    await site.arena.chair.start(alone, other_director)
    await site.arena.director.round()
    await site.arena.forget(director.id, "A former player")
    await site.arena.forget(other_director.id, "A former player")
    assert ((await site.read(led)).director, (await site.read(led)).state) == (bob.id, "open")
    assert await notes(site, led.id) == [("appointed", bob.name, ""), ("handed_over", bob.name, "")]
    assert await notes(site, alone.id) == [("left_alone", "", "")]
    site.time += alone.round_time
    await site.next_round()
    assert (await site.read(alone)).round == 2


async def test_a_tournament_is_handed_over_although_it_changes_meanwhile(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    led, store = await site.begun(), site.arena.store
    director, bob = site.people[0], site.people[1]
    await site.arena.chair.appoint(led, director, bob.name)
    change, late = store.change_event, [1]

    async def after_another(event: Event, *more: Change) -> None:
        if late:
            late.pop()
            found = await site.read(event)
            await change(replace(found, version=found.version + 1))
        await change(event, *more)

    monkeypatch.setattr(store, "change_event", after_another)
    await site.arena.forget(director.id, "A former player")
    assert ((await site.read(led)).director, (await site.read(led)).directors) == (bob.id, ())
    assert (await notes(site, led.id))[-1] == ("handed_over", bob.name, "")


async def test_only_those_with_a_rating_in_the_range_can_enter(site: Site) -> None:
    members = await site.members(5)
    event = await site.arena.desk.hold(members[0], replace(CUP, low=1500, high=1600))
    pool = pool_of(event)
    for person, mu, settled in zip(members, (25.0, 25.0, 40.0, 10.0, 27.5), (1, 0, 1, 1, 1), strict=True):
        rating = PersonRating(person.id, pool.game, pool.tempo, mu, 2.0, mu - 4, settled, 9, 9, 9, "1", 2.0, "T")
        await site.arena.store.save(Change(SAVE, msgspec.structs.asdict(rating)))
    codes = []
    for person in members:
        try:
            await site.arena.desk.enter(event, person)
            codes.append("")
        except Refuse as wrong:
            codes.append(wrong.problem.code)
    assert codes == ["", "needs_rating", "not_in_range", "not_in_range", ""]


async def test_a_range_is_whole_and_needs_ratings(site: Site) -> None:
    [ada] = await site.members(1)
    with refused("malformed"):
        await site.arena.desk.hold(ada, replace(CUP, low=1600, high=1500))
    with pytest.raises(Refuse, match="no_ratings"):
        must_be_range(replace(CUP, low=1500), rated=False)

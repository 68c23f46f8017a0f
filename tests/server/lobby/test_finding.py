"""People let the arena find others: from the first seek to the table, at one node and at two."""

import asyncio
from typing import Literal

import msgspec
import pytest

from regalia.bots import stand_in_of
from regalia.server.errors import Refuse
from regalia.server.lobby.finder import FRESH, GONE_AFTER, LASTS
from regalia.server.lobby.matching import FOR_MORE
from regalia.server.lobby.matchmaker import CONFIRM_WITHIN, Matchmaker
from regalia.server.requests import quotas
from regalia.server.requests.quotas import Quota
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.sql import Change
from regalia.server.time.tempo import DAY
from tests.server.lobby.finding import Site, found, sitting


async def test_three_who_look_for_the_same_confirm_and_play(site: Site) -> None:
    people = await site.people("Ada", "Bob", "Eve")
    await site.seek(*people[:2])
    await site.rounds()
    state = await site.state(people[0])
    assert (state.state, state.people, state.players, state.looking) == ("looking", 2, 3, 1)
    await site.seek(people[2])
    await site.rounds()
    state = await site.state(people[0])
    assert state.offer is not None
    assert (state.state, sorted(state.offer.people), state.offer.confirmed) == ("found", ["Ada", "Bob", "Eve"], 0)
    assert (state.offer.left, state.offer.bots, state.offer.yours) == (20, 0, False)
    await site.confirm(*people[:2])
    await site.rounds()
    assert await site.states(*people) == ["found"] * 3, "one has not confirmed"
    await site.confirm(people[2])
    await site.rounds()
    assert await site.states(*people) == ["open"] * 3
    doc = await site.table_of(people[0])
    assert (doc.status, doc.public, doc.tempo and doc.tempo.pace) == ("playing", True, "live-15")
    assert sitting(doc) == {person.id for person in people}


async def test_who_declines_leaves_and_the_others_come_first(site: Site) -> None:
    ada, bob, eve, late = [*(await found(site, "Ada", "Bob", "Eve")), *(await site.people("Late"))]
    await site.confirm(ada)
    await site.arena.finder.stop(eve)
    await site.rounds()
    assert await site.states(ada, bob, eve) == ["looking", "looking", "none"]
    await site.seek(late)
    await site.rounds()
    assert await site.states(ada, bob, late) == ["found"] * 3
    state = await site.state(ada)
    assert state.offer is not None
    assert not state.offer.yours, "what was confirmed before does not count"


async def test_who_does_not_confirm_in_time_leaves(site: Site) -> None:
    ada, bob, eve = await found(site, "Ada", "Bob", "Eve")
    await site.confirm(ada, bob)
    site.time += CONFIRM_WITHIN["live"]
    await site.rounds()
    assert await site.states(ada, bob, eve) == ["looking", "looking", "none"]
    with pytest.raises(Refuse, match="offer_over"):
        await site.arena.finder.confirm(eve, "whatever")


async def test_with_days_one_has_a_day_to_confirm(site: Site) -> None:
    people = await site.people("Ada", "Bob", "Eve")
    await site.seek(*people, tempo="days")
    await site.rounds()
    site.time += DAY - 1
    await site.confirm(*people[:2])
    await site.rounds()
    assert await site.states(*people) == ["found"] * 3
    await site.confirm(people[2])
    await site.rounds()
    doc = await site.table_of(people[0])
    assert doc.tempo is not None
    assert doc.tempo.pace == "day"


async def test_a_live_seek_ends_when_its_page_is_gone_for_a_minute(site: Site) -> None:
    ada, bob = await site.people("Ada", "Bob")
    await site.seek(ada, bob)
    site.time += GONE_AFTER - 1
    await site.arena.finder.seen(ada.id)
    await site.rounds()
    assert await site.states(ada, bob) == ["looking", "looking"]
    site.time += 1
    await site.rounds()
    assert await site.states(ada, bob) == ["looking", "none"]


async def test_a_seek_with_days_ends_after_seven(site: Site) -> None:
    [ada] = await site.people("Ada")
    await site.seek(ada, tempo="days")
    site.time += LASTS - 1
    assert await site.states(ada) == ["looking"]
    site.time += 1
    assert await site.states(ada) == ["none"]


async def test_bots_fill_the_table_when_their_time_has_come(site: Site) -> None:
    ada, bob = await site.people("Ada", "Bob")
    await site.seek(ada, bob, seats=(4,), bots_after=30)
    await site.rounds()
    state = await site.state(bob)
    assert (state.state, state.bots_in) == ("looking", 30)
    site.time += 30
    await site.rounds()
    state = await site.state(ada)
    assert state.offer is not None
    assert (state.offer.bots, sorted(state.offer.people)) == (2, ["Ada", "Bob"])
    await site.confirm(ada, bob)
    await site.rounds()
    doc = await site.table_of(ada)
    assert sorted(each.bot or "" for each in doc.seats) == ["", "", *[stand_in_of(doc.game)] * 2]
    assert sitting(doc) == {ada.id, bob.id, None}


async def test_who_lets_bots_in_at_once_plays_alone_with_them_at_once(site: Site) -> None:
    [ada] = await site.people("Ada")
    await site.seek(ada)
    await site.arena.finder.let_bots_in(ada)
    await site.rounds()
    doc = await site.table_of(ada)
    assert (doc.status, len(doc.seats)) == ("playing", 3)


@pytest.mark.parametrize("pair", [(0, 1), (1, 0)])
@pytest.mark.parametrize("blocks", [False, True])
async def test_people_of_whom_one_has_muted_or_blocked_the_other_do_not_meet(
    site: Site, pair: tuple[int, int], blocks: bool
) -> None:
    people = await site.people("Ada", "Bob", "Eve", "Dan")
    one, other = (people[number].id for number in pair)
    await (site.arena.store.block(one, other, site.time) if blocks else site.arena.store.mute(one, other))
    await site.seek(*people[:3])
    await site.rounds()
    assert await site.states(*people[:3]) == ["looking"] * 3
    await site.seek(people[3])
    await site.rounds()
    assert await site.states(*people) == ["found", "looking", "found", "found"]


async def test_a_mute_counts_from_the_next_offer_on(site: Site) -> None:
    people = await site.people("Ada", "Bob", "Eve")
    await site.seek(*people)
    await site.arena.finder.look()
    await site.arena.store.mute(people[0].id, people[2].id)
    await site.rounds()
    assert await site.states(*people) == ["looking"] * 3
    [dan] = await site.people("Dan")
    await site.seek(dan)
    await site.rounds()
    assert await site.states(*people, dan) == ["found", "found", "looking", "found"]


async def test_people_with_ratings_far_apart_meet_when_they_have_waited(site: Site) -> None:
    people = await site.people("Ada", "Bob")
    for person, mu in zip(people, (20.0, 30.0), strict=True):
        rating = PersonRating(person.id, "nocturion", "live", mu, 1.0, mu - 2, 1, 20, 20, 10, "1", 1.0, "T")
        await site.arena.store.save(Change(SAVE, msgspec.structs.asdict(rating)))
    await site.seek(*people, game="nocturion", seats=(2,))
    await site.rounds()
    assert await site.states(*people) == ["looking"] * 2, "400 points apart"
    site.time += 20
    await site.rounds()
    assert await site.states(*people) == ["found"] * 2


async def test_two_hundred_who_look_are_offered_tables_in_the_round_in_which_the_last_comes(site: Site) -> None:
    people = [await site.arena.greet(f"Player {number}") for number in range(200)]
    await site.seek(*people[:199], seats=(5,))
    await site.rounds()
    assert (await site.states(*people[194:199])) == ["found"] + ["looking"] * 4, "39 tables of 5, and four who wait"
    await site.seek(people[199], seats=(5,))
    await site.rounds()
    assert {*(await site.states(*people))} == {"found"}
    assert len(await site.arena.store.offers()) == 40


async def test_a_seek_survives_a_restart_and_so_does_what_was_offered(site: Site) -> None:
    people = await site.people("Ada", "Bob", "Eve")
    await site.seek(*people[:2])
    site.time += GONE_AFTER
    await site.restart()
    assert await site.states(*people[:2]) == ["looking"] * 2, "no page could be open meanwhile"
    await site.seek(people[2])
    await site.rounds()
    site.time += CONFIRM_WITHIN["live"]
    await site.restart()
    await site.rounds()
    assert await site.states(*people) == ["found"] * 3, "they could not confirm, and are offered a table again"
    await site.confirm(*people)
    await site.restart()
    await site.rounds()
    assert await site.states(*people) == ["open"] * 3


@pytest.mark.parametrize("after", ["opened", "started"])
async def test_a_node_that_was_killed_while_it_opened_a_table_opens_no_second_one(
    site: Site, after: Literal["opened", "started"], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await found(site, "Ada", "Bob", "Eve")
    await site.confirm(*people)

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as dies:
        if after == "opened":
            dies.setattr(site.arena.tables, "start", killed)
        else:
            dies.setattr(site.arena.store, "save_offered_table", killed)
        await site.rounds()
    assert await site.states(*people) == ["found"] * 3
    await site.restart()
    await site.rounds()
    doc = await site.table_of(people[0])
    assert doc.status == "playing"
    listed = [await site.arena.store.tables(status, public_only=True) for status in ("open", "playing")]
    assert [[each.id for each in docs] for docs in listed] == [[], [doc.id]]


async def test_a_seek_at_another_node_is_found_and_both_show_the_table(two: Site) -> None:
    people = await two.people("Ada", "Bob", "Eve")
    await two.seek(*people[:2])
    await two.seek(people[2], at=1)
    state = await two.state(people[0])
    assert (state.people, state.looking) == (3, 2), "the other node's is seen at the next look"
    await two.rounds()
    await two.confirm(*people[:2])
    await two.confirm(people[2], at=1)
    await two.rounds()
    tables = [(await two.state(people[0], at)).table for at in (0, 1)]
    assert tables[0] is not None
    assert tables[0] == tables[1]


async def test_two_nodes_that_both_bring_people_together_open_one_table(two: Site) -> None:
    people = await two.people("Ada", "Bob", "Eve")
    await two.seek(*people)
    makers: list[Matchmaker] = [node.matchmaker for node in two.nodes]
    await asyncio.gather(*(each.round() for each in makers))
    assert len(await two.arena.store.offers()) == 1
    await two.confirm(*people)
    await asyncio.gather(*(each.round() for each in makers))
    assert len(await two.arena.store.tables("playing", public_only=True)) == 1


async def test_the_usual_wait_is_said_when_five_are_known(site: Site) -> None:
    for number, waits in enumerate((10, 20)):
        people = await site.people(*(f"Player {number} {seat}" for seat in range(3)))
        await site.seek(*people[:2])
        site.time += waits
        await site.seek(people[2])
        assert (await site.state(people[0])).usual is None
        await site.rounds()
        await site.confirm(*people)
        await site.rounds()
    site.time += FRESH
    [ada] = await site.people("Ada")
    await site.seek(ada)
    assert round((await site.state(ada)).usual or 0) == 10, "the median of 0, 0, 10, 10, 20, 20"


async def test_a_host_with_too_many_games_leaves_it_to_another(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, eve = await found(site, "Ada", "Bob", "Eve")
    monkeypatch.setattr(quotas, "RUNNING", Quota(1, 100))
    await site.confirm(ada, bob, eve)
    await site.rounds()
    first = await site.table_of(ada)
    again = [await site.arena.people.find(first.host), *(await site.people("Dan", "Fay"))]
    people = [each for each in again if each is not None]
    await site.seek(*people)
    await site.rounds()
    await site.confirm(*people)
    await site.rounds()
    assert (await site.table_of(people[1])).host != first.host


async def test_asking_for_the_same_again_keeps_the_place(site: Site) -> None:
    [ada] = await site.people("Ada")
    await site.seek(ada)
    site.time += 5
    await site.seek(ada)
    assert (await site.state(ada)).waited > 5
    await site.seek(ada, seats=(4,))
    assert (await site.state(ada)).waited == 0


async def test_two_who_would_play_with_more_wait_for_a_third_for_a_while(site: Site) -> None:
    ada, bob = await site.people("Ada", "Bob")
    await site.seek(ada, bob, game="kings_guild", seats=(2, 3))
    await site.rounds()
    state = await site.state(ada)
    assert (state.state, state.people, state.players) == ("looking", 2, 2)
    site.time += FOR_MORE["live"]
    await site.rounds()
    assert await site.states(ada, bob) == ["found", "found"]

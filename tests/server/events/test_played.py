"""Tournaments of three people whose games are played by real moves."""

from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from regalia.core.views import ranking_of
from regalia.server.events.drawing import standings_of
from regalia.server.ratings.rater import SETTLED
from regalia.server.requests import resigning
from regalia.server.requests.handler import handle
from regalia.server.store import Event, TableDoc
from regalia.server.store.notices import Parcel
from regalia.server.store.ratings import Pool
from regalia.server.table.rated import DECISIONS
from regalia.server.table.table import Table
from regalia.server.wire.events import NewEvent
from regalia.server.wire.requests import Act
from regalia.tournaments import SCALE
from tests.server.events.site import CUP, Site
from tests.server.events.test_director import points, state_of
from tests.server.store.versions import HOOK

DUELS = replace(CUP, game="old_kings_crown", seats=2, rounds=2)
MOST_ANSWERS = 1000
"""More than a game of Oriflamme has."""


async def play(table: Table, most: int) -> None:
    """Play so many moves, if the game does not end before: each seat that is asked takes the first of what it may do."""
    for number in range(most):
        if table.play is None or table.play.game.is_over:
            return
        seat = min(table.play.game.asks)
        ask: Any = table.play.game.asks[seat]
        act = Act(f"a{number}", seat, table.play.seq, Raw(msgspec.json.encode(ask[0])))
        await table.do(partial(handle, table, table.doc.seats[seat].person, act))


async def resign_first(table: Table, site: Site) -> None:
    """The person on the first seat resigns."""
    person = next(each for each in site.people if each.id == table.doc.seats[0].person)
    await table.do(lambda: resigning.resign(table, person, 0))


async def subscribed(site: Site, new: NewEvent) -> Event:
    """A tournament of three that was begun; each of them has a channel for notices."""
    event = await site.event(new, people=3)
    for each in site.people:
        await site.arena.store.save_channel(replace(HOOK, id=each.id, person=each.id))
    await site.arena.chair.start(event, site.people[0])
    await site.arena.director.round()
    return await site.read(event)


async def only_doc(site: Site, event: Event, number: int) -> TableDoc:
    """The only table of a round, which is in play."""
    assert ((await site.read(event)).state, (await site.read(event)).round) == ("playing", number)
    [doc] = await site.docs(event)
    assert (doc.status, doc.event, doc.public) == ("playing", event.id, True)
    return doc


async def notices(site: Site, table: str) -> set[tuple[str, str]]:
    """The kinds of notices about a table, and who is to have them."""
    sent: list[Parcel] = await site.arena.store.parcels(site.time + 1e6)
    return {(each.kind, each.channel.person) for each in sent if each.table == table}


async def rated_games(site: Site, event: Event) -> dict[str, int]:
    """The number of rated games of each person, by id."""
    site.time += SETTLED + 1
    await site.arena.rater.round()
    found = await site.arena.store.ratings_in(Pool(event.game, "live"), [each.id for each in site.people])
    return {person: rating.games for person, rating in found.items()}


async def test_three_people_play_two_rounds_of_oriflamme(site: Site) -> None:
    event = await subscribed(site, replace(CUP, seats=3, rounds=2))
    everyone, gained = {each.id for each in site.people}, dict.fromkeys((each.id for each in site.people), 0.0)
    for number in (1, 2):
        doc = await only_doc(site, event, number)
        assert {each.person for each in doc.seats} == everyone
        assert {("round", person) for person in everyone} <= await notices(site, doc.id)
        table = await site.arena.tables.get(doc.id)
        assert table.messages.message_for(None).event == event.id
        await play(table, MOST_ANSWERS)
        assert table.doc.status == "over"
        assert table.play is not None
        ranks = {table.doc.seats[each.seat].person: each.rank for each in ranking_of(table.play.game)}
        for person in everyone:
            others = [rank for other, rank in ranks.items() if other != person]
            gained[person] += (
                sum(1.0 if ranks[person] < rank else 0.5 if ranks[person] == rank else 0.0 for rank in others) / 2
            )
        assert {("over", person) for person in everyone} <= await notices(site, doc.id)
        await site.next_round()
    over = await state_of(site, event)
    found = standings_of(over)
    assert (over.event.state, {each.person: each.points / SCALE for each in found}) == ("over", gained)
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)
    assert await rated_games(site, event) == dict.fromkeys(everyone, 2)


async def test_one_of_three_has_a_bye_while_the_others_play_the_old_kings_crown(site: Site) -> None:
    event = await subscribed(site, DUELS)
    ids = [each.id for each in site.people]
    gained, games = dict.fromkeys(ids, 0.0), dict.fromkeys(ids, 0)
    for number in (1, 2):
        doc = await only_doc(site, event, number)
        loser, winner = [each.person or "" for each in doc.seats]
        [free] = {*ids} - {loser, winner}
        assert {person for kind, person in await notices(site, doc.id) if kind == "round"} == {loser, winner}
        table = await site.arena.tables.get(doc.id)
        await play(table, DECISIONS * 2)
        await resign_first(table, site)
        assert table.doc.status == "over"
        gained[winner] += 1.0
        gained[free] += 0.5
        games[winner] += 1
        games[loser] += 1
        await site.next_round()
    over = await state_of(site, event)
    byes = [each.people[0] for each in over.pairings if len(each.people) == 1]
    assert (over.event.state, len({*byes})) == ("over", 2)
    assert await points(site, event) == {number: gained[person] for number, person in enumerate(ids)}
    assert await rated_games(site, event) == games

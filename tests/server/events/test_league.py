"""Leagues: divisions, seasons, and who goes up or down."""

from msgspec.structs import replace

from regalia.server.events.seasons import BREAK
from regalia.server.store import Event
from regalia.server.store.clubs import Member
from regalia.server.time.tempo import DAY
from regalia.server.wire.clubs import ClubSettings
from regalia.tournaments import divided, promoted
from tests.server.events.site import CUP, Site
from tests.server.events.test_desk import refused

LEAGUE = replace(
    CUP, game="old_kings_crown", seats=2, format="league", rounds=0, tempo="day", round_time=7 * DAY, division=4, again=True
)


async def play_season(site: Site, event: Event) -> Event:
    """Play all rounds of a season: who came first into the arena wins."""
    for _ in range(9):
        if (await site.read(event)).state != "playing":
            break
        await site.play_round(event)
    return await site.read(event)


async def following(site: Site, event: Event) -> Event:
    """The newest season of a league."""
    return (await site.arena.store.seasons(event.league, 9))[0]


async def divisions(site: Site, event: Event) -> list[list[int]]:
    """The numbers of the people of each division, in the order of the standings."""
    numbers = {each.id: number for number, each in enumerate(site.people)}
    sheet = await site.arena.sheets.of(await site.read(event))
    found: dict[int, list[int]] = {}
    for row in sheet.standings:
        found.setdefault(row.division, []).append(numbers[row.id])
    return [found[number] for number in sorted(found)]


def test_divisions_are_as_equal_as_possible_and_not_below_four() -> None:
    assert [[len(each) for each in divided(["a"] * people, 4)] for people in (3, 4, 5, 7, 8, 11)] == [
        [3],
        [4],
        [5],
        [7],
        [4, 4],
        [6, 5],
    ]
    assert [[len(each) for each in divided(["a"] * people, 12)] for people in (12, 13, 40)] == [[12], [7, 6], [10] * 4]


def test_the_first_of_a_division_goes_up_and_the_last_goes_down() -> None:
    assert promoted([[*"abcd"], [*"efgh"], [*"ijkl"]]) == [*"abce", *"dfgi", *"hjkl"]
    assert promoted([[*"abcd"]]) == [*"abcd"]


async def test_a_season_is_played_in_divisions_and_the_next_opens_by_itself(site: Site) -> None:
    event = await site.begun(LEAGUE, people=8)
    assert (event.rounds, event.league, event.season) == (3, event.id, 1)
    pairings = await site.arena.store.pairings(event.id)
    seeding = await divisions(site, event)
    numbers = {each.id: number for number, each in enumerate(site.people)}
    assert [len(each) for each in seeding] == [4, 4]
    for each in pairings:
        assert any({numbers[person] for person in each.people} <= {*those} for those in seeding), "within a division"
    over = await play_season(site, event)
    upper, lower = await divisions(site, over)
    assert (over.state, over.winner, upper, lower) == (
        "over",
        site.people[min(upper)].id,
        sorted(upper),
        sorted(lower),
    )
    second = await following(site, event)
    assert (second.season, second.state, second.starts, second.id != event.id) == (2, "open", second.created + BREAK, True)
    [late] = await site.members(1)
    await site.arena.desk.enter(second, late)
    await site.arena.desk.leave(second, site.people[upper[1]])
    site.time += BREAK
    await site.arena.director.round()
    entries = await site.arena.store.entries(second.id)
    seeded = [numbers.get(each.person, 8) for each in sorted(entries, key=lambda each: each.place) if each.place]
    assert seeded == [upper[0], upper[2], lower[0], upper[3], *lower[1:], 8], "moved up, filled from below, new ones last"
    sheet = await site.arena.sheets.of(await site.read(second))
    assert [(each.season, each.winner) for each in sheet.seasons] == [(2, ""), (1, site.people[upper[0]].name)]


async def test_everyone_of_a_division_meets_and_a_smaller_one_ends_earlier(site: Site) -> None:
    event = await site.begun(LEAGUE, people=9)
    over = await play_season(site, event)
    assert (over.state, over.rounds) == ("over", 5)
    pairs = [{*each.people} for each in await site.arena.store.pairings(event.id) if len(each.people) == 2]
    for those in await divisions(site, over):
        people = [site.people[number].id for number in those]
        met = [{one, two} for number, one in enumerate(people) for two in people[number + 1 :]]
        assert all(pairs.count(each) == 1 for each in met)
    assert len(pairs) == 5 * 4 // 2 + 4 * 3 // 2


async def test_the_director_opens_the_next_season_once_if_it_does_not_open_by_itself(site: Site) -> None:
    event = await site.begun(replace(LEAGUE, again=False), people=4)
    director = site.people[0]
    with refused("event_closed"):
        await site.arena.chair.next_season(event, director)
    over = await play_season(site, event)
    assert [each.season for each in await site.arena.store.seasons(event.league, 9)] == [1]
    seasons = [await site.arena.chair.next_season(over, director) for _ in range(2)]
    assert (seasons[0], seasons[0].starts) == (seasons[1], None)
    assert len(await site.arena.store.entries(seasons[0].id)) == 4


async def test_a_league_needs_days_and_four_people(site: Site) -> None:
    [ada] = await site.members(1)
    with refused("league_over_days"):
        await site.arena.desk.hold(ada, replace(LEAGUE, tempo="live-15"))
    event = await site.event(LEAGUE, people=3)
    with refused("too_few"):
        await site.arena.chair.start(event, site.people[1])


async def test_a_league_that_its_director_ends_has_no_further_season(site: Site) -> None:
    event = await site.begun(LEAGUE, people=4)
    await site.arena.chair.end(event, site.people[0], "Enough")
    assert [(each.state, bool(each.winner)) for each in await site.arena.store.seasons(event.league, 9)] == [("over", True)]


async def test_those_who_played_no_game_or_left_the_club_are_not_in_the_next_season(site: Site) -> None:
    people, store = await site.members(6), site.arena.store
    club = await site.arena.clubs.found(people[0], ClubSettings("Chess"))
    for person in people[1:]:
        await store.join_club(Member(club.id, person.id, "member", 1.0), 9)
    event = await site.arena.desk.hold(people[0], replace(LEAGUE, club=club.id, division=12))
    for person in people:
        await site.arena.desk.enter(event, person)
    await site.arena.chair.start(event, people[0])
    await site.arena.director.round()
    absent, loser, left = people[3], people[5], people[1]
    while (await site.read(event)).state == "playing":
        for doc in await site.docs(event):
            await site.finish(doc, ["bot_kept" if each.person == absent.id else "played" for each in doc.seats])
        if (await site.read(event)).round == 5:
            await site.arena.clubs.leave(club, left)
        await site.next_round()
    carried = {each.person for each in await store.entries((await following(site, event)).id)}
    assert loser.id in carried, "who lost every game has played"
    assert carried == {each.id for each in people} - {absent.id, left.id}

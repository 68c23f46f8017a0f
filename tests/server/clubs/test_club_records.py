"""What is shown of a club, and to whom: lists, leaderboards and records."""

import msgspec
import pytest

from regalia.server.requests import club_records
from regalia.server.requests.among import people_among
from regalia.server.requests.leaderboards import leaderboard
from regalia.server.store import Person
from regalia.server.store.clubs import AgreedInClub, Club, HighScore, Streak
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.results import Result
from regalia.server.store.sql import Change
from regalia.server.wire.clubs import ClubRecords
from tests.server.clubs.founded import ASKING, OPEN, founded, read, refused
from tests.server.events.site import Site
from tests.server.store.test_stores import doc


async def test_strangers_see_no_members_talk_records_or_requests(site: Site) -> None:
    club, [ada, bob] = await founded(site, ASKING, 1)
    stranger, asking = await site.members(2)
    await site.arena.clubs.join(club, asking)
    await site.arena.clubs.agree(club, ada, "oriflamme", AgreedInClub("live-15", {}))
    club = await read(site, club)
    seen = await site.arena.club_sheets.of(club, stranger)
    assert ([each.id for each in seen.officers], seen.asking, seen.agreed, seen.people) == ([ada.id], [], {}, 2)
    assert (await site.arena.club_sheets.of(club, None)).officers == []
    assert [each.id for each in (await site.arena.club_sheets.of(club, ada)).asking] == [asking.id]
    assert (await site.arena.club_sheets.of(club, bob)).asking == []
    with refused("not_member"):
        await site.arena.club_sheets.members(club, stranger)
    assert [each.id for each in (await site.arena.club_sheets.members(club, bob)).members] == [ada.id, bob.id]


async def test_the_list_says_what_is_ones_own_and_what_waits(site: Site) -> None:
    club, [ada] = await founded(site, ASKING)
    [bob] = await site.members(1)
    await site.arena.clubs.join(club, bob)
    for person, role, waiting in ((ada, "owner", 1), (bob, "asked", 0)):
        listed = await site.arena.club_sheets.listed(person)
        assert ([each.role for each in listed.own], [each.role for each in listed.clubs], listed.waiting) == (
            [role],
            [role],
            waiting,
        )
    assert [each.role for each in (await site.arena.club_sheets.listed(None)).clubs] == [None]


async def test_a_leaderboard_of_a_club_has_its_members_with_ranks_of_their_own(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    [stranger] = await site.members(1)
    await site.arena.friends.ask(bob, stranger)
    await site.arena.friends.ask(stranger, bob)
    for number, each in enumerate((stranger, ada, bob)):
        low = 30.0 - number
        rating = PersonRating(each.id, "oriflamme", "live", 32.0, 1.0, low, 1, 30, 30, 9, "1 2", site.time, "T")
        await save_rating(site, rating)
    arena = site.arena

    async def ranks(reader: Person, among: str) -> list[tuple[int | None, str]]:
        people = await people_among(arena.friends, arena.clubs, reader, among)
        board = await leaderboard(arena.services, "oriflamme", "live", reader, "", people)
        return [(each.rank, each.id) for each in board.rows]

    assert await ranks(eve, club.id) == [(1, ada.id), (2, bob.id)]
    assert await ranks(bob, "friends") == [(1, stranger.id), (2, bob.id)]
    assert await ranks(bob, "") == [], "a list of all begins with ten people"
    with refused("not_member"):
        await ranks(stranger, club.id)


async def save_rating(site: Site, rating: PersonRating) -> None:
    await site.arena.store.save(Change(SAVE, msgspec.structs.asdict(rating)))


async def test_records_are_of_the_public_games_of_present_members(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_records, "PATIENCE", None)
    monkeypatch.setattr(club_records, "PAGE", 2)
    club, [ada, bob] = await founded(site, OPEN, 1)
    [eve] = await site.members(1)
    places = [(1, 5.0), (1, 20.0), (2, 7.0), (1, 8.0), (1, 20.0), (1, 10.0), (2, 1.0)]
    for number, (place, points) in enumerate(places):
        await played(site, f"T{number}", ada, eve, place, points, 100.0 + number)
    await played(site, "T7", ada, eve, 1, 50.0, 107.0, public=0)
    await played(site, "T8", bob, eve, 1, 6.0, 108.0)
    told = (await site.arena.club_sheets.of(club, bob)).records
    assert told.scores == [HighScore("oriflamme", ada.id, 20.0, "T1", 101.0)]
    assert told.streaks == [Streak("oriflamme", ada.id, 3, 105.0)]
    assert (told.names, told.counting) == ({ada.id: ada.name}, False)
    await site.arena.forget(ada.id, "A former player")
    told = (await site.arena.club_sheets.of(await read(site, club), bob)).records
    assert (told.scores, told.names) == ([], {}), "at once"
    await counted(site, club)
    told = (await site.arena.club_sheets.of(await read(site, club), bob)).records
    assert [(each.person, each.points) for each in told.scores] == [(bob.id, 6.0)]


async def test_a_page_waits_for_no_long_count(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_records, "PATIENCE", 0)
    club, [ada] = await founded(site, OPEN)
    async with site.arena.club_sheets.records._turn:
        assert (await site.arena.club_sheets.of(club, ada)).records == ClubRecords(counting=True)
    await counted(site, club)
    assert (await site.arena.club_sheets.of(club, ada)).records == ClubRecords()


async def counted(site: Site, club: Club) -> None:
    """Wait for the count that has begun."""
    done = site.arena.club_sheets.records._counting.get(club.id)
    if done is not None:
        await done.wait()


async def played(
    site: Site, table: str, one: Person, other: Person, place: int, points: float, ended: float, public: int = 1
) -> None:
    """A game of Oriflamme between two people, with the place and the points of the first."""
    results = [
        Result(
            table, seat, "oriflamme", 1, "", "", "live", public, 2, "", who.id, "", "", at, won, ended, ended, 9, "played"
        )
        for seat, (who, at, won) in enumerate(((one, place, points), (other, 3 - place, 99.0)))
    ]
    await site.arena.store.save_table(doc(table, created=1, status="over"), results=results)

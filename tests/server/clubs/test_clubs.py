"""What people can do in clubs, and who."""

import asyncio
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.requests import club_records, club_talk
from regalia.server.requests import clubs as limits
from regalia.server.requests.among import people_among
from regalia.server.requests.clubs import ENDS_AFTER
from regalia.server.requests.leaderboards import leaderboard
from regalia.server.store import Person
from regalia.server.store.administration import AuditEntry
from regalia.server.store.clubs import AgreedInClub, Club, HighScore, Streak
from regalia.server.store.notices import Channel
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.reports import Report, Sanction, SanctionKind
from regalia.server.store.results import Result
from regalia.server.store.sql import Change
from regalia.server.time.tempo import DAY
from regalia.server.wire.clubs import ClubRecords, ClubSay, ClubSettings
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.reports import FileReport
from tests.server.events.site import CUP, Site
from tests.server.store.test_stores import doc

OPEN = ClubSettings("Night Owls", "We play late.", joining="open")
ASKING = replace(OPEN, joining="request")


def refused(code: str) -> pytest.RaisesExc[Refuse]:
    return pytest.raises(Refuse, match=code)


async def founded(site: Site, chosen: ClubSettings, members: int = 0) -> tuple[Club, list[Person]]:
    """A club, its owner and its other members."""
    people = await site.members(1 + members)
    club = await site.arena.clubs.found(people[0], chosen)
    for each in people[1:]:
        site.time += 1
        await site.arena.clubs.join(club, each)
        if chosen.joining == "request":
            await site.arena.clubs.give_role(club, people[0], each.id, "member")
    return await read(site, club), people


async def read(site: Site, club: Club) -> Club:
    return await site.arena.clubs.find(club.id)


async def roles(site: Site, club: Club) -> dict[str, str]:
    return {each.person: each.role for each in await site.arena.store.members(club.id)}


async def sanctioned(site: Site, person: Person, kind: SanctionKind) -> None:
    report = Report(f"re-{person.id}", "u_x", person.id, "person", "", 0, "other", "", 1.0)
    await site.arena.store.file_report(report, [])
    sanction = Sanction(person.id, kind, None, 1.0)
    await site.arena.store.decide_report(report.id, kind, AuditEntry(1.0, "Host", "x", ""), sanction)


async def test_guests_have_no_clubs(site: Site) -> None:
    guest, (club, _) = await site.arena.greet("Guest Gus"), await founded(site, OPEN)
    with refused("accounts_only"):
        await site.arena.clubs.found(guest, OPEN)
    with refused("accounts_only"):
        await site.arena.clubs.join(club, guest)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("night owls", "club_name_taken"),
        ("N\u0456ght Owls", "malformed"),  # scripts mixed
        ("N1ght 0w1s", "club_name_taken"),
        ("Owls\u202e", "malformed"),
        ("O" + "\u0301" * 9, "malformed"),
        ("Admin", "club_name_taken"),
        ("\u200b", "malformed"),
    ],
)
async def test_names_are_refused_as_those_of_people_are(site: Site, name: str, code: str) -> None:
    await founded(site, OPEN)
    [eve] = await site.members(1)
    with refused(code):
        await site.arena.clubs.found(eve, replace(OPEN, name=name))


async def test_a_name_is_ones_own_to_keep_and_to_change(site: Site) -> None:
    club, [ada] = await founded(site, OPEN)
    after = await site.arena.clubs.choose(club, ada, replace(OPEN, name="night owls", crest="pale.azure.or.star"))
    assert (after.id, after.name, after.crest) == (club.id, "night owls", "pale.azure.or.star")
    with refused("malformed"):
        await site.arena.clubs.choose(club, ada, replace(OPEN, crest="pale.azure.or.dragon"))


async def test_clubs_are_found_by_id_and_by_a_name_that_looks_like_theirs(site: Site) -> None:
    club, _ = await founded(site, OPEN)
    assert (await site.arena.clubs.find(club.id)).id == (await site.arena.clubs.find("NIGHT OWLS")).id == club.id
    for name in ("", "c_none", "Larks", "x" * 99, "\x00"):
        with refused("no_such_club"):
            await site.arena.clubs.find(name)


async def test_who_is_muted_founds_no_club_and_who_is_suspended_joins_none(site: Site) -> None:
    club, _ = await founded(site, OPEN)
    bob, eve = await site.members(2)
    await sanctioned(site, bob, "muted")
    await sanctioned(site, eve, "suspended")
    with refused("muted"):
        await site.arena.clubs.found(bob, replace(OPEN, name="Larks"))
    with refused("suspended"):
        await site.arena.clubs.join(club, eve)
    await site.arena.clubs.join(club, bob)
    with refused("muted"):
        await site.arena.club_talk.say(club, bob, ClubSay("1", "Hello"), "")


async def test_the_host_says_who_founds_clubs(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    [ada] = await site.members(1)
    clubs = site.arena.clubs
    monkeypatch.setattr(clubs, "_founders_days", 12)
    site.time = 11 * DAY
    with refused("cannot_found"):
        await clubs.found(ada, OPEN)
    site.time = 13 * DAY
    await clubs.found(ada, OPEN)
    monkeypatch.setattr(clubs, "_founders", "hosts")
    assert not await clubs.can_found(ada)
    await site.arena.store.set_role(ada.id, "host")
    assert await clubs.can_found(ada)
    monkeypatch.setattr(clubs, "is_on", False)
    assert not await clubs.can_found(ada)
    with refused("clubs_off"):
        await clubs.find("Night Owls")


async def test_limits_hold_for_a_person_and_for_a_club(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    [ada, bob, eve] = await site.members(3)
    clubs = site.arena.clubs
    first = await clubs.found(ada, OPEN)
    for name in ("Larks", "Foxes"):
        await clubs.found(ada, replace(OPEN, name=name))
    with refused("too_fast"):
        await clubs.found(ada, replace(OPEN, name="Bears"))
    monkeypatch.setattr(limits, "MOST_CLUBS", 3)
    with refused("too_many_clubs"):
        await clubs.join(await clubs.found(bob, replace(OPEN, name="Wolves")), ada)
    monkeypatch.setattr(limits, "MOST_MEMBERS", 2)
    await clubs.join(first, bob)
    with refused("club_full"):
        await clubs.join(await read(site, first), eve)


async def test_requests_at_the_same_time_pass_no_limit(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    [ada] = await site.members(1)
    monkeypatch.setattr(limits, "MOST_CLUBS", 1)
    asked = [site.arena.clubs.found(ada, replace(OPEN, name=name)) for name in ("Larks", "Foxes", "Bears")]
    made = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(each, Club) for each in made].count(True) == 1


async def test_one_asks_to_join_and_an_officer_decides(site: Site) -> None:
    club, [ada, bob] = await founded(site, ASKING, 1)
    eve, gil = await site.members(2)
    clubs = site.arena.clubs
    for each in (eve, gil):
        await clubs.join(club, each)
        await clubs.join(club, each)
    assert (await roles(site, club))[eve.id] == "asked"
    with refused("not_officer"):
        await clubs.give_role(club, bob, eve.id, "member")
    await clubs.give_role(club, ada, bob.id, "officer")
    await clubs.give_role(club, bob, eve.id, "member")
    await clubs.remove(club, bob, gil.id)
    assert await roles(site, club) == {ada.id: "owner", bob.id: "officer", eve.id: "member"}
    await clubs.join(club, gil)
    await clubs.leave(club, gil)
    assert gil.id not in await roles(site, club)


async def test_officers_remove_members_and_only_owners_give_roles(site: Site) -> None:
    club, [ada, bob, eve, gil] = await founded(site, OPEN, 3)
    clubs = site.arena.clubs
    for each in (bob, eve):
        await clubs.give_role(club, ada, each.id, "officer")
    for who in (ada, eve):
        with refused("not_owner"):
            await clubs.remove(club, bob, who.id)
    with refused("not_owner"):
        await clubs.give_role(club, bob, gil.id, "officer")
    await clubs.remove(club, bob, gil.id)
    with refused("removed_from_club"):
        await clubs.join(club, gil)
    with refused("not_member"):
        await clubs.leave(club, gil)
    await clubs.remove(club, bob, gil.id)
    await clubs.join(club, gil)
    assert (await roles(site, club))[gil.id] == "member"


async def test_the_last_owner_names_another(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    clubs = site.arena.clubs
    stranger = (await site.members(1))[0]
    for heir in ("", ada.id, stranger.id):
        with refused("last_owner"):
            await clubs.leave(club, ada, heir)
    with refused("last_owner"):
        await clubs.give_role(club, ada, ada.id, "member")
    await clubs.leave(club, ada, bob.id)
    assert await roles(site, club) == {bob.id: "owner", eve.id: "member"}
    await clubs.give_role(club, bob, eve.id, "owner")
    await clubs.leave(club, bob)
    assert await roles(site, club) == {eve.id: "owner"}


async def test_an_empty_club_can_be_joined_for_thirty_days(site: Site) -> None:
    club, [ada] = await founded(site, ASKING)
    clubs = site.arena.clubs
    await clubs.leave(club, ada)
    site.time += ENDS_AFTER - 1
    await clubs.round()
    [bob] = await site.members(1)
    await clubs.join(await read(site, club), bob)
    assert await roles(site, club) == {bob.id: "owner"}
    await clubs.leave(await read(site, club), bob)
    site.time += ENDS_AFTER + 1
    await clubs.round()
    with refused("no_such_club"):
        await read(site, club)


async def test_a_club_ends_by_its_only_member_or_by_a_host(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    clubs = site.arena.clubs
    with refused("not_owner"):
        await clubs.end(club, ada, is_host=False)
    await clubs.leave(club, bob)
    await clubs.end(await read(site, club), ada, is_host=False)
    other = await clubs.found(ada, OPEN)
    await clubs.end(other, bob, is_host=True)
    assert [each.deed for each in await site.arena.store.audit_entries(1)] == ["end-club"]


async def test_a_deleted_account_leaves_its_clubs(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    await site.arena.clubs.give_role(club, ada, eve.id, "officer")
    await site.arena.club_talk.say(club, ada, ClubSay("1", "My secret"), "")
    await site.arena.forget(ada.id, "A former player")
    assert await roles(site, club) == {bob.id: "member", eve.id: "owner"}
    told = await site.arena.club_sheets.talk(club, bob)
    assert [(each.text, each.name) for each in told.lines] == [("", "A former player")]


async def test_what_is_agreed_is_set_by_officers_and_checked(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    agreed = AgreedInClub("live-15", {})
    with refused("not_officer"):
        await site.arena.clubs.agree(club, bob, "oriflamme", agreed)
    with refused("no_such_game"):
        await site.arena.clubs.agree(club, ada, "chess", agreed)
    with refused("malformed"):
        await site.arena.clubs.agree(club, ada, "oriflamme", AgreedInClub("live-15", {"no_such": 1}))
    await site.arena.clubs.agree(club, ada, "oriflamme", agreed)
    kept = (await read(site, club)).agreed["oriflamme"]
    assert (kept.tempo, "no_such" in kept.options) == ("live-15", False)
    await site.arena.clubs.agree(await read(site, club), ada, "oriflamme", None)
    assert (await read(site, club)).agreed == {}


# Tournaments


async def test_a_tournament_of_a_club_is_for_its_members_and_in_no_list_of_others(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    [stranger] = await site.members(1)
    cup = replace(CUP, club=club.id)
    with refused("not_member"):
        await site.arena.desk.hold(stranger, cup)
    event = await site.arena.desk.hold(ada, cup)
    with refused("not_member"):
        await site.arena.desk.enter(event, stranger)
    await site.arena.desk.enter(event, bob)
    assert (event.public, (await site.arena.sheets.listed()).open) == (False, [])
    assert [(each.id, each.people) for each in await site.arena.sheets.of_club(club.id)] == [(event.id, 1)]
    await site.arena.desk.leave(event, bob)
    await site.arena.clubs.remove(club, ada, bob.id)
    with refused("not_member"):
        await site.arena.desk.enter(event, bob)


# Talk


async def test_members_talk_and_each_line_is_said_once(site: Site) -> None:
    club, [_, bob] = await founded(site, OPEN, 1)
    talk, [stranger] = site.arena.club_talk, await site.members(1)
    assert [await talk.say(club, bob, ClubSay("1", "Hello\n there \u202e"), "") for _ in range(2)] == [1, 1]
    for ask in (talk.say(club, stranger, ClubSay("2", "Hi"), ""), site.arena.club_sheets.talk(club, stranger)):
        with refused("not_member"):
            await ask
    assert [each.text for each in (await site.arena.club_sheets.talk(club, bob)).lines] == ["Hello there"]
    with refused("talk_off"):
        await talk.say(replace(club, talks=False), bob, ClubSay("3", "Hi"), "")


async def test_talk_is_as_fast_as_at_tables(site: Site) -> None:
    club, [_, bob] = await founded(site, OPEN, 1)
    said = [site.arena.club_talk.say(club, bob, ClubSay(str(number), "Hi"), "") for number in range(9)]
    results = await asyncio.gather(*said, return_exceptions=True)
    assert results[:6] == [1, 2, 3, 4, 5, 6]
    assert [str(each) for each in results[6:]] == ["too_fast"] * 3


async def test_officers_remove_lines(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    talk = site.arena.club_talk
    number = await talk.say(club, bob, ClubSay("1", "Rude"), "")
    with refused("not_officer"):
        await talk.remove(club, eve, number, is_host=False)
    with refused("not_found"):
        await talk.remove(club, ada, 99, is_host=False)
    await talk.remove(club, ada, number, is_host=False)
    await talk.remove(club, ada, number, is_host=False)
    assert [(each.text, each.removed) for each in (await site.arena.club_sheets.talk(club, eve)).lines] == [("", True)]
    second = await talk.say(club, bob, ClubSay("2", "Ruder"), "")
    await talk.remove(club, eve, second, is_host=True)
    own = await talk.say(club, ada, ClubSay("3", "Mine"), "")
    await talk.remove(club, ada, own, is_host=False)
    log = [(each.admin, each.deed, each.about) for each in await site.arena.store.audit_entries(9)]
    where = f"{club.name} ({club.id}) · {bob.name}"
    assert log == [(eve.name, "remove-line", where), (ada.name, "remove-line", where)], "not what one removes of oneself"


async def test_a_block_hides_lines_in_both_directions_and_neither_can_tell(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    for number, each in enumerate((ada, bob, eve)):
        await site.arena.club_talk.say(club, each, ClubSay("1", f"I am {number}"), "")
    before = await site.arena.club_sheets.of(club, bob)
    await site.arena.friends.block(ada, bob)
    seen = {
        each.id: [line.text for line in (await site.arena.club_sheets.talk(club, each)).lines] for each in (ada, bob, eve)
    }
    assert seen == {ada.id: ["I am 0", "I am 2"], bob.id: ["I am 1", "I am 2"], eve.id: ["I am 0", "I am 1", "I am 2"]}
    assert await site.arena.club_sheets.of(club, bob) == before
    await site.arena.store.mute(eve.id, bob.id)
    assert len((await site.arena.club_sheets.talk(club, eve)).lines) == 2
    assert len((await site.arena.club_sheets.talk(club, bob)).lines) == 2


async def test_neither_of_a_blocked_pair_finds_a_line_of_the_other_by_its_number(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    hidden = await site.arena.club_talk.say(club, ada, ClubSay("1", "My secret"), "")
    own = await site.arena.club_talk.say(club, bob, ClubSay("1", "Rude"), "")
    await site.arena.clubs.give_role(club, ada, bob.id, "officer")
    await site.arena.friends.block(ada, bob)
    for reader, number in ((bob, hidden), (ada, own)):
        for line in (number, 99_999):
            with refused("not_found"):
                await site.arena.reporting.about(reader, FileReport("club_line", "insult", club=club.id, line=line), None)
            with refused("not_found"):
                await site.arena.club_talk.remove(club, reader, line, is_host=False)


async def test_numbers_of_lines_grow_with_the_time_and_do_not_count_hidden_ones(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    await site.arena.friends.block(ada, bob)
    numbers = []
    for silent in (True, False):
        for number in range(3):
            site.time += 60
            if not silent:
                await site.arena.club_talk.say(club, ada, ClubSay(str(number), "Hidden"), "")
                site.time += 60
            numbers.append(await site.arena.club_talk.say(club, bob, ClubSay(f"{silent}{number}", "Hi"), ""))
    assert [after - before for before, after in pairwise(numbers)] == [60, 60, 120, 120, 120]


async def test_the_latest_lines_are_kept_whatever_their_numbers(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_talk, "KEEP", 3)
    club, [ada] = await founded(site, OPEN)
    for number in range(5):
        site.time += 1000
        await site.arena.club_talk.say(club, ada, ClubSay(str(number), str(number)), "")
    assert [each.text for each in (await site.arena.club_sheets.talk(club, ada)).lines] == ["2", "3", "4"]


async def test_what_is_said_at_one_node_is_read_at_the_other(two: Site) -> None:
    club, [ada, bob] = await founded(two, OPEN, 1)
    said = [
        node.club_talk.say(club, each, ClubSay("1", each.name), "")
        for node, each in zip(two.nodes, (ada, bob), strict=True)
    ]
    assert sorted(await asyncio.gather(*said)) == [1, 2]
    for node in two.nodes:
        assert {each.text for each in (await node.club_sheets.talk(club, ada)).lines} == {ada.name, bob.name}


# What is shown


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


# Invitations, notices, reports


async def test_a_club_is_invited_but_for_those_whom_a_block_keeps_apart(site: Site) -> None:
    club, [ada, bob, eve, gil] = await founded(site, OPEN, 3)
    await site.arena.friends.block(eve, ada)
    await site.arena.store.mute(gil.id, ada.id)
    doc = await site.arena.opener.open(
        ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], public=False)
    )
    table = await site.arena.tables.get(doc.id)
    with refused("not_host"):
        await site.arena.invite_all(table, bob, {ada.id})
    await site.arena.invite_all(table, ada, await site.arena.store.people_in_club(club.id))
    lobbies = {
        each.id: [one.id for one in (await site.arena.lobbies.seen_by(each)).invited] for each in (ada, bob, eve, gil)
    }
    assert lobbies == {ada.id: [], bob.id: [doc.id], eve.id: [], gil.id: []}


async def test_a_host_invites_a_few_groups_in_an_hour(site: Site) -> None:
    club, [ada, *_] = await founded(site, OPEN, 1)
    doc = await site.arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2]))
    table, people = await site.arena.tables.get(doc.id), await site.arena.store.people_in_club(club.id)
    for _ in range(4):
        await site.arena.invite_all(table, ada, people)
    with refused("too_fast"):
        await site.arena.invite_all(table, ada, people)


async def test_news_of_a_club_is_sent_while_it_is_so(site: Site) -> None:
    club, [ada] = await founded(site, ASKING)
    bob, eve = await site.members(2)
    sent: list[tuple[str, str]] = []

    async def carry(channel: Channel, message: object, name: str) -> str:
        sent.append((channel.person, str(getattr(message, "text", ""))))
        assert getattr(message, "link", "") == f"https://arena.example.org/clubs/{club.id}"
        return "sent"

    site.arena.postman._carriers = {"webhook": carry}  # type: ignore[dict-item]
    for each in (ada, bob):
        origin = "https://arena.example.org"
        await site.arena.store.save_channel(Channel(f"ch {each.id}", each.id, "https://example.org/hook", "en", origin))
    await site.arena.clubs.join(club, eve)
    await site.arena.clubs.leave(club, eve)
    await site.arena.postman.round()
    assert sent == [], "the request was taken back"
    await site.arena.clubs.join(club, bob)
    await site.arena.postman.round()
    await site.arena.clubs.give_role(club, ada, bob.id, "member")
    await site.arena.postman.round()
    await site.arena.clubs.give_role(club, ada, bob.id, "owner")
    await site.arena.postman.round()
    assert sent == [
        (ada.id, "Night Owls: someone asks to join the club."),
        (bob.id, "Night Owls: you’re a member now."),
        (bob.id, "Night Owls: you’re an owner of the club now."),
    ]


async def test_clubs_and_their_lines_are_reported(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    [stranger] = await site.members(1)
    number = await site.arena.club_talk.say(club, bob, ClubSay("1", "Rude"), "")
    reporting = site.arena.reporting
    line = FileReport("club_line", "insult", club=club.id, line=number)
    await reporting.file(eve, line, None, "")
    await reporting.file(stranger, FileReport("club", "name", club=club.id), None, "")
    with refused("not_member"):
        await reporting.file(stranger, line, None, "")
    for wrong, code in (
        (replace(line, line=9), "not_found"),
        (FileReport("club", "name", club="c_none"), "no_such_club"),
    ):
        with refused(code):
            await reporting.file(eve, wrong, None, "")
    found = [report for _, report in await site.arena.store.open_reports(9)]
    assert sorted((each.matter, each.about, each.table_id, each.line) for each in found) == [
        ("club", ada.id, club.id, 0),
        ("club_line", bob.id, club.id, number),
    ]

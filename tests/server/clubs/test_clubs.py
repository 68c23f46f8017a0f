"""What people can do in clubs, and who."""

import asyncio

import pytest
from msgspec.structs import replace

from regalia.server.requests import clubs as limits
from regalia.server.requests.clubs import ENDS_AFTER
from regalia.server.store.clubs import AgreedInClub, Club
from regalia.server.time.tempo import DAY
from regalia.server.wire.clubs import ClubSay
from tests.server.clubs.founded import ASKING, OPEN, founded, read, refused, roles, sanctioned
from tests.server.events.site import CUP, Site


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

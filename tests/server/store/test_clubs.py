"""What is kept of clubs."""

import asyncio

import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, Person, Store
from regalia.server.store.administration import AuditEntry
from regalia.server.store.clubs import AgreedInClub, Member, Played
from regalia.server.store.notices import Channel, Notice
from regalia.server.store.results import How, Result
from regalia.server.store.talk import Line
from tests.server.store.test_stores import doc
from tests.server.store.versions import CLUB

OWLS = replace(CLUB, people=1)


async def with_members(store: Store, *people: str, at: float = 30.0) -> None:
    """The club of Ada, with these members."""
    await store.found_club(OWLS, "u_ada")
    for number, person in enumerate(people):
        await store.join_club(Member("c_1", person, "member", at + number), 500)


async def roles(store: Store) -> dict[str, str]:
    return {each.person: each.role for each in await store.members("c_1")}


async def people(store: Store) -> int:
    club = await store.club("c_1")
    assert club is not None
    return club.people


async def test_of_two_clubs_whose_names_look_alike_one_is_founded(store: Store) -> None:
    await store.found_club(OWLS, "u_ada")
    with pytest.raises(Conflict):
        await store.found_club(replace(OWLS, id="c_2"), "u_bob")
    other = replace(OWLS, id="c_3", name="Larks", likeness="larks")
    await store.found_club(other, "u_bob")
    with pytest.raises(Conflict):
        await store.change_club(replace(other, likeness="nightowls"))
    assert (await store.club_named("larks"), await store.club_named("x")) == (other, None)


async def test_a_club_has_room_for_so_many_and_takes_each_once(store: Store) -> None:
    await store.found_club(OWLS, "u_ada")
    for refused, most in ((Member("c_1", "u_ada", "member", 1.0), 9), (Member("c_1", "u_bob", "member", 1.0), 1)):
        with pytest.raises(Conflict):
            await store.join_club(refused, most)
    assert (await roles(store), await people(store)) == ({"u_ada": "owner"}, 1)
    await store.ask_to_join(Member("c_1", "u_bob", "asked", 2.0), [])
    assert (await people(store), await store.asking_to_join("u_ada"), await store.asking_to_join("u_bob")) == (1, 1, 0)
    await store.join_club(Member("c_1", "u_bob", "member", 3.0), 2)
    assert (await roles(store), await people(store)) == ({"u_ada": "owner", "u_bob": "member"}, 2)


async def test_no_club_is_left_without_an_owner(store: Store) -> None:
    await with_members(store, "u_bob")
    ada, bob = Member("c_1", "u_ada", "owner", 20.0), Member("c_1", "u_bob", "member", 30.0)
    with pytest.raises(Conflict):
        await store.leave_club(ada, 40.0)
    with pytest.raises(Conflict):
        await store.change_role(replace(ada, role="member"), "owner")
    assert (await roles(store), await people(store)) == ({"u_ada": "owner", "u_bob": "member"}, 2)
    await store.leave_club(ada, 40.0, bob)
    assert (await roles(store), await people(store)) == ({"u_bob": "owner"}, 1)


async def test_of_two_owners_who_leave_at_once_one_stays(store: Store) -> None:
    await with_members(store, "u_bob", "u_cid")
    await store.change_role(Member("c_1", "u_bob", "owner", 31.0), "member")
    left = [store.leave_club(Member("c_1", each, "owner", 1.0), 40.0) for each in ("u_ada", "u_bob")]
    assert [type(each) for each in await asyncio.gather(*left, return_exceptions=True)].count(Conflict) == 1
    assert "owner" in (await roles(store)).values()


async def test_an_empty_club_is_ended_after_its_time_unless_one_joins(store: Store) -> None:
    await with_members(store)
    await store.leave_club(Member("c_1", "u_ada", "owner", 20.0), 40.0)
    assert (await store.clubs(9), await store.clubs_to_end(40.0), await store.clubs_to_end(41.0)) == ([], [], ["c_1"])
    await store.join_club(Member("c_1", "u_bob", "owner", 50.0), 500)
    assert await store.clubs_to_end(1e9) == []
    await store.say("c_1", Line(1, 1, "u_bob", "l-1", None, 50.0, "Hello"), 200)
    await store.end_club("c_1", 1, AuditEntry(60.0, "Ada", "end-club", "Night Owls"))
    assert (await store.club("c_1"), await store.members("c_1"), await store.lines("c_1")) == (None, [], [])
    assert [each.deed for each in await store.audit_entries(1)] == ["end-club"]


async def test_one_who_was_removed_joins_no_more(store: Store) -> None:
    await with_members(store, "u_bob")
    await store.remove_from_club(Member("c_1", "u_bob", "member", 30.0), 40.0)
    assert (await roles(store), await people(store)) == ({"u_ada": "owner", "u_bob": "removed"}, 1)
    for again in (
        store.join_club(Member("c_1", "u_bob", "member", 41.0), 9),
        store.ask_to_join(Member("c_1", "u_bob", "asked", 1.0), []),
    ):
        with pytest.raises(Conflict):
            await again
    assert await store.clubs_of("u_bob") == []
    await store.end_asking(Member("c_1", "u_bob", "removed", 40.0))
    await store.join_club(Member("c_1", "u_bob", "member", 42.0), 9)
    assert await people(store) == 2


@pytest.mark.parametrize(
    ("officers", "heir"), [([], "u_bob"), (["u_cid"], "u_cid"), (["u_dan", "u_cid"], "u_dan"), (["u_owner"], "u_bob")]
)
async def test_with_a_deleted_account_a_club_passes_to_the_oldest_officer_or_else_member(
    store: Store, officers: list[str], heir: str
) -> None:
    await store.save_person(Person("u_ada", "Ada"))
    await with_members(store, "u_bob", "u_cid", "u_dan")
    await store.ask_to_join(Member("c_1", "u_eve", "asked", 1.0), [])
    for number, each in enumerate(officers):
        if each != "u_owner":
            await store.change_role(Member("c_1", each, "officer", 33.0 + number), "member")
    await store.forget_person("u_ada", "A former player", 50.0)
    after = await roles(store)
    assert [person for person, role in after.items() if role == "owner"] == [heir]
    assert ("u_ada" in after, await people(store)) == (False, 3)


async def test_with_its_last_member_deleted_a_club_is_empty(store: Store) -> None:
    await store.save_person(Person("u_ada", "Ada"))
    await with_members(store)
    await store.forget_person("u_ada", "A former player", 50.0)
    club = await store.club("c_1")
    assert club is not None
    assert (club.people, club.emptied) == (0, 50.0)


async def test_clubs_are_listed_page_by_page_the_largest_first(store: Store) -> None:
    for number in range(5):
        await store.found_club(replace(OWLS, id=f"c_{number}", likeness=f"club{number}"), "u_ada")
        for other in range(number % 3):
            await store.join_club(Member(f"c_{number}", f"u_{other}", "member", 1.0), 9)
    first = await store.clubs(3)
    rest = await store.clubs(3, (first[-1].people, first[-1].id))
    assert [(each.id, each.people) for each in [*first, *rest]] == [
        ("c_2", 3), ("c_4", 2), ("c_1", 2), ("c_3", 1), ("c_0", 1),
    ]  # fmt: skip


def result(
    table: str, person: str, place: int, points: float, ended: float, public: int = 1, how: How = "played"
) -> Result:
    """How a public game of Oriflamme ended for a person."""
    seat = int(person == "u_eve")
    return Result(
        table, seat, "oriflamme", 1, "", "", "live", public, 2, "", person, "", "", place, points, ended, ended, 9, how
    )


async def played(
    store: Store, table: str, place: int, points: float, ended: float, public: int = 1, how: How = "played"
) -> None:
    """A game of Ada against Eve, who is a stranger."""
    both = [result(table, "u_ada", place, points, ended, public, how), result(table, "u_eve", 3 - place, 99.0, ended)]
    await store.save_table(doc(table, created=1, status="over"), results=both)


async def test_games_are_read_page_by_page_with_what_counts_for_records(store: Store) -> None:
    games: list[tuple[int, How]] = [(1, "played"), (0, "played"), (1, "bot_kept")]
    for number, (public, how) in enumerate(games):
        await played(store, f"T{number}", 1, 5.0, 100.0 + number, public, how)
    alone = replace(result("T3", "u_ada", 1, 7.0, 103.0), seats=1)
    await store.save_table(doc("T3", created=1, status="over"), results=[alone])
    first = await store.played("u_ada", None, 2)
    rest = await store.played("u_ada", first[-1], 9)
    assert [(each.table, each.counts, each.with_people) for each in [*first, *rest]] == [
        ("T0", True, True), ("T1", False, True), ("T2", False, True), ("T3", True, False),
    ]  # fmt: skip
    assert (rest[1], await store.played("u_ada", rest[1], 9)) == (
        Played("oriflamme", "T3", 103.0, 1, 7.0, counts=True, with_people=False), [],
    )  # fmt: skip


async def test_one_who_joins_or_is_admitted_finds_an_owner(store: Store) -> None:
    await with_members(store)
    await store.ask_to_join(Member("c_1", "u_cid", "asked", 1.0), [])
    await store.leave_club(Member("c_1", "u_ada", "owner", 20.0), 40.0)
    for late in (
        store.join_club(Member("c_1", "u_bob", "member", 41.0), 9),
        store.admit_to_club(Member("c_1", "u_cid", "member", 41.0), 9, []),
    ):
        with pytest.raises(Conflict):
            await late
    assert (await roles(store), await people(store)) == ({"u_cid": "asked"}, 0)


async def test_an_agreement_and_other_settings_saved_at_once_both_hold(store: Store) -> None:
    await with_members(store)
    club = await store.club("c_1")
    assert club is not None
    await store.agree_in_club(club, {"oriflamme": AgreedInClub("day", {})})
    await store.change_club(replace(club, words="New"))
    with pytest.raises(Conflict):
        await store.agree_in_club(club, {"nocturion": AgreedInClub("day", {})})
    after = await store.club("c_1")
    assert after is not None
    assert (after.words, [*after.agreed]) == ("New", ["oriflamme"])


async def test_a_club_does_not_end_under_one_who_has_just_joined(store: Store) -> None:
    await with_members(store, "u_bob")
    with pytest.raises(Conflict):
        await store.end_club("c_1", 1)
    assert await people(store) == 2


async def test_notices_of_clubs_wait_in_the_outbox_once(store: Store) -> None:
    await store.save_channel(Channel("ch", "u_ada", "https://example.org", "en", "https://arena.example.org"))
    await store.found_club(OWLS, "u_ada")
    notice = Notice("u_ada", "club", "asked-u_bob", 5.0)
    await store.ask_to_join(Member("c_1", "u_bob", "asked", 5.0), [notice])
    await store.end_asking(Member("c_1", "u_bob", "asked", 5.0))
    await store.ask_to_join(Member("c_1", "u_bob", "asked", 6.0), [replace(notice, at=6.0)])
    assert [(each.table, each.mark) for each in await store.parcels(9.0)] == [("c_1", "asked-u_bob")]

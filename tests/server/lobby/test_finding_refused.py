"""Searches that are refused or end: for what cannot be played, suspended people, and before maintenance."""

from pathlib import Path

import pytest

from regalia import games
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.nodes.announcements import REFUSED_BEFORE, announcement_of
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.administration import AuditEntry
from regalia.server.store.announcements import Announcement
from regalia.server.store.reports import Report, Sanction
from regalia.server.wire.seeks import NewSeek
from tests.server.lobby.finding import Site, found


@pytest.mark.parametrize(
    ("wanted", "code", "allowed"),
    [
        (NewSeek(["chess"]), "no_such_game", [*games.slugs()]),
        (NewSeek(["oriflamme"], [2]), "wrong_count", [3, 4, 5]),
        (NewSeek(["wheel_of_time", "oriflamme"], [6]), "wrong_count", [2, 3, 4, 5]),
    ],
)
async def test_what_cannot_be_played_is_refused_by_name(site: Site, wanted: NewSeek, code: str, allowed: object) -> None:
    [ada] = await site.people("Ada")
    with pytest.raises(Refuse) as refused:
        await site.arena.finder.seek(ada, wanted)
    assert (refused.value.problem.code, refused.value.problem.allowed) == (code, allowed)


async def test_one_who_does_not_look_can_let_no_bots_in(site: Site) -> None:
    [ada] = await site.people("Ada")
    with pytest.raises(Refuse, match="no_seek"):
        await site.arena.finder.let_bots_in(ada)


async def test_only_so_many_searches_are_begun_in_a_minute(site: Site) -> None:
    [ada] = await site.people("Ada")
    for number in range(10):
        await site.seek(ada, seats=(3 + number % 2,))
    with pytest.raises(Refuse, match="too_fast"):
        await site.seek(ada)


async def test_a_host_can_turn_it_off(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", matching="no"))
    ada = await arena.greet("Ada")
    with pytest.raises(Refuse, match="matching_off"):
        await arena.finder.seek(ada, NewSeek(["oriflamme"]))
    await arena.close()


async def suspend(site: Site, person: Person) -> None:
    """An administrator suspends a person without end, after a report."""
    store, admin = site.arena.store, AuditEntry(site.time, "Host", "report-suspended", person.name)
    await store.file_report(Report("r", "u_other", person.id, "person", "", 0, "spam", "", site.time), [])
    await store.decide_report("r", "suspended", admin, Sanction(person.id, "suspended", None, site.time))


async def test_who_is_suspended_looks_no_longer(site: Site) -> None:
    ada, bob, eve = await found(site, "Ada", "Bob", "Eve")
    await site.confirm(ada, bob)
    offer = (await site.state(eve)).offer
    await suspend(site, eve)
    assert offer is not None
    with pytest.raises(Refuse, match="suspended"):
        await site.arena.finder.confirm(eve, offer.id)
    await site.rounds()
    assert await site.states(ada, bob, eve) == ["looking", "looking", "none"]


async def test_who_was_suspended_after_confirming_gets_no_table(site: Site) -> None:
    ada, bob, eve = await found(site, "Ada", "Bob", "Eve")
    await site.confirm(ada, bob, eve)
    kept = await site.arena.store.seek(eve.id)
    await suspend(site, eve)
    assert kept is not None
    await site.arena.store.save_seek(kept)  # as if another node had just saved it
    await site.rounds()
    assert await site.states(ada, bob, eve) == ["looking", "looking", "none"]


ENTRY = AuditEntry(1.0, "Ada", "announce-maintenance", "")


async def maintained(site: Site, starts_in: float) -> Announcement:
    """Maintenance that begins in so many seconds and lasts 20 minutes."""
    starts = site.time + starts_in
    made = announcement_of("maintenance", {}, starts, starts + 1200, site.time)
    await site.arena.store.announce(made, ENTRY)
    await site.arena.read_announcements()
    return made


async def test_no_search_for_a_live_game_begins_before_maintenance(site: Site) -> None:
    [ada] = await site.people("Ada")
    await maintained(site, REFUSED_BEFORE + 1)
    await site.seek(ada)
    site.time += 1
    with pytest.raises(Refuse, match="maintenance"):
        await site.seek(ada, seats=(4,))
    assert (await site.state(ada)).seats == [3], "the search that she had goes on"
    await site.seek(ada, tempo="days")
    assert (await site.state(ada)).tempo == "days"


async def test_a_table_that_is_confirmed_when_maintenance_is_near_is_offered_again_after_it(site: Site) -> None:
    people = await found(site, "Ada", "Bob", "Eve")
    made = await maintained(site, 600)
    await site.confirm(*people)
    await site.rounds()
    assert await site.states(*people) == ["looking"] * 3
    assert site.arena.finder.is_held_up(await site.state(people[0]))
    await site.arena.store.end_announcement(made, site.time, ENTRY)
    await site.arena.read_announcements()
    await site.rounds()
    assert await site.states(*people) == ["found"] * 3

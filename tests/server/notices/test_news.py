"""Notices about no table: one over days that is found, and a new season of a league."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from regalia.server.store import Entry, Event, Offer, Person, Seek, Within
from regalia.server.store.events import season_of
from tests.server.notices.world import HOOK, ORIGIN, World

OFFER = Offer("o-1", "oriflamme", "days", 3, 2, 1_000_000.0, 1_086_400.0)
SEASON = Event(
    id="e-2", name="Cup", words="", game="oriflamme", options={}, seats=3, pace="day", format="league", rounds=0, bots=True,
    public=True, most=16, starts=None, round_time=86_400.0, seed="", director="u_kim", created=1_000_000.0, season=2,
)  # fmt: skip


async def seeking(there: World, tempo: Within = "days") -> Sequence[Person]:
    """Two people to whom a table is offered."""
    await there.table()
    two = there.people[:2]
    seeks = [Seek(each.id, f"s-{each.id}", ("oriflamme",), (), tempo, 1.0, None, 1.0) for each in two]
    for seek in seeks:
        await there.arena.store.save_seek(seek)
    await there.arena.store.make_offer(replace(OFFER, tempo=tempo), seeks)
    return two


def found(there: World) -> list[tuple[str, str]]:
    """To which addresses news went, and where they lead."""
    return sorted((address, body["link"]) for address, body, _ in there.posted if body["kind"] in ("found", "season"))


async def test_those_who_must_confirm_a_table_over_days_are_notified_once(there: World) -> None:
    await seeking(there)
    await there.round()
    assert found(there) == [(f"{HOOK}0", f"{ORIGIN}/find"), (f"{HOOK}1", f"{ORIGIN}/find")]
    await there.round(3600.0)
    assert found(there) == []


async def test_a_person_who_has_confirmed_is_not_notified(there: World) -> None:
    ada, _ = await seeking(there)
    await there.arena.store.confirm_seek(ada.id, "o-1", there.now)
    await there.round()
    assert found(there) == [(f"{HOOK}1", f"{ORIGIN}/find")]


@pytest.mark.parametrize("after", ["live", "withdrawn"])
async def test_no_notice_of_a_live_table_or_one_that_is_no_longer_offered(there: World, after: str) -> None:
    await seeking(there, "live" if after == "live" else "days")
    if after == "withdrawn":
        await there.arena.store.withdraw_offer("o-1")
    await there.round()
    assert found(there) == []


async def test_those_who_are_carried_into_a_new_season_are_notified_while_it_is_open(there: World) -> None:
    await there.table()
    people = [Entry("e-2", each.id, 1.0, "in", place) for place, each in enumerate(there.people[:2], 1)]
    await there.arena.store.save(*season_of(SEASON, people), *season_of(SEASON, people))
    await there.arena.store.save(*season_of(replace(SEASON, id="e-3", state="over"), people))
    await there.round()
    assert found(there) == [(f"{HOOK}0", f"{ORIGIN}/events/e-2"), (f"{HOOK}1", f"{ORIGIN}/events/e-2")]

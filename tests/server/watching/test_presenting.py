"""A presenter leads others through a finished game, at all nodes, until they end it or have left for ten minutes."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.server.arena import Arena
from regalia.server.requests import joining, presenting, resigning
from regalia.server.requests.handler import ask
from regalia.server.store import Person
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.presenting import Present, StopPresenting
from tests.server.players import until
from tests.server.table.site import play
from tests.server.table.world import World, place, refused, there
from tests.server.watching.test_spectators import latest, watcher_of

__all__ = ["place", "there"]
SECRET = "5e" * 32
LINK = presenting.link_of(SECRET)


async def finished(there: World) -> Table:
    table = await there.table("none")
    for seat in (0, 1):
        await ask(table, partial(resigning.resign, table, there.people[seat], seat))
    return table


async def show(table: Table, watcher: Watcher, at: int, *marks: str, seat: int | None = None) -> None:
    await table.do(partial(presenting.present, table, watcher, Present("p", SECRET, at, seat, marks)))


async def follower(table: Table, person: Person | None = None) -> Watcher:
    watcher = await watcher_of(table, person)
    presenting.follow(table, watcher, LINK)
    return watcher


def presented(watcher: Watcher) -> dict[str, Any]:
    message: dict[str, Any] = latest(watcher)["presentation"]
    return {name: message[name] for name in ("name", "at", "seat", "marks", "followers", "yours")}


async def test_those_who_follow_see_moment_eyes_and_marks_of_the_presenter(there: World) -> None:
    table = await finished(there)
    presenter, sue = await watcher_of(table, there.people[0]), await follower(table)
    assert presented(sue)["at"] is None, "nothing is shown yet"
    await show(table, presenter, 1, "b1", seat=2)
    shown = {"at": 1, "seat": 2, "marks": ["b1"], "name": "Ada", "followers": 1}
    assert presented(sue) == {**shown, "yours": False}
    assert presented(presenter) == {**shown, "yours": True}
    other = await watcher_of(table)
    assert "presentation" not in latest(other), "only those with the link"
    await table.do(partial(presenting.stop, table, StopPresenting("s", SECRET)))
    assert presented(sue)["at"] is None


async def test_only_a_finished_game_is_presented_and_not_too_fast(there: World) -> None:
    table = await there.table("none")
    presenter = await watcher_of(table, there.people[0])
    assert await refused(show(table, presenter, 0)) == "not_over"
    for seat in (0, 1):
        await ask(table, partial(resigning.resign, table, there.people[seat], seat))
    assert await refused(show(table, presenter, 0, seat=3)) == "no_such_seat"
    for at in range(30):
        await show(table, presenter, at)
    assert await refused(show(table, presenter, 0)) == "too_fast"


async def test_it_ends_when_the_presenter_has_left_for_ten_minutes(there: World) -> None:
    table = await finished(there)
    presenter, sue = await watcher_of(table, there.people[0]), await follower(table)
    await show(table, presenter, 1)
    there.now += 3600
    await there.look(table)
    assert presented(sue)["at"] == 1, "the presenter is here"
    joining.part(table, presenter)
    there.now += 599
    await there.look(table)
    assert "presentation" not in latest(sue)
    there.now += 2
    await there.look(table)
    assert presented(sue)["at"] is None
    again = await watcher_of(table, there.people[0])
    await show(table, again, 2)
    assert presented(sue)["at"] == 2, "the same link leads there again"


def test_a_presentation_is_followed_at_another_node(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada = await one.greet("Ada")
        new = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")])
        table = await one.tables.get((await one.opener.open(ada, new)).id)
        await table.do(lambda: one.tables.start(table, ada))
        for seat in (0, 1):
            await ask(table, partial(resigning.resign, table, ada, seat))
        there = await two.tables.get(table.doc.id)
        presenter, sue = await watcher_of(table, ada), await follower(there)
        await show(table, presenter, 1, "b1")
        await until(lambda: there.presentations.get(LINK))
        await until(lambda: table.presence.following(LINK, ada.id) == 1)
        seen = presented(sue)
        assert (seen["at"], seen["marks"], seen["name"]) == (1, ["b1"], "Ada")
        await until(lambda: presented_count(presenter) == 1)
        await table.do(partial(presenting.stop, table, StopPresenting("s", SECRET)))
        await until(lambda: there.presentations.get(LINK) is None)

    play(tmp_path, scene)


def presented_count(watcher: Watcher) -> int:
    watcher.wake_for_presentation()
    return int(latest(watcher)["presentation"]["followers"])


@pytest.mark.parametrize("secret", ["5f" * 32, "00" * 32])
def test_the_link_is_made_of_the_secret_and_does_not_give_it_away(secret: str) -> None:
    assert presenting.link_of(secret) != LINK
    assert LINK not in SECRET

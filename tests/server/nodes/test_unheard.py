"""A node that has missed a message of another finds out what was done, and does nothing by an old position."""

import asyncio
import random
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from regalia.server import other_nodes
from regalia.server.app import application
from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.live.channel import handle_message
from regalia.server.nodes import leases
from regalia.server.nodes.bus import Changed
from regalia.server.requests import joining
from regalia.server.requests.handler import handle
from regalia.server.store import Sitting
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable
from regalia.server.wire.sights import Done, Refused
from tests.server.table.site import (
    PEOPLE,
    WITH_BOTS,
    Deaf,
    act,
    answer,
    begun,
    heard,
    mine,
    play,
    seq,
    until,
)

pytestmark = pytest.mark.usefixtures("patience")


async def at_both(one: Arena, two: Arena) -> tuple[str, Table, Table]:
    """A person, and a table in play as it is at each of two nodes."""
    ada, here = await begun(one, PEOPLE)
    return ada, here, await two.tables.get(here.doc.id)


async def asked(node: Arena, person: str, method: str, path: str, body: Any = None) -> Any:
    """What a node answers to a request. Raises HTTPStatusError if it is refused."""
    app, known = application(node.settings), await node.store.person(person)
    app.state.arena = node
    assert known is not None
    headers = {"Authorization": f"Bearer {await node.sessions.begin(known, 'browser')}"}
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://localhost", headers=headers
    ) as browser:
        return (await browser.request(method, path, json=body)).raise_for_status().json()


def test_what_was_done_while_the_bus_was_down_is_found_in_the_store(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        assert seq(there) == 0
        two.tables.compare(await two.store.numbers([here.doc.id]))
        await until(lambda: seq(there) == 1)

    play(tmp_path, scene, bus)


def test_a_table_is_read_once_for_all_words_that_wait_and_again_for_a_word_that_comes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        _, _, there = await at_both(one, two)
        await heard(one, two)
        gate, begun, follow = asyncio.Event(), 0, there.follow

        async def counted() -> None:
            nonlocal begun
            begun += 1
            await gate.wait()
            await follow()

        monkeypatch.setattr(there, "follow", counted)
        for _ in range(9):
            two.tables.read_again(there.doc.id)
        await until(lambda: begun == 1)
        two.tables.read_again(there.doc.id)
        gate.set()
        await heard(two)
        assert begun == 2

    play(tmp_path, scene)


def test_what_another_node_has_done_is_not_refused_here_when_it_is_asked_for_again(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        await act(here, ada, "a1", random.Random(1))
        request = answer(here, "a2", random.Random(2))
        assert there.play is not None
        assert request.seat not in there.play.game.asks  # as far as this node knows
        done = await here.do(lambda: handle(here, ada, request))
        assert isinstance(done, Done)
        assert await there.do(lambda: handle(there, ada, request)) == done

    play(tmp_path, scene, bus)


def test_a_rematch_is_opened_by_a_node_that_has_not_heard_that_the_game_is_over(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        rng, number = random.Random(1), count()
        while here.doc.status == "playing":
            await act(here, ada, f"a{next(number)}", rng)
        assert there.doc.status == "playing"  # as far as this node knows
        rematch = (await asked(two, ada, "POST", f"/api/tables/{here.doc.id}/rematch"))["id"]
        assert (await two.tables.get(rematch)).seats_of(ada) == [0, 1, 2]

    play(tmp_path, scene, bus)


def test_a_vote_about_what_was_proposed_at_another_node_counts(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bob = await one.greet("Bob")
        await here.do(lambda: here.change(seating.put(here.doc, 1, Sitting(bob.id))))
        await there.do(there.follow)
        bus.is_up = False
        await asked(one, ada, "POST", f"/api/tables/{here.doc.id}/motion", {"matter": "call_off"})
        assert there.doc.motion is None  # as far as this node knows
        await asked(two, bob.id, "PUT", f"/api/tables/{here.doc.id}/motion", {"yes": True})
        assert there.doc.called_off

    play(tmp_path, scene, bus)


def test_what_the_host_says_about_talk_is_said_again_if_an_action_was_not_heard_of(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        await asked(two, ada, "PUT", f"/api/tables/{here.doc.id}/talk", {"talk": "phrases"})
        assert (seq(there), there.doc.talk) == (1, "phrases")

    play(tmp_path, scene, bus)


def test_the_record_of_a_game_is_given_by_a_node_that_has_not_heard_that_it_is_over(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        rng, number = random.Random(1), count()
        while here.doc.status == "playing":
            await act(here, ada, f"a{next(number)}", rng)
        assert there.doc.status == "playing"  # as far as this node knows
        path = f"/api/tables/{here.doc.id}/record"
        assert await asked(two, ada, "GET", path) == await asked(one, ada, "GET", path)

    play(tmp_path, scene, bus)


@pytest.mark.parametrize(
    "message",
    [b'{"type":"face","seat":1}', b'{"type":"say","id":"s1","seat":1,"phrase":"hello"}'],
    ids=["look", "talk"],
)
def test_a_seat_that_was_taken_at_another_node_is_ones_own(tmp_path: Path, message: bytes) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        _, here, there = await at_both(one, two)
        bob = await one.greet("Bob")
        bus.is_up = False
        await here.do(lambda: here.change(seating.put(here.doc, 1, Sitting(bob.id))))
        assert there.seats_of(bob.id) == []  # as far as this node knows
        replies: list[Any] = []
        await handle_message(there, Watcher(there.messages, bob.id), message, replies.append)
        assert not any(isinstance(reply, Refused) for reply in replies)

    play(tmp_path, scene, bus)


@pytest.mark.parametrize("is_behind_by", ["the bot", "a change"])
def test_a_seat_that_a_bot_has_kept_since_another_node_said_so_is_given_back(tmp_path: Path, is_behind_by: str) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = is_behind_by != "the bot"
        await here.do(lambda: here.change(seating.stand_in(here.doc, 0, "page")))
        await until(lambda: there.doc.seats[0].kept == bus.is_up)
        bus.is_up = False
        if is_behind_by == "a change":
            await here.do(lambda: here.change(here.doc))
        watcher = Watcher(there.messages, ada)
        await there.do(lambda: joining.join(there, watcher))
        await here.do(here.follow)
        assert not there.doc.seats[0].kept
        assert not here.doc.seats[0].kept

    play(tmp_path, scene, bus)


@pytest.mark.parametrize("has_it", [False, True])
def test_a_node_that_has_not_heard_of_a_bots_turn_lets_the_bot_play_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_it: bool
) -> None:
    """It takes the table up, even if it drives it already, and must not note that it is not due."""
    monkeypatch.setattr(leases, "BELIEVED", 0.0)
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        bus.is_up = False
        ada, here = await begun(one, WITH_BOTS)
        await until(lambda: one.leases.holds(here.doc.id) and mine(here))
        there = await two.tables.get(here.doc.id)
        await heard(two)
        one.bot_driver.holds = lambda table: True
        while mine(here):
            await act(here, ada, f"a{seq(here)}", random.Random(1))
        await one.leases.give_back([here.doc.id])
        assert await two.leases.take(here.doc.id) if has_it else not two.leases.holds(here.doc.id)
        before = seq(here)
        assert seq(there) < before
        await two.tables.take_up_due()
        await until(lambda: seq(there) > before)

    play(tmp_path, scene, bus)


def test_a_node_that_is_behind_changes_no_agreement(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        with pytest.raises(Refuse, match="try_again"):
            await there.do(lambda: there.change(there.doc))
        assert seq(there) == 1
        await there.do(lambda: there.change(there.doc))

    play(tmp_path, scene, bus)


def test_a_visitor_is_not_answered_by_an_old_agreement_while_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(table: str) -> None:
        raise Refuse("try_again")

    async def scene(one: Arena, two: Arena) -> None:
        ada = await one.greet("Ada")
        name = (await one.opener.open(ada, NewTable("oriflamme", PEOPLE))).id
        await two.tables.get(name)
        with monkeypatch.context() as outage:
            outage.setattr(two.store, "table", away)
            with pytest.raises(Refuse, match="try_again"):
                await two.tables.visit(name, ada, "")
        assert (await two.tables.visit(name, ada, "")).doc.id == name

    play(tmp_path, scene)


def test_a_word_that_was_lost_after_the_bus_came_back_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One node has found the bus again; the other, which says something, has not."""
    monkeypatch.setattr(other_nodes, "LOOK", 1_000)
    bus, looked = Deaf(), list[Sequence[str]]()

    async def scene(one: Arena, two: Arena) -> None:
        numbers = two.store.numbers

        async def noted(tables: Sequence[str]) -> dict[str, tuple[int, int]]:
            looked.append(tables)
            return await numbers(tables)

        monkeypatch.setattr(two.store, "numbers", noted)
        ada, here, there = await at_both(one, two)
        bus.is_up = False
        two.tasks.begin(two.other_nodes.look_for_changes())
        await until(lambda: bool(looked))
        monkeypatch.setattr(bus, "tell", lambda message: None)
        bus.is_up = True
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        await until(lambda: seq(there) == 1)

    play(tmp_path, scene, bus)


def test_a_break_of_the_bus_too_short_to_be_seen_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages were lost, although the bus is up at every look at it."""
    monkeypatch.setattr(other_nodes, "LOOK", 1_000)
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        monkeypatch.setattr(bus, "tell", lambda message: None)
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        two.tasks.begin(two.other_nodes.look_for_changes())
        await asyncio.sleep(0)
        bus.breaks += 1
        await until(lambda: seq(there) == 1)

    play(tmp_path, scene, bus)


def test_a_word_that_is_heard_twice_changes_nothing(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await at_both(one, two)
        watcher = Watcher(there.messages, ada)
        await there.do(lambda: joining.join(there, watcher))
        watcher.face(0)
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        await until(lambda: seq(there) == 1)
        while (heard := [msgspec.json.decode(raw) for raw in await watcher.messages()])[-1].get("seq") != 1:
            pass
        two.other_nodes.hear(Changed(one.name, here.doc.id))
        await there.do(there.follow)
        watcher.reply(b'{"type":"pong"}')
        assert [msgspec.json.decode(raw)["type"] for raw in await watcher.messages()] == ["pong"], heard

    play(tmp_path, scene)

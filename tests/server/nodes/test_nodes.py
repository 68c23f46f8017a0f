"""Several nodes of one site: one drives a table, all answer for it, and what one knows of people the others learn."""

import random
from functools import partial
from pathlib import Path

import pytest

from regalia.core import save
from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.nodes import leases
from regalia.server.nodes.bus import Attended, Here
from regalia.server.requests import joining, upkeep
from regalia.server.store.nodes import Fence
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.sights import Done
from regalia.server.wire.table import TableMessage
from tests.server.table.site import PEOPLE, WITH_BOTS, WITHIN, act, begun, mine, play, seq, shared_leases, silence, until

pytestmark = pytest.mark.usefixtures("patience")


def test_a_game_with_bots_is_played_at_two_nodes_and_one_drives_it(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, WITH_BOTS)
        there, rng = await two.tables.get(here.doc.id), random.Random(3)
        for turn in range(12):
            await until(lambda: mine(here) and mine(there) and seq(here) == seq(there))
            node = (here, there)[turn % 2]
            assert node.play is not None
            if node.play.game.is_over:
                break
            assert isinstance(await act(node, ada, f"a{turn}", rng), Done)
        await until(lambda: mine(here) and mine(there) and seq(here) == seq(there))
        saved = await one.store.actions(here.doc.id)
        assert any(action.person is None for action in saved)
        assert [action.seq for action in saved] == [*range(1, len(saved) + 1)]
        assert here.play is not None
        assert there.play is not None
        assert save(here.play.game) == save(there.play.game)
        assert [node.leases.holds(here.doc.id) for node in (one, two)].count(True) == 1

    play(tmp_path, scene)


def test_bots_whose_answer_was_refused_for_want_of_a_lease_are_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, WITH_BOTS)
        await until(lambda: mine(here))
        assert await one.leases.take(here.doc.id)
        monkeypatch.setattr(leases, "PATIENCE", -1.0)  # every sign of life is too old
        while mine(here):
            assert isinstance(await act(here, ada, f"a{seq(here)}", random.Random(1)), Done)
        assert not await one.leases.take(here.doc.id)
        await until(lambda: len(one.tasks) == 0)
        monkeypatch.setattr(leases, "PATIENCE", 1_000.0)
        await one.tables.take_up_due()
        await until(lambda: mine(here))

    play(tmp_path, scene)


def test_the_tables_of_a_node_that_is_silent_are_driven_by_another(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, WITH_BOTS)
        await until(lambda: mine(here))
        await until(lambda: one.leases.holds(here.doc.id))
        old = one.leases.fence(here.doc.id)
        await one.bot_driver.close()  # from now on this node moves no bot
        there, rng = await two.tables.get(here.doc.id), random.Random(1)
        while mine(there):
            assert isinstance(await act(there, ada, f"a{seq(there)}", rng), Done)
        await two.tables.take_up_due()
        assert not two.leases.holds(here.doc.id)
        silence(tmp_path, one)
        await two.tables.take_up_due()
        assert two.leases.holds(here.doc.id)
        await until(lambda: mine(there))
        assert isinstance(old, Fence)
        await one.leases.check(here.doc.id)
        assert not one.leases.holds(here.doc.id)

    play(tmp_path, scene)


def test_a_node_does_not_ask_for_a_table_again_and_again_that_another_drives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        _, here = await begun(one, PEOPLE)
        assert await one.leases.take(here.doc.id)
        assert not await two.leases.take(here.doc.id)
        tried: list[str] = []
        monkeypatch.setattr(two.store, "take_lease", lambda table, *_: tried.append(table))
        assert not await two.leases.take(here.doc.id)
        assert tried == []

    monkeypatch.setattr(leases, "BELIEVED", 1_000.0)
    play(tmp_path, scene)


def test_a_node_that_stops_leaves_its_tables_to_the_others_at_once(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        _, here = await begun(one, WITH_BOTS)
        await until(lambda: one.leases.holds(here.doc.id))
        await shared_leases(one).leave()
        assert await two.leases.take(here.doc.id)

    play(tmp_path, scene)


def test_a_node_that_joins_is_given_its_share(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        tables = [(await begun(one, PEOPLE))[1].doc.id for _ in range(9)]
        for name in tables:
            assert await one.leases.take(name)
        given = await shared_leases(one).beat()
        assert len(given) == int(9 - 4.5 - 2)
        assert [await one.leases.take(name) for name in given] == [False, False]
        assert [await two.leases.take(name) for name in given] == [True, True]

    play(tmp_path, scene)


def test_who_is_connected_at_one_node_is_here_at_the_other(tmp_path: Path) -> None:
    def shown(table: Table) -> tuple[bool, int]:
        message = table.messages.message_for(None)
        assert isinstance(message, TableMessage)
        return message.seats[0].here, message.watching

    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, PEOPLE)
        there = await two.tables.get(here.doc.id)
        sitting, looking = Watcher(there.messages, ada), Watcher(there.messages, None)
        await there.do(lambda: joining.join(there, sitting))
        await there.do(lambda: joining.join(there, looking))
        assert shown(here) == shown(there) == (True, 1)
        joining.part(there, sitting)
        assert shown(here) == shown(there) == (False, 1)
        assert here.presence.gone_for(ada) < WITHIN
        joining.part(there, looking)
        assert shown(here) == (False, 0)

    play(tmp_path, scene)


def test_of_a_crowd_that_comes_to_look_other_nodes_are_told_once_per_round(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, table = await begun(one, PEOPLE)
        there = await two.tables.get(table.doc.id)
        messages: list[Attended] = []
        bus.listen(lambda message: messages.append(message) if isinstance(message, Attended) else None)
        crowd = [Watcher(table.messages, f"u_{number}") for number in range(5 * joining.CROWD)]
        for watcher in crowd:
            await table.do(partial(joining.join, table, watcher))
        assert len(messages) < joining.CROWD
        await table.do(lambda: upkeep.look_around(table))
        assert there.presence.count == len(crowd)
        player = Watcher(table.messages, ada)
        await table.do(lambda: joining.join(table, player))
        assert there.presence.is_here(ada)
        joining.part(table, player)
        assert not there.presence.is_here(ada)
        for watcher in crowd:
            joining.part(table, watcher)
        assert there.presence.count == 0
        assert len(messages) < 3 * joining.CROWD

    bus = Here()
    play(tmp_path, scene, bus)


def test_a_bot_of_a_node_that_has_lost_the_table_is_refused(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        _, here = await begun(one, PEOPLE)
        assert await one.leases.take(here.doc.id)
        await shared_leases(one).give_back([here.doc.id])
        with pytest.raises(Refuse, match="try_again"):
            one.leases.fence(here.doc.id)

    play(tmp_path, scene)

"""Several nodes of one site: one drives a table, all answer for it, and what one knows of people the others learn."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import apsw
import msgspec
import pytest
from msgspec import Raw

from regalia.core import Seat, save
from regalia.server import arena
from regalia.server.arena import Arena
from regalia.server.bus import Changed, Hear, Here, Word
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store.nodes import Fence
from regalia.server.tables import attendance, leases
from regalia.server.tables.leases import Shared
from regalia.server.tables.requests import handle
from regalia.server.tables.table import Table
from regalia.server.tables.watcher import Watcher
from regalia.server.wire import Act, Done, NewTable, Reply, SeatPlan, TableMessage

WITHIN = 20.0
PEOPLE = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")]
WITH_BOTS = [SeatPlan("me"), SeatPlan("bot", level="page"), SeatPlan("bot", level="page")]

Scene = Callable[[Arena, Arena], Awaitable[None]]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node falls silent because the machine is slow."""
    monkeypatch.setattr(leases, "PATIENCE", 1_000.0)


class Deaf(Here):
    """A bus that carries nothing while it is down."""

    def __init__(self) -> None:
        super().__init__()
        self.is_up = True

    def tell(self, word: Word) -> None:
        if self.is_up:
            super().tell(word)

    def listen(self, hear: Hear) -> Callable[[], None]:
        return super().listen(hear)


def play(folder: Path, scene: Scene, bus: Here | None = None) -> None:
    """A scene with two nodes of one site."""
    settings, shared = Settings(folder / "arena.db", bus="nats://elsewhere", bot_delay=0), bus or Here()

    async def run() -> None:
        nodes = Arena(settings, shared), Arena(settings, shared)
        for node in nodes:
            await shared_leases(node).beat()
        try:
            await scene(*nodes)
        finally:
            for node in nodes:
                await node.close()

    asyncio.run(run())


def shared_leases(node: Arena) -> Shared:
    assert isinstance(node.leases, Shared)
    return node.leases


async def begun(node: Arena, seats: list[SeatPlan]) -> tuple[str, Table]:
    """A person, and a table in play at a node."""
    ada = await node.greet("Ada")
    table = await node.tables.get((await node.opener.open(ada, NewTable("oriflamme", seats))).id)
    await table.do(lambda: node.tables.start(table, ada))
    return ada.id, table


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so. Raises TimeoutError if it never is."""
    async with asyncio.timeout(WITHIN):
        while not is_so():
            await asyncio.sleep(0.005)


def seq(table: Table) -> int:
    return table.play.seq if table.play else 0


def mine(table: Table) -> bool:
    """True if the first seat is asked, or the game is over."""
    return table.play is not None and (0 in table.play.game.asks or table.play.game.is_over)


async def act(table: Table, person: str, name: str, rng: random.Random) -> Reply:
    """A random answer of the first seat that is asked, as this node sees the table now."""
    assert table.play is not None
    seat, options = min(cast("dict[Seat, Any]", table.play.game.asks).items())
    request = Act(name, seat, table.play.seq, Raw(msgspec.json.encode(rng.choice(options))))
    return await table.do(lambda: handle(table, person, request))


def silence(folder: Path, node: Arena) -> None:
    """As if a node had not been heard of for a long time."""
    with apsw.Connection(str(folder / "arena.db")) as file:
        file.execute("update nodes set seen_at = 0 where node = ?", (node.name,)).fetchall()


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
        assert [node.leases.holds(here.doc.id) for node in (one, two)] == [True, False]

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
        message = table.message_for(None)
        assert isinstance(message, TableMessage)
        return message.seats[0].here, message.watching

    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, PEOPLE)
        there = await two.tables.get(here.doc.id)
        sitting, looking = Watcher(there, ada), Watcher(there, None)
        await there.do(lambda: attendance.join(there, sitting))
        await there.do(lambda: attendance.join(there, looking))
        assert shown(here) == shown(there) == (True, 1)
        attendance.part(there, sitting)
        assert shown(here) == shown(there) == (False, 1)
        assert here.presence.gone_for(ada) < WITHIN
        attendance.part(there, looking)
        assert shown(here) == (False, 0)

    play(tmp_path, scene)


def test_what_was_done_while_the_bus_was_down_is_found_in_the_store(tmp_path: Path) -> None:
    bus = Deaf()

    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, PEOPLE)
        there = await two.tables.get(here.doc.id)
        bus.is_up = False
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        assert seq(there) == 0
        two.tables.compare(await two.store.numbers([here.doc.id]))
        await until(lambda: seq(there) == 1)

    play(tmp_path, scene, bus)


def test_a_word_that_was_lost_after_the_bus_came_back_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One node has found the bus again; the other, which says something, has not."""
    monkeypatch.setattr(arena, "LOOK", 1_000)
    bus, looked = Deaf(), list[Sequence[str]]()

    async def scene(one: Arena, two: Arena) -> None:
        numbers = two.store.numbers

        async def noted(tables: Sequence[str]) -> dict[str, tuple[int, int]]:
            looked.append(tables)
            return await numbers(tables)

        monkeypatch.setattr(two.store, "numbers", noted)
        ada, here = await begun(one, PEOPLE)
        there = await two.tables.get(here.doc.id)
        bus.is_up = False
        two.tasks.begin(two._look_for_changes())
        await until(lambda: bool(looked))
        monkeypatch.setattr(bus, "tell", lambda word: None)
        bus.is_up = True
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        await until(lambda: seq(there) == 1)

    play(tmp_path, scene, bus)


def test_a_word_that_is_heard_twice_changes_nothing(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here = await begun(one, PEOPLE)
        there = await two.tables.get(here.doc.id)
        watcher = Watcher(there, ada)
        await there.do(lambda: attendance.join(there, watcher))
        watcher.face(0)
        assert isinstance(await act(here, ada, "a1", random.Random(1)), Done)
        await until(lambda: seq(there) == 1)
        while (heard := [msgspec.json.decode(raw) for raw in await watcher.messages()])[-1].get("seq") != 1:
            pass
        two._hear(Changed(one.name, here.doc.id))
        await there.do(there.follow)
        watcher.reply(b'{"type":"pong"}')
        assert [msgspec.json.decode(raw)["type"] for raw in await watcher.messages()] == ["pong"], heard

    play(tmp_path, scene)


def test_a_bot_of_a_node_that_has_lost_the_table_is_refused(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        _, here = await begun(one, PEOPLE)
        assert await one.leases.take(here.doc.id)
        await shared_leases(one).give_back([here.doc.id])
        with pytest.raises(Refuse, match="try_again"):
            one.leases.fence(here.doc.id)

    play(tmp_path, scene)

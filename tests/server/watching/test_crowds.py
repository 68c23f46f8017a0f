"""A table that many look at: what is the same for all is made once, and who only watches is counted, not listed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.server.building import build_arena
from regalia.server.play import play as play_module
from regalia.server.requests import joining, upkeep
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import messages as messages_module
from regalia.server.table.table import Table
from regalia.server.table_events import TableEvents
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan

CROWD = 200


def at_a_table(folder: Path, scene: Callable[[Table, Person, list[Watcher]], Awaitable[None]]) -> None:
    """A game of three at one device in play, and a crowd that looks on."""

    async def whole() -> None:
        arena = build_arena(Settings(folder / "arena.db"))
        arena.open()
        ada = await arena.greet("Ada")
        seats = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")]
        table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", seats))).id)
        await table.do(lambda: arena.tables.start(table, ada))
        await scene(table, ada, [Watcher(table.messages, f"u_{number}") for number in range(CROWD)])
        await arena.close()

    asyncio.run(whole())


async def come(table: Table, watcher: Watcher) -> None:
    await table.do(lambda: joining.join(table, watcher))
    watcher.face(None)


def counting(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[object]:
    """Notes each call of a function of a module."""
    calls: list[object] = []
    function = getattr(module, name)

    def noting(*args: Any) -> Any:
        calls.append(args[0])
        return function(*args)

    monkeypatch.setattr(module, name, noting)
    return calls


def test_the_table_and_the_sight_are_made_once_for_all_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Table, ada: Person, crowd: list[Watcher]) -> None:
        player = Watcher(table.messages, ada.id)
        for watcher in (player, *crowd):
            await come(table, watcher)
        player.face(0)
        tables, sights = (
            counting(monkeypatch, messages_module, "table_message"),
            counting(monkeypatch, play_module, "encode"),
        )
        table.tell_table()
        messages = {message for watcher in crowd for message in watcher._take()}
        assert len(messages) == 2
        assert len(tables) == 1
        assert len(sights) <= 2
        mine = msgspec.json.decode(player._take()[0])
        assert [seat["yours"] for seat in mine["seats"]] == [True] * 3
        assert len(tables) == 2

    at_a_table(tmp_path, scene)


def test_those_who_watch_come_and_go_without_everybody_being_told_each_time(tmp_path: Path) -> None:
    async def scene(table: Table, ada: Person, crowd: list[Watcher]) -> None:
        player = Watcher(table.messages, ada.id)
        await come(table, player)
        player._take()
        for watcher in crowd:
            await come(table, watcher)
        for watcher in crowd[CROWD // 2 :]:
            joining.part(table, watcher)
        assert player._take() == []
        await table.do(lambda: upkeep.look_around(table))
        (told,) = player._take()
        assert msgspec.json.decode(told)["watching"] == CROWD // 2
        await table.do(lambda: upkeep.look_around(table))
        assert player._take() == []

    at_a_table(tmp_path, scene)


def test_that_a_player_comes_or_goes_is_told_at_once(tmp_path: Path) -> None:
    async def scene(table: Table, ada: Person, crowd: list[Watcher]) -> None:
        await come(table, crowd[0])
        crowd[0]._take()
        player, second = Watcher(table.messages, ada.id), Watcher(table.messages, ada.id)
        for here, change in (
            (True, joining.join(table, player)),
            (True, joining.join(table, second)),
        ):
            await change
            assert {seat["here"] for seat in msgspec.json.decode(crowd[0]._take()[0])["seats"]} == {here}
        for here, watcher in ((True, player), (False, second)):
            joining.part(table, watcher)
            assert {seat["here"] for seat in msgspec.json.decode(crowd[0]._take()[0])["seats"]} == {here}

    at_a_table(tmp_path, scene)


class Unwalked(dict[Any, Any]):
    """What is kept for all tables: looked into, but not gone through for one of them."""

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("a walk through all tables")

    def items(self) -> Any:
        return iter(self)


def test_what_happens_at_one_table_walks_through_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Table, ada: Person, crowd: list[Watcher]) -> None:
        events = table.services.listener
        assert isinstance(events, TableEvents)
        for driver in (events.bots, events.passes):
            monkeypatch.setattr(driver, "_tasks", Unwalked())
        events.moved(table)
        assert not events.is_busy(table)
        events.stopped(table)

    at_a_table(tmp_path, scene)

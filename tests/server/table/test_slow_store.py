"""A store that answers later, as one over a network does: what happens meanwhile is neither lost nor done twice."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Raw

from regalia.core import save
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.store.sqlite import SqliteStore
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act
from regalia.server.wire.sights import Done
from tests.server.players import until

TABLE = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")])


class Slow:
    """A store each of whose reads and writes takes a moment before and after it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not asyncio.iscoroutinefunction(found):
            return found

        async def later(*args: Any, **more: Any) -> Any:
            await asyncio.sleep(0.002)
            result = await found(*args, **more)
            await asyncio.sleep(0.002)
            return result

        return later


def slow(scene: Callable[[Arena], Awaitable[None]], folder: Path) -> None:
    async def whole() -> None:
        settings = Settings(folder / "arena.db")
        arena = build_arena(settings, Here(), cast("Store", Slow(SqliteStore(Path(settings.database)))))
        await scene(arena)
        await arena.close()

    asyncio.run(whole())


async def some_act(table: Table, person: str, name: str, rng: random.Random) -> None:
    assert table.play is not None
    seat = rng.choice(sorted(table.play.game.asks))
    ask: Any = table.play.game.asks[seat]
    act = Act(name, seat, table.play.seq, Raw(msgspec.json.encode(rng.choice(ask))))
    assert isinstance(await table.do(lambda: handle(table, person, act)), Done)


def test_all_who_come_at_once_come_to_the_same_table(tmp_path: Path) -> None:
    async def scene(arena: Arena) -> None:
        ada = await arena.greet("Ada")
        name = (await arena.opener.open(ada, TABLE)).id
        tables = await asyncio.gather(*(arena.tables.get(name) for _ in range(5)))
        assert len({id(table) for table in tables}) == 1
        assert [*arena.tables] == [tables[0]]

    slow(scene, tmp_path)


def test_a_visitor_who_gives_up_does_not_take_the_table_from_the_others(tmp_path: Path) -> None:
    async def scene(arena: Arena) -> None:
        name = (await arena.opener.open(await arena.greet("Ada"), TABLE)).id
        first, second = asyncio.create_task(arena.tables.get(name)), asyncio.create_task(arena.tables.get(name))
        await asyncio.sleep(0.001)
        first.cancel()
        assert (await second).doc.id == name

    slow(scene, tmp_path)


def test_a_game_is_played_and_taken_up_again_as_it_was(tmp_path: Path) -> None:
    async def scene(arena: Arena) -> None:
        ada, rng, begun = await arena.greet("Ada"), random.Random(3), time.time()
        table = await arena.tables.get((await arena.opener.open(ada, TABLE)).id)
        await table.do(lambda: arena.tables.start(table, ada))
        for number in range(12):
            await some_act(table, ada.id, f"a{number}", rng)
        assert table.play is not None
        before = save(table.play.game)
        arena.tables.forget(table)
        again = await arena.tables.get(table.doc.id)
        assert again is not table
        assert again.play is not None
        assert save(again.play.game) == before
        times = [action.at for action in await arena.store.actions(table.doc.id)]
        assert times == sorted(at for at in times if at is not None)
        assert begun - 1 <= (times[0] or 0) <= (times[-1] or 0) <= time.time() + 1

    slow(scene, tmp_path)


def test_a_change_elsewhere_while_a_table_is_being_read_is_seen(tmp_path: Path) -> None:
    async def scene(arena: Arena) -> None:
        ada = await arena.greet("Ada")
        name = (await arena.opener.open(ada, TABLE)).id
        doc = await arena.store.table(name)
        assert doc is not None
        coming = asyncio.create_task(arena.tables.get(name))
        await asyncio.sleep(0.003)  # the document has been read
        await arena.store.save_table(msgspec.structs.replace(doc, public=False, version=1))
        arena.tables.read_again(name)
        table = await coming
        await until(lambda: not table.doc.public)

    slow(scene, tmp_path)

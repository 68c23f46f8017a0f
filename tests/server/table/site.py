"""A site of two nodes on one database, for tests of what they tell each other."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import apsw
import msgspec
from msgspec import Raw

from regalia.core import Seat
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Hear, Here, NodeMessage
from regalia.server.nodes.leases import Shared
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.table.table import Table
from regalia.server.wire import Reply
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act

WITHIN = 60.0
PEOPLE = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")]
WITH_BOTS = [SeatPlan("me"), SeatPlan("bot", level="page"), SeatPlan("bot", level="page")]

Scene = Callable[[Arena, Arena], Awaitable[None]]


class Deaf(Here):
    """A bus that carries nothing while it is down."""

    def __init__(self) -> None:
        super().__init__()
        self.is_up, self.breaks = True, 0

    def tell(self, message: NodeMessage) -> None:
        if self.is_up:
            super().tell(message)

    def listen(self, hear: Hear) -> Callable[[], None]:
        return super().listen(hear)


def play(folder: Path, scene: Scene, bus: Here | None = None) -> None:
    """A scene with two nodes of one site."""
    settings, shared = Settings(folder / "arena.db", bus="nats://elsewhere", bot_delay=0), bus or Here()

    async def run() -> None:
        nodes = build_arena(settings, shared), build_arena(settings, shared)
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


async def heard(*nodes: Arena) -> None:
    """Wait until nodes have done what they were told: they read again in the background."""
    await until(lambda: not any(len(node.tasks) for node in nodes))


def seq(table: Table) -> int:
    return table.play.seq if table.play else 0


def mine(table: Table) -> bool:
    """True if the first seat is asked, or the game is over."""
    return table.play is not None and (0 in table.play.game.asks or table.play.game.is_over)


def answer(table: Table, name: str, rng: random.Random) -> Act:
    """A random answer of the first seat that is asked, as this node sees the table now."""
    assert table.play is not None
    seat, options = min(cast("dict[Seat, Any]", table.play.game.asks).items())
    return Act(name, seat, table.play.seq, Raw(msgspec.json.encode(rng.choice(options))))


async def act(table: Table, person: str, name: str, rng: random.Random) -> Reply:
    """A random answer, given."""
    request = answer(table, name, rng)
    return await table.do(lambda: handle(table, person, request))


def silence(folder: Path, node: Arena) -> None:
    """As if a node had not been heard of for a long time."""
    with apsw.Connection(str(folder / "arena.db")) as file:
        file.execute("update nodes set seen_at = 0 where node = ?", (node.name,)).fetchall()

"""Two arenas with one store: what is done in one is seen in the other, and no two ever win the same number."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from regalia.core import save
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.nodes.bus import Here
from regalia.server.requests import joining
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import Reply
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, Undo
from regalia.server.wire.sights import Done, Refused
from tests.server.table.site import WITHIN, heard

TABLE = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")])


@contextmanager
def two_arenas(folder: Path) -> Iterator[tuple[Arena, Arena]]:
    bus, settings = Here(), Settings(folder / "arena.db")
    yield build_arena(settings, bus), build_arena(settings, bus)


async def started(one: Arena, two: Arena) -> tuple[str, Table, Table]:
    """A person and a table in play, taken up by both arenas."""
    ada = await one.greet("Ada")
    name = (await one.opener.open(ada, TABLE)).id
    here, there = await one.tables.get(name), await two.tables.get(name)
    await here.do(lambda: one.tables.start(here, ada))
    await heard(one, two)
    return ada.id, here, there


async def act(table: Table, person: str, name: str, rng: random.Random) -> Reply:
    """A random answer, or a step back, as this arena sees the table now."""
    play = table.play
    assert play is not None
    steps = [(seat, to) for seat in range(3) for to in play.undo_of(seat)]
    if steps and rng.random() < 0.3:
        seat, to = rng.choice(steps)
        return await table.do(lambda: handle(table, person, Undo(name, seat, to)))
    seat = rng.choice(sorted(play.game.asks))
    ask: Any = play.game.asks[seat]
    request = Act(name, seat, play.seq, Raw(msgspec.json.encode(rng.choice(ask))))
    return await table.do(lambda: handle(table, person, request))


def test_what_is_done_in_one_arena_is_seen_in_the_other(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await started(one, two)
        watcher = Watcher(there.messages, ada)
        await there.do(lambda: joining.join(there, watcher))
        watcher.face(0)
        rng, seen = random.Random(1), 0
        for number in range(20):
            reply = await act(here, ada, f"a{number}", rng)
            assert isinstance(reply, Done)
            while seen < reply.seq:
                for raw in await asyncio.wait_for(watcher.messages(), WITHIN):
                    seen = msgspec.json.decode(raw).get("seq", seen)
        assert here.play is not None
        assert there.play is not None
        assert save(here.play.game) == save(there.play.game)
        await one.close()
        await two.close()

    with two_arenas(tmp_path) as arenas:
        asyncio.run(scene(*arenas))


@pytest.mark.parametrize("number", range(3))
def test_of_two_that_act_at_the_same_moment_one_wins_and_the_other_is_told(tmp_path: Path, number: int) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await started(one, two)
        rng, won, lost = random.Random(number), dict[str, int](), 0
        for turn in range(60):
            if any(table.play is None or table.play.game.is_over for table in (here, there)):
                break
            names = (f"h{turn}", f"t{turn}")
            replies = await asyncio.gather(act(here, ada, names[0], rng), act(there, ada, names[1], rng))
            for name, reply in zip(names, replies, strict=True):
                if isinstance(reply, Done):
                    won[name] = reply.seq
                else:
                    lost += 1
                    assert isinstance(reply, Refused)
                    assert reply.error.code in ("stale", "not_asked", "not_offered", "not_undoable", "wrong_status")
            await heard(one, two)
        assert lost > 0
        saved = await one.store.actions(here.doc.id)
        assert [action.seq for action in saved] == [*range(1, len(saved) + 1)]
        assert {action.id: action.seq for action in saved} == won
        assert here.play is not None
        assert there.play is not None
        assert save(here.play.game) == save(there.play.game)
        await one.close()
        await two.close()

    with two_arenas(tmp_path) as arenas:
        asyncio.run(scene(*arenas))


def test_an_id_that_one_arena_has_done_is_answered_by_the_other(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await started(one, two)
        first = await act(here, ada, "once", random.Random(4))
        again = await act(there, ada, "once", random.Random(5))
        assert isinstance(first, Done)
        assert again == first
        await one.close()
        await two.close()

    with two_arenas(tmp_path) as arenas:
        asyncio.run(scene(*arenas))


def test_of_two_changes_of_the_same_agreement_one_wins(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada = await one.greet("Ada")
        plans = [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("nobody")]
        name = (await one.opener.open(ada, NewTable("oriflamme", plans))).id

        async def add_bot(table: Table, level: str) -> None:
            plan = msgspec.convert({"who": "bot", "level": level}, SeatPlan)
            await table.change(seating.sit(table.doc, ada, 1, plan))

        here, there = await one.tables.get(name), await two.tables.get(name)
        results = await asyncio.gather(
            here.do(lambda: add_bot(here, "page")), there.do(lambda: add_bot(there, "squire")), return_exceptions=True
        )
        refused = [result for result in results if isinstance(result, Refuse)]
        assert [refusal.problem.code for refusal in refused] == ["try_again"]
        await heard(one, two)
        assert here.doc == there.doc == await one.store.table(name)
        await one.close()
        await two.close()

    with two_arenas(tmp_path) as arenas:
        asyncio.run(scene(*arenas))

"""People in memory: as many as may be, and all who are needed."""

from pathlib import Path

import pytest

from regalia.server.building import build_arena
from regalia.server.people import people as module
from regalia.server.settings import Settings
from regalia.server.wire.opening import NewTable, SeatPlan


async def test_those_asked_about_least_are_forgotten_but_nobody_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KNOWN", 4)

    arena = build_arena(Settings(tmp_path / "arena.db"))
    ada, bob = await arena.greet("Ada"), await arena.greet("Bob")
    await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me")] * 3))).id)
    others = [await arena.greet(f"Guest {number}") for number in range(5)]
    await arena.people.read([bob.id])
    await arena._trim_people()
    kept = [each for each in [ada, bob, *others] if arena.people.known(each.id)]
    assert kept == [ada, bob, others[-1]]
    assert not arena.people.is_full
    assert await arena.people.find(others[0].id) == others[0]
    await arena.close()

"""A table gets a code that no other table has."""

import asyncio
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from regalia.server.building import build_arena
from regalia.server.requests.registry import CODE_LENGTH
from regalia.server.settings import Settings
from regalia.server.wire.opening import NewTable, SeatPlan

CODES = ["A" * CODE_LENGTH, "A" * CODE_LENGTH, "B" * CODE_LENGTH]


@pytest.mark.parametrize("asked", [None, "again"])
def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str | None) -> None:
    letters: Iterator[str] = chain("".join(CODES), repeat("C"))
    monkeypatch.setattr("regalia.server.requests.opening.secrets.choice", lambda _: next(letters))

    async def codes() -> list[str]:
        arena = build_arena(Settings(tmp_path / "arena.db"))
        ada = await arena.greet("Ada")
        seats = [SeatPlan("me"), SeatPlan("device", "Bob"), SeatPlan("device", "Eve")]
        opened = [
            await arena.opener.open(ada, NewTable("oriflamme", seats, id=asked and f"{asked}{number}")) for number in (1, 2)
        ]
        await arena.close()
        return [doc.id for doc in opened]

    assert asyncio.run(codes()) == [CODES[0], CODES[2]]

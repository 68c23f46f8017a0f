"""The curve of a finished game is for all who may see the table, and tells nothing while the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regalia.server.bots.once import WAITING_EACH
from regalia.server.bots.outlooks import Outlooks
from regalia.server.errors import Refuse
from regalia.server.wire.outlooks import Expected
from tests.server.players import Host
from tests.server.requests.test_branching import over
from tests.server.requests.test_records import arena_in, changed, opened


def test_a_finished_game_tells_what_could_be_expected(host: Host) -> None:
    table, (ada, *_) = over(host)
    told = ada.get(f"/api/tables/{table}/expected")
    assert told.status_code == 200, told.text
    record = ada.get(f"/api/tables/{table}/record").json()
    assert told.json()["after"] == 0
    assert len(told.json()["points"]) == len(record["answers"]) + 1
    assert host.guest("Kai").get(f"/api/tables/{table}/expected").json() == told.json()


def test_a_game_in_play_tells_nothing(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert ada.get(f"/api/tables/{table}/expected").json()["code"] == "wrong_status"
    assert ada.get("/api/tables/ABCDEF/expected").json()["code"] == "no_such_table"


def record_with(name: str) -> bytes:
    return changed(lambda record: record.update(names=[name]))


async def test_one_address_does_not_keep_others_from_their_curves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = asyncio.Event()

    async def compute(*_: Any) -> Expected:
        await may_end.wait()
        return Expected(0, [])

    monkeypatch.setattr(Outlooks, "_compute", compute)
    async with arena_in(tmp_path) as arena, asyncio.TaskGroup() as group:
        names = [f"Player {number}" for number in range(WAITING_EACH + 2)]
        tables = [await opened(arena, record_with(name)) for name in names]

        def expected(number: int, address: str) -> Any:
            return arena.outlooks.expected(tables[number], tables[number].record(), address)

        for number in range(WAITING_EACH):
            group.create_task(expected(number, "203.0.113.5"))
        await asyncio.sleep(0)
        with pytest.raises(Refuse, match="too_fast"):
            await expected(WAITING_EACH, "203.0.113.5")
        other = group.create_task(expected(WAITING_EACH + 1, "203.0.113.6"))
        same = group.create_task(expected(0, "203.0.113.5"))
        await asyncio.sleep(0)
        may_end.set()
        assert await other == await same == await expected(WAITING_EACH, "203.0.113.5") == Expected(0, [])

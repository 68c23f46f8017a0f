"""The talk of a table is deleted a year after its game ended, and nothing else. In both stores."""

import pytest
from msgspec.structs import replace

from regalia.server.requests.old_talk import OldTalk
from regalia.server.store import Status, TableDoc
from regalia.server.store.results import Result
from regalia.server.store.talk import Line
from regalia.server.time.tempo import DAY
from tests.server.table.world import World, place, there

__all__ = ["place", "there"]

RESULT = Result(
    *("", 0, "oriflamme", 1, "hash", "", "live", 1, 2, "", "u_ada", "", "", 1, 12.0, 1.0, 2.0, 40, "played", 0),
)


async def spoken(there: World, table: str, status: Status, ended: float | None, created: float = 0.0) -> None:
    """Save a table with a line of talk, and its results if it has ended."""
    doc = TableDoc(table, "oriflamme", 1, {}, (), "u_ada", "5e" * 32, status=status, created=created)
    rows = [replace(RESULT, table_id=table, seat=seat, ended=ended) for seat in (0, 1)] if ended is not None else []
    await there.arena.store.save_table(doc, results=rows)
    await there.arena.store.say(table, Line(1, 1, "u_ada", f"in-{table}", None, 1.0, "Hello"), keep=100)


async def kept(there: World, *tables: str) -> list[str]:
    """Those of the tables that still have talk."""
    return [*(await there.arena.store.talk_numbers(tables))]


@pytest.fixture
def old_talk(there: World) -> OldTalk:
    there.now = 1000 * DAY
    return OldTalk(there.arena.store, 365, lambda: there.now)


async def test_talk_is_deleted_a_year_after_the_end(there: World, old_talk: OldTalk) -> None:
    await spoken(there, "OLDEST", "over", there.now - 365 * DAY)
    await spoken(there, "LATELY", "over", there.now - 364 * DAY)
    await old_talk.round()
    assert await kept(there, "OLDEST", "LATELY") == ["LATELY"]
    there.now += DAY
    await old_talk.round()
    assert await kept(there, "LATELY") == []


async def test_however_many_games_end_at_the_same_moment(
    there: World, old_talk: OldTalk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.requests.old_talk.AT_ONCE", 2)
    tables = [f"TABLE{number}" for number in range(5)]
    for table in tables:
        await spoken(there, table, "over", 1.0)
    await old_talk.round()
    assert await kept(there, *tables) == []


async def test_of_tables_without_a_result_only_closed_ones_lose_their_talk(there: World, old_talk: OldTalk) -> None:
    without_result: tuple[tuple[str, Status], ...] = (("WAITED", "open"), ("PLAYED", "playing"), ("CLOSED", "closed"))
    for table, status in without_result:
        await spoken(there, table, status, None)
    await spoken(there, "CALLED", "closed", there.now - DAY)
    await spoken(there, "YOUNG2", "closed", None, created=there.now)
    await old_talk.round()
    assert {*await kept(there, "WAITED", "PLAYED", "CLOSED", "CALLED", "YOUNG2")} == {
        "WAITED",
        "PLAYED",
        "CALLED",
        "YOUNG2",
    }


async def test_it_can_be_kept_forever(there: World) -> None:
    assert not OldTalk(there.arena.store, 0, lambda: 0.0).is_on

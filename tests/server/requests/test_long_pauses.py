"""A rated game goes on by itself when its pauses have lasted a day in all."""

from msgspec.structs import replace

from regalia.server.requests import motions
from regalia.server.requests.upkeep import look_around
from regalia.server.store import TableDoc
from regalia.server.table.document import after_pause
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY, HOUR
from tests.server.table.world import World, asked, left


async def paused(there: World, table: Table) -> None:
    """All agree to a pause."""
    for seat in range(3):
        await there.propose(table, seat, "pause")
    assert table.doc.paused


async def rated(there: World) -> Table:
    table = await there.table()
    await table.change(replace(table.doc, rated=True))
    return table


async def test_pauses_of_a_rated_game_last_a_day_in_all_also_after_a_restart(there: World) -> None:
    table = await rated(there)
    await paused(there, table)
    there.now += 20 * HOUR
    await table.do(lambda: motions.go_on(table, there.people[1]))
    assert (table.doc.paused_until, table.doc.pauses_left) == (None, 4 * HOUR)
    await paused(there, table)
    until = there.now + 4 * HOUR
    shown = table.messages.message_for(None)
    assert (table.doc.paused_until, table.due(), shown.paused_until) == (until, until, until)
    again = await there.restarted(table)
    before = left(again, asked(again))
    there.now = until - 1
    await again.do(lambda: look_around(again))
    assert again.doc.paused
    there.now = until
    await again.do(lambda: look_around(again))
    assert (again.doc.paused, again.doc.pauses_left, again.messages.message_for(None).paused_until) == (False, 0, None)
    there.now += 10
    assert left(again, asked(again)) == before - 10, "the clocks run again"


async def test_other_games_stay_paused(there: World) -> None:
    table = await there.table()
    await paused(there, table)
    there.now += 30 * DAY
    await table.do(lambda: look_around(table))
    assert (table.doc.paused, table.doc.paused_until, table.due()) == (True, None, None)


async def test_a_pause_after_the_day_is_used_up_ends_at_once(there: World) -> None:
    table = await rated(there)
    await table.change(replace(table.doc, pauses_left=0.0))
    await paused(there, table)
    await table.do(lambda: look_around(table))
    assert not table.doc.paused


def test_a_pause_from_before_counts_from_the_next_change_on() -> None:
    before = TableDoc("T", "oriflamme", 1, {}, (), "u_ada", "5e" * 32, status="playing", rated=True, paused=True)
    noted = after_pause(before, 5.0)
    assert (before.paused_until, noted.paused_until) == (None, 5.0 + DAY)
    assert after_pause(replace(noted, paused=False), 8.0).pauses_left == DAY - 3.0

"""What becomes of tables that have not begun when a person deletes their account."""

import asyncio
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from regalia.core import commitment
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan

PLANS = [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("bot", level="page")]


async def seated(arena: Arena) -> tuple[Table, Person, Person]:
    """An open table of Ada, its host, Bob and a bot."""
    ada, bob = await arena.greet("Ada"), await arena.greet("Bob")
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", PLANS))).id)
    await table.do(lambda: table.change(seating.sit(table.doc, bob, 1, SeatPlan("me"))))
    return table, ada, bob


async def test_a_deleted_account_leaves_the_tables_that_have_not_begun(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    table, ada, bob = await seated(arena)
    begun, _, eve = await seated(arena)
    await begun.do(lambda: arena.tables.start(begun, Person(begun.doc.host, "Ada")))
    await arena.forget(bob.id, "A former player")
    assert [each.person for each in table.doc.seats] == [ada.id, None, None]
    assert [each.person for each in (await arena.lobbies.seen_by(None)).open[0].seats] == [ada.id, None, None]
    await arena.forget(eve.id, "A former player")
    assert begun.seats_of(eve.id) == [1], "the game goes on"
    await arena.close()


async def test_a_deleted_account_leaves_however_many_tables(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    table, _, bob = await seated(arena)
    copies = [replace(table.doc, id=f"T{number:05}", version=0) for number in range(101)]
    await asyncio.gather(*map(arena.store.save_table, copies))
    await arena.forget(bob.id, "A former player")
    assert await arena.store.seats_of(bob.id) == []
    await arena.close()


async def test_another_person_hosts_the_table_of_a_deleted_account_or_it_closes(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    table, ada, bob = await seated(arena)
    await arena.forget(ada.id, "A former player")
    assert (table.doc.host, table.doc.status) == (bob.id, "open")
    assert [each.person for each in table.doc.seats] == [None, bob.id, None]
    await arena.forget(bob.id, "A former player")
    assert table.doc.status == "closed"
    await arena.close()


async def test_a_start_that_waits_for_a_deleted_account_is_called_off(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    table, ada, bob = await seated(arena)
    for person in (ada, bob):
        await table.do(partial(table.change, seating.pledge(table.doc, person, commitment("5a" * 32))))
    await table.do(lambda: arena.tables.start(table, ada))
    assert (table.doc.status, table.doc.starting is not None) == ("open", True)
    await arena.forget(bob.id, "A former player")
    assert table.doc.starting is None
    assert [each.nonce for each in table.doc.seats] == [None] * 3
    await arena.close()

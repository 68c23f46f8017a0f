"""How a person's latest games ended, which make their reputation."""

from msgspec.structs import replace

from regalia.server.store import Store
from regalia.server.store.results import Result, saved_results
from tests.server.store.test_stores import doc

ADA = Result(
    *("T", 0, "oriflamme", 1, "hash", "", "live", 1, 2, "", "u_ada", "", "", 1, 12.0, 1.0, 2.0, 40, "played", 0),
)
BOB = replace(ADA, seat=1, person="u_bob")


async def play(store: Store, number: int, *results: Result) -> None:
    """Save a finished game."""
    await store.save_table(doc(f"T{number}", status="over"))
    await store.save(*saved_results([replace(each, table_id=f"T{number}", ended=float(number)) for each in results]))


async def test_the_latest_public_games_with_people_count(store: Store) -> None:
    await play(store, 1, replace(ADA, how="forfeited"), BOB)
    await play(store, 2, replace(ADA, how="bot_kept"), BOB)
    await play(store, 3, replace(ADA, how="called_off"), BOB)
    await play(store, 4, replace(ADA, how="bot_kept"), replace(BOB, person=None, level="page"))
    await play(store, 5, replace(ADA, how="bot_kept", public=0), replace(BOB, public=0))
    await play(store, 6, ADA, replace(BOB, person="u_ada", name="At my device"))
    await play(store, 7, ADA, BOB)
    assert await store.ends_of("u_ada", 50) == {"played": 1, "bot_kept": 1, "forfeited": 1}
    assert await store.ends_of("u_ada", 2) == {"played": 1, "bot_kept": 1}
    assert await store.ends_of("u_eve", 50) == {}

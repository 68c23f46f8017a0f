"""The results of games: kept with the last action, and added to games that lack them."""

import pytest
from msgspec.structs import replace

from regalia.bots import stand_in_of
from regalia.core import Rank, Seat
from regalia.core.views import ranking_of
from regalia.server.requests import resigning
from regalia.server.requests.handler import ask
from regalia.server.store import Origin, Sitting, TableDoc
from regalia.server.store.results import Result
from regalia.server.store.sql import Change
from regalia.server.table import replay_saving
from regalia.server.table.late_results import add_late_results
from regalia.server.table.outcome import hash_of, results_of
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.table.world import World, place, there

__all__ = ["place", "there"]


async def finished(there: World) -> Table:
    """A game of three people, played to its end; each answer takes a second."""
    table = await there.table()
    await play_on(there, table)
    return table


async def play_on(there: World, table: Table) -> None:
    while table.doc.status == "playing":
        there.now += 1
        await there.act(table)


async def results(there: World, table: Table) -> list[Result]:
    return (await there.arena.store.results_at([table.doc.id]))[table.doc.id]


async def test_a_game_that_ends_has_the_places_and_points_of_its_ranking(there: World) -> None:
    before = there.now
    table = await finished(there)
    assert table.play is not None
    kept = sorted(await results(there, table), key=lambda each: each.seat)
    ranks = sorted(ranking_of(table.play.game), key=lambda rank: rank.seat)
    assert [(each.seat, each.place, each.points) for each in kept] == [
        (rank.seat, rank.rank, rank.keys[0]) for rank in ranks
    ]
    assert [each.person for each in kept] == [person.id for person in there.people]
    assert [each.moves for each in kept] == [table.play.answers_of(Seat(seat)) for seat in range(3)]
    assert {(each.began, each.ended) for each in kept} == {(before + 1, there.now)}
    assert {(each.how, each.level, each.tempo, each.public, each.seats) for each in kept} == {("played", "", "live", 1, 3)}
    assert {each.options for each in kept} == {hash_of(table.doc.options)}
    assert await there.arena.store.uncounted(9) == []


async def test_a_game_in_play_has_none(there: World) -> None:
    table = await there.table()
    await there.act(table)
    assert await results(there, table) == []


async def test_a_private_game_says_so_and_one_without_clocks_has_no_tempo(there: World) -> None:
    table = await there.table("none")
    await table.do(lambda: table.change(replace(table.doc, public=False)))
    await play_on(there, table)
    assert {(each.public, each.tempo) for each in await results(there, table)} == {(0, "none")}


async def test_a_resigned_seat_has_forfeited_and_its_level_is_that_of_its_bot(there: World) -> None:
    table = await there.table()
    seat, _ = await there.act(table)
    person = there.people[seat]
    await ask(table, lambda: resigning.resign(table, person, seat))
    doc, play = table.doc, table.play
    assert play is not None
    ranking = [Rank(Seat(index), index + 1, (9 - index,)) for index in range(3)]
    (own,) = [each for each in results_of(doc, ranking, [""] * 3, [1, 2, 3], 1.0, 2.0) if each.seat == seat]
    assert (own.person, own.how, own.level) == (person.id, "forfeited", stand_in_of(doc.game))


async def test_a_seat_that_a_bot_has_at_the_end_is_kept(there: World) -> None:
    table = await there.table()
    kept = Sitting("u_1", bot="knight")
    doc = replace(table.doc, seats=(kept, *table.doc.seats[1:]))
    first = results_of(doc, [], [""] * 3, [0] * 3, 1.0, 2.0)[0]
    assert (first.how, first.level) == ("bot_kept", "knight")


async def test_a_game_that_was_called_off_has_no_places(there: World) -> None:
    table = await there.table()
    await there.act(table)
    for seat in range(3):
        await there.propose(table, Seat(seat), "call_off")
    assert [(each.how, each.place, each.points) for each in await results(there, table)] == [("called_off", None, None)] * 3


async def test_a_table_that_ends_before_play_has_none(there: World) -> None:
    ada = await there.arena.greet("Ada")
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2])
    table = await there.arena.tables.get((await there.arena.opener.open(ada, new)).id)
    await table.do(lambda: table.change(replace(table.doc, status="closed")))
    assert await results(there, table) == []


@pytest.mark.parametrize("without", ["nothing", "snapshot"])
async def test_games_that_ended_before_results_were_kept_get_the_same_ones(there: World, without: str) -> None:
    """A game of rules that cannot be read any more has its ranking in the replay."""
    table, store = await finished(there), there.arena.store
    await replay_saving.save(table)
    kept = await results(there, table)
    name = {"table": table.doc.id}
    forget = Change("delete from results where table_id = :table", name)
    lost = [Change("delete from snapshots where table_id = :table", name)] if without == "snapshot" else []
    await store.save(forget, *lost, Change("insert into uncounted values (:table)", name))
    await add_late_results(store, there.arena.library)
    assert await results(there, table) == kept
    assert await store.uncounted(9) == []


async def test_what_if_games_and_records_from_files_are_not_counted(there: World) -> None:
    table = await finished(there)
    branch = replace(table.doc, id="WHATIF", origin=Origin(table.doc.id, 3, Seat(0), False), version=0)
    opened = replace(table.doc, id="OPENED", from_file=True, version=0)
    for doc in (branch, opened):
        await ended(there, doc)
    assert sorted(await there.arena.store.uncounted(9)) == ["OPENED", "WHATIF"]
    await add_late_results(there.arena.store, there.arena.library)
    found = await there.arena.store.results_at(["WHATIF", "OPENED"])
    assert found == {"WHATIF": [], "OPENED": []}
    assert await there.arena.store.uncounted(9) == []


async def ended(there: World, doc: TableDoc) -> None:
    """Save a table in play, then its end, as a node of an older version does."""
    store = there.arena.store
    await store.save_table(replace(doc, status="playing"))
    await store.save_table(replace(doc, status="over", version=1))
    if doc.id not in await store.uncounted(9):  # in PostgreSQL a trigger has noted it
        await store.save(Change("insert into uncounted values (:table)", {"table": doc.id}))


async def test_a_game_that_cannot_be_read_holds_up_no_other(there: World, caplog: pytest.LogCaptureFixture) -> None:
    table, store = await finished(there), there.arena.store
    kept = await results(there, table)
    await ended(there, replace(table.doc, id="BROKEN", version=0))
    name = {"table": "BROKEN"}
    await store.save(
        Change("insert into actions values (:table, 2, null, 'x', :body)", {**name, "body": b"{"}),
        Change("delete from results where table_id = :table", {"table": table.doc.id}),
        Change("insert into uncounted values (:table)", {"table": table.doc.id}),
    )
    await add_late_results(store, there.arena.library)
    assert await results(there, table) == kept
    assert await store.uncounted(9) == []

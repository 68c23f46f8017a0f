"""Ways to take a loss out of the ratings: none of them works, and what two people agree on still does."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.requests import resigning
from regalia.server.requests.handler import handle
from regalia.server.store import Matter
from regalia.server.table.table import Table
from regalia.server.time.tempo import Pace
from regalia.server.wire import Reply
from regalia.server.wire.requests import AskUndo, Consent, Undo
from regalia.server.wire.sights import Done, Refused
from tests.server.table.test_outcome import play_on, results
from tests.server.table.world import World, asked, place, refused, there

__all__ = ["place", "there"]


async def ask(there: World, table: Table, seat: Seat, request: AskUndo | Consent | Undo) -> Reply:
    return await table.do(partial(handle, table, there.people[seat].id, request))


async def test_bots_alone_do_not_agree_to_a_step_back_in_a_rated_game(there: World) -> None:
    table = await there.table(accounts=True)
    for _ in range(6):
        await there.act(table)
    await there.among_bots(table)
    assert table.play is not None
    seq = table.play.seq
    reply = await ask(there, table, 0, AskUndo("back", 0, 0))
    assert isinstance(reply, Refused)
    assert (reply.error.code, table.play.seq, table.asking) == ("rated_game", seq, None)
    await table.do(lambda: table.change(replace(table.doc, rated=False)))
    assert isinstance(await ask(there, table, 0, AskUndo("again", 0, 0)), Done), "elsewhere they do"


async def test_another_person_may_agree_to_a_step_back_in_a_rated_game(there: World) -> None:
    table = await there.table(accounts=True)
    for _ in range(6):
        await there.act(table)
    assert isinstance(await ask(there, table, 0, AskUndo("back", 0, 0)), Done)
    for seat in (1, 2):
        assert isinstance(await ask(there, table, seat, Consent(f"yes{seat}", seat, True)), Done)
    assert table.play is not None
    assert not table.play.entries


async def test_a_choice_of_which_nothing_was_learned_can_be_taken_back_in_a_rated_game(there: World) -> None:
    table = await there.table(accounts=True)
    assert table.play is not None
    safe: list[int] = []
    while not safe:
        seat, _ = await there.act(table)
        safe = table.play.undo_of(seat)
    assert isinstance(await ask(there, table, seat, Undo("back", seat, safe[0])), Done)
    await there.act(table)
    assert isinstance(await ask(there, table, seat, AskUndo("again", seat, safe[0])), Done), "asked for or not"


@pytest.mark.parametrize(
    ("matter", "pace"), [("call_off", None), ("tempo", "none"), ("tempo", None), ("tempo", "three-days")]
)
async def test_one_person_among_bots_ends_no_rated_game_without_a_result(
    there: World, matter: Matter, pace: Pace | None
) -> None:
    table = await there.table(accounts=True)
    await there.act(table)
    await there.among_bots(table)
    assert await refused(there.propose(table, 0, matter, pace=pace)) == "rated_game"
    assert (table.doc.status, table.doc.motion) == ("playing", None)
    await there.propose(table, 0, "tempo", pace="live-15")
    assert table.doc.tempo is not None
    assert table.doc.tempo.pace == "live-15", "which counts the same"


async def test_a_proposal_to_call_off_is_not_carried_by_the_time_of_the_others(there: World) -> None:
    table = await there.table(accounts=True)
    seat = asked(table)
    others = [Seat(each) for each in range(3) if each != seat]
    await there.propose(table, others[0], "call_off")
    seats = [replace(each, bot="squire" if index == others[1] else None) for index, each in enumerate(table.doc.seats)]
    await table.do(lambda: table.change(replace(table.doc, seats=tuple(seats))))
    there.now += 301
    await there.look(table)
    assert table.doc.seats[seat].kept
    assert table.doc.status == "playing"
    assert table.doc.motion is not None, "it waits for another person"


async def test_people_may_agree_to_call_a_rated_game_off(there: World) -> None:
    table = await there.table(accounts=True)
    await there.act(table)
    for seat in range(3):
        await there.propose(table, Seat(seat), "call_off")
    assert table.doc.called_off
    assert {each.rated for each in await results(there, table)} == {0}


@pytest.mark.parametrize("flag", ["bot", "forfeit", "vote"])
async def test_a_rated_game_that_its_only_person_leaves_is_played_to_its_end(there: World, flag: str) -> None:
    """Otherwise a player could leave a lost game, and it would never count."""
    table = await there.table(accounts=True, flag=flag)
    while asked(table) != 0:
        await there.act(table)
    await there.among_bots(table)
    there.now += 1000
    await there.look(table)
    assert table.doc.seats[0].kept
    assert not table.presence.count
    assert table.due() == there.now, "bots play on though no person watches"
    await table.do(lambda: table.change(replace(table.doc, rated=False)))
    assert table.due() is None


async def test_bots_play_a_rated_game_to_its_end_though_no_person_watches(there: World) -> None:
    table = await there.table(accounts=True, stand_in="page")
    while asked(table) != 0:
        await there.act(table)
    await there.among_bots(table)
    there.now += 1000
    there.arena.bot_driver.delay = 0
    await there.look(table)
    async with asyncio.timeout(60):
        while table.doc.status == "playing":
            await asyncio.sleep(0.02)
    assert {(each.rated, each.how) for each in await results(there, table) if each.person} == {(1, "bot_kept")}


async def test_no_other_person_loses_in_the_place_of_one_who_is_out_of_time(there: World) -> None:
    table = await there.table(accounts=True, flag="vote")
    seat = asked(table)
    there.now += 301
    await there.look(table)
    assert await refused(there.propose(table, Seat((seat + 1) % 3), "substitute", seat)) == "rated_game"


async def test_a_rated_game_in_which_all_resign_at_once_counts(there: World) -> None:
    table = await there.table(accounts=True)
    for seat in (1, 2):
        await table.do(partial(resigning.resign, table, there.people[seat], seat))
    assert table.doc.status == "over"
    assert [(each.rated, each.how) for each in await results(there, table)] == [
        (1, "played"),
        (1, "forfeited"),
        (1, "forfeited"),
    ]


async def test_the_others_are_rated_after_a_person_has_deleted_their_account(there: World) -> None:
    table = await there.table(accounts=True)
    await there.act(table)
    gone = there.people[1].id
    await there.arena.forget(gone, "A former player")
    await play_on(there, table)
    assert {each.rated for each in await results(there, table)} == {1}
    there.now += 5
    await there.arena.rater.round()
    ratings = [await there.arena.store.ratings_of(person.id) for person in there.people]
    assert [[each.games for each in own] for own in ratings] == [[1], [], [1]], "nothing is kept of them"

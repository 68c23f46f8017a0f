"""Resigning: the game ends, or a bot plays the seat to the end, and the seat is ranked last."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from regalia.bots import stand_in_of
from regalia.core import Resign, Seat, look, save, some_answer, verify
from regalia.core.chance import Chance
from regalia.games import load
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.requests import flags, resigning
from regalia.server.requests.handler import ask, handle
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table.table import Table
from regalia.server.wire import encode
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, AskUndo, Consent
from regalia.server.wire.sights import Done, Refused
from tests.server.table.site import heard
from tests.server.table.world import World, asked, refused

DEVICE = SeatPlan("device", "Bob")
PAGE = SeatPlan("bot", level="page")


async def resign(table: Table, person: Person, seat: Seat) -> None:
    await ask(table, lambda: resigning.resign(table, person, seat))


async def opened(there: World, game: str, *others: SeatPlan) -> tuple[Table, Person]:
    """A game in play of a person who holds the first seat, and others."""
    ada = await there.arena.greet("Ada")
    new = NewTable(game, [SeatPlan("me"), *others])
    table = await there.arena.tables.get((await there.arena.opener.open(ada, new)).id)
    await table.do(lambda: there.arena.tables.start(table, ada))
    return table, ada


def ranking(table: Table) -> list[tuple[Seat, int]]:
    """The seats of a finished game with their ranks."""
    assert table.play is not None
    ranks = look(table.play.game, None).ranking
    return [] if ranks is None else [(each.seat, each.rank) for each in ranks]


@pytest.mark.parametrize("seat", [0, 1])
async def test_in_a_game_for_two_the_other_player_wins(there: World, seat: Seat) -> None:
    table, ada = await opened(there, "old_kings_crown", DEVICE)
    await resign(table, ada, seat)
    assert table.doc.status == "over"
    assert ranking(table) == [(1 - seat, 1), (seat, 2)]
    assert [each.resigned for each in table.messages.message_for(None).seats] == [seat == 0, seat == 1]
    record = table.record()
    assert verify(load("old_kings_crown"), record).problems == []
    assert record.answers[-1].answer == Resign(ends=True)
    await resign(table, ada, seat)  # asked again, perhaps because the answer was lost
    assert await refused(resign(table, ada, 1 - seat)) == "wrong_status"

    again = await there.restarted(table)
    assert again.doc.status == "over"
    assert ranking(again) == [(1 - seat, 1), (seat, 2)]
    assert again.doc.seats[seat].resigned


async def test_in_a_larger_game_a_bot_plays_the_seat_to_the_end_and_it_is_last(there: World) -> None:
    table = await there.table("none")
    await there.act(table)
    seat = asked(table)
    await resign(table, there.people[seat], seat)
    sitting = table.doc.seats[seat]
    assert (table.doc.status, sitting.bot) == ("playing", stand_in_of(table.doc.game))
    assert sitting.resigned
    assert sitting.forfeited
    assert asked(table) == seat, "its bot decides instead"
    assert await answer(table, there.people[seat], seat) == "forfeited"
    await there.come(table, seat)
    assert table.doc.seats[seat].bot == stand_in_of(table.doc.game), "whoever resigned does not come back"
    assert await refused(table.do(lambda: flags.take_seat(table, there.people[seat], seat))) == "forfeited"
    table = await there.restarted(table)
    while table.doc.status == "playing":
        await answer(table, None, asked(table))
    assert ranking(table)[-1] == (seat, 3)
    assert verify(load("oriflamme"), table.record()).problems == []


async def answer(table: Table, person: Person | None, seat: Seat) -> str:
    """Answer for a seat; the code of a refusal."""
    assert table.play is not None
    chosen: Any = some_answer(table.play.game.asks[seat], Chance("0" * 64))
    act = Act(f"a{table.play.seq}-{seat}", seat, table.play.seq, Raw(encode(chosen)))
    reply = await table.do(lambda: handle(table, person.id if person else None, act))
    return reply.error.code if isinstance(reply, Refused) else ""


async def test_a_game_in_which_only_bots_would_play_on_ends(there: World) -> None:
    table, ada = await opened(there, "oriflamme", PAGE, DEVICE, PAGE)
    for seat, status in ((2, "playing"), (0, "over")):
        await resign(table, ada, seat)
        assert table.doc.status == status, "Ada's own seat plays on"
    assert [seat for seat, _ in ranking(table)[2:]] == [0, 2], "who resigned first is last"
    assert verify(load("oriflamme"), table.record()).problems == []


async def test_only_the_person_of_a_seat_resigns_it(there: World) -> None:
    table = await there.table("none")
    before = table.numbers
    assert await refused(resign(table, there.people[1], 0)) == "not_seated"
    assert await refused(resign(table, there.people[0], 7)) == "no_such_seat"
    assert table.numbers == before


async def test_nobody_resigns_before_the_game_or_by_an_answer(there: World) -> None:
    ada = await there.arena.greet("Ada")
    new = NewTable("oriflamme", [SeatPlan("me"), PAGE, PAGE])
    table = await there.arena.tables.get((await there.arena.opener.open(ada, new)).id)
    assert await refused(resign(table, ada, 0)) == "wrong_status"
    await table.do(lambda: there.arena.tables.start(table, ada))
    act = Act("a", 0, 0, Raw(encode(Resign(ends=True))))
    reply = await table.do(lambda: handle(table, ada.id, act))
    assert isinstance(reply, Refused)
    assert reply.error.code in ("malformed", "not_asked")
    assert table.doc.status == "playing"


async def test_a_seat_that_was_lost_cannot_resign_and_one_that_a_bot_keeps_can(there: World) -> None:
    for flag, code in (("forfeit", "forfeited"), ("bot", "")):
        table = await there.table(flag=flag)
        seat = asked(table)
        there.now += 301
        await there.look(table)
        assert table.doc.seats[seat].bot == stand_in_of(table.doc.game)
        if code:
            assert await refused(resign(table, there.people[seat], seat)) == code
        else:
            await resign(table, there.people[seat], seat)
            await there.come(table, seat)
            assert table.doc.seats[seat].bot == stand_in_of(table.doc.game)


async def test_what_is_proposed_is_settled_without_the_one_who_resigns(there: World) -> None:
    table = await there.table()
    await there.propose(table, 0, "pause")
    await there.vote(table, 1, True)
    await resign(table, there.people[2], 2)
    assert table.doc.paused
    await there.propose(table, 1, "tempo", pace="day")
    await resign(table, there.people[1], 1)
    assert table.doc.motion is None, "what is proposed goes with the one who proposed it"
    assert (table.doc.status, table.doc.paused) == ("over", False), "one seat is left"
    assert ranking(table) == [(0, 1), (1, 2), (2, 3)]


async def test_whoever_has_resigned_is_not_waited_for_and_nobody_takes_the_seat(there: World) -> None:
    table = await there.table()
    await resign(table, there.people[2], 2)
    for matter in ("wait", "substitute"):
        assert await refused(there.propose(table, 0, matter, 2)) == "not_away"


async def test_nobody_steps_back_before_a_resignation_and_after_it_the_rest_agree(there: World) -> None:
    table = await there.table("none")
    await there.act(table)
    seat = asked(table)
    others = [each for each in range(3) if each != seat]
    await table.do(lambda: handle(table, there.people[others[0]].id, AskUndo("u", others[0], 0)))
    assert table.asking is not None
    await resign(table, there.people[seat], seat)
    assert table.asking is None
    play = table.play
    assert play is not None
    after = play.seq
    for each in range(3):
        assert play.undo_of(each) == []
    await answer(table, None, seat)
    back = await table.do(lambda: handle(table, there.people[others[0]].id, AskUndo("v", others[0], 0)))
    assert isinstance(back, Refused)
    assert (back.error.code, back.error.allowed) == ("not_undoable", [after])
    await table.do(lambda: handle(table, there.people[others[0]].id, AskUndo("w", others[0], after)))
    assert table.asking is not None
    done = await table.do(lambda: handle(table, there.people[others[1]].id, Consent("c", others[1], True)))
    assert isinstance(done, Done)
    assert asked(table) == seat
    assert play.game.resigned == (seat,)


async def test_another_node_follows_a_resignation(tmp_path: Path) -> None:
    bus, settings = Here(), Settings(tmp_path / "arena.db", bot_delay=3600)
    one, two = build_arena(settings, bus), build_arena(settings, bus)
    ada = await one.greet("Ada")
    name = (await one.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), DEVICE, PAGE]))).id
    here, there = await one.tables.get(name), await two.tables.get(name)
    await here.do(lambda: one.tables.start(here, ada))
    await heard(one, two)
    for seat, status in ((1, "playing"), (0, "over")):
        await resign(here, ada, seat)
        await heard(one, two)
        assert (there.doc.status, there.doc.seats[seat].resigned) == (status, True)
        assert here.play is not None
        assert there.play is not None
        assert save(there.play.game) == save(here.play.game)
    await two.close()
    await one.close()

"""What happens to the seat of a person who is out of time, or gone: a bot, forfeit, or what the others decide."""

from regalia.bots import stand_in_of
from regalia.core import Seat
from regalia.server.requests import flags
from regalia.server.store import Motion
from regalia.server.table.table import Table
from regalia.server.wire.sights import Done
from tests.server.table.world import FIVE, World, asked, left, refused


async def test_a_forfeited_seat_is_lost_for_good(there: World) -> None:
    table = await there.table(flag="forfeit")
    seat = asked(table)
    there.now += 301
    await there.look(table)
    await there.come(table, seat)
    assert table.doc.seats[seat].forfeited
    assert table.doc.seats[seat].bot == stand_in_of(table.doc.game)
    assert table.messages.message_for(None).seats[seat].forfeited
    assert await refused(table.do(lambda: flags.take_seat(table, there.people[seat], seat))) == "forfeited"


async def abandoned(there: World) -> tuple[Table, Seat, Seat, Seat]:
    """A table whose people decide about the seat of a person who is out of time; that seat, and the others."""
    table = await there.table(flag="vote")
    seat = asked(table)
    there.now += 301
    await there.look(table)
    assert table.doc.seats[seat].bot is None
    assert table.clocks[seat].fallen
    assert table.due() is None
    one, other = (each for each in range(3) if each != seat)
    return table, seat, one, other


async def test_the_others_may_let_a_bot_play(there: World) -> None:
    table, seat, one, other = await abandoned(there)
    await there.propose(table, one, "bot", seat)
    assert table.doc.motion == Motion("bot", there.people[one].id, seat, None, (there.people[one].id,))
    assert table.doc.seats[seat].bot is None
    assert await refused(there.vote(table, seat, True)) == "not_seated"
    await there.vote(table, other, True)
    assert table.doc.seats[seat].bot == stand_in_of(table.doc.game)
    assert table.doc.motion is None
    await there.come(table, seat)
    assert table.doc.seats[seat].bot is None


async def test_the_others_may_wait(there: World) -> None:
    table, seat, one, other = await abandoned(there)
    await there.propose(table, one, "wait", seat)
    await there.propose(table, other, "wait", seat)
    assert table.doc.motion is None
    there.now += 2
    assert left(table, seat) == FIVE.bank - 2
    assert not table.clocks[seat].fallen


async def test_another_person_may_take_the_seat_as_it_is(there: World) -> None:
    table, seat, one, other = await abandoned(there)
    zoe = await there.arena.greet("Zoe")
    assert await refused(table.do(lambda: flags.take_seat(table, zoe, seat))) == "seat_taken"
    await there.propose(table, one, "substitute", seat)
    await there.vote(table, other, True)
    assert not table.doc.seats[seat].taken
    assert await refused(table.do(lambda: flags.take_seat(table, there.people[one], seat))) == "seat_taken"
    await table.do(lambda: flags.take_seat(table, zoe, seat))
    assert table.seats_of(zoe.id) == [seat]
    assert table.seats_of(there.people[seat].id) == []
    there.now += 1
    assert left(table, seat) == FIVE.bank - 1
    assert isinstance((await there.act(table))[1], Done)


async def test_the_others_may_call_the_game_off(there: World) -> None:
    table, _, one, other = await abandoned(there)
    await there.propose(table, one, "call_off")
    await there.vote(table, other, True)
    assert (table.doc.status, table.doc.called_off, table.due()) == ("closed", True, None)
    again = await there.restarted(table)
    assert again.messages.message_for(None).called_off
    assert again.messages.message_for(None).seed is None


async def test_whoever_is_out_of_time_may_still_decide_until_the_others_have(there: World) -> None:
    table, seat, one, _ = await abandoned(there)
    await there.propose(table, one, "bot", seat)
    _, reply = await there.act(table)
    assert isinstance(reply, Done)
    assert left(table, seat) == FIVE.increment
    assert table.doc.motion is None, "there is nothing left to decide"


async def test_what_is_proposed_concerns_the_seat_of_somebody_who_is_gone(there: World) -> None:
    table = await there.table(flag="vote")
    one, other = sorted({0, 1, 2} - {asked(table)})
    for matter in ("bot", "wait", "substitute"):
        assert await refused(there.propose(table, one, matter, other)) == "not_away"
    assert await refused(there.propose(table, one, "bot", 7)) == "no_such_seat"
    assert await refused(there.propose(table, one, "bot", one)) == "not_seated"
    assert await refused(there.propose(table, one, "tempo", pace="live-5")) == "wrong_status"
    assert await refused(there.vote(table, one, True)) == "nothing_asked"

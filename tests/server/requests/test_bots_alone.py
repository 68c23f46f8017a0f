"""A game that bots play alone: anyone who watches can take one seat, and knows nothing more than a watcher before."""

from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from regalia.bots import stand_in_of
from regalia.core import Seat
from regalia.server.bots.driver import act_for_bot
from regalia.server.lobby.exhibition import HOST
from regalia.server.requests import flags
from regalia.server.store import Person
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act
from tests.server.players import Host
from tests.server.table.world import World, asked, refused


async def exhibited(there: World) -> Table:
    return await there.arena.tables.get((await there.arena.exhibition.table("oriflamme")).id)


async def take(table: Table, person: Person, seat: Seat) -> None:
    await table.do(lambda: flags.take_seat(table, person, seat))


async def test_a_watcher_takes_the_seat_of_a_bot(there: World) -> None:
    table, ada = await exhibited(there), await there.arena.greet("Ada")
    await take(table, ada, 2)
    bot = (None, stand_in_of(table.doc.game))
    assert [(seat.person, seat.bot) for seat in table.doc.seats] == [bot, bot, (ada.id, None), bot]


async def test_one_person_has_one_seat_and_the_next_comes_too_late(there: World) -> None:
    table, ada, bob = await exhibited(there), await there.arena.greet("Ada"), await there.arena.greet("Bob")
    await take(table, ada, 2)
    assert await refused(take(table, ada, 1)) == "seat_taken"
    assert await refused(take(table, bob, 1)) == "seat_taken"
    assert await refused(take(table, bob, 2)) == "seat_taken"


async def test_a_bot_that_plays_beside_people_keeps_its_seat(there: World) -> None:
    ada, bob = await there.arena.greet("Ada"), await there.arena.greet("Bob")
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("bot", level="squire")] * 2])
    table = await there.arena.tables.get((await there.arena.opener.open(ada, new)).id)
    await table.do(lambda: there.arena.tables.start(table, ada))
    assert await refused(take(table, bob, 1)) == "seat_taken"
    assert await refused(take(table, ada, 1)) == "seat_taken"


async def test_who_was_removed_takes_no_seat_of_a_bot(there: World) -> None:
    table, ada = await exhibited(there), await there.arena.greet("Ada")
    await table.do(lambda: table.change(replace(table.doc, removed=(ada.id,))))
    assert await refused(take(table, ada, 0)) == "removed"


async def test_what_a_bot_has_thought_is_not_played_for_the_person_who_has_its_seat(there: World) -> None:
    table, ada = await exhibited(there), await there.arena.greet("Ada")
    seat, before = asked(table), table.play
    assert before
    ask: Any = before.game.asks[seat]
    await take(table, ada, seat)
    late = Act("late", seat, before.seq, Raw(msgspec.json.encode(ask[0])))
    assert await refused(table.do(partial(act_for_bot, table, late))) == "not_asked"
    assert table.play
    assert table.play.seq == before.seq


async def test_the_exhibition_goes_on_while_bots_play_alone_and_is_dealt_again_for_the_next_visitors(there: World) -> None:
    table, ada = await exhibited(there), await there.arena.greet("Ada")
    assert await exhibited(there) is table
    await take(table, ada, 0)
    following = await exhibited(there)
    assert (following is table, following.doc.host, following.doc.public) == (False, HOST.id, False)
    assert following.doc.bots_alone


def test_nobody_knows_the_hand_of_a_bot_before_taking_its_seat(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    bots = [{"who": "bot", "level": "page"}] * 3
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": bots}).json()["id"]
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with bob.at(table, 1) as line:
        assert line.until("refused")["error"]["code"] == "not_seated"
    with bob.at(table, None) as line:
        watched = line.sighted().sight["sight"]["view"]
        assert [seat["hand"] for seat in watched["seats"]] == [None] * 3
        assert line.ask(type="why", seat=1, option={})["error"]["code"] == "not_seated"
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    with bob.at(table, 1) as line:
        seen = line.sighted().sight["sight"]["view"]
        assert [seat["hand"] is None for seat in seen["seats"]] == [True, False, True]

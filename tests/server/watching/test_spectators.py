"""What spectators see of a game that they see late: what was seen some moves ago, wherever they look."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import asdict, replace

from regalia.server.people.rights import SESSION
from regalia.server.requests import chat, flags, joining, resigning
from regalia.server.requests.handler import ask, handle
from regalia.server.store import Person, Spectators, SpectatorsDelay
from regalia.server.store.identity import OPEN_ACCOUNT, Account
from regalia.server.store.sql import Change
from regalia.server.table import seating
from regalia.server.table.spectators import agree_to_show
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import Agreement, NewTable, SeatPlan, SpectatorsChange
from regalia.server.wire.requests import AskUndo, Consent, Moment
from regalia.server.wire.sights import MomentMessage
from regalia.server.wire.talk import Say
from tests.server.table.world import World, asked, place, refused, there

__all__ = ["place", "there"]
LATE = Spectators(delay="moves-3")
HANDS = Spectators(delay="moves-3", hands=True)


async def watcher_of(table: Table, person: Person | None = None) -> Watcher:
    """A connection of a person without a seat."""
    watcher = Watcher(table.messages, None if person is None else person.id)
    await table.do(lambda: joining.join(table, watcher))
    watcher.face(None)
    return watcher


def latest(watcher: Watcher) -> dict[str, Any]:
    """What a connection is sent now, by type."""
    watcher._news.clear()
    return {message["type"]: message for message in map(json.loads, watcher._take())}


def present(table: Table) -> Any:
    """What a spectator of the present would see."""
    assert table.play is not None
    return json.loads(table.play.sight(None, -1))["sight"]


async def befriend(there: World, *people: Person) -> None:
    store = there.arena.store
    await store.ask_friend(people[0].id, people[1].id, 1.0)
    await store.befriend(people[1].id, people[0].id, 2.0)


@pytest.mark.parametrize(("delay", "moves"), [("none", 0), ("moves-3", 3), ("moves-10", 10)])
async def test_spectators_see_what_was_seen_so_many_moves_ago(there: World, delay: SpectatorsDelay, moves: int) -> None:
    table = await there.table("none", spectators=Spectators(delay=delay))
    watcher, seen = await watcher_of(table), []
    for number in range(14):
        seen.append(present(table))
        told = latest(watcher)
        shown = max(0, number - moves)
        if "sight" in told:
            assert told["sight"]["seq"] == shown
            assert told["sight"]["sight"] == seen[shown]
        else:
            assert 0 < number <= moves, "nothing new can be seen"
        await there.act(table)


async def test_after_a_restart_they_see_the_same(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    for _ in range(5):
        await there.act(table)
    before = latest(await watcher_of(table))["sight"]
    table = await there.restarted(table)
    again = latest(await watcher_of(table))["sight"]
    assert (again["seq"], again["sight"], again["events"]) == (2, before["sight"], before["events"])


async def test_five_minutes_are_counted_by_the_clock(there: World) -> None:
    table = await there.table("none", spectators=Spectators(delay="minutes-5"))
    watcher = await watcher_of(table)
    for _ in range(4):
        await there.act(table)
        there.now += 60
    assert latest(watcher)["sight"]["seq"] == 0
    there.now += 59
    await there.look(table)
    assert "sight" not in latest(watcher)
    there.now += 2
    await there.look(table)
    assert latest(watcher)["sight"]["seq"] == 1


async def test_at_an_event_the_last_three_moves_are_never_shown(there: World) -> None:
    people = [await there.arena.greet(name) for name in ("Ada", "Bob", "Eve")]
    new = NewTable("oriflamme", [SeatPlan("nobody")] * 3, spectators=Spectators(delay="minutes-5"))
    doc = await there.arena.opener.together(people, new, ("event", "1"), "some event")
    table = await there.arena.tables.get(doc.id)
    host = next(each for each in people if each.id == doc.host)
    await table.do(lambda: there.arena.tables.start(table, host))
    for _ in range(4):
        await there.act(table)
    there.now += 3600
    await there.look(table)
    assert latest(await watcher_of(table))["sight"]["seq"] == 1
    usual = await there.arena.opener.together(people, NewTable("oriflamme", [SeatPlan("nobody")] * 3), ("event", "2"), "x")
    assert usual.spectators == LATE


async def test_nothing_tells_that_something_has_happened_that_is_not_shown(there: World) -> None:
    table = await there.table("live-5", spectators=Spectators(delay="moves-10"))
    watcher = await watcher_of(table)
    assert "clocks" not in latest(watcher)
    for other in range(3):
        await there.come(table, other)
    latest(watcher)
    seat, _ = await there.act(table)
    assert latest(watcher) == {}
    player = Watcher(table.messages, there.people[asked(table)].id)
    await table.do(lambda: joining.join(table, player))
    player.face(asked(table))
    assert latest(player)["sight"]["seq"] == 1
    assert "clocks" in latest_of(player, table)
    await there.act(table)
    await there.act(table)
    ask_undo = AskUndo("u", seat, 0)
    await table.do(partial(handle, table, there.people[seat].id, ask_undo))
    assert table.messages.message_for(there.people[seat].id).asking is not None
    assert table.messages.message_for(None).asking is None


def latest_of(watcher: Watcher, table: Table) -> dict[str, Any]:
    watcher.wake(table=True)
    return latest(watcher)


async def test_moments_are_those_that_are_shown(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    for _ in range(5):
        await there.act(table)
    for who, most in (("", 2), (there.people[0].id, 2)):
        reply = await table.do(partial(handle, table, who, Moment("m", 5), None))
        assert isinstance(reply, MomentMessage)
        assert reply.seq == most
    reply = await table.do(partial(handle, table, there.people[0].id, Moment("m", 5), 0))
    assert isinstance(reply, MomentMessage)
    assert reply.seq == 5, "their own seat sees it at once"


async def test_a_step_back_is_seen_late_too(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    for _ in range(5):
        await there.act(table)
    watcher = await watcher_of(table)
    before = latest(watcher)["sight"]
    assert table.play is not None
    done = table.play.entries[-1]
    assert done.seat is not None
    everyone = [each.person for each in table.doc.seats]
    await table.do(partial(handle, table, everyone[done.seat], AskUndo("u", done.seat, done.seq - 2)))
    for seat, person in enumerate(everyone):
        if seat != done.seat:
            await table.do(partial(handle, table, person, Consent(f"c{seat}", seat, True)))
    assert len(table.play.entries) == 3
    assert latest(watcher).get("sight", before)["seq"] == before["seq"]
    answers = 0
    while answers < 3:
        await there.act(table)
        answers += 1
    told = latest(watcher)["sight"]
    assert told["sight"] == json.loads(msgspec.json.encode(table.play.sight_after(told["seq"], None)))


async def test_when_the_game_is_over_all_is_shown(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    watcher = await watcher_of(table)
    for seat in (0, 1):
        await ask(table, partial(resigning.resign, table, there.people[seat], seat))
        if seat == 0:
            shown = table.messages.message_for(None).seats[0]
            assert (shown.resigned, shown.forfeited, shown.bot) == (False, False, None)
            assert table.messages.message_for(there.people[1].id).seats[0].resigned
    assert table.doc.status == "over"
    told = latest(watcher)
    assert told["sight"]["seq"] == 2
    assert told["sight"]["sight"]["ranking"]
    assert told["table"]["seed"]
    assert not told["table"]["behind"]


async def test_what_players_say_is_shown_with_what_they_saw(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    stranger = await there.arena.greet("Sue")
    seated, watcher = Watcher(table.messages, there.people[0].id, rights=SESSION), await watcher_of(table, stranger)
    await table.do(lambda: joining.join(table, seated))

    async def say(who: Watcher, seat: int | None, text: str) -> None:
        assert who.person is not None
        await table.do(partial(chat.say, table, who, who.person, Say(text, seat, text)))

    there.now += 1
    await say(seated, 0, "before")
    there.now += 1
    await there.act(table)
    there.now += 1
    await say(seated, 0, "after")
    await say(watcher, None, "an aside")
    lines = [line["text"] for line in latest(watcher)["talk"]["lines"]]
    assert lines == ["before", "an aside"]
    for _ in range(3):
        there.now += 1
        await there.act(table)
    assert "after" in [line["text"] for line in latest(watcher)["talk"]["lines"]]


# Open hands


async def open_hands(there: World) -> Table:
    """A game in play in which all agree to open hands."""
    there.people = [await there.arena.greet(name) for name in ("Ada", "Bob", "Eve")]
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], spectators=Spectators(hands=True))
    table = await there.arena.tables.get((await there.arena.opener.open(there.people[0], new)).id)
    for seat, person in enumerate(there.people[1:], start=1):
        await there.sit(table, person, seat)
    for person in there.people:
        assert await refused(table.do(lambda: there.arena.tables.start(table, there.people[0]))) == "hands_not_agreed"
        await table.do(partial(agree, table, person))
    await table.do(lambda: there.arena.tables.start(table, there.people[0]))
    return table


async def agree(table: Table, person: Person, yes: bool = True) -> None:
    await table.change(agree_to_show(table.doc, person, yes))


def hands_in(sight: Any) -> list[bool]:
    """Which hands a sight of Oriflamme shows."""
    return [seat["hand"] is not None for seat in sight["sight"]["view"]["seats"]]


async def test_a_known_person_without_a_seat_sees_all_hands_late(there: World) -> None:
    table = await open_hands(there)
    assert table.doc.spectators.delay == "moves-3", "at least three moves"
    stranger = await there.arena.greet("Sue")
    for _ in range(4):
        await there.act(table)
    told = latest(await watcher_of(table, stranger))
    assert (told["sight"]["seq"], hands_in(told["sight"])) == (1, [True] * 3)
    for someone in (None, there.people[0]):
        told = latest(await watcher_of(table, someone))
        assert (told["sight"]["seq"], hands_in(told["sight"])) == (1, [False] * 3)


async def test_a_second_device_of_a_player_sees_what_the_seat_sees(there: World) -> None:
    table = await open_hands(there)
    device = await watcher_of(table, there.people[1])
    device.face(1)
    await there.act(table)
    told = latest(device)["sight"]
    assert (told["seq"], hands_in(told)) == (1, [False, True, False])


async def test_with_open_hands_no_one_takes_a_seat_during_the_game(there: World) -> None:
    table = await open_hands(there)
    stranger = await there.arena.greet("Sue")
    taken = replace(table.doc.seats[1], person=None, bot="page")
    await table.do(lambda: table.change(seating.put(table.doc, 1, taken)))
    assert await refused(table.do(lambda: flags.take_seat(table, stranger, 1))) == "hands_open"


async def test_a_changed_agreement_has_to_be_agreed_on_again(there: World) -> None:
    ada = await there.arena.greet("Ada")
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2], spectators=HANDS)
    table = await there.arena.tables.get((await there.arena.opener.open(ada, new)).id)
    await table.do(partial(agree, table, ada))
    assert table.messages.message_for(None).seats[0].shows
    longer = Agreement(spectators=SpectatorsChange(delay="moves-10"))
    await table.do(lambda: table.change(seating.agree(table.doc, ada, table.rules, longer)))
    assert not table.doc.seats[0].shows
    stranger = await there.arena.greet("Sue")
    assert await refused(table.do(partial(agree, table, stranger))) == "not_seated"


async def test_what_was_agreed_last_is_kept_but_for_open_hands(there: World) -> None:
    ada = await there.arena.greet("Ada")
    plans = [SeatPlan("me"), *[SeatPlan("nobody")] * 2]
    await there.arena.opener.open(ada, NewTable("oriflamme", plans, spectators=Spectators("friends", "moves-10", True)))
    doc = await there.arena.opener.open(ada, NewTable("oriflamme", plans))
    assert doc.spectators == Spectators("friends", "moves-10", False)


# Who may watch


@pytest.mark.parametrize("welcome", ["friends", "nobody"])
async def test_strangers_and_administrators_are_refused_as_at_a_wrong_code(there: World, welcome: Any) -> None:
    table = await there.table("none", spectators=Spectators(welcome))
    stranger = await there.arena.greet("Sue")
    visit = partial(there.arena.tables.visit, table.doc.id)
    for person in (None, stranger):
        assert await refused(visit(person, "203.0.113.9")) == "no_such_table"
    assert await visit(there.people[1], "") is table
    lobby = await there.arena.lobbies.seen_by(stranger)
    assert lobby.playing == []


async def test_friends_watch_until_they_are_friends_no_more(there: World) -> None:
    table = await there.table("none", accounts=True, spectators=Spectators("friends"))
    friend = await there.arena.greet("Sue")
    await there.arena.store.save(Change(OPEN_ACCOUNT, asdict(Account(friend.id, friend.name, None, "", 1.0))))
    await befriend(there, friend, there.people[1])
    assert await there.arena.tables.visit(table.doc.id, friend, "") is table
    assert [each.id for each in (await there.arena.lobbies.seen_by(friend)).playing] == [table.doc.id]
    watcher = await watcher_of(table, friend)
    await there.look(table)
    assert not watcher.dropped
    await there.arena.store.block(there.people[2].id, friend.id, 3.0)
    await there.look(table)
    assert watcher.dropped
    assert latest(watcher) == {}
    assert await refused(there.arena.tables.visit(table.doc.id, friend, "")) == "no_such_table"


async def test_who_was_here_before_the_start_leaves_with_it(there: World) -> None:
    ada = await there.arena.greet("Ada")
    plans = [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]
    doc = await there.arena.opener.open(ada, NewTable("oriflamme", plans, spectators=Spectators("nobody")))
    table = await there.arena.tables.get(doc.id)
    watcher = await watcher_of(table, await there.arena.greet("Sue"))
    assert latest(watcher)["table"]["status"] == "open"
    await table.do(lambda: there.arena.tables.start(table, ada))
    assert watcher.dropped
    assert latest(watcher) == {}


async def test_when_the_game_is_over_everyone_may_come(there: World) -> None:
    table = await there.table("none", spectators=Spectators("nobody"))
    for seat in (0, 1):
        await ask(table, partial(resigning.resign, table, there.people[seat], seat))
    assert await there.arena.tables.visit(table.doc.id, None, "") is table


# Every address

Visit = Callable[[str], Awaitable[httpx.Response]]

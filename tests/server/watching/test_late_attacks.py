"""Attempts to learn more of a game that is seen late: by steps back, messages without news, lists, and agreements."""

from functools import partial

import pytest
from msgspec.structs import replace

from regalia.server.people.rights import SESSION
from regalia.server.play.behind import Lag
from regalia.server.play.play import Play
from regalia.server.requests import chat, joining, resigning
from regalia.server.requests.handler import ask, handle
from regalia.server.store import Action
from regalia.server.store.documents import HintTaken
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import Agreement, NewTable, SeatPlan
from regalia.server.wire.requests import Undo
from regalia.server.wire.sights import Done
from regalia.server.wire.talk import Say
from tests.server.table.world import World, place, refused, there
from tests.server.watching.test_spectators import HANDS, LATE, agree, latest, open_hands, watcher_of

__all__ = ["place", "there"]


def moves(*done: int | str) -> list[Action]:
    """Answers of a seat, and steps back: `"<2"` to action 2, `"x1"` of the open answer of seat 1 alone."""
    found = []
    for seq, each in enumerate(done, 1):
        if isinstance(each, int):
            found.append(Action(seq, each, "u", f"a{seq}", answer="x"))
        elif each[0] == "<":
            found.append(Action(seq, 0, "u", f"a{seq}", back_to=int(each[1:])))
        else:
            found.append(Action(seq, int(each[1:]), "u", f"a{seq}", back_to=0, alone=True))
    return found


@pytest.mark.parametrize(
    ("done", "shown"),
    [
        ((0, 1, 2, 0), 1),
        ((0, 1, 2, 0, "<3"), 0),
        ((0, 1, 2, "<2", 2, "<2", 2), 0),
        ((0, 1, 2, "<2", 2, 0), 1),
        ((0, 1, 2, 0, "x2"), 0),
        (("<0", 0, 1, 2), 1),
        (("x2", 0, 1, 2), 1),
    ],
)
def test_answers_that_were_taken_back_do_not_count_as_moves(done: tuple[int | str, ...], shown: int) -> None:
    assert Lag(3).shown(moves(*done), 0.0) == shown


async def test_a_player_brings_spectators_no_nearer_by_answers_that_are_taken_back(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    for _ in range(4):
        await there.act(table)
    watcher, shown = await watcher_of(table), 0
    for number in range(4):
        seat, _ = await there.act(table)
        assert table.play is not None
        back = Undo(f"u{number}", seat, table.play.undo_of(seat)[-1])
        assert isinstance(await table.do(partial(handle, table, there.people[seat].id, back)), Done)
        shown = latest(watcher).get("sight", {"seq": shown})["seq"]
    assert shown == 2, "three moves before the fifth, and not later by any that follows"


async def test_no_message_tells_that_a_player_has_resigned_or_said_something(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    seated, watcher = Watcher(table.messages, there.people[0].id, rights=SESSION), await watcher_of(table)
    stranger = Watcher(table.messages, (await there.arena.greet("Sue")).id, rights=SESSION)
    for each in (seated, stranger):
        await table.do(partial(joining.join, table, each))
    stranger.face(None)
    await there.act(table)

    async def say(who: Watcher, seat: int | None, text: str) -> None:
        assert who.person is not None
        there.now += 1
        await table.do(partial(chat.say, table, who, who.person, Say(text, seat, text)))

    await say(seated, 0, "one")
    await say(stranger, None, "an aside")
    for each in (watcher, stranger):
        latest(each)
    await say(seated, 0, "two")
    await ask(table, partial(resigning.resign, table, there.people[0], 0))
    assert table.doc.status == "playing"
    assert latest(watcher) == {}
    assert latest(stranger) == {}


async def test_a_list_tells_no_more_of_a_table_that_is_not_in_memory(there: World) -> None:
    table = await there.table("none", spectators=LATE)
    await ask(table, partial(resigning.resign, table, there.people[0], 0))
    hinted = replace(table.doc, hints=(HintTaken(1, 1),))
    await table.do(partial(table.change, hinted))
    there.arena.tables.forget(table)
    stranger = await there.arena.greet("Sue")
    for person, knows in ((None, False), (stranger, False), (there.people[1], True)):
        lobby = await there.arena.lobbies.seen_by(person)
        (listed,) = lobby.yours if knows else lobby.playing
        assert (listed.seats[0].resigned, bool(listed.hints), listed.behind) == (knows, knows, not knows)


@pytest.mark.parametrize(
    "changed", [Agreement(public=False), Agreement(learning=True), Agreement(tempo="live-5"), Agreement(seats=4)]
)
async def test_whatever_the_host_changes_open_hands_have_to_be_agreed_on_again(there: World, changed: Agreement) -> None:
    ada = await there.arena.greet("Ada")
    plans = [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]
    table = await there.arena.tables.get(
        (await there.arena.opener.open(ada, NewTable("oriflamme", plans, spectators=HANDS))).id
    )
    await table.do(partial(agree, table, ada))
    await table.do(lambda: table.change(seating.agree(table.doc, ada, table.rules, Agreement())))
    assert table.doc.seats[0].shows
    await table.do(lambda: table.change(seating.agree(table.doc, ada, table.rules, changed)))
    assert not table.doc.seats[0].shows


async def test_a_rematch_asks_again_for_open_hands(there: World) -> None:
    table = await open_and_over(there)
    again = await there.arena.tables.get(await there.arena.opener.rematch(there.people[0], table))
    assert again.doc.spectators == HANDS
    assert not any(each.shows for each in again.doc.seats)
    for person in there.people[1:]:
        await there.arena.opener.rematch(person, table)
    assert await refused(again.do(lambda: there.arena.tables.start(again, there.people[0]))) == "hands_not_agreed"


async def open_and_over(there: World) -> Table:
    table = await open_hands(there)
    for seat in (0, 1):
        await ask(table, partial(resigning.resign, table, there.people[seat], seat))
    assert table.doc.status == "over"
    return table


async def test_without_spectators_nothing_is_played_a_second_time(there: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await there.table("none", spectators=LATE)
    followed: list[int] = []
    follow = Play.follow

    def counted(play: Play, action: Action) -> None:
        followed.append(action.seq)
        follow(play, action)

    monkeypatch.setattr(Play, "follow", counted)
    for _ in range(6):
        await there.act(table)
    assert followed == []
    assert latest(await watcher_of(table))["sight"]["seq"] == 3
    assert followed == [1, 2, 3]

"""Stepping back at the table: alone while it is safe, and beyond by consent."""

import random
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from regalia.core import Chance, Seat, save, some_answer
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.table import replay_saving
from regalia.server.table.table import Table
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, Undo
from regalia.server.wire.sights import Done
from tests.server.live.test_channel import lines_at, mover_of
from tests.server.players import Host, Line, play


def placing(stack: ExitStack, host: Host) -> tuple[str, list[Line], Line]:
    table, people = host.table("Ada", "Bob", "Eve")
    lines = lines_at(stack, table, people)
    mover = mover_of(lines)
    mover.act(mover.options[0])
    second = mover_of([line.sighted(1) for line in lines])
    second.act(second.options[0])
    return table, lines, second


def test_a_choice_nobody_has_learned_of_can_be_taken_back(host: Host) -> None:
    with ExitStack() as stack:
        _table, lines, second = placing(stack, host)
        assert second.sight["undo"] == [1]
        asked = second.sight["sight"]["decision"]["kind"]
        assert asked == "ChoosePlace"
        reply = second.ask(type="undo", seat=second.seat, to=1)
        assert reply == {"type": "done", "id": reply["id"], "seq": 3}
        second.sighted(3)
        assert second.sight["sight"]["decision"]["kind"] == "ChooseCard"
        assert [entry["seq"] for entry in second.log] == [0, 1]
        assert second.act(second.options[1])["seq"] == 4
        assert second.sight["sight"]["view"]["held"] == second.sight["sight"]["view"]["held"] is not None
        other = next(line for line in lines if line is not second)
        assert [entry["seq"] for entry in other.sighted(4).log] == [0, 1, 4]


def test_what_is_not_safe_is_refused_and_says_what_is(host: Host) -> None:
    with ExitStack() as stack:
        _table, lines, second = placing(stack, host)
        reply = second.ask(type="undo", seat=second.seat, to=0)
        assert (reply["error"]["code"], reply["error"]["allowed"]) == ("not_undoable", [1])
        first = next(line for line in lines if line is not second)
        assert first.ask(type="undo", seat=first.seat, to=1)["error"]["allowed"] == []


def test_beyond_that_everybody_must_agree(host: Host) -> None:
    with ExitStack() as stack:
        _table, lines, second = placing(stack, host)
        second.act(second.options[0])
        for line in lines:
            line.sighted(3)
        play(lines, random.Random(1), most=1)
        third = next(line for line in lines if line.sight["seq"] >= 4)
        reply = second.ask(type="ask_undo", seat=second.seat, to=1)
        assert (reply["type"], reply["seq"]) == ("done", 5)
        others = [line for line in lines if line is not second]
        for line in others:
            assert line.seated(asking={"seat": second.seat, "to": 1, "agreed": [second.seat]})
        assert others[0].ask(type="consent", seat=others[0].seat, yes=True)["seq"] == 6
        assert third.sighted(6).log[-1]["seq"] == 4
        assert others[1].ask(type="consent", seat=others[1].seat, yes=True)["seq"] == 7
        for line in lines:
            line.sighted(7)
            assert [entry["seq"] for entry in line.log] == [0, 1]
            assert line.seated(asking=None)
        assert mover_of(lines) is second


def test_one_who_does_not_agree_ends_the_request(host: Host) -> None:
    with ExitStack() as stack:
        _table, lines, second = placing(stack, host)
        second.act(second.options[0])
        second.ask(type="ask_undo", seat=second.seat, to=0)
        other = next(line for line in lines if line is not second)
        other.seated(asking={"seat": second.seat, "to": 0, "agreed": [second.seat]})
        other.ask(type="consent", seat=other.seat, yes=False)
        assert second.seated(asking=None)
        assert other.ask(type="consent", seat=other.seat, yes=True)["error"]["code"] == "nothing_asked"


def test_a_secret_choice_is_taken_back_alone_though_all_have_chosen(host: Host) -> None:
    table, people = host.table("Ada", "Bob", game="wheel_of_time")
    with ExitStack() as stack:
        ada, bob = lines_at(stack, table, people)
        ada.act(ada.options[0])
        bob.sighted(1).act(bob.options[0])
        for line, free in ((ada, [0]), (bob, [1])):
            assert line.sighted(2).sight["undo"] == free
        assert ada.ask(type="undo", seat=0, to=0)["seq"] == 3
        assert (ada.sighted(3).waiting, bob.sighted(3).waiting) == ([0], [0])
        assert bob.sight["sight"]["given"] is not None
        assert bob.sight["undo"] == [1]
        assert [entry["seq"] for entry in bob.log] == [0, 2]
        ada.act(ada.options[0])
        assert bob.sighted(4).waiting == [0, 1]
        bob.act(bob.any_answer(random.Random(0)))
        assert ada.sighted(5).sight["undo"] == []
        assert ada.ask(type="undo", seat=0, to=3)["error"]["code"] == "not_undoable"
        again = stack.enter_context(host.guest("Eve").at(table, None)).sighted(5)
        assert [entry["seq"] for entry in again.log] == [0, 2, 4, 5]


@pytest.fixture
def arena(settings: Settings, tmp_path: Path) -> Arena:
    """An arena in which tests play without a network."""
    return build_arena(replace(settings, database=tmp_path / "arena.db"))


async def test_what_happened_when_all_had_chosen_has_not_happened_after_one_takes_its_choice_back(arena: Arena) -> None:
    ada = await arena.greet("Ada")
    seats = [SeatPlan("me"), SeatPlan("device", "Bob")]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("old_kings_crown", seats))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    play = table.play
    assert play is not None
    while play.game.step.kind() != "PlaceCards":
        await answered(table, ada.id, min(play.game.asks))
    first = play.seq
    for seat in (0, 1):
        await answered(table, ada.id, seat)
    assert [len(entry.events) > 0 for entry in play.entries[-2:]] == [False, True]
    await replay_saving.save(table)
    await table.do(partial(handle, table, ada.id, Undo("u", 0, first)))
    assert [*play.game.asks] == [0]
    assert [(entry.seq, entry.events) for entry in play.entries[-1:]] == [(first + 2, [])]
    again = Play(table.rules, table.doc, await arena.store.actions(table.doc.id), None)
    assert save(again.game) == save(play.game)
    await answered(table, ada.id, 0)
    await replay_saving.save(table)
    frames = Replay(await arena.store.replay(table.doc.id)).frames()
    assert [bytes(frames[first + number].events) == b"[]" for number in (2, 4)] == [True, False]
    await arena.close()


async def answered(table: Table, person: str, seat: Seat) -> None:
    """Give the first answer that a seat has."""
    assert table.play is not None
    answer = some_answer(table.play.game.asks[seat], Chance("0" * 64))
    act = Act(f"a{table.play.seq}", seat, table.play.seq, Raw(msgspec.json.encode(answer)))
    assert isinstance(await table.do(partial(handle, table, person, act)), Done)


def test_a_step_back_is_in_the_store_and_survives(host: Host) -> None:
    with ExitStack() as stack:
        table, _lines, second = placing(stack, host)
        second.ask(type="undo", seat=second.seat, to=1)
        second.sighted(3)
        second.act(second.options[2])
        again = stack.enter_context(host.guest("Eve").at(table, None)).sighted(4)
        assert again.sight["seq"] == 4


def test_one_left_alone_cannot_rewind_the_game(host: Host) -> None:
    table, (ada, bob, eve) = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        others = [stack.enter_context(person.at(table, seat)) for seat, person in ((1, bob), (2, eve))]
        with ada.at(table, 0) as line:
            play([line.sighted(), *(other.sighted() for other in others)], random.Random(1), most=9)
    with ada.at(table, 0) as line:
        line.sighted(9)
        assert line.ask(type="ask_undo", seat=0, to=0)["type"] == "done"
        for seat in (1, 2):
            line.given_to_bot(ada, table, seat)
        assert line.seated(asking=None)
        reply = line.ask(type="ask_undo", seat=0, to=0)
        assert (reply["error"]["code"], reply["error"]["allowed"]) == ("somebody_away", [1, 2])
        with bob.at(table, 1), eve.at(table, 2):
            while any(seat["bot"] for seat in line.table["seats"]):
                line.hear()
            assert line.ask(type="ask_undo", seat=0, to=0)["type"] == "done"

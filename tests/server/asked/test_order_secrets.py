"""What other seats, spectators and nodes learn of orders, and what becomes of orders when others act."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from regalia.core import PASS
from regalia.server.arena import Arena
from regalia.server.asked.delays import Run
from regalia.server.asked.foreseen import with_order
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.asked.orders import mark, shown, shown_ended
from regalia.server.asked.passes import cancelled, since, with_run
from regalia.server.errors import Refuse
from regalia.server.requests import joining
from regalia.server.requests.automatic_answers import give
from regalia.server.requests.handler import handle
from regalia.server.store.passes import Passes
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.passes import NewOrder, SetPasses
from regalia.server.wire.requests import Act
from regalia.server.wire.sights import Done
from tests.server.asked.test_foreseen import (
    ABLE,
    DIG,
    DUCK,
    ELSEWHERE,
    REST,
    SEQ,
    asking,
    at_quarry,
    in_a_window,
    order,
    ordering,
)
from tests.server.nodes.test_two_arenas import started, two_arenas
from tests.server.players import Host, Line, Message
from tests.server.table.site import heard
from tests.tiny.quarry import Dig, Duck, Rest, Work

pytestmark = pytest.mark.usefixtures("tiny_installed")


# What others receive


def received_after(line: Line, start: int) -> list[Message]:
    """All that a line has received since a message, up to a reply to a ping."""
    line.send(type="ping")
    line.until("pong")
    return line.received[start:-1]


def test_others_receive_nothing_when_an_order_is_given_listed_or_taken_back(host: Host) -> None:
    def scene(ada: Line, bob: Line, watcher: Line) -> None:
        starts = []
        for line in (ada, watcher):
            line.seated(watching=1)
            received_after(line, 0)
            starts.append(len(line.received))
        assert order(bob, DIG, question="Work")["type"] == "done"
        assert order(bob, REST, question="Work", times=1)["type"] == "done"
        bob.ask(type="foresee", seat=1)
        assert bob.ask(type="set_passes", seat=1, drop=mark("Work", {}))["type"] == "done"
        assert [received_after(line, start) for line, start in zip((ada, watcher), starts, strict=True)] == [[], []]

    at_quarry(host, scene)


async def watching(table: Table, person: str | None, seat: int | None) -> Watcher:
    watcher = Watcher(table.messages, person)
    await table.do(lambda: joining.join(table, watcher))
    watcher.face(seat)
    return watcher


async def messages(watcher: Watcher) -> list[str]:
    """The types of the messages that a watcher would be sent now."""
    try:
        return [msgspec.json.decode(raw)["type"] for raw in await asyncio.wait_for(watcher.messages(), 0.01)]
    except TimeoutError:
        return []


def test_at_another_node_only_the_seat_itself_is_notified_of_its_orders(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, here, there = await started(one, two)
        watchers = [await watching(there, ada, 0), await watching(there, ada, 1), await watching(there, None, None)]
        await heard(one, two)
        for watcher in watchers:
            await messages(watcher)
        given = SetPasses("o", 0, order=NewOrder(Raw(b'{"type":"Keep"}'), question="RevealOrKeep"))
        assert isinstance(await here.do(lambda: handle(here, ada, given)), Done)
        await heard(one, two)
        assert [await messages(watcher) for watcher in watchers] == [["passes", "sight"], [], []]
        assert there.doc == here.doc
        await one.close()
        await two.close()

    with two_arenas(tmp_path) as arenas:
        asyncio.run(scene(*arenas))


def test_what_others_answer_to_a_common_question_does_not_put_an_ordered_answer_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[int] = []

    def seconds(_run: Run, _law: str, seat: int, *_: float) -> float:
        waits.append(seat)
        return 1000.0

    monkeypatch.setattr(Run, "seconds_before", seconds)

    async def scene(arena: Arena) -> None:
        ada = await arena.greet("Ada")
        opened = await arena.opener.open(ada, NewTable("old_kings_crown", [SeatPlan("me"), SeatPlan("device", "Bob")]))
        table = await arena.tables.get(opened.id)
        await table.do(lambda: arena.tables.start(table, ada))
        play = table.play
        assert play is not None
        bids: Any = [play.game.asks[seat] for seat in (0, 1)]
        new = NewOrder(Raw(msgspec.json.encode(bids[0][0])))
        assert isinstance(await table.do(lambda: handle(table, ada.id, SetPasses("o", 0, order=new))), Done)
        bid = Act("a", 1, play.seq, Raw(msgspec.json.encode(bids[1][0])))
        assert isinstance(await table.do(lambda: handle(table, ada.id, bid)), Done)
        assert waits == [0], "the wait has begun once"
        await table.do(lambda: give(table, 0, 0))
        assert [answer.seat for answer in play.given_answers] == [1, 0]
        await arena.close()

    with two_arenas(tmp_path) as (arena, _):
        asyncio.run(scene(arena))


# Bots, steps back, and being asked


def test_what_a_bot_has_answered_for_a_seat_ends_no_order_and_does_not_count() -> None:
    said = ordering("Work", Dig(), times=2)
    bots = [GivenAnswer(5 + turn, 0, False, "Work", Rest(), ask=(Dig(), Rest()), by_bot=True) for turn in range(3)]
    assert [each.times for each in shown(said, ELSEWHERE, 0, bots)] == [2]
    assert shown_ended(said, ELSEWHERE, 0, bots) == []


def test_orders_go_on_when_a_person_comes_back_to_a_seat_that_a_bot_has_kept(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="quarry")
    with ada.at(table, 0) as first:
        with bob.at(table, 1) as second:
            second.sighted()
            assert order(second, DIG, question="Work")["type"] == "done"
        first.sighted().given_to_bot(ada, table, 1)
        first.sighted().act(REST)
        first.sighted(2)
        with bob.at(table, 1) as second:
            assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
            assert [each["question"] for each in second.stands(ended_orders=[])["orders"]] == ["Work"]
            first.act(REST)
            second.sighted(4)
            assert second.log[-1]["seat"] == 1


def test_an_order_given_after_a_step_back_is_carried_out(host: Host) -> None:
    def scene(ada: Line, bob: Line, watcher: Line) -> None:
        order(ada, REST, question="Work")
        ada.sighted(1)
        back = ada.ask(type="undo", seat=0, to=0)
        assert back["type"] == "done", back
        ada.sighted(back["seq"])
        assert not ada.stands(passing=None)["orders"][0]["now"], "an earlier one is not"
        order(ada, DIG)
        assert ada.sighted(back["seq"] + 1).sight["sight"]["view"]["stones"] == [1, 0]

    at_quarry(host, scene)


def test_after_a_step_back_only_what_was_said_since_counts() -> None:
    said = with_run(ordering("Work", Dig(), before=ABLE), in_a_window("bolt"), 0, 8)
    assert since(said, 4) == Passes(run=8, orders=said.orders)
    assert since(said, 5) == Passes(run=8)
    assert since(said, 9) == Passes()


def test_an_order_for_another_question_leaves_a_seat_asked_that_wants_to_be_asked_now() -> None:
    held = cancelled(Passes({"": "never"}), in_a_window("bolt"), 0, SEQ)
    window = in_a_window("bolt")
    here = with_order(held, window, 0, NewOrder(Raw(b"")), [PASS], SEQ, ())
    assert here.held == -1
    elsewhere = with_order(cancelled(Passes(), asking(Work(0)), 0, SEQ), asking(Work(0)), 0, DODGE, [Duck()], SEQ, ())
    assert elsewhere.held == SEQ


DODGE = NewOrder(Raw(b""), question="Dodge")


# Strange wishes


@pytest.mark.parametrize("number", [10**30, 10_000, -1])
def test_numbers_that_no_question_offers_are_refused_with_the_range(number: int) -> None:
    with pytest.raises(Refuse) as refused:
        ordering("Haul", number, nearest=True)
    assert refused.value.problem.allowed == [0, 9999]
    assert ordering("Haul", 9999, nearest=True).orders[0].answer == 9999


def test_an_answer_that_is_wished_twice_is_kept_once() -> None:
    (kept,) = ordering("Dodge", Duck(), Duck(), Duck()).orders
    assert (kept.answer, kept.otherwise) == (DUCK, ())

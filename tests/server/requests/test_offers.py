"""Offers at a real table: done by whoever likes to, told to nobody else, considered by bots."""

import json
import random
from typing import Any

import pytest

from regalia.server.bots.in_process import InProcess
from tests.server.players import Host, Line

pytestmark = pytest.mark.usefixtures("tiny_installed")

RING, REST, TAKE = {"type": "Ring"}, {"type": "Rest"}, {"type": "Take"}


def unasked(option: Any) -> dict[str, Any]:
    return {"type": "unasked", "option": option}


def offers(line: Line) -> list[Any]:
    return list(line.sight["sight"]["offers"])


def test_whoever_is_not_asked_does_what_is_offered(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="orchard")
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        second.sighted()
        assert second.waiting == [0]
        assert RING in offers(second)
        assert second.act(unasked(RING))["type"] == "done"
        first.sighted(1)
        assert first.log[-1]["events"] == [{"type": "Rang", "seat": 1}]
        assert RING not in offers(first)
        assert first.sight["undo"] == []
        assert second.sight["undo"] == [0]
        assert second.ask(type="undo", seat=1, to=0)["type"] == "done"
        second.sighted(2)
        assert RING in offers(second)


def test_what_is_not_offered_is_refused_and_what_was_offered_is_stale(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="orchard")
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        second.sighted()
        refused = second.ask(type="act", seat=1, at=0, answer=unasked(TAKE))["error"]
        assert (refused["code"], refused["refusal"]["reason"]) == ("not_offered", "Turn")
        assert refused["allowed"] == offers(second)
        early = second.ask(type="act", seat=1, at=5, answer=unasked(RING))["error"]
        assert early["code"] == "stale"
        first.sighted()
        first.act(unasked(RING))
        late = second.ask(type="act", seat=1, at=0, answer=unasked(RING))["error"]
        assert late["code"] == "not_offered"


def test_one_may_do_it_though_others_have_played_since_as_long_as_one_is_offered_the_same(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="orchard")
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        second.sighted()
        first.sighted()
        first.act(REST)
        assert second.ask(type="act", seat=1, at=0, answer=unasked(RING))["type"] == "done"


def test_an_answer_stands_though_another_did_something_unasked_meanwhile(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="orchard")
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        first.sighted()
        second.sighted()
        second.act(unasked(RING))
        assert first.ask(type="act", seat=0, at=0, answer=TAKE)["type"] == "done"


def test_why_not_knows_what_is_offered(host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="orchard")
    with bob.at(table, 1) as second:
        second.sighted()
        assert second.ask(type="why", seat=1, option=RING)["refusal"] is None
        assert second.ask(type="why", seat=1, option=TAKE)["refusal"]["reason"] == "not-asked"
    assert ada


def test_offers_are_told_to_their_seat_alone(host: Host) -> None:
    table, (ada, _) = host.table("Ada", "Bob", game="orchard")
    with ada.at(table, None) as watching:
        watching.sighted()
        assert offers(watching) == []


def test_a_bot_that_is_not_asked_does_what_it_is_offered_and_then_answers_as_usual(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, calls = InProcess.ask, 0

    async def ringing(self: InProcess, patience: float, think: Any, *args: Any) -> Any:
        nonlocal calls
        calls += 1
        return json.dumps(unasked(RING)).encode() if calls == 1 else await ask(self, patience, think, *args)

    monkeypatch.setattr(InProcess, "ask", ringing)
    table, (ada,) = host.table("Ada", bots=("page",), game="orchard")
    with ada.at(table, 0) as line:
        line.sighted(1)
        assert line.waiting == [0]
        assert {"type": "Rang", "seat": 1} in [event for entry in line.log for event in entry["events"]]
        play_on(line)


@pytest.mark.parametrize("level", ["page", "squire"])
def test_bots_that_are_offered_something_never_hold_up_the_table(host: Host, level: str) -> None:
    table, (ada,) = host.table("Ada", bots=(level,), game="orchard")
    with ada.at(table, 0) as line:
        line.sighted()
        play_on(line)
    record = ada.get(f"/api/tables/{table}/record").json()
    assert {given["seat"] for given in record["answers"]} == {0, 1}


def play_on(line: Line) -> None:
    """To the end, with an answer of one's own whenever one is asked."""
    rng = random.Random(1)
    while line.sight["sight"]["decision"]:
        if 0 in line.waiting:
            line.act(line.any_answer(rng))
        else:
            line.hear()
    line.seated(status="over")

"""Passes that the arena gives at a real table."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.players import Guest, Host, Line

PASS = {"type": "Pass"}


def opened(host: Host) -> tuple[str, Guest, Guest]:
    """A game with windows, of Ada and Bob."""
    ada, bob = host.guest("Ada"), host.guest("Bob")
    seats = [{"who": "me"}, {"who": "nobody"}]
    table = ada.post("/api/tables", {"game": "wheel_of_time", "seats": seats}).json()["id"]
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    for seat, person in enumerate((ada, bob)):
        name = ada.get("/api/games/wheel_of_time/belongings").json()["ready"][seat]["id"]
        assert person.put(f"/api/tables/{table}/seats/{seat}/brought", {"ready": name}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    return table, ada, bob


@contextmanager
def lines(host: Host) -> Iterator[list[Line]]:
    """Ada and Bob at their table, with the first window before them."""
    table, ada, bob = opened(host)
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        both = [first, second]
        for line in both:
            line.sighted()
        rng = random.Random(1)
        while window(both) is None:
            answer(both, both[0].waiting[0], rng)
        yield both


def window(both: list[Line]) -> Any:
    return both[0].sight["sight"]["decision"]["window"]


def answer(both: list[Line], seat: int, rng: random.Random, given: Any = None) -> None:
    """This seat answers, as it likes or as it is told, and both see it."""
    reply = both[seat].act(given or both[seat].any_answer(rng))
    assert reply["type"] == "done", reply
    for line in both:
        line.sighted(reply["seq"])


def set_passes(line: Line, **said: Any) -> None:
    assert line.ask(type="set_passes", seat=line.seat, **said)["type"] == "done"


def passed(both: list[Line], seat: int) -> bool:
    """True if the last thing that was done is a pass of this seat."""
    last: Any = both[seat].log[-1]
    return bool(last["seat"] == seat and last["events"] == [])


def test_the_arena_passes_as_a_seat_has_said_and_tells_nobody_else(host: Host) -> None:
    with lines(host) as both:
        seat = both[0].waiting[0]
        mine, other = both[seat], both[1 - seat]
        seq = mine.sight["seq"]
        set_passes(mine, asked={"": "never"})
        told = mine.stands(passing="never")
        assert (told["asked"], told["pace"]) == ({"": "never"}, 1.2)
        other.sighted(seq + 1)
        assert other.passes == {}, "the other seat is told of the pass alone"
        mine.sighted(seq + 1)
        assert passed(both, seat)
        assert other.waiting == [1 - seat]


def test_a_run_is_passed_after_the_time_that_the_arena_takes(host: Host) -> None:
    with lines(host) as both:
        seat = both[0].waiting[0]
        mine, other = both[seat], both[1 - seat]
        seq = mine.sight["seq"]
        set_passes(mine, asked={"": "able"})
        set_passes(mine, run=True)
        other.sighted(seq + 1)
        assert other.passes == {}
        mine.sighted(seq + 1)
        assert passed(both, seat)


def test_a_tap_stops_what_was_passed_in_advance(host: Host) -> None:
    with lines(host) as both:
        seat = both[0].waiting[0]
        mine = both[seat]
        set_passes(mine, ahead={"stretch": "turn"})
        set_passes(mine, stop=True)
        assert mine.stands(passing=None)["ahead"] == []
        answer(both, seat, random.Random(1), PASS)


def test_who_steps_back_to_a_window_is_asked_there(host: Host) -> None:
    with lines(host) as both:
        seat = both[0].waiting[0]
        mine = both[seat]
        seq = mine.sight["seq"]
        set_passes(mine, ahead={"news": True})
        mine.sighted(seq + 1)
        assert mine.ask(type="undo", seat=seat, to=seq)["type"] == "done"
        mine.sighted(seq + 2)
        assert mine.stands(passing=None)["ahead"] == [{"news": True, "stretch": "", "window": ""}]
        answer(both, seat, random.Random(1), PASS)


def test_what_a_seat_said_is_kept_while_it_is_away(host: Host) -> None:
    table, ada, bob = opened(host)
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        both = [first, second]
        for line in both:
            line.sighted()
        rng = random.Random(1)
        while window(both) is None:
            answer(both, both[0].waiting[0], rng)
        seat = both[0].waiting[0]
        set_passes(both[1 - seat], asked={"": "never"})
        seq = both[seat].sight["seq"]
    with (ada, bob)[seat].at(table, seat) as line:
        line.sighted()
        line.act(PASS)
        line.sighted(seq + 2)
        assert line.log[-1]["seat"] == 1 - seat, "the arena has passed for the seat that is away"


def test_what_one_cannot_say(host: Host) -> None:
    with lines(host) as both:
        mine = both[both[0].waiting[0]]
        refused = mine.ask(type="set_passes", seat=mine.seat, ahead={"stretch": "year"})
        assert (refused["error"]["code"], refused["error"]["allowed"]) == ("not_offered", ["round", "turn"])
        stranger = mine.ask(type="set_passes", seat=1 - (mine.seat or 0), stop=True)
        assert stranger["error"]["code"] == "not_seated"

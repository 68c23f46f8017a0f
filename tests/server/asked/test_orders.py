"""Standing orders: what a seat wants answered for it, and until when (the tiny game of the quarry)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from regalia.core import Answer, Game
from regalia.server.asked.delays import AT_ONCE, seconds_of
from regalia.server.asked.foreseen import MOST_ORDERS, with_order
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.asked.orders import about_this, again, shown
from regalia.server.asked.passes import NOTHING_SAID, cancelled, might_pass, saying, why_ended, why_passed
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store import Sitting, TableDoc
from regalia.server.store.passes import Passes
from regalia.server.wire.passes import NewOrder
from tests.playing import dice
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host, Line
from tests.tiny.quarry import RULES, Christen, Dig, Hit, Name, Rest, State, Throw, Work

pytestmark = pytest.mark.usefixtures("tiny_installed")

DIG, REST = {"type": "Dig"}, {"type": "Rest"}
SEQ = 10


def quarry(number: int = 1, sling: bool = False) -> Game[State]:
    """Seat 0 is asked whether it digs or rests."""
    state = State(dice(0), [0, 0], frozenset({0} if sling else ()), number)
    return Game(RULES, state, Work(0))


def ordering(game: Game[State], **until: Any) -> Passes:
    """What seat 0 has said after it has ordered to dig, after action 4."""
    return with_order(NOTHING_SAID, game, 0, NewOrder(Raw(b""), **until), [Dig()], 4, ())


def did(seq: int, seat: int, answer: Answer, ordered: bool = False, **more: Any) -> GivenAnswer:
    return GivenAnswer(seq, seat, False, "Work", answer, ordered, **more)


def stands(said: Passes, game: Game[State], *answers: GivenAnswer) -> str | None:
    """Why the order does not hold for the question at hand; "order" if it does."""
    return why_passed(said, game, 0, SEQ, answers) or why_ended(said, game, 0, answers)


# What is offered


def test_an_answer_given_twice_is_offered_for_good() -> None:
    digs = [did(1, 0, Dig()), did(2, 1, Rest()), did(3, 0, Dig())]
    assert again(quarry(), 0, digs) == Dig()
    assert again(quarry(), 0, digs[1:]) is None, "once is not again"
    assert again(quarry(), 0, [*digs, did(4, 0, Rest())]) is None, "the last one was another"
    assert again(quarry(), 1, digs) is None, "it is not asked"


def test_an_answer_to_another_question_or_one_that_is_not_possible_is_not_offered() -> None:
    other = [replace(did(seq, 0, Dig()), kind="Christen") for seq in (1, 2)]
    assert again(quarry(), 0, other) is None
    assert again(quarry(), 0, [did(1, 0, Throw(1)), did(2, 0, Throw(1))]) is None
    assert again(quarry(sling=True), 0, [did(1, 0, Throw(1)), did(2, 0, Throw(1))]) == Throw(1)


# How orders end


def test_an_order_answers_its_own_question_alone() -> None:
    game, said = quarry(), ordering(quarry(), times=5)
    assert stands(said, game) == "order"
    assert stands(said, Game(RULES, game.state, Christen(0))) is None
    assert stands(said, Game(RULES, game.state, Work(1))) is None


def test_an_order_is_given_as_often_as_was_said() -> None:
    game, said = quarry(), ordering(quarry(), times=2)
    once = [did(5, 0, Dig(), ordered=True), did(6, 1, Dig())]
    assert stands(said, game, *once) == "order"
    assert [each.times for each in shown(said, game, 0, once)] == [1]
    assert stands(said, game, *once, did(7, 0, Dig(), ordered=True)) == "times"


def test_an_order_to_the_end_of_the_round_ends_with_it() -> None:
    said = ordering(quarry(3), stretch="round")
    assert stands(said, quarry(3)) == "order"
    assert stands(said, quarry(4)) == "stretch"
    assert shown(said, quarry(4), 0, ()) == []


def test_an_order_ends_when_what_another_does_names_the_seat() -> None:
    said = ordering(quarry(), concern=True)
    assert stands(said, quarry(), did(5, 1, Throw(1), events=[Hit(1)])) == "order"
    assert stands(said, quarry(), did(5, 0, Dig(), ordered=True, events=[Hit(0)])) == "order", "its own doing"
    assert stands(said, quarry(), did(3, 1, Throw(0), events=[Hit(0)])) == "order", "before it was given"
    assert stands(said, quarry(), did(5, 1, Throw(0), events=[Hit(0)])) == "concern"


def test_an_order_ends_with_a_new_option_if_that_was_said() -> None:
    assert stands(ordering(quarry(), options=True), quarry(sling=True)) == "options"
    assert stands(ordering(quarry(), times=3), quarry(sling=True)) == "order"
    assert stands(ordering(quarry(sling=True), options=True), quarry()) == "order", "fewer are nothing new"


def test_what_can_no_longer_be_chosen_is_asked() -> None:
    game = quarry(sling=True)
    said = with_order(NOTHING_SAID, game, 0, NewOrder(Raw(b""), times=5), [Throw(1)], 4, ())
    assert stands(said, game) == "order"
    assert stands(said, quarry()) == "gone"


def test_who_answers_by_hand_has_ended_the_order_and_it_does_not_come_back() -> None:
    said = ordering(quarry(), options=True)
    asked = [did(5, 0, Dig(), ordered=True), did(6, 0, Dig())]
    assert stands(said, quarry(), *asked) is None
    assert shown(said, quarry(), 0, asked) == []


def test_a_tap_takes_all_orders_back_and_the_seat_is_asked_now() -> None:
    said = cancelled(ordering(quarry(), times=5), quarry(), 0, SEQ)
    assert (said.orders, stands(said, quarry())) == ((), None)


# What can be ordered


def test_only_what_is_offered_can_be_ordered_and_only_to_the_end_of_a_stretch_that_there_is() -> None:
    impossible: list[tuple[Answer, str]] = [(Throw(1), ""), (Name("pit"), ""), (Dig(), "year")]
    for answer, stretch in impossible:
        with pytest.raises(Refuse, match="not_offered"):
            with_order(NOTHING_SAID, quarry(), 0, NewOrder(Raw(b""), stretch=stretch), [answer], 4, ())
    with pytest.raises(Refuse, match="not_offered"):
        with_order(NOTHING_SAID, quarry(), 1, NewOrder(Raw(b"")), [Dig()], 4, ())


def test_one_question_has_one_order_and_a_seat_has_so_many() -> None:
    said = ordering(quarry(), times=5)
    twice = with_order(said, quarry(), 0, NewOrder(Raw(b""), times=2), [Rest()], 6, ())
    assert [(each.answer, each.times) for each in twice.orders] == [(REST, 2)]
    many = tuple(replace(said.orders[0], question=str(number)) for number in range(MOST_ORDERS))
    with pytest.raises(Refuse, match="too_many"):
        with_order(Passes(orders=many), quarry(), 0, NewOrder(Raw(b"")), [Dig()], 4, ())


def test_a_table_must_be_in_memory_where_an_order_is_about_the_question() -> None:
    doc = TableDoc("T", "quarry", 1, {}, (Sitting("ada"), Sitting("bob")), "ada", "00")
    doc = saying(doc, 0, ordering(quarry(), times=5))
    assert might_pass(doc, quarry())
    assert not might_pass(doc, Game(RULES, quarry().state, Christen(0)))


# At a real table


def ordered(line: Line, **until: Any) -> None:
    assert line.ask(type="set_passes", seat=line.seat, order={"answer": DIG, **until})["type"] == "done"


def works(both: list[Line], times: int) -> None:
    """Both seats dig in turn, so often each."""
    for _ in range(times):
        for line in both:
            line.sighted(max(each.sight["seq"] for each in both if each.sight))
            assert line.act(DIG)["type"] == "done"


def at_quarry(scene: Callable[[Host, str, list[Line]], None], host: Host) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="quarry")
    with ada.at(table, 0) as first, bob.at(table, 1) as second:
        for line in (first, second):
            line.sighted()
        scene(host, table, [first, second])


def test_the_arena_answers_as_ordered_and_tells_nobody_else(host: Host) -> None:
    def scene(host: Host, table: str, both: list[Line]) -> None:
        ada, bob = both
        works(both, 2)
        ada.sighted(4)
        assert ada.stands(again=DIG)["stretches"] == ["round"]
        ordered(ada, times=2)
        assert ada.stands(passing="order")["orders"][0]["times"] == 2
        bob.sighted(5)
        bob.act(REST)
        bob.sighted(7)
        bob.act(REST)
        assert ada.stands(ended="times")["orders"] == []
        assert ada.sighted(8).waiting == [0]
        assert [entry["seat"] for entry in ada.log if entry["seq"] > 4] == [0, 1, 0, 1]
        assert all(not told.get("orders") and told.get("again") in (None, REST, DIG) for told in [bob.passes])
        assert bob.passes.get("passing") is None

    at_quarry(scene, host)


def test_who_steps_back_from_an_ordered_answer_is_asked(host: Host) -> None:
    def scene(host: Host, table: str, both: list[Line]) -> None:
        ada = both[0]
        ordered(ada, times=9)
        ada.sighted(1)
        assert ada.ask(type="undo", seat=0, to=0)["type"] == "done"
        ada.sighted(2)
        assert ada.stands(passing=None)["seat"] == 0
        assert ada.waiting == [0]
        assert ada.act(REST)["type"] == "done"
        assert ada.stands(orders=[])["ended"] is None, "by hand is the end of it"

    at_quarry(scene, host)


def test_an_answer_that_is_none_of_the_options_is_refused(host: Host) -> None:
    def scene(host: Host, table: str, both: list[Line]) -> None:
        refused = both[0].ask(type="set_passes", seat=0, order={"answer": {"type": "Throw", "who": 1}, "times": 2})
        assert refused["error"]["code"] == "not_offered"
        assert refused["error"]["allowed"] == [DIG, REST]

    at_quarry(scene, host)


def test_an_order_goes_on_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    kept = replace(settings, database=tmp_path / "arena.db")
    with Hosted(kept) as host:
        table, (ada, bob) = host.table("Ada", "Bob", game="quarry")
        with ada.at(table, 0) as first, bob.at(table, 1) as second:
            first.sighted()
            ordered(first, times=3)
            second.sighted(1)
    with Hosted(kept) as host, Guest(host, "Bob", bob.id, bob.token).at(table, 1) as second:
        second.sighted(1).act(REST)
        second.sighted(3).act(REST)
        second.sighted(5)
        assert [entry["seat"] for entry in second.log] == [None, 0, 1, 0, 1, 0]
        with Guest(host, "Ada", ada.id, ada.token).at(table, 0) as first:
            first.sighted(5)
            second.act(REST)
            assert first.stands(ended="times")["orders"] == []


# Timing, and what is kept


def test_ordered_answers_take_as_long_as_a_person_and_not_always_equally_long() -> None:
    drawn = [seconds_of("order", 1.5, each) for each in (0.0, 0.5, 1.0)]
    assert drawn == [1.5, 2.25, 3.0]
    assert seconds_of("order", 0, 0.5) > AT_ONCE, "also where no other person plays it can be stopped by a tap"


def test_an_order_is_kept_as_part_of_the_table() -> None:
    said = ordering(quarry(), times=5, stretch="round", concern=True, options=True)
    kept = msgspec.json.decode(msgspec.json.encode(said), type=Passes)
    assert kept == said
    assert about_this(kept, quarry(), 0) == [said.orders[0]]
    before = msgspec.json.decode(b'{"asked":{},"ahead":[],"held":-1}', type=Passes)
    assert before.orders == (), "what was kept by an older arena is still read"

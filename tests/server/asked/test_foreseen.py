"""Orders that are given before the first time, and composed of what a question offers (the tiny game of the quarry)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from regalia.core import PASS, Answer, Arrange, Ask, Game, Number, Several, Step
from regalia.games.wheel_of_time import notation
from regalia.server.asked.delays import seconds_of
from regalia.server.asked.foreseen import MOST_ENDED, MOST_ORDERS, message_of, questions, widened, with_order, without
from regalia.server.asked.given_answers import GivenAnswer, id_for_seat, order_of
from regalia.server.asked.orders import answer_under, due, mark, mark_of, shown, shown_ended
from regalia.server.asked.passes import NOTHING_SAID, cancelled, law_of, said, saying, why_ended, why_passed
from regalia.server.errors import Refuse
from regalia.server.requests.flags import substitute
from regalia.server.requests.resigning import given_up
from regalia.server.settings import Settings
from regalia.server.store import Sitting, TableDoc
from regalia.server.store.passes import Order, Passes
from regalia.server.wire.passes import NewOrder
from tests.playing import dice
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host, Line, Message
from tests.tiny.quarry import RULES, Dig, Dodge, Duck, Haul, Name, Plan, Rest, Stand, State, Throw, Work
from tests.tiny.reactions import RULES as REACTIONS
from tests.tiny.reactions import Play, Round
from tests.tiny.reactions import State as Reacting

pytestmark = pytest.mark.usefixtures("tiny_installed")

DIG, REST, DUCK, STAND = ({"type": each} for each in ("Dig", "Rest", "Duck", "Stand"))
THROW = {"type": "Throw", "who": 1}
ABLE = Passes({"": "able"})
SEQ = 10


def asking(step: Step, stones: int = 3, sling: bool = False) -> Game[State]:
    """The quarry at a question."""
    return Game(RULES, State(dice(0), [stones, stones], frozenset({0} if sling else ())), step)


ELSEWHERE = asking(Work(1))
"""A position in which seat 0 is not asked."""


def ordering(question: str, *wishes: Answer, before: Passes = NOTHING_SAID, **more: Any) -> Passes:
    """What seat 0 has said after it has ordered these answers to a question, before it is asked, after action 4."""
    return with_order(before, ELSEWHERE, 0, NewOrder(Raw(b""), question=question, **more), wishes, 4, ())


def answered(
    seq: int, kind: str, answer: Answer, ask: Ask | None = None, order: str = "", **facts: str | int
) -> GivenAnswer:
    return GivenAnswer(seq, 0, False, kind, answer, bool(order), order=order, ask=ask, facts=facts)


def under(order: Passes, ask: Ask) -> Any:
    return answer_under(order.orders[0], ask)


# What can be ordered


def test_a_seat_sees_what_it_may_be_asked_before_it_is_asked() -> None:
    found = message_of("q", ELSEWHERE, 0)
    assert [each.question for each in found.questions] == ["Dodge", "Haul", "Work"]
    assert (found.current, found.facts, found.stretches, found.most) == (None, {}, ["round"], MOST_ORDERS)
    assert questions(ELSEWHERE, 0)["Dodge"].facts == {"player": (1,)}


def test_the_current_question_offers_what_it_asks_and_what_was_foreseen() -> None:
    found = message_of("q", asking(Dodge(0, 1)), 0)
    assert (found.current, found.facts) == ("Dodge", {"player": 1})
    assert "Plan" in questions(asking(Plan(0)), 0), "also one that was not foreseen"
    assert questions(asking(Work(0)), 0)["Work"].ask == (Dig(), Rest(), Throw(1))


def test_a_question_for_several_things_offers_those_that_are_asked_first_and_then_those_foreseen() -> None:
    asked, known = Several((Dig(), Rest()), 1, 2, (1, 1)), Several((Rest(), Throw(1)), 0, 1)
    assert widened(asked, known) == Several((Dig(), Rest(), Throw(1)), 1, 2)
    assert widened(Arrange((Dig(),), 1, 1), Arrange((Rest(),), 0, 1)) == Arrange((Dig(), Rest()), 1, 1)
    assert widened((Dig(), PASS), (Rest(), PASS)) == (Dig(), Rest(), PASS)
    assert widened(Number(0, 3), Number(0, 9)) == Number(0, 3)


def test_what_a_question_does_not_offer_cannot_be_ordered() -> None:
    impossible: list[tuple[str, Answer, dict[str, Any]]] = [
        ("Dodge", Name("pit"), {}),
        ("Dodge", 3, {}),
        ("Haul", Dig(), {}),
        ("Christen", Name("pit"), {}),
        ("Dodge", Duck(), {"facts": {"player": 0}}),
        ("Dodge", Duck(), {"facts": {"weather": "rain"}}),
        ("Dodge", (), {}),
        ("Dodge", Duck(), {"stretch": "year"}),
    ]
    for question, answer, more in impossible:
        with pytest.raises(Refuse, match="not_offered"):
            ordering(question, answer, **more)


def test_a_refusal_says_what_was_allowed() -> None:
    with pytest.raises(Refuse) as refused:
        ordering("Dodge", Duck(), facts={"player": 0})
    assert refused.value.problem.allowed == [1]
    with pytest.raises(Refuse) as refused:
        ordering("Haul", Dig())
    assert refused.value.problem.allowed == [0, 9999]


# What an order answers


def test_the_first_answer_that_is_possible_is_given() -> None:
    order = ordering("Work", Throw(1), Rest(), Dig())
    assert under(order, (Dig(), Rest())) == REST
    assert under(order, (Dig(), Rest(), Throw(1))) == THROW
    assert under(order, (Throw(0),)) is None


def test_a_number_is_given_as_it_is_or_as_near_as_possible() -> None:
    five, at_most = ordering("Haul", 5), ordering("Haul", 5, nearest=True)
    little, much = (asking(Haul(0), stones).asks[0] for stones in (3, 9))
    assert (under(five, little), under(five, much)) == (None, 5)
    assert (under(at_most, little), under(at_most, much)) == (3, 5)
    assert under(ordering("Haul", 5, 2), little) == 2


def test_of_several_as_many_are_chosen_as_the_question_allows() -> None:
    game = asking(Plan(0))
    order = with_order(NOTHING_SAID, game, 0, NewOrder(Raw(b"")), [Throw(1), Dig(), Rest()], 4, ())
    assert under(order, Several((Dig(), Rest(), Throw(1)), 1, 2)) == [THROW, DIG]
    assert under(order, Several((Dig(), Throw(1)), 0, 2, (1, 1))) == [THROW], "one of each group"
    assert under(order, Several((Throw(0),), 0, 1)) is None
    none = Order(4, "Plan", [])
    assert answer_under(none, Several((Dig(),), 0, 1)) == []
    assert answer_under(none, Several((Dig(),), 1, 1)) is None


# What it is about


def test_an_order_with_a_condition_answers_only_where_the_question_meets_it() -> None:
    order = ordering("Dodge", Duck(), facts={"player": 1})
    assert due(order, asking(Dodge(0, 1)), 0, ()) == order.orders[0]
    assert due(order, asking(Dodge(0, 2)), 0, ()) is None


def test_the_order_with_more_conditions_goes_first_whichever_was_given_first() -> None:
    general: tuple[Answer, dict[str, Any]] = (Stand(), {})
    special: tuple[Answer, dict[str, Any]] = (Duck(), {"player": 1})
    for orders in ((general, special), (special, general)):
        order = NOTHING_SAID
        for answer, facts in orders:
            order = ordering("Dodge", answer, before=order, facts=facts)
        found = due(order, asking(Dodge(0, 1)), 0, ())
        assert found is not None
        assert found.answer == DUCK


def test_an_order_replaces_one_about_the_same_alone() -> None:
    both = ordering("Dodge", Duck(), before=ordering("Dodge", Stand(), facts={"player": 1}))
    assert len(both.orders) == 2
    assert [each.answer for each in ordering("Dodge", Stand(), before=both).orders] == [STAND, STAND]


def test_a_seat_has_so_many_orders_and_those_that_ended_do_not_count() -> None:
    one = ordering("Dodge", Duck()).orders[0]
    many = Passes(orders=tuple(replace(one, question=f"q{number}") for number in range(MOST_ORDERS)))
    with pytest.raises(Refuse, match="too_many"):
        ordering("Work", Dig(), before=many)
    ended = Passes(
        orders=tuple(replace(one, question=f"q{each}", stretch="round", value="0") for each in range(MOST_ENDED + 3))
    )
    assert len(ordering("Work", Dig(), before=ended).orders) == MOST_ENDED + 1


# How it ends


def test_it_ends_with_a_reason_that_stays_in_the_list() -> None:
    order, key = ordering("Dodge", Duck(), times=1), mark("Dodge", {})
    once = [answered(5, "Dodge", Duck(), (Duck(), Stand()), key, player=1)]
    assert [each.ended for each in shown_ended(order, ELSEWHERE, 0, once)] == ["times"]
    assert shown(order, ELSEWHERE, 0, once) == []
    assert why_ended(order, asking(Dodge(0, 1)), 0, once) == "times"


def test_what_was_not_possible_is_said_also_after_the_seat_has_answered() -> None:
    order = ordering("Work", Throw(1))
    assert why_passed(order, asking(Work(0)), 0, SEQ, ()) is None
    assert why_ended(order, asking(Work(0)), 0, ()) == "gone"
    by_hand = [answered(5, "Work", Dig(), (Dig(), Rest()))]
    assert [each.ended for each in shown_ended(order, ELSEWHERE, 0, by_hand)] == ["gone"]
    assert due(order, asking(Work(0), sling=True), 0, by_hand) is None, "it does not come back"
    assert why_ended(order, asking(Work(0), sling=True), 0, by_hand) is None, "and is not told twice"


def test_an_answer_by_hand_to_another_question_of_the_kind_ends_nothing() -> None:
    order, ask = ordering("Dodge", Duck(), facts={"player": 1}), (Duck(), Stand())
    assert due(order, asking(Dodge(0, 1)), 0, [answered(5, "Dodge", Stand(), ask, player=2)]) is not None
    assert due(order, asking(Dodge(0, 1)), 0, [answered(5, "Dodge", Stand(), ask, player=1)]) is None


def test_an_order_counts_only_its_own_answers() -> None:
    order = ordering("Dodge", Duck(), times=2)
    special = mark("Dodge", {"player": 1})
    others = [answered(5, "Dodge", Duck(), None, special, player=1), answered(6, "Dodge", Duck(), None, special, player=1)]
    assert [each.times for each in shown(order, ELSEWHERE, 0, others)] == [2]


def test_to_be_asked_now_ends_the_orders_about_this_question_alone() -> None:
    both = ordering("Dodge", Duck(), before=ordering("Work", Dig()))
    assert [each.question for each in cancelled(both, asking(Work(0)), 0, SEQ).orders] == ["Dodge"]
    assert len(cancelled(both, ELSEWHERE, 0, SEQ).orders) == 2


def test_one_order_can_be_taken_back_alone() -> None:
    both = ordering("Dodge", Duck(), before=ordering("Work", Dig()))
    left = without(both, mark("Work", {}))
    assert [each.question for each in left.orders] == ["Dodge"]
    with pytest.raises(Refuse, match="not_offered"):
        without(left, mark("Work", {}))


# What others can tell


def in_a_window(hand: str) -> Game[Reacting]:
    """Seat 0 is asked in a window."""
    return Game(REACTIONS, Reacting(dice(0), [tuple(hand.split()), ("shield",)], [0, 0]), Round(0), Round(0, number=1))


def bolt_or_pass(*wishes: Answer) -> Passes:
    """Orders of a seat that otherwise is asked when it can do something."""
    return with_order(ABLE, in_a_window("bolt"), 0, NewOrder(Raw(b"")), wishes, 4, ())


def test_in_a_window_an_ordered_answer_takes_the_time_of_any_pass_of_its_run() -> None:
    game, order = in_a_window("bolt"), bolt_or_pass(Play("bolt"), PASS)
    assert why_passed(order, game, 0, SEQ, ()) == "order"
    assert law_of("order", game, 0) == "run"
    assert [seconds_of("run", 1.0, each) for each in (0.0, 0.5)] == [seconds_of("able", 1.0, each) for each in (0.0, 0.5)]
    actions = notation.lay_out(["phase actions | pattern 3/0/2 | dominant V", "H hand healing"])
    assert law_of("order", actions, 0) == "run", "where the seat can do nothing, in any question"
    assert law_of("order", asking(Work(0)), 0) == "order"


def test_in_a_window_an_order_acts_if_it_can_and_otherwise_passes() -> None:
    (order,) = bolt_or_pass(Play("bolt"), PASS).orders
    assert answer_under(order, in_a_window("bolt").asks[0]) == {"type": "Play", "card": "bolt"}
    assert answer_under(order, in_a_window("shield").asks[0]) == {"type": "Pass"}


def test_in_a_window_in_which_an_order_is_not_possible_the_seat_is_asked_once_until_it_has_passed() -> None:
    order, shield = bolt_or_pass(Play("bolt")), in_a_window("shield")
    assert why_passed(order, shield, 0, SEQ, ()) is None
    assert why_ended(order, shield, 0, ()) == "gone"
    assert why_passed(replace(order, run=SEQ), shield, 0, SEQ, ()) == "run"
    passed = [GivenAnswer(8, 0, True, "Round", PASS, True, ask=(PASS,))]
    assert why_passed(order, shield, 0, 9, passed) == "able", "it has ended"
    assert [each.ended for each in shown_ended(order, shield, 0, passed)] == ["gone"]


def test_the_id_of_an_answer_says_under_which_order_it_was_given() -> None:
    assert order_of(id_for_seat(5, 0, "abc")) == "abc"
    assert order_of(id_for_seat(5, 0, "")) == ""
    assert order_of("a-b-c-d") == ""


def test_while_a_bot_plays_for_a_seat_no_order_is_carried_out_and_a_new_person_has_none() -> None:
    doc = saying(TableDoc("T", "quarry", 1, {}, (Sitting("ada"), Sitting("bob")), "ada", "00"), 0, ordering("Work", Dig()))
    kept = replace(doc, seats=(replace(doc.seats[0], bot="page"), doc.seats[1]))
    assert said(kept, 0) is NOTHING_SAID
    assert said(doc, 0) != NOTHING_SAID
    assert substitute(doc.seats[0], "eve").passes is None
    assert given_up(doc, 0, ends=False).seats[0].passes is None


def test_what_an_older_arena_has_kept_is_still_read() -> None:
    kept = msgspec.json.decode(b'{"since":4,"question":"Work","answer":{"type":"Dig"},"times":2}', type=Order)
    assert (kept.otherwise, kept.facts, kept.nearest) == ((), {}, False)
    legacy = [GivenAnswer(5, 0, False, "Work", Dig(), ordered=True)]
    assert [each.times for each in shown(Passes(orders=(kept,)), ELSEWHERE, 0, legacy)] == [1]
    assert mark_of(kept) == mark("Work", {})


# At a real table


def at_quarry(host: Host, scene: Callable[[Line, Line, Line], None]) -> None:
    table, (ada, bob) = host.table("Ada", "Bob", game="quarry")
    with ada.at(table, 0) as first, bob.at(table, 1) as second, host.guest("Eve").at(table, None) as watcher:
        for line in (first, second, watcher):
            line.sighted()
        scene(first, second, watcher)


def order(line: Line, answer: Any, **more: Any) -> Message:
    return line.ask(type="set_passes", seat=line.seat, order={"answer": answer, **more})


def test_a_seat_orders_before_it_is_asked_for_the_first_time(host: Host) -> None:
    def scene(ada: Line, bob: Line, watcher: Line) -> None:
        found = bob.ask(type="foresee", seat=1)
        assert [each["question"] for each in found["questions"]] == ["Dodge", "Haul", "Work"]
        assert order(bob, {"type": "Throw", "who": 0}, otherwise=[REST], question="Work", times=1)["type"] == "done"
        ada.act(DIG)
        bob.sighted(2)
        assert bob.stands(orders=[])["ended_orders"][0]["ended"] == "times"
        assert bob.log[-1]["seat"] == 1
        assert watcher.sighted(2).sight["sight"]["view"] == {"stones": [1, 0]}

    at_quarry(host, scene)


def test_another_persons_seat_can_be_neither_looked_at_nor_ordered_for(host: Host) -> None:
    def scene(ada: Line, bob: Line, watcher: Line) -> None:
        assert ada.ask(type="foresee", seat=1)["error"]["code"] == "not_seated"
        assert watcher.ask(type="foresee", seat=1)["type"] == "refused"
        refused = ada.ask(type="set_passes", seat=1, order={"answer": DIG, "question": "Work"})
        assert refused["error"]["code"] == "not_seated"
        refused = order(ada, DIG, question="Dodge")
        assert (refused["error"]["code"], refused["error"]["allowed"]) == ("not_offered", [DUCK, STAND])

    at_quarry(host, scene)


def seen_by_others(host: Host, ordered: bool) -> list[list[Message]]:
    """What the other seat and a spectator receive while seat 1 digs three times, by order or by hand."""
    received: list[list[Message]] = []

    def scene(ada: Line, bob: Line, watcher: Line) -> None:
        starts = len(ada.received), len(watcher.received)
        if ordered:
            assert order(bob, DIG, question="Work", times=3)["type"] == "done"
        for turn in range(3):
            ada.sighted(2 * turn).act(REST)
            bob.sighted(2 * turn + 1)
            if not ordered:
                bob.act(DIG)
        for line, start in zip((ada, watcher), starts, strict=True):
            line.sighted(6)
            received.append([each for each in line.received[start:] if each["type"] not in ("done", "passes", "table")])
            assert all(each["seat"] == 0 and not each["orders"] for each in line.received if each["type"] == "passes")

    at_quarry(host, scene)
    return received


def test_what_others_receive_is_the_same_whether_a_seat_answers_by_order_or_by_hand(host: Host) -> None:
    by_hand, by_order = seen_by_others(host, ordered=False), seen_by_others(host, ordered=True)
    assert latest(by_hand) == latest(by_order)
    assert not any("order" in str(each) for line in by_order for each in line)


def latest(received: list[list[Message]]) -> list[list[Any]]:
    """Each action as it was received, however many came in one message, and the last sight."""
    return [
        [*[event for each in line for event in each["events"]], line[-1]["sight"], line[-1]["undo"]] for line in received
    ]


def test_orders_given_in_advance_survive_a_restart_with_their_reasons(settings: Settings, tmp_path: Path) -> None:
    kept = replace(settings, database=tmp_path / "arena.db")
    with Hosted(kept) as host:
        table, (ada, bob) = host.table("Ada", "Bob", game="quarry")
        with ada.at(table, 0) as first, bob.at(table, 1) as second:
            second.sighted()
            order(second, {"type": "Throw", "who": 0}, question="Work")
            first.sighted().act(DIG)
            second.sighted(1)
            assert second.stands(ended="gone")["orders"] == []
            second.act(REST)
    with Hosted(kept) as host, Guest(host, "Bob", bob.id, bob.token).at(table, 1) as second:
        second.sighted(2)
        (ended,) = second.stands(orders=[])["ended_orders"]
        assert (ended["ended"], ended["question"]) == ("gone", "Work")
        assert second.ask(type="set_passes", seat=1, drop=ended["id"])["type"] == "done"
        assert second.stands(ended_orders=[])["orders"] == []
        with Guest(host, "Ada", ada.id, ada.token).at(table, 0) as first:
            assert first.sighted(2).passes.get("ended_orders", []) == []

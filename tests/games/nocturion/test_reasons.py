"""What hints give as reasons comes true."""

from collections import Counter
from typing import Any

import pytest

from regalia.bots.reasons import reasons_for
from regalia.core import Answer, Game, Reason, Seat, some_answer
from regalia.games.nocturion import RULES
from regalia.games.nocturion.content import PLACE, RESOURCES, Goods
from regalia.games.nocturion.costs import payable
from regalia.games.nocturion.events import Gained, SeasonMoved
from regalia.games.nocturion.notation import lay_out
from regalia.games.nocturion.options import Complete, Equip, Summon, Take
from regalia.games.nocturion.reasons import at_hand, from_house, left_over
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.action import Act
from regalia.games.nocturion.steps.beasts import MakeRoom
from regalia.games.nocturion.steps.payment import Payment
from regalia.testing.playing import dice, seed
from regalia.testing.sensible import decisions
from tests.matrix import first

PROMISES = {"points", "gains", "ready", "towards", "season"}
"""Reasons that a game is sure to have."""


def played(game: Game[State], seat: Seat, answer: Answer) -> Game[State]:
    """The game after an answer, once its price is paid."""
    then = game.copy()
    then.events = []
    then.answer(seat, answer)
    while not then.is_over and isinstance(then.step, Payment | MakeRoom):
        then.answer(seat, some_answer(then.asks[seat], dice(0)))
    return then


def holds(reason: Reason, game: Game[State], then: Game[State], seat: Seat, store: Goods) -> bool:
    """True if what a reason promises has happened. `store`: the resources that the seat then has."""
    facts, events = reason.facts, then.events or []
    match reason.name:
        case "points":
            return then.state.prestige[seat] - game.state.prestige[seat] == int(facts["points"])
        case "gains":
            gained = [event.resources for event in events if isinstance(event, Gained) and event.seat == seat]
            return Counter(each for resources in gained for each in resources) == Counter(facts["resources"])
        case "season":
            return SeasonMoved(facts["season"], facts["spot"]) in events
        case "ready":
            return can_pay(game.state, seat, facts["goal"], store, {})
        case "towards":
            return can_pay(game.state, seat, facts["goal"], store, facts["missing"])
    return True


def can_pay(state: State, seat: Seat, goal: str, store: Goods, missing: dict[str, int]) -> bool:
    """True if the seat can pay for a goal once it has what is missing, and not before."""
    full = tuple(count + missing.get(resource, 0) for count, resource in zip(store, RESOURCES, strict=True))
    return offered(state, seat, goal, full) and (not missing or not offered(state, seat, goal, store))


def offered(state: State, seat: Seat, goal: str, store: Goods) -> bool:
    """True if the rules offer a goal to a seat with these resources; a beast can be paid for."""
    rich = state.copy()
    rich.stores[seat] = store
    options: Any = Act(seat).options(rich)
    return (
        Equip(goal) in options
        or Complete(goal) in options
        or (goal in state.hands[seat] and payable(store, state.printed.costs[goal]))
    )


def then_holds(game: Game[State], then: Game[State], seat: Seat, answer: Any) -> Goods:
    """The resources of a seat after an answer, with the one it has just named."""
    if not isinstance(answer, Take):
        return then.state.stores[seat]
    return tuple(count + (index == PLACE[answer.resource]) for index, count in enumerate(at_hand(game, seat)))


@pytest.mark.parametrize("seats", first(*RULES.seats))
def test_what_a_reason_promises_comes_true(seats: int) -> None:
    met = set[str]()
    for number in range(2):
        for game, seat, answer in decisions(RULES, seats, number):
            told, then = reasons_for(game, seat, answer, seed(0)), played(game, seat, answer)
            store = then_holds(game, then, seat, answer)
            wrong = [reason for reason in told if not holds(reason, game, then, seat, store)]
            assert not wrong, f"{game.step} {answer}"
            met.update(reason.name for reason in told)
    assert met >= PROMISES


def test_a_summon_by_the_whole_house_of_corvane_brings_three_more() -> None:
    state = lay_out(["A house corvane 3 | hand wyvern"]).state
    assert from_house(state, 0, Summon("wyvern")) == 3
    assert from_house(lay_out(["A house corvane 2 | hand wyvern"]).state, 0, Summon("wyvern")) == 0


def test_no_die_comes_back_after_the_last_round() -> None:
    state = lay_out(["A dice 2"]).state
    assert [reason.name for reason in left_over(state, 1)] == ["dice-kept"]
    state.year = state.final_year + 1
    assert [reason.name for reason in left_over(state, 1)] == []
    assert [reason.name for reason in left_over(state, 0)] == ["dice-used"]

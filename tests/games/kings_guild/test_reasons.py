"""What hints give as reasons comes true."""

from itertools import islice
from typing import Any

import pytest

from regalia.bots.reasons import reasons_for
from regalia.core import Answer, Game, Reason, Seat, some_answer
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.content import PLACE, QUESTS
from regalia.games.kings_guild.events import Crafted, Paid
from regalia.games.kings_guild.options import Craft
from regalia.games.kings_guild.reasons import at_hand
from regalia.games.kings_guild.scoring import rank
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom
from regalia.games.kings_guild.steps.craft import crafts
from regalia.games.kings_guild.steps.free import MoveSpecialist
from regalia.games.kings_guild.steps.hire import Hiring
from regalia.testing.playing import dice, seed
from regalia.testing.sensible import decisions
from tests.matrix import first

EACH = 2
"""Every second decision is looked at."""
PROMISES = {"points", "pays", "price", "towards", "ready"}
"""Reasons that a game is sure to have."""


def prestige(state: State, seat: Seat) -> int:
    return next(each.keys[0] for each in rank(state) if each.seat == seat)


def played(game: Game[State], seat: Seat, answer: Answer) -> Game[State]:
    """The game after an answer, and after a random place for what it has chosen."""
    then = game.copy()
    then.events = []
    then.answer(seat, answer)
    while seat in then.asks and isinstance(then.step, PlaceRoom | Hiring | MoveSpecialist):
        then.answer(seat, some_answer(then.asks[seat], dice(0)))
    return then


def holds(reason: Reason, game: Game[State], then: Game[State], seat: Seat) -> bool:
    """True if what a reason promises has happened."""
    facts, events = reason.facts, then.events or []
    match reason.name:
        case "points":
            return bool(prestige(then.state, seat) - prestige(game.state, seat) == facts["points"])
        case "pays" | "pays-free":
            return [event.coins for event in events if isinstance(event, Crafted)] == [facts["coins"]]
        case "price":
            return bool(sum(event.coins for event in events if isinstance(event, Paid)) == facts["coins"])
        case "ready":
            return can_make(then, seat, facts["quest"], {})
        case "towards":
            return can_make(then, seat, facts["quest"], facts["missing"])
    return True


def can_make(game: Game[State], seat: Seat, quest: str, missing: dict[str, int]) -> bool:
    """True if the guild can make an item of a quest once it has what is missing, and not before if it has only one."""
    state = game.state.copy()
    state.sigils[seat], state.thug = 2, ""
    store = [*(at_hand(game, seat) if seat in game.asks else state.stores[seat])]

    def offered(goods: Any) -> bool:
        state.stores[seat] = tuple(goods)
        return any(isinstance(each, Craft) and each.quest == quest for each in crafts(state, seat))

    for resource, count in missing.items():
        if len(QUESTS[quest].items) == 1 and offered(store):
            return False
        store[PLACE[resource]] += count
    return offered(store)


@pytest.mark.parametrize("seats", first(2, 3))
def test_what_a_reason_promises_comes_true(seats: int) -> None:
    met = set[str]()
    for game, seat, answer in islice(decisions(RULES, seats, 1), 0, None, EACH):
        told = reasons_for(game, seat, answer, seed(0)) if len(game.asks) == 1 else []
        then = played(game, seat, answer)
        wrong = [reason for reason in told if not holds(reason, game, then, seat)]
        assert not wrong, f"{game.step} {answer}"
        met.update(reason.name for reason in told)
    assert met >= PROMISES

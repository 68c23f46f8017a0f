"""What hints give as reasons comes true."""

from itertools import islice
from typing import Any

import pytest

from regalia.bots.reasons import reasons_for
from regalia.core import Answer, Game, Reason, Seat, some_answer
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.content import REGION_OF
from regalia.games.old_kings_crown.events.table import LocationClaimed
from regalia.games.old_kings_crown.options import AtLocation, Done
from regalia.games.old_kings_crown.reasons import own_strength
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.tally import parts, total
from regalia.testing.playing import dice, seed
from regalia.testing.sensible import decisions
from tests.matrix import first

EACH = 3
"""Every third decision is looked at."""
PROMISES = {"points", "herald", "supporters-to", "leads", "trails"}
"""Reasons that a game is sure to have."""


def after_winning(then: Game[State], seat: Seat, answer: Answer) -> int:
    """The Influence that a seat has once it wins the Location where its Herald is, and claims it."""
    assert isinstance(answer, AtLocation)
    won = Game(RULES, then.state.copy(), ChooseLocation(seat, REGION_OF[answer.location]), events=[])
    won.answer(seat, answer)
    while not any(isinstance(event, LocationClaimed) for event in won.events or []):
        won.answer(seat, some_answer(won.asks[seat], dice(0)))
    return won.state.influence[seat]


def clash_of(state: State, seat: Seat) -> tuple[int, int]:
    """The total of a seat in the Clash that is being resolved, and the best one of the others."""
    clash = state.running
    totals = {each: total(parts(state, each, clash)) for each in clash.participants}
    mine = totals.pop(seat, 0)
    return mine, max(totals.values())


def holds(reason: Reason, game: Game[State], then: Game[State], seat: Seat, answer: Any) -> bool:
    """True if what a reason promises has happened."""
    facts, had, has = reason.facts, game.state, then.state
    match reason.name:
        case "points":
            return bool(has.influence[seat] - had.influence[seat] == facts["points"])
        case "lore":
            return bool(has.lore[seat] - had.lore[seat] == facts["lore"])
        case "herald":
            return bool(after_winning(then, seat, answer) - had.influence[seat] == facts["points"])
        case "leads" | "trails" | "level":
            state = had if has.clash is None or isinstance(answer, Done) else has
            return clash_of(state, seat) == (facts["mine"], facts["theirs"])
        case "supporters-to":
            places = [place.region for place, _ in answer.amounts if place.region == facts["region"]]
            more = [own_strength(has, seat, region) - own_strength(had, seat, region) for region in places]
            return more == [facts["strength"]]
    return True


@pytest.mark.parametrize("seats", first(*RULES.seats))
def test_what_a_reason_promises_comes_true(seats: int) -> None:
    met = set[str]()
    for number in range(2):
        for game, seat, answer in islice(decisions(RULES, seats, number), 0, None, EACH):
            if len(game.asks) > 1:
                continue
            told, then = reasons_for(game, seat, answer, seed(0)), game.copy()
            then.answer(seat, answer)
            wrong = [reason for reason in told if not holds(reason, game, then, seat, answer)]
            assert not wrong, f"{game.step} {answer}"
            met.update(reason.name for reason in told)
    assert met >= PROMISES

"""What hints give as reasons comes true."""

from itertools import islice
from typing import Any

import pytest

from regalia.bots.reasons import reasons_for
from regalia.core import Game, Reason, Seat, Shared
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.bot.reasons import result
from regalia.games.wheel_of_time.effective.challenges import totals
from regalia.games.wheel_of_time.events import Damaged, Healed, Rolled
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.damage import Assign
from regalia.testing.playing import seed
from regalia.testing.sensible import decisions

EACH = 2
"""Every second decision is looked at."""
PROMISES = {"generates", "score", "hand", "pool-left", "damages"}
"""Reasons that a few games are sure to have."""


def holds(reason: Reason, game: Game[State], then: Game[State], seat: Seat, answer: Any) -> bool:
    """True if what a reason promises has happened."""
    facts, events, state, has = reason.facts, then.events or [], game.state, then.state
    match reason.name:
        case "points":
            return has.sections[seat] - state.sections[seat] == int(facts["points"])
        case "adds":
            return result(has, seat) - result(state, seat) == int(facts["count"])
        case "score":
            sides = totals(state, state.resolving)
            mine = sides if state.challenges[state.resolving].seat == seat else sides[::-1]
            return mine == (facts["mine"], facts["theirs"])
        case "generates":
            return [len(event.dice) for event in events if isinstance(event, Rolled)] == [facts["count"]]
        case "heals":
            return [(each.piece, each.amount) for each in events if isinstance(each, Healed)] == [
                (facts["piece"], facts["amount"])
            ]
        case "pool-left":
            return len(has.pools[seat]) == int(facts["count"])
        case "damages" | "mortal" if isinstance(game.step, Assign):
            hit = {each.piece: each.amount for each in events if isinstance(each, Damaged)}
            return hit.get(facts["piece"]) == int(facts["amount"])
        case "hand":
            return len(state.hands[seat]) + int(answer) == int(facts["count"]) <= int(facts["limit"])
    return True


@pytest.mark.parametrize("number", [2, 3])
def test_what_a_reason_promises_comes_true(number: int) -> None:
    met = set[str]()
    for game, seat, answer in islice(decisions(RULES, 2, number), 0, None, EACH):
        told, then = reasons_for(game, seat, answer, seed(0)), game.copy()
        then.events = []
        then.answer(seat, answer)
        wrong = [reason for reason in told if not holds(reason, game, then, seat, answer)]
        assert not wrong, f"{game.step} {answer} {[*then.events]}"
        met.update(reason.name for reason in told)
        if isinstance(answer, Shared) and not told:
            assert not any(amount for _, amount in answer.amounts)
    assert met >= PROMISES

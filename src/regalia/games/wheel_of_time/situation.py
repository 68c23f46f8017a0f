"""Rules 5. Facts for the sentence on what is possible now."""

from typing import Any

from msgspec.structs import fields

from regalia.core import Game, Seat
from regalia.games.wheel_of_time.effective.cards import hand_limit
from regalia.games.wheel_of_time.effective.challenges import ending, totals
from regalia.games.wheel_of_time.options import PlayAdvantage, Recruit
from regalia.games.wheel_of_time.pieces import UNDECIDED
from regalia.games.wheel_of_time.state import State, other


def situation(game: Game[State], seat: Seat) -> dict[str, Any]:
    """What a player has, what is in reach, and how the challenge that is being resolved stands."""
    state, ask = game.state, game.asks[seat]
    asked = ask if isinstance(ask, tuple) else getattr(ask, "options", ())
    recruits = sum(isinstance(option, Recruit) for option in asked)
    advantages = sum(isinstance(option, PlayAdvantage) for option in asked)
    named = sum(bool(fields(option)) for option in asked)
    return {
        "hand": len(state.hands[seat]),
        "hand_limit": hand_limit(state, seat),
        "resources": len(state.pools[seat]),
        "pattern": state.sections[seat],
        "pattern_rival": state.sections[other(seat)],
        "declared": len(state.challenges),
        "recruits": recruits,
        "advantages": advantages,
        "plays": named,
        "others": named - recruits - advantages,
        "listed": not isinstance(ask, tuple) or bool(named),
        **result_now(state),
    }


def result_now(state: State) -> dict[str, Any]:
    """The totals of the challenge that is being resolved, and how it would end now; none outside of its steps."""
    challenge = state.current()
    if challenge is None or challenge.stage not in UNDECIDED:
        return {"ends_now": None, "support": 0, "opposition": 0}
    support, opposition = totals(state, state.resolving)
    return {"ends_now": ending(state, state.resolving), "support": support, "opposition": opposition}

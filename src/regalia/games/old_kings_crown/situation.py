"""Rules 3.3. Facts for the sentence on what is possible now."""

from collections.abc import Sequence
from math import inf
from typing import Any

from regalia.core import Game, Seat, Step
from regalia.games.old_kings_crown.content import PRINTED, REGIONS
from regalia.games.old_kings_crown.effective import bidding_strength
from regalia.games.old_kings_crown.options import Command, Deploy, Govern, Journey, Play, Steal, Take, Use
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.spring import ShowSeal
from regalia.games.old_kings_crown.tally import lowest_wins, parts, total


def situation(game: Game[State], seat: Seat) -> dict[str, Any]:
    """What a player has, its limits, what is in reach, and how the Clash stands."""
    state, step = game.state, game.step
    asked = ask if isinstance(ask := game.asks[seat], tuple) else ()
    hand = len(state.hands[seat])
    return {
        "hand": hand,
        "hand_size": state.hand_size[seat],
        "room": state.room(seat),
        "spare": max(0, hand - len(REGIONS)),
        "influence": state.influence[seat],
        "lore": state.lore[seat],
        "site": len(state.sites[seat]),
        "supporters": state.supporters[seat],
        "discards": len(state.discards[seat]),
        "arriving": len(state.arriving[seat]),
        "empty": state.kingdoms[seat][: PRINTED.kingdom_spaces].count(""),
        "spaces": PRINTED.kingdom_spaces,
        "markers": PRINTED.secrets_markers,
        "favour": PRINTED.favour_uses,
        "regions": len(REGIONS),
        "left": getattr(step, "left", 0),
        "herald": isinstance(step, ChooseLocation) and state.herald_at(seat, step.region),
        **in_reach(asked),
        **bids(state, seat, step),
        **clash(state, seat),
    }


def in_reach(asked: Sequence[Any]) -> dict[str, int]:
    """How many Actions a question offers, and how many cards that can govern, journey, or be played, taken or stolen."""
    return {
        "actions": sum(isinstance(option, Use | Command) for option in asked)
        + len({option.card for option in asked if isinstance(option, Deploy)}),
        "governors": len({option.card for option in asked if isinstance(option, Govern)}),
        "travellers": sum(isinstance(option, Journey) for option in asked),
        "playable": sum(isinstance(option, Play) for option in asked),
        "road": sum(isinstance(option, Take) for option in asked),
        "steals": sum(isinstance(option, Steal) for option in asked),
    }


def bids(state: State, seat: Seat, step: Step) -> dict[str, Any]:
    """The strength of the own bid and of the best other one, when all are revealed; and the place on the Order Track."""
    bidding = [other for other in state.order if state.bids[other]] if isinstance(step, ShowSeal) else []
    strengths = {other: bidding_strength(state, other) for other in bidding}
    return {
        "bid": strengths.pop(seat, 0),
        "best_bid": max(strengths.values(), default=0),
        "place": state.order.index(seat) + 1 if seat in state.order else 0,
        "seats": len(state.order),
    }


def clash(state: State, seat: Seat) -> dict[str, Any]:
    """The totals of the Clash, and who wins as it stands: `win`, `lose` or `tie`; none without a Clash of this seat."""
    now = state.clash
    if now is None or seat not in now.participants:
        return {"stands": None, "mine": 0, "rival": 0}
    totals = {other: total(parts(state, other, now)) for other in now.participants}
    mine, wins = totals.pop(seat), rank_of_lowest if lowest_wins(state, now) else int
    rival = max(totals.values(), key=wins, default=0)
    stands = "tie" if mine == rival else "win" if wins(mine) > wins(rival) else "lose"
    return {"stands": stands, "mine": mine, "rival": rival}


def rank_of_lowest(strength: int) -> float:
    """Rules 13.2. The lowest total wins, but only above 0."""
    return -strength if strength > 0 else -inf

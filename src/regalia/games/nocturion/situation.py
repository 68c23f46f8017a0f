"""Rules 5. Facts for the sentence on what is possible now."""

from typing import Any

from msgspec import Struct

from regalia.core import Game, Seat
from regalia.games.nocturion.options import Activate, Complete, Curse, Equip, UseBeast
from regalia.games.nocturion.pieces import Moment, Shown
from regalia.games.nocturion.state import State


class Victim(Struct, frozen=True):
    """A player who can get a curse."""

    seat: Seat
    curses: int


def situation(game: Game[State], seat: Seat) -> dict[str, Any]:
    """What a house has, its limits, what is in reach, and how much is left to choose."""
    state, limits = game.state, game.state.printed.limits
    shown = game.shown(frozenset((seat,)))
    moment = shown.moment if isinstance(shown, Shown) else Moment()
    return {
        "dice": len(state.dice[seat]),
        "full": len(state.dice[seat]) >= limits.draft_treasury_dice,
        "pool": len(state.pool),
        "held": sum(state.stores[seat]),
        "limit": state.resource_limit(seat),
        "hand": len(state.hands[seat]),
        "most_hand": limits.hand_limit,
        "stable": len(state.stables[seat]),
        "room": limits.stable,
        "curses": len(state.curses[seat]),
        "equipped": len(state.heirlooms[seat]),
        "unequipped": len(state.unequipped(seat)),
        "left": moment.left or moment.waive or moment.extra,
        **in_reach(state, game.asks[seat]),
    }


def in_reach(state: State, ask: Any) -> dict[str, Any]:
    """How many locations, heirlooms, quests and beasts a question offers, and who can get a curse."""
    asked = ask if isinstance(ask, tuple) else ()
    return {
        "locations": len({option.location for option in asked if isinstance(option, Activate)}),
        "heirlooms": sum(isinstance(option, Equip) for option in asked),
        "quests": sum(isinstance(option, Complete) for option in asked),
        "beasts": sum(isinstance(option, UseBeast) for option in asked),
        "victims": tuple(Victim(each.victim, len(state.curses[each.victim])) for each in asked if isinstance(each, Curse)),
    }

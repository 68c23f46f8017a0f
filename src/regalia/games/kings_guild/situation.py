"""Rules 4. Facts for the sentence on what is possible now."""

from typing import Any

from msgspec import Struct

from regalia.core import Game, Seat, Step
from regalia.games.kings_guild.cards.specialists import Exchange, TakeInstead
from regalia.games.kings_guild.content import PRINTED, QUESTS, ROOMS
from regalia.games.kings_guild.options import Build, Craft, Hire, Rob
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom
from regalia.games.kings_guild.steps.gather import Gather
from regalia.games.kings_guild.steps.hire import Hiring
from regalia.games.kings_guild.steps.limits import DiscardCards, NameColours
from regalia.games.kings_guild.steps.reward import LuckyWindow, Split
from regalia.games.kings_guild.steps.scrolls import Plenty
from regalia.games.kings_guild.verbs.row import place_of


class Victim(Struct, frozen=True):
    """A player who can be stolen from."""

    seat: Seat
    resources: int


def situation(game: Game[State], seat: Seat) -> dict[str, Any]:
    """What the guild has, its limits, and what is in reach."""
    state, step = game.state, game.step
    held = sum(state.stores[seat]) + (len(step.taken) if isinstance(step, Gather) else 0)
    cards, storage, limit = len(state.hands[seat]), state.storage(seat), state.hand_limit(seat)
    return {
        "coins": state.coins[seat],
        "held": held,
        "storage": storage,
        "free": max(0, storage - held),
        "over": max(0, held - storage),
        "cards": cards,
        "limit": limit,
        "excess": max(0, cards - limit),
        **in_reach(state, game.asks[seat]),
        **of_step(state, seat, step),
    }


def in_reach(state: State, ask: Any) -> dict[str, Any]:
    """How many quests, rooms and specialists a question offers, and from whom can be stolen."""
    asked = ask if isinstance(ask, tuple) else ()
    return {
        "quests": len({option.quest for option in asked if isinstance(option, Craft)}),
        "rooms": sum(isinstance(option, Build) for option in asked),
        "recruits": sum(isinstance(option, Hire) for option in asked),
        "victims": tuple(Victim(each.victim, sum(state.stores[each.victim])) for each in asked if isinstance(each, Rob)),
    }


def of_step(state: State, seat: Seat, step: Step) -> dict[str, Any]:
    """What a question has of its own: how many are left to choose, a price, an amount."""
    facts = {"draws": PRINTED.map_draws, "richest": max((*state.coins[:seat], *state.coins[seat + 1 :]), default=0)}
    match step:
        case PlaceRoom():
            facts = {"price": ROOMS[step.room].cost}
        case Hiring():
            facts = {"price": price_of(state, step)}
        case LuckyWindow():
            facts = {"reward": len(QUESTS[step.quest].reward)}
        case Split():
            facts = {"left": step.kept, "drawn": len(state.drawn), "player": step.maker}
        case DiscardCards():
            facts = {"left": min(step.count, len(state.hands[seat]))}
        case NameColours():
            facts = {"left": step.count - len(step.named)}
        case Plenty():
            facts = {"amount": step.amount}
        case Exchange():
            facts = {"returned": len(step.returned)}
        case TakeInstead():
            facts = {"left": len(step.returned) - len(step.taken)}
    return facts


def price_of(state: State, step: Hiring) -> int:
    """What the specialist costs that is being hired."""
    recruit = state.row[place_of(state, step.specialist)]
    assert recruit is not None, f"{step.specialist} is not in the row"
    return 0 if step.free else state.price(step.seat, recruit)

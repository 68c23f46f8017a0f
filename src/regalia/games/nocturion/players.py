"""Rule players: fixed benchmarks that follow written rules of thumb and use only what their seat sees."""

from random import Random

from regalia.core import Answer, Game, Number, Option, Seat, Several
from regalia.games.nocturion.content import PLACE, Cost
from regalia.games.nocturion.gains import would_give
from regalia.games.nocturion.options import (
    Activate,
    Cash,
    Choose,
    Complete,
    DiscardDie,
    EndTurn,
    Equip,
    Exhaust,
    Keep,
    Pick,
    Ready,
    Release,
    Reserve,
    Return,
    Skip,
    Summon,
    Take,
    Use,
    UseBeast,
    UseHouse,
)
from regalia.games.nocturion.state import State

SUMMON = Choose("summon")
LIKED: dict[type, float] = {
    Equip: 60.0,
    Use: 20.0,
    UseHouse: 3.0,
    UseBeast: -1.0,
    DiscardDie: 2.0,
    Reserve: -1.0,
    Release: -1.0,
    EndTurn: 0.0,
    Skip: 0.0,
}
"""How much kinds of choices are preferred."""


def castellan(game: Game[State], seat: Seat, rng: Random) -> Answer:
    """Equips and completes everything it can, and places dice where the nearest goal finds what it needs."""
    ask = game.asks[seat]
    if isinstance(ask, Several):
        return ask.options[: ask.least]
    if isinstance(ask, Number):
        return ask.least
    assert isinstance(ask, tuple), f"{ask} is none of this game's questions"
    return max(ask, key=lambda option: appeal(game.state, seat, option) + 0.01 * rng.random())


PLAYERS = {"castellan": castellan}


def appeal(state: State, seat: Seat, option: Option) -> float:
    """How much an option is preferred."""
    printed = state.printed
    match option:
        case Complete(quest):
            return 40.0 + printed.quests[quest].prestige
        case Activate(location):
            return 10.0 + harvest(state, seat, state.estate_of(location))
        case Pick(die):
            return max(harvest(state, seat, estate) for estate in printed.estates_of[die])
        case Take(resource):
            return lack(state, seat)[PLACE[resource]]
        case Return(resource):
            return surplus(state, seat, PLACE[resource])
    return 8.0 if option == SUMMON else liking(state, seat, option)


def liking(state: State, seat: Seat, option: Option) -> float:
    """How much an option about beasts is preferred, or an option by its kind alone."""
    if isinstance(option, Summon | Keep | Cash):
        return 1.0 + state.printed.beasts[option.beast].prestige
    if isinstance(option, Exhaust | Ready):
        own = any(each.beast == option.beast for each in state.stables[seat])
        return float(own == isinstance(option, Ready))
    return LIKED.get(type(option), 0.0)


def surplus(state: State, seat: Seat, index: int) -> float:
    """Amount of a resource that the nearest goal does not need."""
    store, goal = state.stores[seat], nearest(state, seat)
    return store[index] - 3.0 * dict(goal).get(index, 0)


def harvest(state: State, seat: Seat, estate: int) -> float:
    """Worth of a location: its resources, more for a missing one; nothing with a die on it."""
    if state.placed[estate]:
        return -5.0
    lacking = lack(state, seat)[PLACE[state.printed.locations[state.tiles[estate]].resource]]
    count = would_give(state, seat, estate)
    return count + 2.0 * min(count, lacking)


def lack(state: State, seat: Seat) -> list[int]:
    """What the nearest goal still needs of each resource."""
    needs, store = dict(nearest(state, seat)), state.stores[seat]
    return [max(0, needs.get(index, 0) - held) for index, held in enumerate(store)]


def nearest(state: State, seat: Seat) -> Cost:
    """The cost of the heirloom or quest that is closest to completion; among equals, the more expensive one."""
    if not state.houses[seat]:
        return ()
    quests = [quest for row in state.rows[: len(state.heirlooms[seat])] for quest in row]
    store = state.stores[seat]
    costs = [state.printed.costs[name] for name in (*state.unequipped(seat), *quests)]
    return min(costs, key=lambda cost: (sum(max(0, n - store[index]) for index, n in cost), -len(cost)), default=())

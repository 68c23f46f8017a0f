"""Rule players: fixed benchmarks that follow written rules of thumb and use only what their seat sees."""

from random import Random

from regalia.core import Answer, Game, Number, Option, Seat, Several
from regalia.games.kings_guild.content import PLACE, QUESTS, ROOMS, SPECIALISTS, TREASURES, Cost, Goods
from regalia.games.kings_guild.options import (
    Build,
    BuildStatue,
    Buy,
    Craft,
    Decline,
    Discard,
    Done,
    DrawForHero,
    EndTurn,
    Hire,
    Keep,
    Offer,
    Pass,
    Play,
    Return,
    Sell,
    Take,
)
from regalia.games.kings_guild.state import NOBODY, State
from regalia.games.kings_guild.steps.craft import AfterCraft, cost_of, discounters
from regalia.games.kings_guild.steps.gather import Gather, permitted

BARRED = 8.0
"""Additional weight of a resource that cannot be gathered yet."""
WORTHWHILE = 2.0
"""Rooms and specialists that bring less prestige are not bought."""
LATE = 4
"""With this number of quests or fewer left, only what scores at once is bought."""
STATUE = 6
"""The most that is bid for the King's Statue."""
EARNERS = frozenset(("lumberjack", "miner", "tanner", "weaver", "laborer", "gem_workshop", "magic_arcaenum", "sorceress"))
"""Bought first, because it makes gathering easier."""

LIKED: dict[type, float] = {
    Offer: 40.0,
    BuildStatue: 30.0,
    EndTurn: 3.0,
    DrawForHero: 1.0,
    Keep: 1.0,
    Buy: 1.0,
    Done: 0.4,
    Decline: 0.4,
    Sell: -2.0,
    Pass: -2.0,
    Discard: -2.0,
}
"""How much other kinds of choices are preferred."""


def steward(game: Game[State], seat: Seat, rng: Random) -> Answer:
    """Gathers for the quest that is closest to completion, makes it at once, and buys prestige with the coins."""
    ask = game.asks[seat]
    if isinstance(ask, Number):
        return min(ask.most, STATUE)
    if isinstance(ask, Several):
        return ask.options[: ask.least]
    assert isinstance(ask, tuple), f"{ask} is none of this game's questions"
    return max(ask, key=lambda option: appeal(game, seat, option) + 0.01 * rng.random())


PLAYERS = {"steward": steward}


def appeal(game: Game[State], seat: Seat, option: Option) -> float:
    """How much an option is preferred."""
    state = game.state
    match option:
        case Craft(quest, items):
            slot = next(slot for slot in state.slots if slot and slot.quest == quest)
            completes = items == "both" or slot.sigils.count(NOBODY) == 1
            return 20.0 + 10 * completes + sum(item.coins for item in QUESTS[quest].items)
        case Build(room):
            return buying(state, ROOMS[room].prestige + 2.0 * (ROOMS[room].end is not None), room)
        case Hire(specialist):
            return buying(state, SPECIALISTS[specialist].prestige, specialist)
        case Take(resource):
            return gathering(game, seat, PLACE[resource])
        case Return(resource):
            return surplus(state, seat, PLACE[resource])
        case Play(treasure):
            return 12.0 if TREASURES[treasure].category in ("resource", "contract", "map") else -1.0
        case Done() if isinstance(game.step, AfterCraft):
            return 0.0  # what the abilities after a craft bring is not weighed
    return LIKED.get(type(option), 0.0)


def buying(state: State, prestige: float, name: str) -> float:
    """Prestige, and help with gathering while there is time for it, come before gathering."""
    helps = 4.0 * (len(state.deck) > LATE and name in EARNERS)
    return 8.0 + prestige + helps if prestige + helps >= WORTHWHILE else -1.0


def gathering(game: Game[State], seat: Seat, good: int) -> float:
    """What the target item still needs, the scarcest first; a full storage makes room by returning what is not needed."""
    state, step = game.state, game.step
    taken = step.taken if isinstance(step, Gather) else ()
    store = tuple(amount + taken.count(resource) for amount, resource in zip(state.stores[seat], PLACE, strict=True))
    return lack(state, seat, aim(state, seat, store), store)[good]


def surplus(state: State, seat: Seat, good: int) -> float:
    """Amount of a resource beyond what the target item needs."""
    store = state.stores[seat]
    return store[good] - 3.0 * dict(aim(state, seat, store)).get(good, 0)


def aim(state: State, seat: Seat, store: Goods) -> Cost:
    """The cost of the item that is closest to completion; among equals, the most valuable one."""
    staff = discounters(state, seat)
    costs = [
        (sum(lack(state, seat, cost, store)), -QUESTS[slot.quest].items[index].coins, cost)
        for slot in state.slots
        if slot is not None and slot.quest in QUESTS
        for index, maker in enumerate(slot.sigils)
        if maker == NOBODY
        for cost in (cost_of(slot.quest, "right" if index else "left", staff),)
        if sum(amount for _, amount in cost) <= state.storage(seat)
    ]
    return min(costs)[2] if costs else ()


def lack(state: State, seat: Seat, cost: Cost, store: Goods) -> list[float]:
    """Missing amount of each resource; those that cannot be gathered count more."""
    needed = dict(cost)
    return [
        max(0, needed.get(good, 0) - store[good]) * (1.0 if permitted(state, seat, resource) else BARRED)
        for resource, good in PLACE.items()
    ]

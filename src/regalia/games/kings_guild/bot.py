"""How bots judge the game: prestige so far, what coins, goods and begun quests will still bring, and what is sensible."""

from collections.abc import Sequence
from math import exp

from regalia.core import Answer, Game, Seat
from regalia.games.kings_guild.content import PRINTED, QUESTS, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.options import (
    Build,
    Burn,
    BuildStatue,
    Choose,
    Craft,
    Decline,
    DrawForHero,
    EndTurn,
    Enough,
    Hire,
    Offer,
    Pass,
    Peek,
    Play,
    Sell,
    Take,
    TakeQuest,
)
from regalia.games.kings_guild.scoring import rank, sheet, total
from regalia.games.kings_guild.state import NOBODY, Slot, State
from regalia.games.kings_guild.steps.craft import cost_of, discounters

COIN = 0.42
"""What a coin is worth in prestige while there is time to spend it."""
GOOD = 0.38
"""What a resource is worth besides what it makes possible."""
READY = 0.75
"""The part of a quest's coming worth that counts when everything for it is held."""
TREASURE = 0.9
BEGUN = 1.6
"""What an own sigil on a quest that is not complete is worth."""
SOLO_GOAL = 100.0
"""Prestige that nobody exceeds alone; an outcome is measured against it."""
LONG = 14.0
"""So many quests to come for each player count as a whole game."""
LOOKS_AHEAD = 2
"""Rounds after which a line of play is judged."""


def time_left(state: State) -> float:
    """From 1 at the beginning to 0 at the end, by the quests that are still to come."""
    if state.final:
        return 0.0
    return min(1.0, (len(state.deck) + 1) / (LONG * max(2, len(state.coins))))


def expected(state: State, seat: Seat) -> float:
    """The prestige a seat may expect at the end."""
    left = time_left(state)
    useful = min(1.0, 0.15 + 2.5 * left)
    prestige = float(total(sheet(state, seat)))
    prestige += state.coins[seat] * (COIN * useful + 0.02)
    prestige += sum(state.stores[seat]) * GOOD * useful
    prestige += len(state.hands[seat]) * TREASURE * useful
    return prestige + useful * (best_quest(state, seat) + BEGUN * (PRINTED.sigils - state.sigils[seat]))


def best_quest(state: State, seat: Seat) -> float:
    """What the most promising quest item will bring, by how much of it is already held."""
    return max((promise(state, seat, slot) for slot in state.slots if slot is not None and slot.sigils), default=0.0)


def promise(state: State, seat: Seat, slot: Slot) -> float:
    """A quest's worth by the part of its cost that is held."""
    if slot.quest not in QUESTS:
        return 0.0
    facts, store, staff = QUESTS[slot.quest], state.stores[seat], discounters(state, seat)
    best = 0.0
    for place, item in enumerate(facts.items):
        if slot.sigils[place] != NOBODY:
            continue
        cost = cost_of(slot.quest, "left" if place == 0 else "right", staff)
        needed = sum(amount for _, amount in cost)
        held = sum(min(store[good], amount) for good, amount in cost)
        brings = COIN * item.coins + (TREASURE + PRINTED.prestige_per_quest) / len(facts.items)
        part = READY if held == needed else READY * 0.8 * held / max(1, needed)
        best = max(best, brings * part)
    return best


def value(state: State) -> Sequence[float]:
    """Shares of the victory, from the prestige that each seat may expect; alone, the part of a great success."""
    prestige = [expected(state, seat) for seat in state.seats]
    if state.is_solo:
        return [min(1.0, prestige[0] / SOLO_GOAL)]
    heat = 2.5 + 9 * time_left(state)
    best = max(prestige)
    odds = [exp((each - best) / heat) for each in prestige]
    return [each / sum(odds) for each in odds]


def outcome(state: State) -> Sequence[float]:
    """Who has won; alone, how well."""
    if state.is_solo:
        return [min(1.0, total(sheet(state, 0)) / SOLO_GOAL)]
    winners = [each.seat for each in rank(state) if each.rank == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in state.seats]


def pause(start: State, game: Game[State]) -> bool:
    """A line of play is judged after a few turns of everybody."""
    return game.state.turn > start.turn + LOOKS_AHEAD * len(start.coins)


SENSE: dict[type, float] = {
    Craft: 8.0,
    Build: 3.0,
    BuildStatue: 6.0,
    Hire: 2.5,
    Take: 1.2,
    Enough: 0.15,
    Offer: 12.0,
    Play: 0.35,
    Sell: 0.04,
    Peek: 0.1,
    Pass: 0.01,
    EndTurn: 2.0,
    DrawForHero: 2.0,
    Burn: 1.0,
    Decline: 0.7,
    Choose: 1.0,
    TakeQuest: 1.0,
}
"""How sensible each kind of choice is as a rule."""


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """What is sensible: quests first, dear rooms and specialists before cheap ones, treasures late."""
    if len({type(option) for option in options}) == 1 and not isinstance(options[0], Craft | Build | Hire | Play | Sell):
        return None
    return [sense(game.state, option) for option in options]


def sense(state: State, option: Answer) -> float:
    """One option's weight."""
    weight = SENSE.get(type(option), 1.0)
    match option:
        case Craft(quest, items):
            return weight * (1.6 if items == "both" or len(QUESTS[quest].items) == 1 else 1.0)
        case Build(room):
            return weight * (0.5 + ROOMS[room].cost / 10)
        case Hire(specialist):
            return weight * (0.4 + SPECIALISTS[specialist].prestige / 3)
        case Play(treasure):
            return weight * (0.2 if TREASURES[treasure].category in ("charm", "relic") else 1.0)
    return weight

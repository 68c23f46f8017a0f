"""Rules 5.2 and 9. Current costs, and if they can be paid."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from regalia.core import Seat
from regalia.games.nocturion.content import PLACE, Cost, Goods, HeirloomName, QuestName, Resource
from regalia.games.nocturion.effects import QuestDiscount, QuestSurcharge, Summon, SummonDiscount
from regalia.games.nocturion.pieces import Beast, Cause
from regalia.games.nocturion.state import State

Price: TypeAlias = tuple[Cost, int, int]
"""Icons to pay, the number waived by the payer's choice, and the number of any kind to pay additionally."""


def payable(store: Goods, cost: Cost, waive: int = 0, extra: int = 0) -> bool:
    """Rules 5.2.2. True if a price can be paid, with waived icons where something is missing."""
    short = total = 0
    for index, amount in cost:
        total += amount
        if store[index] < amount:
            short += amount - store[index]
    if short > waive:
        return False
    return not extra or sum(store) >= max(0, total - waive) + extra


def less(cost: Cost, index: int) -> Cost:
    """A cost without one icon of a kind, if it has one."""
    return tuple([(each, amount - (each == index)) for each, amount in cost if each != index or amount > 1])


def more(cost: Cost, index: int) -> Cost:
    """A cost with one more of a kind."""
    amounts = dict(cost)
    amounts[index] = amounts.get(index, 0) + 1
    return tuple(sorted(amounts.items()))


def can_equip(state: State, seat: Seat, heirloom: HeirloomName) -> bool:
    """Rules 5.2.1. True if the whole cost of an heirloom can be paid."""
    return payable(state.stores[seat], state.printed.costs[heirloom])


def quest_changes(state: State, seat: Seat, level: int) -> tuple[int, int]:
    """Rules 5.2.2. How many icons of a quest a house ability waives, and how many resources Doubt adds."""
    extra: int = sum([effect.n for effect in state.burdens(seat, QuestSurcharge)]) if state.curses[seat] else 0
    return state.bonus(seat, QuestDiscount, level), extra


def quest_price(state: State, seat: Seat, quest: QuestName) -> Price:
    """Rules 5.2.2. The printed icons, and how they change for this player."""
    return state.printed.costs[quest], *quest_changes(state, seat, state.printed.quests[quest].level)


def summon_price(state: State, seat: Seat, beast: str, effect: Summon, tile: Resource) -> Price:
    """Rules 9.1. The printed icons; a location waives one of its own kind, a house ability more by choice."""
    if effect.free:
        return (), 0, 0
    cost = state.printed.costs[beast]
    if effect.discount == "tile" and tile:
        cost = less(cost, PLACE[tile])
    return cost, state.bonus(seat, SummonDiscount), 0


def tile_of(state: State, cause: Cause) -> Resource:
    """The resource of the location that an effect comes from, if it does."""
    return state.printed.locations[cause.name].resource if cause.kind == "location" else ""


def affordable(state: State, seat: Seat, effect: Summon, cause: Cause) -> list[str]:
    """Rules 9.1. The beasts of the hand that can be summoned, if there is room."""
    return [*payable_of(state.hands[seat], state, seat, effect, cause)]


def payable_unseen(state: State, seat: Seat, effect: Summon, cause: Cause) -> Iterator[str]:
    """Rules 9.1. The beasts that could be paid and, according to public facts, might be in the hand."""
    seen = {*state.discards, *(each.beast for stable in state.stables for each in stable)}
    return payable_of([beast for beast in state.printed.beasts if beast not in seen], state, seat, effect, cause)


def payable_of(beasts: Iterable[str], state: State, seat: Seat, effect: Summon, cause: Cause) -> Iterator[str]:
    """Those of some beasts that can be paid."""
    tile, store = tile_of(state, cause), state.stores[seat]
    return (beast for beast in beasts if payable(store, *summon_price(state, seat, beast, effect, tile)))


def room(state: State, seat: Seat, cause: Cause) -> bool:
    """Rules 9.1. True if the stable has room, or a ready beast other than the one being used can make room."""
    stable = state.stables[seat]
    return len(stable) < state.printed.limits.stable or bool(ready_others(state, seat, cause)) or leaves(state, cause)


def ready_others(state: State, seat: Seat, cause: Cause) -> list[Beast]:
    """The ready beasts of a seat but for the one being used."""
    used = cause.name if cause.kind == "beast" else ""
    return [each for each in state.stables[seat] if each.ready and each.beast != used]


def leaves(state: State, cause: Cause) -> bool:
    """Rules 7.1. True if the beast that is used is itself the cost."""
    return cause.kind == "beast" and state.printed.beasts[cause.name].ability.trigger == "discard"


def goals(state: State, seat: Seat) -> tuple[str, ...]:
    """What a seat can spend its resources on: heirlooms, the quests open to it, the beasts of its hand."""
    if not state.houses[seat]:
        return ()
    quests = [quest for row in state.rows[: len(state.heirlooms[seat])] for quest in row]
    return (*state.unequipped(seat), *quests, *state.hands[seat])

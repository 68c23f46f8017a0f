"""Rules 5.2. Obstacles to an action that was not offered."""

from regalia.core import Answer, Refusal, Seat
from regalia.games.nocturion.content import ESTATES, RESOURCES, Cost, Goods
from regalia.games.nocturion.costs import quest_price
from regalia.games.nocturion.effects import ForbidReserveAction
from regalia.games.nocturion.options import Activate, Complete, DiscardDie, EndTurn, Equip, Reserve
from regalia.games.nocturion.state import State


def obstacle(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """The first obstacle to an action, if there is a specific one."""
    match option:
        case EndTurn():
            return Refusal("three-dice", "5.2")
        case Reserve():
            return reserving(state, seat)
        case Activate(location, die) if location in state.tiles:
            return placing(state, seat, location, die)
        case DiscardDie(die) if die in state.dice[seat]:
            return Refusal("die-usable", "5.2.3")
        case Equip(heirloom) if heirloom in state.unequipped(seat):
            return short(state.stores[seat], state.printed.costs[heirloom], 0, 0, "5.2.1")
        case Complete(quest):
            return completing(state, seat, quest)
    return None


def reserving(state: State, seat: Seat) -> Refusal | None:
    """Rules 5.2. Why a die cannot be reserved."""
    if state.crest[seat]:
        return Refusal("crest-full", "5.2")
    return Refusal("shackled", "10.2") if state.suffers(seat, ForbidReserveAction) else None


def placing(state: State, seat: Seat, location: str, die: int) -> Refusal | None:
    """Rules 6.1. Why a die cannot be placed on a location."""
    estate = state.estate_of(location)
    if state.placed[estate]:
        return Refusal("occupied", "6.1")
    faces = state.printed.regions[estate // ESTATES].faces
    return Refusal("wrong-face", "6.1", {"faces": faces}) if die not in faces and die in state.dice[seat] else None


def completing(state: State, seat: Seat, quest: str) -> Refusal | None:
    """Rules 5.2.2. Why a quest cannot be completed."""
    if not any(quest in row for row in state.rows):
        return None
    level = state.printed.quests[quest].level
    if level > len(state.heirlooms[seat]):
        return Refusal("level", "5.2.2", {"level": level})
    return short(state.stores[seat], *quest_price(state, seat, quest), "5.2.2")


def short(store: Goods, cost: Cost, waive: int, extra: int, rule: str) -> Refusal | None:
    """What is missing for a cost."""
    missing = {RESOURCES[index]: amount - store[index] for index, amount in cost if amount > store[index]}
    if sum(missing.values()) > waive:
        return Refusal("short", rule, {"missing": missing})
    total = max(0, sum(amount for _, amount in cost) - waive) + extra
    return Refusal("short-of-any", rule, {"count": total - sum(store)}) if sum(store) < total else None

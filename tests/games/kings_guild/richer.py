"""Positions of The King's Guild in which every guild owns much, as random players never do."""

from regalia.core import Chance
from regalia.games.kings_guild.content import QUESTS, ROOMS, SPECIALISTS
from regalia.games.kings_guild.state import NOBODY, Employee, Recruit, Slot, State, Tile
from tests.games.kings_guild.guild import Guild


def enrich(state: State, chance: Chance) -> None:
    """Give every guild rooms, specialists, quests, treasures, resources and coins, as random players never have."""
    pool = chance.shuffled(tuple(SPECIALISTS))
    quests = chance.shuffled(tuple({*QUESTS} - {slot.quest for slot in state.slots if slot}))
    state.baggage, state.peeked = "", chance.below(3)
    for seat in state.seats:
        for _ in range(chance.below(6)):
            guild = Guild(state, seat)
            room = chance.one([name for name in ROOMS if name not in guild.rooms])
            if cells := sorted(guild.placeable(ROOMS[room].width)):
                state.tiles[seat] = (*state.tiles[seat], Tile(room, chance.one(cells)))
        state.staff[seat] = ()
        for name in pool[6 * seat : 6 * seat + chance.below(5)]:
            space = chance.one(sorted(Guild(state, seat).free_spaces()))
            state.staff[seat] = (*state.staff[seat], Employee(name, space))
            chambers = sorted({*Guild(state, seat).free_spaces()} - {"outer"})
            if name == "aristocrat":
                state.baggage = chambers[0] if chambers else ""
                state.staff[seat] = state.staff[seat][: None if chambers else -1]
        state.won[seat] = tuple(quests[6 * seat : 6 * seat + chance.below(6)])
        state.coins[seat] = chance.below(20)
        held = [min(chance.below(3), there + had) for there, had in zip(state.supply, state.stores[seat], strict=True)]
        both = zip(state.supply, state.stores[seat], held, strict=True)
        state.supply = tuple(there + had - has for there, had, has in both)
        state.stores[seat] = tuple(held)
        for colour, stack in enumerate(state.stacks):
            count = chance.below(4)
            state.hands[seat] += stack[:count]
            state.stacks[colour] = stack[count:]
    hired = {employee.specialist for staff in state.staff for employee in staff}
    left = [name for name in pool if name not in hired]
    state.row = tuple(Recruit(name, chance.below(min(3, SPECIALISTS[name].cost))) for name in left[:5])
    state.recruits = tuple(left[5:10])
    state.deck = tuple(quest for quest in state.deck if not any(quest in won for won in state.won))
    state.sigils = [2 for _ in state.seats]
    state.slots = tuple(signed(state, slot, chance) if slot else None for slot in state.slots)
    state.thug = chance.one([slot.quest for slot in state.slots if slot and slot.quest in QUESTS] or [""])
    if "thug" not in hired or chance.below(2):
        state.thug = ""
    state.fortunes, state.final = chance.below(3), state.final or chance.below(4) == 0
    state.offered = tuple(seat for seat in state.seats if chance.below(3) == 0) if state.final else ()
    if state.final:
        state.slots, state.deck = (*state.slots[:-1], Slot("offering_to_the_council", state.offered)), ()


def signed(state: State, slot: Slot, chance: Chance) -> Slot:
    """A quest of two items, perhaps with a sigil on one of them."""
    if slot.quest not in QUESTS or len(slot.sigils) != 2:
        return slot
    seat, first = chance.one(list(state.seats)), chance.below(2)
    if chance.below(2) or not state.sigils[seat]:
        return Slot(slot.quest, (NOBODY, NOBODY))
    state.sigils[seat] -= 1
    return Slot(slot.quest, (NOBODY, seat) if first else (seat, NOBODY))

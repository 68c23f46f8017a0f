"""Rules 5. Obstacles to an action that is not offered, with the amounts that are missing."""

from regalia.core import Answer, Refusal, Seat
from regalia.games.kings_guild.content import GROUP_OF, PRINTED, QUESTS, RESOURCES, ROOMS
from regalia.games.kings_guild.options import Build, Craft, Hire, Take
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import RIVALS, cells
from regalia.games.kings_guild.steps.coins import short_of_coins
from regalia.games.kings_guild.steps.craft import cost_of, discounters, open_items
from regalia.games.kings_guild.steps.gather import to_gathering
from regalia.games.kings_guild.steps.hire import to_hiring


def obstacle(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """The obstacle to an action of this kind, or None if there is another reason."""
    match option:
        case Take(resource):
            return to_gathering(state, seat, resource)
        case Craft():
            return to_crafting(state, seat, option)
        case Build(room):
            return to_building(state, seat, room)
        case Hire():
            return to_hiring(state, seat, option)
    return None


def to_crafting(state: State, seat: Seat, craft: Craft) -> Refusal | None:
    """Rules 5.2. Every cost in storage, two coins for another's thug, and a free sigil for a quest that stays open."""
    slot = next((slot for slot in state.slots if slot is not None and slot.quest == craft.quest), None)
    if slot is None or craft.quest not in QUESTS or len(slot.sigils) < (1 if craft.items == "left" else 2):
        return None
    if craft.items not in open_items(slot, sigil=True):
        return Refusal("made-already", "5.2")
    cost = cost_of(craft.quest, craft.items, discounters(state, seat))
    short = {RESOURCES[index]: amount - state.stores[seat][index] for index, amount in cost}
    if missing := {resource: amount for resource, amount in short.items() if amount > 0}:
        return Refusal("short", "5.2", {"missing": missing})
    if craft.items not in open_items(slot, state.sigils[seat] > 0):
        return Refusal("no-sigil", "5.2")
    if state.thug == craft.quest and not state.has(seat, "thug"):
        return short_of_coins(state, seat, PRINTED.thug_fee, "5.2")
    return None


def to_building(state: State, seat: Seat, room: str) -> Refusal | None:
    """Rules 5.3. One of each name, from the supply, paid, on free cells; between two players one of the workshops each."""
    owned = {tile.room for tile in state.tiles[seat]}
    if room in owned:
        return Refusal("built-already", "5.3")
    if len(state.coins) == 2 and RIVALS.get(room) in owned:
        return Refusal("one-of-both", "5.3", {"room": RIVALS[room]})
    if not state.rooms.get(GROUP_OF.get(room, room)):
        return Refusal("sold-out", "7.6")
    if short := short_of_coins(state, seat, ROOMS[room].cost, "5.3"):
        return short
    return None if cells(state, seat, ROOMS[room].width) else Refusal("no-cell", "5.3")

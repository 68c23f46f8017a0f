"""Rules 7 and 8. What a location, a house, a beast or a reward can do now: `now` is for all of them."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from regalia.core import Seat
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.content import ESTATES, REGIONS, BeastAbility, By
from regalia.games.nocturion.costs import affordable, payable_unseen, ready_others, room
from regalia.games.nocturion.effects import Effect
from regalia.games.nocturion.pieces import Beast, Cause, Happened
from regalia.games.nocturion.state import State

Able: TypeAlias = Callable[[State, Seat, Any, Cause], bool]


def effects_of(state: State, seat: Seat, cause: Cause) -> tuple[Effect, ...]:
    """The effects printed on the piece that is used, or of the ability of its house."""
    match cause.kind:
        case "location":
            return state.printed.locations[cause.name].effects
        case "beast":
            return state.printed.beasts[cause.name].ability.effects
        case "quest":
            return state.printed.quests[cause.name].reward
    return state.printed.house_effects[cause.name, cause.number]


def hourglass(state: State, seat: Seat) -> Cause | None:
    """Rules 7.1. The ability of a house that works once a round, if it is unlocked and ready."""
    house = state.houses[seat]
    number = -1 if state.spent[seat] else state.printed.hourglass[house, len(state.heirlooms[seat])]
    return Cause("house", house, number) if number >= 0 else None


def now(state: State, seat: Seat, cause: Cause) -> tuple[Effect, ...]:
    """Rules 8. The effects that can be carried out now, and the possible ones of a choice; none if the first one cannot."""
    effects = effects_of(state, seat, cause)
    if not effects or not able(state, seat, effects[0], cause):
        return ()
    if isinstance(effects[0], fx.ChooseOne):
        return tuple([each for each in effects[0].options if able(state, seat, each, cause)])
    return effects


def usable(state: State, seat: Seat, cause: Cause) -> bool:
    """Rules 8. True if the first effect can do something."""
    effects = effects_of(state, seat, cause)
    return bool(effects) and able(state, seat, effects[0], cause)


def seems_usable(state: State, seat: Seat, cause: Cause) -> bool:
    """The same according to public facts: only the owner knows if a beast of the hand can be summoned."""
    effects = effects_of(state, seat, cause)
    return bool(effects) and seems_able(state, seat, effects[0], cause)


def seems_able(state: State, seat: Seat, effect: Effect, cause: Cause) -> bool:
    """True if an effect could do something, according to public facts."""
    if isinstance(effect, fx.Summon):
        return bool(state.hands[seat]) and room(state, seat, cause) and any(payable_unseen(state, seat, effect, cause))
    if isinstance(effect, fx.ChooseOne):
        return any(seems_able(state, seat, each, cause) for each in effect.options)
    return able(state, seat, effect, cause)


def able(state: State, seat: Seat, effect: Effect, cause: Cause) -> bool:
    """Rules 8. True if an effect has a legal choice, or changes something."""
    return ABLE[type(effect)](state, seat, effect, cause)


def always(state: State, seat: Seat, effect: Any, cause: Cause) -> bool:
    """Rules 11. The supply is never short."""
    return True


def can_exchange(state: State, seat: Seat, effect: fx.Exchange, cause: Cause) -> bool:
    """Rules 8. One resource at least is needed."""
    return any(state.stores[seat])


def changes(state: State, seat: Seat, delta: Iterable[int]) -> list[tuple[int, int, bool]]:
    """Rules 8. The dice that can be turned: from, to, and whether on the crest. Results outside 1 to 6 are illegal."""
    dice = [(die, False) for die in dict.fromkeys(state.dice[seat])]
    if state.crest[seat]:
        dice.append((state.crest[seat], True))
    return [(die, die + change, crest) for die, crest in dice for change in delta if 1 <= die + change <= 6 and change]


def can_change(state: State, seat: Seat, effect: fx.ModifyDie, cause: Cause) -> bool:
    """Rules 8. Weakness forbids it."""
    return bool(changes(state, seat, effect.delta)) and not state.suffers(seat, fx.ForbidDieModify)


def can_reroll(state: State, seat: Seat, effect: fx.Reroll, cause: Cause) -> bool:
    """Rules 8. Weakness forbids it."""
    return bool(state.dice[seat] or state.crest[seat]) and not state.suffers(seat, fx.ForbidDieModify)


def can_summon(state: State, seat: Seat, effect: fx.Summon, cause: Cause) -> bool:
    """Rules 9.1. A card that can be paid, and room for it."""
    return bool(state.hands[seat]) and room(state, seat, cause) and bool(affordable(state, seat, effect, cause))


def can_search(state: State, seat: Seat, effect: fx.SearchBeasts, cause: Cause) -> bool:
    """Rules 9.3. Any card at all."""
    return bool(state.deck or state.discards)


def to_exhaust(state: State, cause: Cause) -> list[tuple[Seat, Beast]]:
    """Rules 8. The ready beasts of all players, but for the one being used, each with its owner."""
    return [(owner, each) for owner in state.seats for each in ready_others(state, owner, cause)]


def can_exhaust(state: State, seat: Seat, effect: fx.Exhaust, cause: Cause) -> bool:
    """Rules 8. Up to n needs at least 1."""
    return bool(to_exhaust(state, cause))


def readies(state: State, beast: str) -> bool:
    """Rules 8. True if a beast readies others: no beast can ready it, or both could continue forever."""
    return any(isinstance(each, fx.Ready | fx.Toggle) for each in fx.parts(state.printed.beasts[beast].ability.effects))


def to_ready(state: State, seat: Seat, cause: Cause) -> list[Beast]:
    """Rules 8. Other own exhausted beasts that do not ready beasts themselves."""
    return [
        each
        for each in state.stables[seat]
        if not each.ready and each.beast != cause.name and not readies(state, each.beast)
    ]


def can_ready(state: State, seat: Seat, effect: fx.Ready, cause: Cause) -> bool:
    """Rules 8. Up to n needs at least 1."""
    return bool(to_ready(state, seat, cause))


def to_toggle(state: State, cause: Cause) -> list[tuple[Seat, Beast]]:
    """Rules 8. All beasts in all stables; a beast that toggles readies none that could ready it."""
    return [
        (owner, each)
        for owner in state.seats
        for each in state.stables[owner]
        if cause.kind != "beast" or (each.beast != cause.name and (each.ready or not readies(state, each.beast)))
    ]


def can_toggle(state: State, seat: Seat, effect: fx.Toggle, cause: Cause) -> bool:
    """Rules 8. Any beast in any stable."""
    return bool(to_toggle(state, cause))


def can_give(state: State, seat: Seat, effect: fx.CurseGive, cause: Cause) -> bool:
    """Rules 8. An opponent who does not hold the Chalice, and a card."""
    return state.can_curse(seat)


def can_remove(state: State, seat: Seat, effect: fx.CurseRemove, cause: Cause) -> bool:
    """Rules 8. A curse of one's own."""
    return bool(state.curses[seat])


def can_move(state: State, seat: Seat, effect: fx.CurseMove, cause: Cause) -> bool:
    """Rules 8. A curse of one's own, and an opponent who does not hold the Chalice."""
    return bool(state.curses[seat]) and bool(state.cursable(seat))


def never(state: State, seat: Seat, effect: Any, cause: Cause) -> bool:
    """Rules 8. Possible only while a curse is incoming."""
    return False


def can_refill(state: State, seat: Seat, effect: fx.RefillRegion, cause: Cause) -> bool:
    """Rules 8. An empty tile."""
    return not all(state.stocked)


def can_take_guild_master(state: State, seat: Seat, effect: fx.GuildMaster, cause: Cause) -> bool:
    """Rules 8. Not for a player who holds it already."""
    return state.guild_master != seat


def can_take_chalice(state: State, seat: Seat, effect: fx.Chalice, cause: Cause) -> bool:
    """Rules 8. A curse to discard, or the Chalice to take."""
    return bool(state.curses[seat]) or state.chalice != seat


def per_resources(state: State, seat: Seat, effect: fx.PrestigePerResources) -> int:
    """Rules 8. Prestige for the resources held; nothing is spent."""
    return sum(state.stores[seat]) // effect.per


def can_count_resources(state: State, seat: Seat, effect: fx.PrestigePerResources, cause: Cause) -> bool:
    """Rules 8. Enough for 1 prestige."""
    return per_resources(state, seat, effect) > 0


def matching(state: State, seat: Seat, cause: Cause) -> int:
    """Rules 8. Own beasts, ready or exhausted, with an icon that is printed on the quest, too."""
    icons = {*state.printed.quests[cause.name].cost} if cause.kind == "quest" else set()
    return sum(not icons.isdisjoint(state.printed.beasts[each.beast].cost) for each in state.stables[seat])


def can_match(state: State, seat: Seat, effect: fx.PrestigePerMatchingBeast, cause: Cause) -> bool:
    """Rules 8. One such beast at least."""
    return matching(state, seat, cause) > 0


def can_equip_free(state: State, seat: Seat, effect: fx.EquipFree, cause: Cause) -> bool:
    """Rules 8. An heirloom that is not equipped."""
    return bool(state.unequipped(seat))


def can_cash(state: State, seat: Seat, effect: fx.BeastCash, cause: Cause) -> bool:
    """Rules 8. A ready beast."""
    return bool(ready_others(state, seat, cause))


def can_tax(state: State, seat: Seat, effect: fx.OpponentsDiscard, cause: Cause) -> bool:
    """Rules 8. An opponent with a resource."""
    return any(any(state.stores[other]) for other in state.opponents(seat))


def can_go_wild(state: State, seat: Seat, effect: fx.WildActivation, cause: Cause) -> bool:
    """Rules 8. On one's own turn only, and not twice."""
    return state.phase == "action" and state.active == seat and not state.wild


def can_choose(state: State, seat: Seat, effect: fx.ChooseOne, cause: Cause) -> bool:
    """Rules 8. One of the options."""
    return any(able(state, seat, each, cause) for each in effect.options)


ABLE: dict[type, Able] = {
    fx.Gain: always,
    fx.Exchange: can_exchange,
    fx.ModifyDie: can_change,
    fx.Reroll: can_reroll,
    fx.RollReserve: always,
    fx.Summon: can_summon,
    fx.SearchBeasts: can_search,
    fx.Exhaust: can_exhaust,
    fx.Ready: can_ready,
    fx.Toggle: can_toggle,
    fx.CurseGive: can_give,
    fx.CurseRemove: can_remove,
    fx.CurseMove: can_move,
    fx.CursePrevent: never,
    fx.RefillRegion: can_refill,
    fx.GuildMaster: can_take_guild_master,
    fx.Chalice: can_take_chalice,
    fx.Prestige: always,
    fx.PrestigePerResources: can_count_resources,
    fx.PrestigePerMatchingBeast: can_match,
    fx.EquipFree: can_equip_free,
    fx.BeastCash: can_cash,
    fx.OpponentsDiscard: can_tax,
    fx.WildActivation: can_go_wild,
    fx.ChooseOne: can_choose,
}
"""When each kind of effect can do something."""


def refillable(state: State) -> list[int]:
    """Rules 8. The regions with an empty tile."""
    return [region for region in range(REGIONS) if not all(state.stocked[ESTATES * region : ESTATES * region + ESTATES])]


def is_meant(by: By, owner: Seat, event: Happened) -> bool:
    """Rules 7.2. True if an ability of this owner responds to acts of this player."""
    return by == "any" or (by == "self") == (event.seat == owner)


def concerns(state: State, owner: Seat, ability: BeastAbility, event: Happened) -> bool:
    """Rules 7.2. True if a beast that listens for such events responds to this one."""
    if not is_meant(ability.by, owner, event):
        return False
    return ability.ability is None or ability.ability == state.printed.locations[event.what].ability


def triggered(state: State, event: Happened) -> list[tuple[Seat, Cause]]:
    """Rules 7.4. The unlocked house abilities that an event triggers, of the active player first."""
    found: list[tuple[Seat, Cause]] = []
    if event.event == "gain":
        return found
    for seat in state.from_seat(state.active):
        equipped, house = len(state.heirlooms[seat]), state.houses[seat]
        for number, ability in enumerate(state.printed.houses[house].ability) if equipped else ():
            if ability.event == event.event and ability.tier <= equipped and is_meant(ability.by, seat, event):
                found.append((seat, Cause("house", house, number)))
    return found


def responders(state: State, seat: Seat, event: Happened) -> list[str]:
    """Rules 7.4. The ready beasts of a seat whose trigger matches an event."""
    stable = state.stables[seat]
    if not stable:
        return []
    printed = state.printed
    heard = event.what if event.event == "gain" else event.event
    return [
        each.beast
        for each in stable
        if each.ready
        and printed.hears[each.beast] == heard
        and concerns(state, seat, printed.beasts[each.beast].ability, event)
    ]

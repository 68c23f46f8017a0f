"""Rules 8. Effects of abilities, rewards and curses: a record for each key, as written in a pack."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Kind: TypeAlias = Literal["archer", "knight", "mage", "gold", "iron", "wood"]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""At least one, at most two digits: a card that makes a player draw thousands would stop the arena."""


class Printed(Struct, frozen=True, tag_field="key", forbid_unknown_fields=True):
    """One effect."""


class Gain(Printed, frozen=True, tag="gain"):
    """Take n resources from the supply."""

    resource: Kind | Literal["any"]
    n: Some


class Exchange(Printed, frozen=True, tag="exchange"):
    """Return up to n resources and take as many of other kinds."""

    n: Some


class ModifyDie(Printed, frozen=True, tag="modify_die"):
    """Change n own dice by one of these amounts; no wrapping."""

    delta: Annotated[tuple[int, ...], Meta(min_length=1)]
    n: Some


class Reroll(Printed, frozen=True, tag="reroll"):
    """Roll n own dice again."""

    n: Some


class RollReserve(Printed, frozen=True, tag="roll_reserve"):
    """Roll a supply die onto the crest, or take a resource if the crest is full."""

    n: Some


class Summon(Printed, frozen=True, tag="summon"):
    """Summon a beast from the hand."""

    free: bool = False
    discount: Literal["tile", "none"] = "none"


class SearchBeasts(Printed, frozen=True, tag="search_beasts"):
    """Look at the top cards of the beast deck and keep some."""

    look: Some
    take: Some


class Exhaust(Printed, frozen=True, tag="exhaust"):
    """Exhaust 1 to n ready beasts of any players."""

    n: Some
    scope: Literal["any"] = "any"


class Ready(Printed, frozen=True, tag="ready"):
    """Ready 1 to n other beasts of one's own."""

    n: Some
    scope: Literal["own_other"] = "own_other"


class Toggle(Printed, frozen=True, tag="toggle"):
    """Exhaust or ready n beasts of any players."""

    n: Some


class CurseGive(Printed, frozen=True, tag="curse_give"):
    """Draw n curses, each for an opponent."""

    n: Some


class CurseRemove(Printed, frozen=True, tag="curse_remove"):
    """Discard n own curses; 0 means all."""

    n: Annotated[int, Meta(ge=0)]


class CurseMove(Printed, frozen=True, tag="curse_move"):
    """Give n own curses to opponents."""

    n: Some


class CursePrevent(Printed, frozen=True, tag="curse_prevent"):
    """Discard the incoming curse."""


class RefillRegion(Printed, frozen=True, tag="refill_region"):
    """Put a resource on each empty tile of a region."""


class GuildMaster(Printed, frozen=True, tag="guildmaster"):
    """Take the Guild Master."""


class Chalice(Printed, frozen=True, tag="chalice"):
    """Discard a curse, or take the Chalice."""


class Prestige(Printed, frozen=True, tag="prestige"):
    """Gain n prestige."""

    n: Some


class PrestigePerResources(Printed, frozen=True, tag="prestige_per_resources"):
    """Gain 1 prestige for each full group of this number of resources."""

    per: Some


class PrestigePerMatchingBeast(Printed, frozen=True, tag="prestige_per_matching_beast"):
    """Gain 1 prestige for each own beast that shares a printed icon with this quest."""


class EquipFree(Printed, frozen=True, tag="equip_free"):
    """Equip an heirloom without paying."""


class BeastCash(Printed, frozen=True, tag="beast_cash"):
    """Discard an own ready beast for its printed prestige."""


class OpponentsDiscard(Printed, frozen=True, tag="opponents_discard"):
    """Each opponent discards n resources."""

    n: Some


class WildActivation(Printed, frozen=True, tag="wild_activation"):
    """Let the next activation of this turn use any die."""


class ChooseOne(Printed, frozen=True, tag="choose_one"):
    """One of these effects."""

    options: Annotated[tuple["Effect", ...], Meta(min_length=1)]


class ExtraDie(Printed, frozen=True, tag="extra_die"):
    """Passive: n more dice in the pool and n more picks."""

    n: Some


class SummonDiscount(Printed, frozen=True, tag="summon_discount"):
    """Passive: n icons less for a beast."""

    n: Some


class QuestDiscount(Printed, frozen=True, tag="quest_discount"):
    """Passive: n icons less for a quest of this level or above."""

    n: Some
    min_level: Annotated[int, Meta(ge=1, le=3)] = 1


class DoubleBonus(Printed, frozen=True, tag="double_bonus"):
    """Passive: n more resources with the x2 bonus."""

    n: Some


class CartBonus(Printed, frozen=True, tag="cart_bonus"):
    """Passive: n more resources in the cart region."""

    n: Some


class EndPenalty(Printed, frozen=True, tag="end_penalty"):
    """Curse: prestige lost at the end for 1, 2, 3 copies."""

    values: Annotated[tuple[int, ...], Meta(min_length=1)]


class ForbidDieModify(Printed, frozen=True, tag="forbid_die_modify"):
    """Curse: abilities do not change dice."""


class ResourceLimit(Printed, frozen=True, tag="resource_limit"):
    """Curse: the change of the resource limit."""

    delta: int


class ForbidReserveAction(Printed, frozen=True, tag="forbid_reserve_action"):
    """Curse: no Reserve action."""


class NoDouble(Printed, frozen=True, tag="no_double"):
    """Curse: no x2 bonus."""


class QuestSurcharge(Printed, frozen=True, tag="quest_surcharge"):
    """Curse: a quest costs n more resources of any kind."""

    n: Some


Effect: TypeAlias = (
    Gain
    | Exchange
    | ModifyDie
    | Reroll
    | RollReserve
    | Summon
    | SearchBeasts
    | Exhaust
    | Ready
    | Toggle
    | CurseGive
    | CurseRemove
    | CurseMove
    | CursePrevent
    | RefillRegion
    | GuildMaster
    | Chalice
    | Prestige
    | PrestigePerResources
    | PrestigePerMatchingBeast
    | EquipFree
    | BeastCash
    | OpponentsDiscard
    | WildActivation
    | ChooseOne
)
"""Effects that can be carried out."""

Passive: TypeAlias = ExtraDie | SummonDiscount | QuestDiscount | DoubleBonus | CartBonus
"""Effects that apply while a house ability is unlocked."""

Burden: TypeAlias = EndPenalty | ForbidDieModify | ResourceLimit | ForbidReserveAction | NoDouble | QuestSurcharge
"""Effects that apply while a curse is held."""


def parts(effects: Iterable[Effect | Passive]) -> Iterator[Effect | Passive]:
    """All of these effects, including the alternatives of a choice."""
    for effect in effects:
        yield effect
        if isinstance(effect, ChooseOne):
            yield from parts(effect.options)

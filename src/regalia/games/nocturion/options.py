"""Rules 5. The options of a seat."""

from functools import cache

from regalia.core import Option, Seat
from regalia.games.nocturion.content import (
    RESOURCES,
    BeastName,
    CurseName,
    HeirloomName,
    HouseName,
    LocationName,
    QuestName,
    RegionName,
    Resource,
)


class ChooseHouse(Option, frozen=True, gc=False):
    """Lead this house."""

    house: HouseName


class Pick(Option, frozen=True, gc=False):
    """Take a die of this face out of the pool."""

    die: int


class Take(Option, frozen=True, gc=False):
    """Take one of this resource."""

    resource: Resource


class Reserve(Option, frozen=True, gc=False):
    """Put a die of this face on the crest."""

    die: int


class Equip(Option, frozen=True, gc=False):
    """Equip this heirloom."""

    heirloom: HeirloomName


class Activate(Option, frozen=True, gc=False):
    """Activate this location with a die of this face."""

    location: LocationName
    die: int


class UseHouse(Option, frozen=True, gc=False):
    """Use the hourglass ability of the own house."""

    house: HouseName


class UseBeast(Option, frozen=True, gc=False):
    """Exhaust this beast for its ability."""

    beast: BeastName


class Release(Option, frozen=True, gc=False):
    """Discard this beast for its Discard ability."""

    beast: BeastName


class Complete(Option, frozen=True, gc=False):
    """Complete this quest."""

    quest: QuestName


class DiscardDie(Option, frozen=True, gc=False):
    """Discard an unusable die of this face; the next question is the resource."""

    die: int


class EndTurn(Option, frozen=True, gc=False):
    """End the turn."""


class Use(Option, frozen=True, gc=False):
    """Use the ability, or take the reward."""


class Choose(Option, frozen=True, gc=False):
    """Rules 9.2. Use this of several effects, such as those of a portal."""

    effect: str


class Skip(Option, frozen=True, gc=False):
    """Do not use it."""


class Return(Option, frozen=True, gc=False):
    """Return one of this resource to the supply."""

    resource: Resource


class Done(Option, frozen=True, gc=False):
    """Nothing more."""


class Change(Option, frozen=True, gc=False):
    """Turn a die to another face; `crest` if it is the one on the crest."""

    die: int
    to: int
    crest: bool


class Reroll(Option, frozen=True, gc=False):
    """Roll this die again; `crest` if it is the one on the crest."""

    die: int
    crest: bool


class Summon(Option, frozen=True, gc=False):
    """Summon this beast."""

    beast: BeastName


class Discard(Option, frozen=True, gc=False):
    """Discard this beast, from the hand or to make room in the stable."""

    beast: BeastName


class Waive(Option, frozen=True, gc=False):
    """Do not pay one of this resource: the discount."""

    resource: Resource


class Pay(Option, frozen=True, gc=False):
    """Pay one more of this resource: the surcharge."""

    resource: Resource


class Keep(Option, frozen=True, gc=False):
    """Keep this beast card."""

    beast: BeastName


class Exhaust(Option, frozen=True, gc=False):
    """Exhaust this beast."""

    beast: BeastName


class Ready(Option, frozen=True, gc=False):
    """Ready this beast."""

    beast: BeastName


class Curse(Option, frozen=True, gc=False):
    """Give the curse to this player."""

    victim: Seat


class DropCurse(Option, frozen=True, gc=False):
    """Discard this curse."""

    curse: CurseName


class MoveCurse(Option, frozen=True, gc=False):
    """Give this curse of one's own to this player."""

    curse: CurseName
    victim: Seat


class Refill(Option, frozen=True, gc=False):
    """Refill this region."""

    region: RegionName


class Cash(Option, frozen=True, gc=False):
    """Discard this beast for its prestige."""

    beast: BeastName


TAKE = {resource: Take(resource) for resource in RESOURCES}
RETURN = {resource: Return(resource) for resource in RESOURCES}
WAIVE = tuple(map(Waive, RESOURCES))
PAY = tuple(map(Pay, RESOURCES))
PICK = tuple(map(Pick, range(7)))
RESERVE = tuple(map(Reserve, range(7)))
DISCARD_DIE = tuple(map(DiscardDie, range(7)))
END_TURN, USE, SKIP, DONE = EndTurn(), Use(), Skip(), Done()


@cache
def activate(location: LocationName, die: int) -> Activate:
    """The cached option."""
    return Activate(location, die)


@cache
def complete(quest: QuestName) -> Complete:
    """The cached option."""
    return Complete(quest)

"""Rules 4.1. The options of a seat."""

from typing import Literal, TypeAlias

from regalia.core import Option, Seat
from regalia.games.kings_guild.content import (
    COLOURS,
    COLUMNS,
    QUESTS,
    RESOURCES,
    ROOMS,
    ROWS,
    SPECIALISTS,
    TREASURES,
    Colour,
    QuestName,
    Resource,
    RoomName,
    Space,
    SpecialistName,
    TreasureName,
)

Which = Literal["left", "right", "both"]
"""Which items of a quest; the item of a quest with one item is the left one."""


class StartWith(Option, frozen=True, gc=False):
    """Begin with these two resources."""

    resources: tuple[Resource, ...]


class Take(Option, frozen=True, gc=False):
    """Take one of this resource from the supply."""

    resource: Resource


class Craft(Option, frozen=True, gc=False):
    """Make these items of a quest."""

    quest: QuestName
    items: Which


class Build(Option, frozen=True, gc=False):
    """Build this room; the next question is where."""

    room: RoomName


class Cell(Option, frozen=True, gc=False):
    """On this cell of the mat, for a wide tile its left one."""

    column: int
    row: int


class Hire(Option, frozen=True, gc=False):
    """Hire this specialist; the next question is its space."""

    specialist: SpecialistName


class Onto(Option, frozen=True, gc=False):
    """Onto this kind of space: an outer one, or one in this chamber."""

    space: Space


class BuildStatue(Option, frozen=True, gc=False):
    """Build the King's Statue."""


class Offer(Option, frozen=True, gc=False):
    """Make the offering to the Council."""


class Play(Option, frozen=True, gc=False):
    """Play this treasure."""

    treasure: TreasureName


class Sell(Option, frozen=True, gc=False):
    """Sell this treasure."""

    treasure: TreasureName


class Peek(Option, frozen=True, gc=False):
    """The Oracle looks at the next quest cards."""


class Move(Option, frozen=True, gc=False):
    """The Bard moves this specialist; the next question is where."""

    specialist: SpecialistName


class Pass(Option, frozen=True, gc=False):
    """No action is possible."""


class EndTurn(Option, frozen=True, gc=False):
    """End the turn."""


class DrawForHero(Option, frozen=True, gc=False):
    """Pay for a treasure that this hero's specialist finds."""

    specialist: SpecialistName


class PlaceThug(Option, frozen=True, gc=False):
    """Put the thug token on this quest."""

    quest: QuestName


class Burn(Option, frozen=True, gc=False):
    """The Warlock burns this scroll."""

    treasure: TreasureName


class Done(Option, frozen=True, gc=False):
    """Nothing more."""


class Decline(Option, frozen=True, gc=False):
    """Skip what is offered."""


class Return(Option, frozen=True, gc=False):
    """Return one of this resource to the supply."""

    resource: Resource


class Choose(Option, frozen=True, gc=False):
    """Draw this colour."""

    colour: Colour


class Keep(Option, frozen=True, gc=False):
    """Keep this treasure."""

    treasure: TreasureName


class Discard(Option, frozen=True, gc=False):
    """Discard this treasure, for no coins."""

    treasure: TreasureName


class Buy(Option, frozen=True, gc=False):
    """Buy this relic out of the discard piles."""

    treasure: TreasureName


class Rob(Option, frozen=True, gc=False):
    """Take a resource from this player; the next question is which one."""

    victim: Seat


class Name(Option, frozen=True, gc=False):
    """Name this kind of resource."""

    resource: Resource


class TakeQuest(Option, frozen=True, gc=False):
    """Take this quest."""

    quest: QuestName


FreeAct: TypeAlias = Play | Sell | Peek | Move | Offer
"""What can be done between the steps of a turn without counting as its action."""
Action: TypeAlias = Take | Craft | Build | Hire | BuildStatue | Offer | Pass
"""The action of a turn, or its first step."""

TAKE = {resource: Take(resource) for resource in RESOURCES}
RETURN = {resource: Return(resource) for resource in RESOURCES}
NAME = {resource: Name(resource) for resource in RESOURCES}
CHOOSE = {colour: Choose(colour) for colour in COLOURS}
CRAFT = {(quest, items): Craft(quest, items) for quest in QUESTS for items in ("left", "right", "both")}
BUILD = {room: Build(room) for room in ROOMS}
HIRE = {specialist: Hire(specialist) for specialist in SPECIALISTS}
PLAY = {treasure: Play(treasure) for treasure in TREASURES}
SELL = {treasure: Sell(treasure) for treasure in TREASURES}
CELLS = tuple(Cell(column, row) for row in range(ROWS) for column in range(COLUMNS))
BUILD_STATUE, OFFER, PEEK, PASS = BuildStatue(), Offer(), Peek(), Pass()
END_TURN, DONE, DECLINE = EndTurn(), Done(), Decline()

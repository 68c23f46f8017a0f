"""The table: board, calendar, decks and every house. Facts, and queries on them."""

from collections.abc import Iterator
from typing import Any, Literal

from regalia.core import Chance, Knowledge, Mutable, Pack, Piles, Seat, TableOptions, Zones, only, to_nobody, to_owner
from regalia.games.nocturion.content import (
    ESTATES,
    OFF_CALENDAR,
    PLACE,
    RESOURCES,
    BeastName,
    CurseName,
    Estate,
    Goods,
    HeirloomName,
    HouseName,
    LocationName,
    QuestName,
    Resource,
    Tables,
)
from regalia.games.nocturion.effects import Burden, Passive, ResourceLimit
from regalia.games.nocturion.pieces import NOBODY, Beast, Happened
from regalia.games.nocturion.printed import Content, content_of


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 16. The options of a table."""

    houses: Literal["chosen", "random"] = "chosen"
    """Players choose their houses, or are dealt them."""


class State(Mutable):
    """Rules 2. All facts of the game. Tuples are replaced, never changed."""

    pack: Pack[Tables]
    agreed: Agreed
    chance: Chance
    knows: Knowledge
    tiles: tuple[LocationName, ...]
    """The location on each estate."""
    stocked: list[bool]
    """For each estate, true if its tile holds its resource."""
    placed: list[int]
    """The die on each estate, 0 if there is none."""
    dice: list[tuple[int, ...]]
    """The dice in each treasury, sorted."""
    crest: list[int]
    """The die on each crest, 0 if there is none."""
    stores: list[Goods]
    prestige: list[int]
    """Prestige tokens."""
    houses: list[HouseName]
    heirlooms: list[tuple[HeirloomName, ...]]
    """Equipped heirlooms, in the order in which they were equipped."""
    spent: list[bool]
    """For each house, true if its hourglass ability is exhausted."""
    hands: list[tuple[BeastName, ...]]
    """Sorted by name."""
    stables: list[tuple[Beast, ...]]
    curses: list[tuple[CurseName, ...]]
    """In the order in which they were received."""
    done: list[tuple[QuestName, ...]]
    """The quests that each seat has completed."""
    rows: list[tuple[QuestName, ...]]
    """The face-up quests of each level; a row becomes shorter when its deck is empty."""
    quests: list[tuple[QuestName, ...]]
    """The quest deck of each level, top card first."""
    deck: tuple[BeastName, ...] = ()
    """The beast deck, top card first."""
    discards: tuple[BeastName, ...] = ()
    looked: tuple[BeastName, ...] = ()
    """The cards that are being looked at, in the order in which they were drawn."""
    searcher: Seat = 0
    """The seat that looks at them."""
    curse_deck: tuple[CurseName, ...] = ()
    curse_discards: tuple[CurseName, ...] = ()
    pool: tuple[int, ...] = ()
    """The dice that can be picked, sorted."""
    phase: Literal["setup", "acquisition", "action", "refresh"] = "setup"
    round: int = 0
    year: int = 1
    space: int = OFF_CALENDAR
    """The space of the season tracker."""
    moved: bool = False
    """True if it has moved in this round."""
    crown: Seat = 0
    active: Seat = 0
    guild_master: Seat = NOBODY
    chalice: Seat = NOBODY
    wild: bool = False
    """True if the next activation of this turn may use any die."""
    pending: tuple[Happened, ...] = ()
    """Events without a response yet, oldest first."""

    @property
    def printed(self) -> Content:
        """Rules 17. Everything printed in the pack of the game."""
        return content_of(self.pack)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.stores))

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        return (*range(seat, len(self.stores)), *range(seat))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, clockwise from this one."""
        return self.from_seat(seat)[1:]

    def estate_of(self, location: LocationName) -> Estate:
        """The estate of a location."""
        return self.tiles.index(location)

    @property
    def x2(self) -> int:
        """Rules 3. The region to which the x2 end points, or -1."""
        return -1 if self.space == OFF_CALENDAR else self.printed.x2[self.printed.spaces[self.space][0]]

    @property
    def cart(self) -> int:
        """Rules 3. The region to which the cart end points, or -1."""
        return -1 if self.space == OFF_CALENDAR else self.printed.opposite[self.x2]

    def empty_tiles(self, region: int) -> list[Estate]:
        """The estates of a region whose tiles hold no resource."""
        return [estate for estate in range(ESTATES * region, ESTATES * region + ESTATES) if not self.stocked[estate]]

    def bonus(self, seat: Seat, kind: type[Passive], level: int = 0) -> int:
        """Sum of the unlocked passive abilities of a house."""
        return self.printed.bonus(self.houses[seat], len(self.heirlooms[seat]), kind, level)

    def burdens(self, seat: Seat, kind: type[Burden]) -> Iterator[Any]:
        """Rules 10.2. The effects of one kind of the curses that a seat holds, one for each copy."""
        for curse in self.curses[seat]:
            for effect in self.printed.curses[curse].effects:
                if type(effect) is kind:
                    yield effect

    def suffers(self, seat: Seat, kind: type[Burden]) -> bool:
        """True if a seat holds a curse with such an effect."""
        return bool(self.curses[seat]) and any(True for _ in self.burdens(seat, kind))

    def resource_limit(self, seat: Seat) -> int:
        """Rules 5.3. How many resources a seat may keep in the Refresh phase."""
        change: int = sum(effect.delta for effect in self.burdens(seat, ResourceLimit))
        return max(0, self.printed.limits.resource_limit + change)

    def held(self, seat: Seat, resource: Resource) -> int:
        """How many of a resource a seat holds."""
        return self.stores[seat][PLACE[resource]]

    def goods(self, seat: Seat) -> list[Resource]:
        """All resources that a seat holds, in the order of their kinds."""
        return [resource for resource in RESOURCES for _ in range(self.held(seat, resource))]

    def unequipped(self, seat: Seat) -> list[HeirloomName]:
        """The heirlooms in a treasury."""
        if not self.houses[seat]:
            return []
        return [
            facts.id for facts in self.printed.houses[self.houses[seat]].heirloom if facts.id not in self.heirlooms[seat]
        ]

    def cursable(self, seat: Seat) -> list[Seat]:
        """Rules 10.1. The opponents who can receive a curse: all but the holder of the Chalice."""
        return [other for other in self.opponents(seat) if other != self.chalice]

    def can_curse(self, seat: Seat) -> bool:
        """Rules 8. True if there is a curse to draw, and an opponent to receive it."""
        return bool(self.curse_deck or self.curse_discards) and bool(self.cursable(seat))

    @property
    def final_year(self) -> int:
        """Rules 3. The last year."""
        return self.printed.final_year[len(self.stores)]


DECK, HANDS = Piles("deck", to_nobody), Piles("hands", to_owner, bag=True)
LOOKED = Piles("looked", lambda state, key: only(state.searcher))
ZONES = Zones(DECK, HANDS, LOOKED, back=lambda card: "")
"""Rules 13. The zones of hidden beasts."""

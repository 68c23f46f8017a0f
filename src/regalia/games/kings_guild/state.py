"""The table: supply, rows, decks and every guild. Facts, and queries on them."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import (
    Chance,
    Knowledge,
    Mutable,
    Observers,
    Piles,
    Seat,
    TableOptions,
    Zones,
    only,
    to_nobody,
    to_owner,
)
from regalia.games.kings_guild.content import (
    COLOURS,
    GUILD_CELLS,
    GUILDS,
    OUTER,
    PLACE,
    PRINTED,
    ROOMS,
    SPECIALISTS,
    CardId,
    CellId,
    Colour,
    Goods,
    QuestName,
    Resource,
    RoomName,
    Space,
    SpecialistName,
    TreasureName,
    colour_of,
    face_of,
)

NOBODY: Seat = -1
Hand: TypeAlias = tuple[TreasureName, ...]
"""Treasures, sorted by name."""
Cards: TypeAlias = tuple[CardId, ...]


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 11. The options of a table; the defaults are the rules."""

    blue_stack: Literal["seed", "published"] = "seed"
    """The blue stack has two more Secret Stashes, or two Treasure Maps."""
    stalled: Literal["play_on", "final_round"] = "play_on"
    """Rules 15. Our own rule: if no player wins a quest or makes an item for ten rounds, the final round can begin."""

    @property
    def ending(self) -> "Agreed":
        """Rules 11. Guilds without coins, or without access to what all quests need, could gather and discard forever."""
        return replace(self, stalled="final_round")


class Tile(Struct, frozen=True, gc=False):
    """A room on a mat; a wide one covers the cell to the right, too."""

    room: RoomName
    cell: CellId


class Employee(Struct, frozen=True, gc=False):
    """A specialist of a guild, and the space it sits on."""

    specialist: SpecialistName
    space: Space


class Recruit(Struct, frozen=True, gc=False):
    """A specialist in the row, and the coins on it."""

    specialist: SpecialistName
    coins: int = 0


class Slot(Struct, frozen=True, gc=False):
    """A face-up card of the quest deck. `sigils`: who has made the left and the right item, or has offered."""

    quest: QuestName
    sigils: tuple[Seat, ...] = ()
    """One entry for each item, NOBODY if it is not made yet; on the Offering, one for each offering."""
    hero_drawn: bool = False
    """True if a hero has already drawn for this card."""


class State(Mutable):
    """Rules 2. All facts of the game. Tuples are replaced, never changed."""

    agreed: Agreed
    chance: Chance
    knows: Knowledge
    first: Seat
    mats: tuple[str, ...]
    guilds: tuple[str, ...]
    coins: list[int]
    stores: list[Goods]
    hands: list[Cards]
    tiles: list[tuple[Tile, ...]]
    staff: list[tuple[Employee, ...]]
    won: list[tuple[QuestName, ...]]
    sigils: list[int]
    """Free sigils."""
    supply: Goods
    rooms: dict[str, int]
    """Tiles left in each supply; the two faces of a chamber tile share one."""
    deck: tuple[QuestName, ...]
    """The quest deck, top card first."""
    slots: tuple[Slot | None, ...]
    """The face-up quests; in a solo game from the oldest to the newest, without gaps."""
    recruits: tuple[SpecialistName, ...]
    """The specialist deck, top card first."""
    row: tuple[Recruit | None, ...]
    """The specialist row from the newest place to the oldest."""
    stacks: list[Cards]
    """The treasure stacks in the order of COLOURS, top card first."""
    discards: tuple[Hand, ...]
    """The discard piles, sorted by name."""
    gone: Hand = ()
    """Treasures, quests and specialists that left the game openly."""
    drawn: Cards = ()
    """Reward treasures that the active player is about to split."""
    baggage: Space = ""
    """The chamber with the Aristocrat's baggage. The two tokens have separate fields: their places differ in kind."""
    thug: QuestName = ""
    """The quest with the thug token; empty while it is on the Thug's card."""
    peeked: int = 0
    """Number of cards on top of the quest deck that have been looked at; `knows` has who saw them."""
    fortunes: int = 0
    """Fortune Potions waiting for an item of this turn."""
    offered: tuple[Seat, ...] = ()
    active: Seat = 0
    turn: int = 0
    progress: int = 0
    """The turn in which an item was made or a quest was won most recently."""
    last: Seat = NOBODY
    """The seat that drew the Offering and plays the last turn."""
    final: bool = False
    """True if the final round has begun."""
    bids: tuple[int, ...] = ()
    """Bid of each seat for the King's Statue, once the bids are revealed."""

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.coins))

    @property
    def is_solo(self) -> bool:
        """Rules 13. True in a solo game."""
        return len(self.coins) == 1

    def hand(self, seat: Seat) -> Hand:
        """The treasures of a guild."""
        return names(self.hands[seat])

    def next_seat(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        return (seat + 1) % len(self.coins)

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        return (*range(seat, len(self.coins)), *range(seat))

    def has(self, seat: Seat, specialist: SpecialistName) -> bool:
        """True if this guild employs a specialist."""
        return specialist in [hired.specialist for hired in self.staff[seat]]

    def employer(self, specialist: SpecialistName) -> Seat:
        """The seat that employs a specialist, or NOBODY."""
        return next((seat for seat in self.seats if self.has(seat, specialist)), NOBODY)

    def ahead(self, looking: Observers) -> tuple[QuestName, ...]:
        """Rules 9. The cards on top of the quest deck that the Oracle has shown to one of the observers."""
        return tuple(takewhile(lambda quest: self.knows.knows(quest, looking), self.deck))

    def owns(self, seat: Seat, room: RoomName) -> bool:
        """True if this room is on the mat of a guild."""
        return room in [tile.room for tile in self.tiles[seat]]

    def storage(self, seat: Seat) -> int:
        """Rules 7.1. How many resources a guild may keep."""
        rooms = sum([ROOMS[tile.room].storage for tile in self.tiles[seat]])
        staff = sum([SPECIALISTS[hired.specialist].storage for hired in self.staff[seat]])
        return GUILDS[self.guilds[seat]].storage + rooms + staff

    def hand_limit(self, seat: Seat) -> int:
        """Rules 7.4. How many treasures a guild may hold."""
        rooms = sum([ROOMS[tile.room].hand_limit for tile in self.tiles[seat]])
        staff = sum([SPECIALISTS[hired.specialist].hand_limit for hired in self.staff[seat]])
        return PRINTED.hand_limit + rooms + staff

    def is_stalled(self) -> bool:
        """Rules 15. True if nothing has been achieved for ten rounds."""
        rounds = (self.turn - self.progress) // len(self.coins)
        return self.agreed.stalled == "final_round" and rounds >= PRINTED.stalled_rounds

    def held(self, seat: Seat, resource: Resource) -> int:
        """How many of a resource a guild holds."""
        return self.stores[seat][PLACE[resource]]

    def spaces(self, seat: Seat) -> dict[Space, int]:
        """Free specialist spaces above the guild and in each chamber that has any."""
        free = {OUTER: PRINTED.outer_spaces}
        for tile in self.tiles[seat]:
            if ROOMS[tile.room].spaces:
                free[tile.room] = ROOMS[tile.room].spaces
        for hired in self.staff[seat]:
            free[hired.space] -= 1
        if self.baggage and self.has(seat, "aristocrat"):
            free[self.baggage] -= 1
        return {space: count for space, count in free.items() if count}

    def price(self, seat: Seat, recruit: Recruit) -> int:
        """Rules 5.3. The printed cost less the coins on the card, which count twice for the Recruiter's owner."""
        times = 2 if recruit.coins and self.has(seat, "recruiter") else 1
        return max(0, SPECIALISTS[recruit.specialist].cost - times * recruit.coins)

    def slot_of(self, quest: QuestName) -> int:
        """The slot of a quest."""
        return next(index for index, slot in enumerate(self.slots) if slot is not None and slot.quest == quest)

    def can_draw(self, colour: Colour) -> bool:
        """Rules 7.5. True if a treasure of this colour can be drawn, after a reshuffle without scrolls if need be."""
        index = COLOURS.index(colour)
        return bool(self.stacks[index]) or any(not is_scroll(name) for name in self.discards[index])

    def drawable(self) -> list[Colour]:
        """The colours of which a treasure can be drawn."""
        return [colour for colour in COLOURS if self.can_draw(colour)]


def is_scroll(treasure: TreasureName) -> bool:
    """True if a treasure is a scroll."""
    return treasure.startswith("scroll_")


def names(cards: Iterable[CardId]) -> Hand:
    """What is on the front of these cards."""
    return tuple([face_of(card) for card in cards])


def backs(cards: Cards) -> tuple[int, ...]:
    """How many cards of each colour these are, as any player can see."""
    colours = [colour_of(card) for card in cards]
    return tuple(colours.count(colour) for colour in COLOURS)


def occupied(tiles: tuple[Tile, ...]) -> int:
    """The covered cells of a mat as bits, the guild tile among them."""
    mask = GUILD_MASK
    for tile in tiles:
        mask |= (2 ** ROOMS[tile.room].width - 1) << tile.cell
    return mask


@lru_cache(maxsize=4096)
def cells_for(mask: int, width: int, anywhere: bool) -> tuple[CellId, ...]:
    """Rules 5.3. The free cells for a tile so wide: one of its edges touches a tile, or any cells with the Builder."""
    return tuple(
        cell
        for cell in range(12)
        if (bits := _bits(cell, width)) and not bits & mask and (anywhere or neighbours(bits) & mask)
    )


def _bits(cell: CellId, width: int) -> int:
    """The cells under a tile, or nothing where it would leave the mat."""
    return (2**width - 1) << cell if cell % 4 + width <= 4 else 0


def neighbours(bits: int) -> int:
    """The cells that touch these by an edge."""
    left_columns, right_columns = 0x777, 0xEEE
    return ((bits & left_columns) << 1 | (bits & right_columns) >> 1 | bits << 4 | bits >> 4) & 0xFFF


GUILD_MASK = sum(1 << cell for cell in GUILD_CELLS)

HANDS, STACKS = Piles("hands", to_owner, bag=True), Piles("stacks", to_nobody)
DRAWN = Piles("drawn", lambda state, key: only(state.active))
ZONES = Zones(HANDS, STACKS, DRAWN, back=colour_of)
"""Rules 14. The zones of hidden treasures."""

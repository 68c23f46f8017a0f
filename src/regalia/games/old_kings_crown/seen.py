"""Rules 17. The records of a view."""

from typing import Literal

from msgspec import Struct

from regalia.core import BySeat, Seat
from regalia.games.old_kings_crown.content import (
    Archetype,
    CardId,
    CommandName,
    Council,
    Faction,
    KingdomId,
    Location,
    Region,
    TacticId,
    Trait,
)
from regalia.games.old_kings_crown.pieces import Fallen, Outcome, Part


class SeenCard(Struct, frozen=True, gc=False):
    """A card next to a Region, as it is now; `card` is None if the viewer cannot see it."""

    card: CardId | None
    owner: Seat
    down: bool
    tokens: int = 0
    taken_part: bool = False
    """True if it has taken part in a Clash there this Round."""
    strength: int = 0
    archetype: Archetype = ""
    traits: tuple[Trait, ...] = ()
    commands: tuple[CommandName, ...] = ()


class SeenRegion(Struct, frozen=True, gc=False):
    """A Region. Supporters are counted seat by seat."""

    cards: tuple[SeenCard, ...]
    supporters: BySeat[int]
    taken_part: BySeat[int]
    marker: int | None
    """Its position in the order of Clashes: 1, 2 or 3."""
    resolved: bool
    kingdom: tuple[KingdomId, ...]
    """Kingdom cards on it."""
    locked: bool


class SeenLocation(Struct, frozen=True, gc=False):
    """A Location."""

    heralds: tuple[Seat, ...]
    markers: BySeat[int]
    """Faction markers of the Council of Secrets, seat by seat."""
    kingdom: tuple[KingdomId, ...]


class SeenCouncil(Struct, frozen=True, gc=False):
    """A Council; votes and markers seat by seat."""

    cards: tuple[CardId, ...]
    votes: BySeat[int]
    markers: BySeat[int]


class SeenClash(Struct, frozen=True, gc=False):
    """The Clash that is being resolved, and its current totals."""

    region: Region
    participants: tuple[Seat, ...]
    parts: tuple[tuple[Part, ...], ...]
    """The parts of each participant's total."""
    lowest: bool
    """True if the lowest total would win."""
    first: bool
    fallen: tuple[Fallen, ...]


class SeenSpace(Struct, frozen=True, gc=False):
    """A space of a board. `strength` is what a thief must exceed."""

    kingdom: KingdomId | None
    occupier: CardId | None
    strength: int


class SeenTactic(Struct, frozen=True, gc=False):
    """A Tactic."""

    tactic: TacticId
    markers: int
    exhausted: bool


class SeenSeat(Struct, frozen=True, gc=False):
    """A player's area."""

    faction: Faction | None
    influence: int
    lore: int
    hand_size: int
    hand: tuple[CardId, ...] | None
    hand_count: int
    seen: tuple[CardId, ...]
    """Cards that all have seen come to the hand, and that are still there or were put face down from it."""
    deck: tuple[CardId | None, ...]
    """From the top; a card is named if these eyes have seen it."""
    discard: tuple[CardId, ...]
    site: tuple[str, ...]
    site_lore: int
    spaces: tuple[SeenSpace, ...]
    headquarters: tuple[str, ...]
    supply: tuple[KingdomId, ...]
    tactics: tuple[SeenTactic, ...]
    supporters: int
    fallen: int
    """Supporters in the Lost Pile."""
    taken_part: dict[str, int]
    """Supporters that have taken part in a Clash of the Region being resolved and have left it, by where they are now: a
    Region, `board` or `lost`."""
    herald: Location | None
    bid: CardId | None
    arriving: tuple[CardId, ...]
    aside: tuple[CardId | None, ...]
    offers: tuple[KingdomId, ...] | None
    """Kingdom cards that only this player sees."""
    offered: int
    lasting: tuple[str, ...]
    used: tuple[str, ...]


class SeenGift(Struct, frozen=True, gc=False):
    """What a card has gained for the Clash or the Round."""

    card: CardId
    what: str
    other: CardId | None
    until: Literal["clash", "round"]


class Shown(Struct, frozen=True, gc=False):
    """The current Action and what has been picked for it so far; the view has the same fields."""

    acting: Seat | None = None
    doing: str | None = None
    with_card: CardId | None = None
    picked: tuple[str | int, ...] = ()
    acquiring: KingdomId | None = None
    contested: Region | None = None


class View(Struct, frozen=True, gc=False):
    """The table through some eyes."""

    round: int
    rounds: int
    phase: Literal["setup", "year", "spring", "summer", "autumn", "winter", "over"]
    order: tuple[Seat, ...]
    road: tuple[KingdomId | None, ...]
    kingdom_deck: int
    ahead: tuple[KingdomId, ...] | None
    """The part of the Kingdom Deck that the owner of the Lantern knows."""
    kingdom_discard: tuple[KingdomId, ...]
    regions: dict[Region, SeenRegion]
    locations: dict[Location, SeenLocation]
    councils: dict[Council, SeenCouncil]
    clash: SeenClash | None
    outcomes: tuple[Outcome, ...]
    """How the Clashes of this Round were decided."""
    lost: tuple[CardId, ...]
    burned: tuple[str, ...]
    favour: Seat | None
    favour_uses: int
    door: int
    gifts: tuple[SeenGift, ...]
    acting: Seat | None
    """The seat whose Action or Command is being carried out."""
    doing: str | None
    """Its name; or the reward or place that the question is about."""
    with_card: CardId | None
    """The faction card that carries it out."""
    picked: tuple[str | int, ...]
    """The picks so far: names of pieces and places, and numbers."""
    acquiring: KingdomId | None
    """The Kingdom card that is being acquired."""
    contested: Region | None
    """The Region with a tie that can be continued."""
    seats: BySeat[SeenSeat]

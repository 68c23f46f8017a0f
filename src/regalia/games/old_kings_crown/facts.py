"""Rules 2. All facts of the game, and how they are copied."""

from typing import Literal, TypeAlias

from regalia.core import Chance, Knowledge, Mutable, Seat
from regalia.games.old_kings_crown.content import NONE, CardId, Council, Faction, KingdomId, Location, Region
from regalia.games.old_kings_crown.pieces import Agreed, Clash, Gift, Laid, Marker, Outcome, Placed, Spent, Tile, Used

NOBODY: Seat = -1
Cards: TypeAlias = tuple[CardId, ...]
YearPhase: TypeAlias = Literal["year", "spring", "summer", "autumn", "winter"]
Phase: TypeAlias = Literal["setup", "year", "spring", "summer", "autumn", "winter"]


class Facts(Mutable):
    """Rules 2. All facts of the game. Tuples are replaced, never changed."""

    agreed: Agreed
    chance: Chance
    knows: Knowledge
    factions: tuple[Faction, ...]
    """The faction of each seat."""
    influence: list[int]
    lore: list[int]
    hand_size: list[int]
    hands: list[Cards]
    """Sorted by name."""
    decks: list[Cards]
    """Top card first."""
    discards: list[Cards]
    sites: list[tuple[str, ...]]
    site_lore: list[int]
    headquarters: list[tuple[str, ...]]
    supplies: list[tuple[KingdomId, ...]]
    """Kingdom cards in a Supply."""
    kingdoms: list[tuple[KingdomId, ...]]
    """The Kingdom cards on a board, space by space."""
    occupiers: list[Cards]
    """The cards under them."""
    tactics: list[tuple[Tile, ...]]
    bids: list[CardId]
    """Bidding cards, and cards about to occupy a Kingdom card."""
    arriving: list[Cards]
    """Cards coming to a hand that has no room for all of them."""
    supporters: list[int]
    """Supporters on the boards."""
    fallen: list[int]
    """Supporters in the Lost Pile."""
    heralds: list[Location]
    """The Location of each Herald; empty if it is on its board."""
    offers: list[tuple[KingdomId, ...]]
    """Kingdom cards that only this seat sees."""
    aside: list[Cards]
    """Cards laid aside in the advanced set-up, in the order of their places."""
    forgone: list[tuple[Region, ...]]
    """The Regions where a player will place no card."""
    lasting: list[tuple[str, ...]]
    """The Actions that a player has used up for the Round."""
    rows: dict[Region, tuple[Laid, ...]]
    """The cards next to each Region."""
    supporters_on: dict[Region, tuple[int, ...]]
    """Supporters on each Region, seat by seat."""
    taken_part: dict[Region, tuple[int, ...]]
    """The Supporters that have taken part in a Clash there this Round."""
    taken_part_elsewhere: dict[str, tuple[int, ...]]
    """Supporters that have taken part in a Clash of the Region being resolved and have left it, by where they are now."""
    cards_taken_part: dict[Region, Cards]
    """The cards that have taken part in a Clash there this Round, wherever they are now."""
    councils: dict[Council, Cards]
    posted: dict[Location, tuple[int, ...]]
    """Faction markers on each Location, seat by seat (Council of Secrets)."""
    order: tuple[Seat, ...] = ()
    """The Order Track from the top."""
    road: tuple[KingdomId, ...] = ()
    """The Great Road, spaces 1 to 4."""
    kingdom_deck: tuple[KingdomId, ...] = ()
    kingdom_discard: tuple[KingdomId, ...] = ()
    chosen: tuple[Council, ...] = ()
    """The Councils chosen in the advanced set-up, by seat."""
    lost: Cards = ()
    burned: tuple[str, ...] = ()
    """Everything out of the game: faction cards, Kingdom cards, Tactics."""
    markers: tuple[Marker, ...] = ()
    placed: tuple[Placed, ...] = ()
    door: int = 0
    """Markers on The Door in the Night, the only headquarters card with any; those of a Tactic are on its tile."""
    favour: Seat = NOBODY
    favour_uses: int = 3
    gifts: tuple[Gift, ...] = ()
    used: tuple[Used, ...] = ()
    spent: tuple[Spent, ...] = ()
    clash_order: tuple[Region, ...] = ()
    resolved: tuple[Region, ...] = ()
    clash: Clash | None = None
    outcomes: tuple[Outcome, ...] = ()
    """How the Clashes of this Round were decided."""
    tied: Cards = ()
    """Cards played in earlier ties of the current Region; they have all been revealed."""
    locked: Region = NONE
    """The Region under Martial Law."""
    round: int = 0
    phase: Phase = "setup"
    taken: int = 0
    """Cards taken from the Great Road in this bidding."""

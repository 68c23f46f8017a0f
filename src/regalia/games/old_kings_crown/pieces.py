"""Rules 2. Small things on the table, and the options of a table."""

from typing import Literal

from msgspec import Struct

from regalia.core import Seat, TableOptions
from regalia.games.old_kings_crown.content import NONE, ActionId, CardId, Council, KingdomId, Region, TacticId, Window


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 16. The options of a table; the defaults are the standard game."""

    rounds: Literal[6, 5, 4] = 6
    """Rules 16.1. Six Rounds, or a Skirmish of five or four."""
    advanced: bool = False
    """Rules 16.2. True if every player begins with a Kingdom card of their choice."""
    hand_size_max: Literal[7, 8] = 7
    """Rules 16.3. The largest Hand Size."""
    factions: Literal["random", "chosen"] = "random"
    """Rules 4. Factions are dealt or chosen."""


class Laid(Struct, frozen=True, gc=False, omit_defaults=True):
    """A faction card next to a Region."""

    card: CardId
    owner: Seat
    down: bool = False
    """Face down; otherwise it is Active."""
    tokens: int = 0
    """Influence tokens on it."""
    stays: bool = False
    """True if it stays this Winter."""


class Marker(Struct, frozen=True, gc=False, omit_defaults=True):
    """A faction marker in a Council."""

    seat: Seat
    council: Council
    source: Literal["the_syndicate", "bringer_of_the_word"]


class Tile(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Tactic of a player."""

    tactic: TacticId
    markers: int = 0
    exhausted: bool = False


class Placed(Struct, frozen=True, gc=False):
    """A Kingdom card on the Map."""

    kingdom: KingdomId
    seat: Seat
    place: str
    """A Region, or for the Merchants' Exchange a Location."""


class Gift(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something a single card has for the Round or the Clash: a Command, a trait, or other text."""

    card: CardId
    what: str
    """A Command or trait; `guise` of another card; `absorbed` another card; `smuggled`; `from_discard`."""
    until: Literal["clash", "round"]
    other: CardId = NONE


class Used(Struct, frozen=True, gc=False):
    """An Action that a player has activated in an Action Step of this Round."""

    seat: Seat
    action: ActionId
    window: Window


class Spent(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Command that a card has used: for this Clash, Action Step or Round."""

    card: CardId
    command: str
    either: bool = False
    """True if it was the one of `Ambush or Retreat` that a card can use in a Clash (rules 7)."""


class Part(Struct, frozen=True, gc=False):
    """Rules 6.3. What one thing adds to a participant's total."""

    what: str
    """A faction card, `supporters`, or the card or Tactic that adds or subtracts."""
    strength: int
    card: CardId = NONE
    """The faction card that has gained it."""


class Fallen(Struct, frozen=True, gc=False):
    """A card that was eliminated in a Clash, and what eliminated it."""

    card: CardId
    by: tuple[str, ...]


class Clash(Struct, frozen=True, gc=False):
    """The Clash that is being resolved, from A to D."""

    region: Region
    participants: tuple[Seat, ...]
    first: bool = True
    """True if it is the Region's first Clash of the Round."""
    swords: tuple[Seat, ...] = ()
    """The participant who has used the Dreaming Sword in it."""
    fallen: tuple[Fallen, ...] = ()


class Outcome(Struct, frozen=True, gc=False):
    """The result of a Clash of this Round: all parts of the totals, participant by participant."""

    region: Region
    who: tuple[Seat, ...]
    parts: tuple[tuple[Part, ...], ...]
    best: tuple[Seat, ...]
    """The winner, or the tied participants; none while the totals are added up."""
    lowest: bool
    """True if the lowest total counted as the best."""
    fallen: tuple[Fallen, ...]

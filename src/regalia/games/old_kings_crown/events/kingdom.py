"""Events of the Great Road, Kingdom cards, Sites, Tactics and Actions."""

from typing import ClassVar, Literal

from regalia.core import Event, Private, Seat
from regalia.games.old_kings_crown.content import ActionId, CardId, KingdomId, TacticId


class DealtKingdom(Private, frozen=True):
    """Kingdom cards that only one player sees."""

    hides: ClassVar = ("cards",)  # rules 17

    cards: tuple[KingdomId, ...] | None


class KingdomTaken(Event, frozen=True):
    """A Kingdom card was acquired."""

    seat: Seat
    kingdom: KingdomId
    source: Literal["road", "kingdom_deck", "kingdom_discard"]


class KingdomStolen(Event, frozen=True):
    """A Kingdom card left an opponent's board for another's."""

    seat: Seat
    victim: Seat
    kingdom: KingdomId


class KingdomOccupied(Event, frozen=True):
    """A Kingdom card was put on a board, with a faction card under it."""

    seat: Seat
    kingdom: KingdomId
    space: int
    card: CardId


class KingdomPlaced(Event, frozen=True):
    """A Kingdom card was put on the Map, or into a Supply."""

    seat: Seat
    kingdom: KingdomId
    place: str


class KingdomLeft(Event, frozen=True):
    """A Kingdom card left a board, a Supply or the Map."""

    seat: Seat
    kingdom: KingdomId
    target: Literal["kingdom_discard", "burned"]


class RoadChanged(Event, frozen=True):
    """The current cards of the Great Road."""

    discarded: tuple[KingdomId, ...]
    road: tuple[KingdomId, ...]


class Glimpsed(Private, frozen=True):
    """The Lantern shows the top of the Kingdom Deck."""

    hides: ClassVar = ("cards",)  # rules 17

    cards: tuple[KingdomId, ...] | None


class Activated(Event, frozen=True):
    """A player activated an Action; `card` is the faction card that prints it."""

    seat: Seat
    action: ActionId
    card: CardId


class TacticChanged(Event, frozen=True):
    """A Tactic was turned over, or burned."""

    seat: Seat
    tactic: TacticId
    became: Literal["exhausted", "unexhausted", "burned"]


class SiteCardAcquired(Event, frozen=True):
    """A card left a Site of Power."""

    seat: Seat
    card: str
    paid: int

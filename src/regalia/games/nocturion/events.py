"""Events of the game, for the log, animations and replays."""

from typing import ClassVar

from regalia.core import Event, Private, Seat
from regalia.core import GameEnded as GameEnded
from regalia.core import TurnBegan as TurnBegan
from regalia.games.nocturion.content import (
    BeastName,
    CurseName,
    HeirloomName,
    HouseName,
    LocationName,
    QuestName,
    Resource,
    SeasonName,
)
from regalia.games.nocturion.pieces import CauseKind, PrestigeCause


class Began(Event, frozen=True):
    """The board is laid out; this player has the crown."""

    first: Seat
    tiles: tuple[LocationName, ...]


class HouseChosen(Event, frozen=True):
    """A player leads a house."""

    seat: Seat
    house: HouseName


class RoundBegan(Event, frozen=True):
    """A round begins, and the pool is rolled."""

    round: int
    dice: tuple[int, ...]


class Picked(Event, frozen=True):
    """A die went from the pool to a treasury."""

    seat: Seat
    die: int


class PoolCleared(Event, frozen=True):
    """Dice that no player picked went back to the supply."""

    dice: tuple[int, ...]


class TurnEnded(Event, frozen=True):
    """A turn of the Action phase ended."""

    seat: Seat


class Gained(Event, frozen=True):
    """Resources came from the supply or a tile. `cause`: tile, draft, die, ability, exchange."""

    seat: Seat
    resources: tuple[Resource, ...]
    cause: str


class Returned(Event, frozen=True):
    """Resources went back to the supply. `cause`: cost, exchange, limit, lost."""

    seat: Seat
    resources: tuple[Resource, ...]
    cause: str


class Reserved(Event, frozen=True):
    """A die went from a treasury to the crest."""

    seat: Seat
    die: int


class CrestRolled(Event, frozen=True):
    """A supply die was rolled onto the crest."""

    seat: Seat
    die: int


class CrestCleared(Event, frozen=True):
    """The die on a crest went to the treasury."""

    seat: Seat
    die: int


class DieTurned(Event, frozen=True):
    """A die was turned to another face."""

    seat: Seat
    die: int
    to: int
    crest: bool


class DieRerolled(Event, frozen=True):
    """A die was rolled again."""

    seat: Seat
    die: int
    to: int
    crest: bool


class DieDiscarded(Event, frozen=True):
    """An unusable die went back to the supply."""

    seat: Seat
    die: int


class Activated(Event, frozen=True):
    """A die was placed on a location."""

    seat: Seat
    location: LocationName
    die: int


class SeasonMoved(Event, frozen=True):
    """The season tracker moved to a space."""

    season: SeasonName
    spot: Resource


class YearBegan(Event, frozen=True):
    """The year tracker advanced."""

    year: int


class Refilled(Event, frozen=True):
    """Tiles received their resource."""

    locations: tuple[LocationName, ...]


class DiceReturned(Event, frozen=True):
    """All dice on tiles went to the supply."""


class Equipped(Event, frozen=True):
    """An heirloom was equipped."""

    seat: Seat
    heirloom: HeirloomName


class AbilityUsed(Event, frozen=True):
    """An ability was used: of a house, a beast, a location or a reward. `kind` says which."""

    seat: Seat
    kind: CauseKind
    piece: str


class PrestigeGained(Event, frozen=True):
    """Prestige tokens came from the supply, for this heirloom, quest, beast, location or house."""

    seat: Seat
    prestige: int
    cause: PrestigeCause
    piece: str


class Revealed(Event, frozen=True):
    """A beast card was shown, to be summoned."""

    seat: Seat
    beast: BeastName


class Summoned(Event, frozen=True):
    """A beast entered a stable."""

    seat: Seat
    beast: BeastName


class BeastLeft(Event, frozen=True):
    """A beast left a stable for the discard pile."""

    seat: Seat
    beast: BeastName


class BeastExhausted(Event, frozen=True):
    """A beast was exhausted."""

    seat: Seat
    beast: BeastName


class BeastReadied(Event, frozen=True):
    """A beast was readied."""

    seat: Seat
    beast: BeastName


class AllReadied(Event, frozen=True):
    """All beasts and house abilities were readied."""


class Drew(Private, frozen=True):
    """A beast card was drawn into a hand."""

    hides: ClassVar[tuple[str, ...]] = ("beast",)

    beast: BeastName | None


class Looked(Private, frozen=True):
    """A player looks at the top cards of the beast deck."""

    hides: ClassVar[tuple[str, ...]] = ("beasts",)

    count: int
    beasts: tuple[BeastName, ...] | None


class Kept(Private, frozen=True):
    """One of the cards that were looked at went to the hand."""

    hides: ClassVar[tuple[str, ...]] = ("beast",)

    beast: BeastName | None


class PutBelow(Event, frozen=True):
    """The rest went to the bottom of the deck."""

    seat: Seat
    count: int


class Discarded(Event, frozen=True):
    """A beast card was discarded from a hand."""

    seat: Seat
    beast: BeastName


class Reshuffled(Event, frozen=True):
    """A discard pile became a new deck. `deck`: beasts or curses."""

    deck: str


class Completed(Event, frozen=True):
    """A quest was completed."""

    seat: Seat
    quest: QuestName


class QuestRevealed(Event, frozen=True):
    """The next quest of a deck was turned up."""

    quest: QuestName


class QuestLeft(Event, frozen=True):
    """A completed quest left the board, and its deck is empty."""

    seat: Seat
    quest: QuestName


class CurseDrawn(Event, frozen=True):
    """A curse was drawn and shown to all."""

    seat: Seat
    curse: CurseName


class CurseReceived(Event, frozen=True):
    """A player received a curse."""

    seat: Seat
    curse: CurseName


class CurseLeft(Event, frozen=True):
    """A curse left its holder for the discard pile."""

    seat: Seat
    curse: CurseName


class CurseGiven(Event, frozen=True):
    """A player gave a curse of their own to another."""

    seat: Seat
    curse: CurseName
    victim: Seat


class CursePrevented(Event, frozen=True):
    """An incoming curse was discarded instead."""

    seat: Seat
    curse: CurseName


class ChaliceTaken(Event, frozen=True):
    """A player took the Chalice."""

    seat: Seat


class GuildMasterTaken(Event, frozen=True):
    """A player took the Guild Master."""

    seat: Seat


class TokensReturned(Event, frozen=True):
    """Chalice and Guild Master went home."""


class CrownPassed(Event, frozen=True):
    """A player has the crown from now on."""

    seat: Seat


class WildDie(Event, frozen=True):
    """Let the next activation of this turn use any die."""

    seat: Seat


class PenaltyCounted(Event, frozen=True):
    """The curses of a player cost prestige at the end."""

    seat: Seat
    prestige: int

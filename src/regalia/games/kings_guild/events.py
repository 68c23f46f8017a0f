"""Events of the game, for the log, animations and replays."""

from typing import ClassVar

from msgspec.structs import replace

from regalia.core import Event, Eyes, Private, Seat
from regalia.core import GameEnded as GameEnded
from regalia.games.kings_guild.content import Colour, QuestName, Resource, RoomName, Space, SpecialistName, TreasureName


class Began(Event, frozen=True):
    """Guilds and mats are dealt; this player starts."""

    first: Seat


class TurnBegan(Event, frozen=True):
    """A turn begins; `final` if it is the player's last."""

    seat: Seat
    turn: int
    final: bool


class Gained(Event, frozen=True):
    """Resources went from the supply to a guild. `cause`: gather, bonus, treasure, start, cell, exchange."""

    seat: Seat
    resources: tuple[Resource, ...]
    cause: str


class Returned(Event, frozen=True):
    """Resources went back to the supply. `cause`: cost, limit, spoiled, exchange."""

    seat: Seat
    resources: tuple[Resource, ...]
    cause: str


class Stole(Event, frozen=True):
    """The Smuggler took a resource."""

    seat: Seat
    victim: Seat
    resource: Resource


class Earned(Event, frozen=True):
    """Coins came from the bank. `cause`: item, sale, cell, scroll, start, thug."""

    seat: Seat
    coins: int
    cause: str


class Paid(Event, frozen=True):
    """Coins were paid. `cause`: room, specialist, statue, hero, scroll, relic, thug."""

    seat: Seat
    coins: int
    cause: str


class Crafted(Event, frozen=True):
    """Items of a quest were made, for this many coins."""

    seat: Seat
    quest: QuestName
    items: str
    coins: int


class Completed(Event, frozen=True):
    """A quest went to its maker: the player who made its first item."""

    seat: Seat
    quest: QuestName


class Revealed(Event, frozen=True):
    """The next card of the quest deck was turned up."""

    quest: QuestName


class QuestLeft(Event, frozen=True):
    """A quest left the game."""

    quest: QuestName


class Drew(Private, frozen=True):
    """A treasure was drawn into a hand. Others see the back only."""

    hides: ClassVar[tuple[str, ...]] = ("treasure",)

    colour: Colour
    treasure: TreasureName | None


class Found(Private, frozen=True):
    """The treasures of a quest that two players made; the one who finished it sees them and splits them."""

    hides: ClassVar[tuple[str, ...]] = ("treasures",)

    colours: tuple[Colour, ...]
    treasures: tuple[TreasureName, ...] | None


class Kept(Private, frozen=True):
    """One of those treasures was kept."""

    hides: ClassVar[tuple[str, ...]] = ("treasure",)

    colour: Colour
    treasure: TreasureName | None


class Gave(Event, frozen=True):
    """One of those treasures was handed to the other maker."""

    seat: Seat
    owner: Seat
    colour: Colour
    treasure: TreasureName | None

    def seen_by(self, eyes: Eyes) -> "Gave":
        """Rules 14. Giver and receiver see the face."""
        return self if self.seat in eyes or self.owner in eyes else replace(self, treasure=None)


class Reshuffled(Event, frozen=True):
    """A discard pile became a new stack; its scrolls left the game."""

    colour: Colour


class Played(Event, frozen=True):
    """A treasure was played."""

    seat: Seat
    treasure: TreasureName


class Sold(Event, frozen=True):
    """A treasure was sold."""

    seat: Seat
    treasure: TreasureName
    coins: int


class Discarded(Event, frozen=True):
    """A treasure was discarded for nothing."""

    seat: Seat
    treasure: TreasureName


class Burned(Event, frozen=True):
    """The Warlock removed a scroll from the game."""

    seat: Seat
    treasure: TreasureName


class Bought(Event, frozen=True):
    """A relic was bought out of a discard pile."""

    seat: Seat
    treasure: TreasureName


class Built(Event, frozen=True):
    """A room was placed on a mat."""

    seat: Seat
    room: RoomName
    column: int
    row: int


class Hired(Event, frozen=True):
    """A specialist entered a guild, for this price."""

    seat: Seat
    specialist: SpecialistName
    space: Space
    coins: int


class Discounted(Event, frozen=True):
    """A coin was put on each of these specialists."""

    specialists: tuple[SpecialistName, ...]


class SpecialistLeft(Event, frozen=True):
    """A specialist left the game."""

    specialist: SpecialistName


class Arrived(Event, frozen=True):
    """A specialist entered the row."""

    specialist: SpecialistName


class Moved(Event, frozen=True):
    """The Bard moved a specialist."""

    seat: Seat
    specialist: SpecialistName
    space: Space


class BaggagePut(Event, frozen=True):
    """The Aristocrat's baggage took a space."""

    seat: Seat
    space: Space


class ThugPlaced(Event, frozen=True):
    """The thug token was put on a quest."""

    seat: Seat
    quest: QuestName


class Peeked(Private, frozen=True):
    """The Oracle looked at the top of the quest deck."""

    hides: ClassVar[tuple[str, ...]] = ("quests",)

    quests: tuple[QuestName, ...] | None


class BidShown(Event, frozen=True):
    """A bid for the King's Statue was turned up, together with all others."""

    seat: Seat
    bid: int


class StatueLost(Event, frozen=True):
    """No player gets the King's Statue: the highest bid was shared, or the solo row pushed the Funeral out."""


class FinalRoundBegan(Event, frozen=True):
    """The Offering lies open: every player has one more turn, this player the last one."""

    seat: Seat


class Offered(Event, frozen=True):
    """An offering was made to the Council."""

    seat: Seat


class Passed(Event, frozen=True):
    """No action was possible."""

    seat: Seat


class Counted(Event, frozen=True):
    """Prestige of a chamber that was filled or left, or of what counts at the end. `cause`: a category of the sheet."""

    seat: Seat
    cause: str
    prestige: int
    at_end: bool = False

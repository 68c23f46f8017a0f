"""Events and options that most games have, with texts in `core/text`. A game imports them, or defines its own records."""

from typing import ClassVar

from msgspec.structs import replace

from regalia.core.events import Event, Eyes, Private
from regalia.core.meaning import Seat
from regalia.core.questions import Option


class Pass(Option, frozen=True):
    """Do nothing in this window."""


PASS = Pass()


class Play(Option, frozen=True):
    """Play a card."""

    card: str


class ChoosePlayer(Option, frozen=True):
    """Choose a player."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """A round begins."""

    number: int


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat


class Drew(Private, frozen=True):
    """A player drew cards. Others see how many."""

    hides: ClassVar[tuple[str, ...]] = ("cards",)

    count: int
    cards: tuple[str, ...] | None


class Played(Event, frozen=True):
    """A player plays a card, for all to see."""

    seat: Seat
    card: str


class Moved(Event, frozen=True):
    """A player's card moved from one place to another. If it is secret, others do not see which card."""

    seat: Seat
    card: str | None
    source: str
    target: str
    secret: bool = False

    def seen_by(self, eyes: Eyes) -> "Moved":
        """Without the card for others, if it is secret."""
        return self if not self.secret or self.seat in eyes else replace(self, card=None)


class Revealed(Event, frozen=True):
    """A player shows a card to all."""

    seat: Seat
    card: str


class Gained(Event, frozen=True):
    """A player gains points."""

    seat: Seat
    points: int


class Paid(Event, frozen=True):
    """A player pays coins."""

    seat: Seat
    coins: int


class GameEnded(Event, frozen=True):
    """The game is over; the winners."""

    winners: tuple[Seat, ...]

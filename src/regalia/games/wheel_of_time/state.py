"""Rules 2. Queries on the facts that need no card text. `effective` has those that cards can change."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.content import SideName
from regalia.games.wheel_of_time.facts import Agreed, Facts, Fallen
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeId, Kind, Piece, PieceId, Roll

__all__ = ["Agreed", "Fallen", "State", "other"]


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat


class State(Facts, dict=True):
    """Rules 2. The facts, and values derived only from them."""

    @property
    def seats(self) -> range:
        """Both seats."""
        return range(2)

    @property
    def villain(self) -> Seat:
        """The seat that plays the Villain side."""
        return 1 - self.hero

    def side(self, seat: Seat) -> SideName:
        """`hero` or `villain`."""
        return "hero" if seat == self.hero else "villain"

    @property
    def subordinate(self) -> Seat:
        """Rules 5.2. The player who is not dominant."""
        return 1 - self.dominant

    @property
    def acting_order(self) -> tuple[Seat, Seat]:
        """Rules 5. Subordinate first."""
        return (1 - self.dominant, self.dominant)

    @property
    def dominance_order(self) -> tuple[Seat, Seat]:
        """Rules 3.2, 5. Dominant player first; the Hero before the first turn."""
        first = self.hero if self.dominant == NOBODY else self.dominant
        return (first, 1 - first)

    @property
    def pattern_total(self) -> int:
        """Rules 1. All tokens of the Pattern."""
        return sum(self.sections) + self.neutral

    def own(self, seat: Seat) -> Iterator[tuple[PieceId, Piece]]:
        """The pieces that a seat controls."""
        return ((me, piece) for me, piece in self.pieces.items() if piece.seat == seat)

    def avatar(self, seat: Seat) -> PieceId:
        """Rules 2.2. A player's avatar, 0 if it is dead."""
        return next((me for me, piece in self.pieces.items() if piece.avatar and piece.owner == seat), 0)

    def attached(self, host: PieceId) -> list[PieceId]:
        """The advantages on a card."""
        return [me for me, piece in self.pieces.items() if piece.host == host]

    def participants(self, challenge: ChallengeId, seat: Seat | None = None) -> list[PieceId]:
        """Rules 2.2. The participants of a challenge, of one seat or of both."""
        return [
            me
            for me, piece in self.pieces.items()
            if piece.challenge == challenge and challenge and (seat is None or piece.seat == seat)
        ]

    def unresolved(self) -> list[ChallengeId]:
        """The challenges of this turn that are not yet resolved."""
        return [number for number, challenge in self.challenges.items() if challenge.stage != "resolved"]

    def current(self) -> Challenge | None:
        """The challenge being resolved."""
        return self.challenges.get(self.resolving)

    def last_known(self, me: PieceId) -> Piece | None:
        """A piece, or its last record if it left play this turn."""
        piece = self.pieces.get(me)
        return piece or next((gone for number, gone in self.gone if number == me), None)

    def roll_of(self, me: PieceId) -> Roll | None:
        """The roll of a card that is being processed."""
        return next((roll for roll in self.rolls if roll.piece == me), None)

    def tokens(self, me: PieceId, kind: str) -> int:
        """Number of tokens of a kind on a card."""
        return dict(self.pieces[me].tokens).get(kind, 0)

    def stash(self, me: PieceId) -> tuple[Kind, ...]:
        """The hidden cards under a piece."""
        return dict(self.stashed).get(me, ())

"""Rules 2, 4. All facts of a game, how they are copied, and queries that need no card text.

`effective` has those that cards can change.
"""

from collections.abc import Iterator
from typing import Any, Literal, Self, TypeAlias

from msgspec import Struct

from regalia.core import Chance, Seat, TableOptions
from regalia.games.wheel_of_time.content import SideName
from regalia.games.wheel_of_time.pieces import (
    NOBODY,
    Challenge,
    ChallengeId,
    Happening,
    Kind,
    Lasting,
    Note,
    Piece,
    PieceId,
    Roll,
    Symbol,
    Used,
)

Round: TypeAlias = Literal["setup", "ready", "challenge", "action", "resolution", "draw"]


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 2.3, 14. The options of a table."""

    profile: Literal["seed", "rules_2_0"] = "seed"
    format: Literal["standard", "premier_only", "tournament"] = "standard"
    hero: Literal["first", "second"] = "first"
    """The seat that plays the Hero side."""


class Fallen(Struct, frozen=True):
    """Rules 1. The reason why a player loses at the next victory check."""

    seat: Seat
    kind: Kind
    why: Literal["avatar", "taveren", "last_battle", "nothing_generated"]


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat


class State(Struct, dict=True):
    """Rules 2. All facts of the game, and values derived only from them. Tuples are replaced, never changed."""

    agreed: Agreed
    chance: Chance
    hero: Seat
    """The seat that plays the Hero side."""
    decks: list[tuple[Kind, ...]]
    """Top card first."""
    hands: list[tuple[Kind, ...]]
    """Sorted."""
    discards: list[tuple[Kind, ...]]
    """Last card on top."""
    killed: list[tuple[Kind, ...]]
    removed: list[tuple[Kind, ...]]
    known_hands: list[tuple[Kind, ...]]
    """By owner: cards that the opponent knows to be in the hand or face down as a challenge. Sorted."""
    known_tops: list[list[tuple[Kind, ...]]]
    """By observer, then by owner: the known top cards of a deck, "" for an unknown one."""
    pools: list[tuple[Symbol, ...]]
    """Resource pools. Sorted."""
    pieces: dict[PieceId, Piece]
    challenges: dict[ChallengeId, Challenge]
    """The challenges of this turn, in the order of declaration."""
    sections: list[int]
    """The Pattern: tokens of each seat."""
    neutral: int = 0
    dragon: Kind = ""
    """Rules 3.2. The face-down Dragon Reborn of the Hero player."""
    starting: tuple[Kind, Kind] = ("", "")
    """Starting Advantages, in play from the reveal on."""
    openings: tuple[tuple[Kind, ...], tuple[Kind, ...]] = ((), ())
    """Rules 3.2. The opening hands that the decks name, until the avatars are revealed."""
    stashed: tuple[tuple[PieceId, tuple[Kind, ...]], ...] = ()
    """Hidden cards under a piece."""
    ids: int = 0
    """The last id that was given."""
    rolls: tuple[Roll, ...] = ()
    thrown: tuple[Roll, ...] = ()
    """Rolls of this round or challenge that have been tallied."""
    lasting: tuple[Lasting, ...] = ()
    diary: tuple[Note, ...] = ()
    used: tuple[Used, ...] = ()
    waiting: tuple[Happening, ...] = ()
    """Events whose triggers have not run yet."""
    gone: tuple[tuple[PieceId, Piece], ...] = ()
    """Last records of the pieces that left play this turn."""
    turn: int = 0
    round: Round = "setup"
    step: str = ""
    """The step of the round; in a window, its name."""
    dominant: Seat = NOBODY
    acting: Seat = NOBODY
    """The player who acts in step A2."""
    resolving: ChallengeId = 0
    battle: int = 0
    """The number of the Last Battle turn; 0 before."""
    full: bool = False
    """True once the Pattern has reached 20 tokens."""
    fallen: tuple[Fallen, ...] = ()
    over: bool = False
    learned: int = 0
    """Number of times a player was shown something hidden. Undo does not go back past such a moment."""
    counted: int = 0
    """The number of the newest Lasting."""

    def __post_init__(self) -> None:
        self.memo: dict[Any, Any] = {}
        """Cached answers about this position, dropped at the next write.

        A copy shares the cache until one of the two positions changes.
        """
        self.layout: Any = None
        """The effects in force and their places; dropped when something comes, goes or changes its text."""

    def copy(self) -> Self:
        """A copy that shares nothing mutable with this state."""
        twin = type(self)(
            self.agreed,
            self.chance.copy(),
            self.hero,
            self.decks.copy(),
            self.hands.copy(),
            self.discards.copy(),
            self.killed.copy(),
            self.removed.copy(),
            self.known_hands.copy(),
            [tops.copy() for tops in self.known_tops],
            self.pools.copy(),
            self.pieces.copy(),
            self.challenges.copy(),
            self.sections.copy(),
            self.neutral,
            self.dragon,
            self.starting,
            self.openings,
            self.stashed,
            self.ids,
            self.rolls,
            self.thrown,
            self.lasting,
            self.diary,
            self.used,
            self.waiting,
            self.gone,
            self.turn,
            self.round,
            self.step,
            self.dominant,
            self.acting,
            self.resolving,
            self.battle,
            self.full,
            self.fallen,
            self.over,
            self.learned,
            self.counted,
        )
        twin.memo, twin.layout = self.memo, self.layout
        return twin

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

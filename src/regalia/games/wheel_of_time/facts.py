"""Rules 2, 4. All facts of a game, and how they are copied."""

from typing import Any, Literal, Self, TypeAlias

from msgspec import Struct

from regalia.core import Chance, Seat, TableOptions
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


class Facts(Struct, dict=True):
    """All facts of the game. Tuples are replaced, never changed."""

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

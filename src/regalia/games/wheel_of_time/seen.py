"""Rules 4. The records of a view."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from regalia.core import BySeat, Seat
from regalia.games.wheel_of_time.effective.abilities import Change
from regalia.games.wheel_of_time.pieces import (
    Ability,
    ChallengeForm,
    ChallengeId,
    Context,
    Id,
    Kind,
    Loose,
    PieceId,
    Place,
    PoolName,
    Roll,
    Score,
    Stage,
    Symbol,
    Targeted,
)
from regalia.games.wheel_of_time.state import Fallen


class SeenNumber(Struct, frozen=True, gc=False):
    """Rules 2.2. An ability of a force."""

    printed: int
    permanent: int
    current: int


class SeenPiece(Struct, frozen=True, gc=False):
    """A card in play."""

    id: PieceId
    kind: Kind
    owner: Seat
    seat: Seat
    place: Place = "home"
    challenge: ChallengeId = 0
    rotated: bool = False
    damage: int = 0
    corruption: int = 0
    host: PieceId = 0
    avatar: bool = False
    starting: bool = False
    tokens: tuple[tuple[str, int], ...] = ()
    control: tuple[int, int] = (0, 0)
    chosen: str = ""
    was: tuple[Kind, ...] = ()
    sub: str = ""
    fulfilled: bool = False
    abilities: tuple[SeenNumber, ...] = ()
    """Of a force: Politics, Intrigue, One Power, Combat."""
    changes: tuple[Change, ...] = ()
    """Explanation of the abilities, besides printed values and damage."""
    traits: tuple[str, ...] = ()
    allegiances: tuple[str, ...] = ()
    acts_as: PoolName = "char"
    mortal: bool = False
    """Rules 9.2. Mortally wounded."""
    dice: tuple[int, ...] = ()
    """For a participant: the dice it would roll."""
    stashed: int = 0
    """Number of hidden cards under it."""


class SeenChallenge(Struct, frozen=True, gc=False):
    """A challenge of this turn; only its player knows a face-down card."""

    id: ChallengeId
    form: ChallengeForm
    seat: Seat
    kind: Kind | None = None
    piece: PieceId = 0
    hidden: bool = False
    targets: tuple[Id, ...] = ()
    kinds: tuple[Kind, ...] = ()
    players: tuple[Seat, ...] = ()
    chosen: str = ""
    stage: Stage = "declared"
    scores: tuple[Score, Score] = (Score(), Score())
    support: int = 0
    """The initiator's result, including everything added at the outcome."""
    opposition: int = 0
    ends: str = ""
    """Rules 6.7. How it would end now, while it is being resolved."""
    loose: tuple[Loose, ...] = ()
    targeted: tuple[Targeted, ...] = ()
    terrain: Kind = ""
    winner: Seat = -1
    margin: int = 0


class SeenSymbols(Struct, frozen=True, gc=False):
    """Equal symbols of a pool."""

    ability: Ability
    source: PieceId
    kind: Kind
    count: int
    allegiances: tuple[str, ...] = ()
    use: str = ""
    held: ChallengeId = 0


class SeenLasting(Struct, frozen=True, gc=False):
    """Rules 5.7. An effect that lasts."""

    kind: Kind
    entry: int
    seat: Seat
    until: str
    on: tuple[Id, ...] = ()


class SeenSeat(Struct, frozen=True, gc=False):
    """A player."""

    side: str
    tokens: int
    """Of the Pattern."""
    avatar: PieceId
    hand: tuple[Kind, ...] | None
    """None if the viewer cannot see it."""
    held: int
    """How many cards are in the hand."""
    known: tuple[Kind, ...]
    """Cards that the opponent knows to be in the hand or face down; spectators do not see them."""
    deck: int
    deck_list: tuple[Kind, ...] | None
    """The cards of the deck, without their order, for its own player."""
    top: tuple[Kind | None, ...]
    """The top cards of the deck that the viewer has seen."""
    discards: tuple[Kind, ...]
    killed: tuple[Kind, ...]
    removed: tuple[Kind, ...]
    pool: tuple[SeenSymbols, ...]
    hand_limit: int
    stashed: tuple[tuple[PieceId, tuple[Kind, ...]], ...]
    """Hidden cards under the player's pieces; empty if the viewer cannot see them."""


class Shown(Struct, frozen=True, gc=False):
    """What a view shows of the current question beyond its options; all of it is public."""

    kind: Kind = ""
    """The card that is played, recruited or used."""
    piece: PieceId = 0
    challenge: ChallengeId = 0
    pool: str = ""
    """The damage pool of the question."""
    points: int = 0
    """How many points are split or assigned."""
    ctx: Context | None = None
    """The choices for an entry so far."""
    deed: str = ""
    """Rules 12.5. What happens to the cards given as a cost, such as `reveal` or `rotate_kill`."""
    spared: tuple[Ability, ...] = ()
    """Rules 8.2. The chosen symbols of a cost that Pattern tokens spare."""
    paid: tuple[Symbol, ...] = ()
    """Rules 8.2. The chosen symbols of the payment."""


class View(Struct, frozen=True, gc=False):
    """The table."""

    turn: int
    battle: int
    round: str
    step: str
    dominant: Seat
    acting: Seat
    resolving: ChallengeId
    hero: Seat
    neutral: int
    total: int
    """All tokens of the Pattern."""
    full: bool
    dragon: Kind | None
    """The face-down Dragon Reborn: empty if there is none, None if the viewer cannot see it."""
    pieces: tuple[SeenPiece, ...]
    challenges: tuple[SeenChallenge, ...]
    rolls: tuple[Roll, ...]
    thrown: tuple[Roll, ...]
    """Rolls of this round or challenge that have been tallied."""
    seats: BySeat[SeenSeat]
    lasting: tuple[SeenLasting, ...]
    fallen: tuple[Fallen, ...]
    over: bool
    shown: Shown
    about: Kind | None = None
    """The card that the current question is about, if any."""


def copies(view: View) -> Mapping[PieceId, tuple[Seat, int]]:
    """For each card in play: its player, if both have copies of it; its number, if this player has several.

    -1 and 0 if neither applies.
    """
    everywhere = Counter(piece.kind for piece in view.pieces)
    of_one = Counter((piece.kind, piece.seat) for piece in view.pieces)
    numbered = Counter[tuple[Kind, Seat]]()
    found = {}
    for piece in view.pieces:
        mine = (piece.kind, piece.seat)
        numbered[mine] += 1
        found[piece.id] = (
            piece.seat if everywhere[piece.kind] > of_one[mine] else -1,
            numbered[mine] if of_one[mine] > 1 else 0,
        )
    return found

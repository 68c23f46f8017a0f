"""Rules 4. The shape of what a seat sees."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time.effective.parts import Change
from regalia.games.wheel_of_time.facts import Fallen
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
    """How they come about, beside what is printed and damage."""
    traits: tuple[str, ...] = ()
    allegiances: tuple[str, ...] = ()
    acts_as: PoolName = "char"
    mortal: bool = False
    """Rules 9.2. Mortally wounded."""
    dice: tuple[int, ...] = ()
    """Of a participant: the dice that it would roll."""
    stashed: int = 0
    """How many cards lie hidden under it."""


class SeenChallenge(Struct, frozen=True, gc=False):
    """A challenge of this turn; of a card that lies face down only its player knows which."""

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
    """The initiator's, with all that is added at the outcome."""
    opposition: int = 0
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
    """None to those who do not see it."""
    held: int
    """How many cards are in the hand."""
    known: tuple[Kind, ...]
    """What the opponent knows to be in the hand or face down; spectators do not see it."""
    deck: int
    deck_list: tuple[Kind, ...] | None
    """Its own player knows what is in the deck, not the order."""
    top: tuple[Kind | None, ...]
    """The top cards of the deck, as far as the viewer has seen them."""
    discards: tuple[Kind, ...]
    killed: tuple[Kind, ...]
    removed: tuple[Kind, ...]
    pool: tuple[SeenSymbols, ...]
    hand_limit: int
    stashed: tuple[tuple[PieceId, tuple[Kind, ...]], ...]
    """Hidden cards under one's pieces; empty to those who do not see them."""


class Shown(Struct, frozen=True, gc=False):
    """What a view tells of the present question beyond its options; all of it is public."""

    kind: Kind = ""
    """The card that is played, recruited or used."""
    piece: PieceId = 0
    challenge: ChallengeId = 0
    pool: str = ""
    """Which damage pool it is about."""
    points: int = 0
    """How many points are split or assigned."""
    ctx: Context | None = None
    """What has been chosen for an entry so far."""
    deed: str = ""
    """Rules 12.5. What is done to the cards that are asked for as a cost, such as `reveal` or `rotate_kill`."""
    spared: tuple[Ability, ...] = ()
    """Rules 8.2. The symbols of a cost that tokens of the Pattern spare, as far as they have been chosen."""
    paid: tuple[Symbol, ...] = ()
    """Rules 8.2. The symbols that are paid, as far as they have been chosen."""


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
    """The face-down Dragon Reborn: empty if there is none, None to those who may not know which."""
    pieces: tuple[SeenPiece, ...]
    challenges: tuple[SeenChallenge, ...]
    rolls: tuple[Roll, ...]
    thrown: tuple[Roll, ...]
    """Rolls of this round or challenge that have been tallied."""
    seats: tuple[SeenSeat, ...]
    lasting: tuple[SeenLasting, ...]
    fallen: tuple[Fallen, ...]
    over: bool
    shown: Shown
    about: Kind | None = None
    """The card that the present question is about, if it is about one."""


def copies(view: View) -> Mapping[PieceId, tuple[Seat, int]]:
    """Of each card in play: whose it is, if both players have copies of it; its number, if this one has several.

    -1 and 0 where nothing need be said.
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

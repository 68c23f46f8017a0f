"""Rules 2. Things on the table, and the small records that store facts. All of it is plain data."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from regalia.core import IsId, IsName, Seat

Kind: TypeAlias = Annotated[str, IsName("card")]
"""The id of a card in the content. Hidden cards are identified only by it; copies are the same."""
PieceId: TypeAlias = Annotated[int, IsId("piece")]
ChallengeId: TypeAlias = Annotated[int, IsId("piece")]
Id: TypeAlias = Annotated[int, IsId("piece")]
"""The id of a piece or a challenge. Both are counted together, so an id is unique; 0 is none."""
Ability: TypeAlias = Literal["P", "I", "O", "C"]
ABILITIES: tuple[Ability, ...] = ("P", "I", "O", "C")
Place: TypeAlias = Literal["home", "field"]
"""Home front or battleground."""
PoolName: TypeAlias = Literal["char", "troop"]
Until: TypeAlias = Literal[
    "turn", "next_turn", "next_ready", "chal", "perm", "play", "next_draw", "round", "step", "retarget_or_self_rotates"
]
"""Rules 5.7. How long something lasts."""

NOBODY: Seat = -1


class Ref(Struct, frozen=True, gc=False):
    """An entry of a card: its effects in their order, then those that are nested in them."""

    kind: Kind
    entry: int


class Memory(Struct, frozen=True, omit_defaults=True):
    """Choices for a card, stored as long as it is there. A new Context starts from them."""

    chosen: str = ""
    """An ability, an allegiance, a nation or another word."""
    named: Kind = ""
    """The title of a named card, as the id of a card with it."""
    target: Id = 0
    """The piece or challenge that was chosen."""


class Symbol(Struct, frozen=True, omit_defaults=True, order=True):
    """Rules 7.1. An ability symbol in a pool."""

    ability: Ability
    source: PieceId = 0
    """The card that generated it; 0 if it belongs to none."""
    kind: Kind = ""
    """The same as an id of the content, also when it has left play."""
    alleg: tuple[str, ...] = ()
    """Granted or last known allegiances; `all` matches everything, `none` nothing."""
    use: str = ""
    """Its only permitted use; empty: any."""
    held: ChallengeId = 0
    """The challenge that it is held for; 0: none."""


class Die(Struct, frozen=True):
    """A die of a roll."""

    ability: Ability
    face: int
    """0 to 5, in the order of the content."""


class Roll(Struct, frozen=True):
    """Rules 6.3. Dice that were rolled and not yet tallied."""

    piece: PieceId
    seat: Seat
    dice: tuple[Die, ...]
    challenge: ChallengeId = 0
    """0 if it is rolled outside of a challenge."""
    rerolled: bool = False
    """True once a die of it was rerolled."""


class Score(Struct, frozen=True):
    """Rules 6.5. What one side has in a challenge: totals, and damage that it will deal."""

    support: int = 0
    opposition: int = 0
    char: int = 0
    """Damage in the pool against opposing characters."""
    troop: int = 0
    char_oath: int = 0
    """Rules 8.3. The part of it that can only go to Dark One cards."""
    troop_oath: int = 0


class Targeted(Struct, frozen=True):
    """Rules 6.6.1. Damage whose source's controller chooses the card that takes it."""

    source: PieceId
    seat: Seat
    amount: int


class Loose(Struct, frozen=True):
    """Rules 6.5. Rolled damage that its dealer still has to split between the pools."""

    source: PieceId
    seat: Seat
    amount: int
    oath: int = 0
    """Rules 8.3. The part of it that can only go to Dark One cards."""


class Damages(Struct, frozen=True, omit_defaults=True):
    """Damage that a card itself has put into its controller's pools in a challenge."""

    source: PieceId
    pool: PoolName
    amount: int


ChallengeForm: TypeAlias = Literal["card", "contest", "virtual", "pattern", "last_battle"]
Stage: TypeAlias = Literal["declared", "om", "ctg", "outcome", "resolved"]
UNDECIDED = ("om", "ctg")
"""Rules 6.2. The stages of a challenge that is being resolved, before its outcome."""


class Challenge(Struct, frozen=True, omit_defaults=True):
    """Rules 5.3, 6. A challenge of this turn."""

    form: ChallengeForm
    seat: Seat
    """The player who initiated it."""
    kind: Kind = ""
    """The challenge card, the contested advantage, or the card with the effect that initiated it."""
    piece: PieceId = 0
    """The contested advantage, or the piece whose effect initiated it."""
    hidden: bool = False
    """True while the card lies face down."""
    memory: Memory = Memory()
    targets: tuple[Id, ...] = ()
    kinds: tuple[Kind, ...] = ()
    players: tuple[Seat, ...] = ()
    stage: Stage = "declared"
    scores: tuple[Score, Score] = (Score(), Score())
    """By seat."""
    loose: tuple[Loose, ...] = ()
    targeted: tuple[Targeted, ...] = ()
    put: tuple[Damages, ...] = ()
    terrain: Kind = ""
    margin: int = 0
    """Rules 6.7. Support minus opposition, once resolved."""
    winner: Seat = NOBODY
    """The player who succeeded."""
    kept: bool = False
    """True if its card has become an advantage or was removed: it is not discarded."""
    void: bool = False
    """Rules 6.7. True if its target has left play, so it has no effect."""

    @property
    def speaks(self) -> bool:
        """Rules 12.2. True while the text of its card applies: face up, until it is resolved."""
        return self.form == "card" and not self.hidden and self.stage != "resolved"


class Piece(Struct, frozen=True, omit_defaults=True):
    """Rules 2.2. A card in play."""

    kind: Kind
    owner: Seat
    seat: Seat
    """The controller; NOBODY for a world advantage without one."""
    place: Place = "home"
    challenge: ChallengeId = 0
    """The challenge in which it participates."""
    rotated: bool = False
    damage: int = 0
    corruption: int = 0
    """Rules 9.10."""
    host: PieceId = 0
    """The card it is attached to."""
    avatar: bool = False
    starting: bool = False
    """True for a Starting Advantage."""
    tokens: tuple[tuple[str, int], ...] = ()
    """Tokens by kind, sorted."""
    control: tuple[int, int] = (0, 0)
    """Control tokens by seat."""
    memory: Memory = Memory()
    was: tuple[Kind, ...] = ()
    """Rules 9.6. The cards it has replaced, first one first; it inherits their traits and personality."""
    lost: tuple[str, ...] = ()
    """Traits lost permanently."""
    gained: tuple[str, ...] = ()
    """Traits gained permanently."""
    sub: str = ""
    """The kind of advantage or force that the card has become, if it is printed as something else."""
    special: tuple[str, ...] = ()
    """Rules 9.11. The special quality of its damage, one word per token."""
    fulfilled: bool = False
    """Rules 9.9. Of a prophecy."""


class Context(Struct, frozen=True, omit_defaults=True):
    """Rules 12.1. The values stored while an entry is carried out."""

    seat: Seat
    """The player who carries it out: "own"."""
    card: PieceId = 0
    """The card in play whose entry it is; 0 if it is not in play."""
    kind: Kind = ""
    x: int = 0
    targets: tuple[Id, ...] = ()
    """Pieces or challenges chosen as the target, or as the first of two."""
    seconds: tuple[Id, ...] = ()
    """The second of two."""
    kinds: tuple[Kind, ...] = ()
    """Chosen cards that are not in play."""
    players: tuple[Seat, ...] = ()
    challenge: ChallengeId = 0
    """The challenge concerned."""
    roll: PieceId = 0
    """The card whose roll is being processed."""
    about: PieceId = 0
    """The card in play of a trigger."""
    about_kind: Kind = ""
    """The same as an id of the content, because it can have left play."""
    about_seat: Seat = NOBODY
    chosen: str = ""
    named: Kind = ""
    paid: tuple[Symbol, ...] = ()
    """The symbols spent on it."""
    opt_paid: bool = False
    spent: tuple[Id, ...] = ()
    """The cards in play that were given as a cost."""
    spent_kinds: tuple[Kind, ...] = ()
    """The same, and those that were not in play, as cards of the content."""
    margin: int = 0
    amount: int = 0
    """The number of tokens, damage points or other things it is about."""
    purpose: str = ""
    """Rules 12.7. The purpose of a requirement, such as `recruit`, for which Pattern tokens can count more."""
    drawn: tuple[Kind, ...] = ()
    """The cards that its player has just drawn in step D4, unknown to the opponent."""


class Lasting(Struct, frozen=True, omit_defaults=True):
    """Rules 5.7. A lasting effect, read like a static entry."""

    ref: Ref
    op: int
    """Index of the operation in the entry."""
    ctx: Context
    until: Until
    on: tuple[Id, ...] = ()
    """The cards it applies to, if they were fixed when it happened."""
    turn: int = 0
    """The turn in which it began."""
    number: int = 0
    """A counter: later effects have higher numbers."""


class Happening(Struct, frozen=True, omit_defaults=True):
    """Rules 12.2. An engine event that triggers can listen to."""

    trigger: str
    piece: PieceId = 0
    """The card in play that it is about."""
    kind: Kind = ""
    seat: Seat = NOBODY
    """The player of the event: who controls the card, succeeded, or draws."""
    challenge: ChallengeId = 0
    amount: int = 0
    cause: str = ""
    """Its cause, such as `pattern_challenge` or `damage`."""
    by: PieceId = 0
    before: Id = 0
    """Only cards with a number up to this one were in play in time to respond; 0: all."""
    drawn: tuple[tuple[Kind, ...], ...] = ()
    """What each seat has drawn in step D4."""


class Note(Struct, frozen=True, omit_defaults=True):
    """One line of the diary: an event of this turn or the last one that texts can refer to."""

    turn: int
    what: str
    """A past-tense word: `recruited`, `killed`, `rolled`, `succeeded`."""
    piece: PieceId = 0
    kind: Kind = ""
    seat: Seat = NOBODY
    challenge: ChallengeId = 0
    amount: int = 0
    word: str = ""
    """A further detail, such as an ability or the id of a challenge card."""
    by: Kind = ""
    """The card whose effect it was."""


class Used(Struct, frozen=True, omit_defaults=True):
    """Rules 9.16. One use of an entry."""

    scope: Literal["turn", "game", "step", "challenge"]
    ref: Ref
    piece: PieceId = 0
    """0 if the limit is by title and player."""
    seat: Seat = NOBODY
    word: str = ""
    """A nation or a target, for other limits."""
    count: int = 1

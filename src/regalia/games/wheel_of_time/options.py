"""Rules 5, 9.15. The options of a seat in a turn, and while an entry is used and carried out."""

from typing import TypeAlias

from regalia.core import Option, Seat, Shared
from regalia.games.wheel_of_time.pieces import Ability, ChallengeId, Id, Kind, PieceId, PoolName, Ref, Symbol


class Hold(Option, frozen=True, gc=False):
    """Rules 3.2. Put this card of the deck into the opening hand."""

    kind: Kind


class Begin(Option, frozen=True, gc=False):
    """Rules 3.2. The opening hand is chosen."""


class SetAside(Option, frozen=True, gc=False):
    """Rules 3.2. Set this Dragon Reborn aside, face down."""

    kind: Kind


class DeclareCard(Option, frozen=True, gc=False):
    """Rules 5.3. Place this challenge card face down."""

    kind: Kind


class Contest(Option, frozen=True, gc=False):
    """Rules 5.3. Contest this contested advantage."""

    piece: PieceId


class DeclareNothing(Option, frozen=True, gc=False):
    """Rules 5.3. Declare nothing this turn."""


class Force(Option, frozen=True, gc=False):
    """A card in play."""

    piece: PieceId


class Toward(Option, frozen=True, gc=False):
    """Rules 5.3. Take part in this challenge."""

    challenge: ChallengeId


class StandDown(Option, frozen=True, gc=False):
    """Rules 5.3. Take part in nothing."""


class Generate(Option, frozen=True, gc=False):
    """Rules 5.4. Rotate this character at home and roll for symbols."""

    piece: PieceId


class StopGenerating(Option, frozen=True, gc=False):
    """Rules 5.4. Rotate no further force."""


class Recruit(Option, frozen=True, gc=False):
    """Rules 8. Recruit this force from the hand or the killed pile."""

    kind: Kind
    killed: bool = False


class PlayAdvantage(Option, frozen=True, gc=False):
    """Rules 11.4. Play this advantage from the hand."""

    kind: Kind


class Heal(Option, frozen=True, gc=False):
    """Rules 5.4. Rotate this damaged force at home to heal one damage."""

    piece: PieceId


class Reinforce(Option, frozen=True, gc=False):
    """Rules 5.4. Let this force, which stands down, join a challenge."""

    piece: PieceId
    challenge: ChallengeId


class DiscardWeapon(Option, frozen=True, gc=False):
    """Rules 5.4. Discard this Weapon."""

    piece: PieceId


class EndActions(Option, frozen=True, gc=False):
    """Rules 5.4. Take no more actions this turn."""


class Soothe(Option, frozen=True, gc=False):
    """Rules 9.4. Convert a token to remove one damage from this Ta'veren."""

    piece: PieceId


class Cleanse(Option, frozen=True, gc=False):
    """Rules 9.10. Pay two One Power to remove a corruption token from this card."""

    piece: PieceId


class Supplant(Option, frozen=True, gc=False):
    """Rules 9.6. Replace this character with this card of the hand."""

    piece: PieceId
    kind: Kind


class Terms(Option, frozen=True, gc=False):
    """Rules 8.2. Pay this cost, of several that are possible: Politics, Intrigue, One Power, Combat."""

    politics: int
    intrigue: int
    one_power: int
    combat: int


class RotateFor(Option, frozen=True, gc=False):
    """Rules 8.2. Rotate this card instead of paying."""

    piece: PieceId


class PlayEvent(Option, frozen=True, gc=False):
    """Rules 11.3. Play this event from the hand, with one of its entries. In this challenge, if it can be about several."""

    kind: Kind
    entry: int
    challenge: ChallengeId = 0


class Activate(Option, frozen=True, gc=False):
    """Rules 12.2. Use this ability of a card in play, for this challenge or roll if there are several."""

    piece: PieceId
    ref: Ref
    about: Id = 0


class UseFromHand(Option, frozen=True, gc=False):
    """Rules 12.2. Use this ability of a card of the hand."""

    kind: Kind
    entry: int


class PayWith(Option, frozen=True, gc=False):
    """Rules 8.2. Pay with these symbols, after converting tokens for the spared symbols of the cost."""

    symbols: tuple[Symbol, ...]
    spared: tuple[Ability, ...] = ()


class PayOtherwise(Option, frozen=True, gc=False):
    """Rules 8.2. Choose each conversion and each symbol."""


class Spare(Option, frozen=True, gc=False):
    """Rules 8.2. Convert one token to lower the cost by one symbol of this ability."""

    ability: Ability


class Spend(Option, frozen=True, gc=False):
    """Rules 8.2. Pay with a symbol like this one."""

    symbol: Symbol


class DoneSparing(Option, frozen=True, gc=False):
    """Rules 8.2. Convert no more tokens."""


class HandCard(Option, frozen=True, gc=False):
    """Rules 5.6. This card of the hand; `copy` distinguishes copies."""

    kind: Kind
    copy: int = 0


class RevealDragon(Option, frozen=True, gc=False):
    """Rules 5.8. Turn up the Dragon Reborn."""


class KeepDragon(Option, frozen=True, gc=False):
    """Rules 5.8. Leave the Dragon Reborn face down."""


BEGIN = Begin()
STOP_GENERATING, END_ACTIONS, STAND_DOWN = StopGenerating(), EndActions(), StandDown()
DECLARE_NOTHING, DONE_SPARING, PAY_OTHERWISE = DeclareNothing(), DoneSparing(), PayOtherwise()
REVEAL_DRAGON, KEEP_DRAGON = RevealDragon(), KeepDragon()


class Take(Option, frozen=True, gc=False):
    """A card in play, or a challenge."""

    id: Id


class TakeKind(Option, frozen=True, gc=False):
    """A card of a hand, a deck or a pile; `copy` distinguishes several copies."""

    kind: Kind
    copy: int = 0


class TakeSeat(Option, frozen=True, gc=False):
    """A player."""

    player: Seat


class TakeWord(Option, frozen=True, gc=False):
    """An allegiance, ability, kind of card, alternative or other word."""

    word: str


class TakeDie(Option, frozen=True, gc=False):
    """A die of a roll."""

    die: int
    ability: Ability
    face: int


class TakeSymbol(Option, frozen=True, gc=False):
    """A symbol of a pool."""

    symbol: Symbol


class PoolOf(Option, frozen=True, gc=False):
    """A damage pool of a player."""

    player: Seat
    pool: PoolName


class Yes(Option, frozen=True, gc=False):
    """Do it."""


class No(Option, frozen=True, gc=False):
    """Leave it."""


class Done(Option, frozen=True, gc=False):
    """No more of them."""


YES = Yes()
NO = No()
DONE = Done()
Pick: TypeAlias = (
    Take
    | TakeKind
    | TakeSeat
    | TakeWord
    | TakeDie
    | TakeSymbol
    | Yes
    | No
    | int
    | tuple[Take | TakeKind | TakeDie, ...]
    | Shared[Take | TakeWord | PoolOf]
)
"""An answer to a question of an operation."""

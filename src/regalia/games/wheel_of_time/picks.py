"""Rules 9.15. The options of a seat while an entry is used and carried out."""

from typing import TypeAlias

from regalia.core import Option, Seat, Shared
from regalia.games.wheel_of_time.pieces import Ability, Id, Kind, PoolName, Symbol


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

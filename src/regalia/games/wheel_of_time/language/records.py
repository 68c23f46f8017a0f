"""Rules 12. The parts of card entries: plain records, decoded once, each bound to the function of its word.

They are never saved. A state identifies an entry by card and number, and an operation by its place in the entry.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NewType, Protocol, TypeAlias

from msgspec import Struct

from regalia.core import Ask, Seat
from regalia.games.wheel_of_time.pieces import Context, Id, Kind, Ref
from regalia.games.wheel_of_time.state import State

Thing: TypeAlias = Id | Kind
"""What a selector matches: a piece, a challenge or a seat by its number, or a card not in play by its kind."""
Who: TypeAlias = Literal["own", "opp", "any", "all", "others", "target", "hero", "villain", "villains"]
"""Players, relative to the entry's player."""
Mode: TypeAlias = Literal["act", "init", "outcome", "play", "prophecy", "repl", "replace", "req", "static", "trig"]

Letter: TypeAlias = Literal["P", "I", "O", "C", "S", "X", "D"]
"""Rules 2.1. The faces of a die."""
Allegiance = NewType("Allegiance", str)
Trait = NewType("Trait", str)
Tag = NewType("Tag", str)
CardName = NewType("CardName", str)
"""The id of a card, or of one of the two cards that were never printed."""
Title = NewType("Title", str)
Personality = NewType("Personality", str)
ChallengeName = NewType("ChallengeName", str)
"""A kind of challenge, or the id of a card."""

UNBOUNDED = 1_000
"""The number for `any` and `all`: larger than any real count."""


class Filter(Struct, frozen=True, eq=False):
    """One filter of a selector: `alleg:Aiel`, `!trait:Monster`. Alternatives are a filter with the word `any_of`."""

    word: str
    said: tuple[Any, ...]
    """The word's decoded arguments; for `any_of`, tuples of filters that must all be true."""
    negated: bool
    test: Callable[[State, Context, Thing], bool]
    """True if the thing matches, with the negation applied."""


class Amount(Struct, frozen=True, eq=False):
    """Rules 12.6. A number: `3`, `X`, `margin/3`, `count:char.own`. A plain number has the word `number`."""

    word: str
    said: tuple[Any, ...]
    of: Callable[[State, Context], int]


ONE = Amount("number", (1,), lambda state, ctx: 1)
ALL = Amount("all", (), lambda state, ctx: UNBOUNDED)


class Quantity(Struct, frozen=True, eq=False):
    """A number of a card: `current_C`, `highest_printed`."""

    word: str
    said: tuple[Any, ...]
    of: Callable[[State, Context, Thing], int]


class Selection(Struct, frozen=True, eq=False):
    """A base with its filters: `char.own.alleg:Aiel`."""

    base: str
    """Empty where only filters are given: any card."""
    filters: tuple[Filter, ...]
    zones: tuple[str, ...]
    """The zones to search, such as `hand` or `discard_own`; empty for cards in play."""


class Selector(Struct, frozen=True, eq=False):
    """Rules 12.3. The things that match, and how many of them are chosen."""

    text: str
    options: tuple[Selection, ...]
    """A thing matches if one of these does."""
    each: bool
    """True if all matches are taken, without a choice."""
    least: Amount
    most: Amount
    """The least and most to choose; 1 and 1 by default."""
    matches: Callable[[State, Context, Thing], bool]
    things: Callable[[State, Context], list[Thing]]
    """All matches, in a fixed order. Cards that are not in play appear once per kind."""
    count: Callable[[State, Context], int]
    """The number of matches. Of cards that are not in play, each copy counts."""


class Condition(Struct, frozen=True, eq=False):
    """Rules 12.4. A condition. A comparison of amounts has the word `compare`; alternatives have `any_of`."""

    word: str
    said: tuple[Any, ...]
    negated: bool
    holds: Callable[[State, Context], bool]


class Symbols(Struct, frozen=True, eq=False):
    """Rules 12.6. Generated symbols and results: `SX`, `P|I|C`, or a word such as `printed_cost_of_target`."""

    word: str
    """The word; `letters` if they are written as letters."""
    options: tuple[str, ...]
    """For `letters`: the alternatives from which the controller chooses."""
    of: Callable[[State, Context], tuple[str, ...]]
    """The present alternatives, for any word."""


class Allegiances(Struct, frozen=True, eq=False):
    """Allegiances: `Aiel`, `chosen`, `all`, `host`, `all_of:dragon`."""

    word: str
    """The word; `name` for a named allegiance."""
    said: tuple[Any, ...]
    of: Callable[[State, Context], frozenset[str]]
    """`all` is {"all"}, `none` is empty."""


class Use(Struct, frozen=True, eq=False):
    """The only permitted uses of a symbol or an allegiance: `recruit:alleg:Aiel`, `recruit,event`."""

    text: str
    """The text that is stored with a symbol."""
    negated: bool
    """`not_recruit`: for everything else."""
    purposes: tuple[tuple[str, Selector | None], ...]
    """Pairs of a purpose (`recruit`, `event`, `text_cost` ...) and the cards to which it is limited."""


class Again(Struct, frozen=True):
    """Returned by an operation that is not finished. It runs again, with these picks, after the steps it has queued."""

    ctx: Context
    picks: tuple[Any, ...]


class Stop(Struct, frozen=True):
    """Returned by an operation that ends its entry."""


STOP = Stop()
Outcome: TypeAlias = Context | Again | Stop | None
"""Result of an operation: the new context, if it has changed."""
Asked: TypeAlias = tuple[Seat, Ask]
"""The seat that is asked, and the question."""


class Now(Protocol):
    """The entry, the index of its operation, its context, and the picks so far."""

    @property
    def ref(self) -> Ref:
        """The entry."""

    @property
    def at(self) -> int:
        """Index of the operation in it."""

    @property
    def ctx(self) -> Context:
        """The context."""

    @property
    def picks(self) -> tuple[Any, ...]:
        """The answers to the operation's questions, in order."""


class Do(Struct, frozen=True, eq=False):
    """Operations inside an operation. They have an entry of their own so that a Ref can identify them."""

    entry: int
    """Its number on the same card."""
    ops: tuple["Op", ...]


class Op(Struct, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. One operation of an entry. Its fields are its parameters, read by their types.

    The name of the class is the word: `class PatternAdd(Op, frozen=True)` is `pattern_add`. A field whose name would be a
    word of Python ends with an underscore. The doc string says what it means.
    """

    quantity: ClassVar[str] = ""
    """The number or permission that a continuous operation changes."""
    if_: tuple[Condition, ...] = ()
    """Conditions; unless they are true, the operation is skipped."""
    unseen: ClassVar[bool] = False
    """True if only the player sees what is chosen."""
    later: ClassVar[bool] = False
    """True if its conditions are checked when it is created, not when it is carried out."""
    standing: ClassVar[bool] = False
    """True if its conditions are checked each time the effect is read, as long as it lasts."""
    at_once: ClassVar[bool] = False
    """True if an effect that lasts until the end of the next turn starts now, not only in that turn."""
    stays: ClassVar[bool] = False
    """True if the event with it becomes something else and is not discarded."""

    def asks(self, state: State, now: Now) -> Asked | None:
        """The player who must first choose something, and the choice."""
        return None

    def do(self, game: Any, now: Any) -> Any:
        """Carry it out. Returns the changed context, `Again`, `STOP`, or None if the context stays the same."""
        raise AssertionError(f"{type(self).__name__} only holds, it does not happen")

    @property
    def roller(self) -> str:
        """The card whose roll it is about; empty if its entry says that."""
        return ""

    def instead(self, game: Any, rest: Any, to: Id, ctx: Context) -> None:
        """Do this instead of putting damage, `rest`, on a card; `to` is the card with this operation."""
        raise AssertionError(f"{type(self).__name__} does not replace damage")

    def looked_at(self, state: State, now: Now) -> tuple[Kind, ...]:
        """The cards that its player is looking at, read from this state: in an imagined state they differ."""
        return now.ctx.kinds

    def changes(self, state: State, now: Any) -> bool:
        """True if it would change anything. Used for effects that are checked repeatedly (rules 12.2, `always`)."""
        raise AssertionError(f"{type(self).__name__} is not checked again and again")


class Continuous(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.1. An operation that holds, see `in_force`. It changes the quantity of its own word, unless it names one."""

    def __init_subclass__(cls, **options: bool) -> None:
        super().__init_subclass__()
        if "quantity" not in vars(cls):
            cls.quantity = word_of(cls)


def word_of(record: type) -> str:
    """The word of a class: `PatternAdd` is `pattern_add`."""
    letters = (f"_{letter.lower()}" if letter.isupper() else letter for letter in record.__name__)
    return "".join(letters)[1:].removesuffix("_")


class Cost(Struct, frozen=True, eq=False, kw_only=True):
    """Rules 12.5. One cost of an entry: what it requires and how it is paid. The class name is its word."""

    text: str
    optional: bool = False
    """`opt:`: an optional cost that enables part of the entry."""


class Either(Cost, frozen=True, eq=False, kw_only=True):
    """One of several costs: `shuffle_self|discard`."""

    options: tuple[Cost, ...]


class Limit(Struct, frozen=True, eq=False):
    """`3:per_turn`: how often an entry may be used."""

    n: Amount
    per: Literal["turn"]


class Entry(Struct, frozen=True, eq=False, kw_only=True):
    """Rules 12.2. One effect of a card."""

    ref: Ref
    mode: Mode
    when: str
    """The timing, trigger, scope or kind of use; empty for a mode without one, `nested` for a nested entry."""
    if_: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    targets: tuple[Selector, ...] = ()
    who: Selector | Who | Literal["host", "host_controller", "dragon", "self"] | None = None
    """Who else may use it, or the player that a trigger reports."""
    may: bool = False
    as_advantage: bool = False
    """True if it works only after the challenge or event has become an advantage."""
    zone: Literal["hand", "all", ""] = ""
    """The zones other than play in which it works."""
    limit: Limit | None = None
    distinct: bool = False
    """True if all targets must be different."""
    ops: tuple[Op, ...] = ()
    of: str = ""
    """Rules 9.6. What the card may replace: a personality, a card or `dragon`."""
    already_replaced: bool = False
    inherit_text: bool = False
    repeatable: bool = False
    requirements: tuple[Condition, ...] = ()
    """Rules 9.9. What fulfils a prophecy."""

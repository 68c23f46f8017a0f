"""Rules 12. What the entries of cards are made of: plain records, decoded once, each bound to the function of its word.

Nothing of this is ever saved: a state names an entry by its card and number, and an operation by its place there.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NewType, TypeAlias, TypeVar

from msgspec import Struct

from regalia.games.wheel_of_time.pieces import Context, Id, Kind, Ref
from regalia.games.wheel_of_time.state import State

Thing: TypeAlias = Id | Kind
"""What a selector is about: a piece, a challenge or a seat by its number, or a card that is not in play by its kind."""
Who: TypeAlias = Literal["own", "opp", "any", "all", "others", "target", "hero", "villain", "villains"]
"""Players, relative to the player who carries out the entry."""
Mode: TypeAlias = Literal["act", "init", "outcome", "play", "prophecy", "repl", "replace", "req", "static", "trig"]

Letter: TypeAlias = Literal["P", "I", "O", "C", "S", "X", "D"]
"""Rules 2.1. What a die may show."""
Allegiance = NewType("Allegiance", str)
Trait = NewType("Trait", str)
Tag = NewType("Tag", str)
CardName = NewType("CardName", str)
"""The id of a card of the pool, or of one of the two that the pool lacks."""
Title = NewType("Title", str)
Personality = NewType("Personality", str)
ChallengeName = NewType("ChallengeName", str)
"""A kind of challenge, or the id of a card."""

UNBOUNDED = 1_000
"""What `any` and `all` come to: more than there ever is."""


class Filter(Struct, frozen=True, eq=False):
    """One filter of a selector: `alleg:Aiel`, `!trait:Monster`. Alternatives are a filter, too: the word is `any_of`."""

    word: str
    said: tuple[Any, ...]
    """What is said with the word, decoded; of `any_of` tuples of filters that must all hold."""
    negated: bool
    test: Callable[[State, Context, Thing], bool]
    """Does it hold of the thing? It is asked after a negation."""


class Amount(Struct, frozen=True, eq=False):
    """Rules 12.6. A number: `3`, `X`, `margin/3`, `count:char.own`. The word of a plain number is `number`."""

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
    """Where to look: empty for cards in play, else zones such as `hand` or `discard_own`."""


class Selector(Struct, frozen=True, eq=False):
    """Rules 12.3. Which things are meant, and how many of them are chosen."""

    text: str
    options: tuple[Selection, ...]
    """A thing that one of them fits is meant."""
    each: bool
    """All that match, without a choice."""
    least: Amount
    most: Amount
    """How many are chosen; 1 and 1 if nothing is said."""
    matches: Callable[[State, Context, Thing], bool]
    things: Callable[[State, Context], list[Thing]]
    """All that match, in a fixed order; cards that are not in play each kind once."""
    count: Callable[[State, Context], int]
    """How many match; cards that are not in play each copy."""


class Condition(Struct, frozen=True, eq=False):
    """Rules 12.4. Something that must hold. A comparison of amounts has the word `compare`, alternatives have `any_of`."""

    word: str
    said: tuple[Any, ...]
    negated: bool
    holds: Callable[[State, Context], bool]


class Symbols(Struct, frozen=True, eq=False):
    """Rules 12.6. Symbols and results that are generated: `SX`, `P|I|C`, or a word such as `printed_cost_of_target`."""

    word: str
    """`letters` if they are printed as letters."""
    options: tuple[str, ...]
    """Of `letters`: what the controller chooses one of."""
    of: Callable[[State, Context], tuple[str, ...]]
    """The same now, whatever the word is."""


class Allegiances(Struct, frozen=True, eq=False):
    """Allegiances that are given or meant: `Aiel`, `chosen`, `all`, `host`, `all_of:dragon`."""

    word: str
    """`name` if one is named."""
    said: tuple[Any, ...]
    of: Callable[[State, Context], frozenset[str]]
    """`all` is {"all"}, `none` is empty."""


class Use(Struct, frozen=True, eq=False):
    """What alone a symbol may be spent on, or an allegiance counts for: `recruit:alleg:Aiel`, `recruit,event`."""

    text: str
    """As a symbol remembers it."""
    negated: bool
    """`not_recruit`: on everything else."""
    purposes: tuple[tuple[str, Selector | None], ...]
    """Pairs of a purpose (`recruit`, `event`, `text_cost` ...) and the cards that it is limited to."""


class Do(Struct, frozen=True, eq=False):
    """Operations inside an operation. They have an entry of their own, so that a Ref reaches them."""

    entry: int
    """Its number on the same card."""
    ops: tuple["Op", ...]


class Op(Struct, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. One operation of an entry. Its fields are its parameters, read by their types.

    The name of the class is the word: `class PatternAdd(Op, frozen=True)` is `pattern_add`. A field whose name would be a
    word of Python ends with an underscore. The doc string says what it means.
    """

    quantity: ClassVar[str] = ""
    """Of a continuous operation: the number or permission that it changes, see `in_force`."""
    if_: tuple[Condition, ...] = ()
    """It is left out unless they hold."""
    unseen: ClassVar[bool] = False
    """True if what is chosen is seen by its player alone."""
    later: ClassVar[bool] = False
    """True if its conditions are asked when it comes about, not when it is carried out."""
    standing: ClassVar[bool] = False
    """True if its conditions are asked whenever its effect counts, as long as that lasts."""
    at_once: ClassVar[bool] = False
    """True if what lasts until the end of the next turn counts from now on, and not in that turn alone."""

    def asks(self, state: State, now: Any) -> Any:
        """Who must pick something before it happens, and what: a pair, or None. `now` is its step, see `ops.now`."""
        return None

    def do(self, game: Any, now: Any) -> Any:
        """It happens. Returns the changed context, `Again` or `STOP`; nothing if nothing is to be remembered."""
        raise AssertionError(f"{type(self).__name__} only holds, it does not happen")

    def looked_at(self, state: State, now: Any) -> tuple[Kind, ...]:
        """The cards that its player is looking at, as they lie there now: in an imagined state, others."""
        kinds: tuple[Kind, ...] = now.ctx.kinds
        return kinds

    def changes(self, state: State, now: Any) -> bool:
        """Would it change anything? Asked of what is checked again and again (rules 12.2, `always`)."""
        raise AssertionError(f"{type(self).__name__} is not checked again and again")


class Cost(Struct, frozen=True, eq=False, kw_only=True):
    """Rules 12.5. One cost of an entry: what it asks and how it is paid. The name of the class is its word."""

    text: str
    optional: bool = False
    """`opt:`, it enables part of the entry."""


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
    """The timing, trigger, scope or kind of use; empty for a mode without one. Of a nested entry `nested`."""
    if_: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    targets: tuple[Selector, ...] = ()
    who: Selector | Who | Literal["host", "host_controller", "dragon", "self"] | None = None
    """Who else may use it, or whom a trigger is about."""
    may: bool = False
    as_advantage: bool = False
    """It counts only once the challenge or event has become an advantage."""
    zone: Literal["hand", "all", ""] = ""
    """Where it works other than in play."""
    limit: Limit | None = None
    distinct: bool = False
    """All targets are different."""
    ops: tuple[Op, ...] = ()
    of: str = ""
    """Rules 9.6. What it may replace: a personality, a card or `dragon`."""
    already_replaced: bool = False
    inherit_text: bool = False
    repeatable: bool = False
    requirements: tuple[Condition, ...] = ()
    """Rules 9.9. What fulfils a prophecy."""


Function: TypeAlias = Callable[..., Any]
AnyFunction = TypeVar("AnyFunction", bound=Function)
FILTERS: dict[str, Function] = {}
QUANTITIES: dict[str, Function] = {}
CONDITIONS: dict[str, Function] = {}
AMOUNTS: dict[str, Function] = {}
TYPES: dict[str, Function] = {}
"""Bases that are a type of card: `char`, `force`. Their functions test a thing."""
ROLES: dict[str, Function] = {}
"""Bases that are certain things: `self`, `host`, `dragon`. Their functions name them."""
ZONES: dict[str, Function] = {}
"""Filters that say where cards lie that are not in play. Their functions give all copies."""
PLAYERS: dict[str, Function] = {}
CHALLENGES: dict[str, Function] = {}
"""Filters of players and of challenges."""
SYMBOLS: dict[str, Function] = {}
ALLEGIANCES: dict[str, Function] = {}
COSTS: dict[str, Callable[[str, str, str], Cost]] = {}
"""By their words, readers of costs: of the whole text, the word, and what is said with it."""


def word(registry: dict[str, Function], name: str = "") -> Callable[[AnyFunction], AnyFunction]:
    """Make a function the meaning of a word: of its own name, if no other is given.

    Its first parameters are what is said with the word, read by their types; the position follows: `state` and `ctx`,
    and for filters and quantities the thing.
    """

    def enter(function: AnyFunction) -> AnyFunction:
        said = name or function.__name__.removesuffix("_")
        assert said not in registry, said
        registry[said] = function
        return function

    return enter

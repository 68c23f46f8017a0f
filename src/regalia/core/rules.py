"""What a game gives to the engine: its facts, steps and views."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Generic, Self, Union, get_args, get_origin

import msgspec
from msgspec import Struct, defstruct
from msgspec.json import Decoder

from regalia.core.brings import Brings
from regalia.core.chance import Chance
from regalia.core.drawing import NOTATION, Terms
from regalia.core.events import Event, Eyes, Resigned
from regalia.core.game import Game, S
from regalia.core.knowledge import Glimpses
from regalia.core.meaning import Seat
from regalia.core.packs import Pack, Packs
from regalia.core.printed import Printed, printed_in
from regalia.core.questions import Answer, Assigned, Foreseen, Option, Resign, Shared, Unasked
from regalia.core.sampling import some_answer
from regalia.core.scoring import Rank
from regalia.core.steps import Step
from regalia.core.zones import Zones

READY = "regalia.core.ready"
"""The module of the records that most games have."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table, chosen before play. Games add fields with defaults."""

    @property
    def ending(self) -> Self:
        """The nearest options under which every game ends, however it is played: for simulations and tests."""
        return self

    @property
    def always_ends(self) -> bool:
        """True if every game ends, however it is played. If an option allows endless games, its text must say so."""
        return self.ending == self


class TableChoice(Struct, frozen=True):
    """One option of a table: a field of the game's `TableOptions` with a few values."""

    field: str
    values: tuple[Any, ...]
    default: Any


class Noun(Struct, frozen=True):
    """The name of a piece for a viewer: the Fluent message `noun-<key>` and its arguments."""

    key: str
    args: dict[str, str | int | bool] = {}


def values_of(kind: Any) -> tuple[Any, ...]:
    """All values of the type of a table's option: true and false, those of a `Literal`, or a bounded range of numbers."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return (True, False)
        case msgspec.inspect.LiteralType():
            return get_args(kind)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return tuple(range(least, most + 1))
    raise TypeError(f"a table cannot choose among all values of {kind}")


def found(kind: type, *modules: ModuleType) -> tuple[type, ...]:
    """The records of one kind in modules, in the order of their names; for a package, in all its modules.

    A module has the records that it defines, and those ready-made ones that it imports. Each is listed once.
    """
    return records(kind, [part for module in modules for part in (module, *parts_of(module))])


def records(kind: type, modules: Iterable[ModuleType]) -> tuple[type, ...]:
    """The records of one kind in these modules alone."""
    return tuple(
        dict.fromkeys(
            thing
            for module in modules
            for _, thing in getmembers(module, isclass)
            if issubclass(thing, kind) and thing.__module__ in (module.__name__, READY)
        )
    )


def parts_of(package: ModuleType) -> list[ModuleType]:
    """Import the modules of a package; none for a module that is not a package."""
    return [import_module(f"{package.__name__}.{part.name}") for part in iter_modules(getattr(package, "__path__", []))]


def union(kinds: tuple[type, ...]) -> Any:
    """The type `A | B | …`, for msgspec."""
    return Union[kinds]  # noqa: UP007 - the members are known only at run time


@dataclass(frozen=True, eq=False, kw_only=True)
class Rules(Generic[S]):
    """One game's rules: everything that server, bots, clients and research need of a game."""

    slug: str
    version: int
    """Increased whenever a saved position must be read differently, or the same answers would give another game."""
    seats: range
    """The supported numbers of players."""
    state: type[S]
    options: type[TableOptions] = TableOptions
    choices: tuple[type[Option], ...]
    """All option records of the game."""
    steps: tuple[type[Step], ...]
    events: tuple[type[Event], ...]
    begin_with: Callable[..., tuple[S, tuple[Step, ...]]]
    """Set-up: `(seats, table options, chance)`, and the deck of each seat in games with decks.

    It returns the state and the first steps.
    """
    see: Callable[[Game[S], Eyes], Struct]
    """The game's own view, built from scratch; if there is `beyond`, only for spectators."""
    beyond: Callable[[Any, Game[S], Eyes], Struct] | None = None
    """`(view, game, eyes)`: the view of a seat, derived from that of spectators.

    For large views, so that a server builds the public part only once.
    """
    nouns: Callable[[Any], dict[str, Noun]] = lambda view: {}
    """The names of a view's pieces, for pieces with names of their own."""
    rank: Callable[[S], list[Rank]]
    """The ranking of a finished game."""
    text: Callable[[Any, Terms], str]
    """A view as text, in these terms."""
    numbers: Callable[[str], Sequence[tuple[str, dict[str, int]]]] = lambda name: ()
    """What is printed on a piece of this name besides its text: messages with their arguments."""
    imagine: Callable[[S, Seat, Chance], None] | None = None
    """Deals everything the seat cannot know again, in a copy of the state; must not depend on what the seat cannot know.

    Only needed for secrets that are not cards in `zones`, which are dealt again before. Not called for finished games.
    """
    known: Callable[[S, Seat], frozenset[Any]] = lambda state, seat: frozenset()
    """The hidden facts this seat has learned so far, beyond `zones`. Undo does not go back past a growth of this set."""
    zones: Zones | None = None
    """Where hidden cards are. The state then has a field `knows: Knowledge`."""
    situation: Callable[[Game[S], Seat], Mapping[str, Any]] = lambda game, seat: {}
    """Facts for the sentence on what is possible now, `decision-<kind>.situation`, of a seat that is asked.

    Only what the seat knows; values as in `Refusal.facts`.
    """
    side: Callable[[S, Seat], str] | None = None
    """What a seat plays, such as its faction, in games with different sides."""
    stretches: Callable[[S], dict[str, str]] = lambda state: {}
    """The current parts of the game, such as a round, each with a value that identifies it. Must not be secret.

    A standing order can last to the end of one. Its name is the game's message `stretch-<name>`.
    """
    pack: Pack[Any] | None = None
    """The printed content, if it is a value. The state then has a field of type `Pack`, which `begin_with` sets to this."""
    packs: Packs[Any] | None = None
    """How other packs are read."""
    content: Callable[[], Iterable[Struct]] | None = None
    """The records of the printed content, if it is not a pack: for `printed`."""
    brings: Brings[Any] | None = None
    """The decks of the game, if it has any."""
    facts: Callable[[str], Any] | None = None
    """Everything printed, in a language, as plain data: for clients, which cache it permanently."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """Functions by version, each of which upgrades a saved position of it to the next version, as plain JSON data."""

    def begin(
        self,
        seats: int,
        seed: str,
        options: TableOptions | None = None,
        events: bool = False,
        brought: Sequence[Any] = (),
    ) -> Game[S]:
        """Start a game, and continue to its first decision.

        `seed` is 64 hexadecimal digits. `brought` is the deck of each seat; without it, all have starter decks. Raises
        ValueError for an unsupported number of seats and for illegal decks.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        options = options or self.options()
        setting_up = [seats, options, Chance(seed)]
        if self.brings is not None:
            brought = brought or self.brings.usual(seats, options)
            self.brings.check(brought, options)
            setting_up.append(tuple(brought))
        state, steps = self.begin_with(*setting_up)
        return Game(self, state, *steps, events=[] if events else None)

    def draw(self, game: Game[S]) -> str:
        """The whole table as text, secrets included."""
        return self.text(self.view(game, frozenset(game.state.seats)), NOTATION)

    def view(self, game: Game[S], eyes: Eyes, public: Any = None) -> Any:
        """What these eyes see; `public` is the public view, if it is already built."""
        if self.beyond is None:
            return self.see(game, eyes)
        public = public or self.see(game, frozenset())
        return self.beyond(public, game, eyes) if eyes else public

    def foreseen(self, state: S, seat: Seat) -> dict[str, Foreseen]:
        """The questions that a seat can answer before it is asked, by their kinds. A fact without values excludes one."""
        found = (pair for step in self.steps if step.asks for pair in step.foreseen(state, seat).items())
        return {kind: each for kind, each in found if all(each.facts.values())}

    @cached_property
    def table_choices(self) -> tuple[TableChoice, ...]:
        """The options of a table, in the order of the fields."""
        return tuple(
            TableChoice(field.name, values_of(field.type), field.default) for field in msgspec.structs.fields(self.options)
        )

    @cached_property
    def printed(self) -> Printed:
        """The names of the game's pieces and the numbers on them, for programs that know no game."""
        if self.pack is not None:
            return printed_in([self.pack.content])
        return printed_in(self.content() if self.content is not None else [])

    @cached_property
    def answer_type(self) -> Any:
        """The type of any answer, for strict decoding."""
        choice = union(self.choices)
        several: Any = tuple
        assigned: Any = Assigned
        shared: Any = Shared
        unasked: Any = Unasked
        return union((choice, several[choice, ...], int, assigned[choice], shared[choice], unasked[choice]))

    @cached_property
    def answers(self) -> Decoder[Answer]:
        """Reads any answer, strictly."""
        return Decoder(self.answer_type)

    @cached_property
    def recorded_type(self) -> Any:
        """The type of the entries of a record: an answer, or a resignation."""
        return union((self.answer_type, Resign))

    @cached_property
    def recorded(self) -> Decoder[Answer | Resign]:
        """Reads entries of a record, strictly."""
        return Decoder(self.recorded_type)

    @cached_property
    def event_lists(self) -> Decoder[list[Event]]:
        """Reads events."""
        events: Any = list
        return Decoder(events[union((*self.events, Resigned))])

    @cached_property
    def position_type(self) -> type[Struct]:
        """The schema of a saved position."""
        sequence: Any = list
        mapping: Any = dict
        seats: Any = tuple
        return defstruct(
            "Position",
            [
                ("game", str),
                ("rules", int),
                ("state", self.state),
                ("stack", sequence[union(self.steps)]),
                ("given", mapping[int, self.answer_type]),
                ("resigned", seats[int, ...], ()),
            ],
            forbid_unknown_fields=True,
            omit_defaults=True,
        )

    @cached_property
    def position_decoder(self) -> Decoder[Any]:
        """Reads a saved position of this version."""
        return Decoder(self.position_type, dec_hook=self.pack_of)

    def pack_of(self, kind: Any, saved: Any) -> Any:
        """Decode hook of msgspec: the pack of a saved position, which must be this one."""
        if (get_origin(kind) or kind) is not Pack or self.pack is None:
            raise TypeError(f"{kind} cannot be read")
        if saved != self.pack.hash:
            raise ValueError(f"played with the pack {saved or 'of the game itself'}, read with {self.pack.hash or 'that'}")
        return self.pack


def imagined_state(game: Game[S], seat: Seat, chance: Chance) -> S:
    """The state of an imagined game; in a finished game nothing is hidden."""
    rules, state = game.rules, game.state.copy()
    if rules.zones is not None and not game.is_over:
        rules.zones.imagine(state, seat, chance)
    if rules.imagine is not None and not game.is_over:
        rules.imagine(state, seat, chance)
    return state


def imagine(game: Game[S], seat: Seat, chance: Chance) -> Game[S]:
    """A game that this seat cannot distinguish from the real one, with everything it cannot know dealt again.

    Other seats' answers to an open question and the secrets of a step are dealt again, too. The imagined game has its own
    chance. Two games that look the same to the seat give the same result with the same `chance`.
    """
    state = imagined_state(game, seat, chance)
    state.chance = chance.fork()
    twin = game.copy()
    twin.state = state
    twin.stack = [step.imagined(state, seat, chance) for step in game.stack]
    twin.given = {}
    if game.given:
        asks = twin.step.ask(state)
        twin.given = {
            other: game.given[other] if other == seat else some_answer(asks[other], chance) for other in sorted(game.given)
        }
    twin.ask_again()
    return twin


def rollout(game: Game[Any]) -> Game[Any]:
    """A copy for bots to play to its end, up to a quarter faster because it tracks less of what seats know.

    Its steps decide as in the game itself. Its views, saves and imagined worlds are wrong.
    """
    twin = game.copy()
    if game.rules.zones is not None:
        twin.state.knows = Glimpses(twin.state.knows.seen)
    return twin

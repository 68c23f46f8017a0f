"""What a seat sees and can answer, as bags of tokens: the input of a net. Nothing here knows a game.

The tokens of a view say what is where (`regalia.bots.sight.values`). Those of an answer say what the view says of the
pieces, names, places and seats in it (`regalia.bots.sight.answers`), and how sensible the game's judgement finds it, if it
weighs answers. The two have no tokens in common.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct, json, to_builtins

from regalia.bots.habits import habitual, likely
from regalia.bots.judgement import judgement_of
from regalia.bots.sight.answers import Answering, Choices
from regalia.bots.sight.places import Gather, Things, gathering
from regalia.bots.sight.values import Bag, Look, Table, Tokens, Writers
from regalia.core import Answer, Ask, Game, Rules, Seat
from regalia.core.meaning import bare, meaning_of, types_of

VERSION = 3
"""Of the tokens: raised with every change of what they mean, since a net knows only those that it was trained with."""
SHARES = (0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.25, 0.33, 0.45, 0.6, 0.75, 0.9)
"""An answer has a token for each of these shares of all weights that its own weight reaches."""
NOTHING: tuple[Gather, frozenset[str]] = (lambda view, things: None), frozenset()
"""For views without things."""
MEMO = 300_000
"""Remembered bags, above which all are forgotten."""


class Seen(NamedTuple):
    """A decision as a net sees it: bags of 32-bit tokens, without an order."""

    state: Bag
    options: list[Bag]
    """One for each answer."""


class Question(NamedTuple):
    """What is asked, or offered."""

    kind: str
    """The kind of the step that asks."""
    ask: Ask
    answers: Sequence[Answer]
    weights: Sequence[float] | None = None
    """How sensible the game's judgement finds each of the answers, if it weighs them. Equal weights say nothing."""


class Sight:
    """What a seat sees and can answer, as bags of tokens for a net; knows no game."""

    def __init__(self, rules: Rules[Any], table: Table | None = None) -> None:
        """`table`: where tokens lead to, if not the tokens themselves are wanted."""
        self.rules = rules
        view: type[Struct] = get_type_hints(rules.see)["return"]
        self._gather, things = gathering(view) or NOTHING
        self.writers = Writers(table or Tokens(), things, several=rules.seats[-1] > 2)
        self._state = self.writers.of("", view)
        self._choices = Choices(rules, view, self.writers)
        self._weights = self.writers.memo()
        self.schema = schema_of(rules, view)
        """Digest of what tokens depend on: the types of views and options, names, numbers, habits, and versions."""

    def of(self, game: Game[Any], seat: Seat, answers: Sequence[Answer], weights: Sequence[float] | None = None) -> Seen:
        """What a seat sees, and some answers to the question that it is asked, or some of its offers.

        `weights`: what the game's judgement gives them, if that is known (`regalia.bots.choices.considered`). Where players
        have habits, a net sees those instead.
        """
        judgement = judgement_of(self.rules.slug)
        if weights is None or habitual(judgement) is not None:
            weights = likely(judgement, game, seat, answers)
        question = Question(game.step.kind(), game.asks.get(seat, ()), answers, weights)
        return self.of_view(self.rules.view(game, frozenset((seat,))), seat, len(game.state.seats), question)

    def of_view(self, view: Any, me: Seat, seats: int, question: Question) -> Seen:
        """The same from a seat's view, at a table with this number of seats."""
        if self.writers.written > MEMO:
            self.writers.forget()
        things: Things = {}
        self._gather(view, things)
        look = Look(view, me, seats, things)
        state: Bag = []
        self.writers.plain(f"?{question.kind}", seats, state)
        self._state(look, view, state)
        return Seen(state, self._options(look, question))

    def _options(self, look: Look, question: Question) -> list[Bag]:
        answering = Answering(self._choices, look, question.kind, question.ask)
        options: list[Bag] = []
        for answer in question.answers:
            options.append([])
            answering.write(answer, options[-1])
        if question.weights and len({*question.weights}) > 1:
            for option, weight in zip(options, self._weighed(question.kind, question.weights), strict=True):
                option.extend(weight)
        return options

    def _weighed(self, kind: str, weights: Sequence[float]) -> Iterator[Bag]:
        """For each weight, tokens that say how large it is."""
        total, most = sum(weights), max(weights)
        for weight in weights:
            steps = sum(weight >= share * total for share in SHARES)
            key = (kind, steps, weight == most, not weight)
            known = self._weights.get(key)
            if known is None:
                sizes = [*map(str, SHARES[:steps]), *["most"] * (weight == most), *["none"] * (not weight)]
                bag = self.writers.bag(f"{path}%{size}" for path in ("", kind) for size in sizes)
                self._weights[key] = known = self.writers.table.together(bag)
            yield known


def schema_of(rules: Rules[Any], view: type[Struct]) -> str:
    """The SHA-256 of the types of views and options, the names and numbers in the content, habits, and versions."""
    known: dict[str, Any] = {}
    for record in (view, *rules.choices):
        described(record, known)
    printed = rules.printed
    habits = sorted(getattr(judgement_of(rules.slug), "HABITS", {}).items())
    parts = (VERSION, rules.slug, rules.version, known, printed.names, printed.numbers, habits)
    return sha256(json.encode(parts, order="deterministic")).hexdigest()


def described(kind: Any, known: dict[str, Any]) -> Any:
    """A type as plain data; `known` gets the fields of all records in it."""
    meaning, plain = meaning_of(kind), bare(kind)
    if isinstance(plain, type) and issubclass(plain, Struct):
        if plain.__name__ not in known:
            known[plain.__name__] = {}
            known[plain.__name__] = {field: described(each, known) for field, each in types_of(plain).items()}
        return plain.__name__
    parts = [each if isinstance(each, str | int) else described(each, known) for each in get_args(plain)]
    name = getattr(get_origin(plain) or plain, "__name__", "")
    return [name, parts, None if meaning is None else [type(meaning).__name__, to_builtins(meaning)]]

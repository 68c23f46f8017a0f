"""Answers as tokens: what the view says of the pieces, names, places and seats in them, for `regalia.bots.sight`."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from regalia.bots.sight.places import Mention, Mentions, Note, noting
from regalia.bots.sight.types import is_plain, is_seat
from regalia.bots.sight.values import ROW, Bag, Look, Writers, flat_of, pairs
from regalia.core import Answer, Arrange, Ask, Assigned, IsIndex, IsName, Number, Option, Rules, Shared, Unasked
from regalia.core.meaning import IsBySeat, Meaning, bare, element, meaning_of, types_of

MENTIONS = 6
"""Most mentions of a name or an id in the view that are written for an answer with it."""
BESIDE = (-2, -1, 1, 2)
"""Neighbours of a piece in its row that are written for an answer with it."""
FAR = 6
"""Distances in a row beyond which all are alike."""


class Choices:
    """Writes the answers of a game."""

    def __init__(self, rules: Rules[Any], view: type[Struct], writers: Writers) -> None:
        self._rules = rules
        self._printed: dict[str, dict[str, int]] = {}
        self.view = view
        self.writers = writers
        self.kinds = {kind: _Choice(self, kind) for kind in rules.choices}
        fields = types_of(view)
        self.by_seat = [
            (field, element(bare(kind), 0)) for field, kind in fields.items() if isinstance(meaning_of(kind), IsBySeat)
        ]
        """The rows by seat in a view, with the types of their elements."""
        self.named = [(field, of) for field, kind in fields.items() if (of := writers.thing(kind))]
        """The fields of a view that name a thing, with what `IsId` says of it."""
        self._notes: dict[str, Note | None] = {}

    def printed(self, name: str) -> dict[str, int]:
        """The numbers printed on a piece, in the content and in what players are shown of it."""
        if name not in self._printed:
            shown = [(key, args or {"": 1}) for key, args in self._rules.numbers(name)]
            numbers = {f"{key}.{arg}": number for key, args in shown for arg, number in args.items()}
            self._printed[name] = {**self._rules.printed.numbers.get(name, {}), **numbers}
        return self._printed[name]

    def noting(self, of: str) -> Note | None:
        """The function that notes all mentions of names or ids in a view; None if it has none."""
        if of not in self._notes:
            self._notes[of] = noting(self.view, of)
        return self._notes[of]


class Answering:
    """Writes the answers to one question."""

    def __init__(self, choices: Choices, look: Look, kind: str, ask: Ask) -> None:
        """`kind`: that of the step which asks."""
        self.choices = choices
        self.look = look
        self.plain = choices.writers.plain
        self._kind = kind
        self._ask = ask
        self._mentions: dict[str, Mentions] = {}
        self.fields: dict[tuple[str, str, Any], Bag] = {}
        """What was written for a field of an option, by path, field and value."""

    def mentions(self, of: str, value: Any) -> list[Mention]:
        """Where the view mentions a name or an id."""
        if of not in self._mentions:
            found: Mentions = {}
            if (note := self.choices.noting(of)) is not None:
                note(self.look, "", self.look.view, found)
            self._mentions[of] = found
        return self._mentions[of].get(value, [])

    def write(self, answer: Answer, out: Bag) -> None:
        """Add the tokens of an answer."""
        match answer:
            case int():
                self._number(answer, out)
            case tuple():
                self._several(answer, out)
            case Assigned() | Shared():
                self._places(answer, out)
            case Unasked(option=option):
                self.option(self._kind, option, out)
            case Option():
                self.option(self._kind, answer, out)

    def _number(self, answer: int, out: Bag) -> None:
        self.plain(f"{self._kind}~", answer, out)
        if isinstance(self._ask, Number):
            self.plain(f"{self._kind}~above", answer - self._ask.least, out)
            self.plain(f"{self._kind}~below", self._ask.most - answer, out)

    def _several(self, answer: tuple[Option, ...], out: Bag) -> None:
        self.plain(f"{self._kind}~#", len(answer), out)
        for index, option in enumerate(answer):
            self.option(f"{self._kind}~", option, out)
            if isinstance(self._ask, Arrange):
                self.option(f"{self._kind}~{index}", option, out)

    def _places(self, answer: Assigned[Option] | Shared[Option], out: Bag) -> None:
        path = f"{self._kind}~"
        if isinstance(answer, Shared):
            for place, amount in answer.amounts:
                if amount:
                    self.option(path, place, out)
                    self.plain(f"{path}{self._flat(place)}", amount, out)
            return
        for thing, place in answer.pairs:
            self.option(path, thing, out)
            self.option(f"{path}to", place, out)
            self.plain(f"{path}{self._flat(thing)}", self._flat(place), out)

    def option(self, path: str, option: Option, out: Bag) -> None:
        """Add the tokens of an option."""
        self.choices.kinds[type(option)].write(self, path, option, out)

    def _flat(self, option: Option) -> str:
        return self.choices.kinds[type(option)].flat(self.look, option)


Field: TypeAlias = Callable[[Answering, str, Any, Bag], None]
"""Adds the tokens of an option's field at a path."""


class _Choice:
    """Writes the options of one type."""

    def __init__(self, choices: Choices, kind: type[Option]) -> None:
        self._name = kind.__name__
        self._writers = choices.writers
        types = types_of(kind)
        self._fields = [(f".{field}", attrgetter(field), self._field(choices, each)) for field, each in types.items()]
        self._plain = [field for field, each in types.items() if is_plain(each)]
        self._memo = choices.writers.memo()

    def flat(self, look: Look, option: Option) -> str:
        """The name of the type and the plain fields."""
        return " ".join([self._name, *(each.text for each in flat_of(option, self._plain, look))])

    def write(self, answering: Answering, path: str, option: Option, out: Bag) -> None:
        """Add the tokens of an option at a path."""
        flat = flat_of(option, self._plain, answering.look)
        path = f"{path}:{self._name}"
        known = self._memo.get((path, *flat))
        if known is None:
            known = self._writers.table.together(self._writers.bag([path, *pairs(path, flat, amounts=True)]))
            self._memo[path, *flat] = known
        out += known
        for field, get, write in self._fields:
            key = (path, field, get(option))
            written = answering.fields.get(key)
            if written is None:
                answering.fields[key] = written = []
                write(answering, path + field, key[2], written)
            out += written

    def _field(self, choices: Choices, kind: Any) -> Field:
        """The function for the values of a field of this type."""
        if of := choices.writers.thing(kind):
            return partial(_thing, of)
        if is_plain(kind) and is_seat(kind):
            return partial(_seat, kind)
        if is_plain(kind) and (name := stated(kind, IsName)):
            return partial(_name, (name.of, *name.among))
        if is_plain(kind) and (index := stated(kind, IsIndex)):
            row = types_of(choices.view).get(index.of, tuple[int, ...])
            return partial(_index, index.of, element(bare(row), 0))
        return partial(_anything, kind)


def stated(kind: Any, meaning: type[Meaning]) -> Any:
    """What a type, or one of those that it is a union of, states of this meaning; None if it states none."""
    found = (meaning_of(each) for each in (kind, *get_args(kind)))
    return next((each for each in found if isinstance(each, meaning)), None)


def _anything(kind: Any, answering: Answering, path: str, value: Any, out: Bag) -> None:
    answering.choices.writers.of(path, kind)(answering.look, value, out)


def _thing(of: str, answering: Answering, path: str, value: Any, out: Bag) -> None:
    """What the view says of a piece: its record, where it is, what is beside it, how far it is from what the view names."""
    writers, look = answering.choices.writers, answering.look
    record = look.things.get(of, {}).get(value) if value else None
    if record is None:
        answering.plain(path, "gone" if value else "none", out)
        return
    writers.of(f"{path}!", type(record))(look, record, out)
    mentions = answering.mentions(of, value)
    for mention in mentions[:MENTIONS]:
        _mentioned(answering, f"{path}^{mention.where}", mention, True, out)
    rows = [mention for mention in mentions if mention.row][:2]
    for mention in rows:
        _beside(answering, f"{path}^{mention.where}", mention, of, out)
    for field, each in answering.choices.named:
        if each == of and (other := getattr(look.view, field)):
            _distance(answering, f"{path}-{field}", rows, answering.mentions(of, other), out)


def _mentioned(answering: Answering, path: str, mention: Mention, light: bool, out: Bag) -> None:
    """One place where the view mentions a name or an id."""
    answering.plain(path, min(mention.at, ROW), out)
    if mention.record is not None:
        answering.choices.writers.of(path, type(mention.record), light)(answering.look, mention.record, out)


def _beside(answering: Answering, path: str, mention: Mention, of: str, out: Bag) -> None:
    """The place of a piece in a row, counted from its end, and its neighbours."""
    look, row = answering.look, mention.row
    answering.plain(f"{path}$", len(row) - mention.at, out)
    for offset in BESIDE:
        at = mention.at + offset
        if not 0 <= at < len(row):
            answering.plain(f"{path}{offset:+}", "none", out)
            continue
        record = look.things[of].get(_top(row[at]))
        if record is not None:
            answering.choices.writers.of(f"{path}{offset:+}", type(record))(look, record, out)


def _top(each: Any) -> Any:
    """The last element of a row, such as the top card of a pile; anything else itself."""
    return each[-1] if isinstance(each, tuple | list) and each else each


def _distance(answering: Answering, path: str, mine: list[Mention], others: list[Mention], out: Bag) -> None:
    """How far one piece is from another in the same row."""
    for mention in mine:
        for other in others:
            if other.row is mention.row:
                answering.plain(path, max(-FAR, min(FAR, other.at - mention.at)), out)
                return


def _name(lists: tuple[str, ...], answering: Answering, path: str, value: Any, out: Bag) -> None:
    """A name, the numbers printed on the piece, and every place where the view mentions it."""
    answering.plain(path, value, out)
    if not value:
        return
    for number, printed in answering.choices.printed(value).items():
        answering.plain(f"{path}%{number}", printed, out)
    for of in lists:
        for mention in answering.mentions(of, value)[:MENTIONS]:
            _mentioned(answering, f"{path}^{mention.where}", mention, False, out)


def _seat(kind: Any, answering: Answering, path: str, value: Any, out: Bag) -> None:
    """A seat, and what the view says of it."""
    writers, look = answering.choices.writers, answering.look
    writers.of(path, kind)(look, value, out)
    if value is None or value < 0:
        return
    for field, of in answering.choices.by_seat:
        row = getattr(look.view, field)
        if len(row) == look.seats:
            writers.of(f"{path}@{field}", of, True)(look, row[value], out)


def _index(of: str, kind: Any, answering: Answering, path: str, value: Any, out: Bag) -> None:
    """A position in a row of the view, and what is around it."""
    look = answering.look
    answering.plain(path, value, out)
    row = getattr(look.view, of, None)
    if value is None or not isinstance(row, tuple | list):
        return
    answering.plain(f"{path}$", len(row) - value, out)
    for offset in (-1, 0, 1):
        if 0 <= value + offset < len(row):
            _around(answering, f"{path}@{offset}", row[value + offset], kind, out)


def _around(answering: Answering, path: str, each: Any, kind: Any, out: Bag) -> None:
    """An element of a row; of a pile its top card."""
    of = answering.choices.writers.thing(element(bare(kind), 0)) if isinstance(each, tuple | list) else ""
    record = answering.look.things.get(of, {}).get(_top(each)) if of else None
    if record is not None:
        kind, each = type(record), record
    answering.choices.writers.of(path, kind)(answering.look, each, out)

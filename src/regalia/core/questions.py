"""Questions to seats, and the form of their answers.

Six kinds: one of some options, several of them, a number, and three that are not lists: things assigned to places
(`Assign`), a number split over places (`Share`), things put in order (`Arrange`). Possible answers are not listed:
`checking` finds what is wrong with one, `sampling` draws one at random, `neighbours` finds those close to a given one.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from regalia.core.meaning import Seat


class Option(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something a seat can choose, as a small record that names pieces and places."""


Piece_co = TypeVar("Piece_co", bound=Option, covariant=True)


class Several(Struct, frozen=True, tag="several", omit_defaults=True):
    """Choose at least `least` and at most `most` different options; the answer is a tuple of them, in any order."""

    options: tuple[Option, ...]
    least: int
    most: int
    groups: tuple[int, ...] = ()
    """For each option the number of its group, of which at most one can be chosen; empty: any of them together."""


class Number(Struct, frozen=True, tag="number"):
    """Choose a whole number from `least` to `most`."""

    least: int
    most: int


class Limit(Struct, frozen=True):
    """How much a place can take: from `least` to `most`."""

    least: int
    most: int


class Assign(Struct, frozen=True, tag="assign"):
    """Assign each thing to one of the places; the answer is an `Assigned`. "Nowhere" is a place like any other."""

    things: tuple[Option, ...]
    places: tuple[Option, ...]
    limits: tuple[Limit, ...] = ()
    """How many things each place takes, in the order of the places; empty: any number."""
    allowed: tuple[tuple[int, ...], ...] = ()
    """For each thing the indices of the places it can go to; empty: every thing can go everywhere."""


class Share(Struct, frozen=True, tag="share"):
    """Split a number over places; the answer is a `Shared`."""

    total: int
    places: tuple[Option, ...]
    limits: tuple[Limit, ...] = ()
    """How much each place takes, in the order of the places; empty: any amount."""
    least: int | None = None
    """The smallest total to split; None: all of it."""


class Arrange(Struct, frozen=True, tag="arrange"):
    """Put at least `least` and at most `most` of the things in an order; the answer is a tuple, the first one first."""

    things: tuple[Option, ...]
    least: int
    most: int


class Assigned(Struct, Generic[Piece_co], frozen=True, tag="assigned", forbid_unknown_fields=True):
    """An answer to `Assign`: each thing with its place."""

    pairs: tuple[tuple[Piece_co, Piece_co], ...]


class Shared(Struct, Generic[Piece_co], frozen=True, tag="shared", forbid_unknown_fields=True):
    """An answer to `Share`: places with their amounts. A place that is not named takes nothing."""

    amounts: tuple[tuple[Piece_co, int], ...]


class Unasked(Struct, Generic[Piece_co], frozen=True, tag="unasked", forbid_unknown_fields=True):
    """An offer that a seat takes; not an answer to a question."""

    option: Piece_co


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """A seat resigns; not an answer to a question. A bot decides for it from then on, or the game ends."""

    ends: bool


Ask: TypeAlias = tuple[Option, ...] | Several | Number | Assign | Share | Arrange
"""A question. A bare tuple asks for one of its options."""
Choices: TypeAlias = Ask | Sequence[Option]
"""A question, with options in any sequence."""
Answer: TypeAlias = Option | tuple[Option, ...] | int | Assigned[Option] | Shared[Option] | Unasked[Option]
Options: TypeAlias = Mapping[Seat, Ask]
"""The question for each seat that must decide."""
Answers: TypeAlias = Mapping[Seat, Answer]
Offers: TypeAlias = Mapping[Seat, tuple[Option, ...]]
"""The optional actions of each seat."""


class Foreseen(Struct, frozen=True):
    """A question that a seat can answer before it is asked: see `Step.foreseen`."""

    ask: Ask
    """The answers that it can offer."""
    facts: Mapping[str, tuple[str | int, ...]] = {}
    """The values that the facts of the question (`Step.facts`) can have, by their names."""


def limits_of(ask: Assign | Share) -> tuple[Limit, ...]:
    """How much each place takes, also where the question sets no limits."""
    total = ask.total if isinstance(ask, Share) else len(ask.things)
    return ask.limits or (Limit(0, total),) * len(ask.places)


def reach(ask: Assign, thing: int) -> Sequence[int]:
    """The places that a thing can go to, as indices."""
    return ask.allowed[thing] if ask.allowed else range(len(ask.places))


def lone_answer(ask: Ask) -> Answer | None:
    """The only legal answer, or None if there might be a choice. Limits of `Assign` and `Share` are ignored."""
    match ask:
        case tuple():
            return ask[0] if len(ask) == 1 else None
        case Number():
            return ask.least if ask.least == ask.most else None
        case Several():
            return ask.options if ask.least == len(ask.options) else () if ask.most == 0 else None
        case Arrange():
            return ask.things[: ask.most] if ask.most == 0 or len(ask.things) == ask.least == 1 else None
        case Assign():
            lone = all(len(reach(ask, thing)) == 1 for thing in range(len(ask.things)))
            return assigned(ask, [reach(ask, thing)[0] for thing in range(len(ask.things))]) if lone else None
        case Share():
            return shared(ask, (ask.total,) * len(ask.places)) if ask.total == 0 or _must_take_all(ask) else None


def _must_take_all(ask: Share) -> bool:
    return len(ask.places) == 1 and ask.least in (None, ask.total)


def in_order(ask: Ask, answer: Answer) -> Answer:
    """A legal answer as the engine stores it: parts in the order in which they were offered, including empty places."""
    if isinstance(ask, Several) and isinstance(answer, tuple):
        return tuple(option for option in ask.options if option in answer)
    if isinstance(ask, Assign) and isinstance(answer, Assigned):
        where = dict(answer.pairs)
        return Assigned(tuple((thing, where[thing]) for thing in ask.things))
    if isinstance(ask, Share) and isinstance(answer, Shared):
        given = dict(answer.amounts)
        return shared(ask, [given.get(place, 0) for place in ask.places])
    return answer


def assigned(ask: Assign, to: Sequence[int]) -> Assigned[Option]:
    """An answer from the index of each thing's place."""
    return Assigned(tuple((thing, ask.places[place]) for thing, place in zip(ask.things, to, strict=True)))


def shared(ask: Share, amounts: Sequence[int]) -> Shared[Option]:
    """An answer from the amount of each place."""
    return Shared(tuple(zip(ask.places, amounts, strict=True)))

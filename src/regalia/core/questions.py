"""Questions: what a seat may be asked, and what counts as an answer.

Six kinds: one of some options, several of them, a number, and three that are not lists: things put in places (`Assign`),
a number shared out over places (`Share`), things put in order (`Arrange`). The engine checks an answer, names the part that
is wrong, draws one at random and finds answers close to a given one, without listing all possible answers.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, counted from 0."""


class Option(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a seat may choose, as a small record that names pieces and places."""


Piece_co = TypeVar("Piece_co", bound=Option, covariant=True)


class Several(Struct, frozen=True, tag="several"):
    """Choose at least `least` and at most `most` different options; the answer is a tuple of them, in any order."""

    options: tuple[Option, ...]
    least: int
    most: int


class Number(Struct, frozen=True, tag="number"):
    """Choose a whole number from `least` to `most`."""

    least: int
    most: int


class Limit(Struct, frozen=True):
    """How much a place takes: from `least` to `most`."""

    least: int
    most: int


class Assign(Struct, frozen=True, tag="assign"):
    """Put each thing in one of the places; the answer is an `Assigned`. "Nowhere" is a place like any other."""

    things: tuple[Option, ...]
    places: tuple[Option, ...]
    limits: tuple[Limit, ...] = ()
    """How many things each place takes, in the order of the places; empty: any number."""
    allowed: tuple[tuple[int, ...], ...] = ()
    """For each thing the indices of the places it may go to; empty: every thing may go everywhere."""


class Share(Struct, frozen=True, tag="share"):
    """Share out a number over places; the answer is a `Shared`."""

    total: int
    places: tuple[Option, ...]
    limits: tuple[Limit, ...] = ()
    """How much each place takes, in the order of the places; empty: any amount."""
    least: int | None = None
    """How much must be shared out at least; None: all of it."""


class Arrange(Struct, frozen=True, tag="arrange"):
    """Put at least `least` and at most `most` of the things in an order; the answer is a tuple, the first one first."""

    things: tuple[Option, ...]
    least: int
    most: int


class Assigned(Struct, Generic[Piece_co], frozen=True, tag="assigned", forbid_unknown_fields=True):
    """An answer to `Assign`: each thing with its place."""

    pairs: tuple[tuple[Piece_co, Piece_co], ...]


class Shared(Struct, Generic[Piece_co], frozen=True, tag="shared", forbid_unknown_fields=True):
    """An answer to `Share`: places with the amount each takes. A place that is not named takes nothing."""

    amounts: tuple[tuple[Piece_co, int], ...]


Ask: TypeAlias = tuple[Option, ...] | Several | Number | Assign | Share | Arrange
"""A question. A bare tuple asks for one of its options."""
Choices: TypeAlias = Ask | Sequence[Option]
"""A question, with options in any sequence."""
Answer: TypeAlias = Option | tuple[Option, ...] | int | Assigned[Option] | Shared[Option]
Options: TypeAlias = Mapping[Seat, Ask]
"""Who must decide, among exactly which options."""
Answers: TypeAlias = Mapping[Seat, Answer]


class Wrong(Struct, frozen=True):
    """What is wrong with an answer, and with which part of it."""

    why: str
    """`not-offered`, `twice`, `missing`, `too-few`, `too-many` or `wrong-kind`."""
    part: Option | None = None
    """The option, thing or place that is wrong; None where it is the answer as a whole."""


NOT_OFFERED, TWICE, MISSING, TOO_FEW, TOO_MANY, WRONG_KIND = (
    "not-offered",
    "twice",
    "missing",
    "too-few",
    "too-many",
    "wrong-kind",
)


# Checking


def wrong(ask: Ask, answer: Answer) -> Wrong | None:
    """The first thing that is wrong with an answer, or None if it is legal."""
    match ask:
        case tuple():
            return None if answer in ask else Wrong(NOT_OFFERED)
        case Number():
            return _wrong_amount(answer, ask.least, ask.most) if type(answer) is int else Wrong(WRONG_KIND)
        case Several():
            return _wrong_choice(ask.options, ask.least, ask.most, answer)
        case Arrange():
            return _wrong_choice(ask.things, ask.least, ask.most, answer)
        case Assign():
            return _wrong_assignment(ask, answer) if isinstance(answer, Assigned) else Wrong(WRONG_KIND)
        case Share():
            return _wrong_share(ask, answer) if isinstance(answer, Shared) else Wrong(WRONG_KIND)


def allows(ask: Ask, answer: Answer) -> bool:
    """True if the answer is legal."""
    return wrong(ask, answer) is None


def _wrong_amount(amount: int, least: int, most: int, part: Option | None = None) -> Wrong | None:
    if amount < least:
        return Wrong(TOO_FEW, part)
    return Wrong(TOO_MANY, part) if amount > most else None


def _wrong_choice(options: tuple[Option, ...], least: int, most: int, answer: Answer) -> Wrong | None:
    if not isinstance(answer, tuple):
        return Wrong(WRONG_KIND)
    return _wrong_parts(options, answer) or _wrong_amount(len(answer), least, most)


def _wrong_parts(offered: Sequence[Option], named: Sequence[Option]) -> Wrong | None:
    for place, option in enumerate(named):
        if option not in offered:
            return Wrong(NOT_OFFERED, option)
        if option in named[:place]:
            return Wrong(TWICE, option)
    return None


def _wrong_assignment(ask: Assign, answer: Assigned[Option]) -> Wrong | None:
    things = [thing for thing, _ in answer.pairs]
    unfit = _wrong_parts(ask.things, things)
    if unfit is not None:
        return unfit
    where = dict(answer.pairs)
    counts = [0] * len(ask.places)
    for index, thing in enumerate(ask.things):
        if thing not in where:
            return Wrong(MISSING, thing)
        if where[thing] not in ask.places or (place := ask.places.index(where[thing])) not in _reach(ask, index):
            return Wrong(NOT_OFFERED, thing)
        counts[place] += 1
    return _wrong_counts(ask, counts)


def _wrong_share(ask: Share, answer: Shared[Option]) -> Wrong | None:
    unfit = _wrong_parts(ask.places, [place for place, _ in answer.amounts])
    if unfit is not None:
        return unfit
    given = dict(answer.amounts)
    amounts = [given.get(place, 0) for place in ask.places]
    least = ask.total if ask.least is None else ask.least
    return _wrong_counts(ask, amounts) or _wrong_amount(sum(amounts), least, ask.total)


def _wrong_counts(ask: Assign | Share, counts: Sequence[int]) -> Wrong | None:
    for place, count, limit in zip(ask.places, counts, _limits(ask), strict=True):
        unfit = _wrong_amount(count, limit.least, limit.most, place)
        if unfit is not None:
            return unfit
    return None


def _limits(ask: Assign | Share) -> tuple[Limit, ...]:
    total = ask.total if isinstance(ask, Share) else len(ask.things)
    return ask.limits or (Limit(0, total),) * len(ask.places)


def _reach(ask: Assign, thing: int) -> Sequence[int]:
    """The places that a thing may go to, as indices."""
    return ask.allowed[thing] if ask.allowed else range(len(ask.places))


# What is known about a question


def lone_answer(ask: Ask) -> Answer | None:
    """The only legal answer, or None where there may be a choice. Limits of `Assign` and `Share` are not looked at."""
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
            lone = all(len(_reach(ask, thing)) == 1 for thing in range(len(ask.things)))
            return assigned(ask, [_reach(ask, thing)[0] for thing in range(len(ask.things))]) if lone else None
        case Share():
            return shared(ask, (ask.total,) * len(ask.places)) if ask.total == 0 or _must_take_all(ask) else None


def _must_take_all(ask: Share) -> bool:
    return len(ask.places) == 1 and ask.least in (None, ask.total)


def in_order(ask: Ask, answer: Answer) -> Answer:
    """A legal answer as the engine keeps it: parts in the order in which they were offered, empty places included."""
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


# Drawing


class Lots(Protocol):
    """Something to draw lots with, such as `Chance`."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to `bound` - 1."""
        ...


T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")


def some_answer(ask: Ask, lots: Lots) -> Answer:
    """A random legal answer. Every one can come; they are equally likely for one option, a number and an order.

    Of several options first the number is drawn, then which.
    """
    match ask:
        case tuple():
            return ask[lots.below(len(ask))]
        case Number():
            return _between(ask.least, ask.most, lots)
        case Several():
            return in_order(ask, _draw(ask.options, _between(ask.least, ask.most, lots), lots))
        case Arrange():
            return _draw(ask.things, _between(ask.least, ask.most, lots), lots)
        case Assign():
            return assigned(ask, _some_assignment(ask, lots))
        case Share():
            return shared(ask, _some_share(ask, lots))


def _between(least: int, most: int, lots: Lots) -> int:
    return least + lots.below(most - least + 1)


def _draw(items: Sequence[T], count: int, lots: Lots) -> tuple[T, ...]:
    """The first `count` of a Fisher-Yates shuffle."""
    pool = [*items]
    for place in range(count):
        other = place + lots.below(len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return tuple(pool[:count])


def _some_assignment(ask: Assign, lots: Lots) -> list[int]:
    """Thing by thing, in random order, one of the places from which all the others can still be placed."""
    settled: dict[int, int] = {}
    for thing in _draw(range(len(ask.things)), len(ask.things), lots):
        reach = _reach(ask, thing)
        open_places = [place for place in reach if not ask.limits or _completes(ask, {**settled, thing: place})]
        assert open_places, f"{ask} has no legal answer"
        settled[thing] = open_places[lots.below(len(open_places))]
    return [settled[thing] for thing in range(len(ask.things))]


def _completes(ask: Assign, settled: Mapping[int, int]) -> bool:
    """True if the things that are not settled can be placed within the limits.

    Bipartite matching by augmenting paths (Kuhn). A place has a slot for each thing it may still take. The slots that must
    be filled are matched first; matching the remaining things afterwards never empties a slot.
    """
    counts = Counter(settled.values())
    limits = _limits(ask)
    if any(counts[place] > limit.most for place, limit in enumerate(limits)):
        return False
    loose = [thing for thing in range(len(ask.things)) if thing not in settled]
    if not ask.allowed:  # only the numbers matter
        must = sum(max(0, limit.least - counts[place]) for place, limit in enumerate(limits))
        return must <= len(loose) <= sum(limit.most - counts[place] for place, limit in enumerate(limits))
    slots = [(place, number) for place, limit in enumerate(limits) for number in range(counts[place], limit.most)]
    fits = {thing: [slot for slot in slots if slot[0] in _reach(ask, thing)] for thing in loose}
    takers = {slot: [thing for thing in loose if slot in fits[thing]] for slot in slots if slot[1] < limits[slot[0]].least}
    place_of: dict[int, tuple[int, int]] = {}
    holder: dict[tuple[int, int], int] = {}
    return all(augment(slot, takers, holder, place_of, set()) for slot in takers) and all(
        thing in place_of or augment(thing, fits, place_of, holder, set()) for thing in loose
    )


def augment(one: A, edges: Mapping[A, Sequence[B]], mine: dict[A, B], theirs: dict[B, A], tried: set[B]) -> bool:
    """Match `one`, moving others on where that helps."""
    for other in edges[one]:
        if other not in tried:
            tried.add(other)
            if other not in theirs or augment(theirs[other], edges, mine, theirs, tried):
                mine[one], theirs[other] = other, one
                return True
    return False


def _some_share(ask: Share, lots: Lots) -> list[int]:
    """Place by place, in random order, an amount that leaves a legal rest to the others."""
    limits = [Limit(limit.least, min(limit.most, ask.total)) for limit in _limits(ask)]
    floor, room = sum(limit.least for limit in limits), sum(limit.most for limit in limits)
    least = ask.total if ask.least is None else ask.least
    left = _between(max(least, floor), min(ask.total, room), lots)
    amounts = [0] * len(limits)
    for place in _draw(range(len(limits)), len(limits), lots):
        limit = limits[place]
        floor, room = floor - limit.least, room - limit.most
        amounts[place] = _between(max(limit.least, left - room), min(limit.most, left - floor), lots)
        left -= amounts[place]
    return amounts


# Search


def neighbours(ask: Ask, answer: Answer) -> Iterator[Answer]:
    """The legal answers that differ in one thing: a thing elsewhere, a point moved, two things exchanged."""
    for near in _near(ask, answer):
        if near != answer and allows(ask, near):
            yield in_order(ask, near)


def _near(ask: Ask, answer: Answer) -> Iterator[Answer]:
    match ask:
        case tuple():
            yield from ask
        case Number():
            yield from (cast("int", answer) - 1, cast("int", answer) + 1)
        case Several():
            yield from _near_choice(ask.options, cast("tuple[Option, ...]", answer))
        case Arrange():
            order = cast("tuple[Option, ...]", answer)
            yield from _exchanges(order)
            yield from _near_choice(ask.things, order)
        case Assign():
            yield from _near_assignment(ask, cast("Assigned[Option]", answer))
        case Share():
            yield from _near_share(ask, cast("Shared[Option]", in_order(ask, answer)))


def _near_choice(options: tuple[Option, ...], chosen: tuple[Option, ...]) -> Iterator[Answer]:
    others = [option for option in options if option not in chosen]
    for place in range(len(chosen)):
        yield (*chosen[:place], *chosen[place + 1 :])
        yield from ((*chosen[:place], other, *chosen[place + 1 :]) for other in others)
    yield from ((*chosen, other) for other in others)


def _exchanges(order: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    for one in range(len(order)):
        for other in range(one + 1, len(order)):
            changed = [*order]
            changed[one], changed[other] = changed[other], changed[one]
            yield tuple(changed)


def _near_assignment(ask: Assign, answer: Assigned[Option]) -> Iterator[Answer]:
    things, places = zip(*answer.pairs, strict=True) if answer.pairs else ((), ())
    for index in range(len(things)):
        for place in ask.places:
            yield Assigned(tuple(zip(things, (*places[:index], place, *places[index + 1 :]), strict=True)))
    for exchanged in _exchanges(places):
        yield Assigned(tuple(zip(things, exchanged, strict=True)))


def _near_share(ask: Share, answer: Shared[Option]) -> Iterator[Answer]:
    amounts = [amount for _, amount in answer.amounts]
    for giver in range(len(amounts)):
        for change in (-1, 1):
            yield shared(ask, [amount + change * (place == giver) for place, amount in enumerate(amounts)])
        for taker in range(len(amounts)):
            if taker != giver and amounts[giver]:
                yield shared(ask, [amount + (place == taker) - (place == giver) for place, amount in enumerate(amounts)])

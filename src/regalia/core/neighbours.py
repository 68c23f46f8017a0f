"""Answers close to a given one, for search."""

from collections.abc import Iterator
from typing import TypeVar, cast

from regalia.core.checking import allows
from regalia.core.questions import (
    Answer,
    Arrange,
    Ask,
    Assign,
    Assigned,
    Number,
    Option,
    Several,
    Share,
    Shared,
    in_order,
    shared,
)

T = TypeVar("T")


def neighbours(ask: Ask, answer: Answer) -> Iterator[Answer]:
    """The legal answers that differ in one respect: a thing in another place, a point moved, or two things exchanged."""
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
    for index in range(len(chosen)):
        yield (*chosen[:index], *chosen[index + 1 :])
        yield from ((*chosen[:index], other, *chosen[index + 1 :]) for other in others)
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
            yield shared(ask, [amount + change * (index == giver) for index, amount in enumerate(amounts)])
        for taker in range(len(amounts)):
            if taker != giver and amounts[giver]:
                yield shared(ask, [amount + (index == taker) - (index == giver) for index, amount in enumerate(amounts)])

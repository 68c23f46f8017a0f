"""Answers that are typed: how a question is shown as numbered lines, and what a typed line means."""

from collections.abc import Iterator, Sequence

from regalia.core import Answer, Arrange, Assign, Assigned, Limit, Number, OneOf, Option, Several, Share, Shared
from regalia.core.views import Posed

KINDS = {OneOf: "one", Several: "some", Number: "number", Assign: "assign", Share: "share", Arrange: "order"}


def kind(posed: Posed) -> str:
    """The kind of a question, as the terminal's texts name it: `choose-<kind>`, `no-<kind>`, `help-<kind>`."""
    return KINDS[type(posed)]


def options(posed: Posed) -> tuple[Option, ...]:
    """Every option that a question names."""
    match posed:
        case Number():
            return ()
        case Assign():
            return (*posed.things, *posed.places)
        case Share():
            return posed.places
        case Arrange():
            return posed.things
        case _:
            return posed.options


def numbered(posed: Posed) -> Iterator[tuple[int, Option, str]]:
    """The first list of a question: each option with its number, and what limits it, such as ` (0–2)`."""
    match posed:
        case Assign():
            for number, thing in enumerate(posed.things, start=1):
                reach = posed.allowed[number - 1] if posed.allowed else ()
                yield number, thing, f" ({', '.join(str(place + 1) for place in reach)})" if reach else ""
        case Share():
            yield from limited(posed.places, posed.limits)
        case _:
            yield from ((number, option, "") for number, option in enumerate(options(posed), start=1))


def limited(places: Sequence[Option], limits: Sequence[Limit]) -> Iterator[tuple[int, Option, str]]:
    """Places with their numbers, and how much each takes."""
    for number, place in enumerate(places, start=1):
        limit = limits[number - 1] if limits else None
        yield number, place, f" ({limit.least}–{limit.most})" if limit else ""


def read(posed: Posed, line: str) -> Answer | None:
    """The answer that a line means. None if it means none; whether the answer is legal is for `wrong` to say."""
    words = line.split()
    if not all(map(str.isdecimal, words)):
        return None
    numbers = [int(word) for word in words]
    match posed:
        case Number():
            return numbers[0] if len(numbers) == 1 else None
        case Share():
            return Shared(tuple(zip(posed.places, numbers, strict=True))) if len(numbers) == len(posed.places) else None
        case Assign():
            places = named(posed.places, numbers)
            if places is None or len(places) != len(posed.things):
                return None
            return Assigned(tuple(zip(posed.things, places, strict=True)))
    chosen = named(options(posed), numbers)
    if isinstance(posed, OneOf):
        return chosen[0] if chosen is not None and len(chosen) == 1 else None
    return chosen


def named(listed: Sequence[Option], numbers: Sequence[int]) -> tuple[Option, ...] | None:
    """The options with these numbers, or None if there is no such number."""
    if not all(1 <= number <= len(listed) for number in numbers):
        return None
    return tuple(listed[number - 1] for number in numbers)

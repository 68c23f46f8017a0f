"""Typed answers: shows a question as numbered lines and interprets a typed line."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from regalia.core import Answer, Arrange, Assign, Assigned, Limit, Number, OneOf, Option, Several, Share, Shared, Unasked
from regalia.core.views import Posed

KINDS = {OneOf: "one", Several: "some", Number: "number", Assign: "assign", Share: "share", Arrange: "order"}
LONG = 24
"""If a question has more options, they are chosen part by part where possible."""

T = TypeVar("T")


class Parts(Struct, frozen=True):
    """Options that differ in fields with the same possible values: the answer gives one number for each field."""

    options: tuple[Option, ...]
    fields: tuple[str, ...]
    values: tuple[str, ...]

    def of(self, option: Option) -> tuple[str, ...]:
        """An option's values, by field."""
        return tuple(getattr(option, field) for field in self.fields)

    @property
    def are_different(self) -> bool:
        """True if no option contains a value twice."""
        return all(len({*self.of(option)}) == len(self.fields) for option in self.options)


def parts(posed: Posed) -> Parts | None:
    """The parts of a long list's options, if all options are of one kind with the same kind of parts."""
    if not isinstance(posed, OneOf) or len(posed.options) <= LONG or len({*map(type, posed.options)}) > 1:
        return None
    taken = {field: [getattr(each, field) for each in posed.options] for field in posed.options[0].__struct_fields__}
    differing = [field for field, values in taken.items() if len({*values}) > 1]
    values = dict.fromkeys(getattr(each, field) for each in posed.options for field in differing)
    alike = all({*taken[field]} == values.keys() for field in differing) and all(isinstance(each, str) for each in values)
    return Parts(posed.options, tuple(differing), tuple(values)) if alike and len(differing) > 1 else None


def kind(posed: Posed) -> str:
    """A question's kind in the keys of the terminal's texts: `choose-<kind>`, `no-<kind>`, `help-<kind>`."""
    return "parts" if parts(posed) else KINDS[type(posed)]


def options(posed: Posed) -> tuple[Option, ...]:
    """All options that a question contains."""
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
    """A question's first list: each option with its number and its limits, such as `0–2`."""
    match posed:
        case Assign():
            for number, thing in enumerate(posed.things, start=1):
                reach = posed.allowed[number - 1] if posed.allowed else ()
                yield number, thing, ", ".join(str(index + 1) for index in reach)
        case Share():
            yield from limited(posed.places, posed.limits)
        case _:
            yield from ((number, option, "") for number, option in enumerate(options(posed), start=1))


def limited(places: Sequence[Option], limits: Sequence[Limit]) -> Iterator[tuple[int, Option, str]]:
    """The places with their numbers and capacities."""
    for number, index in enumerate(places, start=1):
        limit = limits[number - 1] if limits else None
        yield number, index, f"{limit.least}–{limit.most}" if limit else ""


def read(posed: Posed, line: str) -> Answer | None:
    """The answer that a line means, or None. `wrong` checks if the answer is legal."""
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
    made_of = parts(posed)
    if made_of is not None:
        values = named(made_of.values, numbers)
        return next((option for option in made_of.options if made_of.of(option) == values), None)
    chosen = named(options(posed), numbers)
    if isinstance(posed, OneOf):
        return chosen[0] if chosen is not None and len(chosen) == 1 else None
    return chosen


def read_offer(offers: Sequence[Option], line: str) -> Unasked[Option] | None:
    """The offer that a line such as `+1` means, or None."""
    number = line.removeprefix("+").strip()
    chosen = named(offers, [int(number)]) if number.isdecimal() else None
    return Unasked(chosen[0]) if chosen else None


def named(listed: Sequence[T], numbers: Sequence[int]) -> tuple[T, ...] | None:
    """The items with these numbers, or None if a number does not exist."""
    if not all(1 <= number <= len(listed) for number in numbers):
        return None
    return tuple(listed[number - 1] for number in numbers)

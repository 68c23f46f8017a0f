"""Rules 12.3. Selectors: a base and its filters."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from regalia.games.wheel_of_time.language import tables
from regalia.games.wheel_of_time.language.grammar.amounts import COMPARE, GRAMMARS, Unread, amount, call, quantity
from regalia.games.wheel_of_time.language.records import Amount, Filter, Quantity, Selection, Selector, Thing
from regalia.games.wheel_of_time.language.tables import Function, Table
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State

COMPARISON = re.compile(r"(.*?[^<>=!])(>=|<=|==|>|<)([^<>=].*)")


def selector(text: str) -> Selector:
    """Rules 12.3. `base.filter.filter*count`, with alternatives."""
    body, star, suffix = text.partition("*")
    each = body.endswith(".each")
    options = _options(body.removesuffix(".each"))
    least, most = _how_many(suffix) if star else (amount(1), amount(1))
    return Selector(text, options, each, least, most, *_bound(options))


def _how_many(suffix: str) -> tuple[Amount, Amount]:
    """The number to choose: `*2`, `*X`, `*2+`, `*upto:3`, `*any`."""
    if suffix == "any":
        return amount(0), amount("any")
    if suffix.endswith("+"):
        return amount(suffix[:-1]), amount("any")
    if suffix.startswith("upto:"):
        return amount(0), amount(suffix.removeprefix("upto:"))
    return amount(suffix), amount(suffix)


def _options(body: str) -> tuple[Selection, ...]:
    """The alternatives of a selector. What follows `|` replaces the last filter only, unless it begins with a base."""
    first, *others = body.split("|")
    selections = [_segments(first)]
    for other in others:
        head, *more = other.split(".")
        if _is_base(head):
            selections.append(_segments(other))
        else:
            selections[-1][-1] += f"|{head}"
            selections[-1] += more
    return tuple(_selection(segments) for segments in selections)


def _segments(text: str) -> list[str]:
    """A base and its filters. A filter that names a selector takes all that follows."""
    head, *filters = text.split(".")
    for index, each in enumerate(filters):
        if each.split(":")[0].removeprefix("!") in SELECTING:
            return [head, *filters[:index], ".".join(filters[index:])]
    return [head, *filters]


SELECTING = ("same_as", "on", "targets")


def _is_base(text: str) -> bool:
    return text in tables.TYPES or text in tables.ROLES


def _selection(segments: list[str]) -> Selection:
    base = segments[0] if _is_base(segments[0]) else ""
    said = segments[1:] if base else segments
    zones = tuple(zone for each in said if _zones(each) for zone in _zones(each))
    if said and not base and said[0] in tables.ZONES:
        base = ""
    table = tables.FILTERS if zones else {"player": tables.PLAYERS, "chal": tables.CHALLENGES}.get(base, tables.FILTERS)
    filters = tuple(_alternatives(table, each) for each in said if not _zones(each))
    return Selection(base, filters, zones)


def _zones(text: str) -> tuple[str, ...]:
    """The zones that a segment names."""
    named = tuple(text.split("|"))
    return named if all(name in tables.ZONES for name in named) else ()


def _alternatives(table: Table, text: str) -> Filter:
    """`x`, `x|y+z`: one filter, or alternatives of filters that must all hold."""
    options = tuple(tuple(_filter(table, each) for each in option.split("+")) for option in text.split("|"))
    if len(options) == 1 and len(options[0]) == 1:
        return options[0][0]
    return Filter(
        "any_of",
        options,
        False,
        lambda state, ctx, thing: any(all(each.test(state, ctx, thing) for each in option) for option in options),
    )


def _filter(table: Table, text: str) -> Filter:
    negated = text.startswith("!")
    plain = text.removeprefix("!")
    name, said, test = _comparison(plain) if COMPARISON.fullmatch(plain) else call(table, plain)
    if negated:
        return Filter(name, said, True, lambda state, ctx, thing: not test(state, ctx, thing))
    return Filter(name, said, False, test)


def _comparison(text: str) -> tuple[str, tuple[Any, ...], Function]:
    """A comparison: `current_C>=4`, `damage>=highest_permanent`, `current_P<self_current_P`."""
    found = COMPARISON.fullmatch(text)
    assert found is not None, text
    left, sign, compare = quantity(found[1]), found[2], COMPARE[found[2]]
    right = _quantity_or_amount(found[3])
    if isinstance(right, Quantity):
        return (
            "compare",
            (left, sign, right),
            lambda state, ctx, thing: compare(left.of(state, ctx, thing), right.of(state, ctx, thing)),
        )
    return (
        "compare",
        (left, sign, right),
        lambda state, ctx, thing: compare(left.of(state, ctx, thing), right.of(state, ctx)),
    )


def _quantity_or_amount(text: str) -> Quantity | Amount:
    try:
        return quantity(text)
    except Unread:
        return amount(text)


def _bound(options: tuple[Selection, ...]) -> tuple[Callable[..., bool], Callable[..., list[Thing]], Callable[..., int]]:
    """The test, all matches, and their number."""
    bound = [(_matcher(option), _finder(option)) for option in options]
    if len(bound) == 1:
        return _bound_alone(*bound[0], in_zones=bool(options[0].zones))

    def matches(state: State, ctx: Context, thing: Thing) -> bool:
        return any(match(state, ctx, thing) for match, _ in bound)

    def copies(state: State, ctx: Context) -> list[Thing]:
        return [
            thing
            for index, (match, find) in enumerate(bound)
            for thing in find(state, ctx)
            if match(state, ctx, thing) and not any(before(state, ctx, thing) for before, _ in bound[:index])
        ]

    def things(state: State, ctx: Context) -> list[Thing]:
        return list(dict.fromkeys(copies(state, ctx)))

    return matches, things, lambda state, ctx: len(copies(state, ctx))


def _bound_alone(
    match: Function, find: Function, in_zones: bool
) -> tuple[Callable[..., bool], Callable[..., list[Thing]], Callable[..., int]]:
    """The same for a selector without alternatives. Only zones hold several copies."""

    def copies(state: State, ctx: Context) -> list[Thing]:
        return [thing for thing in find(state, ctx) if match(state, ctx, thing)]

    if not in_zones:
        return match, copies, lambda state, ctx: len(copies(state, ctx))
    return match, lambda state, ctx: list(dict.fromkeys(copies(state, ctx))), lambda state, ctx: len(copies(state, ctx))


def _matcher(option: Selection) -> Callable[[State, Context, Thing], bool]:
    """True if a thing matches the base and all filters."""
    tests: list[Function] = [each.test for each in option.filters]
    if option.base in tables.TYPES:
        tests.insert(0, tables.TYPES[option.base])
    elif option.base:
        role = tables.ROLES[option.base]
        tests.insert(0, lambda state, ctx, thing: thing in role(state, ctx))
    return _together(tests)


def _together(tests: list[Function]) -> Function:
    """All tests combined. Most selectors have two or three, which need no loop."""
    if not tests:
        return lambda state, ctx, thing: True
    if len(tests) == 1:
        return tests[0]
    first, *rest = tests
    if len(rest) == 1:
        second = rest[0]
        return lambda state, ctx, thing: first(state, ctx, thing) and second(state, ctx, thing)
    others = _together(rest)
    return lambda state, ctx, thing: first(state, ctx, thing) and others(state, ctx, thing)


def _finder(option: Selection) -> Callable[[State, Context], Iterable[Thing]]:
    """The things among which matches are searched."""
    if option.zones:
        zones = [tables.ZONES[zone] for zone in option.zones]
        return lambda state, ctx: [kind for zone in zones for kind in zone(state, ctx)]
    if option.base in tables.ROLES:
        return tables.ROLES[option.base]
    if option.base == "chal":
        return lambda state, ctx: list(state.challenges)
    if option.base == "player":
        return lambda state, ctx: state.seats
    return lambda state, ctx: list(state.pieces)


GRAMMARS[Selector] = selector

"""Rules 12.3 to 12.6. Strings of the small grammars become records, each bound to the function of its word.

Whatever is not understood raises Unread; nothing is ignored.
"""

import inspect
import re
from collections.abc import Callable, Iterable
from functools import partial
from operator import eq, ge, gt, le, lt
from typing import Any, Literal, TypeVar, get_args, get_origin

from msgspec.structs import replace

from regalia.games.wheel_of_time import content
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import records
from regalia.games.wheel_of_time.words.records import (
    UNBOUNDED,
    Allegiances,
    Amount,
    Condition,
    Cost,
    Either,
    Filter,
    Function,
    Quantity,
    Selection,
    Selector,
    Symbols,
    Thing,
    Use,
)

COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "==": eq, ">": gt, "<": lt}
COMPARISON = re.compile(r"(.*?[^<>=!])(>=|<=|==|>|<)([^<>=].*)")
LAST_COMPARISON = re.compile(r"(.*[^<>=!])(>=|<=|==|>|<)([^<>=]*)")
ABILITY_WORD = re.compile(r"(\w+)_([PIOCSXD])")
UNPRINTED = ("foxhead_medallion", "blacksmith_s_hammer")
"""Rules 13. Two cards that others name and that were never printed."""
FORMS = ("card_based", "contested", "nation", "pattern")
PURPOSES = ("recruit", "replace", "event", "advantage", "text_cost_of_target", "participate")

Read = TypeVar("Read")


class Unread(Exception):  # noqa: N818 - named after what it is about
    """A string has no meaning."""


# ---------------------------------------------------------------- names


def _name(known: Callable[[], Iterable[str]]) -> Callable[[str], str]:
    """A reader of names of one kind; an underscore stands for a space."""

    def read(text: str) -> str:
        for name in (text, text.replace("_", " ")):
            if name in known():
                return name
        raise Unread(f"no such name: {text}")

    return read


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d+", text):
        raise Unread(f"not a number: {text}")
    return int(text)


NAMES: dict[Any, Callable[[str], Any]] = {
    int: _number,
    str: str,
    records.Allegiance: _name(lambda: content.names().allegiances),
    records.Trait: _name(lambda: content.names().traits),
    records.Tag: _name(lambda: content.names().tags),
    records.CardName: _name(lambda: (*content.names().kinds, *UNPRINTED)),
    records.ChallengeName: _name(lambda: (*FORMS, *content.names().kinds)),
    records.Title: _name(lambda: content.names().titles),
    records.Personality: _name(lambda: content.names().personalities),
}


def said_word(kind: Any, text: str) -> Any:
    """A text as a value of a type: a name, one of some words, a selector, an amount."""
    if get_origin(kind) is Literal:
        if text not in get_args(kind):
            raise Unread(f"{text} is none of {', '.join(map(str, get_args(kind)))}")
        return text
    reader = NAMES.get(kind) or GRAMMARS.get(kind)
    if reader is None:
        raise Unread(f"no reader for {kind}")
    return reader(text)


def _call(registry: dict[str, Function], text: str, position: int) -> tuple[str, tuple[Any, ...], Function]:
    """A word and what is said with it: its name, the decoded values, and the function bound to them."""
    name, _, rest = text.partition(":")
    said = [rest] if rest else []
    if name not in registry and (found := ABILITY_WORD.fullmatch(name)):
        name, said = found[1], [found[2], *said]
    if name not in registry:
        raise Unread(f"unknown word: {text}")
    function = registry[name]
    kinds = [parameter.annotation for parameter in inspect.signature(function).parameters.values()][:-position]
    values = _values(kinds, said, text)
    return name, values, partial(function, *values) if values else function


def _values(kinds: list[Any], said: list[str], text: str) -> tuple[Any, ...]:
    """What is said with a word, value by value; the last value takes all that is left."""
    while said and len(said) < len(kinds):
        *first, last = said
        head, colon, rest = last.partition(":")
        if not colon:
            break
        said = [*first, head, rest]
    if len(said) != len(kinds):
        raise Unread(f"{text} says {len(said)} things and not {len(kinds)}")
    return tuple(said_word(kind, each) for kind, each in zip(kinds, said, strict=True))


# ---------------------------------------------------------------- amounts


def amount(value: str | int) -> Amount:
    """Rules 12.6. A number, or a word for one."""
    if isinstance(value, int):
        return Amount("number", (value,), lambda state, ctx: value)
    text = value
    if re.fullmatch(r"\d+", text):
        return amount(int(text))
    if found := re.fullmatch(r"(min|max)\(([^,]+),([^,]+)\)", text):
        return _larger_or_smaller(found[1], amount(found[2]), amount(found[3]))
    if found := re.fullmatch(r"-(.+)", text):
        return _changed("minus", amount(found[1]), 0, lambda number, _: -number)
    if found := re.fullmatch(r"(\d+)\*(.+)", text):
        return _changed("times", amount(found[2]), int(found[1]), lambda number, by: number * by)
    if found := re.fullmatch(r"(.+)/(\d+)", text):
        return _changed("per", amount(found[1]), int(found[2]), lambda number, by: number // by)
    if found := re.fullmatch(r"([\w:]+)([+-]\d+)", text):
        return _changed("plus", amount(found[1]), int(found[2]), lambda number, by: number + by)
    return _amount_word(text)


def _amount_word(text: str) -> Amount:
    if text in ("any", "all"):
        return Amount(text, (), lambda state, ctx: UNBOUNDED)
    name, said, function = _call(records.AMOUNTS, text, 2)
    return Amount(name, said, function)


def _changed(name: str, inner: Amount, by: int, change: Callable[[int, int], int]) -> Amount:
    return Amount(name, (inner, by), lambda state, ctx: change(inner.of(state, ctx), by))


def _larger_or_smaller(name: str, left: Amount, right: Amount) -> Amount:
    choose: Callable[[int, int], int] = {"min": min, "max": max}[name]
    return Amount(name, (left, right), lambda state, ctx: choose(left.of(state, ctx), right.of(state, ctx)))


def quantity(text: str) -> Quantity:
    """A number of a card."""
    return Quantity(*_call(records.QUANTITIES, text, 3))


# ---------------------------------------------------------------- selectors


def selector(text: str) -> Selector:
    """Rules 12.3. `base.filter.filter*count`, with alternatives."""
    body, star, suffix = text.partition("*")
    each = body.endswith(".each")
    options = _options(body.removesuffix(".each"))
    least, most = _how_many(suffix) if star else (amount(1), amount(1))
    return Selector(text, options, each, least, most, *_bound(options))


def _how_many(suffix: str) -> tuple[Amount, Amount]:
    """Of how many: `*2`, `*X`, `*2+`, `*upto:3`, `*any`."""
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
    return text in records.TYPES or text in records.ROLES


def _selection(segments: list[str]) -> Selection:
    base = segments[0] if _is_base(segments[0]) else ""
    said = segments[1:] if base else segments
    zones = tuple(zone for each in said if _zones(each) for zone in _zones(each))
    if said and not base and said[0] in records.ZONES:
        base = ""
    registry = (
        records.FILTERS if zones else {"player": records.PLAYERS, "chal": records.CHALLENGES}.get(base, records.FILTERS)
    )
    filters = tuple(_alternatives(registry, each) for each in said if not _zones(each))
    return Selection(base, filters, zones)


def _zones(text: str) -> tuple[str, ...]:
    """The zones that a segment names."""
    named = tuple(text.split("|"))
    return named if all(name in records.ZONES for name in named) else ()


def _alternatives(registry: dict[str, Function], text: str) -> Filter:
    """`x`, `x|y+z`: one filter, or alternatives of filters that must all hold."""
    options = tuple(tuple(_filter(registry, each) for each in option.split("+")) for option in text.split("|"))
    if len(options) == 1 and len(options[0]) == 1:
        return options[0][0]
    return Filter(
        "any_of",
        options,
        False,
        lambda state, ctx, thing: any(all(each.test(state, ctx, thing) for each in option) for option in options),
    )


def _filter(registry: dict[str, Function], text: str) -> Filter:
    negated = text.startswith("!")
    plain = text.removeprefix("!")
    name, said, test = _comparison(plain) if COMPARISON.fullmatch(plain) else _call(registry, plain, 3)
    if negated:
        return Filter(name, said, True, lambda state, ctx, thing: not test(state, ctx, thing))
    return Filter(name, said, False, test)


def _comparison(text: str) -> tuple[str, tuple[Any, ...], Function]:
    """`current_C>=4`, `damage>=highest_permanent`, `current_P<self_current_P`: of the thing, or of the position."""
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
    """What matches, all that match, and how many."""
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
    """The same where there are no alternatives. Only in zones are there several copies."""

    def copies(state: State, ctx: Context) -> list[Thing]:
        return [thing for thing in find(state, ctx) if match(state, ctx, thing)]

    if not in_zones:
        return match, copies, lambda state, ctx: len(copies(state, ctx))
    return match, lambda state, ctx: list(dict.fromkeys(copies(state, ctx))), lambda state, ctx: len(copies(state, ctx))


def _matcher(option: Selection) -> Callable[[State, Context, Thing], bool]:
    """Does a thing fit the base and all filters?"""
    tests: list[Function] = [each.test for each in option.filters]
    if option.base in records.TYPES:
        tests.insert(0, records.TYPES[option.base])
    elif option.base:
        role = records.ROLES[option.base]
        tests.insert(0, lambda state, ctx, thing: thing in role(state, ctx))
    return _together(tests)


def _together(tests: list[Function]) -> Function:
    """All tests as one. Most selectors have two or three, which need no loop."""
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
    """Where to look for what fits."""
    if option.zones:
        zones = [records.ZONES[zone] for zone in option.zones]
        return lambda state, ctx: [kind for zone in zones for kind in zone(state, ctx)]
    if option.base in records.ROLES:
        return records.ROLES[option.base]
    if option.base == "chal":
        return lambda state, ctx: list(state.challenges)
    if option.base == "player":
        return lambda state, ctx: state.seats
    return lambda state, ctx: list(state.pieces)


# ---------------------------------------------------------------- conditions


def condition(text: str) -> Condition:
    """Rules 12.4. A condition, perhaps one of several alternatives."""
    first, *others = text.split("|")
    parts = [first]
    for other in others:
        if _begins_condition(other):
            parts.append(other)
        else:
            parts[-1] += f"|{other}"
    options = tuple(_one_condition(part) for part in parts)
    if len(options) == 1:
        return options[0]
    return Condition("any_of", options, False, lambda state, ctx: any(each.holds(state, ctx) for each in options))


def _begins_condition(text: str) -> bool:
    name, colon, _ = text.removeprefix("!").partition(":")
    return name in records.CONDITIONS or bool(colon and name in records.AMOUNTS)


def _one_condition(text: str) -> Condition:
    negated = text.startswith("!")
    plain = text.removeprefix("!")
    name, said, holds = _compared(plain) if _is_comparison(plain) else _call(records.CONDITIONS, plain, 2)
    if negated:
        return Condition(name, said, True, lambda state, ctx: not holds(state, ctx))
    return Condition(name, said, False, holds)


def _is_comparison(text: str) -> bool:
    """Is it about two amounts? A condition with a selector may hold comparisons of its own."""
    name = re.split(r"[:<>=]", text)[0]
    own = name in records.CONDITIONS and name not in records.AMOUNTS
    return not own and LAST_COMPARISON.fullmatch(text) is not None


def _compared(text: str) -> tuple[str, tuple[Any, ...], Function]:
    """`hand>=4`, `pattern_own>pattern_opp`: two amounts. The comparison is the last one."""
    found = LAST_COMPARISON.fullmatch(text)
    assert found is not None, text
    left, compare, right = amount(found[1]), COMPARE[found[2]], amount(found[3])
    return (
        "compare",
        (left, found[2], right),
        lambda state, ctx: compare(left.of(state, ctx), right.of(state, ctx)),
    )


# ---------------------------------------------------------------- symbols, allegiances, uses


def symbols(text: str) -> Symbols:
    """Rules 12.6. `SX`, `P|I|C`, or a word."""
    options = tuple(text.split("|"))
    if all(re.fullmatch(r"[PIOCSXD]+", option) for option in options):
        return Symbols("letters", options, lambda state, ctx: options)
    name, _, function = _call(records.SYMBOLS, text, 2)
    return Symbols(name, (), function)


def allegiances(text: str) -> Allegiances:
    """`Aiel`, `chosen`, `all_of:dragon`, `self+rotated`."""
    if "+" in text:
        parts = tuple(allegiances(part) for part in text.split("+"))
        return Allegiances("both", parts, lambda state, ctx: frozenset().union(*(part.of(state, ctx) for part in parts)))
    if text.split(":", maxsplit=1)[0] in records.ALLEGIANCES:
        return Allegiances(*_call(records.ALLEGIANCES, text, 2))
    named = frozenset((said_word(records.Allegiance, text),))
    return Allegiances("name", tuple(named), lambda state, ctx: named)


def use(text: str) -> Use:
    """`recruit:alleg:Aiel`, `recruit,event`, `not_recruit`."""
    negated = text.startswith("not_")
    return Use(text, negated, tuple(_purpose(each) for each in text.removeprefix("not_").split(",")))


def _purpose(text: str) -> tuple[str, Selector | None]:
    purpose, colon, limit = text.partition(":")
    if purpose not in PURPOSES:
        raise Unread(f"no such purpose: {purpose}")
    return purpose, selector(limit) if colon else None


# ---------------------------------------------------------------- costs


def cost(text: str) -> Cost:
    """Rules 12.5. A cost: `rotate`, `opt:pool:C`, `shuffle_self|discard`."""
    optional = text.startswith("opt:")
    options = tuple(_one_cost(each) for each in _costs(text.removeprefix("opt:")))
    found = options[0] if len(options) == 1 else Either(text=text, options=options)
    return replace(found, optional=True) if optional else found


def _costs(text: str) -> list[str]:
    """`pay:O|pool:O` are two costs, `pay:P|I` is one."""
    parts = text.split("|")
    several = len(parts) > 1 and all(part.split(":", maxsplit=1)[0] in records.COSTS for part in parts)
    return parts if several else [text]


def _one_cost(text: str) -> Cost:
    name, _, rest = text.partition(":")
    if name not in records.COSTS:
        raise Unread(f"unknown cost: {text}")
    return records.COSTS[name](text, name, rest)


GRAMMARS: dict[Any, Callable[[str], Any]] = {
    Amount: amount,
    Quantity: quantity,
    Selector: selector,
    Condition: condition,
    Symbols: symbols,
    Allegiances: allegiances,
    Use: use,
    Cost: cost,
}

"""Rules 12.4 to 12.6. Conditions, symbols, allegiances, their permitted uses, and costs."""

import re
from typing import Any

from msgspec.structs import replace

from regalia.games.wheel_of_time.language import records, tables
from regalia.games.wheel_of_time.language.grammar.amounts import COMPARE, GRAMMARS, Unread, amount, call, said_word
from regalia.games.wheel_of_time.language.grammar.selectors import selector
from regalia.games.wheel_of_time.language.records import Allegiances, Condition, Cost, Either, Selector, Symbols, Use
from regalia.games.wheel_of_time.language.tables import Function

LAST_COMPARISON = re.compile(r"(.*[^<>=!])(>=|<=|==|>|<)([^<>=]*)")


def condition(text: str) -> Condition:
    """Rules 12.4. A condition, or several alternatives."""
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
    return name in tables.CONDITIONS or bool(colon and name in tables.AMOUNTS)


def _one_condition(text: str) -> Condition:
    negated = text.startswith("!")
    plain = text.removeprefix("!")
    name, said, holds = _compared(plain) if _is_comparison(plain) else call(tables.CONDITIONS, plain)
    if negated:
        return Condition(name, said, True, lambda state, ctx: not holds(state, ctx))
    return Condition(name, said, False, holds)


def _is_comparison(text: str) -> bool:
    """True if it compares two amounts. A condition with a selector can contain comparisons of its own."""
    name = re.split(r"[:<>=]", text)[0]
    own = name in tables.CONDITIONS and name not in tables.AMOUNTS
    return not own and LAST_COMPARISON.fullmatch(text) is not None


def _compared(text: str) -> tuple[str, tuple[Any, ...], Function]:
    """`hand>=4`, `pattern_own>pattern_opp`: two amounts. The comparison is the last one."""
    found = LAST_COMPARISON.fullmatch(text)
    assert found is not None, text
    left, compare, right = amount(found[1]), COMPARE[found[2]], amount(found[3])
    return ("compare", (left, found[2], right), lambda state, ctx: compare(left.of(state, ctx), right.of(state, ctx)))


GRAMMARS[Condition] = condition


PURPOSES = ("recruit", "replace", "event", "advantage", "text_cost_of_target", "participate")


def symbols(text: str) -> Symbols:
    """Rules 12.6. `SX`, `P|I|C`, or a word."""
    options = tuple(text.split("|"))
    if all(re.fullmatch(r"[PIOCSXD]+", option) for option in options):
        return Symbols("letters", options, lambda state, ctx: options)
    name, _, function = call(tables.SYMBOLS, text)
    return Symbols(name, (), function)


def allegiances(text: str) -> Allegiances:
    """`Aiel`, `chosen`, `all_of:dragon`, `self+rotated`."""
    if "+" in text:
        parts = tuple(allegiances(part) for part in text.split("+"))
        return Allegiances("both", parts, lambda state, ctx: frozenset().union(*(part.of(state, ctx) for part in parts)))
    if text.split(":", maxsplit=1)[0] in tables.ALLEGIANCES:
        return Allegiances(*call(tables.ALLEGIANCES, text))
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


def cost(text: str) -> Cost:
    """Rules 12.5. A cost: `rotate`, `opt:pool:C`, `shuffle_self|discard`."""
    optional = text.startswith("opt:")
    options = tuple(_one_cost(each) for each in _costs(text.removeprefix("opt:")))
    found = options[0] if len(options) == 1 else Either(text=text, options=options)
    return replace(found, optional=True) if optional else found


def _costs(text: str) -> list[str]:
    """`pay:O|pool:O` are two costs, `pay:P|I` is one."""
    parts = text.split("|")
    several = len(parts) > 1 and all(part.split(":", maxsplit=1)[0] in tables.COSTS for part in parts)
    return parts if several else [text]


def _one_cost(text: str) -> Cost:
    name, _, rest = text.partition(":")
    if name not in tables.COSTS:
        raise Unread(f"unknown cost: {text}")
    return tables.COSTS[name](text, name, rest)


GRAMMARS[Symbols] = symbols
GRAMMARS[Allegiances] = allegiances
GRAMMARS[Use] = use
GRAMMARS[Cost] = cost

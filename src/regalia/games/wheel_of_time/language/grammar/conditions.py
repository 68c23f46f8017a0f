"""Rules 12.4. Conditions, and comparisons of two amounts."""

import re
from typing import Any

from regalia.games.wheel_of_time.language import records
from regalia.games.wheel_of_time.language.grammar.amounts import COMPARE, amount
from regalia.games.wheel_of_time.language.grammar.names import GRAMMARS, call
from regalia.games.wheel_of_time.language.records import Condition, Function

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
    return name in records.CONDITIONS or bool(colon and name in records.AMOUNTS)


def _one_condition(text: str) -> Condition:
    negated = text.startswith("!")
    plain = text.removeprefix("!")
    name, said, holds = _compared(plain) if _is_comparison(plain) else call(records.CONDITIONS, plain)
    if negated:
        return Condition(name, said, True, lambda state, ctx: not holds(state, ctx))
    return Condition(name, said, False, holds)


def _is_comparison(text: str) -> bool:
    """True if it compares two amounts. A condition with a selector can contain comparisons of its own."""
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


GRAMMARS[Condition] = condition

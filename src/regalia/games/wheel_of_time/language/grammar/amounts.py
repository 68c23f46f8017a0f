"""Rules 12.6. Amounts: a number, a word for one, or a little arithmetic."""

import re
from collections.abc import Callable
from operator import eq, ge, gt, le, lt

from regalia.games.wheel_of_time.language import records
from regalia.games.wheel_of_time.language.grammar.names import GRAMMARS, call
from regalia.games.wheel_of_time.language.records import UNBOUNDED, Amount, Quantity

COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "==": eq, ">": gt, "<": lt}


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
    name, said, function = call(records.AMOUNTS, text)
    return Amount(name, said, function)


def _changed(name: str, inner: Amount, by: int, change: Callable[[int, int], int]) -> Amount:
    return Amount(name, (inner, by), lambda state, ctx: change(inner.of(state, ctx), by))


def _larger_or_smaller(name: str, left: Amount, right: Amount) -> Amount:
    choose: Callable[[int, int], int] = {"min": min, "max": max}[name]
    return Amount(name, (left, right), lambda state, ctx: choose(left.of(state, ctx), right.of(state, ctx)))


def quantity(text: str) -> Quantity:
    """A number of a card."""
    return Quantity(*call(records.QUANTITIES, text))


GRAMMARS[Amount] = amount
GRAMMARS[Quantity] = quantity

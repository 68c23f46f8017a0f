"""Rules 12.3 to 12.6. The common part of all small grammars, names and words with their arguments; and amounts."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from operator import eq, ge, gt, le, lt
from typing import Any, Literal, get_args, get_origin

from regalia.games.wheel_of_time import content
from regalia.games.wheel_of_time.language import records, tables
from regalia.games.wheel_of_time.language.records import UNBOUNDED, Amount, Quantity
from regalia.games.wheel_of_time.language.tables import Function, Table

ABILITY_WORD = re.compile(r"(\w+)_([PIOCSXD])")
GRAMMARS: dict[Any, Callable[[str], Any]] = {}
"""The parser of each type of record; each grammar registers its own."""
UNPRINTED = ("foxhead_medallion", "blacksmith_s_hammer")
"""Rules 13. Two cards that other cards name but that were never printed."""
FORMS = ("card_based", "contested", "nation", "pattern")


class Unread(Exception):  # noqa: N818 - named after what it is about
    """A string has no meaning."""


# ---------------------------------------------------------------- names
def _name(known: Callable[[], Iterable[str]]) -> Callable[[str], str]:
    """A parser of names of one kind; an underscore represents a space."""

    def read(text: str) -> str:
        for name in (text, text.replace("_", " ")):
            if name in known():
                return name
        raise Unread(f"no such name: {text}")

    return read


NAMES: dict[Any, Callable[[str], Any]] = {
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
    return (NAMES.get(kind) or GRAMMARS[kind])(text)


def call(table: Table, text: str) -> tuple[str, tuple[Any, ...], Function]:
    """A word with its arguments: its name, the decoded values, and the function bound to them."""
    name, _, rest = text.partition(":")
    said = [rest] if rest else []
    if name not in table and (found := ABILITY_WORD.fullmatch(name)):
        name, said = found[1], [found[2], *said]
    if name not in table:
        raise Unread(f"unknown word: {text}")
    values = _values(table.arguments[name], said, text)
    return name, values, partial(table[name], *values) if values else table[name]


def _values(kinds: list[Any], said: list[str], text: str) -> tuple[Any, ...]:
    """A word's arguments, one by one; the last one takes the rest of the text."""
    while said and len(said) < len(kinds):
        *first, last = said
        head, colon, rest = last.partition(":")
        if not colon:
            break
        said = [*first, head, rest]
    if len(said) != len(kinds):
        raise Unread(f"{text} says {len(said)} things and not {len(kinds)}")
    return tuple(said_word(kind, each) for kind, each in zip(kinds, said, strict=True))


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
    name, said, function = call(tables.AMOUNTS, text)
    return Amount(name, said, function)


def _changed(name: str, inner: Amount, by: int, change: Callable[[int, int], int]) -> Amount:
    return Amount(name, (inner, by), lambda state, ctx: change(inner.of(state, ctx), by))


def _larger_or_smaller(name: str, left: Amount, right: Amount) -> Amount:
    choose: Callable[[int, int], int] = {"min": min, "max": max}[name]
    return Amount(name, (left, right), lambda state, ctx: choose(left.of(state, ctx), right.of(state, ctx)))


def quantity(text: str) -> Quantity:
    """A number of a card."""
    return Quantity(*call(tables.QUANTITIES, text))


GRAMMARS[Amount] = amount
GRAMMARS[Quantity] = quantity

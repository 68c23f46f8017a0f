"""What the types of views, options and events state about numbers and words must be true of every game that is played."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from regalia.core import IsId, IsIndex, IsName, Rules, look
from regalia.core.meaning import IsBySeat, IsSeat, Meaning, stated
from regalia.testing.playing import every_table, name_of, some_moments


def records(rules: Rules[Any], seats: int) -> Iterator[Struct]:
    """Views of a random game from the eyes of those who are asked, its questions, and its events."""
    for _, game in some_moments(rules, seats, 33):
        for seat, ask in game.asks.items():
            yield look(game, seat).view
            yield from ask if isinstance(ask, tuple) else [ask]
        yield from game.events or []


def fault(meaning: Meaning, value: Any, rules: Rules[Any], seats: int) -> str:
    """What is wrong with a value that stands for something; empty if nothing is."""
    match meaning:
        case IsSeat():
            return "" if -1 <= value < seats else f"{value} is no seat"
        case IsBySeat():
            return "" if len(value) in (0, seats) else f"{value} has not one element for each of {seats} seats"
        case IsName():
            return "" if value in ("", *rules.printed.words(meaning)) else f"{value!r} is no {meaning.of}"
        case IsIndex():
            return "" if value >= -1 else f"{value} is no index"
        case IsId():
            return ""


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_numbers_and_words_are_what_their_types_state(rules: Rules[Any], seats: int) -> None:
    for record in records(rules, seats):
        for meaning, value in stated(record, type(record)):
            assert not (wrong := fault(meaning, value, rules, seats)), f"{type(record).__name__}: {wrong}"

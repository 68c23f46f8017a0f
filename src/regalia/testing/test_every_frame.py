"""In every game, a view taken within an action, as an animation shows it, reveals no more than one between actions."""

from collections.abc import Iterable
from typing import Any

import pytest

from regalia.core import Rules, imagine
from regalia.testing.playing import dice, every_frame, every_table, first_of, name_of
from regalia.testing.privacy import assert_looks_as_seen, place, sights


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
@pytest.mark.parametrize("numbers", first_of(range(4)))
def test_after_each_event_of_an_action_a_seat_sees_only_what_it_can_know(
    rules: Rules[Any], seats: int, numbers: Iterable[int]
) -> None:
    for number in numbers:
        for index, game in enumerate(every_frame(rules, seats, 40 + number)):
            assert not game.is_over, f"{place(game, None)} sees the end before the action is over"
            seen = sights(game, (None, *range(seats)))
            for seat in range(seats):
                assert_looks_as_seen(game, seen, imagine(game, seat, dice(index)), seat)

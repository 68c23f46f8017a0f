"""Tables: seats that are asked at once can act in any order."""

import pickle

import pytest

from regalia.research import Table
from tests.playing import seed


def test_a_seat_that_is_asked_too_can_act_first_and_stays_the_acting_one_in_copies() -> None:
    table = Table("old_kings_crown", 3, seed(1))
    assert (table.seat, {*table.game.asks}) == (0, {0, 1, 2})
    table.let(2)
    assert (table.seat, table.copy().seat, pickle.loads(pickle.dumps(table)).seat) == (2, 2, 2)
    while table.seat == 2:
        table.act(table.legal()[0])
    assert (table.seat, {*table.game.asks}) == (0, {0, 1})


def test_a_seat_that_is_neither_asked_nor_offered_anything_cannot_act() -> None:
    table = Table("oriflamme", 3, seed(1))
    with pytest.raises(ValueError, match="seat 1 is asked nothing"):
        table.let(1)
    with pytest.raises(ValueError, match="seat 0 is offered nothing"):
        table.let(0, is_offer=True)

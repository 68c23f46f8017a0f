"""Sealed bids, a boost-or-pass window, numbers (the tiny auction)."""

from typing import Any

import pytest

from regalia.core import Game, IllegalAnswer, Match, Number, look, save
from tests.playing import seed, sight
from tests.tiny.auction import RULES, Bid, Boost, Pass, Window


def auction(seats: int = 3) -> Game[Any]:
    return RULES.begin(seats, seed(1), events=True)


def test_all_seats_are_asked_at_once_for_a_number() -> None:
    assert auction().asks == {seat: Number(0, 10) for seat in range(3)}


def test_an_answer_stays_secret_until_all_are_in() -> None:
    one, two = auction(), auction()
    one.answer(0, 3)
    two.answer(0, 7)
    assert sight(one, 1) == sight(two, 1)
    assert sight(one, None) == sight(two, None)
    assert (look(one, 0).given, look(two, 0).given) == (3, 7)
    assert look(one, 1).decision == look(two, 1).decision
    assert tuple(one.asks) == (1, 2)


def test_the_order_in_which_the_others_answer_does_not_matter() -> None:
    one, two = auction(), auction()
    for seat in (0, 1, 2):
        one.answer(seat, seat + 1)
    for seat in (2, 0, 1):
        two.answer(seat, seat + 1)
    assert save(one) == save(two)
    assert one.state.bids == [1, 2, 3]


@pytest.mark.parametrize("bid", [-1, 11, Pass(), (), True])
def test_a_number_out_of_range_or_something_else_is_refused(bid: Any) -> None:
    game = auction()
    before = save(game)
    with pytest.raises(IllegalAnswer) as illegal:
        game.answer(1, bid)
    assert illegal.value.allowed == Number(0, 10)
    assert illegal.value.refusal.rule == "2"
    assert save(game) == before


def test_who_has_answered_is_asked_no_more() -> None:
    game = auction()
    game.answer(0, 3)
    with pytest.raises(IllegalAnswer) as illegal:
        game.answer(0, 4)
    assert illegal.value.refusal.reason == "not-asked"


def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    game = auction()
    for seat in range(3):
        game.answer(seat, 2)
    asked = []
    for answer in (Pass(), Pass(), Boost(), Pass(), Pass(), Pass()):
        assert isinstance(game.step, Window)
        (seat,) = game.asks
        asked.append(seat)
        game.answer(seat, answer)
    assert asked == [0, 1, 2, 0, 1, 2]
    assert isinstance(game.step, Bid)
    assert game.state.coins == [10, 10, 10 - 3]


def test_being_asked_can_be_information_so_that_a_lone_option_is_asked_all_the_same() -> None:
    game = auction()
    for seat in range(3):
        game.answer(seat, 10)
    assert game.asks == {0: (Pass(),)}


def test_a_secret_answer_can_be_withdrawn_while_others_decide() -> None:
    match = Match(RULES, 3, seed(1))
    match.answer(1, 5)
    match.answer(0, 9)
    assert (match.undo_steps(0), match.undo_steps(1), match.undo_steps(2)) == ([1], [0], [])
    match.undo(1, 0)
    assert sorted(match.game.asks) == [1, 2]
    assert match.game.given == {0: 9}
    match.answer(1, 6)
    match.answer(2, 1)
    assert match.game.state.bids == [9, 6, 1]
    assert [given.seat for given in match.answers] == [0, 1, 2]


def test_an_answer_that_came_with_a_position_cannot_be_withdrawn() -> None:
    match = Match(RULES, 3, seed(1))
    match.answer(1, 5)
    match.carry_on(match.game.copy(), match.answers)
    assert match.open_answer(1) is None
    assert match.undo_steps(1) == []


def test_once_all_are_in_nobody_can_go_back() -> None:
    match = Match(RULES, 3, seed(1))
    for seat in range(3):
        match.answer(seat, 5)
    assert [match.undo_steps(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(ValueError, match="cannot step back"):
        match.undo(0, 0)

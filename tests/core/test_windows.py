"""Windows, responses first in, first out, and what is about to happen (the tiny game of reactions)."""

from typing import Any

import pytest

from regalia.core import PASS, Game, Pass, imagine, load, save
from tests.playing import dice, moments, seed
from tests.tiny.reactions import RULES, Copy, Play, Round, State, Struck

BOLT, GAIN, SHIELD = Play("bolt"), Play("gain"), Play("shield")


def with_hands(mine: str, theirs: str) -> Game[State]:
    """A game in which seat 0 begins; hands as in `bolt gain, shield`."""
    state = State(dice(0), [tuple(mine.split()), tuple(theirs.split())], [0, 0])
    return Game(RULES, state, Round(0))


def test_two_passes_in_a_row_end_a_window() -> None:
    game = with_hands("bolt gain", "bolt")
    game.answer(0, PASS)
    game.answer(1, BOLT)
    game.answer(0, PASS)  # no shield
    assert game.step == Round(0, passes=0)
    game.answer(0, PASS)
    assert game.is_over, "the other side has no cards left, and passes"


def test_whoever_might_have_something_is_asked_even_if_there_is_nothing_but_a_pass() -> None:
    game = with_hands("shield", "shield")
    assert game.asks == {0: (Pass(),)}


def test_whoever_has_no_cards_is_not_asked() -> None:
    game = with_hands("", "bolt")
    assert [*game.asks] == [1]


def test_what_a_response_causes_is_answered_after_what_came_before_it() -> None:
    game = with_hands("gain gain bolt", "gain gain")
    game.answer(0, GAIN)
    assert (game.step, [*game.asks]) == (Copy(waiting=(1, 0)), [1])
    game.answer(1, GAIN)
    assert (game.step, game.state.score) == (Copy(waiting=(1, 0)), [1, 1]), "as often as one likes"
    game.answer(1, PASS)
    game.answer(0, PASS)
    assert game.step == Copy(waiting=(0, 1)), "now the copy is answered, from the other side"


def test_what_is_about_to_happen_can_be_prevented_or_happens() -> None:
    for answer, score, discard in ((SHIELD, [0, 0], ("bolt", "shield")), (PASS, [0, -1], ("bolt",))):
        game = with_hands("bolt bolt", "shield gain")
        game.answer(0, BOLT)
        assert game.step == Struck(1)
        game.answer(1, answer)
        assert (game.state.score, game.state.discard) == (score, discard)


def test_a_window_in_progress_survives_saving() -> None:
    game = with_hands("gain gain", "gain")
    game.answer(0, GAIN)
    again: Game[Any] = load(RULES, save(game))
    again.answer(1, GAIN)
    game.answer(1, GAIN)
    assert save(again) == save(game)


@pytest.mark.parametrize("number", range(5))
def test_whether_a_seat_is_asked_tells_the_other_nothing(number: int) -> None:
    for game in moments(RULES, 2, number):
        for seat in (0, 1):
            assert [*imagine(game, seat, dice(number)).asks] == [*game.asks]


def test_a_round_begins_with_the_first_seat() -> None:
    assert RULES.begin(2, seed(0)).step == Round(0)

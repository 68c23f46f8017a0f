"""Offers: what a seat that is not asked may do, and nobody waits for."""

import pytest

from regalia.core import IllegalAnswer, Match, look, record_of, save, verify
from tests.playing import seed
from tests.tiny.heckling import RULES, Jeer, Jeered, Say


def test_a_seat_that_is_not_asked_sees_what_it_may_do_all_the_same() -> None:
    game = RULES.begin(2, seed(1))
    assert [(look(game, seat).ask is None, look(game, seat).offers) for seat in (0, 1)] == [(False, ()), (True, (Jeer(),))]
    assert look(game, None).offers == ()


def test_an_offer_is_carried_out_and_the_same_question_is_asked_again() -> None:
    game = RULES.begin(2, seed(1), events=True)
    asks = game.asks
    game.answer(1, Jeer())
    game.answer(1, Jeer())
    assert (game.asks, game.state.score, game.state.jeers, game.events) == (asks, [-2, 0], [3, 1], [Jeered(1), Jeered(1)])
    game.answer(0, Say(3))
    assert (game.state.score, [*game.asks]) == ([3 - 2, 0], [1])


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = RULES.begin(2, seed(1))
    game.state.jeers[1] = 0
    before = save(game)
    for seat, answer, reason in [(1, Jeer(), "not-asked"), (1, Say(1), "not-asked"), (0, Jeer(), "Speak")]:
        with pytest.raises(IllegalAnswer) as illegal:
            game.answer(seat, answer)
        assert illegal.value.refusal.reason == reason
    assert save(game) == before


def test_a_match_remembers_offers_and_its_record_can_be_verified() -> None:
    match = Match(RULES, 2, seed(2))
    match.answer(1, Jeer())
    assert (match.undo_steps(0), match.undo_steps(1)) == ([], [0])
    while not match.game.is_over:
        match.answer(min(match.game.asks), Say(1))
    assert match.game.state.score == [3 - 1, 3]
    assert not verify(RULES, record_of(match)).problems
    match.rewind(0)
    assert match.game.state.jeers == [3, 3]

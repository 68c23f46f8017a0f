"""Offers: what seats may do unasked while the table rests. Nobody waits for them, and nobody else is told of them."""

import msgspec
import pytest

from regalia.core import Chance, Game, IllegalAnswer, Match, Unasked, imagine, load, look, record_of, save, verify
from regalia.testing.playing import ONCE_IN
from tests.playing import dice, play_out, seed, turn
from tests.tiny.orchard import RULES, Lay, LayAside, Rang, Rest, Ring, Sell, Sold, State, Take, Turn

RING, TAKE, REST = Ring(), Take(), Rest()


def orchard(*hands: str, basket: str = "fig plum pear", laying: bool = False) -> Game[State]:
    steps = [LayAside()] if laying else [Turn(0), Turn(1), LayAside()]
    kinds = [tuple(hand.split()) for hand in hands]
    return Game(RULES, State(Chance(seed(0)), kinds, tuple(basket.split()), [0] * len(hands)), *steps, events=[])


def match_of(game: Game[State]) -> Match:
    """A match that goes on from a position."""
    match = Match(RULES, 2, seed(0))
    match.game = game
    match._moments = {0: game.copy()}
    return match


def test_what_is_offered_is_done_and_the_same_question_is_put_again() -> None:
    game = orchard("fig fig pear", "apple")
    asks = game.asks
    game.answer(0, Unasked(Sell("fig")))
    assert game.events == [Sold(0, "fig")]
    assert (game.state.hands[0], game.state.coins) == (("pear",), [1, 0])
    assert game.asks == asks == {0: (TAKE, REST)}


def test_a_seat_that_is_not_asked_may_do_what_it_is_offered() -> None:
    game = orchard("fig", "plum plum")
    game.answer(1, Unasked(Sell("plum")))
    game.answer(1, Unasked(RING))
    assert game.events == [Sold(1, "plum"), Rang(1)]
    assert [*game.asks] == [0]


def test_the_game_never_waits_for_it() -> None:
    game = orchard("fig fig", "plum plum")
    game.answer(0, REST)
    game.answer(1, REST)
    assert isinstance(game.step, LayAside)


def test_only_what_is_offered_may_be_done_and_a_refusal_says_so() -> None:
    game = orchard("fig fig", "plum")
    for seat, option in ((1, Sell("plum")), (1, Sell("fig")), (0, Sell("plum"))):
        refusal = game.why_not(seat, Unasked(option))
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("Turn", "1")
        before = save(game)
        with pytest.raises(IllegalAnswer):
            game.answer(seat, Unasked(option))
        assert save(game) == before
    assert game.why_not(0, Unasked(Sell("fig"))) is None


def test_an_offer_is_no_answer_and_an_answer_is_no_offer() -> None:
    game = orchard("fig fig", "plum")
    assert game.why_not(0, Sell("fig")) is not None
    assert game.why_not(0, Unasked(TAKE)) is not None


def test_nothing_is_offered_when_the_game_is_over() -> None:
    game = orchard("fig", "plum", laying=True)
    play_out(game, dice(0))
    assert game.offers == {}
    refusal = game.why_not(0, Unasked(RING))
    assert refusal is not None
    assert refusal.reason == "game-over"


def test_what_one_may_do_is_told_to_oneself_alone() -> None:
    game = orchard("fig fig", "plum plum")
    assert look(game, 0).offers == (Sell("fig"), RING)
    assert look(game, 1).offers == (Sell("plum"), RING)
    assert look(game, None).offers == ()


def test_answers_of_others_stand_where_the_question_is_the_same() -> None:
    game = orchard("fig fig pear", "plum plum apple", laying=True)
    game.answer(0, Lay("pear"))
    game.answer(1, Unasked(RING))
    assert game.given == {0: Lay("pear")}
    assert [*game.asks] == [1]
    game.answer(1, Unasked(Sell("plum")))
    assert game.given == {0: Lay("pear")}
    assert game.asks == {1: (Lay("apple"),)}


def test_ones_own_answer_is_handed_back_if_it_was_to_another_question() -> None:
    game = orchard("fig fig pear", "plum apple", laying=True)
    game.answer(0, Lay("fig"))
    game.answer(0, Unasked(Sell("fig")))
    assert game.given == {}
    assert game.asks[0] == (Lay("pear"),)


def test_an_offer_after_which_nobody_is_left_to_answer_lets_the_game_go_on() -> None:
    game = orchard("fig pear", "plum plum", laying=True)
    game.answer(0, Lay("pear"))
    game.answer(1, Unasked(Sell("plum")))
    assert game.is_over
    assert game.state.coins == [1, 1]


def test_what_was_done_unasked_can_be_taken_back_while_nobody_has_learned_or_decided_anything() -> None:
    match = match_of(orchard("fig fig", "plum"))
    before = save(match.game)
    match.answer(0, Unasked(RING))
    assert match.undo_steps(0) == [0]
    match.undo(0, 0)
    assert save(match.game) == before


def test_what_was_shown_to_others_is_not_taken_back() -> None:
    match = match_of(orchard("fig fig", "plum"))
    match.answer(0, Unasked(Sell("fig")))
    assert match.undo_steps(0) == []


def test_nobody_steps_back_over_what_another_has_done_unasked() -> None:
    match = match_of(orchard("fig", "plum"))
    match.answer(0, REST)
    match.answer(0, Unasked(RING))
    assert match.undo_steps(0) == [0, 1]
    assert match.undo_steps(1) == []
    match.answer(1, REST)
    assert match.undo_steps(0) == []


def test_an_open_answer_is_not_taken_back_after_somebody_did_something_unasked() -> None:
    match = match_of(orchard("fig pear", "plum apple", laying=True))
    match.answer(0, Lay("pear"))
    assert match.undo_steps(0) == [0]
    match.answer(1, Unasked(RING))
    assert match.game.given == {0: Lay("pear")}
    assert match.undo_steps(0) == []


def test_while_answers_lie_hidden_nothing_that_was_done_unasked_is_taken_back() -> None:
    match = match_of(orchard("fig pear", "plum plum", laying=True))
    match.answer(0, Lay("pear"))
    match.answer(1, Unasked(Sell("plum")))
    assert match.undo_steps(1) == []


def test_a_record_holds_what_was_done_unasked_and_is_verified() -> None:
    match, chance = Match(RULES, 3, seed(3)), dice(3)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    unasked = [given for given in match.answers if isinstance(given.answer, Unasked)]
    assert unasked
    record = msgspec.convert(msgspec.to_builtins(record_of(match)), type=type(record_of(match)))
    assert verify(RULES, record).problems == []
    for moment in range(len(match.answers) + 1):
        match.at(moment)
    match.rewind(0)
    assert match.answers == []


def test_random_players_take_some_offers_and_not_all() -> None:
    game, taken = orchard("fig fig", "plum plum"), 0
    chance = dice(5)
    for _ in range(20 * ONCE_IN):
        taken += isinstance(turn(game, chance)[1], Unasked)
    assert 10 < taken < 40


def test_a_saved_position_offers_the_same() -> None:
    game = orchard("fig fig", "plum plum")
    assert load(RULES, save(game)).offers == game.offers


def test_what_a_seat_is_offered_depends_on_nothing_it_cannot_know() -> None:
    game = orchard("fig fig", "plum pear", basket="apple apple fig plum")
    worlds = [imagine(game, 0, dice(number)) for number in range(30)]
    assert {world.offers[0] for world in worlds} == {game.offers[0]}
    assert len({world.offers[1] for world in worlds}) > 1

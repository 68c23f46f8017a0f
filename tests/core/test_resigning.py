"""Resigning: seats that give up are ranked behind all others, and the game goes on or ends."""

from regalia.core import Match, Resign, look
from tests.playing import dice, play_out, seed
from tests.tiny.auction import RULES


def test_whoever_resigns_first_is_last() -> None:
    match = Match(RULES, 4, seed(1))
    match.answer(2, 3)
    match.answer(0, Resign(ends=False))
    match.answer(2, Resign(ends=False))
    play_out(match.game, dice(1))
    ranks = look(match.game, None).ranking
    assert ranks is not None
    assert [(each.seat, each.rank) for each in ranks[2:]] == [(2, 3), (0, 4)]
    assert {each.seat: each.keys for each in ranks} == {each.seat: each.keys for each in RULES.rank(match.game.state)}


def test_those_who_stay_share_ranks_as_before() -> None:
    match = Match(RULES, 3, seed(1))
    match.answer(0, Resign(ends=True))
    assert match.game.is_over
    assert match.game.asks == {}
    ranks = look(match.game, None).ranking
    assert ranks is not None
    assert [(each.seat, each.rank) for each in ranks] == [(1, 1), (2, 1), (0, 3)]


def test_an_open_answer_is_not_taken_back_after_a_seat_has_resigned() -> None:
    match = Match(RULES, 3, seed(1))
    match.answer(1, 5)
    match.answer(0, Resign(ends=False))
    assert match.game.given == {1: 5}
    assert match.undo_steps(1) == match.undo_steps(0) == []
    match.rewind(1)
    assert match.game.resigned == ()
    assert match.undo_steps(1) == [0]


def test_a_moment_after_a_resignation_can_be_shown_again() -> None:
    match = Match(RULES, 2, seed(1))
    match.answer(1, 5)
    match.answer(0, Resign(ends=True))
    assert [match.at(moment).resigned for moment in range(3)] == [(), (), (0,)]
    assert [match.at(moment).is_over for moment in range(3)] == [False, False, True]

"""How nets and regulars answer in the games of training."""

from random import Random
from typing import Any

import pytest

from regalia import games
from regalia.bots.habits import usual
from regalia.bots.net import Net
from regalia.bots.training.playing import REGULAR, answered, play
from regalia.core import Answer, Game, Seat
from tests.bots.random_nets import decisions, random_arrays

ORIFLAMME = games.load("oriflamme")


def net() -> Net:
    return Net(ORIFLAMME, random_arrays(ORIFLAMME, decisions(ORIFLAMME, 3, 8)), packed=False)


def test_a_seat_at_its_best_gives_the_answer_with_the_highest_score_and_has_no_turn() -> None:
    player = net()
    decision = next(each for each in decisions(ORIFLAMME, 3, 20) if len(each.answers) > 2)
    best = player.answer(decision.game, decision.seat, Random(1))
    turns: list[Any] = []
    given = {answered(decision.game, decision.seat, player, Random(seed), True, turns) for seed in range(30)}
    assert (given, turns) == ({best}, [])
    drawn = {answered(decision.game, decision.seat, player, Random(seed), False, turns) for seed in range(30)}
    assert len(drawn) > 1
    assert len(turns) == 30


def test_only_seats_that_draw_have_turns() -> None:
    played = play("oriflamme", ["learner", "other", "page"], {"learner": net(), "other": net()}, Random(4), {1})
    assert [bool(turns) for turns in played.turns] == [True, False, False]


def test_regulars_play_by_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set[Seat]()

    def spy(judgement: Any, game: Game[Any], seat: Seat, rng: Random) -> Answer:
        asked.add(seat)
        return usual(judgement, game, seat, rng)

    monkeypatch.setattr("regalia.bots.training.playing.usual", spy)
    assert play("oriflamme", ["page", REGULAR, REGULAR], {}, Random(4)).game.is_over
    assert asked == {1, 2}

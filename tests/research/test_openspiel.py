"""OpenSpiel's own game tests, and its IS-MCTS on worlds that we imagine."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from regalia.core import Rules
from regalia.research.openspiel import registered, resampled
from tests.playing import EVERY_GAME, name_of


def game_of(rules: Rules[Any] | str, seats: int) -> Any:
    return pyspiel.load_game(registered(rules, seats, capacity=2048))


LONG = ("old_kings_crown", "wheel_of_time")
"""Games whose sights are written for every seat after each of some thousand actions: about 10 s."""


@pytest.mark.parametrize(
    "rules",
    [pytest.param(each, marks=[pytest.mark.exhaustive] if each.slug in LONG else []) for each in EVERY_GAME],
    ids=name_of,
)
def test_random_games_pass_the_tests_of_the_library(rules: Rules[Any]) -> None:
    game = game_of(rules, min(seats for seats in rules.seats if seats > 1))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_resampled_state_looks_the_same_to_the_seat_and_not_to_the_table() -> None:
    state = game_of("oriflamme", 3).new_initial_state()
    state.apply_action(7)
    player, random = state.current_player(), Random(1)
    worlds = [resampled(state, player, random) for _ in range(8)]
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert len({str(world) for world in worlds}) > 1


def test_search_by_the_library_plays_a_legal_game() -> None:
    game, random = game_of("oriflamme", 3), Random(2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(lambda state, player: resampled(state, player, random))
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        state.apply_action(bot.step(state) if state.current_player() == 0 else state.legal_actions()[0])
    assert not state.is_terminal()

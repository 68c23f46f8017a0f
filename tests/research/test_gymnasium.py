"""One seat of each game passes Gymnasium's own checks, and games can be played to their end against bots."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from regalia.core import Rules
from regalia.research.gymnasium import SeatEnv
from tests.playing import EVERY_GAME, name_of


def seats_of(rules: Rules[Any]) -> int:
    return min(seats for seats in rules.seats if seats > 1)


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_the_interface_is_as_it_should_be(rules: Rules[Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        check_env(SeatEnv(rules, seats_of(rules), capacity=2048), skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", "page", "wary"])
def test_a_game_against_others_is_played_to_its_end(opponents: str) -> None:
    env = SeatEnv("oriflamme", 3, opponents=opponents, capacity=2048)
    _, info = env.reset(seed=5)
    rewards, is_over = [], False
    while not is_over:
        _, reward, is_over, _, info = env.step(np.int64(info["action_mask"].argmax()))
        rewards.append(reward)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert -1 <= rewards[-1] <= 1
    assert not info["action_mask"].any()


def test_an_action_that_is_not_legal_ends_the_episode_and_says_so() -> None:
    env = SeatEnv("oriflamme", 3, capacity=2048)
    _, info = env.reset(seed=5)
    _, reward, is_over, _, info = env.step(np.int64(info["action_mask"].argmin()))
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)

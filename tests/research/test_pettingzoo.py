"""The games pass PettingZoo's own tests."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from regalia.core import Rules
from regalia.research.dense import TooManyTokensError
from regalia.research.pettingzoo import Raw, aec
from tests.playing import EVERY_GAME, name_of

each_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)


def made(rules: Rules[Any], **more: Any) -> Any:
    return aec(rules, min(seats for seats in rules.seats if seats > 1), capacity=2048, **more)


@each_game
def test_the_interface_is_as_it_should_be(rules: Rules[Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)  # of the mask, as in the card games of PettingZoo
        api_test(made(rules), num_cycles=200)


@each_game
def test_equal_seeds_give_equal_games(rules: Rules[Any]) -> None:
    seed_test(lambda: made(rules), num_cycles=60)


@each_game
def test_a_table_is_rendered_as_text(rules: Rules[Any]) -> None:
    render_test(lambda render_mode=None: made(rules, render_mode=render_mode))


def test_agents_are_truncated_after_the_most_cycles() -> None:
    rules = EVERY_GAME[0]
    env = made(rules, max_cycles=10)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        env.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
        assert agent in env.possible_agents
    assert env.agents == []


def test_rewards_come_at_the_end_and_sum_to_zero() -> None:
    env = aec("oriflamme", 3, capacity=2048)
    env.reset(seed=3)
    got: dict[str, float] = {}
    for turn, agent in enumerate(env.agent_iter()):
        seen, reward, is_over, _, _ = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        legal = seen["action_mask"].nonzero()[0]
        env.step(None if is_over else int(legal[turn % len(legal)]))
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0


def test_what_does_not_fit_is_an_error_and_nothing_is_cut() -> None:
    env = Raw("oriflamme", 3, capacity=20)
    env.reset(seed=1)
    with pytest.raises(TooManyTokensError, match="do not fit into 20"):
        env.observe("seat_0")

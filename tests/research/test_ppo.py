"""The example of a learner, docs/examples/ppo.py, where PyTorch is installed."""

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regalia.research.pettingzoo import aec

torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def ppo() -> Any:
    return SimpleNamespace(**runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "ppo.py")))


def tokens(*pairs: tuple[int, int]) -> Any:
    """An observation, with room for two more tokens."""
    return np.array([*pairs, (0, 0), (0, 0)], np.int32)


def test_features_say_what_stands_where_and_nothing_of_empty_room(ppo: Any) -> None:
    one, other = ppo.features(tokens((5, 1), (5, 2), (7, 3))), ppo.features(tokens((5, 2), (5, 1), (7, 3)))
    assert len(one) == 9
    assert {*one[:3]} == {*other[:3]}
    assert {*one[3:]} != {*other[3:]}
    assert {*ppo.features(tokens((5, 1), (5, 2), (7, 3))[:3])} == {*one}


def step(ppo: Any, agent: str, value: float) -> Any:
    return ppo.Step(agent, np.array([1]), np.array([True]), 0, 0.0, value)


def test_a_sure_result_has_no_advantage_and_a_surprise_has(ppo: Any) -> None:
    game = [step(ppo, "seat_0", 1.0), step(ppo, "seat_1", 0.5), step(ppo, "seat_0", 1.0), step(ppo, "seat_1", 0.5)]
    samples = [*ppo.judged(game, {"seat_0": 1.0, "seat_1": -1.0})]
    found = {agent: [s.advantage for s in samples if s.step.agent == agent] for agent in ("seat_0", "seat_1")}
    assert found["seat_0"] == [0.0, 0.0]
    assert found["seat_1"] == [-1.5, -1.5 * 0.95]
    assert [s.target for s in samples if s.step.agent == "seat_1"] == [-1.0, 0.5 - 1.5 * 0.95]


def test_learning_makes_rewarded_actions_likelier_and_plays_legally(ppo: Any) -> None:
    torch.manual_seed(1)
    env = aec("oriflamme", 3)
    env.reset(seed=1)
    net = ppo.Net(env.action_space("seat_0").n)
    samples = ppo.played(net, [env])
    batch = [next(samples) for _ in range(100)]
    [best] = [each for each in batch if each.advantage == max(each.advantage for each in batch)]
    before = chance(net, best.step)
    ppo.improve(net, torch.optim.Adam(net.parameters(), lr=1e-3), batch)
    assert chance(net, best.step) > before
    assert ppo.victories(net, "oriflamme", 3, 1) in (0.0, 1.0)


def chance(net: Any, taken: Any) -> float:
    """The probability of an action that was taken."""
    choice, _ = net([taken.seen], taken.mask[None])
    return float(choice.probs[0, taken.action].detach())


def test_the_curve_ends_where_the_training_ended(ppo: Any) -> None:
    drawn = ppo.curve([(0.0, 0.0), (1.5, 0.5)], 100, 1 / 3)
    assert 'points="40.0,260.0 580.0,140.0"' in drawn
    assert "1.5 minutes" in drawn

"""OpenSpiel's NFSP learns Skull on our adapter, where PyTorch is installed."""

from importlib import import_module
from math import isfinite
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

from regalia.research.openspiel import registered
from tests.conftest import SKULL

nfsp = pytest.importorskip("open_spiel.python.pytorch.nfsp")


@pytest.mark.exhaustive
def test_fictitious_self_play_of_the_library_learns_skull(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SKULL)
    game = pyspiel.load_game(registered(import_module("skull_game").RULES, seats=3))
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    agents = [agent(player, env) for player in range(3)]
    for _ in range(30):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            action = agents[player].step(step).action
            assert action in step.observations["legal_actions"][player]
            step = env.step([action])
        for each in agents:
            each.step(step)
    assert all(isfinite(loss) for each in agents for loss in each.loss)


def agent(player: int, env: Any) -> Any:
    """A learner that needs few games to begin."""
    [size], actions = env.observation_spec()["info_state"], env.action_spec()["num_actions"]
    buffers = {"reservoir_buffer_capacity": 2_000, "replay_buffer_capacity": 2_000, "min_buffer_size_to_learn": 50}
    rates = {"rl_learning_rate": 1e-4, "sl_learning_rate": 1e-4, "optimizer_str": "adam", "gradient_clipping": 1.0}
    return nfsp.NFSP(player, size, actions, [64], anticipatory_param=0.5, batch_size=32, learn_every=16, **buffers, **rates)

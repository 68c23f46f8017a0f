"""The games for PettingZoo: agents act in turn (AEC), with a mask of legal actions.

    env = aec("oriflamme", seats=4)

See https://pettingzoo.farama.org/api/aec/. Needs the extra `regalia[pettingzoo]`.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from regalia.core import Rules, TableOptions
from regalia.research.dense import dense, mask, usual_capacity
from regalia.research.layout import layout_of
from regalia.research.table import Table

Observation = dict[str, NDArray[Any]]


class Raw(AECEnv):  # type: ignore[misc] # pettingzoo has no types
    """A game without checks of the order of calls. Agents are `seat_0`, `seat_1`, …"""

    metadata: ClassVar[dict[str, Any]] = {"name": "regalia", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | Rules[Any],
        seats: int,
        options: TableOptions | None = None,
        capacity: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`capacity` is the number of tokens of an observation (default: `usual_capacity`); after `max_cycles` actions all
        agents are truncated.
        """
        super().__init__()
        self.layout, self._seats, self._options = layout_of(game), seats, options
        self._capacity = capacity or usual_capacity(self.layout, seats)
        self._most, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        size = len(self.layout.actions)
        low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
        spaces: dict[str, Any] = {
            "observation": Box(low, high, (self._capacity, 2), np.int32),
            "action_mask": Box(0, 1, (size,), np.int8),
        }
        self.observation_spaces = dict.fromkeys(self.possible_agents, Dict(spaces))
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        """Tokens (see `dense`) and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of the actions, with the names `layout.actions.names`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With the same seed, the following games are the same ones."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = Table(self.layout, self._seats, self._random.bytes(32).hex(), self._options)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._choose_agent()

    def _choose_agent(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.agents[0] if seat is None else f"seat_{seat}"

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the mask of its legal actions; all 0 while another one acts."""
        seat = self.possible_agents.index(agent)
        legal = self.table.legal() if seat == self.table.seat else []
        return {
            "observation": dense(self.table.observe(seat), self._capacity),
            "action_mask": mask(legal, len(self.layout.actions)),
        }

    def step(self, action: int | None) -> None:
        """Take an action of the agent that acts; None for one whose game is over. Raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        self._cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self._cycles >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def render(self) -> str:
        """The whole table as text, secrets included."""
        return self.layout.rules.draw(self.table.game)

    def close(self) -> None:
        """Nothing is held open."""


def aec(game: str | Rules[Any], seats: int, **more: Any) -> AECEnv:
    """A game of this installation, such as `oriflamme`. `more` are the further arguments of `Raw`."""
    return OrderEnforcingWrapper(Raw(game, seats, **more))

"""One seat of a game for Gymnasium; the other seats are played by bots, or at random.

    env = SeatEnv("oriflamme", seats=4, opponents="page")

An action that is not legal ends the episode with the reward -1; `info["action_mask"]` says which are. See
https://gymnasium.farama.org/api/env/. Needs the extra `regalia[gymnasium]`.
"""

from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from regalia.bots import decide
from regalia.core import Chance, Rules, TableOptions, imagine
from regalia.research.dense import dense, mask, usual_capacity
from regalia.research.layout import layout_of
from regalia.research.table import Table

Observation = dict[str, NDArray[Any]]
RANDOM = "random"
"""The name of opponents that take any legal action."""


class SeatEnv(Env[Observation, np.int64]):
    """A seat, which changes from game to game."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - the library declares it for instances

    def __init__(
        self,
        game: str | Rules[Any],
        seats: int,
        opponents: str = RANDOM,
        options: TableOptions | None = None,
        capacity: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is `random`, a level of the bots or one of the game's rule players. `capacity` as in `dense`."""
        self.layout, self._seats, self._options = layout_of(game), seats, options
        self._capacity = capacity or usual_capacity(self.layout, seats)
        self._opponents, self.render_mode = opponents, render_mode
        low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
        size = len(self.layout.actions)
        tokens, legal = Box(low, high, (self._capacity, 2), np.int32), Box(0, 1, (size,), np.int8)
        self.observation_space: Any = Dict({"observation": tokens, "action_mask": legal})
        self.action_space = Discrete(size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game at a random seat. With the same seed, the following games are the same ones."""
        super().reset(seed=seed)
        self.table = Table(self.layout, self._seats, self.np_random.bytes(32).hex(), self._options)
        self.seat = int(self.np_random.integers(self._seats))
        self._let_others_act()
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others act until it is this seat's turn again, or the game is over."""
        if int(action) not in self.table.legal():
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.act(int(action))
        self._let_others_act()
        reward = self.table.returns()[self.seat]
        return self._observed(), reward, self.table.is_over, False, self._info()

    def render(self) -> str:
        """The whole table as text, secrets included."""
        return self.layout.rules.draw(self.table.game)

    def _let_others_act(self) -> None:
        table = self.table
        while not table.is_over and table.seat != self.seat:
            if self._opponents == RANDOM:
                legal = table.legal()
                table.act(legal[int(self.np_random.integers(len(legal)))])
            elif table.is_offer:
                table.decline()
            elif table.seat is not None:
                seed = self.np_random.bytes(32).hex()
                world = imagine(table.game, table.seat, Chance(seed))
                table.answer(decide(self._opponents, world, table.seat, seed))

    def _observed(self) -> Observation:
        legal = self.table.legal() if self.table.seat == self.seat else []
        return {
            "observation": dense(self.table.observe(self.seat), self._capacity),
            "action_mask": mask(legal, len(self.layout.actions)),
        }

    def _info(self) -> dict[str, Any]:
        legal = self.table.legal() if self.table.seat == self.seat else []
        return {"action_mask": mask(legal, len(self.layout.actions))}

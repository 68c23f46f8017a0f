"""The games for OpenSpiel: sequential, with imperfect information, zero-sum by places.

    game = pyspiel.load_game(registered("oriflamme", seats=3))

A chance node at the beginning deals one of `deals` seeds; later draws follow from it, so that there are no further chance
nodes. Exploitability and CFR are therefore those of a game with that many deals, not of the game itself; `resampled` deals
what is hidden freely. docs/research.md says what else OpenSpiel cannot express. Needs the extra `regalia[openspiel]`.
"""

from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from regalia.core import Chance, Rules, Seat, imagine, look
from regalia.research.dense import dense, usual_capacity
from regalia.research.layout import Layout, layout_of
from regalia.research.table import Table

LONGEST = 20_000
"""The most actions of a game, as OpenSpiel wants to know."""
DEALS = 4096


def registered(game: str | Rules[Any], seats: int, deals: int = DEALS, capacity: int | None = None) -> str:
    """Register a game with OpenSpiel, and return its name there.

    `deals` is the number of different seeds, `capacity` the number of tokens of an observation.
    """
    layout = layout_of(game)
    name = f"regalia_{layout.rules.slug}_{seats}"
    room = capacity or usual_capacity(layout, seats)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Regalia: {layout.rules.slug} with {seats} seats",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=len(layout.actions),
        max_chance_outcomes=deals,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )

    class Registered(RegaliaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})
            self.layout, self.seats, self.deals, self.capacity = layout, seats, deals, room

    pyspiel.register_game(kind, Registered)
    return name


class RegaliaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with a number of seats."""

    layout: Layout
    seats: int
    deals: int
    capacity: int

    def new_initial_state(self) -> "RegaliaState":
        """The chance node before the deal."""
        return RegaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Writes what a seat sees."""
        return Observer(self)


class RegaliaState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position, or the chance node before the deal."""

    def __init__(self, game: RegaliaGame) -> None:
        super().__init__(game)
        self.game: RegaliaGame = game
        self.table: Table | None = None

    def current_player(self) -> int:
        """The seat that acts."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.seat is None else self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        return [(deal, 1 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if self.table is not None and player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.game.layout, self.game.seats, f"{int(action):064x}")
        else:
            self.table.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.game.layout.actions.names[action]

    def is_terminal(self) -> bool:
        """True when the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """See `Table.returns`; all 0 before the end."""
        return [0.0] * self.game.seats if self.table is None else self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and answered, and what it sees now."""
        if self.table is None:
            return ""
        seat = self.current_player() if player is None else player
        return "\n".join([*map(written, self.table.remembered(seat)), self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now, and the actions of the answer that it is making."""
        if self.table is None:
            return ""
        seat = self.current_player() if player is None else player
        chosen = self.table.chosen if seat == self.table.seat else []
        return f"{written(look(self.table.game, seat))} {chosen}"

    def __str__(self) -> str:
        return "deal" if self.table is None else f"{self.table.game} {self.table.chosen}"

    def __deepcopy__(self, memo: Any) -> "RegaliaState":
        twin = RegaliaState(self.game)
        twin.table = None if self.table is None else self.table.copy()
        return twin


def written(record: Any) -> str:
    """A record with its type, as text."""
    return f"{type(record).__name__} {msgspec.json.encode(record).decode()}"


class Observer:
    """Writes what a seat sees into `tensor`: see `dense`."""

    def __init__(self, game: RegaliaGame) -> None:
        self._capacity = game.capacity
        self.tensor = np.zeros(game.capacity * 2, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RegaliaState, player: int) -> None:
        """Write what a seat sees. Raises TooManyTokensError if there are more tokens than the capacity."""
        row = [] if state.table is None else state.table.observe(player)
        self.tensor[:] = dense(row, self._capacity).reshape(-1)

    def string_from(self, state: RegaliaState, player: int) -> str:
        """What a seat sees as text."""
        return state.observation_string(player)


def resampled(state: RegaliaState, player: Seat, random: Random) -> RegaliaState:
    """A state that a seat cannot tell from this one, with all that it cannot know dealt again: for IS-MCTS.

    Pass it to `ISMCTSBot.set_resampler`. Of the log only what the seat remembers is kept.
    """
    twin: RegaliaState = state.clone()
    if twin.table is not None:
        world = imagine(twin.table.game, player, Chance(f"{random.getrandbits(256):064x}"))
        world.events = []
        twin.table = twin.table.with_game(world)
        twin.table.log = twin.table.remembered(player)
    return twin

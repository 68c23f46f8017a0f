"""Rules 5.3. Expand: build one room and hire one specialist, one of them or both."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from regalia.core import Answer, Choice, Choices, Foreseen, Game, Option, Refusal, Seat, Step
from regalia.games.kings_guild.options import DONE, END_TURN, Build, Done, EndTurn, FreeAct, Hire
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom, buildable
from regalia.games.kings_guild.steps.free import free_act, free_acts
from regalia.games.kings_guild.steps.hire import Hiring, hireable
from regalia.games.kings_guild.steps.obstacles import obstacle
from regalia.games.kings_guild.verbs.row import close_row, remove_recruit


def expand_step(state: State, seat: Seat, step: Build | Hire) -> Step:
    """Rules 5.3. One step of an expand action. In a solo game the row waits until the action is over (rules 13)."""
    if isinstance(step, Build):
        return PlaceRoom(seat, step.room)
    return Hiring(seat, step.specialist, closes=not state.is_solo)


class ExpandMore(Choice, frozen=True):
    """Rules 5.3. The other step of the expand action, any in a solo game (rules 13), or no more; free acts in between."""

    left: Literal["build", "hire", "any"]
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        steps = self.steps(state)
        free = free_acts(state, self.seat)
        if not steps and not free and not state.hands[self.seat]:
            return ()
        return (*steps, *free, DONE if state.is_solo else END_TURN)

    def steps(self, state: State) -> list[Option]:
        """What can be built or hired now."""
        builds = buildable(state, self.seat) if self.left != "hire" else []
        return builds + (hireable(state, self.seat) if self.left != "build" else [])

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        is_open = (isinstance(option, Build) and self.left != "hire") or (isinstance(option, Hire) and self.left != "build")
        return obstacle(state, seat, option) if is_open else None

    def choose(self, game: Game[State], chosen: Build | Hire | FreeAct | Done | EndTurn) -> None:
        if isinstance(chosen, Build | Hire):
            game.then(expand_step(game.state, self.seat, chosen), EndExpand(), TurnEnd(self.seat))
        elif isinstance(chosen, EndTurn):
            self.skip(game)
        elif isinstance(chosen, Done):
            game.then(EndExpand(), TurnEnd(self.seat))
        else:
            free_act(game, self.seat, chosen)
            game.then(self)

    def skip(self, game: Game[State]) -> None:
        game.then(EndExpand())


class EndExpand(Step, frozen=True):
    """Rules 13. At the end of a solo expand action the row is refreshed."""

    def run(self, game: Game[State]) -> None:
        if game.state.is_solo:
            refresh_row(game)


def refresh_row(game: Game[State]) -> None:
    """Rules 13. The oldest specialist leaves the game, the others slide right and the row is filled."""
    if game.state.row[-1] is not None:
        remove_recruit(game, len(game.state.row) - 1)
    close_row(game)


class TurnEnd(Choice, frozen=True):
    """Rules 4.1. After the action: free acts, then the turn ends. Every player with cards is asked, whatever they are."""

    forced: ClassVar[bool] = False

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"TurnEnd": Foreseen((END_TURN,))}

    def options(self, state: State) -> Choices:
        free = free_acts(state, self.seat)
        return (*free, END_TURN) if free or state.hands[self.seat] else ()

    def choose(self, game: Game[State], chosen: FreeAct | EndTurn) -> None:
        if not isinstance(chosen, EndTurn):
            free_act(game, self.seat, chosen)
            game.then(self)

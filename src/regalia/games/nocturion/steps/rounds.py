"""Rules 5. A round: Acquisition, Action, Refresh."""

from regalia.core import Choice, Choices, Game, Seat, Step
from regalia.games.nocturion.effects import ExtraDie
from regalia.games.nocturion.options import PICK, Pick, Take
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.action import Act
from regalia.games.nocturion.steps.carry import Respond
from regalia.games.nocturion.steps.dice import ANY
from regalia.games.nocturion.steps.refresh import EndGame, Refresh
from regalia.games.nocturion.verbs.dice import clear_pool, pick, roll_pool
from regalia.games.nocturion.verbs.goods import gain
from regalia.games.nocturion.verbs.turns import be_active, begin_turn


class Round(Step, frozen=True):
    """Rules 5. A round, until the last year is over."""

    def run(self, game: Game[State]) -> None:
        game.then(Acquisition(), Turns(game.state.from_seat(game.state.crown)), Refresh(), NextRound())


class NextRound(Step, frozen=True):
    """Rules 5.3. A new round starts, unless the year tracker is past the final year (rules 12)."""

    def run(self, game: Game[State]) -> None:
        game.then(EndGame() if game.state.year > game.state.final_year else Round())


class Acquisition(Step, frozen=True):
    """Rules 5.1. The pool is rolled: a die for each player and each extra die. Extra dice bring further picks."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        order = state.from_seat(state.crown)
        extra = [state.bonus(seat, ExtraDie) for seat in state.seats]
        roll_pool(game, len(order) + sum(extra))
        more = [seat for number in range(1, max(extra) + 1) for seat in order if extra[seat] >= number]
        game.then(Draft((*order, *more)))


class Draft(Step, frozen=True):
    """Rules 5.1. The picks, one after the other; dice that no player picked go back."""

    waiting: tuple[Seat, ...]

    def run(self, game: Game[State]) -> None:
        if not self.waiting:
            clear_pool(game)
            return
        seat = self.waiting[0]
        be_active(game, seat)
        if self.is_settled(game.state):
            for die in game.state.pool:
                pick(game, seat, die)
        else:
            game.then(PickDie(seat), Respond(), Draft(self.waiting[1:]))

    def is_settled(self, state: State) -> bool:
        """True if one player gets all the dice that are left; their order does not matter."""
        seat, picks = self.waiting[0], len(self.waiting)
        room = state.printed.limits.draft_treasury_dice - len(state.dice[seat])
        return {*self.waiting} == {seat} and picks == len(state.pool) <= room


class PickDie(Choice, frozen=True):
    """Rules 5.1. A die of the pool; a player who has two in the treasury takes a resource instead."""

    def options(self, state: State) -> Choices:
        if len(state.dice[self.seat]) >= state.printed.limits.draft_treasury_dice:
            return ANY
        return [PICK[die] for die in dict.fromkeys(state.pool)]

    def choose(self, game: Game[State], chosen: Pick | Take) -> None:
        if isinstance(chosen, Take):
            gain(game, self.seat, (chosen.resource,), "draft")
        else:
            pick(game, self.seat, chosen.die)


class Turns(Step, frozen=True):
    """Rules 5.2. In turn order every player takes one complete turn."""

    waiting: tuple[Seat, ...]

    def run(self, game: Game[State]) -> None:
        if self.waiting:
            seat = self.waiting[0]
            begin_turn(game, seat)
            game.then(Act(seat), Turns(self.waiting[1:]))

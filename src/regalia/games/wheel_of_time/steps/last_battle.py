"""Rules 5.8. Turns of the Last Battle."""

from regalia.core import Choice, Choices, Game, Step
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.options import KEEP_DRAGON, REVEAL_DRAGON, KeepDragon, RevealDragon
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import Commit, forces_of
from regalia.games.wheel_of_time.steps.windows import Moment, Open
from regalia.games.wheel_of_time.verbs import challenges, forces, pattern


class LastBattleBegins(Step, frozen=True):
    """Rules 5.8. Before the first turn of the Last Battle a Dragon Reborn can be revealed."""

    def run(self, game: Game[State]) -> None:
        game.then(TurnUpDragon(game.state.hero), Moment("lb_start"))


class TurnUpDragon(Choice, frozen=True):
    """Rules 5.8. It enters the home front if no Dragon Reborn is in play; otherwise it is discarded."""

    def options(self, state: State) -> Choices:
        return (REVEAL_DRAGON, KEEP_DRAGON) if state.dragon else ()

    def choose(self, game: Game[State], chosen: RevealDragon | KeepDragon) -> None:
        state = game.state
        if isinstance(chosen, KeepDragon):
            return
        enters = not any("Dragon Reborn" in traits(state, me) for me in state.pieces)
        kind = pattern.turn_up_dragon(game, enters)
        if enters:
            me = forces.enter(game, kind, self.seat, "start")
            forces.lose_trait(state, me, "Starting Hero")


class BattleChallengeRound(Step, frozen=True):
    """Rules 5.8. One Last Battle challenge; the Hero player initiates the first, then they alternate. All forces join."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        pattern.begin_round(game, "challenge")
        challenges.declare(game, state.hero if state.battle % 2 else state.villain, "last_battle")
        for seat in state.acting_order:
            forces.move(game, forces_of(state, seat), "field")
        game.then(Moment("challenge_round_start"), Open("w_declared"), Open("w_placed"), Commit())

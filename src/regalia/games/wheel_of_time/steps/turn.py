"""Rules 5, 5.2, 5.8. The turn, its Ready Round, and the beginning of the Last Battle."""

from regalia.core import Choice, Choices, Game, Step
from regalia.games.wheel_of_time.effective.cards import dominant, traits
from regalia.games.wheel_of_time.effective.playing import may_ready
from regalia.games.wheel_of_time.options import KEEP_DRAGON, REVEAL_DRAGON, KeepDragon, RevealDragon
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.action import ActionRound
from regalia.games.wheel_of_time.steps.challenge import ChallengeRound, Commit, forces_of
from regalia.games.wheel_of_time.steps.draw import DrawRound
from regalia.games.wheel_of_time.steps.playing import Moment, Open
from regalia.games.wheel_of_time.steps.resolution import ResolutionRound
from regalia.games.wheel_of_time.verbs import challenges, forces, pattern, writing


class ReadyRound(Step, frozen=True):
    """Rules 5.2. Cards are readied, forces go home, dominance is fixed."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_round(game, "ready")
        game.then(Moment("ready_start"), ReadyAll(), Moment("ready_end"), Dominance(), Moment("ready"), Open("w_ready"))


class ReadyAll(Step, frozen=True):
    """Rules 5.2. Step R1: rotated cards are readied, except those that an effect keeps rotated; all forces go home."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        forces.ready_all(game, [me for me, piece in state.pieces.items() if piece.rotated and may_ready(state, me)])
        writing.end(state, lambda each: each.until == "next_ready")


class Dominance(Step, frozen=True):
    """Rules 5.2. Step R2: the player with more own tokens is dominant for the turn, on a tie the Villain."""

    def run(self, game: Game[State]) -> None:
        pattern.dominate(game, dominant(game.state))


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


class Turn(Step, frozen=True):
    """Rules 5. Ready, Challenge, Action, Resolution and Draw Round; then the next turn, unless the game is over."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_turn(game)
        if not game.state.battle:
            game.then(ReadyRound(), ChallengeRound(), ActionRound(), ResolutionRound(), DrawRound(), NextTurn())
            return
        if game.state.battle == 1:
            game.then(LastBattleBegins())
        game.then(ReadyRound(), BattleChallengeRound(), ResolutionRound(), DrawRound(), NextTurn())


class NextTurn(Step, frozen=True):
    """Rules 1, 10.2. The game is over if a player has lost, or after too many turns."""

    def run(self, game: Game[State]) -> None:
        if not game.state.over:
            game.then(Turn())

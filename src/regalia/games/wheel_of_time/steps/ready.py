"""Rules 5.2. The Ready Round."""

from regalia.core import Game, Step
from regalia.games.wheel_of_time.effective.cards import dominant
from regalia.games.wheel_of_time.effective.playing import may_ready
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.windows import Moment, Open
from regalia.games.wheel_of_time.verbs import forces, lasting, pattern


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
        lasting.end_with_ready(state)


class Dominance(Step, frozen=True):
    """Rules 5.2. Step R2: the player with more own tokens is dominant for the turn, on a tie the Villain."""

    def run(self, game: Game[State]) -> None:
        pattern.dominate(game, dominant(game.state))

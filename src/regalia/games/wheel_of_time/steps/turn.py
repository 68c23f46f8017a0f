"""Rules 5. The rounds of a turn, in their order."""

from regalia.core import Game, Step
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.action import ActionRound
from regalia.games.wheel_of_time.steps.challenge import ChallengeRound
from regalia.games.wheel_of_time.steps.draw import DrawRound
from regalia.games.wheel_of_time.steps.last_battle import BattleChallengeRound, LastBattleBegins
from regalia.games.wheel_of_time.steps.ready import ReadyRound
from regalia.games.wheel_of_time.steps.resolution import ResolutionRound
from regalia.games.wheel_of_time.verbs import pattern


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

"""Rules 5.5, 6. The Resolution Round: one challenge after the other."""

from typing import Literal

from regalia.core import Game, Step
from regalia.games.wheel_of_time.pieces import ChallengeId, PoolName
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.acting import ActAs
from regalia.games.wheel_of_time.steps.damage import assigning, splitting
from regalia.games.wheel_of_time.steps.outcome import Outcome
from regalia.games.wheel_of_time.steps.rolling import DeclareRollers
from regalia.games.wheel_of_time.steps.windows import Moment, Open
from regalia.games.wheel_of_time.verbs import challenges, pattern


class ResolutionRound(Step, frozen=True):
    """Rules 5.5. The Pattern challenge, the subordinate player's, the dominant player's; each of them completely."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_round(game, "resolution")
        order = resolution_order(game.state)
        game.then(Moment("resolution_start"), *map(Resolve, order), Open("w_resolution_end"), Moment("resolution_end"))


def resolution_order(state: State) -> list[ChallengeId]:
    """Rules 5.5. The Pattern challenge first, then those of the subordinate player."""

    def rank(number: ChallengeId) -> tuple[bool, int]:
        challenge = state.challenges[number]
        return challenge.form != "pattern", state.acting_order.index(challenge.seat)

    return sorted(state.unresolved(), key=rank)


class Resolve(Step, frozen=True):
    """Rules 6.1. One challenge: Opening Moves, Coming to Grips, Outcome."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        challenges.begin_resolving(game.state, self.challenge)
        game.then(Moves(self.challenge, "char"), Moves(self.challenge, "troop"), Outcomes(self.challenge))


class Moves(Step, frozen=True):
    """Rules 6.1. Opening Moves for characters, Coming to Grips for troops: roll, split, assign damage."""

    challenge: ChallengeId
    pool: PoolName

    def run(self, game: Game[State]) -> None:
        state = game.state
        name: Literal["om", "ctg"] = "om" if self.pool == "char" else "ctg"
        challenges.stage(state, self.challenge, name)
        first = state.acting_order[0]
        if self.pool == "char":
            game.then(*[ActAs(seat, self.challenge) for seat in state.acting_order], Moment("om_start"))
        game.then(Open(f"{name}_start"), DeclareRollers(first, self.challenge, self.pool), Moment(f"{name}_tally"))
        game.then(*splitting(state, self.challenge), Open(f"{name}_pools"), *assigning(state, self.challenge))


class Outcomes(Step, frozen=True):
    """Rules 6.1. The last window, then the Outcome."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        challenges.stage(game.state, self.challenge, "outcome")
        game.then(Moment("outcome_tally"), Open("outcome_start"), Moment("before_outcome"), Outcome(self.challenge))

"""Rules 9.10, 11.3, 12.2. The steps around the entries of an event or a challenge, and payments without an entry."""

from regalia.core import Game, Seat, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.pieces import ChallengeId, Kind, PieceId, Ref
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.use import Use
from regalia.games.wheel_of_time.verbs import cards, forces, pools
from regalia.games.wheel_of_time.verbs.writing import happen, note


class EventPlayed(Step, frozen=True):
    """Rules 11.3. A resolved event goes to the discard pile, unless it has become something else."""

    seat: Seat
    what: Kind
    stays: bool

    def run(self, game: Game[State]) -> None:
        state = game.state
        pools.forget_roll(state, 0)
        if not self.stays:
            cards.lay_on_discards(state, self.seat, (self.what,))
        note(state, "played", kind=self.what, seat=self.seat, word="event")
        happen(state, "played", kind=self.what, seat=self.seat)


class ReadOut(Step, frozen=True):
    """Rules 12.2. One entry of a challenge happens, with what the entries before it have chosen."""

    ref: Ref
    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        game.then(Use(self.ref, in_force.challenge_context(game.state, self.challenge)))


class Cleansed(Step, frozen=True):
    """Rules 9.10. A corruption token was paid for: it is taken off."""

    me: PieceId

    def run(self, game: Game[State]) -> None:
        forces.corrupt(game, self.me, -1)

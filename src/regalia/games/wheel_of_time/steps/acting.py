"""Rules 9.7. Forces that can act as the other type."""

from regalia.core import Choice, Choices, Game, Several
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.options import Force
from regalia.games.wheel_of_time.pieces import ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import last


class ActAs(Choice, frozen=True):
    """Rules 9.7. Once per challenge, before anything is played, a controller chooses which of these forces do."""

    challenge: ChallengeId

    def options(self, state: State) -> Choices:
        able = [me for me in state.participants(self.challenge, self.seat) if optional(state, me) is not None]
        return Several(tuple(map(Force, able)), 0, len(able)) if able else ()

    def choose(self, game: Game[State], chosen: tuple[Force, ...]) -> None:
        for each in chosen:
            effect = optional(game.state, each.piece)
            assert effect is not None, "it was offered"
            at = effect.entry.ops.index(effect.op)
            last(game, effect.entry.ref, at, effect.ctx, (self.challenge, each.piece), "chal")


def optional(state: State, me: PieceId) -> Effect | None:
    """The effect by which a force can act as the other type."""
    effects = in_force.of(state, "act_as", me)
    return next((effect for effect in effects if effect.lasting is None and effect.entry.may), None)

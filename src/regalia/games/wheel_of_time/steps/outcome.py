"""Rules 6.7. The outcome of a challenge."""

from regalia.core import Game, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.advantages import can_become
from regalia.games.wheel_of_time.content import switch, tables
from regalia.games.wheel_of_time.effective.endings import gone, losers, succeeding, totals, weaver
from regalia.games.wheel_of_time.effective.playing import control_tokens, controller, taker
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.playing import carry_out
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.steps.windows import Moment
from regalia.games.wheel_of_time.verbs import challenges, forces, lasting, pools
from regalia.games.wheel_of_time.verbs import pattern as weave
from regalia.games.wheel_of_time.verbs.writing import happen


class Outcome(Step, frozen=True):
    """Rules 6.7. The result is fixed; then the challenge's own effects, tokens, triggers, and the end of the challenge."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        state, number = game.state, self.challenge
        challenge = state.challenges[number]
        if gone(state, challenge):
            challenges.make_void(state, number)
        support, opposition = totals(state, number)
        winner = NOBODY if state.challenges[number].void else succeeding(state, number, support - opposition)
        challenges.settle_result(game, number, support, opposition, winner)
        in_time = state.ids
        if state.challenges[number].void:
            game.then(Close(number))
            return
        won = state.challenges[number].winner == challenge.seat
        host = taker(state, number, won)
        game.then(HandOver(number, host) if host else Effects(number, "success" if won else "fail"), Settle())
        game.then(Tokens(number), Settle())
        game.then(Heard(number, in_time), Settle(), Effects(number, "resolve"), Moment("resolved"), Close(number))


class Effects(Step, frozen=True):
    """Rules 6.7. The challenge card's own entries for this outcome."""

    challenge: ChallengeId
    when: str

    def run(self, game: Game[State]) -> None:
        carry_out(game, self.challenge, "outcome", self.when)


class HandOver(Step, frozen=True):
    """Rules 12.7, may_initiate. Instead of its outcome, the challenge card becomes an advantage of its new controller."""

    challenge: ChallengeId
    host: PieceId

    def run(self, game: Game[State]) -> None:
        state, challenge = game.state, game.state.challenges[self.challenge]
        seat = state.pieces[self.host].seat
        if can_become(state, challenge.kind, self.host, seat, "char"):
            forces.enter(game, challenge.kind, challenge.seat, "become", seat=seat, host=self.host, sub="char")
            challenges.keep_card(state, self.challenge)


class Tokens(Step, frozen=True):
    """Rules 6.7. Tokens of the Pattern and of a contested advantage, and the loser of the Last Battle."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        challenge = game.state.challenges[self.challenge]
        match challenge.form:
            case "pattern":
                weave_the_pattern(game, challenge.margin)
            case "contest":
                gain_control(game, self.challenge)
            case "last_battle":
                for seat, why in losers(game.state, self.challenge, challenge.margin).items():
                    weave.lose(game, seat, why)


def weave_the_pattern(game: Game[State], margin: int) -> None:
    """Rules 6.7. A token of the Hero or the Villain, or a neutral one."""
    seat = weaver(game.state, margin)
    if seat == NOBODY:
        weave.add_neutral(game, 1, "pattern_challenge")
    else:
        weave.add_pattern(game, seat, 1, "pattern_challenge")


def gain_control(game: Game[State], number: ChallengeId) -> None:
    """Rules 6.7. A successful contest gives one control token for every two points; most tokens control."""
    state = game.state
    challenge = state.challenges[number]
    if challenge.winner != challenge.seat or challenge.piece not in state.pieces:
        return
    by_margin = switch("control_token_base", state.agreed.profile) == "margin"
    points = challenge.margin if by_margin else totals(state, number)[0]
    usual = points // tables().constants.control_token_divisor
    challenges.add_control(game, challenge.piece, challenge.seat, control_tokens(state, number, usual))
    forces.take_control(game, challenge.piece, controller(state, challenge.piece))


class Heard(Step, frozen=True):
    """Rules 6.7. Triggers of success and failure, of the cards that were in play when the result was fixed."""

    challenge: ChallengeId
    in_time: int

    def run(self, game: Game[State]) -> None:
        state = game.state
        challenge = state.challenges[self.challenge]
        facts = {"kind": challenge.kind, "challenge": self.challenge, "before": self.in_time}
        if challenge.winner != NOBODY:
            happen(state, "success_any", seat=challenge.winner, amount=abs(challenge.margin), **facts)
        if challenge.winner != challenge.seat:
            happen(state, "fail", seat=challenge.seat, amount=-challenge.margin, **facts)


class Close(Step, frozen=True):
    """Rules 6.1. Pools are emptied, participation ends, the card is discarded."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        state = game.state
        challenges.put_away(state, self.challenge)
        for effect in in_force.of(state, "become_force"):
            if self.challenge in effect.ctx.targets:
                forces.discard_from_play(game, effect.ctx.card)
        forces.disband(state, self.challenge)
        pools.empty_pools(game, self.challenge)
        challenges.begin_resolving(state, 0)
        lasting.end_with_challenge(state, self.challenge)
        game.then(Settle())

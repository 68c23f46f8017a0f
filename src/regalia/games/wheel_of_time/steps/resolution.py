"""Rules 5.5, 6, 9.7. The Resolution Round: challenges are resolved one after the other, up to their outcome."""

from typing import Literal

from regalia.core import Choice, Choices, Game, Several, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.hand import can_become
from regalia.games.wheel_of_time.content import switch, tables
from regalia.games.wheel_of_time.effective.challenges import gone, losers, succeeding, totals, weaver
from regalia.games.wheel_of_time.effective.playing import control_tokens, controller, taker
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.options import Force
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, PieceId, PoolName
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.damage import assigning, splitting
from regalia.games.wheel_of_time.steps.playing import Moment, Open, carry_out
from regalia.games.wheel_of_time.steps.rolling import DeclareRollers
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import challenges, forces, pattern, pools, writing
from regalia.games.wheel_of_time.verbs import pattern as weave
from regalia.games.wheel_of_time.verbs.writing import happen, last


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
        writing.end_with_challenge(state, self.challenge)
        game.then(Settle())


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

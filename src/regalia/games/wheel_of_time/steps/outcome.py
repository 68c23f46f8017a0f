"""Rules 6.7. The outcome of a challenge."""

from regalia.core import Game, Seat, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.advantages import can_become
from regalia.games.wheel_of_time.content import switch, tables
from regalia.games.wheel_of_time.effective import automatic, control_tokens, controller, overrides_win, pattern, taker
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.playing import carry_out
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.steps.windows import Moment
from regalia.games.wheel_of_time.verbs import challenges, forces, lasting, pools
from regalia.games.wheel_of_time.verbs import pattern as weave
from regalia.games.wheel_of_time.verbs.writing import happen


def totals(state: State, number: ChallengeId) -> tuple[int, int]:
    """Rules 6.7. Final support and opposition: what was generated and all modifiers, the Pattern's in the Last Battle."""
    challenge = state.challenges[number]
    initiator, opponent = challenge.seat, other(challenge.seat)
    support = challenge.scores[initiator].support + automatic(state, number, initiator)[0]
    opposition = challenge.scores[opponent].opposition + automatic(state, number, opponent)[1]
    if challenge.form == "last_battle":
        return support + pattern(state, initiator), opposition + pattern(state, opponent)
    return support, opposition


def succeeding(state: State, number: ChallengeId, support: int, opposition: int) -> Seat:
    """Rules 6.7. The player who succeeds: the initiator with more support; the Villain with the shadow token.

    In the Last Battle it is the player with more.
    """
    challenge = state.challenges[number]
    if support > opposition:
        return challenge.seat
    if challenge.form == "last_battle" and opposition > support:
        return other(challenge.seat)
    if challenge.form == "pattern" and opposition - support >= tables().constants.pattern_challenge_margin:
        return other(challenge.seat)
    return NOBODY


def gone(state: State, challenge: Challenge) -> bool:
    """Rules 6.7. True if the contested advantage, or what a virtual challenge was aimed at, has left play."""
    about = {"contest": (challenge.piece,), "virtual": challenge.targets}.get(challenge.form, ())
    return bool(about) and not any(me in state.pieces for me in about)


class Outcome(Step, frozen=True):
    """Rules 6.7. The result is fixed; then the challenge's own effects, tokens, triggers, and the end of the challenge."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        state, number = game.state, self.challenge
        challenge = state.challenges[number]
        if gone(state, challenge):
            challenges.make_void(state, number)
        support, opposition = totals(state, number)
        winner = NOBODY if state.challenges[number].void else succeeding(state, number, support, opposition)
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
                fight_the_battle(game, self.challenge)


def weave_the_pattern(game: Game[State], margin: int) -> None:
    """Rules 6.7. A margin of three or more gives a token to the Hero or the Villain, otherwise a neutral one."""
    state, enough = game.state, tables().constants.pattern_challenge_margin
    if abs(margin) >= enough:
        weave.add_pattern(game, state.hero if margin > 0 else state.villain, 1, "pattern_challenge")
    else:
        weave.add_neutral(game, 1, "pattern_challenge")


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


def fight_the_battle(game: Game[State], number: ChallengeId) -> None:
    """Rules 1, 6.7. A margin of five or more wins and the other player loses; so does a non-winner without any result."""
    state = game.state
    challenge = state.challenges[number]
    won = abs(challenge.margin) >= tables().constants.last_battle_margin
    winner = challenge.winner if won else NOBODY
    instead = overrides_win(state)
    if NOBODY not in (winner, instead):
        winner = instead
    for seat in state.seats:
        if winner == other(seat):
            weave.lose(game, seat, "last_battle")
        elif winner != seat and not generated(state, number, seat):
            weave.lose(game, seat, "nothing_generated")


def generated(state: State, number: ChallengeId, seat: Seat) -> int:
    """Rules 1. The needed result that a player generated: support as initiator, otherwise opposition."""
    challenge = state.challenges[number]
    score = challenge.scores[seat]
    return score.support if seat == challenge.seat else score.opposition


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

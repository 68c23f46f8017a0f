"""Rules 1, 6.7. How challenges end with their totals as they are."""

from regalia.core import Seat
from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.effective.cards import pattern
from regalia.games.wheel_of_time.effective.playing import automatic, overrides_win
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeId
from regalia.games.wheel_of_time.state import State, other


def ending(state: State, number: ChallengeId) -> str:
    """Rules 6.7. How a challenge would end now: `hero_succeeds`, `neutral_token`, `both_lose` and so on."""
    challenge = state.challenges[number]
    if gone(state, challenge):
        return "gone"
    support, opposition = totals(state, number)
    match challenge.form:
        case "pattern":
            seat = weaver(state, support - opposition)
            return f"{'neutral' if seat == NOBODY else state.side(seat)}_token"
        case "last_battle":
            return ending_of_battle(state, number, support - opposition)
        case _:
            won = succeeding(state, number, support - opposition) == challenge.seat
            return f"{state.side(challenge.seat)}_{'succeeds' if won else 'fails'}"


def ending_of_battle(state: State, number: ChallengeId, margin: int) -> str:
    """Rules 1. The player who has not lost while the other has wins."""
    match [*losers(state, number, margin)]:
        case []:
            return "open"
        case [loser]:
            return f"{state.side(other(loser))}_wins"
        case _:
            return "both_lose"


def totals(state: State, number: ChallengeId) -> tuple[int, int]:
    """Rules 6.7. Final support and opposition: what was generated and all modifiers, the Pattern's in the Last Battle."""
    challenge = state.challenges[number]
    initiator, opponent = challenge.seat, other(challenge.seat)
    support = challenge.scores[initiator].support + automatic(state, number, initiator)[0]
    opposition = challenge.scores[opponent].opposition + automatic(state, number, opponent)[1]
    if challenge.form == "last_battle":
        return support + pattern(state, initiator), opposition + pattern(state, opponent)
    return support, opposition


def succeeding(state: State, number: ChallengeId, margin: int) -> Seat:
    """Rules 6.7. The player who succeeds: the initiator with more support; the Villain with the shadow token.

    In the Last Battle it is the player with more.
    """
    challenge = state.challenges[number]
    if margin > 0:
        return challenge.seat
    if challenge.form == "last_battle" and margin < 0:
        return other(challenge.seat)
    if challenge.form == "pattern" and weaver(state, margin) == state.villain:
        return other(challenge.seat)
    return NOBODY


def gone(state: State, challenge: Challenge) -> bool:
    """Rules 6.7. True if a challenge is void: if the contested advantage, or what it was aimed at, has left play."""
    about = {"contest": (challenge.piece,), "virtual": challenge.targets}.get(challenge.form, ())
    return challenge.void or (bool(about) and not any(me in state.pieces for me in about))


def weaver(state: State, margin: int) -> Seat:
    """Rules 6.7. Whose token the Pattern challenge gives: with a margin of three or more; NOBODY for a neutral one."""
    if abs(margin) < tables().constants.pattern_challenge_margin:
        return NOBODY
    return state.hero if margin > 0 else state.villain


def losers(state: State, number: ChallengeId, margin: int) -> dict[Seat, str]:
    """Rules 1, 6.7. Who loses the Last Battle, and why.

    A margin of five or more wins and the other player loses; where no player wins, so does a player without any result.
    """
    if abs(margin) < tables().constants.last_battle_margin:
        return {seat: "nothing_generated" for seat in state.seats if not generated(state, number, seat)}
    instead = overrides_win(state)
    winner = succeeding(state, number, margin) if instead == NOBODY else instead
    return {other(winner): "last_battle"}


def generated(state: State, number: ChallengeId, seat: Seat) -> int:
    """Rules 1. The needed result that a player generated: support as initiator, otherwise opposition."""
    challenge = state.challenges[number]
    score = challenge.scores[seat]
    return score.support if seat == challenge.seat else score.opposition

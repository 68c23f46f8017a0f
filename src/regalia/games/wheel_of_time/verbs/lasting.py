"""Rules 5.7. The end of temporary effects."""

from collections.abc import Callable

from regalia.games.wheel_of_time.pieces import ChallengeId, Lasting, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import end_lasting, forget_uses


def end(state: State, ended: Callable[[Lasting], bool]) -> None:
    """End all effects for which this is true."""
    end_lasting(state, tuple(each for each in state.lasting if not ended(each)))


def end_with_turn(state: State) -> None:
    """Rules 5.7. The end of a turn: `turn` of this one, `next_turn` of the one before."""
    end(
        state,
        lambda each: (
            each.until in ("turn", "round", "step", "chal") or (each.until == "next_turn" and each.turn < state.turn)
        ),
    )
    forget_uses(state, "turn", "step", "challenge")


def end_with_ready(state: State) -> None:
    """Rules 5.7. Exactly one R1 is skipped."""
    end(state, lambda each: each.until == "next_ready")


def end_with_roll(state: State, roller: PieceId) -> None:
    """Rules 6.5. End effects for one roll of a card."""
    end(state, lambda each: each.until == "step" and roller in each.on)


def end_with_draw(state: State) -> None:
    """Rules 5.6. End effects that last until the end of the next draw step."""
    end(state, lambda each: each.until == "next_draw")


def end_with_round(state: State) -> None:
    """Rules 5. The end of a round."""
    end(state, lambda each: each.until in ("round", "step"))
    forget_uses(state, "step")


def end_with_challenge(state: State, number: ChallengeId) -> None:
    """Rules 5.7. A challenge was resolved."""
    end(state, lambda each: each.until == "chal" and number in (each.ctx.challenge, *each.on))
    forget_uses(state, "challenge")


def end_named(state: State, by: PieceId) -> None:
    """Rules 12.7. End effects of a card on the card it has named, when it names another one or rotates."""
    end(state, lambda each: each.until == "retarget_or_self_rotates" and each.ctx.card == by)


def end_with_piece(state: State, me: PieceId) -> None:
    """Rules 5.7. A card left play: end effects that last while it is in play, and effects only on it."""
    end_named(state, me)
    end(state, lambda each: (each.until == "play" and each.ctx.card == me) or each.on == (me,))

"""Rules 5.1, 12.2. What of the cards a seat may use in a window. (Nothing, until entries are carried out.)"""

from typing import Any

from regalia.core import Game, Option, Seat
from regalia.games.wheel_of_time.pieces import ChallengeId, Kind
from regalia.games.wheel_of_time.state import State


def usable(state: State, seat: Seat, window: str) -> tuple[Option, ...]:
    """What a seat may play from hand or activate now."""
    return ()


def could_use(state: State, seat: Seat, window: str) -> bool:
    """True if, by what everybody sees, the seat might have something to use."""
    return bool(state.hands[seat])


def use(game: Game[State], seat: Seat, chosen: Any, window: str) -> None:
    """Begin to play or activate it."""
    raise AssertionError(f"{chosen} cannot be used")


def declarable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 5.3. True if a challenge card's requirement holds and it has a legal target."""
    return True


def carry_out(game: Game[State], challenge: ChallengeId, mode: str, when: str) -> None:
    """Rules 12.2. The `init` or `outcome` entries of a challenge happen: puts their steps on the stack."""

"""Rules 5. Missing coins."""

from regalia.core import Refusal, Seat
from regalia.games.kings_guild.state import State


def short_of_coins(state: State, seat: Seat, price: int, rule: str) -> Refusal | None:
    """How many coins are missing."""
    missing = price - state.coins[seat]
    return Refusal("short-of-coins", rule, {"coins": missing}) if missing > 0 else None

"""Rules 5.3, 8.1, 11, 12.2. Questions about entries; reasons against something, worked out only if they are shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from regalia.core import Choice, Eyes, Refusal, Seat
from regalia.games.wheel_of_time.effective.playing import requirements_hold
from regalia.games.wheel_of_time.paying.payment import Coin, Price, payable
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Kind, Ref, Symbol
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State

Why: TypeAlias = Callable[[], Refusal]
"""A reason. What is legal has none."""
ANYTHING = Coin(Symbol("P"), stands_for=ABILITIES)
MOST = 12
"""The largest number of missing symbols that is checked."""


def because(reason: str, rule: str) -> Why:
    """A reason that needs no further look at the position."""
    return lambda: Refusal(reason, rule)


def barred(state: State, seat: Seat, kind: Kind, rule: str, *uses: str) -> Refusal:
    """A card cannot be used, because of its own requirements or of an effect in play."""
    required = all(requirements_hold(state, Context(seat, kind=kind), use) for use in uses)
    return Refusal("forbidden" if required else "no-requirement", rule)


def short(prices: Sequence[Price], coins: Sequence[Coin], rule: str) -> Refusal:
    """Number of missing symbols, if nothing else is missing."""
    for count in range(1, MOST + 1):
        if any(payable(price, [*coins, *[ANYTHING] * count]) for price in prices):
            return Refusal("short", rule, {"count": count})
    return Refusal("unpayable", rule)


class AboutEntry(Choice, frozen=True):
    """A question while an entry is used, paid for or carried out. Everyone sees whose card it is."""

    ref: Ref
    ctx: Context

    def facts(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {"kind": self.ref.kind}

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind)

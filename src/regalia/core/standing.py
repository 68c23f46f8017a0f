"""Standing effects: bonuses asked for when a number is needed, never stored, so nothing is ever recalculated."""

from collections.abc import Callable, Iterable
from typing import Any

Bonus = Callable[[Any, Any, Any], int]
"""`(state, me, other)`: what the card `me` gives to `other`."""


class Standing(dict[str, Bonus]):
    """All standing effects on one quantity, by the name of the card that has them.

    strength = Standing()

    @strength.of
    def drill_sergeant(state, me, other):
        return int(other != me and allied(state, me, other))
    """

    def of(self, bonus: Bonus) -> Bonus:
        """Enter a card's effect under the function's name."""
        assert bonus.__name__ not in self, f"two effects are called {bonus.__name__}"
        self[bonus.__name__] = bonus
        return bonus

    def total(self, state: Any, others: Iterable[tuple[Any, str]], card: Any) -> int:
        """The sum of what all cards in play, given as (card, name), add to one card."""
        return sum(self[name](state, me, card) for me, name in others if name in self)

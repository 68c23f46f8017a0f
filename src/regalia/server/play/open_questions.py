"""Since when each question and each offer is open. An answer to an open question is valid, whatever happened since."""

from typing import Any

from regalia.core import Game, Offers, Seat
from regalia.core.match import NO_ANSWERS, Given


class OpenQuestions:
    """The action after which each seat was asked, and was offered, what it is now."""

    def __init__(self, game: Game[Any], seq: int) -> None:
        self.asked: dict[Seat, int] = dict.fromkeys(game.asks, seq)
        self._offers: Offers = game.offers
        self._offered: dict[Seat, int] = dict.fromkeys(self._offers, seq)

    def offered(self, seat: Seat) -> int:
        """The action after which a seat was offered what it is now."""
        return self._offered[seat]

    def go_on(self, before: Game[Any], after: Game[Any], given: Given, seq: int) -> None:
        """Update after an action: an unchanged question or offer keeps its number, others get this action's."""
        kept = still_asked(before, after, given)
        self.asked = {seat: self.asked[seat] if seat in kept else seq for seat in after.asks}
        old, self._offers = self._offers, after.offers
        if old or self._offers:
            same = {seat for seat, options in self._offers.items() if old.get(seat) == options}
            self._offered = {seat: self._offered[seat] if seat in same else seq for seat in self._offers}


def still_asked(before: Game[Any], after: Game[Any], given: Given) -> set[Seat]:
    """The seats whose question is the same after an action."""
    if after.is_over or after.step is not before.step:
        return set()
    if isinstance(given.answer, NO_ANSWERS):
        return {seat for seat, ask in before.asks.items() if after.asks.get(seat) == ask}
    return before.asks.keys() - {given.seat} if after.given else set()

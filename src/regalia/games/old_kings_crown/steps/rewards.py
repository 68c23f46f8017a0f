"""Rules 10. Location Rewards."""

from collections.abc import Callable
from typing import ClassVar

from regalia.core import Choice, Choices, Game, Number, Seat, Several, Step
from regalia.games.old_kings_crown.content import PRINTED, WORTH, CardId, Council, Location
from regalia.games.old_kings_crown.events.table import LocationClaimed
from regalia.games.old_kings_crown.options import CARD, DECLINE, DONE, Card, Decline, Done, Govern, Use
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.govern import govern, govern_options
from regalia.games.old_kings_crown.steps.interrupts import bring_home, discard_chosen, oust
from regalia.games.old_kings_crown.steps.journey import ExtraJourney
from regalia.games.old_kings_crown.verbs.cards import put_in_deck
from regalia.games.old_kings_crown.verbs.hands import random_discards, show
from regalia.games.old_kings_crown.verbs.tokens import claim_favour, gain_influence, remove_marker

CLAIM = Use("claim_favour")


def claim(game: Game[State], seat: Seat, location: Location) -> None:
    """Rules 10. The printed Influence, the payment of the Merchants' Exchange to its owner, then the text.

    Both payments are Influence, so their order makes no difference.
    """
    game.happened(LocationClaimed(seat, location))
    gain_influence(game, seat, WORTH[location], location)
    exchange = game.state.placed_at("merchants_exchange")
    if exchange is not None and exchange.place == location:
        gain_influence(game, exchange.seat, 1, "merchants_exchange")
    if location in TEXTS:
        game.then(TEXTS[location](seat))


class Castle(Choice, frozen=True):
    """Rules 10. Castle: govern with a card of the hand or an Active one; all else leaves that Council first."""

    forced: ClassVar[bool] = False  # not being asked would reveal that no card of the hand has a Vote

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        found = govern_options(state, (*hand, *state.active(self.seat)))
        return (*found, DECLINE) if hand or found else ()

    def choose(self, game: Game[State], chosen: Govern | Decline) -> None:
        if isinstance(chosen, Govern):
            announce(game, self.seat, chosen.card)
            clear(game, chosen.council)
            game.then(GovernAlone(self.seat, chosen.card, chosen.council))


def announce(game: Game[State], seat: Seat, card: CardId) -> None:
    """Rules 10. Every player sees which card of the hand will govern; it stays there until the Council is cleared."""
    if card in game.state.hands[seat]:
        show(game, seat, (card,))


def clear(game: Game[State], council: Council) -> None:
    """Rules 3.17. All cards and markers leave a Council."""
    for marker in [marker for marker in game.state.markers if marker.council == council]:
        remove_marker(game, marker.seat, council)
    oust(game, game.state.councils[council])


class GovernAlone(Step, frozen=True):
    """Rules 10. Castle: the card goes to the Council that has been cleared."""

    seat: Seat
    card: CardId
    council: Council

    def run(self, game: Game[State]) -> None:
        govern(game, self.seat, self.card, self.council)


class ClaimFavour(Choice, frozen=True):
    """Rules 10. Harvest Field: the Favour may be claimed from wherever it is, with all its uses."""

    def options(self, state: State) -> Choices:
        return (CLAIM, DECLINE)

    def choose(self, game: Game[State], chosen: Use | Decline) -> None:
        if chosen == CLAIM:
            claim_favour(game, self.seat)


class Shrine(Choice, frozen=True):
    """Rules 10. Shrine: up to three cards of the hand, or Active ones, go under the deck, one after the other."""

    secret: ClassVar[bool] = True

    left: int = PRINTED.shrine_cards

    def options(self, state: State) -> Choices:
        cards = [*state.hands[self.seat], *state.active(self.seat)]
        return (*(CARD[card] for card in cards), DONE)

    def choose(self, game: Game[State], chosen: Card | Done) -> None:
        if isinstance(chosen, Card):
            put_in_deck(game, chosen.card, "deck_bottom")
            if self.left > 1:
                game.then(Shrine(self.seat, self.left - 1))


class Necropolis(Choice, frozen=True):
    """Rules 10. Necropolis: up to three random cards of the Discard Pile come to hand.

    If there is room for all of them, the events do not show the order in which they were drawn.
    """

    def options(self, state: State) -> Choices:
        most = min(PRINTED.necropolis_cards, len(state.discards[self.seat]))
        return Number(0, most) if most else ()

    def choose(self, game: Game[State], chosen: int) -> None:
        drawn = random_discards(game, self.seat, chosen)
        for card in sorted(drawn) if len(drawn) <= game.state.room(self.seat) else drawn:
            bring_home(game, self.seat, (card,))
        self.skip(game)

    def skip(self, game: Game[State]) -> None:
        game.then(NecropolisDiscard(self.seat))


class NecropolisDiscard(Choice, frozen=True):
    """Rules 10. Necropolis: then any number of hand cards may be discarded."""

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        return Several(tuple([CARD[card] for card in hand]), 0, len(hand)) if hand else ()

    def choose(self, game: Game[State], chosen: tuple[Card, ...]) -> None:
        discard_chosen(game, chosen)


TEXTS: dict[Location, Callable[[Seat], Step]] = {
    "castle": Castle,
    "wilderness": ExtraJourney,
    "harvest_field": ClaimFavour,
    "shrine": Shrine,
    "necropolis": Necropolis,
}

"""Rules 3.14. Acquiring Kingdom cards, and how they leave a board."""

from typing import Literal, TypeAlias

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.old_kings_crown.content import BOLD, COUNCIL_OF, KINGDOM, PRINTED, CardId, KingdomId
from regalia.games.old_kings_crown.events.kingdom import KingdomStolen
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import Space
from regalia.games.old_kings_crown.seen import Shown
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Act, Actor
from regalia.games.old_kings_crown.steps.interrupts import ShrinkHand, bring_home
from regalia.games.old_kings_crown.verbs.cards import discard, put_aside
from regalia.games.old_kings_crown.verbs.hands import change_hand_size
from regalia.games.old_kings_crown.verbs.kingdom import bury, leave_space, occupy
from regalia.games.old_kings_crown.verbs.tokens import gain_influence, put_marker

SIGNET = "signet_of_succession"
BRIGANDS = "road_brigands"
BOLD_DEEDS = {
    "merchants_exchange": "put_on_location",
    "beacon_of_the_cape": "light_the_beacon",
    "anonymous_benefactor": "put_in_supply",
    "old_kings_lantern": "put_in_supply",
}
"""The effects of bold texts; the others put their card on a Region."""
SYNDICATE: Literal["the_syndicate"] = "the_syndicate"
Target: TypeAlias = Literal["kingdom_discard", "burned", "elsewhere"]
"""The place to which a Kingdom card goes when it leaves a board."""
Home: TypeAlias = Literal["hand", "discard"]
"""The place to which the occupying card goes."""


class Acquisition(Step, frozen=True):
    """Rules 3.14. A Kingdom card is acquired with the Bidding card: bold text is done at once, others take a space."""

    seat: Seat
    kingdom: KingdomId
    space: int = -1
    """The space, if there is no choice."""

    def run(self, game: Game[State]) -> None:
        state, seat, kingdom = game.state, self.seat, self.kingdom
        call_the_syndicate(game, seat, kingdom)
        if kingdom in BOLD:
            discard(game, state.bids[seat])
            game.then(Act(Actor(seat, kingdom), BOLD_DEEDS.get(kingdom, "put_on_region")))
        elif self.space >= 0:
            game.then(Occupy(seat, kingdom, self.space))
        else:
            game.then(ChooseSpace(seat, kingdom))


def call_the_syndicate(game: Game[State], seat: Seat, kingdom: KingdomId) -> None:
    """Rules 13.2. The Syndicate puts a marker on the Council of the suit, at most two on each."""
    state, council = game.state, COUNCIL_OF[KINGDOM[kingdom].suit]
    mine = [marker for marker in state.markers if (marker.seat, marker.council) == (seat, council)]
    there = sum(marker.source == SYNDICATE for marker in mine)
    if state.has_hq(seat, SYNDICATE) and there < PRINTED.syndicate_markers:
        put_marker(game, seat, council, SYNDICATE)


class ChooseSpace(Choice, frozen=True):
    """Rules 3.14. The Kingdom card goes on one of the two spaces, empty or filled."""

    kingdom: KingdomId

    def options(self, state: State) -> Choices:
        return tuple(map(Space, range(PRINTED.kingdom_spaces)))

    def choose(self, game: Game[State], chosen: Space) -> None:
        if game.state.kingdoms[self.seat][chosen.space]:
            vacate(game, self.seat, chosen.space)
        game.then(Occupy(self.seat, self.kingdom, chosen.space))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(acquiring=self.kingdom)


class Occupy(Step, frozen=True):
    """Rules 3.14. The Kingdom card lies on its space, with the Bidding card under it; the Signet raises Hand Size."""

    seat: Seat
    kingdom: KingdomId
    space: int

    def run(self, game: Game[State]) -> None:
        occupy(game, self.seat, self.kingdom, self.space)
        if self.kingdom == SIGNET:
            change_hand_size(game, self.seat, 1)


class FreeOccupier(Step, frozen=True):
    """Rules 3.14. The card that occupied a space goes to hand, or to the Discard Pile if the text says so."""

    seat: Seat
    space: int
    target: Home

    def run(self, game: Game[State]) -> None:
        card = game.state.occupiers[self.seat][self.space]
        if card and self.target == "hand":
            bring_home(game, self.seat, (card,))
        elif card:
            discard(game, card)


def vacate(game: Game[State], seat: Seat, space: int, target: Target = "kingdom_discard", occupier: Home = "hand") -> None:
    """Rules 3.14. A Kingdom card leaves a board and its text stops working; then its occupier goes."""
    kingdom = leave_space(game.state, seat, space)
    if target != "elsewhere":
        bury(game, seat, kingdom, target)
    if kingdom == SIGNET:
        game.then(ShrinkHand(seat))
    game.then(FreeOccupier(seat, space, occupier))


def dismiss(
    game: Game[State], seat: Seat, kingdom: KingdomId, occupier: Home = "hand", target: Target = "kingdom_discard"
) -> None:
    """Rules 13.5. `Discard this`: to the Kingdom Discard, the occupier to hand; `and its occupier`: to the Discard Pile."""
    vacate(game, seat, game.state.kingdoms[seat].index(kingdom), target, occupier)


class Dismiss(Step, frozen=True):
    """Rules 13.5. `Discard this`, once everything else on the card has been done."""

    seat: Seat
    kingdom: KingdomId
    occupier: Home = "hand"

    def run(self, game: Game[State]) -> None:
        if game.state.has(self.seat, self.kingdom):
            dismiss(game, self.seat, self.kingdom, self.occupier)


def acquire_with(game: Game[State], seat: Seat, kingdom: KingdomId, card: CardId, space: int = -1) -> None:
    """Rules 3.14. Acquire a Kingdom card with a card that takes the place of the Bidding card."""
    put_aside(game, card)
    game.then(Acquisition(seat, kingdom, space))


def steal_kingdom(game: Game[State], thief: Seat, victim: Seat, kingdom: KingdomId) -> None:
    """Rules 6.2. The card leaves its board, the Road Brigands are paid, its occupier goes home, the thief acquires it."""
    game.happened(KingdomStolen(thief, victim, kingdom))
    paid = thief if kingdom == BRIGANDS else game.state.holder(BRIGANDS)
    take_from_board(game, victim, kingdom)
    game.then(Acquisition(thief, kingdom))
    if paid != NOBODY:
        gain_influence(game, paid, 1, BRIGANDS)


def take_from_board(game: Game[State], victim: Seat, kingdom: KingdomId) -> None:
    """A Kingdom card leaves an opponent's board to be acquired."""
    vacate(game, victim, game.state.kingdoms[victim].index(kingdom), "elsewhere")

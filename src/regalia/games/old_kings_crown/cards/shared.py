"""Rules 13. Picks of many cards, and queries about the Clash, for all suits and factions.

They cite no section of their own: a refusal cites the card that asks.
"""

from regalia.core import Game, Option, Seat
from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import AT_LOCATION, AT_REGION, CARD, IN_COUNCIL, Supporter
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Actor
from regalia.games.old_kings_crown.verbs.tokens import move_supporters


def barred(state: State, actor: Actor) -> bool:
    """Rules 13.3. Martial Law: opponents add, move or swap no cards into the Region's first Clash."""
    clash = state.running
    return state.locked == clash.region and clash.first and "martial_law" not in state.lasting[actor.seat]


def hand_card(state: State, actor: Actor, *picks: object) -> list[Option]:
    """A card of the hand."""
    return [CARD[card] for card in state.hands[actor.seat]]


def active_card(state: State, actor: Actor) -> list[Option]:
    """An own Active card."""
    return [CARD[card] for card in state.active(actor.seat)]


def clash_card(state: State, actor: Actor) -> list[Option]:
    """An own Clash card (rules 6.3)."""
    return [CARD[card] for card in state.clash_cards(actor.seat)]


def lost_card(state: State, actor: Actor, *picks: object) -> list[Option]:
    """An own card in the Lost Pile."""
    return [CARD[card] for card in state.lost_of(actor.seat)]


def active_or_discarded(state: State, actor: Actor) -> list[Option]:
    """Active cards, and cards of the Discard Pile."""
    return [CARD[card] for card in (*state.active(actor.seat), *state.discards[actor.seat])]


def a_card_in_council(state: State, actor: Actor) -> list[Option]:
    """Own cards in any Council."""
    return [CARD[card] for card in state.seated_anywhere(actor.seat)]


def council_or_occupying(state: State, actor: Actor, *picks: object) -> list[Option]:
    """Own cards in Councils, and those that occupy Kingdom cards."""
    cards = (*state.seated_anywhere(actor.seat), *state.occupiers[actor.seat])
    return [CARD[card] for card in cards if card]


def lacking(state: State, actor: Actor, command: str) -> list[Option]:
    """Clash cards for which a Command would be new."""
    return [CARD[card] for card in state.clash_cards(actor.seat) if is_new(state, card, command)]


def is_new(state: State, card: str, command: str) -> bool:
    """True if a card lacks a Command, or prints it only as one of two (rules 7)."""
    now = effective(state, card)
    return command not in now.commands or command in now.either


def any_region(state: State, actor: Actor) -> list[Option]:
    """One Region."""
    return [*AT_REGION.values()]


def any_location(state: State, actor: Actor) -> list[Option]:
    """One Location."""
    return [*AT_LOCATION.values()]


def any_council(state: State, actor: Actor, *picks: object) -> list[Option]:
    """One Council."""
    return [*IN_COUNCIL.values()]


def region_with_secrets(state: State, actor: Actor) -> list[Option]:
    """A Region with face-down cards."""
    return [AT_REGION[region] for region, row in state.rows.items() if [laid for laid in row if laid.down]]


def supporters_out(state: State, actor: Actor) -> list[Option]:
    """Supporters on the Map and in the Lost Pile."""
    seat = actor.seat
    pieces: list[Option] = [
        Supporter(region, number) for region in REGIONS for number in range(state.supporters_on[region][seat])
    ]
    return pieces + [Supporter("lost", number) for number in range(state.fallen[seat])]


def return_supporters(game: Game[State], seat: Seat, supporters: tuple[Supporter, ...]) -> None:
    """Supporters go back to the board."""
    for place in (*REGIONS, "lost"):
        move_supporters(game, seat, place, "board", sum(supporter.place == place for supporter in supporters))

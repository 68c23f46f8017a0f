"""Rules 13.5. Kingdom cards of trade."""

from regalia.core import Game, Option
from regalia.games.old_kings_crown.cards.shared import a_card_in_council, any_location, any_region
from regalia.games.old_kings_crown.content import COST, COUNCILS
from regalia.games.old_kings_crown.options import CARD, DECLINE, AtLocation, AtRegion, Buy, Card, Gain, Govern, Tactic
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Dismiss, dismiss
from regalia.games.old_kings_crown.steps.act import Act, Actor, act, only_if
from regalia.games.old_kings_crown.steps.govern import govern, govern_options
from regalia.games.old_kings_crown.steps.interrupts import EnlargeHand, acquire_site_card, bring_home, gain_lore, oust
from regalia.games.old_kings_crown.verbs.kingdom import bury, keep_in_supply, place_on_map
from regalia.games.old_kings_crown.verbs.tokens import burn_tactic, gain_influence


@act(region=any_region)
def put_on_region(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 13.5. Parliament of Shades, Ruined Citadel and Banquet of Briars are put on a Region."""
    place_on_map(game, me.seat, me.card, region.region)


@act(location=any_location)
def put_on_location(game: Game[State], me: Actor, location: AtLocation) -> None:
    """Rules 13.5. The Merchants' Exchange is put on a Location."""
    place_on_map(game, me.seat, me.card, location.location)


@act()
def put_in_supply(game: Game[State], me: Actor) -> None:
    """Rules 13.5. The Anonymous Benefactor and the Old King's Lantern go to the Supply."""
    keep_in_supply(game, me.seat, me.card)


@act()
def light_the_beacon(game: Game[State], me: Actor) -> None:
    """Rules 13.5. Beacon of the Cape: the cheapest card of the Site comes for free; then the Beacon is discarded."""
    bury(game, me.seat, me.card)
    game.then(Act(me, "beacon_of_the_cape"))


def cheapest(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. The Site cards of the lowest cost."""
    site = state.sites[actor.seat]
    lowest = min((COST[card] for card in site), default=0)
    return [Buy(card) for card in site if COST[card] == lowest]


@act(card=cheapest)
def beacon_of_the_cape(game: Game[State], me: Actor, card: Buy) -> None:
    """Rules 13.5. It is acquired for free."""
    acquire_site_card(game, me.seat, card.card, 0)


@act()
@only_if(a_card_in_council)
def monument_masons(game: Game[State], me: Actor) -> None:
    """Rules 13.5. 1 Influence; with cards in all three Councils the Masons may be discarded for 2 more."""
    gain_influence(game, me.seat, 1, "monument_masons")
    game.then(Act(me, "finish_the_monument"))


def two_more(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. True if there are own cards in all three Councils."""
    return [Gain("influence"), DECLINE] if all(state.seated(actor.seat, council) for council in COUNCILS) else []


@act(choice=two_more)
def finish_the_monument(game: Game[State], me: Actor, choice: Option) -> None:
    """Rules 13.5. Monument Masons: discarded for 2 Influence."""
    if isinstance(choice, Gain):
        gain_influence(game, me.seat, 2, "monument_masons")
        dismiss(game, me.seat, "monument_masons")


def own_tactic(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Tactics that are not burned."""
    return [Tactic(tile.tactic) for tile in state.tactics[actor.seat]]


@act(tactic=own_tactic)
def buried_palace(game: Game[State], me: Actor, tactic: Tactic) -> None:
    """Rules 13.5. A Tactic is burned for 3 Lore, an Exhausted one for 1."""
    tile = game.state.tile(me.seat, tactic.tactic)
    burn_tactic(game, me.seat, tactic.tactic)
    gain_lore(game, me.seat, 1 if tile is not None and tile.exhausted else 3, "buried_palace")


def lies_on_a_region(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Active cards next to the Parliament's Region that may govern."""
    placed = state.placed_at("parliament_of_shades")
    if placed is None or placed.seat != actor.seat:
        return []
    return [*govern_options(state, state.active_at(actor.seat, placed.place))]


@act(governor=lies_on_a_region)
def parliament_of_shades(game: Game[State], me: Actor, governor: Govern) -> None:
    """Rules 13.5. An Active card next to its Region governs."""
    govern(game, me.seat, governor.card, governor.council)


@act()
def remote_bylines(game: Game[State], me: Actor) -> None:
    """Rules 13.5. 1 Influence for a player without Lore, otherwise 1 Lore."""
    if game.state.lore[me.seat]:
        gain_lore(game, me.seat, 1, "remote_bylines")
    else:
        gain_influence(game, me.seat, 1, "remote_bylines")


def pardonable(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Cards of the Discard Pile, if there is hand room."""
    return [CARD[card] for card in state.discards[actor.seat]] if state.room(actor.seat) else []


@act(card=pardonable)
def forged_royal_pardons(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A card comes from the Discard Pile to hand."""
    bring_home(game, me.seat, (card.card,))


@act(card=a_card_in_council)
def empty_estate(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A card leaves a Council; then Hand Size +1, and the Estate is discarded."""
    oust(game, (card.card,))
    game.then(EnlargeHand(me.seat), Dismiss(me.seat, "empty_estate"))

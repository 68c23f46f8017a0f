"""Rules 13. The Clans: tactics, Favour, headquarters and cards with text."""

from regalia.core import Game, Number, Option, Several
from regalia.games.old_kings_crown.cards.shared import active_or_discarded, any_council, any_region, hand_card
from regalia.games.old_kings_crown.content import LOCATIONS_OF, REGIONS
from regalia.games.old_kings_crown.effective import has_archetype, has_command
from regalia.games.old_kings_crown.options import (
    AT_LOCATION,
    CARD,
    DECLINE,
    AtLocation,
    AtRegion,
    Card,
    Decline,
    InCouncil,
    Kingdom,
    Supporter,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition, take_from_board
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home
from regalia.games.old_kings_crown.verbs.cards import put_aside, put_in_council
from regalia.games.old_kings_crown.verbs.tokens import give, last_for_the_round, move_herald, move_supporters


@act()
def school_of_storms(game: Game[State], me: Actor) -> None:
    """Rules 13.3. Its user places the Clash Markers; each Region resolved pays for a lone lead there."""
    last_for_the_round(game, me.seat, "school_of_storms")


def leaders_here(state: State, actor: Actor) -> list[Option]:
    """Rules 13.3. Active Heirs, Captains and War Machines next to the current Region that have no Flank yet."""
    return [
        CARD[card]
        for card in state.active_at(actor.seat, state.running.region)
        if has_archetype(state, card, "heir", "captain", "war_machine") and not has_command(state, card, "flank")
    ]


@act(card=leaders_here)
def sea_lanes(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.3. The card gains Flank for the Round."""
    give(game, card.card, "flank", "round")


def rivals_kingdom_cards(state: State, actor: Actor) -> list[Option]:
    """Rules 13.3. The occupied Kingdom cards of opponents."""
    return [Kingdom(kingdom) for other in state.opponents(actor.seat) for kingdom in state.kingdoms[other] if kingdom]


@act(kingdom=rivals_kingdom_cards, card=hand_card)
@only_if(hand_card)
def river_runners(game: Game[State], me: Actor, kingdom: Kingdom, card: Card) -> None:
    """Rules 13.3. An opponent's Kingdom card is acquired with a hand card. It is no steal."""
    put_aside(game, card.card)
    take_from_board(game, game.state.holder(kingdom.kingdom), kingdom.kingdom)
    game.then(Acquisition(me.seat, kingdom.kingdom))


def room_for_some(state: State, actor: Actor) -> bool:
    """Rules 13.3. Free hand room, and a card for it."""
    return state.room(actor.seat) > 0 and bool(active_or_discarded(state, actor))


def as_many_as_fit(state: State, actor: Actor) -> Several:
    """Rules 13.3. At most up to Hand Size."""
    return any_of(active_or_discarded(state, actor), least=1, most=state.room(actor.seat))


@act(cards=as_many_as_fit)
@only_if(room_for_some)
def salt_toughness(game: Game[State], me: Actor, cards: tuple[Card, ...]) -> None:
    """Rules 13.3. Active and discarded cards come to hand."""
    bring_home(game, me.seat, [card.card for card in cards])


def supporters_elsewhere(state: State, actor: Actor) -> list[Option]:
    """Rules 13.4. Supporters on the other Regions."""
    region = state.running.region
    return [
        Supporter(other, number)
        for other in REGIONS
        if other != region
        for number in range(state.supporters_on[other][actor.seat])
    ]


def location_here(state: State, actor: Actor) -> list[Option]:
    """Rules 13.4. A Location of the current Region; without, if there are Supporters to move."""
    places: list[Option] = [AT_LOCATION[location] for location in LOCATIONS_OF[state.running.region]]
    return places + [DECLINE] * bool(supporters_elsewhere(state, actor))


def up_to_two_supporters(state: State, actor: Actor, location: AtLocation | Decline) -> Several:
    """Rules 13.4. Up to two Supporters; at least one if the Herald does not move."""
    return any_of(supporters_elsewhere(state, actor), least=int(location == DECLINE), most=2)


@act(location=location_here, supporters=up_to_two_supporters)
def prophet_of_the_waves(
    game: Game[State], me: Actor, location: AtLocation | Decline, supporters: tuple[Supporter, ...]
) -> None:
    """Rules 13.4. The Herald comes to the current Region, and up to two Supporters do."""
    if isinstance(location, AtLocation):
        move_herald(game, me.seat, location.location)
    for supporter in supporters:
        move_supporters(game, me.seat, supporter.place, game.state.running.region, 1)


def envoys(state: State, actor: Actor) -> Several:
    """Rules 13.2. Active cards that have Flank, next to any Region."""
    return any_of([CARD[card] for card in state.active(actor.seat) if has_command(state, card, "flank")], least=1)


@act(cards=envoys, council=any_council)
def wandering_embassy(game: Game[State], me: Actor, cards: tuple[Card, ...], council: InCouncil) -> None:
    """Rules 13.2. Active cards that have Flank go into one Council. They do not govern."""
    for card in cards:
        put_in_council(game, card.card, council.council)


def fallen_supporters(state: State, actor: Actor) -> int:
    """Rules 13.2. Supporters in the Lost Pile."""
    return state.fallen[actor.seat]


def one_or_two(state: State, actor: Actor, region: AtRegion) -> Number:
    """Rules 13.2. One or two."""
    return Number(1, min(2, state.fallen[actor.seat]))


@act(region=any_region, count=one_or_two)
@only_if(fallen_supporters)
def new_havens_harbour(game: Game[State], me: Actor, region: AtRegion, count: int) -> None:
    """Rules 13.2. Supporters come from the Lost Pile to one Region."""
    move_supporters(game, me.seat, "lost", region.region, count)

"""Rules 13.5. Kingdom cards of intrigue, used in spring."""

from typing import ClassVar

from regalia.core import Choice, Choices, Game, Option, Seat, Several, Step
from regalia.games.old_kings_crown.cards.shared import (
    any_location,
    council_or_occupying,
    hand_card,
    lost_card,
    region_with_secrets,
)
from regalia.games.old_kings_crown.options import (
    AT_REGION,
    CARD,
    DECLINE,
    DONE,
    Acquire,
    AtLocation,
    AtRegion,
    Card,
    Decline,
    Done,
    Herald,
    Player,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import acquire_with, dismiss
from regalia.games.old_kings_crown.steps.act import Act, Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.road import RefillRoad, ShowRoad
from regalia.games.old_kings_crown.verbs.cards import exchange, put_in_deck
from regalia.games.old_kings_crown.verbs.down import peek, swap_down
from regalia.games.old_kings_crown.verbs.hands import draw
from regalia.games.old_kings_crown.verbs.kingdom import on_offer, take
from regalia.games.old_kings_crown.verbs.tokens import move_herald


def some_gossips(state: State, actor: Actor) -> Several:
    """Rules 13.5. Any number of players with cards."""
    return any_of([Player(seat) for seat in state.order if state.hands[seat]], least=1)


@act(players=some_gossips)
def cellar_gossip(game: Game[State], me: Actor, players: tuple[Player, ...]) -> None:
    """Rules 13.5. Each puts the whole hand under the deck and draws as many cards."""
    seats = game.state.in_order(tuple(player.seat for player in players))
    game.then(*(Gossip(seat, len(game.state.hands[seat])) for seat in seats))


class Gossip(Choice, frozen=True):
    """Rules 13.5. Cellar Gossip: hand cards go under the deck one after the other; then as many are drawn."""

    secret: ClassVar[bool] = True

    count: int

    def options(self, state: State) -> Choices:
        return [CARD[card] for card in state.hands[self.seat]]

    def choose(self, game: Game[State], chosen: Card) -> None:
        put_in_deck(game, chosen.card, "deck_bottom")
        game.then(self)

    def skip(self, game: Game[State]) -> None:
        draw(game, self.seat, self.count)


@act(other=council_or_occupying, card=hand_card)
@only_if(hand_card)
def clockwork_doves(game: Game[State], me: Actor, other: Card, card: Card) -> None:
    """Rules 13.5. A hand card changes places with one in a Council or under a Kingdom card."""
    exchange(game, card.card, other.card)


@act(region=region_with_secrets)
def crossroads_innkeeper(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 13.5. Look at the face-down cards next to a Region; then two own ones may change places."""
    peek(game, me.seat, region.region)
    game.then(Act(me, "change_rooms"))


def first_of_two(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. An own face-down card, if there are two; or none."""
    regions = state.face_down(actor.seat)
    return [*(AT_REGION[region] for region in regions), DECLINE] if len(regions) >= 2 else []


def second_of_two(state: State, actor: Actor, region: AtRegion | Decline) -> list[Option]:
    """Rules 13.5. Another one."""
    if isinstance(region, Decline):
        return []
    return [AT_REGION[other] for other in state.face_down(actor.seat) if other != region.region]


@act(region=first_of_two, other=second_of_two)
def change_rooms(game: Game[State], me: Actor, region: AtRegion, other: AtRegion) -> None:
    """Rules 13.5. Crossroads Innkeeper: two own face-down cards change places."""
    swap_down(game, me.seat, region.region, other.region)


@act(other=lost_card, card=hand_card)
@only_if(hand_card)
def the_boatman(game: Game[State], me: Actor, other: Card, card: Card) -> None:
    """Rules 13.5. A hand card changes places with a lost one."""
    exchange(game, card.card, other.card)


def road_and_hand(state: State, actor: Actor) -> bool:
    """Rules 13.5. A card on the road, and a hand card."""
    return any(state.road) and bool(state.hands[actor.seat])


@act()
@only_if(road_and_hand)
def leaf_fall_witch(game: Game[State], me: Actor) -> None:
    """Rules 13.5. She is burned; one or two road cards are acquired with hand cards, then the road is filled."""
    dismiss(game, me.seat, "leaf_fall_witch", target="burned")
    game.then(ShowRoad(me.seat), ByWitchcraft(me.seat, first=True), RefillRoad())


class ByWitchcraft(Choice, frozen=True):
    """Rules 13.5. Leaf-Fall Witch: a road card is acquired with a hand card; the second one is optional."""

    first: bool

    def options(self, state: State) -> Choices:
        found: list[Option] = [
            Acquire(kingdom, card) for kingdom in on_offer(state, self.seat) for card in state.hands[self.seat]
        ]
        return found if self.first or not found else [*found, DONE]

    def choose(self, game: Game[State], chosen: Acquire | Done) -> None:
        if isinstance(chosen, Acquire):
            take(game, self.seat, chosen.kingdom)
            acquire_with(game, self.seat, chosen.kingdom, chosen.card)
            if self.first:
                game.then(OnceMore(self.seat))


class OnceMore(Step, frozen=True):
    """Rules 13.5. Leaf-Fall Witch: a player with a hand card can take from the road again, and the Lantern shows again."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        if game.state.hands[self.seat]:
            game.then(ShowRoad(self.seat), ByWitchcraft(self.seat, first=False))


def heralds_out(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Heralds on the Map."""
    return [Herald(seat) for seat in state.order if state.heralds[seat]]


def some_heralds(state: State, actor: Actor, location: AtLocation) -> Several:
    """Rules 13.5. Any number of Heralds on the Map."""
    return any_of(heralds_out(state, actor), least=1)


@act(location=any_location, heralds=some_heralds)
@only_if(heralds_out)
def singing_lake(game: Game[State], me: Actor, location: AtLocation, heralds: tuple[Herald, ...]) -> None:
    """Rules 13.5. Heralds follow the song to a Location; the Lake is discarded."""
    for herald in heralds:
        move_herald(game, herald.seat, location.location)
    dismiss(game, me.seat, "singing_lake")

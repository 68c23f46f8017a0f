"""Rules 13.5. Kingdom cards of intrigue."""

from regalia.core import Answers, Game, Number, Option, Options, Seat, Several, Step
from regalia.games.old_kings_crown.cards.clans import any_council, hand_card
from regalia.games.old_kings_crown.cards.commands import here
from regalia.games.old_kings_crown.cards.gathering import lost_card
from regalia.games.old_kings_crown.cards.uprising import region_with_secrets
from regalia.games.old_kings_crown.content import CARDS, FACTION_OF
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.events import Showed
from regalia.games.old_kings_crown.options import (
    AT_LOCATION,
    AT_REGION,
    CARD,
    DECLINE,
    DONE,
    Acquire,
    AtLocation,
    AtRegion,
    Card,
    Decline,
    Herald,
    InCouncil,
    Marker,
    Player,
    To,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Dismiss, acquire_with, dismiss
from regalia.games.old_kings_crown.steps.act import Act, Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home, oust
from regalia.games.old_kings_crown.steps.road import RefillRoad
from regalia.games.old_kings_crown.verbs.cards import exchange, hold, put_in_council, put_on_deck, put_under_deck
from regalia.games.old_kings_crown.verbs.down import peek, swap_down
from regalia.games.old_kings_crown.verbs.hands import draw
from regalia.games.old_kings_crown.verbs.kingdom import glimpse, on_offer, take
from regalia.games.old_kings_crown.verbs.tokens import give, move_herald, move_supporters, remove_marker


def gossips(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Players with cards."""
    return [Player(seat) for seat in state.order if state.hands[seat]]


def some_gossips(state: State, actor: Actor) -> Several:
    """Rules 13.5. Any number of them."""
    return any_of(gossips(state, actor), least=1)


@act(players=some_gossips)
@only_if(gossips)
def cellar_gossip(game: Game[State], me: Actor, players: tuple[Player, ...]) -> None:
    """Rules 13.5. Each puts the whole hand under the deck and draws as many cards."""
    seats = game.state.in_order(tuple(player.seat for player in players))
    game.then(*(Gossip(seat, len(game.state.hands[seat])) for seat in seats))


class Gossip(Step, frozen=True):
    """Rules 13.5. Cellar Gossip: hand cards go under the deck one after the other; then as many are drawn."""

    seat: Seat
    count: int

    def ask(self, state: State) -> Options:
        hand = state.hands[self.seat]
        return {self.seat: tuple([CARD[card] for card in hand])} if hand else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers.get(self.seat)
        if isinstance(chosen, Card):
            put_under_deck(game, chosen.card)
            game.then(self)
        else:
            draw(game, self.seat, self.count)


def council_or_occupying(state: State, actor: Actor, *picks: Option) -> list[Option]:
    """Rules 13.5. Own cards in Councils, and those that occupy Kingdom cards."""
    cards = (*state.seated_anywhere(actor.seat), *state.occupiers[actor.seat])
    return [CARD[card] for card in cards if card]


def doves_can_fly(state: State, actor: Actor) -> bool:
    """Rules 13.5. A hand card, and a card to exchange it with."""
    return bool(state.hands[actor.seat]) and bool(council_or_occupying(state, actor))


@act(other=council_or_occupying, card=hand_card)
@only_if(doves_can_fly)
def clockwork_doves(game: Game[State], me: Actor, other: Card, card: Card) -> None:
    """Rules 13.5. A hand card changes places with one in a Council or under a Kingdom card."""
    exchange(game, card.card, other.card)


def names_to_find(state: State, actor: Actor) -> bool:
    """Rules 13.5. A hand card, and an opponent's Clash card."""
    return bool(state.hands[actor.seat]) and bool(state.opposing(actor.seat))


@act()
@only_if(names_to_find)
def book_of_true_names(game: Game[State], me: Actor) -> None:
    """Rules 13.5. The hand is shown; opponents' Clash cards of the same printed Strength or archetype go home."""
    state = game.state
    hand = state.hands[me.seat]
    game.happened(Showed(me.seat, hand))
    for card in hand:
        hold(state, me.seat, card)
    strengths, archetypes = {CARDS[card].strength for card in hand}, {CARDS[card].archetype for card in hand}
    named = [
        card
        for card in state.opposing(me.seat)
        if CARDS[card].strength in strengths or effective(state, card).archetype in archetypes
    ]
    game.then(Dismiss(me.seat, "book_of_true_names"))
    game.then(*(GoHome(seat, tuple(mine)) for seat, mine in by_owner(state, named).items()))


def by_owner(state: State, cards: list[str]) -> dict[Seat, list[str]]:
    """The cards of each player, in turn order."""
    owned = {seat: [card for card in cards if state.owner(card) == seat] for seat in state.order}
    return {seat: mine for seat, mine in owned.items() if mine}


class GoHome(Step, frozen=True):
    """Rules 13.5. Book of True Names: these cards return to their owner's hand."""

    seat: Seat
    cards: tuple[str, ...]

    def run(self, game: Game[State]) -> None:
        bring_home(game, self.seat, self.cards)


def supporters_here(state: State, actor: Actor) -> int:
    """Rules 13.5. Supporters on the current Region."""
    return state.crowds[here(state).region][actor.seat]


def region_or_board(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Another unresolved Region, or the board."""
    return [*(AT_REGION[region] for region in state.unresolved()), To("board")]


def how_many_here(state: State, actor: Actor, place: AtRegion | To) -> Number:
    """Rules 13.5. At least one of them."""
    return Number(1, supporters_here(state, actor))


@act(place=region_or_board, count=how_many_here)
@only_if(supporters_here)
def wisp_lantern(game: Game[State], me: Actor, place: AtRegion | To, count: int) -> None:
    """Rules 13.5. Supporters leave the current Region for another one, or for the board."""
    target = place.region if isinstance(place, AtRegion) else place.place
    move_supporters(game, me.seat, here(game.state).region, target, count)


@act(region=region_with_secrets)
@only_if(region_with_secrets)
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


def active_card(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. An Active card of one's own."""
    return [CARD[card] for card in state.active(actor.seat)]


def whatever_sits_there(state: State, actor: Actor, card: Card, council: InCouncil) -> Several:
    """Rules 13.5. Any cards and markers of the Council."""
    place = council.council
    pieces: list[Option] = [CARD[other] for other in state.councils[place]]
    for seat in state.seats:
        count = sum(marker.seat == seat and marker.council == place for marker in state.markers)
        pieces += [Marker(seat, number) for number in range(count)]
    return any_of(pieces)


@act(card=active_card, council=any_council, pieces=whatever_sits_there)
@only_if(active_card)
def stewards_account(
    game: Game[State], me: Actor, card: Card, council: InCouncil, pieces: tuple[Card | Marker, ...]
) -> None:
    """Rules 13.5. An Active card goes to a Council; others and markers may leave it. Then it is discarded."""
    put_in_council(game, card.card, council.council)
    for piece in pieces:
        if isinstance(piece, Marker):
            remove_marker(game, piece.seat, council.council)
    game.then(Dismiss(me.seat, "stewards_account"))
    oust(game, [piece.card for piece in pieces if isinstance(piece, Card)])


def a_passage(state: State, actor: Actor) -> bool:
    """Rules 13.5. A hand card, and a card in the Lost Pile."""
    return bool(state.hands[actor.seat]) and bool(state.lost_of(actor.seat))


@act(other=lost_card, card=hand_card)
@only_if(a_passage)
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
    game.then(ByWitchcraft(me.seat, first=True), RefillRoad())
    glimpse(game, me.seat)
    dismiss(game, me.seat, "leaf_fall_witch", target="burned")


class ByWitchcraft(Step, frozen=True):
    """Rules 13.5. Leaf-Fall Witch: a road card is acquired with a hand card; the second one is optional."""

    seat: Seat
    first: bool

    def ask(self, state: State) -> Options:
        found = [Acquire(kingdom, card) for kingdom in on_offer(state, self.seat) for card in state.hands[self.seat]]
        if self.first:
            return {self.seat: tuple(found)}
        return {self.seat: (*found, DONE)} if found else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers.get(self.seat)
        if not isinstance(chosen, Acquire):
            return
        if self.first:
            game.then(ByWitchcraft(self.seat, first=False))
        take(game, self.seat, chosen.kingdom)
        acquire_with(game, self.seat, chosen.kingdom, chosen.card)


def clash_card(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. A Clash card of one's own."""
    return [CARD[card] for card in state.clash_cards(actor.seat)]


def any_lost_card(state: State, actor: Actor, card: Card) -> list[Option]:
    """Rules 13.5. A card in the Lost Pile, whoever owns it."""
    return [CARD[other] for other in state.lost]


def faces_to_wear(state: State, actor: Actor) -> bool:
    """Rules 13.5. A Clash card, and any card in the Lost Pile."""
    return bool(state.lost) and bool(state.clash_cards(actor.seat))


@act(card=clash_card, other=any_lost_card)
@only_if(faces_to_wear)
def thousand_face_mirror(game: Game[State], me: Actor, card: Card, other: Card) -> None:
    """Rules 13.5. A Clash card has the printed information of a lost card this Round, except Strength."""
    give(game, card.card, "guise", "round", other.card)


def heralds_out(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Heralds on the Map."""
    return [Herald(seat) for seat in state.order if state.heralds[seat]]


def any_location(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. One Location."""
    return [*AT_LOCATION.values()]


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


def top_or_bottom(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. All to the top, or all to the bottom of the deck."""
    return [To("deck_top"), To("deck_bottom")]


@act(place=top_or_bottom)
@only_if(lost_card)
def bell_of_first_light(game: Game[State], me: Actor, place: To) -> None:
    """Rules 13.5. All lost cards go to the deck, in the order in which they are named; the Bell is discarded."""
    game.then(Awaken(me.seat, place.place), Dismiss(me.seat, "bell_of_first_light"))


class Awaken(Step, frozen=True):
    """Rules 13.5. Bell of First Light: the next lost card that goes to the deck."""

    seat: Seat
    place: str

    def ask(self, state: State) -> Options:
        return {self.seat: tuple([CARD[card] for card in state.lost_of(self.seat)])}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers[self.seat]
        assert isinstance(chosen, Card)
        if self.place == "deck_top":
            put_on_deck(game, chosen.card)
        else:
            put_under_deck(game, chosen.card)
        if any(FACTION_OF[card] == game.state.factions[self.seat] for card in game.state.lost):
            game.then(self)


@act(card=active_card)
@only_if(active_card)
def sleeping_giant(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. An Active card comes back to hand."""
    bring_home(game, me.seat, (card.card,))

"""Rules 13.5. Kingdom cards of intrigue, used by day and in autumn."""

from regalia.core import Choice, Choices, Game, Number, Option, Seat, Several, Step
from regalia.games.old_kings_crown.cards.shared import active_card, any_council, clash_card, lost_card
from regalia.games.old_kings_crown.content import CARDS
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import AT_REGION, CARD, AtRegion, Card, InCouncil, Marker, To
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Dismiss
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home, oust
from regalia.games.old_kings_crown.verbs.cards import put_in_council, put_in_deck
from regalia.games.old_kings_crown.verbs.hands import show
from regalia.games.old_kings_crown.verbs.tokens import give, move_supporters, remove_marker


def names_to_find(state: State, actor: Actor) -> bool:
    """Rules 13.5. A hand card, and an opponent's Clash card."""
    return bool(state.hands[actor.seat]) and bool(state.opposing(actor.seat))


@act()
@only_if(names_to_find)
def book_of_true_names(game: Game[State], me: Actor) -> None:
    """Rules 13.5. The hand is shown; opponents' Clash cards of the same printed Strength or archetype go home."""
    state = game.state
    hand = state.hands[me.seat]
    show(game, me.seat, hand)
    strengths, archetypes = {CARDS[card].strength for card in hand}, {CARDS[card].archetype for card in hand}
    named = [
        card
        for card in state.opposing(me.seat)
        if CARDS[card].strength in strengths or effective(state, card).archetype in archetypes
    ]
    game.then(*(GoHome(seat, tuple(mine)) for seat, mine in by_owner(state, named).items()))
    game.then(Dismiss(me.seat, "book_of_true_names"))


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
    return state.supporters_on[state.running.region][actor.seat]


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
    move_supporters(game, me.seat, game.state.running.region, target, count)


def whatever_sits_there(state: State, actor: Actor, card: Card, council: InCouncil) -> Several:
    """Rules 13.5. Any cards and markers of the Council."""
    place = council.council
    pieces: list[Option] = [CARD[other] for other in state.councils[place]]
    for seat in state.seats:
        count = sum(marker.seat == seat and marker.council == place for marker in state.markers)
        pieces += [Marker(seat, number) for number in range(count)]
    return any_of(pieces)


@act(card=active_card, council=any_council, pieces=whatever_sits_there)
def stewards_account(
    game: Game[State], me: Actor, card: Card, council: InCouncil, pieces: tuple[Card | Marker, ...]
) -> None:
    """Rules 13.5. An Active card goes to a Council; others and markers may leave it. Then it is discarded."""
    put_in_council(game, card.card, council.council)
    for piece in pieces:
        if isinstance(piece, Marker):
            remove_marker(game, piece.seat, council.council)
    oust(game, [piece.card for piece in pieces if isinstance(piece, Card)])
    game.then(Dismiss(me.seat, "stewards_account"))


def any_lost_card(state: State, actor: Actor, *picks: object) -> list[Option]:
    """Rules 13.5. A card in the Lost Pile, of any owner."""
    return [CARD[other] for other in state.lost]


@act(card=clash_card, other=any_lost_card)
@only_if(any_lost_card)
def thousand_face_mirror(game: Game[State], me: Actor, card: Card, other: Card) -> None:
    """Rules 13.5. A Clash card has the printed information of a lost card this Round, except Strength."""
    give(game, card.card, "guise", "round", other.card)


def top_or_bottom(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. All to the top, or all to the bottom of the deck."""
    return [To("deck_top"), To("deck_bottom")]


@act(place=top_or_bottom)
@only_if(lost_card)
def bell_of_first_light(game: Game[State], me: Actor, place: To) -> None:
    """Rules 13.5. All lost cards go to the deck, in the order in which they are named; the Bell is discarded."""
    game.then(Awaken(me.seat, place.place), Dismiss(me.seat, "bell_of_first_light"))


class Awaken(Choice, frozen=True):
    """Rules 13.5. Bell of First Light: the next lost card that goes to the deck."""

    place: str

    def options(self, state: State) -> Choices:
        return [CARD[card] for card in state.lost_of(self.seat)]

    def choose(self, game: Game[State], chosen: Card) -> None:
        if self.place == "deck_top":
            put_in_deck(game, chosen.card, "deck_top")
        else:
            put_in_deck(game, chosen.card, "deck_bottom")
        if game.state.lost_of(self.seat):
            game.then(self)


@act(card=active_card)
def sleeping_giant(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. An Active card comes back to hand."""
    bring_home(game, me.seat, (card.card,))

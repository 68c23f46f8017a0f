"""Rules 7. Commands of faction cards, printed or gained."""

from regalia.core import Game, Number, Option, Several
from regalia.games.old_kings_crown.cards.shared import barred
from regalia.games.old_kings_crown.content import NONE
from regalia.games.old_kings_crown.effective import effective, has_text
from regalia.games.old_kings_crown.options import AT_REGION, CARD, AtRegion, Card, Herald, Supporter
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Act, Actor, act, any_of
from regalia.games.old_kings_crown.steps.interrupts import bring_home
from regalia.games.old_kings_crown.steps.journey import ExtraJourney
from regalia.games.old_kings_crown.verbs.cards import flank as move_flanking
from regalia.games.old_kings_crown.verbs.cards import lay_down, lay_down_from_discard
from regalia.games.old_kings_crown.verbs.tokens import move_herald, move_supporters


def from_discard(state: State, actor: Actor) -> bool:
    """Rules 13.2. True if The Door in the Night lets this card's Ambush take from the Discard Pile."""
    return any(gift.card == actor.card and gift.what == "from_discard" for gift in state.gifts)


def ambushers(state: State, actor: Actor) -> list[Option]:
    """Rules 7. Any card of the hand, or with The Door in the Night of the Discard Pile."""
    if barred(state, actor):
        return []
    cards = state.discards[actor.seat] if from_discard(state, actor) else state.hands[actor.seat]
    return [CARD[card] for card in cards]


@act(card=ambushers)
def ambush(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 7. A card is added face down to the Clash."""
    region = game.state.running.region
    if from_discard(game.state, me):
        lay_down_from_discard(game, me.seat, card.card, region)
    else:
        lay_down(game, me.seat, card.card, region)


def whatever_retreats(state: State, actor: Actor) -> Several:
    """Rules 7. Active cards next to the Region, Supporters on it and the Herald; at least one of them."""
    region, seat = state.running.region, actor.seat
    pieces: list[Option] = [CARD[card] for card in state.active_at(seat, region)]
    pieces += [Supporter(region, number) for number in range(state.supporters_on[region][seat])]
    pieces += [Herald(seat)] * state.herald_at(seat, region)
    return any_of(pieces, least=1)


@act(pieces=whatever_retreats)
def retreat(game: Game[State], me: Actor, pieces: tuple[Option, ...]) -> None:
    """Rules 7. Cards go to hand, Herald and Supporters to the board."""
    cards = [piece.card for piece in pieces if isinstance(piece, Card)]
    smuggled = any(gift.card == me.card and gift.what == "smuggled" for gift in game.state.gifts)
    leaving = sum(isinstance(piece, Supporter) for piece in pieces)
    move_supporters(game, me.seat, game.state.running.region, "board", leaving)
    if Herald(me.seat) in pieces:
        move_herald(game, me.seat, NONE)
    bring_home(game, me.seat, cards)
    if smuggled and me.card in cards:
        game.then(ExtraJourney(me.seat, (me.card,)))


def another_front(state: State, actor: Actor) -> list[Option]:
    """Rules 7. Another Region that is still to be resolved."""
    return [AT_REGION[region] for region in state.unresolved()]


@act(region=another_front)
def flank(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 7. The card moves to another Region, and is Active there."""
    follow = has_text(game.state, me.card, "raid_and_raze")
    move_flanking(game, me.card, region.region)
    if follow:
        game.then(Act(Actor(me.seat, me.card), "raid_and_raze"))


def followers(state: State, actor: Actor) -> Number:
    """Rules 13.2. Any number of Supporters on the old Region."""
    return Number(0, state.supporters_on[state.running.region][actor.seat])


@act(count=followers)
def raid_and_raze(game: Game[State], me: Actor, count: int) -> None:
    """Rules 13.2. Supporters go with Raid & Raze when it flanks."""
    old, new = game.state.running.region, game.state.region_of(me.card)
    move_supporters(game, me.seat, old, new, count)


@act()
def rally_self(game: Game[State], me: Actor) -> None:
    """Rules 7. The card goes back to hand."""
    bring_home(game, me.seat, (me.card,))


def active_cards(state: State, actor: Actor) -> Several:
    """Rules 7. One to X Active cards, anywhere."""
    most = effective(state, actor.card).commands["rally_any"]
    return any_of([CARD[card] for card in state.active(actor.seat)], least=1, most=most)


@act(cards=active_cards)
def rally_any(game: Game[State], me: Actor, cards: tuple[Card, ...]) -> None:
    """Rules 7. Active cards go back to hand."""
    bring_home(game, me.seat, [card.card for card in cards])

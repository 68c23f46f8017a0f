"""Rules 13. The Gathering: tactics, Favour, headquarters and cards with text."""

from regalia.core import Choice, Choices, Game, Option, Several
from regalia.games.old_kings_crown.cards.shared import active_or_discarded, any_council, barred, clash_card, lost_card
from regalia.games.old_kings_crown.content import PRINTED
from regalia.games.old_kings_crown.options import CARD, DECLINE, Acquire, Card, Decline, InCouncil, To
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import acquire_with
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home, gain_lore
from regalia.games.old_kings_crown.verbs.cards import burn_card, lose, make_active, swap_regions
from regalia.games.old_kings_crown.verbs.kingdom import offer_from_discard, take, take_back
from regalia.games.old_kings_crown.verbs.tokens import give, move_supporters, put_marker, remove_from_door


def stars_are_right(state: State, actor: Actor) -> bool:
    """Rules 13.3. Two Supporters on the Region, a card in the Lost Pile, and no Martial Law."""
    supporters = state.supporters_on[state.running.region][actor.seat]
    return supporters >= 2 and bool(state.lost_of(actor.seat)) and not barred(state, actor)


@act(card=lost_card)
@only_if(stars_are_right)
def school_of_the_stars(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.3. Two Supporters on the Region are lost, and a lost card joins the Clash."""
    region = game.state.running.region
    move_supporters(game, me.seat, region, "lost", 2)
    make_active(game, card.card, region)


def hand_and_discard(state: State, actor: Actor) -> bool:
    """Rules 13.3. A hand card, and a card in the Kingdom Discard."""
    return bool(state.hands[actor.seat] and state.kingdom_discard)


@act()
@only_if(hand_and_discard)
def moonlit_foragers(game: Game[State], me: Actor) -> None:
    """Rules 13.3. Five random cards of the Kingdom Discard are shown to the player; one must be acquired."""
    offer_from_discard(game, me.seat, PRINTED.foraged_cards)
    game.then(Forage(me.seat))


class Forage(Choice, frozen=True):
    """Rules 13.3. Moonlit Foragers: one of the cards is acquired with a hand card."""

    def options(self, state: State) -> Choices:
        hand, offers = state.hands[self.seat], state.offers[self.seat]
        return [Acquire(kingdom, card) for kingdom in offers for card in hand]

    def choose(self, game: Game[State], chosen: Acquire) -> None:
        take_back(game, self.seat)
        take(game, self.seat, chosen.kingdom)
        acquire_with(game, self.seat, chosen.kingdom, chosen.card)


def movable(state: State, actor: Actor) -> list[Option]:
    """Rules 13.3. Active cards that have a partner next to another Region."""
    return [CARD[card] for card in state.active(actor.seat) if partners(state, actor, CARD[card])]


def partners(state: State, actor: Actor, card: Card) -> list[Option]:
    """Rules 13.3. Active cards next to other Regions; under Martial Law none comes into the Clash."""
    region, closed = state.region_of(card.card), state.running.region if barred(state, actor) else None
    found: list[Option] = []
    for other in state.active(actor.seat):
        place = state.region_of(other)
        if place != region and closed not in (place, region):
            found.append(CARD[other])
    return found


@act(card=movable, other=partners)
def out_beyond_the_lights(game: Game[State], me: Actor, card: Card, other: Card) -> None:
    """Rules 13.3. Two Active cards exchange their Regions."""
    swap_regions(game, card.card, other.card)


def up_to_three(state: State, actor: Actor) -> Several:
    """Rules 13.3. One to three Active or discarded cards."""
    return any_of(active_or_discarded(state, actor), least=1, most=3)


@act(cards=up_to_three)
def ritual_sacrifice(game: Game[State], me: Actor, cards: tuple[Card, ...]) -> None:
    """Rules 13.3. Cards are lost for 1 Lore each; then a card may come from the Discard Pile to hand."""
    for card in cards:
        lose(game, card.card)
    game.then(Recover(me.seat))
    gain_lore(game, me.seat, len(cards), "ritual_sacrifice")


class Recover(Choice, frozen=True):
    """Rules 13.3. Ritual Sacrifice: a card of the Discard Pile may come to hand."""

    def options(self, state: State) -> Choices:
        pile = state.discards[self.seat]
        return (*(CARD[card] for card in pile), DECLINE) if pile else ()

    def choose(self, game: Game[State], chosen: Card | Decline) -> None:
        if isinstance(chosen, Card):
            bring_home(game, self.seat, (chosen.card,))


def beside_the_herald(state: State, actor: Actor) -> list[Option]:
    """Rules 13.4. Active cards next to the Herald's Region."""
    region = state.herald_region(actor.seat)
    return [CARD[card] for card in state.active_at(actor.seat, region)] if region else []


@act(card=beside_the_herald)
def herald_of_the_moon(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.4. An Active card next to the Herald's Region comes to hand."""
    bring_home(game, me.seat, (card.card,))


def seated_in_council(state: State, actor: Actor) -> str:
    """Rules 13.2. The card is in a Council."""
    return state.council_of(actor.card)


@act(council=any_council)
@only_if(seated_in_council)
def bringer_of_the_word(game: Game[State], me: Actor, council: InCouncil) -> None:
    """Rules 13.2. A marker goes on any Council; it counts as long as a Bringer of the Word sits in one."""
    put_marker(game, me.seat, council.council, "bringer_of_the_word")


@act(card=lost_card)
def ritual_of_the_tooth(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.2. A lost card is burned; its Strength, traits, Commands and words are added for the Round."""
    burn_card(game, card.card)
    give(game, me.card, "absorbed", "round", card.card)


def the_door_opens(state: State, actor: Actor) -> bool:
    """Rules 13.2. A marker on The Door, and a Clash card."""
    return state.door > 0 and bool(state.clash_cards(actor.seat))


def from_where(state: State, actor: Actor, card: Card) -> list[Option]:
    """Rules 13.2. Ambushing from the hand costs one marker, from the Discard Pile two."""
    return [To("hand"), To("discard")] if state.door > 1 else [To("hand")]


@act(card=clash_card, source=from_where)
@only_if(the_door_opens)
def the_door_in_the_night(game: Game[State], me: Actor, card: Card, source: To) -> None:
    """Rules 13.2. A Clash card has Ambush for the Round, with a second marker out of the Discard Pile."""
    remove_from_door(game, 1 if source.place == "hand" else 2)
    give(game, card.card, "ambush", "round")
    if source.place == "discard":
        give(game, card.card, "from_discard", "round")

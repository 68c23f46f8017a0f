"""Rules 13. The Nobility: tactics, Favour, headquarters and cards with text."""

from regalia.core import Choice, Choices, Game, Option
from regalia.games.old_kings_crown.cards.shared import any_council
from regalia.games.old_kings_crown.content import COUNCILS, REGIONS
from regalia.games.old_kings_crown.effective import has_archetype
from regalia.games.old_kings_crown.options import AT_REGION, CARD, DONE, IN_COUNCIL, AtRegion, Card, Done, Gain, InCouncil
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Act, Actor, act, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home, gain_lore, oust
from regalia.games.old_kings_crown.verbs.cards import put_in_council, put_in_deck, put_token
from regalia.games.old_kings_crown.verbs.clash import lock
from regalia.games.old_kings_crown.verbs.tokens import gain_influence, last_for_the_round, remove_marker


@act()
def school_of_the_stones(game: Game[State], me: Actor) -> None:
    """Rules 13.3. Supporters give 2 Strength this Round, and stay on the Map in Winter."""
    last_for_the_round(game, me.seat, "school_of_the_stones")


def region_with_war_machine(state: State, actor: Actor) -> list[Option]:
    """Rules 13.3. A Region with an Active War Machine."""
    return [
        AT_REGION[region]
        for region in REGIONS
        if any(has_archetype(state, card, "war_machine") for card in state.active_at(actor.seat, region))
    ]


@act(region=region_with_war_machine)
def martial_law(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 13.3. Opponents add, move or swap no cards into the Region's first Clash."""
    lock(game, region.region)
    last_for_the_round(game, me.seat, "martial_law")


def anything_in_councils(state: State, actor: Actor) -> bool:
    """Rules 13.3. A card or marker in any Council."""
    return bool(state.markers) or any(state.councils.values())


@act(council=any_council)
@only_if(anything_in_councils)
def witch_trial(game: Game[State], me: Actor, council: InCouncil) -> None:
    """Rules 13.3. Opponents' cards and markers leave the Council; then own cards may go on the deck, for 1 Lore each."""
    state, place = game.state, council.council
    for marker in state.markers:
        if marker.council == place and marker.seat != me.seat:
            remove_marker(game, marker.seat, place)
    oust(game, [card for card in state.councils[place] if state.owner(card) != me.seat])
    game.then(Acquit(me.seat, 0))


class Acquit(Choice, frozen=True):
    """Rules 13.3. Witch Trial: own cards of any Councils go on top of the deck, in the order in which they are named."""

    lore: int

    def options(self, state: State) -> Choices:
        cards = state.seated_anywhere(self.seat)
        return (*(CARD[card] for card in cards), DONE) if cards else ()

    def choose(self, game: Game[State], chosen: Card | Done) -> None:
        if isinstance(chosen, Card):
            put_in_deck(game, chosen.card, "deck_top")
            game.then(Acquit(self.seat, self.lore + 1))
        else:
            self.skip(game)

    def skip(self, game: Game[State]) -> None:
        gain_lore(game, self.seat, self.lore, "witch_trial")


def influence_or_heirs(state: State, actor: Actor) -> list[Option]:
    """Rules 13.4. One of two."""
    return [Gain("influence"), Gain("invulnerable")]


@act(choice=influence_or_heirs)
def regal_guard(game: Game[State], me: Actor, choice: Gain) -> None:
    """Rules 13.4. 1 Influence, or Heirs are Invulnerable this Round."""
    if choice.what == "influence":
        gain_influence(game, me.seat, 1, "regal_guard")
    else:
        last_for_the_round(game, me.seat, "regal_guard")


def other_council(state: State, actor: Actor) -> list[Option]:
    """Rules 13.2. The Councils where the card is not; it must be in one."""
    place = state.council_of(actor.card)
    return [IN_COUNCIL[council] for council in COUNCILS if place and council != place]


@act(council=other_council)
def the_high_court(game: Game[State], me: Actor, council: InCouncil) -> None:
    """Rules 13.2. It moves to another Council."""
    put_in_council(game, me.card, council.council)


def two_supporters_there(state: State, actor: Actor) -> bool:
    """Rules 13.2. It is Active, and two Supporters are on its Region."""
    region = state.region_of(actor.card)
    return bool(region) and state.supporters_on[region][actor.seat] >= 2


@act()
@only_if(two_supporters_there)
def gilded_wall(game: Game[State], me: Actor) -> None:
    """Rules 13.2. An Influence token goes on it."""
    put_token(game, me.card)


def captains(state: State, actor: Actor) -> list[Option]:
    """Rules 13.2. Captains in the Discard Pile."""
    return [CARD[card] for card in state.discards[actor.seat] if has_archetype(state, card, "captain")]


def what_the_bank_pays(state: State, actor: Actor) -> list[Option]:
    """Rules 13.2. A Captain or 1 Influence; both for a player who is not first on the Order Track."""
    choices: list[Option] = [Gain("influence")]
    if captains(state, actor):
        choices.append(Gain("captain"))
        choices += [Gain("both")] * (not state.is_first(actor.seat))
    return choices


@act(choice=what_the_bank_pays)
def royal_bank(game: Game[State], me: Actor, choice: Gain) -> None:
    """Rules 13.2. A Captain comes to hand, or 1 Influence, or both."""
    if choice.what != "captain":
        gain_influence(game, me.seat, 1, "royal_bank")
    if choice.what != "influence":
        game.then(Act(me, "hire_a_captain"))


@act(card=captains)
def hire_a_captain(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.2. Royal Bank: a Captain goes from the Discard Pile to hand."""
    bring_home(game, me.seat, (card.card,))

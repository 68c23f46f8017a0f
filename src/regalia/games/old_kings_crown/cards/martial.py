"""Rules 13.5. Martial Kingdom cards."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import Choice, Choices, Game, Option, Options, Seat, Several, Step
from regalia.games.old_kings_crown.cards.shared import (
    any_region,
    barred,
    clash_card,
    council_or_occupying,
    lacking,
    return_supporters,
    supporters_out,
)
from regalia.games.old_kings_crown.content import LOCATIONS, CardId
from regalia.games.old_kings_crown.effective import effective, has_archetype, has_command
from regalia.games.old_kings_crown.options import AT_LOCATION, CARD, AtLocation, AtRegion, Card, Supporter, Tactic
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Dismiss, dismiss
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.interrupts import bring_home
from regalia.games.old_kings_crown.steps.rewards import claim
from regalia.games.old_kings_crown.verbs.cards import discard, exchange, put_aside, put_token
from regalia.games.old_kings_crown.verbs.clash import raise_sword
from regalia.games.old_kings_crown.verbs.kingdom import place_on_map
from regalia.games.old_kings_crown.verbs.tokens import give, renew_tactic


def discarded_followers(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Followers in the Discard Pile."""
    return [CARD[card] for card in state.discards[actor.seat] if has_archetype(state, card, "follower")]


@act(card=discarded_followers)
def hedgerow_levy(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A Follower comes from the Discard Pile to hand."""
    bring_home(game, me.seat, (card.card,))


def active_with_deploy(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Active cards with Deploy."""
    return [CARD[card] for card in state.active(actor.seat) if has_command(state, card, "deploy")]


@act(card=active_with_deploy)
def engineers_yard(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A token goes on an Active card with Deploy."""
    put_token(game, card.card)


def somebody_has_cards(state: State, actor: Actor) -> bool:
    """Rules 13.5. A player with a hand card."""
    return any(state.hands)


@act()
@only_if(somebody_has_cards)
def royal_tourney(game: Game[State], me: Actor) -> None:
    """Rules 13.5. Every player with cards enters one; the Tourney is discarded."""
    game.then(Tourney(), Dismiss(me.seat, "royal_tourney"))


class Tourney(Step, frozen=True):
    """Rules 13.5. Royal Tourney: a hand card of each player, secretly; equal ones are discarded, the highest claims.

    The others come back to hand after the reward.
    """

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: tuple([CARD[card] for card in state.hands[seat]]) for seat in state.order if state.hands[seat]}

    def answer(self, game: Game[State], answers: Mapping[Seat, Card]) -> None:
        state = game.state
        entered = [chosen.card for chosen in answers.values()]
        for card in entered:
            put_aside(game, card)
        strength = {card: effective(state, card).strength for card in entered}
        alone = [card for card in entered if [*strength.values()].count(strength[card]) == 1]
        for card in entered:
            if card not in alone:
                discard(game, card)
        if alone:
            game.then(Prize(state.owner(max(alone, key=strength.__getitem__))), LeaveTourney())


class Prize(Choice, frozen=True):
    """Rules 13.5. Royal Tourney: the owner of the highest card claims the reward of any Location."""

    def options(self, state: State) -> Choices:
        return [AT_LOCATION[location] for location in LOCATIONS]

    def choose(self, game: Game[State], chosen: AtLocation) -> None:
        claim(game, self.seat, chosen.location)


class LeaveTourney(Step, frozen=True):
    """Rules 13.5. Royal Tourney: the cards that were not discarded go back to hand."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.order:
            if state.bids[seat]:
                bring_home(game, seat, (state.bids[seat],))


def stair(state: State, actor: Actor) -> bool:
    """Rules 13.5. A Clash card, a card to exchange it with, and no Martial Law."""
    return bool(state.clash_cards(actor.seat)) and bool(council_or_occupying(state, actor)) and not barred(state, actor)


@act(card=clash_card, other=council_or_occupying)
@only_if(stair)
def hidden_stair(game: Game[State], me: Actor, card: Card, other: Card) -> None:
    """Rules 13.5. A Clash card changes places with one in a Council or under a Kingdom card."""
    exchange(game, card.card, other.card)


def one_or_two_supporters(state: State, actor: Actor) -> Several:
    """Rules 13.5. One or two of them."""
    return any_of(supporters_out(state, actor), least=1, most=2)


@act(supporters=one_or_two_supporters)
def tattered_standard(game: Game[State], me: Actor, supporters: tuple[Supporter, ...]) -> None:
    """Rules 13.5. Supporters come back to the board."""
    return_supporters(game, me.seat, supporters)


@act(card=clash_card)
def smugglers_pass(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A Clash card gains Retreat, and may go on a Journey when its own Retreat returns it."""
    give(game, card.card, "retreat", "clash")
    give(game, card.card, "smuggled", "clash")


def without_ambush(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Clash cards that may not Ambush freely."""
    return lacking(state, actor, "ambush")


@act(card=without_ambush)
def swansong_horn(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A Clash card gains Ambush until the end of the Clash."""
    give(game, card.card, "ambush", "clash")


@act()
def dreaming_sword(game: Game[State], me: Actor) -> None:
    """Rules 13.5. +5 in this Clash; the Sword and its occupier are discarded."""
    raise_sword(game, me.seat)
    dismiss(game, me.seat, "dreaming_sword", occupier="discard")


@act(region=any_region)
def shattered_sundial(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 13.5. Put on a Region, its occupier discarded; Clashes there have no Day and no Night this Round."""
    dismiss(game, me.seat, "shattered_sundial", occupier="discard", target="elsewhere")
    place_on_map(game, me.seat, "shattered_sundial", region.region)


def exhausted_tactic(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Exhausted Tactics that are not burned."""
    return [Tactic(tile.tactic) for tile in state.tactics[actor.seat] if tile.exhausted]


@act(tactic=exhausted_tactic)
def tinkers_ring(game: Game[State], me: Actor, tactic: Tactic) -> None:
    """Rules 13.5. A Tactic is as new, and may be used again this Round; the Ring and its occupier are discarded."""
    renew_tactic(game, me.seat, tactic.tactic)
    dismiss(game, me.seat, "tinkers_ring", occupier="discard")


def without_deadly(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Clash cards that are not Deadly."""
    return lacking(state, actor, "deadly")


@act(card=without_deadly)
def old_kings_spear(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A Clash card is Deadly until the end of the Clash; the Spear and its occupier are discarded."""
    give(game, card.card, "deadly", "clash")
    dismiss(game, me.seat, "old_kings_spear", occupier="discard")


def vulnerable(state: State, actor: Actor) -> list[Option]:
    """Rules 13.5. Clash cards that can be eliminated."""
    cards: list[CardId] = state.clash_cards(actor.seat)
    return [CARD[card] for card in cards if "invulnerable" not in effective(state, card).traits]


@act(card=vulnerable)
def old_kings_shield(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.5. A Clash card is Invulnerable until the end of the Clash; the Shield is discarded."""
    give(game, card.card, "invulnerable", "clash")
    dismiss(game, me.seat, "old_kings_shield")

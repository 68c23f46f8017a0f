"""Rules 4. Set-up, and its advanced form (rules 16.2)."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import OPEN, Choice, Choices, Game, Options, Seat, Step
from regalia.games.old_kings_crown.content import (
    BEGIN_IN_HAND,
    DECKS,
    FACTIONS,
    KINGDOM,
    OPENINGS,
    PRINTED,
    SITES,
    TACTICS,
    TACTICS_OF,
    Faction,
    Opening,
)
from regalia.games.old_kings_crown.events.cards import Aside
from regalia.games.old_kings_crown.events.kingdom import KingdomTaken
from regalia.games.old_kings_crown.events.table import Seated, TrackSet
from regalia.games.old_kings_crown.options import CARD, IN_COUNCIL, Become, Card, InCouncil, Keep
from regalia.games.old_kings_crown.pieces import Tile
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.round import Round
from regalia.games.old_kings_crown.verbs.cards import discard, put_aside, put_in_council, without
from regalia.games.old_kings_crown.verbs.hands import draw
from regalia.games.old_kings_crown.verbs.kingdom import fill_road, offer
from regalia.games.old_kings_crown.zones import ASIDE, HANDS, ZONES


class SetUp(Step, frozen=True):
    """Rules 4. The Kingdom Deck is shuffled and the Great Road filled; then everybody takes a faction."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        state.kingdom_deck = tuple(state.chance.shuffled(tuple(KINGDOM)))
        if state.agreed.advanced:
            deal_kingdom_cards(game)
        fill_road(game)
        if state.agreed.factions == "random":
            state.factions = tuple(state.chance.some(FACTIONS, len(state.influence)))
            game.then(LayOut())
        else:
            game.then(*map(ChooseFaction, state.seats), LayOut())


def deal_kingdom_cards(game: Game[State]) -> None:
    """Rules 16.2. Before the road is filled everybody receives five Kingdom cards."""
    state, count = game.state, PRINTED.dealt_kingdom_cards
    for seat in state.seats:
        offer(game, seat, state.kingdom_deck[:count])
        state.kingdom_deck = state.kingdom_deck[count:]


class ChooseFaction(Choice, frozen=True):
    """Rules 4. Each player takes a different faction."""

    def options(self, state: State) -> Choices:
        return [Become(faction) for faction in FACTIONS if faction not in state.factions]

    def choose(self, game: Game[State], chosen: Become) -> None:
        game.state.factions += (chosen.faction,)


class LayOut(Step, frozen=True):
    """Rules 4. Boards, pieces, Tactics and Sites are laid out, hands drawn; the first Order Track comes last."""

    def run(self, game: Game[State]) -> None:
        state, advanced = game.state, game.state.agreed.advanced
        for seat, faction in enumerate(state.factions):
            lay_out(state, seat, faction)
        game.happened(Seated(state.factions))
        opening = OPENINGS[state.agreed.rounds]
        for seat in state.seats:
            draw(game, seat, opening.draw if advanced else PRINTED.starting_hand - 1)
        if advanced:
            game.then(*hiding(opening), FirstTrack(), UncoverSetUp(), Round(1))
        else:
            game.then(FirstTrack(), Round(1))


def lay_out(state: State, seat: Seat, faction: Faction) -> None:
    """What a player starts with."""
    heir = BEGIN_IN_HAND[faction]
    state.hand_size[seat], state.supporters[seat] = PRINTED.hand_size, PRINTED.supporters
    state.tactics[seat] = tuple([Tile(tactic, TACTICS[tactic].markers) for tactic in TACTICS_OF[faction]])
    state.sites[seat] = SITES[faction]
    state.kingdoms[seat] = state.occupiers[seat] = ("",) * PRINTED.kingdom_spaces
    state.hands[seat] = (heir,)
    state.decks[seat] = tuple(state.chance.shuffled(without(DECKS[faction], heir)))
    ZONES.moved(state, [heir], OPEN, None, HANDS, seat)


class FirstTrack(Step, frozen=True):
    """Rules 4. The first Order Track is random; nobody knows it before."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        state.order = tuple(state.chance.shuffled(tuple(state.seats)))
        game.happened(TrackSet(state.order))


def hiding(opening: Opening) -> tuple[Step, ...]:
    """Rules 16.2. What everybody chooses in secret: one of the Kingdom cards, and a hand card for each place."""
    councils = (ChooseCouncils(),) if "council" in opening.places else ()
    return (ChooseKingdomCard(), *map(LayAside, opening.places), *councils)


class ChooseKingdomCard(Step, frozen=True):
    """Rules 16.2. Everybody chooses one of the five Kingdom cards."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: tuple(map(Keep, state.offers[seat])) for seat in state.seats}

    def answer(self, game: Game[State], answers: Mapping[Seat, Keep]) -> None:
        state = game.state
        for seat, chosen in answers.items():
            others = [kingdom for kingdom in state.offers[seat] if kingdom != chosen.kingdom]
            state.offers[seat] = (chosen.kingdom, *others)


class LayAside(Step, frozen=True):
    """Rules 16.2. Everybody lays a hand card face down at a place: under the Kingdom card, in a Council, as a discard."""

    secret: ClassVar[bool] = True

    place: str

    def ask(self, state: State) -> Options:
        return {seat: tuple([CARD[card] for card in state.hands[seat]]) for seat in state.seats}

    def answer(self, game: Game[State], answers: Mapping[Seat, Card]) -> None:
        state = game.state
        for seat, chosen in answers.items():
            state.hands[seat] = without(state.hands[seat], chosen.card)
            state.aside[seat] += (chosen.card,)
            ZONES.moved(state, [chosen.card], HANDS, seat, ASIDE, seat)
            game.happened(Aside(seat, self.place, chosen.card))


class ChooseCouncils(Step, frozen=True):
    """Rules 16.2. Everybody says in which Council the second card lies."""

    def ask(self, state: State) -> Options:
        return {seat: tuple(IN_COUNCIL.values()) for seat in state.seats}

    def answer(self, game: Game[State], answers: Mapping[Seat, InCouncil]) -> None:
        councils = [chosen.council for chosen in answers.values()]
        game.state.chosen = tuple(councils)
        for seat, council in enumerate(councils):
            game.happened(Aside(seat, council, None))


class UncoverSetUp(Step, frozen=True):
    """Rules 16.2. Kingdom cards that were not chosen go back into the deck; all cards are revealed, in turn order."""

    def run(self, game: Game[State]) -> None:
        state, places = game.state, OPENINGS[game.state.agreed.rounds].places
        chosen = [offers[0] for offers in state.offers]
        rest = [kingdom for offers in state.offers for kingdom in offers[1:]]
        state.offers = [()] * len(chosen)
        state.kingdom_deck = tuple(state.chance.shuffled(sorted((*state.kingdom_deck, *rest))))
        for seat in state.order:
            uncover(game, seat, places)
            game.happened(KingdomTaken(seat, chosen[seat], "kingdom_deck"))
        game.then(*(Acquisition(seat, chosen[seat]) for seat in state.order))


def uncover(game: Game[State], seat: Seat, places: tuple[str, ...]) -> None:
    """Rules 16.2. The cards laid aside come where they belong; the one for the Kingdom card is as the Bidding card."""
    state = game.state
    for place, card in zip(places, state.aside[seat], strict=True):
        if place == "space":
            put_aside(game, card)
        elif place == "council":
            put_in_council(game, card, state.chosen[seat])
        else:
            discard(game, card)

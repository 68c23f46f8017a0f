"""Rules 4. Set-up, and its advanced form (rules 16.2)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regalia.core import Answer, Choice, Eyes, Game, Options, Seat, Step
from regalia.games.old_kings_crown.content import FACTION_FACTS, FACTIONS, OPENINGS, PRINTED, Opening
from regalia.games.old_kings_crown.events.kingdom import KingdomTaken
from regalia.games.old_kings_crown.options import CARD, IN_COUNCIL, Become, Card, InCouncil, Keep
from regalia.games.old_kings_crown.seen import Shown
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.round import Round
from regalia.games.old_kings_crown.verbs.hands import draw
from regalia.games.old_kings_crown.verbs.kingdom import fill_road
from regalia.games.old_kings_crown.verbs.setup import (
    choose_councils,
    deal_factions,
    deal_kingdom_cards,
    lay_aside,
    lay_out,
    prefer,
    return_offers,
    shuffle_kingdom_deck,
    shuffle_track,
    take_faction,
    uncover,
)


class SetUp(Step, frozen=True):
    """Rules 4. The Kingdom Deck is shuffled and the Great Road filled; then every player takes a faction."""

    def run(self, game: Game[State]) -> None:
        agreed = game.state.agreed
        shuffle_kingdom_deck(game)
        if agreed.advanced:
            deal_kingdom_cards(game)
        fill_road(game)
        if agreed.factions == "random":
            deal_factions(game)
            game.then(LayOut())
        else:
            game.then(*map(ChooseFaction, game.state.seats), LayOut())


class ChooseFaction(Choice, frozen=True):
    """Rules 4. Each player takes a different faction."""

    def options(self, state: State) -> Sequence[Become]:
        return [Become(faction) for faction in FACTIONS if faction not in state.factions]

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """Factions for beginners; without any left, the first of the others."""
        left = self.options(state)
        return [option for option in left if FACTION_FACTS[option.faction].beginner] or left[:1]

    def choose(self, game: Game[State], chosen: Become) -> None:
        take_faction(game, chosen.faction)


class LayOut(Step, frozen=True):
    """Rules 4. Boards, pieces, Tactics and Sites are laid out, hands drawn; the first Order Track comes last."""

    def run(self, game: Game[State]) -> None:
        state, advanced = game.state, game.state.agreed.advanced
        lay_out(game)
        opening = OPENINGS[state.agreed.rounds]
        for seat in state.seats:
            draw(game, seat, opening.draw if advanced else PRINTED.starting_hand - 1)
        if advanced:
            game.then(*hiding(opening), FirstTrack(), UncoverSetUp(), Round(1))
        else:
            game.then(FirstTrack(), Round(1))


class FirstTrack(Step, frozen=True):
    """Rules 4. The first Order Track is random; no player knows it before."""

    def run(self, game: Game[State]) -> None:
        shuffle_track(game)


def hiding(opening: Opening) -> tuple[Step, ...]:
    """Rules 16.2. Every player secretly chooses one of the Kingdom cards, and a hand card for each place."""
    councils = (ChooseCouncils(),) if "council" in opening.places else ()
    return (ChooseKingdomCard(), *map(LayAside, opening.places), *councils)


class ChooseKingdomCard(Step, frozen=True):
    """Rules 16.2. Every player chooses one of the five Kingdom cards."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: tuple(map(Keep, state.offers[seat])) for seat in state.seats}

    def keeps_secret(self, state: State) -> bool:
        return True

    def answer(self, game: Game[State], answers: Mapping[Seat, Keep]) -> None:
        for seat, chosen in answers.items():
            prefer(game, seat, chosen.kingdom)


class LayAside(Step, frozen=True):
    """Rules 16.2. Every player lays a hand card face down: under the Kingdom card, in a Council, as a discard."""

    secret: ClassVar[bool] = True

    place: str

    def ask(self, state: State) -> Options:
        return {seat: tuple([CARD[card] for card in state.hands[seat]]) for seat in state.seats}

    def keeps_secret(self, state: State) -> bool:
        places = OPENINGS[state.agreed.rounds].places
        return self.place != places[-1] or "council" in places

    def answer(self, game: Game[State], answers: Mapping[Seat, Card]) -> None:
        for seat, chosen in answers.items():
            lay_aside(game, seat, chosen.card, self.place)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(doing=self.place)


class ChooseCouncils(Step, frozen=True):
    """Rules 16.2. Every player chooses the Council of the second card."""

    def ask(self, state: State) -> Options:
        return {seat: tuple(IN_COUNCIL.values()) for seat in state.seats}

    def answer(self, game: Game[State], answers: Mapping[Seat, InCouncil]) -> None:
        choose_councils(game, tuple(chosen.council for chosen in answers.values()))


class UncoverSetUp(Step, frozen=True):
    """Rules 16.2. Kingdom cards that were not chosen go back into the deck; all cards are revealed, in turn order."""

    def run(self, game: Game[State]) -> None:
        places, chosen = OPENINGS[game.state.agreed.rounds].places, return_offers(game)
        for seat in game.state.order:
            uncover(game, seat, places)
            game.happened(KingdomTaken(seat, chosen[seat], "kingdom_deck"))
        game.then(*(Acquisition(seat, chosen[seat]) for seat in game.state.order))

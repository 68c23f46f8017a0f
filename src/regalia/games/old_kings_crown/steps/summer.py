"""Rules 6.3. Summer: Clash Markers, Clashes, ties."""

from collections.abc import Mapping
from itertools import permutations
from typing import ClassVar

from regalia.core import Choice, Choices, Eyes, Foreseen, Game, Seat, Step
from regalia.games.old_kings_crown.content import REGIONS, Region
from regalia.games.old_kings_crown.effective import has_archetype, has_text
from regalia.games.old_kings_crown.events.table import ClashTied, ClashWon, NobodyWon, TiePassed
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import PASS, PLAY, ClashOrder, Pass, Play
from regalia.games.old_kings_crown.seen import Shown
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.interrupts import gain_lore
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.verbs.cards import reveal
from regalia.games.old_kings_crown.verbs.clash import (
    end_clash,
    note_tied,
    order_clashes,
    play_in_tie,
    start_clash,
    tally,
    turn_marker,
)
from regalia.games.old_kings_crown.verbs.tokens import gain_influence


class Summer(Step, frozen=True):
    """Rules 6.3. The last player, or the user of School of Storms, assigns the Clash Markers; then the Regions resolve."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        stormy = [seat for seat in state.order if "school_of_storms" in state.lasting[seat]]
        game.then(AssignMarkers(stormy[0] if stormy else state.order[-1]))


class AssignMarkers(Choice, frozen=True):
    """Rules 6.3. The order of the Clashes."""

    def options(self, state: State) -> Choices:
        return ORDERS

    def choose(self, game: Game[State], chosen: ClashOrder) -> None:
        regions = (chosen.first, chosen.second, chosen.third)
        order_clashes(game, self.seat, regions)
        game.then(*map(FirstClash, regions))


ORDERS = tuple(ClashOrder(*regions) for regions in permutations(REGIONS))


class FirstClash(Step, frozen=True):
    """Rules 6.3. All players take part in a Region's first Clash."""

    region: Region

    def run(self, game: Game[State]) -> None:
        begin_clash(game, self.region, game.state.order, first=True)


def begin_clash(game: Game[State], region: Region, participants: tuple[Seat, ...], first: bool) -> None:
    """Rules 6.3. A Clash from A to D; without Day and Night next to the Shattered Sundial."""
    start_clash(game, region, participants, first)
    reveal(game, region)
    sundial = game.state.placed_at("shattered_sundial")
    if sundial is None or sundial.place != region:
        game.then(*map(DayActions, participants), RevealAdded(), Night(), Tally())
    else:
        game.then(Tally())


class RevealAdded(Step, frozen=True):
    """Rules 6.3. Cards added to the Clash are revealed together and can act in turn, until none is added."""

    def run(self, game: Game[State]) -> None:
        clash = game.state.running
        cards = reveal(game, clash.region)
        if cards:
            game.then(*(DayActions(seat, cards) for seat in clash.participants), RevealAdded())


class Tally(Step, frozen=True):
    """Rules 6.3. The highest total wins; tied players can continue."""

    def run(self, game: Game[State]) -> None:
        best = tally(game)
        clash = end_clash(game)
        if len(best) == 1:
            game.then(*decide(clash.region, best[0]))
            return
        game.happened(ClashTied(clash.region, best))
        game.then(*(PlayInTie(seat, clash.region) for seat in best), AfterTie(clash.region, best))


class PlayInTie(Choice, frozen=True):
    """Rules 6.3. A tied player plays a hand card face down, or passes; each card once in the ties of a Region."""

    secret: ClassVar[bool] = True

    region: Region

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"PlayInTie": Foreseen((*[PLAY[card] for card in state.hands[seat]], PASS), {"contested": REGIONS})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, Region]:
        return {"contested": self.region}

    def options(self, state: State) -> Choices:
        cards = [card for card in state.hands[self.seat] if card not in state.tied]
        return (*(PLAY[card] for card in cards), PASS)

    def choose(self, game: Game[State], chosen: Play | Pass) -> None:
        if isinstance(chosen, Play):
            play_in_tie(game, self.seat, chosen.card, self.region)
        else:
            game.happened(TiePassed(self.seat))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(contested=self.region)


class AfterTie(Step, frozen=True):
    """Rules 6.3. If a card was played the tied players meet in a new Clash; otherwise no player wins the Region."""

    region: Region
    tied: tuple[Seat, ...]

    def run(self, game: Game[State]) -> None:
        played = tuple([laid.card for laid in game.state.rows[self.region] if laid.down])
        if played:
            note_tied(game, played)
            begin_clash(game, self.region, self.tied, first=False)
        else:
            game.then(*decide(self.region, NOBODY))


def decide(region: Region, winner: Seat) -> tuple[Step, ...]:
    """Rules 6.3. After the last Clash of a Region: triggers and rewards, then its marker is turned over."""
    rewards = (ChooseLocation(winner, region),) if winner != NOBODY else ()
    return (Resolved(region, winner), *rewards, TurnMarker(region))


class Resolved(Step, frozen=True):
    """Rules 6.3. School of Storms, then for the winner Riders of the North Sky and the Signet, all before the rewards.

    The Riders and the Signet pay only Influence, so their order makes no difference.
    """

    region: Region
    winner: Seat

    def run(self, game: Game[State]) -> None:
        state, region = game.state, self.region
        for seat in state.order:
            if "school_of_storms" in state.lasting[seat]:
                storm(game, seat, region)
        if self.winner == NOBODY:
            game.happened(NobodyWon(region))
            return
        game.happened(ClashWon(region, self.winner))
        active = state.active_at(self.winner, region)
        riders = sum(has_text(state, card, "riders_of_the_north_sky") for card in active)
        gain_influence(game, self.winner, riders, "riders_of_the_north_sky")
        if state.has(self.winner, "signet_of_succession") and any(has_archetype(state, card, "heir") for card in active):
            gain_influence(game, self.winner, 1, "signet_of_succession")


def storm(game: Game[State], seat: Seat, region: Region) -> None:
    """Rules 13.3. School of Storms: 1 Influence for a lone lead in Supporters, 1 Lore for one in Active cards."""
    state = game.state
    supporters = state.supporters_on[region]
    if all(supporters[seat] > supporters[other] for other in state.opponents(seat)):
        gain_influence(game, seat, 1, "school_of_storms")
    mine = len(state.active_at(seat, region))
    if all(mine > len(state.active_at(other, region)) for other in state.opponents(seat)):
        gain_lore(game, seat, 1, "school_of_storms")


class TurnMarker(Step, frozen=True):
    """Rules 6.3. The Region is resolved."""

    region: Region

    def run(self, game: Game[State]) -> None:
        turn_marker(game, self.region)

"""Rules 6.2. Spring: bids, Heralds, the Great Road, face-down cards, Spring Actions."""

from collections.abc import Mapping
from itertools import permutations
from typing import ClassVar

from regalia.core import Choice, Choices, Game, Options, Seat, Several, Step
from regalia.games.old_kings_crown.content import PRINTED, REGIONS, CardId, KingdomId
from regalia.games.old_kings_crown.effective import bidding_strength, defence, has_text
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import (
    AT_LOCATION,
    AT_REGION,
    BID,
    DECLINE,
    RETURN,
    STEAL,
    TAKE,
    AtLocation,
    AtRegion,
    Bid,
    Decline,
    Lay,
    Return,
    Steal,
    Take,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition, steal_kingdom
from regalia.games.old_kings_crown.steps.interrupts import bring_home
from regalia.games.old_kings_crown.steps.menu import SpringActions
from regalia.games.old_kings_crown.steps.road import ShowRoad
from regalia.games.old_kings_crown.verbs.cards import lay_down
from regalia.games.old_kings_crown.verbs.clash import renew_commands
from regalia.games.old_kings_crown.verbs.hands import end_placing, forgo, show_bids
from regalia.games.old_kings_crown.verbs.kingdom import on_offer, repopulate, take
from regalia.games.old_kings_crown.verbs.tokens import gain_influence, move_herald, use_action, use_tactic

WATCHFIRE, SEAL = "watchfire_towers", "royal_seal"


class Bids(Step, frozen=True):
    """Rules 6.2. Every player with a hand card secretly chooses a Bidding card; all are revealed at once (rules 3.1)."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: tuple([BID[card] for card in state.hands[seat]]) for seat in state.order if state.hands[seat]}

    def answer(self, game: Game[State], answers: Mapping[Seat, Bid]) -> None:
        show_bids(game, {seat: chosen.card for seat, chosen in answers.items()})
        game.then(ShowSeal())


class ShowSeal(Step, frozen=True):
    """Rules 6.2. A player with the Royal Seal can use it after the bids are revealed."""

    def ask(self, state: State) -> Options:
        for seat in state.order:
            tile = state.tile(seat, SEAL)
            if tile is not None and not tile.exhausted:
                return {seat: (Use(SEAL), DECLINE)}
        return {}

    def answer(self, game: Game[State], answers: Mapping[Seat, Use | Decline]) -> None:
        sealing = NOBODY
        for seat, chosen in answers.items():
            if chosen == Use(SEAL):
                sealing = seat
                use_action(game, seat, SEAL, "spring")
                use_tactic(game, seat, SEAL)
        game.then(OrderBids(sealing))


class OrderBids(Step, frozen=True):
    """Rules 6.2. Bids resolve from the highest Bidding Strength; ties by the Order Track; the Royal Seal makes others 0."""

    sealing: Seat

    def run(self, game: Game[State]) -> None:
        state = game.state
        zero = {seat: self.sealing not in (NOBODY, seat) for seat in state.order}
        bidding = [seat for seat in state.order if state.bids[seat]]
        strength = {seat: 0 if zero[seat] else bidding_strength(state, seat) for seat in bidding}
        bidding.sort(key=lambda seat: -strength[seat])
        if bidding and state.has(bidding[0], WATCHFIRE):
            gain_influence(game, bidding[0], 1, WATCHFIRE)
        others = [seat for seat in state.order if seat not in bidding]
        bids = [(PlaceHerald(seat), ShowRoad(seat), ResolveBid(seat, strength[seat], zero[seat])) for seat in bidding]
        game.then(*(step for steps in bids for step in steps), *map(PlaceHerald, others))


class PlaceHerald(Choice, frozen=True):
    """Rules 6.2. The Herald goes to any Location before the bid is resolved."""

    def options(self, state: State) -> Choices:
        return tuple(AT_LOCATION.values())

    def choose(self, game: Game[State], chosen: AtLocation) -> None:
        move_herald(game, self.seat, chosen.location)


class ResolveBid(Choice, frozen=True):
    """Rules 6.2. Take a card from the road, steal one from a weaker occupier, or return the Bidding card."""

    strength: int
    sealed: bool = False
    """True if the Royal Seal allows no bonus."""

    def options(self, state: State) -> Choices:
        take = [TAKE[kingdom] for kingdom in on_offer(state, self.seat)]
        return (*take, *(STEAL[kingdom] for kingdom in self.stealable(state)), RETURN)

    def stealable(self, state: State) -> list[KingdomId]:
        """Rules 6.2. Opponents' Kingdom cards whose occupiers are strictly weaker; a Champion makes them all 0."""
        seat = self.seat
        if state.has(seat, WATCHFIRE):
            return []
        bonus = PRINTED.brigands if state.has(seat, "road_brigands") and not self.sealed else 0
        champion = has_text(state, state.bids[seat], "champion")
        return [
            state.kingdoms[other][space]
            for other in state.opponents(seat)
            for space in state.occupied(other)
            if self.strength + bonus > (0 if champion else defence(state, other, space))
        ]

    def choose(self, game: Game[State], chosen: Take | Steal | Return) -> None:
        match chosen:
            case Take(kingdom):
                take(game, self.seat, kingdom)
                game.then(Acquisition(self.seat, kingdom))
            case Steal(kingdom):
                steal_kingdom(game, self.seat, game.state.holder(kingdom), kingdom)
            case Return():
                bring_home(game, self.seat, (game.state.bids[self.seat],))


class Repopulate(Step, frozen=True):
    """Rules 6.2. The rightmost card of the road is discarded, or two if none was taken; the road is filled."""

    def run(self, game: Game[State]) -> None:
        repopulate(game)


class Declare(Step, frozen=True):
    """Rules 6.2. Players with fewer than three cards choose where they will place none."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        game.then(*(Forgo(seat) for seat in state.order if 0 < len(state.hands[seat]) < len(REGIONS)))


class Forgo(Choice, frozen=True):
    """Rules 6.2. The Regions for which there is no card."""

    def options(self, state: State) -> Choices:
        count = len(REGIONS) - len(state.hands[self.seat])
        return Several(tuple(AT_REGION.values()), count, count)

    def choose(self, game: Game[State], chosen: tuple[AtRegion, ...]) -> None:
        regions = tuple([region.region for region in chosen])
        forgo(game, self.seat, regions)


class PlaceCards(Step, frozen=True):
    """Rules 6.2. Every player puts a hand card face down next to each Region, all at once."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: placements(state, seat) for seat in state.order if state.hands[seat]}

    def keeps_secret(self, state: State) -> bool:
        return True

    def answer(self, game: Game[State], answers: Mapping[Seat, Lay]) -> None:
        for seat, chosen in answers.items():
            cards = (chosen.highlands, chosen.plateau, chosen.lowlands)
            for region, card in zip(REGIONS, cards, strict=True):
                if card is not None:
                    lay_down(game, seat, card, region)
        end_placing(game)


def placements(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Rules 6.7. Different hand cards for the Regions that were not forgone."""
    hand, forgone = state.hands[seat], state.forgone[seat]
    if not forgone:
        return tuple([Lay(*cards) for cards in permutations(hand, len(REGIONS))])
    wanted = [region for region in REGIONS if region not in forgone]
    found: list[Lay] = []
    for cards in permutations(hand, len(wanted)):
        laid: dict[str, CardId] = dict(zip(wanted, cards, strict=True))
        found.append(Lay(*(laid.get(region) for region in REGIONS)))
    return tuple(found)


class TakeSpringActions(Step, frozen=True):
    """Rules 6.2. In turn order each player takes a Spring Action Step."""

    def run(self, game: Game[State]) -> None:
        renew_commands(game)
        game.then(*map(SpringActions, game.state.order))

"""Rules 5.3. The Refresh phase, in exactly this order."""

from regalia.core import Choice, Choices, Game, Step
from regalia.games.nocturion.events import GameEnded, PenaltyCounted
from regalia.games.nocturion.options import Discard
from regalia.games.nocturion.scoring import penalty, rank
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.beasts import several, those
from regalia.games.nocturion.steps.dice import Lose
from regalia.games.nocturion.verbs.beasts import discard_card, draw, ready_all
from regalia.games.nocturion.verbs.board import clear_dice, pass_crown, push_season
from regalia.games.nocturion.verbs.dice import clear_crest
from regalia.games.nocturion.verbs.turns import begin_refresh


class Refresh(Step, frozen=True):
    """Rules 5.3. Dice, then resources and hands in the turn order of the round that is ending, then the rest."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        begin_refresh(game)
        clear_dice(game)
        order = state.from_seat(state.crown)
        for seat in order:
            excess = sum(state.stores[seat]) - state.resource_limit(seat)
            if excess > 0:
                game.then(DiscardResources(seat, excess))
        game.then(*map(FillHand, order), EndOfRound())


class DiscardResources(Lose, frozen=True):
    """Rules 5.3. Resources above the limit are discarded, of the player's choice."""

    def cause(self) -> str:
        return "limit"


class FillHand(Choice, frozen=True):
    """Rules 5.3. A hand that is too large is discarded down to the limit; a smaller one is filled."""

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        excess = len(hand) - state.printed.limits.hand_limit
        return several([*map(Discard, hand)], excess, excess) if excess > 0 else []

    def choose(self, game: Game[State], chosen: Discard | tuple[Discard, ...]) -> None:
        for each in those(chosen):
            discard_card(game, self.seat, each.beast)

    def skip(self, game: Game[State]) -> None:
        state = game.state
        for _ in range(state.printed.limits.hand_limit - len(state.hands[self.seat])):
            draw(game, self.seat)


class EndOfRound(Step, frozen=True):
    """Rules 5.3. Tokens, crown, exhaust tokens, crest dice, and the stall guard."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        pass_crown(game)
        ready_all(game)
        for seat in state.seats:
            clear_crest(game, seat)
        if not state.moved:
            push_season(game)


class EndGame(Step, frozen=True):
    """Rules 12. The prestige that curses cost is shown, then the winners."""

    def run(self, game: Game[State]) -> None:
        costs = [(seat, penalty(game.state, seat)) for seat in game.state.seats]
        for seat, cost in costs:
            if cost:
                game.happened(PenaltyCounted(seat, cost))
        game.happened(GameEnded(tuple(each.seat for each in rank(game.state) if each.rank == 1)))

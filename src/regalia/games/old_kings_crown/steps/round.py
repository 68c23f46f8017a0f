"""Rules 5. A Round from the Start of the Year to Winter, and the end of the game (rules 15)."""

from regalia.core import Game, Step
from regalia.games.old_kings_crown.content import PRINTED
from regalia.games.old_kings_crown.events.table import GameEnded
from regalia.games.old_kings_crown.facts import YearPhase
from regalia.games.old_kings_crown.scoring import rank
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.autumn import Autumn
from regalia.games.old_kings_crown.steps.spring import Bids, Declare, PlaceCards, Repopulate, TakeSpringActions
from regalia.games.old_kings_crown.steps.summer import Summer
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
from regalia.games.old_kings_crown.steps.year import DrawUp, SetOrder
from regalia.games.old_kings_crown.verbs.clash import begin_phase, begin_round
from regalia.games.old_kings_crown.verbs.tokens import gain_influence


class Round(Step, frozen=True):
    """Rules 5. All players finish a step before the next one begins."""

    number: int

    def run(self, game: Game[State]) -> None:
        begin_round(game, self.number)
        year = (Season("year"), DrawUp(), SetOrder()) if self.number > 1 else ()
        spring = (Season("spring"), Bids(), Repopulate(), Declare(), PlaceCards(), TakeSpringActions())
        winter = (Season("winter"), WinterEffects(), Cleanup(), Advance())
        game.then(*year, *spring, Season("summer"), Summer(), Season("autumn"), Autumn(), *winter)


class Season(Step, frozen=True):
    """Rules 5. A phase of the Round begins."""

    phase: YearPhase

    def run(self, game: Game[State]) -> None:
        begin_phase(game, self.phase)


class Advance(Step, frozen=True):
    """Rules 6.5. The next Round begins, or the game ends."""

    def run(self, game: Game[State]) -> None:
        number = game.state.round
        game.then(Round(number + 1) if number < game.state.agreed.rounds else End())


class End(Step, frozen=True):
    """Rules 15. Lore on empty Sites becomes Influence; most Influence wins."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.order:
            if not state.sites[seat]:
                gain_influence(game, seat, state.site_lore[seat] // PRINTED.lore_per_influence_at_end, "site")
        game.happened(GameEnded(rank(state)[0].seat))

"""Rules 4. The table is laid out, and the players choose their houses."""

from collections.abc import Sequence

from regalia.core import Answer, Choice, Game, Seat, Step
from regalia.games.nocturion.options import ChooseHouse
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.rounds import Round
from regalia.games.nocturion.verbs.beasts import draw
from regalia.games.nocturion.verbs.houses import lead, lead_any
from regalia.games.nocturion.verbs.setup import lay_out


class SetUp(Step, frozen=True):
    """Rules 4. Tiles, decks and the crown, all by chance."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        lay_out(game)
        order = state.from_seat(state.crown)
        if state.agreed.houses == "random":
            lead_any(game, order)
        else:
            game.then(*map(Lead, order))
        game.then(DealBeasts(), Round())


class Lead(Choice, frozen=True):
    """Rules 4. In turn order each player chooses a house that no player leads yet."""

    def options(self, state: State) -> Sequence[ChooseHouse]:
        return [ChooseHouse(house) for house in state.printed.houses if house not in state.houses]

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        return [option for option in self.options(state) if state.printed.houses[option.house].beginner]

    def choose(self, game: Game[State], chosen: ChooseHouse) -> None:
        lead(game, self.seat, chosen.house)


class DealBeasts(Step, frozen=True):
    """Rules 4. In turn order each player draws a hand of beasts."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.from_seat(state.crown):
            for _ in range(state.printed.limits.hand_limit):
                draw(game, seat)

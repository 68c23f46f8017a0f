"""Rules 4. The table is laid out, and the players choose their houses."""

from regalia.core import Choice, Choices, Game, Step
from regalia.games.nocturion.content import LEVELS, NO_GOODS
from regalia.games.nocturion.events import Began
from regalia.games.nocturion.options import ChooseHouse
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.rounds import Round
from regalia.games.nocturion.verbs.beasts import draw
from regalia.games.nocturion.verbs.houses import lead


class SetUp(Step, frozen=True):
    """Rules 4. Tiles, decks and the crown, all by chance."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        printed, chance = state.printed, state.chance
        state.tiles = tuple(chance.shuffled(sorted(printed.locations)))
        state.stocked, state.placed = [True] * len(state.tiles), [0] * len(state.tiles)
        state.rows, state.quests = [], []
        for level in LEVELS:
            deck = chance.shuffled(sorted(name for name, facts in printed.quests.items() if facts.level == level))
            state.rows.append(tuple(deck[: printed.limits.quest_row_per_level]))
            state.quests.append(tuple(deck[printed.limits.quest_row_per_level :]))
        curses = [name for name, facts in sorted(printed.curses.items()) for _ in range(facts.count)]
        state.curse_deck = tuple(chance.shuffled(curses))
        state.deck = tuple(chance.shuffled(sorted(printed.beasts)))
        state.stores = [NO_GOODS] * len(state.stores)
        state.crown = state.active = chance.below(len(state.stores))
        game.happened(Began(state.crown, state.tiles))
        order = state.from_seat(state.crown)
        if state.agreed.houses == "random":
            for seat, house in zip(order, chance.shuffled(sorted(printed.houses)), strict=False):
                lead(game, seat, house)
        else:
            game.then(*map(Lead, order))
        game.then(DealBeasts(), Round())


class Lead(Choice, frozen=True):
    """Rules 4. In turn order each player chooses a house that nobody leads yet."""

    def options(self, state: State) -> Choices:
        return [ChooseHouse(house) for house in state.printed.houses if house not in state.houses]

    def choose(self, game: Game[State], chosen: ChooseHouse) -> None:
        lead(game, self.seat, chosen.house)


class DealBeasts(Step, frozen=True):
    """Rules 4. In turn order each player draws a hand of beasts."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.from_seat(state.crown):
            for _ in range(state.printed.limits.hand_limit):
                draw(game, seat)

"""Rules 4. The start of a game."""

from regalia.core import Game
from regalia.games.nocturion.content import LEVELS, NO_GOODS
from regalia.games.nocturion.events import Began
from regalia.games.nocturion.state import State


def lay_out(game: Game[State]) -> None:
    """Rules 4. Tiles, decks and the crown, all by chance."""
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

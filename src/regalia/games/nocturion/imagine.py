"""Rules 13. What a seat cannot know, dealt again."""

from regalia.core import Chance, Game, Seat
from regalia.games.nocturion.state import ZONES, State


def imagine(game: Game[State], seat: Seat, chance: Chance) -> State:
    """The same table; hands and beast deck are dealt again as far as the seat cannot know them, other decks shuffled."""
    state = game.state.copy()
    if not game.is_over:
        ZONES.imagine(state, seat, chance)
        state.curse_deck = tuple(chance.shuffled(sorted(state.curse_deck)))
        state.quests = [tuple(chance.shuffled(sorted(deck))) for deck in state.quests]
    return state

"""Rules 13. Deals what a seat cannot know again."""

from regalia.core import Chance, Seat
from regalia.games.nocturion.state import State


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """Shuffle the decks of curses and quests; hands and beast deck are in zones."""
    state.curse_deck = tuple(chance.shuffled(sorted(state.curse_deck)))
    state.quests = [tuple(chance.shuffled(sorted(deck))) for deck in state.quests]

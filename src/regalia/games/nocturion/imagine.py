"""Rules 13. What a seat cannot know, dealt again."""

from regalia.core import Chance, Seat
from regalia.games.nocturion.state import State


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """Besides hands and beast deck, whose cards lie in zones, the decks of curses and quests are shuffled."""
    state.curse_deck = tuple(chance.shuffled(sorted(state.curse_deck)))
    state.quests = [tuple(chance.shuffled(sorted(deck))) for deck in state.quests]

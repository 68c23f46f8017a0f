"""Frames: the game within an action, right after each of its events."""

from typing import Any

from regalia.core.events import Event
from regalia.core.game import Game


class Frames(list[Event]):
    """A list of a game's events that keeps a copy of the game as it was right after each."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game
        self.games: list[Game[Any]] = []

    def append(self, event: Event) -> None:
        """Add an event that has just happened."""
        super().append(event)
        self.games.append(self.game.copy())

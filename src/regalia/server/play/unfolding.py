"""How an action unfolds for a seat: what changes in its view with each event."""

from collections.abc import Sequence
from typing import Any

from regalia.core import Event, Eyes, Game, Seat, eyes_of
from regalia.core.frames import Frames
from regalia.core.match import Given, give
from regalia.server.wire.patches import Patch, patch_of


class Instant:
    """The game at an instant within an action or between two."""

    def __init__(self, game: Game[Any], revealed: bool = False) -> None:
        self.game = game
        self.revealed = revealed
        """True if nothing is hidden in its views, as when a finished game is looked at again."""
        self.views: dict[Seat | None, Any] = {}
        """What seats and spectators (None) see, each built once."""

    def view(self, seat: Seat | None) -> Any:
        """What a seat or a spectator sees. What all see is built once for all seats."""
        if seat not in self.views:
            game, public = self.game, () if seat is None else (self.view(None),)
            eyes = frozenset(game.state.seats) if self.revealed else eyes_of(game, seat)
            self.views[seat] = game.rules.view(game, eyes, *public)
        return self.views[seat]


class Unfolding:
    """An action: the game before it and right after each of its events."""

    def __init__(self, before: Instant, events: Frames) -> None:
        self.before = before
        instants = [Instant(game, before.revealed) for game in events.games]
        self.events: list[tuple[Event, Instant]] = [*zip(events, instants, strict=True)]

    def heard(self, eyes: Eyes) -> list[Instant]:
        """The instants after the events that these eyes see."""
        return [instant for event, instant in self.events if event.seen_by(eyes) is not None]


def unfolding(before: Game[Any], given: Given, revealed: bool) -> Unfolding:
    """How an answer unfolded that was given in this position."""
    game = before.copy()
    game.events = events = Frames(game)
    give(game, given)
    return Unfolding(Instant(before, revealed), events)


def patches(actions: Sequence[Unfolding], seat: Seat | None, eyes: Eyes) -> list[list[Patch]]:
    """For each of some actions in a row, what changed with each event that these eyes see. The last event of all has no
    patch: with it everything is shown as it is now.
    """
    instants = [action.heard(eyes) for action in actions]
    left = sum(map(len, instants)) - 1
    shown = actions[0].before.view(seat) if left > 0 else None
    changes = list[list[Patch]]()
    for each in instants:
        changes.append([])
        for instant in each[:left]:
            now = instant.view(seat)
            changes[-1].append(patch_of(shown, now))
            shown, left = now, left - 1
    return changes

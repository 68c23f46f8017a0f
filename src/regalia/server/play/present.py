"""The present position of a game as it is shown: what all see of it, and each seat. Each is made once."""

from typing import Any

from msgspec import Raw

from regalia.core import Game, Seat, Sight, look
from regalia.core.views import revealed, seen_by_all
from regalia.server.play.unfolding import Instant
from regalia.server.wire import encode


class Present:
    """A position, and what is shown of it."""

    def __init__(self, game: Game[Any], open_hands: bool = False) -> None:
        self.game = game
        self.open_hands = open_hands
        """True if spectators see what any seat sees."""
        self.instant = Instant(game, open_hands)
        self._public: Sight | None = None
        self._sights: dict[Seat | None, Raw] = {}

    def public(self) -> Sight:
        """What all see."""
        if self._public is None:
            self._public = seen_by_all(self.game)
        return self._public

    def sight(self, seat: Seat | None) -> Raw:
        """What a seat or a spectator sees, as JSON."""
        if seat not in self._sights:
            if self.open_hands and seat is None:
                sight = revealed(self.game, self.public())
                self.instant.views[None] = sight.view
            else:
                sight = look(self.game, seat, self.public())
                self.instant.views |= {None: self.public().view, seat: sight.view}
            self._sights[seat] = Raw(encode(sight))
        return self._sights[seat]

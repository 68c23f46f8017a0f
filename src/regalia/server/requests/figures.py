"""How often each seat and each side of a game has won in the arena's public games."""

from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct

from regalia.bots.tournament import wilson
from regalia.server.requests.history import ENOUGH
from regalia.server.store import Store
from regalia.server.store.results import SeatFigures

FRESH = 60.0
"""Seconds for which figures are kept: a recount reads an entry for each seat of each game."""


class WinShare(Struct, frozen=True):
    """How often a seat or a side has won, with the 95 % interval of its share (Wilson 1927)."""

    seats: int
    """The number of seats at the table."""
    kind: Literal["seat", "side"]
    name: str
    """The number of the seat, counted from 1, or the side."""
    games: int
    won: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games


class GameFigures(Struct, frozen=True):
    """Figures of a game; seats and sides in fewer than `ENOUGH` games are left out."""

    games: int
    shares: list[WinShare]


class Figures:
    """Figures of games, kept for a minute."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, tuple[float, GameFigures]] = {}

    async def of(self, game: str) -> GameFigures:
        """The figures of a game."""
        known = self._known.get(game)
        if known is None or self._now() - known[0] >= FRESH:
            known = self._known[game] = self._now(), figures_in(await self._store.game_figures(game))
        return known[1]


def figures_in(found: list[SeatFigures]) -> GameFigures:
    """Shares by seat, then by side, for each number of seats."""
    shares: list[WinShare] = []
    for seats in sorted({each.seats for each in found}):
        table = [each for each in found if each.seats == seats]
        shares += shares_by(table, seats, "seat", lambda each: str(each.seat + 1))
        shares += shares_by(table, seats, "side", lambda each: each.side)
    return GameFigures(sum(each.games for each in found if each.seat == 0), shares)


def shares_by(
    table: list[SeatFigures], seats: int, kind: Literal["seat", "side"], name: Callable[[SeatFigures], str]
) -> Iterable[WinShare]:
    """The shares of those with a name that were in enough games."""
    for each in sorted({name(row) for row in table} - {""}):
        rows = [row for row in table if name(row) == each]
        games, won = sum(row.games for row in rows), sum(row.won for row in rows)
        if games >= ENOUGH:
            yield WinShare(seats, kind, each, games, won, *wilson(won / games, games))

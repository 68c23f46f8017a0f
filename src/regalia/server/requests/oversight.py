"""What hosts look at: the last 30 days, pairs of people with one-sided results, and the disk."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.store.oversight import DayFigures, PairFigures
from regalia.server.time.tempo import DAY

DAYS = 30
"""Days of figures."""
PAIR_DAYS = 90
"""Days of rated games in which pairs are looked for."""
MOST_GAMES = 20
"""Pairs with more rated games than this are looked at."""
ONE_SIDED = 0.9
"""Least share of the decided games that one of a pair has won if their results are one-sided."""
FRESH = 60.0
"""Seconds for which the figures of today are kept."""
PAIRS_FRESH = 600.0


class Disk(Struct, frozen=True):
    """Sizes in bytes."""

    database: int
    free: int | None
    """Free space where the database file is; None for PostgreSQL."""


class Overseer:
    """Figures for hosts. Every day is read by itself, so that no reading holds other requests up."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._file = settings.database if isinstance(settings.database, Path) else None
        self._days: dict[float, tuple[float, DayFigures]] = {}
        self._pairs: tuple[float, list[PairFigures]] = (float("-inf"), [])

    async def days(self) -> list[DayFigures]:
        """The last 30 days in UTC, the oldest first, up to now."""
        now = self._now()
        starts = [now // DAY * DAY - ago * DAY for ago in reversed(range(DAYS))]
        self._days = {day: known for day, known in self._days.items() if day in starts}
        for day in starts:
            read_at, _ = self._days.get(day, (float("-inf"), None))
            if read_at < day + DAY and now - read_at >= FRESH:
                self._days[day] = now, await self._store.figures_between(day, day + DAY)
                await asyncio.sleep(0)
        return [self._days[day][1] for day in starts]

    async def one_sided(self) -> list[PairFigures]:
        """Pairs with more than 20 rated games in the last 90 days of which one has won nearly all, the most games first."""
        now = self._now()
        if now - self._pairs[0] >= PAIRS_FRESH:
            self._pairs = now, await self._read_pairs(now)
        return self._pairs[1]

    async def _read_pairs(self, now: float) -> list[PairFigures]:
        found: dict[tuple[str, str], PairFigures] = {}
        for ago in range(PAIR_DAYS):
            for each in await self._store.pairs_between(now - (ago + 1) * DAY, now - ago * DAY):
                before = found.get((each.one, each.two))
                found[each.one, each.two] = each if before is None else added(before, each)
            await asyncio.sleep(0)
        return sorted(filter(is_one_sided, found.values()), key=lambda pair: (-pair.games, pair.one, pair.two))

    async def disk(self) -> Disk:
        """The size of the database, and the free space beside it."""
        free = shutil.disk_usage(self._file.resolve().parent).free if self._file is not None else None
        return Disk(await self._store.size(), free)


def added(one: PairFigures, other: PairFigures) -> PairFigures:
    """The figures of a pair over two times."""
    games, ahead = one.games + other.games, one.one_ahead + other.one_ahead
    return PairFigures(one.one, one.two, games, ahead, one.two_ahead + other.two_ahead)


def is_one_sided(pair: PairFigures) -> bool:
    """True if a pair has played often, and one of them has won nearly all games that were decided between them."""
    decided = pair.one_ahead + pair.two_ahead
    return pair.games > MOST_GAMES and decided > 0 and max(pair.one_ahead, pair.two_ahead) >= ONE_SIDED * decided

"""Keeps the ratings up to date with the results of games. One node does it for all."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from itertools import combinations, groupby

from regalia.ratings import anchors_of
from regalia.ratings.model import DAY
from regalia.server.ratings.counting import Count, day_of, whole_games
from regalia.server.store import Conflict, Store
from regalia.server.store.ratings import FIRST, Pool
from regalia.server.store.results import Key, Result

log = logging.getLogger(__name__)

ROUND = 3.0
"""Seconds between looks for games that are not counted."""
SETTLED = 5.0
"""Seconds after which a game is counted: by then, those that ended before it are saved on all nodes."""
BATCH = 200
"""Results read at a time: counting them takes some milliseconds."""
AGAIN = 60.0
"""Fewest seconds between two counts of a pool from its first game."""
SHARE = 20
"""A pool is counted again at most for this part of the time, since results of older games come one after the other."""


class Rater:
    """Counts the games of each pool in order.

    A game that is found before one that is counted, as when results of older games are added, makes it count the pool
    again from its first game. Every batch is saved with its end, so that it can stop at any moment.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._counts: dict[Pool, tuple[Key, Count]] = {}
        """Where the count of a pool stands, with the people who have met that day."""
        self._again: dict[Pool, float] = {}
        """When a pool may be counted from its first game again."""

    async def round(self) -> None:
        """Count all games that are not counted."""
        for pool in await self._store.pools_to_rate(self._now() - SETTLED):
            try:
                await self._catch_up(pool)
            except Conflict:  # another node counts, too
                self._counts.pop(pool, None)

    async def again(self, pool: Pool) -> None:
        """Count all games of a pool from the first one. It must not be counted elsewhere meanwhile."""
        await self._store.reset_ratings(pool)
        self._counts.pop(pool, None)
        await self._count(pool, FIRST)

    async def _catch_up(self, pool: Pool) -> None:
        until = await self._store.rated_until(pool)
        if self._now() >= self._again.get(pool, 0.0) and await self._store.is_late(pool, until):
            log.info("the ratings of %s (%s) are counted from the first game", pool.game, pool.tempo)
            begun = time.monotonic()
            await self.again(pool)
            self._again[pool] = self._now() + max(AGAIN, SHARE * (time.monotonic() - begun))
        else:
            await self._count(pool, until)

    async def _count(self, pool: Pool, until: Key) -> None:
        """Count the games after one that is counted."""
        latest = self._now() - SETTLED
        while found := whole_games(await self._store.results_to_rate(pool, until, latest, BATCH), BATCH):
            until = await self._count_batch(pool, until, found)
        await self._store.forget_former_ratings(pool)  # who deletes their account during a game still loses it

    async def _count_batch(self, pool: Pool, before: Key, found: list[list[Result]]) -> Key:
        """Count some games and save the ratings after them. Raises Conflict."""
        count = await self._at(pool, before, found[0][0].ended)
        people = {each.person for seats in found for each in seats if each.person}
        count.ratings = await self._store.ratings_in(pool, people)
        former = {each: await self._store.last_rating(pool, each) for each in people - {*count.ratings}}
        count.former = {person: rating for person, rating in former.items() if rating is not None}
        count.sides = await self._store.rated_sides(pool)
        changes = [change for seats in found for change in count.add(seats)]
        until = Key(found[-1][0].ended, found[-1][0].table_id)
        moved = [each for each in count.ratings.values() if (each.ended, each.table_id) > (before.ended, before.table_id)]
        await self._store.save_rated(pool, before, until, changes, moved, count.sides)
        self._counts[pool] = until, count
        return until

    async def _at(self, pool: Pool, until: Key, ended: float) -> Count:
        """The count after a game, from memory or from what is saved; `ended` is when the next game ended."""
        known, count = self._counts.pop(pool, (None, None))
        if count is not None and known == until:
            return count
        day = day_of(ended)
        met = await self._store.people_met(pool, day * DAY, until)
        pairs = Counter(
            frozenset(pair)
            for _, at_table in groupby(met, lambda each: each[0])
            for pair in combinations([person for _, person in at_table], 2)
        )
        return Count(pool=pool, anchors=anchors_of(pool.game), day=day, met=pairs)

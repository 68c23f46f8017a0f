"""Keeps the queue of people who look for others, as they come and go.

What must be known of a person is read once, when they begin to look, a few people at a time, so that the event loop is
never held for long. Blocks are read again, among those concerned, before a table is offered (`Seekers.are_apart`).
"""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from regalia import games
from regalia.ratings.model import points_of
from regalia.server.lobby.matching import Queue, Seeker
from regalia.server.store import Seek, Store

AT_ONCE = 50
"""People who are read between two chances for other work."""


class Known(Struct, frozen=True):
    """What is known of a person who looks."""

    apart: frozenset[str]
    """Whom the person has muted or blocked."""
    ratings: dict[str, float]
    """By game, at the tempo of the seek, in points; provisional ones are left out."""


class Seekers:
    """People who look, in the order in which they are served, and what is known of them."""

    def __init__(self, store: Store, *, with_ratings: bool) -> None:
        self._store, self._with_ratings = store, with_ratings
        self._known: dict[str, Known] = {}
        """By seek."""
        self._seeks: Sequence[Seek] = ()
        self.queue = Queue((), (), {})

    async def update(self, seeks: Sequence[Seek]) -> None:
        """Make the queue of these people, unless they are in it already."""
        if [*map(choice_of, seeks)] == [*map(choice_of, self._seeks)] and all(each.id in self._known for each in seeks):
            return
        known = {each.id: self._known[each.id] for each in seeks if each.id in self._known}
        new = [each for each in seeks if each.id not in known]
        for first in range(0, len(new), AT_ONCE):
            known |= await self._read(new[first : first + AT_ONCE])
            await asyncio.sleep(0)
        self._known, self._seeks = known, seeks
        self.queue = await asyncio.to_thread(queue_of, seeks, known)

    async def _read(self, seeks: Sequence[Seek]) -> dict[str, Known]:
        people = [each.person for each in seeks]
        apart = await self._store.apart_from(people)
        ratings = await self._store.settled_of(people) if self._with_ratings else []
        by_seek: dict[tuple[str, str], dict[str, float]] = {(each.person, each.tempo): {} for each in seeks}
        for rating in ratings:
            if (own := by_seek.get((rating.person, rating.tempo))) is not None:
                own[rating.game] = points_of(rating.mu)
        return {each.id: Known(apart[each.person], by_seek[each.person, each.tempo]) for each in seeks}

    async def are_apart(self, people: Sequence[str]) -> bool:
        """True if one of these people has just muted or blocked another; then they are read again at the next update."""
        if not await self._store.apart_among(people):
            return False
        for seek in self._seeks:
            if seek.person in people:
                self._known.pop(seek.id, None)
        return True


def choice_of(seek: Seek) -> tuple[object, ...]:
    """What of a seek matters to the queue."""
    return seek.id, seek.bots_at


def queue_of(seeks: Sequence[Seek], known: dict[str, Known]) -> Queue:
    """The queue of these people."""
    seekers = [seeker_of(each, known[each.id].ratings) for each in seeks]
    pairs = ((each.person, other) for each in seeks for other in known[each.id].apart)
    return Queue(seekers, pairs, {slug: games.load(slug).seats for slug in games.slugs()})


def seeker_of(seek: Seek, ratings: dict[str, float]) -> Seeker:
    """A person who looks, for the queue."""
    return Seeker(seek.person, seek.games, seek.seats, seek.tempo, seek.since, seek.bots_at, ratings)

"""The records of clubs, counted in the background: the games of all members are read, a page at a time."""

import asyncio
from typing import TypeVar

from msgspec.structs import replace

from regalia import games
from regalia.server.store import Store
from regalia.server.store.clubs import HighScore, Played, Streak
from regalia.server.table.services import Services
from regalia.server.tasks import Tasks
from regalia.server.wire.clubs import ClubRecords

FRESH = 600.0
"""Seconds for which the records of a club are kept."""
REMEMBERED = 200
"""The number of clubs whose records are kept in memory."""
PAGE = 250
"""Games that are read at once: what else the arena does waits for it."""
PATIENCE = 0.02
"""Seconds for which a reader waits for the first count; later counts are awaited by no one."""
T = TypeVar("T")


class RecordBook:
    """Keeps the records of clubs, and counts them again."""

    def __init__(self, services: Services, tasks: Tasks) -> None:
        self._store, self._now, self._tasks = services.store, services.now, tasks
        self._known: dict[str, tuple[float, ClubRecords]] = {}
        """By club, with the time of the count."""
        self._counting: dict[str, asyncio.Event] = {}
        """The clubs that are counted now, with what is set at the end."""
        self._turn = asyncio.Lock()

    async def of(self, club: str) -> ClubRecords:
        """The records of a club: counted in the last ten minutes, or older ones while they are counted again. Those of
        people who are no members any more are left out.
        """
        known = self._known.get(club)
        if known is None or self._now() - known[0] >= FRESH:
            self._begin(club)
        if known is None:
            await self._wait(club)
            known = self._known.get(club)
        return await self._of_members(club, known[1]) if known is not None else ClubRecords(counting=True)

    def _begin(self, club: str) -> None:
        """Count the records of a club, unless that is being done."""
        if club not in self._counting:
            self._counting[club] = asyncio.Event()
            self._tasks.begin(self._count(club))

    async def _wait(self, club: str) -> None:
        try:
            await asyncio.wait_for(self._counting[club].wait(), PATIENCE)
        except TimeoutError:
            return

    async def _of_members(self, club: str, found: ClubRecords) -> ClubRecords:
        """Records with the names of the people in them. If one of these has left, the club is counted again."""
        people = {each.person for each in found.scores} | {each.person for each in found.streaks}
        members = {*await self._store.members_among(club, [*people])}
        if members != people:
            self._begin(club)
        return replace(
            found,
            scores=[each for each in found.scores if each.person in members],
            streaks=[each for each in found.streaks if each.person in members],
            names=await self._store.names([*members]),
        )

    async def _count(self, club: str) -> None:
        done = self._counting[club]
        try:
            async with self._turn:
                at, found = self._now(), await counted(self._store, club)
            self._known.pop(club, None)
            self._known[club] = at, found
            while len(self._known) > REMEMBERED:
                self._known.pop(next(iter(self._known)))
        finally:
            del self._counting[club]
            done.set()


async def counted(store: Store, club: str) -> ClubRecords:
    """The records of a club, without names."""
    scores: dict[str, HighScore] = {}
    streaks: dict[str, Streak] = {}
    for person in sorted(await store.people_in_club(club)):
        run: dict[str, int] = {}
        after: Played | None = None
        while page := await store.played(person, after, PAGE):
            for each in page:
                if each.counts:
                    note_score(scores, person, each)
                    note_streak(streaks, run, person, each)
            after = page[-1]
            await asyncio.sleep(0)
    return ClubRecords(in_order(scores), [each for each in in_order(streaks) if each.games > 1])


def note_score(scores: dict[str, HighScore], person: str, played: Played) -> None:
    """A game may have brought the highest score; of equal ones the first counts."""
    best = scores.get(played.game)
    if played.points is None:
        return
    if best is None or (played.points, -played.ended) > (best.points, -best.ended):
        scores[played.game] = HighScore(played.game, person, played.points, played.table, played.ended)


def note_streak(streaks: dict[str, Streak], run: dict[str, int], person: str, played: Played) -> None:
    """A game with other people may lengthen the longest streak; of equal ones the first counts. `run` has the wins of
    the person in a row, by game.
    """
    if not played.with_people:
        return
    run[played.game] = wins = run.get(played.game, 0) + 1 if played.place == 1 else 0
    best = streaks.get(played.game)
    if wins and (best is None or (wins, -played.ended) > (best.games, -best.ended)):
        streaks[played.game] = Streak(played.game, person, wins, played.ended)


def in_order(found: dict[str, T]) -> list[T]:
    """What was found, in the order of the games; those that are installed no longer are left out."""
    return [found[slug] for slug in games.slugs() if slug in found]

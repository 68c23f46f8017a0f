"""Figures for hosts: what happened on a day, pairs of people who often play rated games, and notices that wait."""

from msgspec import Struct

from regalia.server.store.sql import Sql


class DayFigures(Struct, frozen=True):
    """What happened on a day."""

    starts: float
    """When the day begins, in seconds since the epoch."""
    games: int
    """Games that were played to their end."""
    people: int
    """People who have finished a game."""
    opened: int
    """Tables that were opened."""


class PairFigures(Struct, frozen=True):
    """Rated games of two people."""

    one: str
    two: str
    games: int
    one_ahead: int
    """Games in which the first was placed before the second."""
    two_ahead: int


class WaitingNotices(Struct, frozen=True):
    """Notices of a medium that should have been delivered by now."""

    medium: str
    count: int
    since: float
    """When the oldest was to be delivered first."""


ENDED = """
    select count(distinct table_id), count(distinct person) from results
    where ended >= :starts and ended < :ends and how <> 'called_off'
"""
OPENED = """
    select count(*) from tables
    where status in ('open', 'playing', 'over', 'closed') and public in (0, 1) and created >= :starts and created < :ends
"""
PAIRS = """
    select one.person, two.person, count(*),
        sum(case when one.place < two.place then 1 else 0 end), sum(case when two.place < one.place then 1 else 0 end)
    from results as one {then} results as two on two.table_id = one.table_id and two.person > one.person
    where one.ended >= :starts and one.ended < :ends and one.rated = 1
    group by one.person, two.person
"""
WAITING = """
    select channels.medium, count(*), min(outbox.made) from outbox join channels on outbox.channel = channels.id
    where outbox.at <= :now group by channels.medium order by channels.medium
"""


class Oversight(Sql):
    """Figures for hosts. Each reads entries of an index between two times, which are in seconds since the epoch."""

    async def figures_between(self, starts: float, ends: float) -> DayFigures:
        """What happened between two times."""
        ((games, people),) = await self.rows(ENDED, starts=starts, ends=ends)
        ((opened,),) = await self.rows(OPENED, starts=starts, ends=ends)
        return DayFigures(starts, games, people, opened)

    async def pairs_between(self, starts: float, ends: float) -> list[PairFigures]:
        """The pairs of people who finished rated games together between two times."""
        rows = await self.rows(PAIRS, starts=starts, ends=ends)
        return [PairFigures(one, two, games, int(first), int(second)) for one, two, games, first, second in rows]

    async def waiting_notices(self, now: float) -> list[WaitingNotices]:
        """The notices that should have been delivered by now, by medium."""
        return [WaitingNotices(*row) for row in await self.rows(WAITING, now=now)]

"""What hosts announce: news, and maintenance, during which all clocks stop."""

from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.administration import AuditEntry, logged
from regalia.server.store.sql import Change, Sql, insert, select
from regalia.server.time.rests import Span

AnnouncementKind = Literal["news", "maintenance"]


class Announcement(Struct, frozen=True):
    """Something that a host announces. Times are in seconds since the epoch."""

    id: str
    kind: AnnouncementKind
    texts: str
    """The text in each language, as a JSON object such as `{"en": "Hello"}`; `{}` if the host has added no words."""
    starts: float
    """When news are shown first, or when maintenance stops the clocks."""
    ends: float
    made: float


CURRENT = select("announcements", Announcement) + "where ends > :now order by starts, id"
MAINTENANCE = "select starts, ends from announcements where kind = 'maintenance' order by starts"
END = "update announcements set ends = :now where id = :id and starts <= :now and ends > :now"
CANCEL = "delete from announcements where id = :id and starts > :now"
END_MAINTENANCE = "update announcements set ends = :now where kind = 'maintenance' and starts <= :now and ends > :now"
BRING_FORWARD = """
    update due set at = case when at - :saved < :now then :now else at - :saved end where at > :now
"""
"""Flags fall earlier when maintenance ends earlier; a table that is due too early is noted again."""


class Announcements(Sql):
    """Announcements of hosts. Those that are over are kept: clocks are computed from them."""

    async def announce(self, announcement: Announcement, entry: AuditEntry) -> None:
        """Save an announcement, which is logged."""
        await self.save(Change(insert("announcements", Announcement), msgspec.structs.asdict(announcement)), *logged(entry))

    async def announcements(self, now: float) -> list[Announcement]:
        """The announcements that are not over, those that start first in front."""
        return [Announcement(*row) for row in await self.rows(CURRENT, now=now)]

    async def maintenances(self) -> list[Span]:
        """When maintenance stopped the clocks, or will stop them."""
        return [(starts, ends) for starts, ends in await self.rows(MAINTENANCE)]

    async def end_announcement(self, announcement: Announcement, now: float, entry: AuditEntry) -> None:
        """End an announcement now, or delete one that has not started, which is logged."""
        about = {"id": announcement.id, "now": now}
        ends_early = announcement.kind == "maintenance" and announcement.starts <= now < announcement.ends
        await self.save(
            Change(END, about),
            Change(CANCEL, about),
            *(brought_forward(announcement.ends - now, now) if ends_early else ()),
            *logged(entry),
        )

    async def end_maintenance(self, now: float) -> None:
        """End the maintenance that is under way, if any."""
        under_way = [ends - now for starts, ends in await self.maintenances() if starts <= now < ends]
        if under_way:
            await self.save(Change(END_MAINTENANCE, {"now": now}), *brought_forward(max(under_way), now))


def brought_forward(saved: float, now: float) -> tuple[Change]:
    """Tables are due this number of seconds earlier."""
    return (Change(BRING_FORWARD, {"saved": saved, "now": now}),)

"""What hosts announce, as one arena knows it: read from the database every few seconds, so that all nodes show the same."""

import json
import secrets
from collections.abc import Callable, Mapping

from regalia.core import Refusal
from regalia.server.errors import Refuse
from regalia.server.nodes.uptime import Uptime
from regalia.server.people.accounts import Declined
from regalia.server.people.names import shown_of
from regalia.server.store import Store
from regalia.server.store.announcements import Announcement, AnnouncementKind
from regalia.server.time.tempo import DAY, Tempo
from regalia.server.wire.announcements import Announced, AnnouncementsMessage

ROUND = 2.0
"""Seconds between readings."""
MOST_SIGNS = 500
"""Most characters of an announcement in one language."""
LONGEST: dict[AnnouncementKind, float] = {"news": 366 * DAY, "maintenance": DAY}
"""Most seconds from the start of an announcement to its end."""
AHEAD = 366 * DAY
"""Most seconds from now to the start of an announcement."""
LATE = 60.0
"""Seconds for which a start may be past: forms and commands name minutes."""
REFUSED_BEFORE = 900.0
"""Seconds before maintenance from which on no live game begins."""


class Announcements:
    """The announcements that are shown now, and the maintenance that comes next."""

    def __init__(self, store: Store, uptime: Uptime, now: Callable[[], float]) -> None:
        self._store, self._uptime, self._now = store, uptime, now
        self._known: list[Announcement] = []
        self._told = AnnouncementsMessage([])

    async def read(self) -> bool:
        """Read the announcements. True if others are shown than at the last reading, or clocks have stopped or go on."""
        self._known = await self._store.announcements(self._now())
        await self._uptime.read_maintenances()
        before, self._told = self._told, self.message()
        return before != self._told

    def shown(self) -> list[Announcement]:
        """What is shown now: news from their start on, and all maintenance that is not over."""
        now = self._now()
        return [each for each in self._known if now < each.ends and (each.kind == "maintenance" or each.starts <= now)]

    def coming(self) -> list[Announcement]:
        """All announcements that are not over, also those that are not shown yet."""
        return [each for each in self._known if self._now() < each.ends]

    def message(self) -> AnnouncementsMessage:
        """What is shown now, for clients."""
        return AnnouncementsMessage([announced(each) for each in self.shown()], self._are_clocks_stopped())

    def _are_clocks_stopped(self) -> bool:
        return any(each.kind == "maintenance" and each.starts <= self._now() for each in self.shown())

    def must_let_begin(self, tempo: Tempo | None) -> None:
        """Raise Refuse if a game of this tempo cannot begin, because it is live and maintenance is near or under way.

        The facts `starts` and `ends` are in seconds since the epoch.
        """
        if tempo is not None and tempo.live:
            self.must_let_live_begin()

    def must_let_live_begin(self) -> None:
        """Raise Refuse (`maintenance`, with the facts of `must_let_begin`) if no live game begins now."""
        near = self.near()
        if near is not None:
            raise Refuse("maintenance", refusal=Refusal("maintenance", "", {"starts": near.starts, "ends": near.ends}))

    def near(self) -> Announcement | None:
        """The maintenance before or during which no live game begins now; None if there is none."""
        maintenances = (each for each in self.shown() if each.kind == "maintenance")
        return next((each for each in maintenances if each.starts - REFUSED_BEFORE <= self._now()), None)


def announcement_of(
    kind: AnnouncementKind, texts: Mapping[str, str], starts: float, ends: float, now: float
) -> Announcement:
    """A new announcement. Raises Declined if it has no words, too many, or times that make no sense."""
    words = {language: shown for language, text in texts.items() if (shown := shown_of(text))}
    if (kind == "news" and not words) or any(len(text) > MOST_SIGNS for text in words.values()):
        raise Declined("announcement-words")
    longest = LONGEST[kind]
    if not max(starts, now) < ends <= starts + longest or starts > now + AHEAD or starts < now - LATE:
        raise Declined("announcement-times")
    return Announcement(secrets.token_urlsafe(6), kind, json.dumps(words, ensure_ascii=False), starts, ends, now)


def text_for(texts: Mapping[str, str], language: str) -> str:
    """The words of an announcement for a reader: in their language, or else in English or any other; empty if none."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")


def announced(announcement: Announcement) -> Announced:
    """An announcement for clients."""
    return Announced(
        announcement.id, announcement.kind, json.loads(announcement.texts), announcement.starts, announcement.ends
    )

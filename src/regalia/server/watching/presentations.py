"""Who leads others through a finished game, and what they show. Only in memory: a presenter's client shows it again."""

from collections.abc import Iterator

from msgspec import Struct

from regalia.core import Seat

MOST = 20
"""The most presentations of a table."""
ENDS_AFTER = 600.0
"""Seconds without the presenter after which a presentation ends."""


class Presentation(Struct, frozen=True):
    """What a presenter shows."""

    link: str
    person: str
    at: int
    seat: Seat | None
    marks: tuple[str, ...]
    shown: float
    """When it was shown, in seconds since the epoch: the latest counts."""


class Presentations:
    """The presentations of one table, by their links."""

    def __init__(self) -> None:
        self._shown: dict[str, Presentation] = {}
        self._seen: dict[str, float] = {}

    def __iter__(self) -> Iterator[Presentation]:
        return iter([*self._shown.values()])

    def get(self, link: str) -> Presentation | None:
        """A presentation; None if nothing is shown."""
        return self._shown.get(link)

    @property
    def is_full(self) -> bool:
        """True if the table has as many presentations as can be."""
        return len(self._shown) >= MOST

    def put(self, presentation: Presentation, now: float) -> bool:
        """Note what is shown now; False if something later is known."""
        known = self._shown.get(presentation.link)
        if known is not None and known.shown > presentation.shown:
            return False
        self._shown[presentation.link] = presentation
        self._seen[presentation.link] = now
        return known != presentation

    def seen(self, link: str, now: float) -> None:
        """Note that the presenter is here."""
        self._seen[link] = now

    def end(self, link: str) -> bool:
        """End a presentation; False if there is none."""
        self._seen.pop(link, None)
        return self._shown.pop(link, None) is not None

    def left(self, now: float) -> list[str]:
        """The links of those whose presenters have left for too long."""
        return [link for link, seen in self._seen.items() if now - seen >= ENDS_AFTER]

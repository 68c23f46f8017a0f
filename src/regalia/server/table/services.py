"""What every table of an arena uses, and the listener to its changes."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from regalia.games.library import Library
from regalia.server.limits import Buckets
from regalia.server.metrics import Metrics
from regalia.server.nodes.announcements import Announcements
from regalia.server.nodes.leases import Leases
from regalia.server.nodes.uptime import Uptime
from regalia.server.people.people import People
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.watching.presentations import Presentation
from regalia.server.wire.analysis import AnalysisNews

T_contra = TypeVar("T_contra", contravariant=True)


class Listener(Protocol[T_contra]):
    """Callbacks of a table."""

    def saved(self, table: T_contra) -> None:
        """Something was saved: other arenas may reload the table."""
        ...

    def changed(self, table: T_contra) -> None:
        """The document has changed: the lobby may be out of date."""
        ...

    def moved(self, table: T_contra) -> None:
        """Other seats are asked, or a person came or went: bots may have to start or stop."""
        ...

    def attended(self, table: T_contra) -> None:
        """A person came or went at this node: other nodes may be sent who is here."""
        ...

    def presented(self, table: T_contra, shown: Presentation) -> None:
        """A presenter shows something: other arenas may send it to those who follow there."""
        ...

    def said(self, table: T_contra) -> None:
        """A line was said or removed: other arenas may read the talk again."""
        ...

    def analysed(self, table: str, news: AnalysisNews) -> None:
        """The analysis of a table's game has got on."""
        ...

    def hushed(self, person: str) -> None:
        """A person has muted or unmuted another."""
        ...

    def stopped(self, table: T_contra) -> None:
        """The table was unloaded."""
        ...


@dataclass(frozen=True)
class Services:
    """What every table of an arena uses."""

    store: Store
    people: People
    settings: Settings
    library: Library
    metrics: Metrics
    leases: Leases
    listener: Listener[Any]
    """The listener to changes of tables; services themselves know no table."""
    uptime: Uptime
    announcements: Announcements
    now: Callable[[], float] = time.time
    """The clock; the rules never see it."""
    presenters: Buckets = field(default_factory=lambda: Buckets(8, 30))
    """What presenters show, by person."""
    talkers: Buckets = field(default_factory=lambda: Buckets(1 / 3, 6))
    """Lines of talk, by person."""
    talk_addresses: Buckets = field(default_factory=lambda: Buckets(1, 30))
    """Lines of talk, by address."""

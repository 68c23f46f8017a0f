"""The other nodes of a site, which share store and bus: sends messages to them and handles theirs."""

import asyncio
import logging
from collections.abc import Container
from dataclasses import dataclass
from functools import partial

from regalia.server.errors import log_failure
from regalia.server.limits import Connections, Limits
from regalia.server.nodes.bus import (
    Analysed,
    Attended,
    Bus,
    Changed,
    Dropped,
    Ended,
    Held,
    Hushed,
    NodeMessage,
    Passed,
    Shown,
    Spoken,
)
from regalia.server.nodes.leases import Shared
from regalia.server.requests import presenting
from regalia.server.requests.registry import Tables, do
from regalia.server.store import Store
from regalia.server.table_events import TableEvents
from regalia.server.watching.presentations import Presentation
from regalia.server.wire.analysis import AnalysisNews

log = logging.getLogger(__name__)

LOOK = 3
"""Seconds between comparisons of the tables in memory with the store; one second while the bus is down."""


@dataclass(kw_only=True, eq=False, repr=False)
class OtherNodes:
    """Sends messages to other nodes over the bus, and handles those that come from them."""

    name: str
    """The name of this node."""
    bus: Bus
    store: Store
    tables: Tables
    events: TableEvents
    limits: Limits
    connections: Connections

    def __post_init__(self) -> None:
        """Begin to listen to the bus."""
        self.stop_listening = self.bus.listen(self.hear)

    def hear(self, message: NodeMessage) -> None:
        """What another node says."""
        if message.sender == self.name:
            return
        match message:
            case Changed():
                self.events.public_tables.changed()
                self.tables.read_again(message.table)
            case Attended():
                self._note_elsewhere(message)
            case Ended():
                self._drop_lines(message.by)
            case Dropped():
                self._drop_lines_of(message.person)
            case Spoken():
                self.tables.follow_talk(message.table)
            case Hushed():
                self.tables.reread_talk(message.person)
            case Shown() | Analysed():
                self._tell_after_game(message)
            case Passed() | Held():
                self._charge(message)

    def _charge(self, message: Passed | Held) -> None:
        if isinstance(message, Passed):
            self.limits.charge(message.limit, message.numbers)
        else:
            self.connections.note_elsewhere(message.sender, message.numbers)

    def _tell_after_game(self, message: Shown | Analysed) -> None:
        if isinstance(message, Shown):
            self._show(message)
        else:
            news = AnalysisNews(message.state, message.ahead, message.done, message.count)
            self.events.tell_analysis(message.table, news)

    def _show(self, shown: Shown) -> None:
        table = self.tables.in_memory(shown.table)
        if table is not None:
            seat, marks = shown.seat, tuple(shown.marks)
            seen = Presentation(shown.link, shown.person, shown.at, seat, marks, shown.shown)
            self.events.tasks.begin(do(table, partial(presenting.heard, table, seen)))

    def _note_elsewhere(self, message: Attended) -> None:
        self.events.public_tables.attended(message.table)
        table = self.tables.in_memory(message.table)
        if table is not None and table.presence.note_elsewhere(message.sender, message.people, message.follows):
            table.tell_table()
            for each in table.presentations:
                presenting.tell(table, each.link)
            self.events.moved(table)

    def end_lines(self, *by: str) -> None:
        """Close the live connections of sessions and tokens that have ended, here and at the other nodes."""
        self._drop_lines(by)
        self.bus.tell(Ended(self.name, [*by]))

    def _drop_lines(self, by: Container[str]) -> None:
        for table in self.tables:
            for watcher in table.presence.watchers:
                if watcher.by in by:
                    watcher.drop()

    def drop_lines(self, person: str) -> None:
        """Close a person's live connections at all nodes; devices that are still known come back."""
        self._drop_lines_of(person)
        self.bus.tell(Dropped(self.name, person))

    def _drop_lines_of(self, person: str) -> None:
        for table in self.tables:
            for watcher in table.presence.connections_of(person):
                watcher.drop()

    async def live(self, leases: Shared) -> None:
        """Give a sign of life, and give back what is too much. What is due is taken up apart from it: that may take long,
        when another node has left many tables.
        """
        for name in await leases.beat():
            table = self.tables.in_memory(name)
            if table is not None:
                self.events.bots.forget(table)

    async def look_for_changes(self) -> None:
        """Now and then compare the tables in memory with the store, in case a message was lost.

        Each second while the bus is down, and for a while after it was: other nodes may have found it later.
        """
        waited, calm, breaks = 0, LOOK, self.bus.breaks
        while True:
            await asyncio.sleep(1)
            waited, calm = waited + 1, calm + 1 if self.bus.is_up and breaks == self.bus.breaks else 0
            breaks = self.bus.breaks
            if calm >= LOOK and waited < LOOK:
                continue
            waited = 0
            if not self.bus.is_up:
                self.events.public_tables.changed()
                for table in self.tables:
                    table.presence.grant_grace()
            try:
                self.tables.compare(await self.store.numbers([table.doc.id for table in self.tables]))
                self.tables.compare_talk(await self.store.talk_numbers([table.doc.id for table in self.tables]))
                await self._drop_ended()
            except Exception as wrong:  # the store may work again at the next look
                log_failure(log, wrong, "the tables cannot be compared with the store")

    async def _drop_ended(self) -> None:
        """Close the live connections whose session or token is no longer in the store: the message about it may be lost."""
        by = {watcher.by for table in self.tables for watcher in table.presence.watchers if watcher.by}
        if by:
            self._drop_lines(by - await self.store.known_by(sorted(by)))

    async def tell_limits(self) -> None:
        """Each second tell what the rate limits have let pass, and which addresses have many connections."""
        held: dict[str, int] = {}
        while True:
            for name, passed in self.limits.passed():
                self.bus.tell(Passed(self.name, name, passed))
            before, held = held, self.connections.many()
            if held or before:
                self.bus.tell(Held(self.name, held))
            await asyncio.sleep(1)

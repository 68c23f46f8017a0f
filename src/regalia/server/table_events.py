"""What follows from events at tables: for the lobby's list, for bots and passes, and for other nodes."""

from dataclasses import dataclass

from msgspec.structs import astuple

from regalia.server.bots.driver import BotDriver
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.nodes.bus import Analysed, Attended, Bus, Changed, Hushed, Shown, Spoken
from regalia.server.nodes.leases import Leases
from regalia.server.requests.automatic_answers import PassDriver
from regalia.server.requests.registry import Tables
from regalia.server.store import TableDoc
from regalia.server.table.table import Table
from regalia.server.tasks import Tasks
from regalia.server.watching.presentations import Presentation
from regalia.server.wire.analysis import AnalysisNews


@dataclass(kw_only=True, eq=False, repr=False)
class TableEvents:
    """The listener of all tables of an arena."""

    name: str
    """The name of this node."""
    bus: Bus
    leases: Leases
    public_tables: PublicTables
    bots: BotDriver
    passes: PassDriver
    tasks: Tasks

    def of(self, tables: Tables) -> None:
        """Note the tables that have the events; they are made after their listener."""
        self._tables = tables

    def opened(self, doc: TableDoc) -> None:
        """Tell the lobby and other nodes of a new table."""
        self.public_tables.changed()
        self.bus.tell(Changed(self.name, doc.id))

    def saved(self, table: Table) -> None:
        """Tell other nodes to read the table again."""
        self.bus.tell(Changed(self.name, table.doc.id))

    def changed(self, table: Table) -> None:
        """Tell the lobby that its list may have changed."""
        self.public_tables.changed()

    def moved(self, table: Table) -> None:
        """Start passes for seats that are asked now and, if this node drives the table, bots; stop the others."""
        self.passes.look_at(table)
        if self.leases.holds(table.doc.id):
            self.bots.look_at(table)
        elif table.has_driver:
            self.tasks.begin(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """Drive a table, unless another node does."""
        if await self.leases.take(table.doc.id) and self._tables.in_memory(table.doc.id) is table:
            self.bots.look_at(table)

    def attended(self, table: Table) -> None:
        """Note that the table is attended, and tell other nodes who is here."""
        self.public_tables.attended(table.doc.id)
        if self.leases.shared:
            self.bus.tell(Attended(self.name, table.doc.id, table.presence.people, table.presence.follows))
        self.moved(table)

    def presented(self, table: Table, shown: Presentation) -> None:
        """Tell other nodes what a presenter shows."""
        if self.leases.shared:
            self.bus.tell(Shown(self.name, table.doc.id, *astuple(shown)))

    def said(self, table: Table) -> None:
        """Tell other nodes to read the talk."""
        self.bus.tell(Spoken(self.name, table.doc.id))

    def analysed(self, table: str, news: AnalysisNews) -> None:
        """Tell the watchers of a table, here and at other nodes, that its analysis has got on."""
        self.tell_analysis(table, news)
        self.bus.tell(Analysed(self.name, table, news.state, news.ahead, news.done, news.count))

    def tell_analysis(self, table: str, news: AnalysisNews) -> None:
        """Tell those who watch a table here."""
        known = self._tables.in_memory(table)
        if known is not None:
            known.tell_analysis(news)

    def hushed(self, person: str) -> None:
        """Read again, here and at other nodes, what a person has said and whom they have muted."""
        self._tables.reread_talk(person)
        self.bus.tell(Hushed(self.name, person))

    def stopped(self, table: Table) -> None:
        """Stop the table's bots and passes."""
        self.bots.forget(table)
        self.passes.forget(table)

    def is_busy(self, table: Table) -> bool:
        """True if a bot thinks at the table, or a window is being passed."""
        return self.bots.thinks_at(table) or self.passes.is_busy(table)

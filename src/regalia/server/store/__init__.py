"""The store: where an arena's state is kept. Changes are saved here before clients are notified.

Each subject has a file with its records and its SQL.
"""

from regalia.server.store.actions import Action, Actions, ReplayPart, Snapshot, UndoRequest
from regalia.server.store.administration import Administration
from regalia.server.store.alerts import Alerts
from regalia.server.store.analyses import Analyses, KeptAnalysis
from regalia.server.store.announcements import Announcements
from regalia.server.store.belongings import Belonging, Belongings, Publication
from regalia.server.store.clubs import Clubs
from regalia.server.store.credentials import Credentials
from regalia.server.store.documents import (
    Branch,
    Flag,
    HintTaken,
    Matter,
    Motion,
    Origin,
    Sitting,
    Spectators,
    SpectatorsDelay,
    SpectatorsWelcome,
    Status,
    TableDoc,
    Wish,
)
from regalia.server.store.events import Entry, Event, Events, EventState, Format
from regalia.server.store.guests import Guests, Person
from regalia.server.store.identity import Identities
from regalia.server.store.nodes import Nodes
from regalia.server.store.notices import Outbox
from regalia.server.store.oversight import Oversight
from regalia.server.store.puzzles import Puzzles
from regalia.server.store.ratings import Ratings
from regalia.server.store.reports import Reports
from regalia.server.store.results import Results
from regalia.server.store.rounds import Pairing, PairingState, Round, Rounds
from regalia.server.store.seeks import Offer, Seek, Seeks, Wait, Within
from regalia.server.store.sql import Conflict, Unreadable
from regalia.server.store.tables import Opening, Tables
from regalia.server.store.talk import Talks
from regalia.server.store.ties import Ties

__all__ = [
    "Action",
    "Belonging",
    "Branch",
    "Conflict",
    "Entry",
    "Event",
    "EventState",
    "Flag",
    "Format",
    "HintTaken",
    "KeptAnalysis",
    "Matter",
    "Motion",
    "Offer",
    "Opening",
    "Origin",
    "Pairing",
    "PairingState",
    "Person",
    "Publication",
    "ReplayPart",
    "Round",
    "Seek",
    "Sitting",
    "Snapshot",
    "Spectators",
    "SpectatorsDelay",
    "SpectatorsWelcome",
    "Status",
    "Store",
    "TableDoc",
    "UndoRequest",
    "Unreadable",
    "Wait",
    "Wish",
    "Within",
]


class Store(
    Guests,
    Tables,
    Actions,
    Analyses,
    Belongings,
    Clubs,
    Events,
    Rounds,
    Puzzles,
    Results,
    Seeks,
    Ratings,
    Identities,
    Credentials,
    Administration,
    Alerts,
    Announcements,
    Outbox,
    Oversight,
    Talks,
    Ties,
    Reports,
    Nodes,
):
    """All that is kept, in a database. SQLite and PostgreSQL read and save."""

    @property
    def writes_waiting(self) -> int:
        """Number of writes in the queue."""
        raise NotImplementedError

    async def size(self) -> int:
        """The size of the database in bytes."""
        raise NotImplementedError

    async def aclose(self) -> None:
        """Finish the queued writes and close."""
        raise NotImplementedError

    async def cut_off(self) -> None:
        """End all connections to the database at once; what waits for them fails."""
        raise NotImplementedError

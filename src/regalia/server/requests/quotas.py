"""Limits on the tables of one person and of one address."""

from collections.abc import Collection

from msgspec import Struct

from regalia.server.errors import Refuse
from regalia.server.store import TableDoc


class Quota(Struct, frozen=True):
    """The most tables of a kind."""

    person: int
    address: int

    def check(self, tables: Collection[TableDoc], host: str, source: str) -> None:
        """Raise Refuse if one more table would exceed the limit."""
        if sum(doc.host == host for doc in tables) >= self.person:
            raise Refuse("too_many", allowed=self.person)
        if source and sum(doc.source == source for doc in tables) >= self.address:
            raise Refuse("too_many", allowed=self.address)


WAITING = Quota(20, 100)
"""Open tables of the last day."""
CLOSED = Quota(100, 500)
"""Tables of the last day that were closed before play: counted, so that opening and closing is limited, too."""
RUNNING = Quota(20, 100)
"""Running games in memory, and those that other nodes drive."""
BOTS_ALONE = Quota(3, 12)
"""Running games played by bots alone."""

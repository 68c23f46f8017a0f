"""What the lobby is filtered by and only the hosts of tables can say: their languages and ratings."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from regalia.ratings.model import points_of
from regalia.server.people.profiles import profiles_of
from regalia.server.store import Store, TableDoc
from regalia.server.table.outcome import tempo_class
from regalia.server.wire.lobby import TableFilter


class Host(Struct, frozen=True):
    """What everyone can know of the host of a table."""

    speaks: tuple[Literal["en", "ja"], ...] = ()
    """Languages on the host's page; none if not everyone sees the page."""
    ratings: dict[tuple[str, str], float] = {}
    """By game and tempo, in points; provisional ones are left out."""


UNKNOWN = Host()


async def hosts_of(store: Store, people: Sequence[str]) -> dict[str, Host]:
    """What everyone can know of these people, by person."""
    profiles = await profiles_of(store, people)
    ratings: dict[str, dict[tuple[str, str], float]] = {person: {} for person in people}
    for rating in await store.settled_of(people):
        ratings[rating.person][rating.game, rating.tempo] = points_of(rating.mu)
    shown = {person: each.speaks for person, each in profiles.items() if each.shown == "all"}
    return {person: Host(shown.get(person, ()), ratings[person]) for person in people}


def asks_for_host(wanted: TableFilter) -> bool:
    """True if a filter asks for anything that only the host can say."""
    return bool(wanted.speaks or wanted.rated_from or wanted.rated_to)


def suits_host(doc: TableDoc, host: Host, wanted: TableFilter) -> bool:
    """True if the host of a table is one of those that are wanted.

    The rating is the one in the table's game, at its tempo; at a table without clocks, for live games. A host without
    one, or with a provisional one, suits only if no rating is wanted.
    """
    if wanted.speaks and wanted.speaks not in host.speaks:
        return False
    if not wanted.rated_from and not wanted.rated_to:
        return True
    points = host.ratings.get((doc.game, "days" if tempo_class(doc) == "days" else "live"))
    return points is not None and wanted.rated_from <= round(points) <= (wanted.rated_to or points + 1)

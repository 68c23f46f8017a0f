"""Which games count for ratings. Decided when play begins, so that no player can take a loss out of the ratings later."""

from collections.abc import Collection, Sequence

from regalia.server.errors import Refuse
from regalia.server.store import Store, TableDoc
from regalia.server.table.services import Services

DECISIONS = 5
"""The fewest decisions of a game per seat, on average, unless a player has resigned or lost the seat for good."""


def begins_rated(doc: TableDoc, accounts: Collection[str]) -> bool:
    """True if a game that begins like this is to count, given who has an account.

    A public table with clocks and at least one person, each at a device of their own and with an account. Tables of
    learners, or from a set up position, do not count.
    """
    people = [sitting.person for sitting in doc.seats if sitting.person is not None]
    fair = doc.public and doc.tempo is not None and not doc.learning
    whole = doc.origin is None and not (doc.from_file or doc.began_elsewhere) and len(doc.seats) > 1
    apart = len({*people}) == len(people) and not any(sitting.name for sitting in doc.seats if sitting.person is not None)
    return fair and whole and apart and bool(people) and {*people} <= {*accounts}


def is_rated(doc: TableDoc, accounts: Collection[str], moves: Sequence[int]) -> bool:
    """True if the end of a game counts, given the number of each seat's decisions.

    `accounts` matters only at tables of older versions, which are decided at their end.
    """
    began = begins_rated(doc, accounts) if doc.rated is None else doc.rated
    given_up = bool(doc.rated) and any(sitting.resigned or sitting.forfeited for sitting in doc.seats)
    long = given_up or sum(moves) >= DECISIONS * len(doc.seats)
    return began and long and doc.tempo is not None and not doc.called_off and not doc.hints


async def decide(services: Services, doc: TableDoc) -> bool:
    """True if a game that begins now is to count; none does if the host has turned ratings off."""
    return services.settings.ratings == "yes" and begins_rated(doc, await accounts_at(services.store, doc))


def must_be_casual(doc: TableDoc) -> None:
    """Raises Refuse at a rated table: what is asked for would spare a player a loss."""
    if doc.rated:
        raise Refuse("rated_game")


async def accounts_at(store: Store, doc: TableDoc) -> set[str]:
    """The people at a table who have an account."""
    people = {sitting.person for sitting in doc.seats if sitting.person is not None}
    return {person for person in people if await store.account(person) is not None}

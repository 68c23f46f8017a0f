"""Which games count for ratings. Decided once, when a game ends, and kept with its results."""

from collections.abc import Collection, Sequence

from regalia.server.store import Store, TableDoc

DECISIONS = 5
"""The fewest decisions of a game per seat, on average."""


def is_rated(doc: TableDoc, accounts: Collection[str], moves: Sequence[int]) -> bool:
    """True if the end of a game counts, given who has an account and the number of each seat's decisions.

    A public table with clocks, played to its end by at least one person, each at a device of their own and with an
    account. Tables of learners, with hints, or from a set up position do not count.
    """
    people = [sitting.person for sitting in doc.seats if sitting.person is not None]
    fair = doc.public and doc.tempo is not None and not doc.called_off and not (doc.learning or doc.hints)
    whole = doc.origin is None and not doc.from_file and len(doc.seats) > 1 and sum(moves) >= DECISIONS * len(doc.seats)
    apart = len({*people}) == len(people) and not any(sitting.name for sitting in doc.seats if sitting.person is not None)
    return fair and whole and apart and bool(people) and {*people} <= {*accounts}


async def accounts_at(store: Store, doc: TableDoc) -> set[str]:
    """The people at a table who have an account."""
    people = {sitting.person for sitting in doc.seats if sitting.person is not None}
    return {person for person in people if await store.account(person) is not None}

"""The scores of a table of a tournament: from the results of its game, or from what it has come to when time is up."""

from collections.abc import Iterable, Sequence

from regalia.server.store import Pairing
from regalia.server.store.results import Result
from regalia.server.table.table import Table
from regalia.tournaments import Place, Score, scores_of


def scores_at_end(pairing: Pairing, results: Iterable[Result]) -> tuple[Score, ...]:
    """The scores of a game that is over. Those whose seat a bot kept, or who have lost it, get nothing, and so
    do all at a table that was called off.
    """
    own = {result.person: result for result in results if result.person is not None and not result.name}
    return scores_of([place_in(own.get(person), person) for person in pairing.people])


def place_in(result: Result | None, person: str) -> Place:
    """How a game ended for a person."""
    if result is None:
        return Place(person, None, scores=False)
    return Place(person, result.place, result.how == "played")


def scores_when_time_is_up(pairing: Pairing, table: Table | None) -> tuple[Score, ...]:
    """The scores of a game that has not ended in time: a tie of those who were there. Those who were not get nothing."""
    return scores_of([Place(person, None, table is None or was_there(table, person)) for person in pairing.people])


def was_there(table: Table, person: str) -> bool:
    """True if a person has decided something in a game, and no bot plays for them now."""
    seats = [seat for seat, sitting in enumerate(table.doc.seats) if sitting.person == person and sitting.bot is None]
    return table.play is not None and any(table.play.answers_of(seat) for seat in seats)


def scores_without(pairing: Pairing, missing: Sequence[str]) -> tuple[Score, ...]:
    """The scores of a table that cannot be opened because people are missing."""
    return scores_of([Place(person, None, person not in missing) for person in pairing.people])

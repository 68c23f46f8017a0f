"""Which notices an action causes. Does no I/O. What a notice says is public at the table."""

from collections.abc import Collection, Iterator

from regalia.core import Seat
from regalia.server.store import Action, TableDoc
from regalia.server.store.notices import Notice

WAIT = 60.0
"""Seconds until a person who has not decided is notified of their turn; people at the table need no notice."""


def at_beginning(doc: TableDoc, asked: Collection[Seat], now: float) -> list[Notice]:
    """Notices to those who are asked first."""
    return [Notice(person, "turn", "turn-0", now + WAIT) for person in people(doc, asked)]


def after_action(
    doc: TableDoc, before: Collection[Seat], asked: Collection[Seat], action: Action, now: float
) -> list[Notice]:
    """The notices after an action: to people newly asked, or to all that the game is over."""
    if doc.status == "over":
        return [Notice(person, "over", "over", now) for person in people(doc, range(len(doc.seats)))]
    newly = [seat for seat in asked if seat not in before and seat != action.seat]
    return [Notice(person, "turn", f"turn-{action.seq}", now + WAIT) for person in people(doc, newly)]


def when_ended(doc: TableDoc, now: float) -> list[Notice]:
    """Notices to the host and all who have a seat, also one that a bot keeps: an administrator has ended the table."""
    held = (seat.person for seat in doc.seats if seat.person is not None)
    return [Notice(person, "over", "ended", now) for person in dict.fromkeys([doc.host, *held])]


def people(doc: TableDoc, seats: Collection[Seat]) -> Iterator[str]:
    """The people who decide for these seats, each once."""
    held = (doc.seats[seat].person for seat in sorted(seats) if doc.seats[seat].bot is None)
    yield from dict.fromkeys(person for person in held if person is not None)

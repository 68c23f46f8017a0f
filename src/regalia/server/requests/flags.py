"""What happens to a seat that is out of time, and how its person gets it back. Runs in the table's mailbox."""

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.requests import motions, undo
from regalia.server.requests.welcome import is_welcome
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.store.notices import Notice
from regalia.server.table import seating
from regalia.server.table.rated import must_be_casual
from regalia.server.table.table import Table
from regalia.server.time import clocks as on
from regalia.server.time import seat_clocks
from regalia.server.time.clocks import Clocks


async def let_fall(table: Table) -> None:
    """Apply the table's agreement to every seat whose flag falls now."""
    fallen = table.out_of_time()
    if not fallen or table.is_halted:
        return
    play = table.playing()
    await undo.lapse(table, play, fallen[0])
    doc, clocks = table.doc, table.stopped_clocks()
    for seat in fallen:
        doc = without_time(doc, seat)
        clocks = seat_clocks.put(clocks, seat, replace(clocks[seat], left=0.0, fallen=True))
    if doc.rated and not motions.voters(doc, clocks, None):  # there is no one left to decide, and the game has to end
        for seat in (each for each, clock in enumerate(clocks) if clock.fallen and doc.seats[each].bot is None):
            doc = seating.stand_in(doc, seat, doc.stand_in)
    await motions.settle(table, doc, clocks)


async def warn(table: Table) -> None:
    """Warn people whose flags fall soon, once for each time a clock runs."""
    marks = {seat: f"flag-{table.clocks[seat].since:.0f}" for seat in table.to_warn()}
    new = {seat: mark for seat, mark in marks.items() if (seat, mark) not in table.warned}
    if not new:
        return
    now = table.services.now()
    people = [(table.doc.seats[seat].person, mark) for seat, mark in new.items()]
    await table.services.store.note(table.doc.id, [Notice(person, "flag", mark, now) for person, mark in people if person])
    table.warned |= {*new.items()}


def without_time(doc: TableDoc, seat: Seat) -> TableDoc:
    """The table after a flag has fallen: a bot takes the seat, unless the others are to decide."""
    if doc.flag == "vote":
        return doc
    doc = seating.stand_in(doc, seat, doc.stand_in)
    return seating.put(doc, seat, replace(doc.seats[seat], forfeited=doc.flag == "forfeit"))


async def come_back(table: Table, person: str | None) -> bool:
    """Give a returning person their seats back from bots. True if there were any."""
    doc, clocks = returned(table, table.doc, person)
    if doc == table.doc:
        return False
    await table.change(doc, clocks)
    return True


def returned(table: Table, doc: TableDoc, person: str | None) -> tuple[TableDoc, Clocks]:
    """The table with a person's kept seats returned to them, with time for at least one decision."""
    clocks, back = table.stopped_clocks(), seating.hand_back(doc, person)
    for seat, (before, now) in enumerate(zip(doc.seats, back.seats, strict=True)):
        if before != now and back.tempo is not None:
            clocks = seat_clocks.put(clocks, seat, on.returned(back.tempo, clocks[seat]))
    return back, clocks


async def take_seat(table: Table, person: Person, seat: Seat) -> None:
    """Take your own seat back from a bot during play, a vacant seat, or that of a bot where no person has a seat."""
    table.playing()
    sitting = seating.seat_of(table.doc, seat)
    if sitting.person == person.id:
        if sitting.forfeited:
            raise Refuse("forfeited")
        await come_back(table, person.id)
        return
    if table.doc.spectators.hands:
        raise Refuse("hands_open")
    welcome = await is_welcome(table.services, table.doc, person)
    if not welcome or (sitting.taken and table.doc.has_people):
        raise Refuse("seat_taken", allowed=seating.free(table.doc) if welcome else [])
    if person.id in table.doc.removed or table.seats_of(person.id):
        raise Refuse("removed" if person.id in table.doc.removed else "seat_taken", allowed=[])
    doc = seating.put(table.doc, seat, substitute(sitting, person.id))
    clocks = table.stopped_clocks()
    if doc.tempo is not None:
        clocks = seat_clocks.put(clocks, seat, on.refilled(doc.tempo, clocks[seat]))
    await table.change(doc, clocks)


def substitute(sitting: Sitting, person: str) -> Sitting:
    """The seat with another person. Its nonce and what it brought stay; what it has said about questions does not."""
    return replace(sitting, person=person, name="", bot=None, forfeited=False, passes=None)


async def give_to_bot(table: Table, person: Person, seat: Seat, level: str) -> None:
    """Give a vacant seat or that of a long-absent person to a bot, at a table without clocks; any seated person may."""
    play = table.playing()
    sitting, limit = seating.seat_of(table.doc, seat), table.services.settings.takeover_after
    if not table.seats_of(person.id) or sitting.bot is not None:
        raise Refuse("not_seated")
    if sitting.person is None:
        await fill(table, seat, level)
        return
    if table.doc.tempo is not None or table.presence.gone_for(sitting.person) < limit:
        raise Refuse("not_away", detail=str(limit))
    await undo.lapse(table, play, seat)
    await table.change(seating.stand_in(table.doc, seat, level))


async def fill(table: Table, seat: Seat, level: str) -> None:
    """Put a bot on a vacant seat, for good. Raises Refuse where clocks run or the game is rated."""
    must_be_casual(table.doc)
    if table.doc.tempo is not None:
        raise Refuse("not_away")
    await table.change(seating.put(table.doc, seat, replace(table.doc.seats[seat], bot=level)))

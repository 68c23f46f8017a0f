"""Resigning: a bot plays the seat to the end, or the game ends, if one other seat or no other person is left."""

import msgspec
from msgspec.structs import replace

from regalia.core import Resign, Seat
from regalia.server.errors import Refuse
from regalia.server.requests import motions
from regalia.server.store import Person, TableDoc
from regalia.server.table import seating
from regalia.server.table.table import Table, action


async def resign(table: Table, person: Person, seat: Seat) -> None:
    """A person gives up their seat for good. Raises Refuse for a seat that is not theirs, or that they have lost.

    Runs in the table's mailbox.
    """
    sitting = seating.seat_of(table.doc, seat)
    if sitting.person != person.id:
        raise Refuse("not_seated", allowed=table.seats_of(person.id))
    if sitting.resigned:
        return  # asked again, perhaps because the answer was lost
    play = table.playing()
    if sitting.forfeited:
        raise Refuse("forfeited")
    ends = is_last(table.doc, seat)
    move = play.match.propose(seat, Resign(ends))
    done = action(play, seat, person.id, f"resign-{play.seq}-{seat}", answer=msgspec.to_builtins(move.given.answer))
    await table.act(play, done, move.game, move, doc=given_up(table.doc, seat, ends))
    if table.doc.motion is not None:
        await motions.settle(table, table.doc, table.stopped_clocks())


def is_last(doc: TableDoc, seat: Seat) -> bool:
    """True if the game ends when this seat resigns: one other seat is left, or no other person plays to the end."""
    left = [sitting for other, sitting in enumerate(doc.seats) if other != seat and not sitting.resigned]
    return len(left) <= 1 or not any(sitting.person is not None and not sitting.forfeited for sitting in left)


def given_up(doc: TableDoc, seat: Seat, ends: bool) -> TableDoc:
    """The table after a seat has resigned. What is proposed about the seat, or by its person, is dropped."""
    sitting, motion = doc.seats[seat], doc.motion
    bot = sitting.bot if ends else doc.stand_in
    doc = seating.put(doc, seat, replace(sitting, bot=bot, forfeited=True, resigned=True, passes=None))
    dropped = motion is not None and (motion.seat == seat or motion.by == sitting.person)
    return replace(doc, motion=None if dropped else motion, paused=doc.paused and not ends)

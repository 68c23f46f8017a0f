"""The `talk` message: what is new to one connection."""

from collections.abc import Callable
from math import inf
from typing import cast

from regalia.server.store import Person, TableDoc
from regalia.server.store.talk import Line
from regalia.server.talk.lines import Talk, sees_asides
from regalia.server.talk.read_position import ReadPosition
from regalia.server.wire.table import SeatAtTable
from regalia.server.wire.talk import LineOfTalk, Muted, Phrase, TalkMessage

Known = Callable[[str], Person | None]


def talk_message(
    said: Talk,
    doc: TableDoc,
    reader: str | None,
    position: ReadPosition,
    seats: Callable[[], list[SeatAtTable]],
    known: Known,
    until: float = inf,
) -> TalkMessage | None:
    """The lines since the last message, or all lines if the reader now sees more or fewer; None if nothing is new.

    What people with a seat have said `until` a time, in seconds since the epoch, is shown, and what comes later is not.
    Moves the read position of the reader's connection.
    """
    seated = reader is not None and any(each.person == reader for each in doc.seats)
    asides, may_remove = sees_asides(doc, seated), position.administers or doc.host == reader
    before, position.view = position.view, (asides, position.muted, may_remove)
    later = {line.number: line for line in said.after(0, asides, ()) if line.seat is not None and line.at >= until}
    seq = min((line.changed - 1 for line in later.values()), default=said.seq)
    told, position.told = position.told, seq
    since = told if position.view == before else None
    lines = [line for line in said.after(since or 0, asides, position.muted) if line.number not in later]
    sent, position.ahead = position.ahead, frozenset((each.number, each.changed) for each in lines if each.changed > seq)
    nothing = not lines and not told if since is None else all((each.number, each.changed) in sent for each in lines)
    if nothing and position.muted == before[1]:
        return None
    named = [each.name for each in seats()]
    return TalkMessage(
        seq,
        since,
        [at_table(line, doc, named, reader, known) for line in lines],
        [Muted(person, name_of(person, known)) for person in sorted(position.muted)],
        may_remove,
    )


def at_table(line: Line, doc: TableDoc, named: list[str], reader: str | None, known: Known) -> LineOfTalk:
    """A line as one reader sees it, with the name that its person has at the table now."""
    sits = line.seat is not None and line.seat < len(doc.seats) and doc.seats[line.seat].person == line.person
    return LineOfTalk(
        line.number,
        line.at,
        line.person,
        named[line.seat] if sits and line.seat is not None else name_of(line.person, known),
        line.seat,
        line.text,
        cast("Phrase", line.phrase) if line.phrase else None,
        line.aside,
        line.mentions,
        line.removed,
        line.person == reader,
    )


def name_of(person: str, known: Known) -> str:
    """The name of a person; empty if it could not be read."""
    found = known(person)
    return found.name if found is not None else ""

"""What players agree on during a game: a pause, another tempo, the seat of an absent person, an end."""

from collections.abc import Callable

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.store import Matter, Motion, Person, TableDoc
from regalia.server.table import seating, turn_notices
from regalia.server.table.rated import must_be_casual
from regalia.server.table.table import Table
from regalia.server.table.turn_notices import when_ended
from regalia.server.time import clocks as on
from regalia.server.time import seat_clocks
from regalia.server.time.clocks import Clocks
from regalia.server.time.tempo import Pace, tempo_of

ABOUT_SEATS: tuple[Matter, ...] = ("bot", "wait", "substitute")
"""What is proposed for the seat of an absent person."""


async def propose(table: Table, person: Person, motion: Motion) -> None:
    """Propose something, or agree if the same is already proposed. Raises Refuse if it makes no sense now."""
    table.playing()
    must_concern(table.doc, person.id, motion)
    present = table.doc.motion
    if present is not None and content_of(present) != content_of(motion):
        if present.by != person.id:
            raise Refuse("already_asked")
        present = None
    must_make_sense(table, motion)
    agreed = (*(present.agreed if present else ()), person.id)
    first = present or motion
    await settle(
        table, replace(table.doc, motion=replace(first, agreed=tuple(dict.fromkeys(agreed)))), table.stopped_clocks()
    )


def content_of(motion: Motion) -> tuple[Matter, Seat | None, Pace | None]:
    """What is proposed, apart from who proposes it."""
    return motion.matter, motion.seat, motion.pace


async def vote(table: Table, person: Person, yes: bool) -> None:
    """Agree to the open proposal, or reject it."""
    table.playing()
    present = table.doc.motion
    if present is None:
        raise Refuse("nothing_asked")
    must_concern(table.doc, person.id, present)
    if yes:
        await propose(table, person, present)
    else:
        await table.change(replace(table.doc, motion=None))


async def go_on(table: Table, person: Person) -> None:
    """End a pause; any of the players may."""
    table.playing()
    if not table.seats_of(person.id):
        raise Refuse("not_seated")
    if table.doc.paused:
        await table.change(replace(table.doc, paused=False))


async def end_pause(table: Table) -> None:
    """A rated game goes on by itself; those who are asked and not there are notified of their turn."""
    play, now = table.playing(), table.services.now()
    notices = [
        replace(each, mark=f"turn-on-{play.seq}") for each in turn_notices.at_beginning(table.doc, play.game.asks, now)
    ]
    await table.change(replace(table.doc, paused=False), notices=notices)


async def settle(table: Table, doc: TableDoc, clocks: Clocks) -> None:
    """Save a changed table, and carry out what all have agreed to."""
    motion = doc.motion
    if motion is not None and has_consent(doc, clocks, motion):
        doc, clocks = DONE[motion.matter](replace(doc, motion=None), clocks, motion)
    await table.change(doc, clocks)


async def end(table: Table, why: str) -> None:
    """An administrator ends a table without a result and tells its players why. Raises Refuse if it has ended."""
    if table.doc.status == "playing":
        ended = replace(table.doc, status="closed", called_off=True, closed_why=why, paused=False, motion=None)
        clocks: Clocks | None = table.stopped_clocks()
    else:
        seating.must_be_open(table.doc)
        ended, clocks = replace(table.doc, status="closed", closed_why=why, wishes=()), None
    await table.change(ended, clocks, when_ended(table.doc, table.services.now()))


def has_consent(doc: TableDoc, clocks: Clocks, motion: Motion) -> bool:
    """True if all who must agree do, and at least two where one could spare themselves a loss."""
    agreed = set(motion.agreed)
    return voters(doc, clocks, motion.seat) <= agreed and (len(agreed) > 1 or not would_spare(doc, motion))


def would_spare(doc: TableDoc, motion: Motion) -> bool:
    """True if a rated game would no longer count, or would count among those of another tempo."""
    live = [tempo is not None and tempo.live for tempo in (doc.tempo, tempo_of(motion.pace or "none"))]
    changes = motion.matter == "tempo" and (motion.pace in (None, "none") or live[0] != live[1])
    return bool(doc.rated) and (motion.matter == "call_off" or changes)


def voters(doc: TableDoc, clocks: Clocks, about: Seat | None) -> set[str]:
    """The people who must agree: all players except the one concerned and those out of time."""
    concerned = None if about is None else doc.seats[about].person
    present = (
        sitting.person
        for seat, sitting in enumerate(doc.seats)
        if sitting.person is not None and sitting.bot is None and not (clocks and clocks[seat].fallen)
    )
    return {person for person in present if person != concerned}


def must_concern(doc: TableDoc, person: str, motion: Motion) -> None:
    """Raises Refuse unless the person plays and is not the one concerned."""
    own = [seat for seat, sitting in enumerate(doc.seats) if sitting.person == person and sitting.bot is None]
    if not own or motion.seat in own:
        raise Refuse("not_seated")


def must_make_sense(table: Table, motion: Motion) -> None:
    """Raises Refuse if nothing would change, or if the seat concerned is not abandoned."""
    doc = table.doc
    if motion.matter == "substitute" or (would_spare(doc, motion) and len(voters(doc, table.stopped_clocks(), None)) < 2):
        must_be_casual(doc)
    if motion.matter in ABOUT_SEATS:
        seating.seat_of(doc, motion.seat if motion.seat is not None else len(doc.seats))
        assert motion.seat is not None, "there is this seat"
        if not is_abandoned(table, motion.seat):
            raise Refuse("not_away", detail=str(table.services.settings.takeover_after))
    paced = doc.tempo.pace if doc.tempo else "none"
    is_so = {"pause": doc.paused or doc.tempo is None, "tempo": paced == (motion.pace or "none")}
    if is_so.get(motion.matter, False):
        raise Refuse("wrong_status")


def is_abandoned(table: Table, seat: Seat) -> bool:
    """True if a bot keeps the seat, its flag has fallen, or without clocks its person has been gone for long.

    A person who has resigned is not waited for.
    """
    sitting = table.doc.seats[seat]
    if sitting.person is None or sitting.resigned:
        return False
    if table.doc.tempo is not None:
        return sitting.kept or table.clocks[seat].fallen
    return sitting.kept or table.presence.gone_for(sitting.person) >= table.services.settings.takeover_after


def pause(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """Stop all clocks and decisions until a person resumes."""
    return replace(doc, paused=True), clocks


def change_tempo(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """Change the tempo. Every seat keeps the same share of its bank, also through play without clocks."""
    before, tempo = doc.tempo, tempo_of(motion.pace or "none")
    left = on.shares(before, clocks) if before else doc.left or (1.0,) * len(doc.seats)
    doc = replace(doc, tempo=tempo, paused=False, left=() if tempo else left)
    if tempo is None:
        return doc, ()
    return doc, on.converted(tempo, clocks or on.begun(tempo, len(doc.seats)), left)


def give_to_bot(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """Let a bot play until the person is back."""
    return seating.stand_in(doc, seat_in(motion), doc.stand_in), clocks


def wait(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """Give the person a full bank, and the seat back if a bot keeps it."""
    seat = seat_in(motion)
    doc = seating.put(doc, seat, replace(doc.seats[seat], bot=None, forfeited=False))
    return doc, seat_clocks.put(clocks, seat, on.refilled(doc.tempo, clocks[seat])) if doc.tempo else clocks


def vacate(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """Free the seat for the invited person."""
    seat = seat_in(motion)
    vacant = replace(doc.seats[seat], person=None, name="", bot=None, forfeited=False, passes=None)
    return seating.put(doc, seat, vacant), clocks


def call_off(doc: TableDoc, clocks: Clocks, motion: Motion) -> tuple[TableDoc, Clocks]:
    """End the game without a result."""
    return replace(doc, status="closed", called_off=True, paused=False), clocks


def seat_in(motion: Motion) -> Seat:
    """The seat that a motion concerns."""
    assert motion.seat is not None, "what is about a seat names it"
    return motion.seat


DONE: dict[Matter, Callable[[TableDoc, Clocks, Motion], tuple[TableDoc, Clocks]]] = {
    "pause": pause,
    "tempo": change_tempo,
    "bot": give_to_bot,
    "wait": wait,
    "substitute": vacate,
    "call_off": call_off,
}

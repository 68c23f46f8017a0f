"""The `table` message: seats, presence and agreements of a table."""

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec.structs import replace

from regalia.core import Seat, commitment
from regalia.server.people.names import told_apart
from regalia.server.store import Person, Sitting, TableDoc, UndoRequest
from regalia.server.talk.lines import has_company
from regalia.server.time import clocks as on
from regalia.server.time.clocks import Clocks
from regalia.server.time.rests import Span, resting
from regalia.server.time.seat_clocks import rests_of
from regalia.server.watching.presence import Presence
from regalia.server.wire.clocks import ClocksMessage, SeatClock
from regalia.server.wire.table import Removed, SeatAtTable, SeatWish, TableMessage, TablePack


def table_message(
    doc: TableDoc,
    viewer: str | None,
    presence: Presence,
    away_after: float,
    person: Callable[[str], Person | None],
    asking: UndoRequest | None = None,
    pack: TablePack | None = None,
    seals: Sequence[str | None] = (),
    at_random: Collection[Seat] = (),
    behind: bool = False,
) -> TableMessage:
    """The table as one person sees it. The seed is included when the game is over."""
    sitting_by = [name_of(each.person, each.name, person) for each in doc.seats]
    named = told_apart(sitting_by + [name_of(wish.person, wish.name, person) for wish in doc.wishes])
    seated = [
        at_table(sitting, name, viewer, presence, away_after, doc.status == "open")
        for sitting, name in zip(doc.seats, named, strict=False)
    ]
    seats = [
        replace(each, seal=seal, at_random=each.bot is not None and seat in at_random)
        for seat, (each, seal) in enumerate(zip(seated, seals or [None] * len(seated), strict=True))
    ]
    asking_for = zip(doc.wishes, named[len(doc.seats) :], strict=True)
    sitting = {each.person for each in doc.seats if each.person is not None}
    return TableMessage(
        id=doc.id,
        game=doc.game,
        status=doc.status,
        public=doc.public,
        options=doc.options,
        host=doc.host,
        starting=doc.starting is not None,
        commitment=commitment(doc.seed),
        seed=doc.seed if doc.status == "over" else None,
        rematch=doc.rematch,
        seats=seats,
        wishes=[SeatWish(wish.person, wish.place, name, bool(wish.name)) for wish, name in asking_for],
        removed=[Removed(each, known.name) for each in doc.removed if (known := person(each)) is not None],
        watching=presence.besides(sitting),
        pack=pack,
        asking=asking,
        tempo=doc.tempo,
        flag=doc.flag,
        stand_in=doc.stand_in,
        paused=doc.paused,
        paused_until=doc.paused_until,
        motion=doc.motion,
        called_off=doc.called_off,
        closed_why=doc.closed_why,
        talk=doc.talk if has_company(doc) else None,
        learning=doc.learning,
        hints=doc.hints,
        from_file=doc.from_file,
        began_elsewhere=doc.began_elsewhere,
        origin=doc.origin,
        event=doc.event,
        rated=bool(doc.rated),
        spectators=doc.spectators,
        behind=behind,
    )


def clocks_message(doc: TableDoc, clocks: Clocks, now: float, outages: Sequence[Span]) -> ClocksMessage:
    """The clocks of all seats, the same for every viewer."""
    seats = []
    for clock, rests in zip(clocks, rests_of(clocks, outages), strict=True):
        stopped, falls = on.settled(clock, now, rests), on.falls_at(clock, rests)
        seats.append(SeatClock(stopped.left, falls, falls is not None and resting(now, rests), clock.fallen))
    return ClocksMessage(now, seats)


def people_of(doc: TableDoc) -> Iterator[str]:
    """The ids of all people whose names are in the message; may repeat."""
    yield from (sitting.person for sitting in doc.seats if sitting.person is not None)
    yield from (wish.person for wish in doc.wishes)
    yield from doc.removed


def name_of(who: str | None, at_device: str, person: Callable[[str], Person | None]) -> str:
    """The name under which a person sits, or asks to sit; bots have none."""
    owner = person(who) if who is not None else None
    return at_device or (owner.name if owner else "")


def at_table(
    sitting: Sitting,
    name: str,
    viewer: str | None,
    presence: Presence,
    away_after: float,
    is_open: bool,
) -> SeatAtTable:
    """One seat. A bot is always present; nonces are included when all are revealed."""
    who = sitting.person
    here = presence.is_here(who) or sitting.bot is not None
    return SeatAtTable(
        person=who,
        name=name or sitting.bot or "",
        bot=sitting.bot,
        here=here,
        away=who is not None and presence.gone_for(who) >= away_after,
        yours=viewer is not None and who == viewer,
        nonce=replace(sitting.nonce, nonce=None) if sitting.nonce and is_open else sitting.nonce,
        brought=sitting.brought is not None,
        forfeited=sitting.forfeited,
        resigned=sitting.resigned,
        seal=None,
        shows=sitting.shows,
        at_random=False,
    )

"""Coming to a table, going, and being away. To be called in the table's turn, except `part`."""

import time

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.tables import seating, stepping_back
from regalia.server.tables.table import Table
from regalia.server.tables.watcher import Watcher


async def join(table: Table, watcher: Watcher) -> None:
    """Somebody looks on; whoever returns gets the seats back that bots have kept."""
    table.presence.come(watcher)
    table.services.listener.moved(table)
    doc = seating.hand_back(table.doc, watcher.person)
    if doc == table.doc:
        tell_arrival(table, watcher)
        return
    try:
        await table.change(doc)
    except Refuse:  # it could not be saved: one may look on all the same, and the bot keeps the seat
        table.tell_table()


def part(table: Table, watcher: Watcher) -> None:
    """Somebody has gone."""
    table.presence.go(watcher)
    table.services.listener.moved(table)
    tell_arrival(table, watcher)


def tell_arrival(table: Table, watcher: Watcher) -> None:
    """That somebody with a seat comes or goes is told at once; how many others look on is told now and then."""
    if table.seats_of(watcher.person):
        table.tell_table()


async def give_to_bot(table: Table, person: Person, place: Seat, level: str) -> None:
    """Those at the table may give the seat of somebody who is long away to a bot."""
    play = table.playing()
    sitting, limit = seating.seat_of(table.doc, place), table.services.settings.takeover_after
    if not table.seats_of(person.id) or sitting.person is None:
        raise Refuse("not_seated")
    if table.presence.gone_for(sitting.person) < limit:
        raise Refuse("not_away", detail=str(limit))
    await stepping_back.lapse(table, play, place)
    await table.change(seating.stand_in(table.doc, place, level))


async def look_around(table: Table) -> None:
    """Tell when somebody has become away, and how many look on.

    A start that waits too long for nonces goes on without them. A table whose host has long been gone before play gets
    another one.
    """
    settings, people = table.services.settings, [each.person for each in table.doc.seats if each.person is not None]
    away = frozenset(person for person in people if table.presence.gone_for(person) >= settings.away_after)
    if table.presence.note_shown(away):
        table.tell_table()
    if table.doc.starting is not None and time.time() - table.doc.starting >= settings.reveal_within:
        await table.change(seating.play_now(table.doc))
    here = [person for person in people if table.presence.is_here(person)]
    if here and table.doc.status == "open" and table.presence.gone_for(table.doc.host) >= settings.takeover_after:
        await table.change(replace(table.doc, host=here[0]))

"""Who is at a table, and what happens while a person is away. All but `part` runs in the table's mailbox."""

from functools import partial

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.tables import flags, requests, seating, stepping_back, talking
from regalia.server.tables.table import Table
from regalia.server.tables.watcher import Watcher

CROWD = 16
"""The number of connections from which on other nodes learn of spectators once per round only."""


async def join(table: Table, watcher: Watcher) -> None:
    """Add a watcher. A returning person gets their seats back from the bots that kept them."""
    table.presence.come(watcher)
    tell_nodes(table, watcher)
    await talking.attend(table, watcher)
    try:
        if not await requests.up_to_date(table, partial(come_back, table, watcher.present)):
            tell_arrival(table, watcher)
    except Refuse:  # not saved: the person may watch all the same, and the bot keeps the seat
        table.tell_table()


async def come_back(table: Table, person: str | None) -> bool:
    """Give a person who returns the seats back that bots have kept, perhaps since another node said so: what the nodes
    have done is read first. True if there were any.
    """
    if table.services.leases.shared and table.doc.status == "playing" and table.seats_of(person):
        await table.follow()
    return await flags.come_back(table, person)


def part(table: Table, watcher: Watcher) -> None:
    """Remove a watcher."""
    table.presence.go(watcher)
    tell_nodes(table, watcher)
    tell_arrival(table, watcher)


def tell_arrival(table: Table, watcher: Watcher) -> None:
    """Tell everyone at once if a seated person came or went. The number of spectators is sent once a round."""
    if table.seats_of(watcher.present):
        table.tell_table()


def tell_nodes(table: Table, watcher: Watcher) -> None:
    """Tell other nodes who is here: at once, but once a round for a crowd of spectators, since each message names all."""
    matters = bool(table.seats_of(watcher.present)) or watcher.present == table.doc.host
    if matters or len(table.presence.watchers) < CROWD:
        table.services.listener.attended(table)
    else:
        table.services.listener.moved(table)


async def give_to_bot(table: Table, person: Person, place: Seat, level: str) -> None:
    """Give the seat of a long-absent person to a bot, at a table without clocks. Any seated person may do this."""
    play = table.playing()
    sitting, limit = seating.seat_of(table.doc, place), table.services.settings.takeover_after
    if not table.seats_of(person.id) or sitting.person is None:
        raise Refuse("not_seated")
    if table.doc.tempo is not None or table.presence.gone_for(sitting.person) < limit:
        raise Refuse("not_away", detail=str(limit))
    await stepping_back.lapse(table, play, place)
    await table.change(seating.stand_in(table.doc, place, level))


async def look_around(table: Table) -> None:
    """Periodic work of a table: send who is away and how many watch; let flags fall.

    A start that waits too long for nonces goes on without them. A table whose host has long been gone before play gets
    another one.
    """
    settings, people = table.services.settings, [each.person for each in table.doc.seats if each.person is not None]
    away = frozenset(person for person in people if table.presence.gone_for(person) >= settings.away_after)
    if table.presence.watchers:
        table.services.listener.attended(table)
    if table.presence.note_shown(away):
        table.tell_table()
    if table.doc.starting is not None and table.services.now() - table.doc.starting >= settings.reveal_within:
        await table.change(seating.play_now(table.doc))
    if table.are_clocks_ahead():
        await table.change(table.doc)
    await flags.let_fall(table)
    await flags.warn(table)
    here = [person for person in people if table.presence.is_here(person)]
    if here and table.doc.status == "open" and table.presence.gone_for(table.doc.host) >= settings.takeover_after:
        await table.change(replace(table.doc, host=here[0]))

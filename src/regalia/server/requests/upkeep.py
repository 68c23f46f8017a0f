"""Periodic work at a table. Runs in its mailbox."""

from msgspec.structs import replace

from regalia.server.requests import flags, motions, presenting
from regalia.server.table import seating
from regalia.server.table.table import Table


async def look_around(table: Table) -> None:
    """Periodic work of a table: send who is away and how many watch; let flags fall;
    end pauses of rated games that have lasted long enough.

    A start that waits too long for nonces goes on without them. A table whose host has long been gone before play gets
    another one.
    """
    settings, people = table.services.settings, [each.person for each in table.doc.seats if each.person is not None]
    await table.dismiss(table.doc)
    table.show_later()
    presenting.look_around(table)
    away = frozenset(person for person in people if table.presence.gone_for(person) >= settings.away_after)
    if table.presence.watchers:
        table.services.listener.attended(table)
    if table.presence.note_shown(away):
        table.tell_table()
    if table.doc.starting is not None and table.services.now() - table.doc.starting >= settings.reveal_within:
        await table.change(seating.play_now(table.doc))
    if table.are_clocks_ahead():
        await table.change(table.doc)
    until = table.doc.paused_until
    if until is not None and table.services.now() >= until and not table.is_halted:
        await motions.end_pause(table)
    await flags.let_fall(table)
    await flags.warn(table)
    here = [person for person in people if table.presence.is_here(person)]
    if here and table.doc.status == "open" and table.presence.gone_for(table.doc.host) >= settings.takeover_after:
        await table.change(replace(table.doc, host=here[0]))

"""Connections that join a table or part from it. All but `part` runs in the table's mailbox."""

from functools import partial

from regalia.server.errors import Refuse
from regalia.server.requests import chat, flags, handler
from regalia.server.table.spectators import may_watch
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher

CROWD = 16
"""The number of connections from which on other nodes learn of spectators once per round only."""


async def join(table: Table, watcher: Watcher) -> None:
    """Add a watcher. A returning person gets their seats back from the bots that kept them."""
    table.presence.come(watcher)
    if not await may_watch(table.services.store, table.doc, watcher.person):
        watcher.drop()
        return
    tell_nodes(table, watcher)
    await chat.attend(table, watcher)
    try:
        if not await handler.up_to_date(table, partial(come_back, table, watcher.present)):
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

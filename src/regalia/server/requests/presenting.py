"""Leading others through a finished game. All of it runs in the table's mailbox.

The presenter's client draws a secret; the link that others follow is made of its hash. So no one else can present under a
link, at any node and after any restart, and nothing has to be saved.
"""

from hashlib import sha256

from regalia.server.errors import Refuse
from regalia.server.table.table import Table
from regalia.server.watching.presentations import Presentation
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.presenting import Present, Presented, StopPresenting

LINK = 24
"""Hexadecimal digits of a link."""


def link_of(secret: str) -> str:
    """The link of a presentation."""
    return sha256(bytes.fromhex(secret)).hexdigest()[:LINK]


async def present(table: Table, watcher: Watcher, message: Present) -> Presented:
    """Show a moment to all who follow. Raises Refuse."""
    assert watcher.person is not None, "it has the right to play"
    link, services = link_of(message.secret), table.services
    if table.doc.status != "over":
        raise Refuse("not_over")
    if message.seat is not None and message.seat >= len(table.doc.seats):
        raise Refuse("no_such_seat", allowed=[*range(len(table.doc.seats))])
    if table.presentations.get(link) is None and table.presentations.is_full:
        raise Refuse("too_many")
    if not services.presenters.take(watcher.person):
        raise Refuse("too_fast")
    await services.people.read([watcher.person])
    watcher.follows = link
    show(
        table,
        Presentation(link, watcher.person, message.at, message.seat, message.marks, services.now()),
    )
    return Presented(message.id, link)


def show(table: Table, presentation: Presentation) -> None:
    """Note what is shown, and send it to those who follow here and at other nodes."""
    table.presentations.put(presentation, table.services.now())
    tell(table, presentation.link)
    table.services.listener.presented(table, presentation)


async def stop(table: Table, message: StopPresenting) -> Presented:
    """End a presentation."""
    link = link_of(message.secret)
    known = table.presentations.get(link)
    if known is not None:
        ended(table, link)
        table.services.listener.presented(table, Presentation(link, known.person, -1, None, (), table.services.now()))
    return Presented(message.id, link)


def follow(table: Table, watcher: Watcher, link: str | None) -> None:
    """Let a connection receive what a presentation shows."""
    before, watcher.follows = watcher.follows, link or ""
    table.services.listener.attended(table)
    for each in {before, watcher.follows} - {""}:
        tell(table, each)


def tell(table: Table, link: str) -> None:
    """Send a presentation to those who follow it here."""
    for watcher in table.presence.watchers:
        if watcher.follows == link:
            watcher.wake_for_presentation()


def ended(table: Table, link: str) -> None:
    """End a presentation at this node."""
    if table.presentations.end(link):
        tell(table, link)


async def heard(table: Table, presentation: Presentation) -> None:
    """Apply what another node has said of a presentation."""
    await table.services.people.read([presentation.person])
    if presentation.at < 0:
        ended(table, presentation.link)
    elif table.presentations.put(presentation, table.services.now()):
        tell(table, presentation.link)


def look_around(table: Table) -> None:
    """End the presentations that were left for too long; tell other nodes again of those whose presenters are here."""
    now = table.services.now()
    for each in table.presentations:
        if table.presence.is_here(each.person):
            table.presentations.seen(each.link, now)
        if table.presence.connections_of(each.person) and table.services.leases.shared:
            table.services.listener.presented(table, each)
    for link in table.presentations.left(now):
        ended(table, link)

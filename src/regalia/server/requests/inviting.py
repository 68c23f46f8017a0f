"""Invitations to a table: what follows from one, and those of many people at once."""

from collections.abc import Collection

from regalia.server.people.names import likeness
from regalia.server.requests.handler import ask
from regalia.server.requests.welcome import people_at
from regalia.server.store import Person, TableDoc
from regalia.server.store.notices import Notice
from regalia.server.table import seating
from regalia.server.table.services import Services
from regalia.server.table.table import Table


async def note_invitation(services: Services, doc: TableDoc, name: str) -> None:
    """Put the notice for an invited account into the outbox, once for a table.

    None if it has muted the host, or a block keeps it apart from the host or those who sit there.
    """
    store = services.store
    account = await store.account_named(likeness(name))
    if account is None or await store.has_muted(account.person, doc.host):
        return
    if not await store.blocked_between(account.person, people_at(doc) - {account.person}):
        await store.note(doc.id, [Notice(account.person, "invited", "invited", services.now())])


async def invite_all(services: Services, table: Table, host: Person, people: Collection[str]) -> None:
    """Invite people to a table at once, and put notices for them into the outbox, once for the table.

    Left out are those who have muted the host, and those whom a block keeps apart from the host or those who sit there.
    Raises Refuse.
    """
    store, here = services.store, people_at(table.doc)
    apart = set[str]().union(*[await store.apart(each) for each in here])
    found = {*people} - apart - await store.muting(host.id) - here
    await services.people.read(found)
    named = [known for each in sorted(found) if (known := services.people.known(each)) is not None]
    await ask(table, lambda: table.change(seating.invite_all(table.doc, host, [each.name for each in named])))
    await store.note(table.doc.id, [Notice(each.id, "invited", "invited", services.now()) for each in named])

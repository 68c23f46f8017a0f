"""What follows from an invitation to a table."""

from regalia.server.people.names import likeness
from regalia.server.requests.welcome import people_at
from regalia.server.store import TableDoc
from regalia.server.store.notices import Notice
from regalia.server.table.services import Services


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

"""People whom the host of a table has muted: to them the table is full. Those who already sit there stay."""

from regalia.server.store import Person, Store, TableDoc


async def is_welcome(store: Store, doc: TableDoc, person: Person) -> bool:
    """False if the host of a table has muted a person who has no seat at it."""
    sits = any(sitting.person == person.id for sitting in doc.seats)
    return sits or not await store.has_muted(doc.host, person.id)

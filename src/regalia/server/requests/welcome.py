"""People to whom a table is full: those whom its host has muted, and those between whom and its people there is a block.

Those who already sit there stay.
"""

from collections.abc import Collection

from msgspec.structs import replace

from regalia.server.requests.sanctions import must_be_free
from regalia.server.store import Person, Sitting, Store, TableDoc
from regalia.server.table.services import Services


async def is_welcome(services: Services, doc: TableDoc, person: Person) -> bool:
    """False if a person who has no seat at a table is muted by its host, or a block keeps them apart from anyone there.

    Raises Refuse if the table is public and the person is suspended from public tables.
    """
    if any(sitting.person == person.id for sitting in doc.seats):
        return True
    if doc.public:
        await must_be_free(services.store, person.id, "suspended", services.now())
    return await can_be_seated(services.store, doc, person)


async def can_be_seated(store: Store, doc: TableDoc, person: Person) -> bool:
    """False if a person is muted by the host of a table, or a block keeps them apart from anyone there."""
    people = people_at(doc) - {person.id}
    return not await store.has_muted(doc.host, person.id) and not await store.blocked_between(person.id, people)


async def without_suspended(services: Services, doc: TableDoc) -> TableDoc:
    """A table before play without the people at it who are suspended from public tables: their seats are free."""
    people = [each.person for each in doc.seats if each.person is not None]
    suspended = await services.store.suspended(people, services.now())
    return replace(doc, seats=tuple(Sitting() if each.person in suspended else each for each in doc.seats))


def people_at(doc: TableDoc) -> set[str]:
    """The host of a table and the people who sit there."""
    return {doc.host, *(sitting.person for sitting in doc.seats if sitting.person is not None)}


def is_apart(doc: TableDoc, apart: Collection[str]) -> bool:
    """True if the host of a table, or a person who sits there, is among these."""
    return not people_at(doc).isdisjoint(apart)

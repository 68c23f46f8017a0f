"""What is kept of guests: names, and when they rest."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Sql
from regalia.server.time.hours import Hours


class Person(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


SAVE_PERSON = "insert into people (id, name) values (:id, :name) on conflict (id) do update set name = excluded.name"
SAVE_HOURS = "insert into hours values (:person, :body) on conflict (person) do update set body = excluded.body"
_hours = msgspec.json.Decoder(Hours)


class Guests(Sql):
    """Names and sleeping hours."""

    async def save_person(self, person: Person) -> None:
        """A new guest, or a new name."""
        await self.save(Change(SAVE_PERSON, {"id": person.id, "name": person.name}))

    async def person(self, person: str) -> Person | None:
        """A guest, if there is one by this id."""
        rows = await self.rows("select id, name from people where id = :id", id=person)
        return Person(*rows[0]) if rows else None

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names of these people, by id."""
        rows = await self.rows("select id, name from people where id in ({ids})", ids=msgspec.json.encode(people).decode())
        return {str(person): str(name) for person, name in rows}

    async def save_hours(self, person: str, hours: Hours) -> None:
        """When a person rests."""
        await self.save(Change(SAVE_HOURS, {"person": person, "body": msgspec.json.encode(hours)}))

    async def hours(self, people: Sequence[str]) -> dict[str, Hours]:
        """Sleeping hours of these people; people who set none are left out."""
        found = "select body from hours where person = :person"
        rows = {person: await self.rows(found, person=person) for person in dict.fromkeys(people)}
        return {person: _hours.decode(row[0][0]) for person, row in rows.items() if row}

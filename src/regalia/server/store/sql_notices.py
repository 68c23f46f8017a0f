"""Channels, the outbox and feeds in a database that speaks SQL."""

from regalia.server.store.notices import Channel, Feed, Notice, Parcel
from regalia.server.store.sql import Change, SqlStore, noted

CHANNEL = "id, person, address, language, origin"
PARCELS = """
    select number, table_id, kind, mark, tried, channels.id, person, address, language, origin
    from outbox join channels on channel = channels.id
    where at <= :now order by at, number limit :most
"""


class SqlOutbox(SqlStore):
    """A store over two things that a database does, with notices."""

    async def save_channel(self, channel: Channel) -> None:
        """A new channel."""
        values = {"id": channel.id, "person": channel.person, "address": channel.address}
        more = {"language": channel.language, "origin": channel.origin}
        saved = f"insert into channels ({CHANNEL}) values (:id, :person, :address, :language, :origin)"  # noqa: S608 - a constant
        await self.save(Change(saved, values | more))

    async def drop_channel(self, person: str, channel: str) -> None:
        """Delete a channel of a person with all that is on its way to it."""
        whose = {"person": person, "id": channel}
        owned = "(select id from channels where id = :id and person = :person)"
        await self.save(
            Change(f"delete from outbox where channel in {owned}", whose),  # noqa: S608 - a constant
            Change("delete from channels where id = :id and person = :person", whose),
        )

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person."""
        found = f"select {CHANNEL} from channels where person = :person order by id"  # noqa: S608 - a constant
        return [Channel(*row) for row in await self.rows(found, person=person)]

    async def note(self, table: str, notices: list[Notice]) -> None:
        """Put notices into the outbox, unless they are or were there."""
        if notices:
            await self.save(*noted(table, notices))

    async def parcels(self, now: float, most: int = 50) -> list[Parcel]:
        """What is to be delivered by now, that which waits for longest first."""
        rows = await self.rows(PARCELS, now=now, most=most)
        return [
            Parcel(number, table, kind, mark, tried, Channel(*where)) for number, table, kind, mark, tried, *where in rows
        ]

    async def put_off(self, parcel: int, until: float) -> None:
        """Try again later."""
        later = "update outbox set at = :until, tried = tried + 1 where number = :number"
        await self.save(Change(later, {"number": parcel, "until": until}))

    async def sent(self, parcel: int) -> None:
        """A notice need not be delivered any more."""
        await self.save(Change("update outbox set at = null where number = :number", {"number": parcel}))

    async def delivered(self, parcel: Parcel) -> None:
        """A notice is delivered, and with it all of its kind about the table on their way to the same channel."""
        same = {"channel": parcel.channel.id, "table": parcel.table, "kind": parcel.kind}
        delivered = "update outbox set at = null where channel = :channel and table_id = :table and kind = :kind"
        await self.save(Change(delivered, same))

    async def forget_sent(self, before: float) -> None:
        """Delete what was noted before a time and is not on its way any more."""
        await self.save(Change("delete from outbox where at is null and made < :before", {"before": before}))

    async def save_feed(self, feed: Feed) -> None:
        """The feed of a person, in the place of the one before."""
        values = {"id": feed.id, "person": feed.person, "language": feed.language, "origin": feed.origin}
        await self.save(
            Change("delete from feeds where person = :person", {"person": feed.person}),
            Change("insert into feeds (id, person, language, origin) values (:id, :person, :language, :origin)", values),
        )

    async def feed(self, feed: str) -> Feed | None:
        """A feed by its id."""
        rows = await self.rows("select id, person, language, origin from feeds where id = :id", id=feed)
        return Feed(*rows[0]) if rows else None

"""Channels, the outbox and feeds in a database that speaks SQL."""

from typing import Any

import msgspec

from regalia.server.store import Conflict
from regalia.server.store.notices import Channel, Feed, Notice, Parcel
from regalia.server.store.sql import Change, Row, SqlStore, noted

FIELDS = Channel.__struct_fields__
CHANNEL = ", ".join(f"channels.{field}" for field in FIELDS)
SAVE_CHANNEL = f"""
    insert into channels ({", ".join(FIELDS)}) values ({", ".join(f":{field}" for field in FIELDS)})
    on conflict (id) do update set {", ".join(f"{field} = excluded.{field}" for field in FIELDS[2:])}
"""  # noqa: S608 - a constant
SAME_BROWSER = "select id from channels where medium = 'push' and address = :address and id <> :id"
PARCELS = f"""
    select number, table_id, kind, mark, tried, at, made, {CHANNEL}
    from outbox join channels on channel = channels.id
    where at <= :now order by at, number limit :most
"""  # noqa: S608 - a constant


class SqlOutbox(SqlStore):
    """A store over two things that a database does, with notices."""

    async def save_channel(self, channel: Channel) -> None:
        """A new channel, or what has changed of it. A browser has one channel: the one of an earlier person ends."""
        same = {"address": channel.address, "id": channel.id}
        ended = [
            Change(f"delete from outbox where channel in ({SAME_BROWSER})", same),  # noqa: S608 - a constant
            Change(f"delete from channels where id in ({SAME_BROWSER})", same),  # noqa: S608 - a constant
        ]
        await self.save(*(ended if channel.medium == "push" else ()), Change(SAVE_CHANNEL, row_of(channel)))

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
        return [channel_in(row) for row in await self.rows(found, person=person)]

    async def channel(self, channel: str) -> Channel | None:
        """A channel by its id."""
        rows = await self.rows(f"select {CHANNEL} from channels where id = :id", id=channel)  # noqa: S608 - a constant
        return channel_in(rows[0]) if rows else None

    async def stop_channel(self, channel: str) -> None:
        """Send no kind of notices to a channel any more."""
        await self.save(Change("update channels set kinds = '' where id = :id", {"id": channel}))

    async def note(self, table: str, notices: list[Notice]) -> None:
        """Put notices into the outbox, unless they are or were there."""
        if notices:
            await self.save(*noted(table, notices))

    async def parcels(self, now: float, most: int = 1000) -> list[Parcel]:
        """What is to be delivered by now, that which waits for longest first."""
        rows = await self.rows(PARCELS, now=now, most=most)
        return [
            Parcel(number, table, kind, mark, tried, at, made, channel_in(tuple(where)))
            for number, table, kind, mark, tried, at, made, *where in rows
        ]

    async def hold(self, parcel: Parcel, until: float) -> bool:
        """Deliver it no earlier than then. False if it is no longer as it was read: another node delivers it."""
        later = "update outbox set at = :until where number = :number and at = :at"
        return await self._was_first(Change(later, {"number": parcel.number, "at": parcel.at, "until": until}, must=True))

    async def claim_channel(self, channel: Channel, now: float) -> bool:
        """Note that an e-mail is sent now. False if one was sent since the channel was read."""
        noted = "update channels set sent_at = :now where id = :id and sent_at = :before"
        return await self._was_first(Change(noted, {"id": channel.id, "before": channel.sent_at, "now": now}, must=True))

    async def _was_first(self, change: Change) -> bool:
        """Save a change that another node may make. False if it has."""
        try:
            await self.save(change)
        except Conflict:
            return False
        return True

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

    async def arena_key(self, name: str, fresh: str) -> str:
        """The key that this arena keeps under a name: `fresh`, if there was none."""
        once = "insert into arena_keys values (:name, :value) on conflict do nothing"
        await self.save(Change(once, {"name": name, "value": fresh}))
        return str((await self.rows("select value from arena_keys where name = :name", name=name))[0][0])

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


def row_of(channel: Channel) -> dict[str, Any]:
    """A channel as its row: the kinds in one text, and 1 for yes."""
    return msgspec.structs.asdict(channel) | {"kinds": " ".join(channel.kinds), "daily": int(channel.daily)}


def channel_in(row: Row) -> Channel:
    """The channel in a row."""
    fields = dict(zip(FIELDS, row, strict=True))
    return Channel(**fields | {"kinds": tuple(fields["kinds"].split()), "daily": bool(fields["daily"])})

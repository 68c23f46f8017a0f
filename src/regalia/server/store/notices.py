"""What is kept of notices: where people want them, which are still to be sent, and the secret addresses of feeds."""

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Conflict, Row, Sql, insert, select

NoticeKind = Literal["turn", "flag", "over", "invited", "mentioned", "round", "club", "found", "season"]
"""It is one's turn; one's flag falls soon; the game is over; one is invited to a table; one is named in its talk; a round
of a tournament has begun; a club has news for one; a table over days is found for one; a new season of one's league opens.
"""
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
Medium = Literal["webhook", "push", "mail"]
"""A chat room, a browser, or an e-mail address."""


class Channel(Struct, frozen=True):
    """Where a person wants notices."""

    id: str
    person: str
    address: str
    """Of the webhook, of the browser at its push service, or the e-mail address."""
    language: str
    origin: str
    """How the person reaches the arena, such as `https://arena.example.org`; links begin with it."""
    medium: Medium = "webhook"
    label: str = ""
    """The device of a browser; empty for the others."""
    secret: str = ""
    """What is needed to encrypt for a browser: its public key and its secret, in base64url, with a dot between them."""
    kinds: tuple[NoticeKind, ...] = KINDS
    """The kinds of notices that go there."""
    daily: bool = False
    """True if e-mails are sent once a day."""
    sent_at: float = 0.0
    """When the last e-mail was sent."""


class Notice(Struct, frozen=True):
    """Something to tell a person, on each of their channels once."""

    person: str
    kind: NoticeKind
    mark: str
    """Of two notices about a table with the same mark, one is sent."""
    at: float
    """When to tell it, unless it is no longer so."""


class Parcel(Struct, frozen=True):
    """A notice on its way to one channel."""

    number: int
    table: str
    """The table that it is about; or the club, the offer or the tournament."""
    kind: NoticeKind
    mark: str
    tried: int
    """How often it could not be delivered."""
    at: float
    """Since when it is to be delivered."""
    made: float
    """Since when it was to be delivered at first."""
    channel: Channel


class Feed(Struct, frozen=True):
    """A secret address under which a person's turns are listed."""

    id: str
    """The SHA-256 of the secret."""
    person: str
    language: str
    origin: str


FIELDS = Channel.__struct_fields__
CHANNEL = ", ".join(f"channels.{field}" for field in FIELDS)
SAVE_CHANNEL = f"""
    {insert("channels", Channel)}
    on conflict (id) do update set {", ".join(f"{field} = excluded.{field}" for field in FIELDS[2:])}
"""
FEED = select("feeds", Feed) + "where id = :id"
SAVE_FEED = insert("feeds", Feed)
SAME_BROWSER = "select id from channels where medium = 'push' and address = :address and id <> :id"
PARCELS = f"""
    select number, table_id, kind, mark, tried, at, made, {CHANNEL}
    from outbox join channels on channel = channels.id
    where at <= :now order by at, number limit :most
"""  # noqa: S608 - made of constants, values are bound
NOTE = """
    insert into outbox (channel, table_id, kind, mark, at, tried, made)
    select id, cast(:table as text), cast(:kind as text), cast(:mark as text), :at, 0, :at
    from channels where person = :person
    on conflict do nothing
"""


class Outbox(Sql):
    """Channels, notices and feeds."""

    async def save_channel(self, channel: Channel) -> None:
        """A new channel, or what has changed of it. A browser has one channel: the one of an earlier person ends."""
        same = {"address": channel.address, "id": channel.id}
        ended = [
            Change(f"delete from outbox where channel in ({SAME_BROWSER})", same),  # noqa: S608 - made of constants, values are bound
            Change(f"delete from channels where id in ({SAME_BROWSER})", same),  # noqa: S608 - made of constants, values are bound
        ]
        await self.save(*(ended if channel.medium == "push" else ()), Change(SAVE_CHANNEL, row_of(channel)))

    async def drop_channel(self, person: str, channel: str) -> None:
        """Delete a channel of a person with all that is on its way to it."""
        whose = {"person": person, "id": channel}
        owned = "(select id from channels where id = :id and person = :person)"
        await self.save(
            Change(f"delete from outbox where channel in {owned}", whose),  # noqa: S608 - made of constants, values are bound
            Change("delete from channels where id = :id and person = :person", whose),
        )

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person."""
        found = f"select {CHANNEL} from channels where person = :person order by id"  # noqa: S608 - made of constants, values are bound
        return [channel_in(row) for row in await self.rows(found, person=person)]

    async def channel(self, channel: str) -> Channel | None:
        """A channel by its id."""
        rows = await self.rows(f"select {CHANNEL} from channels where id = :id", id=channel)  # noqa: S608 - made of constants, values are bound
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
        return await self.kept_key(name) or fresh

    async def kept_key(self, name: str) -> str | None:
        """The key that this arena keeps under a name; None if there is none."""
        found = await self.rows("select value from arena_keys where name = :name", name=name)
        return str(found[0][0]) if found else None

    async def forget_sent(self, before: float) -> None:
        """Delete what was noted before a time and is not on its way any more."""
        await self.save(Change("delete from outbox where at is null and made < :before", {"before": before}))

    async def save_feed(self, feed: Feed) -> None:
        """The feed of a person, in the place of the one before."""
        await self.save(
            Change("delete from feeds where person = :person", {"person": feed.person}),
            Change(SAVE_FEED, msgspec.structs.asdict(feed)),
        )

    async def feed(self, feed: str) -> Feed | None:
        """A feed by its id."""
        rows = await self.rows(FEED, id=feed)
        return Feed(*rows[0]) if rows else None


def row_of(channel: Channel) -> dict[str, Any]:
    """A channel as its row: the kinds in one text, and 1 for yes."""
    return msgspec.structs.asdict(channel) | {"kinds": " ".join(channel.kinds), "daily": int(channel.daily)}


def channel_in(row: Row) -> Channel:
    """The channel in a row."""
    fields = dict(zip(FIELDS, row, strict=True))
    return Channel(**fields | {"kinds": tuple(fields["kinds"].split()), "daily": bool(fields["daily"])})


def noted(table: str, notices: Iterable[Notice]) -> list[Change]:
    """Notices for all channels of their people."""
    return [
        Change(NOTE, {"table": table, "kind": each.kind, "mark": each.mark, "at": each.at, "person": each.person})
        for each in notices
    ]

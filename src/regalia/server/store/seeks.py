"""People who look for others to play with: their seeks, the tables that they are offered, and how long they have waited."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.nodes import as_ids
from regalia.server.store.notices import Notice, noted
from regalia.server.store.sql import Change, Row, Sql, insert, select
from regalia.server.time.tempo import DAY

Within = Literal["live", "days"]
"""How a game is to be played: in one sitting, or with days to think."""


class Seek(Struct, frozen=True):
    """A person who looks for others."""

    person: str
    id: str
    """Another one each time a person begins to look."""
    games: tuple[str, ...]
    seats: tuple[int, ...]
    """The numbers of players that suit; empty if all do."""
    tempo: Within
    since: float
    bots_at: float | None
    """When bots may take the seats that are still free; None for never."""
    seen: float
    """When the person's page was last open."""
    head: bool = False
    """True if the person comes before all others, because a table that was offered did not open."""
    offer: str = ""
    """The table that is offered to the person; empty while they look."""
    confirmed: bool = False


class Offer(Struct, frozen=True):
    """A table that opens when all to whom it is offered confirm."""

    id: str
    game: str
    tempo: Within
    seats: int
    people: int
    """The number of seats of people; the others are bots'."""
    made: float
    until: float
    """Until when it can be confirmed."""
    table_id: str = ""
    """The table, once it is open."""


class Wait(Struct, frozen=True):
    """How long a person has waited until a game was found, in seconds."""

    game: str
    tempo: Within
    seek: str
    waited: float
    ended: float


MOST_WAITS = 50
"""The newest waits of a kind, which show how long others may have to wait."""
KEPT = 90 * DAY
"""Seconds for which waits are kept."""
FIELDS = Seek.__struct_fields__
SEEK = select("seeks", Seek)
SAVE_SEEK = f"""
    insert into seeks ({", ".join(FIELDS)}) values ({", ".join(f":{field}" for field in FIELDS)})
    on conflict (person) do update set {", ".join(f"{field} = excluded.{field}" for field in FIELDS[1:])}
"""  # noqa: S608 - made of names in our code, values are bound
OFFER = select("offers", Offer)
SAVE_OFFER = insert("offers", Offer)
GIVE = "update seeks set offer = :offer, confirmed = :confirmed where person = :person and id = :id and offer = ''"
CONFIRM = """
    update seeks set confirmed = 1 where person = :person and offer = :offer
      and exists (select 1 from offers where id = :offer and until > :now)
"""
BOTS_NOW = "update seeks set bots_at = :now where person = :person and offer = ''"
END_SEEK = "delete from seeks where person = :person"
END_OFFER = "delete from offers where id = :offer and table_id = ''"
TO_HEAD = "update seeks set offer = '', confirmed = 0, head = 1 where offer = :offer"
OPENED = "update offers set table_id = :table where id = :offer and table_id = ''"
WAITED = "select waited from waits where game = :game and tempo = :tempo order by ended desc limit :most"
SAVE_WAIT = f"{insert('waits', Wait)} on conflict (game, tempo, seek) do nothing"
END_WAITS = "delete from waits where game = :game and tempo = :tempo and ended < :before"
APART_FROM = """
    select person, string_agg(muted, ' ') from mutes where person in ({ids}) group by person
    union all
    select person, string_agg(other, ' ') from ties where person in ({ids}) and kind = 'blocked' group by person
"""
"""One row for a person and not one for each of those apart, of whom there can be a hundred."""
APART_AMONG = """
    select 1 from mutes where person in ({ids}) and muted in ({ids}) and person <> muted
    union all select 1 from ties where person in ({ids}) and other in ({ids}) and kind = 'blocked'
"""


class Seeks(Sql):
    """Seeks, offers and waits. What is offered, and to whom, is changed by one node at a time."""

    async def save_seek(self, seek: Seek) -> None:
        """A seek, in the place of the one that the person had."""
        await self.save(Change(SAVE_SEEK, row_of(seek)))

    async def seek(self, person: str) -> Seek | None:
        """The seek of a person."""
        rows = await self.rows(SEEK + "where person = :person", person=person)
        return seek_in(rows[0]) if rows else None

    async def seeks(self) -> list[Seek]:
        """All seeks, in the order in which they are served."""
        return [seek_in(row) for row in await self.rows(SEEK + "order by head desc, since, person")]

    async def offer(self, offer: str) -> Offer | None:
        """An offer by its id."""
        rows = await self.rows(OFFER + "where id = :id", id=offer)
        return Offer(*rows[0]) if rows else None

    async def offers(self) -> list[Offer]:
        """All offers, those made first at the beginning."""
        return [Offer(*row) for row in await self.rows(OFFER + "order by made, id")]

    async def seeks_with(self, offer: str) -> list[Seek]:
        """The seeks of those to whom a table is offered."""
        return [seek_in(row) for row in await self.rows(SEEK + "where offer = :offer order by since, person", offer=offer)]

    async def apart_from(self, people: Sequence[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people has muted or blocked."""
        apart: dict[str, frozenset[str]] = dict.fromkeys(people, frozenset())
        for person, others in await self.rows(APART_FROM, ids=as_ids(people)):
            apart[str(person)] |= frozenset(str(others).split())
        return apart

    async def apart_among(self, people: Sequence[str]) -> bool:
        """True if one of these people has muted or blocked another of them."""
        return bool(await self.rows(APART_AMONG, ids=as_ids(people)))

    async def see_seek(self, person: str, at: float) -> None:
        """Note that a person's page is open."""
        await self.save(Change("update seeks set seen = :at where person = :person", {"person": person, "at": at}))

    async def end_seek(self, person: str) -> None:
        """Let a person look no longer. A table that is offered to them does not open."""
        await self.save(Change(END_SEEK, {"person": person}))

    async def end_seeks(self, ids: Iterable[str]) -> None:
        """End seeks by their ids, unless something is offered to them."""
        end = "delete from seeks where offer = '' and id in ({ids})"
        await self.save(Change(end, {"ids": as_ids([*ids])}))

    async def confirm_seek(self, person: str, offer: str, now: float) -> None:
        """A person confirms the table that is offered. Raises Conflict if it is offered no more."""
        await self.save(Change(CONFIRM, {"person": person, "offer": offer, "now": now}, must=True))

    async def let_bots_in(self, person: str, now: float) -> None:
        """Bots may take free seats from now on. Raises Conflict if the person looks no longer."""
        await self.save(Change(BOTS_NOW, {"person": person, "now": now}, must=True))

    async def make_offer(self, offer: Offer, seeks: Sequence[Seek]) -> None:
        """Offer a table; a person alone need not confirm. Raises Conflict, with nothing offered, if one looks no longer.

        Over days, those who must confirm are notified.
        """
        confirmed = int(len(seeks) == 1)
        given = [{"person": each.person, "id": each.id, "offer": offer.id, "confirmed": confirmed} for each in seeks]
        offered = Change(SAVE_OFFER, msgspec.structs.asdict(offer))
        told = seeks if offer.tempo == "days" and not confirmed else ()
        notices = noted(offer.id, [Notice(each.person, "found", offer.id, offer.made) for each in told])
        await self.save(offered, *(Change(GIVE, values, must=True) for values in given), *notices)

    async def withdraw_offer(self, offer: str) -> None:
        """All to whom a table is offered look again, before all others. Raises Conflict if it is open."""
        which = {"offer": offer}
        await self.save(Change(END_OFFER, which, must=True), Change(TO_HEAD, which))

    async def lapse_offer(self, offer: str) -> None:
        """Those who have confirmed look again, before all others; the rest do not. Raises Conflict if the table is open."""
        which = {"offer": offer}
        late = "delete from seeks where offer = :offer and confirmed = 0"
        await self.save(Change(END_OFFER, which, must=True), Change(late, which), Change(TO_HEAD, which))

    async def save_offered_table(self, offer: Offer, table: str, waits: Sequence[Wait]) -> None:
        """The table of an offer has opened. Raises Conflict if that is known."""
        before = {"game": offer.game, "tempo": offer.tempo, "before": offer.made - KEPT}
        await self.save(
            Change(OPENED, {"offer": offer.id, "table": table}, must=True),
            *(Change(SAVE_WAIT, msgspec.structs.asdict(each)) for each in waits),
            Change(END_WAITS, before),
        )

    async def forget_offer(self, offer: str) -> None:
        """Delete an offer, with the seeks that it has ended."""
        which = {"offer": offer}
        ended = "delete from seeks where offer = :offer"
        await self.save(Change(ended, which), Change("delete from offers where id = :offer", which))

    async def waits(self, game: str, tempo: Within) -> list[float]:
        """How long the last people have waited for a game, in seconds, the newest first."""
        return [float(waited) for (waited,) in await self.rows(WAITED, game=game, tempo=tempo, most=MOST_WAITS)]


def row_of(seek: Seek) -> dict[str, object]:
    """A seek as its row: games and numbers each in one text, and 1 for yes."""
    games, seats = " ".join(seek.games), " ".join(map(str, seek.seats))
    flags = {"head": int(seek.head), "confirmed": int(seek.confirmed)}
    return msgspec.structs.asdict(seek) | {"games": games, "seats": seats} | flags


def seek_in(row: Row) -> Seek:
    """The seek in a row."""
    person, id_, games, seats, tempo, since, bots_at, seen, head, offer, confirmed = row
    counts = tuple(map(int, seats.split()))
    return Seek(person, id_, tuple(games.split()), counts, tempo, since, bots_at, seen, bool(head), offer, bool(confirmed))

"""What is kept between two people: who is a friend, who has asked for it, and who has blocked whom."""

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Sql, insert, select

TieKind = Literal["friend", "asked", "blocked"]
"""A friend, which holds in both directions; a person who was asked to be one; or a person who is blocked."""


class Tie(Struct, frozen=True):
    """What one person is to another. There is one in each direction, at most."""

    person: str
    other: str
    kind: TieKind
    at: float
    """Since when, in seconds since the epoch."""


TIE = select("ties", Tie)
SAVE_TIE = f"{insert('ties', Tie)} on conflict (person, other) do update set kind = excluded.kind, at = excluded.at"
END_TIE = "delete from ties where person = :person and other = :other and kind = :kind"
ANSWER = """
    update ties set kind = 'friend', at = :at
    where person = :other and other = :person and kind = 'asked'
      and not exists (select 1 from ties as own where own.person = :person and own.other = :other and own.kind = 'blocked')
"""
"""A request that waits becomes a friendship, unless it is of a person who is blocked."""
APART = """
    select other from ties where person = :person and kind = 'blocked'
    union select person from ties where other = :person and kind = 'blocked'
"""
BETWEEN = """
    select other from ties where person = :person and kind = 'blocked' and other in ({ids})
    union select person from ties where other = :person and kind = 'blocked' and person in ({ids})
"""
FRIENDS_AMONG = "select other from ties where person = :person and kind = 'friend' and other in ({ids})"
ASKING = """
    select person, other, kind, at from ties
    where other = :person and kind = 'asked'
      and not exists (
          select 1 from ties as own where own.person = :person and own.other = ties.person and own.kind = 'blocked'
      )
    order by at, person limit :most
"""
"""Requests to a person, without those of people whom they have blocked."""
AT_TABLES = """
    select distinct table_id, table_created
    from ties {then} sitting on sitting.person = other
    where ties.person = :person and kind = 'friend' and table_status = :status
      and exists (select 1 from tables where id = table_id and public = 1)
    order by table_created desc limit :most
"""


class Ties(Sql):
    """Friends, requests to be one, and blocks."""

    async def tie(self, person: str, other: str) -> Tie | None:
        """What another person is to a person, if anything."""
        rows = await self.rows(TIE + "where person = :person and other = :other", person=person, other=other)
        return Tie(*rows[0]) if rows else None

    async def ties_of(self, person: str, kind: TieKind) -> list[Tie]:
        """All of a kind that a person has, the oldest first."""
        found = TIE + "where person = :person and kind = :kind order by at, other"
        return [Tie(*row) for row in await self.rows(found, person=person, kind=kind)]

    async def asking(self, person: str, most: int = 100) -> list[Tie]:
        """The requests to be a person's friend that wait for an answer, the oldest first."""
        return [Tie(*row) for row in await self.rows(ASKING, person=person, most=most)]

    async def ask_friend(self, person: str, other: str, at: float) -> None:
        """A person asks another to be friends; asked again, nothing changes. A block of the other person stays."""
        once = f"{insert('ties', Tie)} on conflict do nothing"
        await self.save(Change(once, values_of(Tie(person, other, "asked", at))))

    async def befriend(self, person: str, other: str, at: float) -> None:
        """A person agrees to be the friend of another who has asked. Raises Conflict if the request is gone."""
        both = values_of(Tie(person, other, "friend", at))
        await self.save(
            Change(ANSWER, {"person": person, "other": other, "at": at}, must=True),
            Change(SAVE_TIE, both),
        )

    async def end_friend(self, person: str, other: str) -> None:
        """End a friendship, take back a request, or decline one of the other person; what else there is stays."""
        kinds: tuple[TieKind, ...] = ("friend", "asked")
        ways = ((person, other), (other, person))
        await self.save(*(ended(*way, kind) for way in ways for kind in kinds))

    async def block(self, person: str, other: str, at: float) -> None:
        """A person blocks another. A friendship ends; a request of the other person waits, as they see it, for ever."""
        await self.save(ended(other, person, "friend"), Change(SAVE_TIE, values_of(Tie(person, other, "blocked", at))))

    async def unblock(self, person: str, other: str) -> None:
        """A person unblocks another."""
        await self.save(ended(person, other, "blocked"))

    async def tables_of_friends(self, person: str, status: str, most: int) -> list[str]:
        """The newest public tables of a status at which friends of a person sit."""
        return [str(table) for table, _ in await self.rows(AT_TABLES, person=person, status=status, most=most)]

    async def apart(self, person: str) -> set[str]:
        """The people whom a person has blocked, and those who have blocked that person."""
        return {str(other) for (other,) in await self.rows(APART, person=person)}

    async def friends_among(self, person: str, others: Collection[str]) -> set[str]:
        """Those of these people who are friends of a person."""
        if not others:
            return set()
        ids = msgspec.json.encode(sorted(others)).decode()
        return {str(other) for (other,) in await self.rows(FRIENDS_AMONG, person=person, ids=ids)}

    async def blocked_between(self, person: str, others: Collection[str]) -> set[str]:
        """Those of these people between whom and a person there is a block, in either direction."""
        if not others:
            return set()
        ids = msgspec.json.encode(sorted(others)).decode()
        return {str(other) for (other,) in await self.rows(BETWEEN, person=person, ids=ids)}


def values_of(tie: Tie) -> dict[str, object]:
    """The values of a tie's row."""
    return msgspec.structs.asdict(tie)


def ended(person: str, other: str, kind: TieKind) -> Change:
    """One person is no longer that to another."""
    return Change(END_TIE, {"person": person, "other": other, "kind": kind})

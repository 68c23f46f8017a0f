"""What is kept of clubs: what they are called, who belongs to them in which role, and who asks to.

Each change says what it needs, so that of two nodes that change the same, one is refused. What is said in a club is kept
with the talk of tables, under the id of the club.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from regalia.server.store.administration import AuditEntry, logged
from regalia.server.store.nodes import as_ids
from regalia.server.store.notices import Notice, noted
from regalia.server.store.sql import Change, Row, Sql, insert, select
from regalia.server.time.tempo import Pace

Joining = Literal["open", "request"]
"""Anyone can join a club, or an officer agrees to it."""
Role = Literal["owner", "officer", "member"]
Standing = Role | Literal["asked", "removed"]
"""The role of a member; or of others, that they ask to be one, or were removed and cannot ask again."""


class AgreedInClub(Struct, frozen=True):
    """What a club's tables of a game are opened with."""

    tempo: Pace
    options: dict[str, Any]


class Club(Struct, frozen=True):
    """A club."""

    id: str
    """Begins with `c_`."""
    name: str
    likeness: str
    """What the name looks like: no two clubs have the same."""
    words: str
    """What it says about itself."""
    crest: str
    """Four words with dots between them, such as `pale.azure.or.star`; empty for the crest drawn from the name."""
    joining: Joining
    talks: bool
    """True if its members can talk."""
    agreed: dict[str, AgreedInClub]
    """What is agreed at its tables unless the host changes it, by game."""
    founded: float
    people: int = 1
    """The number of members."""
    emptied: float | None = None
    """When the last member left; None for a club with members."""


class Member(Struct, frozen=True):
    """What a person is to a club."""

    club: str
    person: str
    role: Standing
    at: float
    """Since when, in seconds since the epoch."""


class HighScore(Struct, frozen=True):
    """The highest score of a club in a game."""

    game: str
    person: str
    points: float
    table: str
    ended: float


class Played(Struct, frozen=True):
    """A game of a person."""

    game: str
    table: str
    ended: float
    place: int | None
    points: float | None
    counts: bool
    """True for a public game that the person has played to the end."""
    with_people: bool
    """True if other people took part."""


class Streak(Struct, frozen=True):
    """The most games that a member of a club has won one after the other."""

    game: str
    person: str
    games: int
    ended: float
    """When the last of them ended."""


FIELDS = Club.__struct_fields__
CLUB, MEMBER = select("clubs", Club), select("members", Member)
MEMBERS_ONLY = "role in ('owner', 'officer', 'member')"
SAVE_CLUB, SAVE_MEMBER = insert("clubs", Club), insert("members", Member)
SETTINGS = ("name", "likeness", "words", "crest", "joining", "talks")
CHANGE_CLUB = f"update clubs set {', '.join(f'{field} = :{field}' for field in SETTINGS)} where id = :id"  # noqa: S608 - made of names in our code, values are bound
AGREE = "update clubs set agreed = :agreed where id = :id and agreed = :before"
LISTED = f"{CLUB}where people > 0 and (people, id) < (:people, :id) order by people desc, id desc limit :most"
JOIN = f"""
    {SAVE_MEMBER} on conflict (club, person) do update set role = excluded.role, at = excluded.at
    where members.role = 'asked'
"""
"""For those who are no members, and were not removed."""
GROW = "update clubs set people = people + 1, emptied = null where id = :club and people < :most"
SHRINK = """
    update clubs set people = people - 1, emptied = case when people = 1 then cast(:at as double precision) end
    where id = :club
"""
AS_BEFORE = "where club = :club and person = :person and role = :before"
HAS_OWNER = """
    update clubs set people = people
    where id = :club and (people = 0 or exists (select 1 from members where club = :club and role = 'owner'))
"""
"""Changes nothing; what is saved with it leaves no club without an owner."""
IF_SMALL = "update clubs set people = people where id = :club and people <= :most"
OF_PERSON = f"""
    select {", ".join(f"clubs.{field}" for field in FIELDS)}, role
    from members {{then}} clubs on id = club where person = :person and role <> 'removed' order by name, id
"""  # noqa: S608 - made of names in our code, values are bound
OF_CLUB = f"{MEMBER}where club = :club order by at, person"
WITH_ROLES = f"{MEMBER}where club = :club and role in ('owner', 'officer')"
PEOPLE_IN = f"select person from members where club = :club and {MEMBERS_ONLY}"  # noqa: S608 - made of constants, values are bound
ASKING = """
    select count(*) from members own {then} members other on other.club = own.club
    where own.person = :person and own.role in ('owner', 'officer') and other.role = 'asked'
"""
MEMBERS_AMONG = f"{PEOPLE_IN} and person in ({{ids}})"
PLAYED = """
    select game, table_id, ended, place, points, public = 1 and name = '' and how = 'played', exists (
        select 1 from results other
        where other.table_id = results.table_id and other.person <> results.person and other.name = ''
    )
    from results
    where person = :person and (ended, table_id) > (:ended, :table) order by ended, table_id limit :most
"""
HEIRS = """
    update members set role = 'owner'
    where club in (select club from members own where own.person = :person and own.role = 'owner')
      and person = (
          select heir.person from members heir
          where heir.club = members.club and heir.person <> :person and heir.role in ('officer', 'member')
          order by case heir.role when 'officer' then 0 else 1 end, heir.at, heir.person limit 1
      )
      and not exists (
          select 1 from members other
          where other.club = members.club and other.person <> :person and other.role = 'owner'
      )
"""
"""Of a club whose only owner this person is, the officer of the longest standing becomes owner, or else the member."""
LEFT = f"""
    update clubs set people = people - 1, emptied = case when people = 1 then cast(:at as double precision) end
    where id in (select club from members where person = :person and {MEMBERS_ONLY})
"""  # noqa: S608 - made of constants, values are bound
"""Before a person's rows are deleted."""
ENDED = "select id from clubs where emptied < :before"


class Clubs(Sql):
    """Clubs and their members."""

    async def found_club(self, club: Club, founder: str) -> None:
        """A new club with its owner. Raises Conflict if the name is another's."""
        owner = Member(club.id, founder, "owner", club.founded)
        await self.save(Change(SAVE_CLUB, club_row(club)), Change(SAVE_MEMBER, msgspec.structs.asdict(owner)))

    async def change_club(self, club: Club) -> None:
        """Other settings of a club, but for what is agreed. Raises Conflict if the name is another's."""
        await self.save(Change(CHANGE_CLUB, club_row(club)))

    async def agree_in_club(self, club: Club, agreed: dict[str, AgreedInClub]) -> None:
        """What is agreed at a club's tables. Raises Conflict if that has changed since the club was read."""
        row = {"id": club.id, "agreed": agreed_in_row(agreed), "before": agreed_in_row(club.agreed)}
        await self.save(Change(AGREE, row, must=True))

    async def club(self, club: str) -> Club | None:
        """A club by its id."""
        rows = await self.rows(CLUB + "where id = :id", id=club)
        return club_in(rows[0]) if rows else None

    async def club_named(self, likeness: str) -> Club | None:
        """The club whose name looks like this."""
        rows = await self.rows(CLUB + "where likeness = :likeness", likeness=likeness)
        return club_in(rows[0]) if rows else None

    async def clubs(self, most: int, after: tuple[int, str] = (2**31, "")) -> list[Club]:
        """Clubs with members, those with most of them first, after one with its number of people and id."""
        return [club_in(row) for row in await self.rows(LISTED, people=after[0], id=after[1], most=most)]

    async def clubs_of(self, person: str) -> list[tuple[Club, Standing]]:
        """The clubs to which a person belongs or asks to, by name."""
        return [(club_in(row[:-1]), row[-1]) for row in await self.rows(OF_PERSON, person=person)]

    async def member(self, club: str, person: str) -> Member | None:
        """What a person is to a club; None for a stranger."""
        rows = await self.rows(MEMBER + "where club = :club and person = :person", club=club, person=person)
        return Member(*rows[0]) if rows else None

    async def members(self, club: str) -> list[Member]:
        """All members of a club, those who ask to be, and those who were removed; the earliest first."""
        return [Member(*row) for row in await self.rows(OF_CLUB, club=club)]

    async def officers(self, club: str) -> list[Member]:
        """The owners and officers of a club."""
        return [Member(*row) for row in await self.rows(WITH_ROLES, club=club)]

    async def people_in_club(self, club: str) -> list[str]:
        """The members of a club."""
        return [str(person) for (person,) in await self.rows(PEOPLE_IN, club=club)]

    async def members_among(self, club: str, people: Sequence[str]) -> list[str]:
        """Those of these people who are members of a club."""
        return [str(person) for (person,) in await self.rows(MEMBERS_AMONG, club=club, ids=as_ids(people))]

    async def asking_to_join(self, person: str) -> int:
        """The number of requests that wait in clubs where a person is owner or officer."""
        return int((await self.rows(ASKING, person=person))[0][0])

    async def join_club(self, member: Member, most: int) -> None:
        """A person becomes a member. Raises Conflict if the club is full or would have no owner, or they are one or were
        removed.
        """
        await self.save(Change(JOIN, msgspec.structs.asdict(member), must=True), *grown(member.club, most))

    async def ask_to_join(self, member: Member, notices: Sequence[Notice]) -> None:
        """A person asks to become a member. Raises Conflict if they are one, have asked or were removed."""
        await self.save(Change(SAVE_MEMBER, msgspec.structs.asdict(member)), *noted(member.club, notices))

    async def admit_to_club(self, member: Member, most: int, notices: Sequence[Notice]) -> None:
        """A person who has asked becomes a member. Raises Conflict if they ask no longer, or the club is full or has no
        owner.
        """
        await self.save(as_role(member, "asked"), *grown(member.club, most), *noted(member.club, notices))

    async def change_role(self, member: Member, before: Standing, notices: Sequence[Notice] = ()) -> None:
        """Another role of a member. Raises Conflict if they have not the one of before, or no owner would be left."""
        own = {"club": member.club}
        await self.save(as_role(member, before), Change(HAS_OWNER, own, must=True), *noted(member.club, notices))

    async def leave_club(
        self, member: Member, at: float, heir: Member | None = None, notices: Sequence[Notice] = ()
    ) -> None:
        """A person is no member any more; an heir, given with the role they had, becomes owner.

        Raises Conflict if the person has not this role, or no owner would be left.
        """
        own = {"club": member.club}
        named = [as_role(Member(heir.club, heir.person, "owner", at), heir.role)] if heir is not None else []
        await self.save(
            *named,
            ended(member),
            Change(SHRINK, own | {"at": at}),
            Change(HAS_OWNER, own, must=True),
            *noted(member.club, notices),
        )

    async def remove_from_club(self, member: Member, at: float) -> None:
        """A member is removed, and cannot come back. Raises Conflict if they have not this role."""
        await self.save(
            as_role(Member(member.club, member.person, "removed", at), member.role),
            Change(SHRINK, {"club": member.club, "at": at}),
            Change(HAS_OWNER, {"club": member.club}, must=True),
        )

    async def end_asking(self, member: Member) -> None:
        """Take back or decline a request, or let a person who was removed come back. Raises Conflict if it is not so."""
        await self.save(ended(member))

    async def played(self, person: str, after: Played | None, most: int) -> list[Played]:
        """The games of a person, the earliest first, after one of them."""
        ended, table = (after.ended, after.table) if after is not None else (-1.0, "")
        rows = await self.rows(PLAYED, person=person, ended=ended, table=table, most=most)
        return [Played(*row[:-2], *map(bool, row[-2:])) for row in rows]

    async def clubs_to_end(self, before: float) -> list[str]:
        """The clubs without members since a time."""
        return [str(club) for (club,) in await self.rows(ENDED, before=before)]

    async def end_club(self, club: str, most: int, entry: AuditEntry | None = None) -> None:
        """Delete a club with what was said in it. Raises Conflict if it has more members than `most`."""
        own = {"club": club}
        await self.save(
            Change(IF_SMALL, own | {"most": most}, must=True),
            Change("delete from lines where table_id = :club", own),
            Change("delete from members where club = :club", own),
            Change("delete from clubs where id = :club", own),
            *(logged(entry) if entry is not None else ()),
        )


def grown(club: str, most: int) -> tuple[Change, Change]:
    """A club has one member more, if there is room and it has an owner."""
    return Change(GROW, {"club": club, "most": most}, must=True), Change(HAS_OWNER, {"club": club}, must=True)


def as_role(member: Member, before: Standing) -> Change:
    """A person gets another role, if they have the one of before."""
    change = f"update members set role = :role, at = :at {AS_BEFORE}"  # noqa: S608 - made of constants, values are bound
    return Change(change, msgspec.structs.asdict(member) | {"before": before}, must=True)


def ended(member: Member) -> Change:
    """A person is nothing to a club any more, if they had this role."""
    own = {"club": member.club, "person": member.person, "before": member.role}
    return Change(f"delete from members {AS_BEFORE}", own, must=True)  # noqa: S608 - made of constants, values are bound


def club_row(club: Club) -> dict[str, Any]:
    """A club as its row."""
    return msgspec.structs.asdict(club) | {"talks": int(club.talks), "agreed": agreed_in_row(club.agreed)}


def agreed_in_row(agreed: dict[str, AgreedInClub]) -> str:
    """What is agreed, as JSON."""
    return msgspec.json.encode(agreed, order="deterministic").decode()


def club_in(row: Row) -> Club:
    """The club in a row."""
    fields = dict(zip(FIELDS, row, strict=True))
    agreed = msgspec.json.decode(fields["agreed"], type=dict[str, AgreedInClub])
    return Club(**fields | {"talks": bool(fields["talks"]), "agreed": agreed})

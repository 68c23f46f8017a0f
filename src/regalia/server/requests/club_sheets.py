"""What people see of clubs: the list, one with its records, its members, and what is said in it."""

from collections.abc import Iterable, Sequence

from regalia.server.requests.club_records import RecordBook
from regalia.server.requests.clubs import MEMBERS, OFFICERS, Clubs, lines_seen
from regalia.server.store import Person
from regalia.server.store.clubs import Club, Member, Standing
from regalia.server.table.services import Services
from regalia.server.tasks import Tasks
from regalia.server.wire.clubs import (
    ClubLine,
    ClubList,
    ClubMembers,
    ClubRecords,
    ClubSheet,
    ClubTalk,
    LineInClub,
    MemberNamed,
)

PAGE = 50
"""Clubs on a page of the list."""
RANKS: dict[Standing, int] = {role: number for number, role in enumerate(MEMBERS)}
LAST = (-1, "")
"""A place after all clubs."""


class ClubSheets:
    """Composes what is shown of clubs."""

    def __init__(self, services: Services, clubs: Clubs, tasks: Tasks) -> None:
        self._services, self._store, self._people, self._clubs = services, services.store, services.people, clubs
        self.records = RecordBook(services, tasks)

    async def listed(self, reader: Person | None, after: tuple[int, str] | None = None) -> ClubList:
        """The reader's clubs, and a page of all clubs, after the last one of the page before."""
        self._clubs.must_be_on()
        own = await self._clubs.of(reader.id) if reader is not None else []
        found = await self._store.clubs(PAGE + 1, *([after] if after is not None else []))
        roles = {club.id: role for club, role in own}
        return ClubList(
            [line_of(club, role) for club, role in own] if after is None else [],
            [line_of(club, roles.get(club.id)) for club in found[:PAGE]],
            await self._store.asking_to_join(reader.id) if reader is not None and own else 0,
            written(found[PAGE - 1]) if len(found) > PAGE else None,
        )

    async def of(self, club: Club, reader: Person | None) -> ClubSheet:
        """A club as the reader sees it."""
        role = await self._clubs.role_in(club, reader)
        is_known = reader is not None and await self._store.account(reader.id) is not None
        staff = await self._store.officers(club.id) if is_known else []
        return ClubSheet(
            id=club.id,
            name=club.name,
            words=club.words,
            crest=club.crest,
            joining=club.joining,
            talks=club.talks,
            people=club.people,
            founded=club.founded,
            officers=await self._named(staff),
            role=role,
            asking=await self._named(await self._with(club, "asked")) if role in OFFICERS else [],
            agreed=club.agreed if role in MEMBERS else {},
            records=await self.records.of(club.id) if role in MEMBERS else ClubRecords(),
        )

    async def members(self, club: Club, reader: Person) -> ClubMembers:
        """The members of a club, for one of them."""
        own = await self._clubs.must_be_in(club, reader)
        found = await self._store.members(club.id)
        removed = [each for each in found if each.role == "removed"] if own.role in OFFICERS else []
        named = await self._named(each for each in found if each.role in MEMBERS)
        return ClubMembers(named, await self._named(removed))

    async def talk(self, club: Club, reader: Person) -> ClubTalk:
        """What was said in a club, for a member: without lines of people whom they have muted, and of those from whom a
        block keeps them apart, in either direction.
        """
        own = await self._clubs.must_be_in(club, reader)
        muted = {*await self._store.muted_by(reader.id)}
        lines = [each for each in await lines_seen(self._store, club, reader) if each.person not in muted]
        names = await self._names({each.person for each in lines})
        shown = [
            LineInClub(
                each.number,
                each.at,
                each.person,
                names.get(each.person, ""),
                each.text,
                each.removed,
                each.person == reader.id,
            )
            for each in lines
        ]
        return ClubTalk(shown, own.role in OFFICERS)

    async def _with(self, club: Club, role: Standing) -> list[Member]:
        return [each for each in await self._store.members(club.id) if each.role == role]

    async def _named(self, members: Iterable[Member]) -> list[MemberNamed]:
        """Members with their names, by role and then in their order."""
        found = sorted(members, key=lambda each: RANKS.get(each.role, len(RANKS)))
        names = await self._names({each.person for each in found})
        return [MemberNamed(each.person, names[each.person], each.role, each.at) for each in found if each.person in names]

    async def _names(self, people: Iterable[str]) -> dict[str, str]:
        return await self._store.names([*people])


def line_of(club: Club, role: Standing | None) -> ClubLine:
    """A club in a list."""
    return ClubLine(club.id, club.name, club.words, club.crest, club.joining, club.people, role)


def written(club: Club) -> str:
    """Where a list goes on, in an address."""
    return f"{club.people}~{club.id}"


def place_in(text: str) -> tuple[int, str] | None:
    """The same from an address; None for the beginning. What cannot be read is after all clubs."""
    if not text:
        return None
    people, _, club = text.partition("~")
    return (int(people), club) if people.isascii() and people.isdigit() and len(people) < 9 else LAST


def latest(talk: ClubTalk, most: int) -> Sequence[LineInClub]:
    """The latest lines that were not removed."""
    return [each for each in talk.lines if not each.removed][-most:]

"""Clubs for tests, and who is in them."""

import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.store.administration import AuditEntry
from regalia.server.store.clubs import Club
from regalia.server.store.reports import Report, Sanction, SanctionKind
from regalia.server.wire.clubs import ClubSettings
from tests.server.events.site import Site

OPEN = ClubSettings("Night Owls", "We play late.", joining="open")
ASKING = replace(OPEN, joining="request")


def refused(code: str) -> pytest.RaisesExc[Refuse]:
    return pytest.raises(Refuse, match=code)


async def founded(site: Site, chosen: ClubSettings, members: int = 0) -> tuple[Club, list[Person]]:
    """A club, its owner and its other members."""
    people = await site.members(1 + members)
    club = await site.arena.clubs.found(people[0], chosen)
    for each in people[1:]:
        site.time += 1
        await site.arena.clubs.join(club, each)
        if chosen.joining == "request":
            await site.arena.clubs.give_role(club, people[0], each.id, "member")
    return await read(site, club), people


async def read(site: Site, club: Club) -> Club:
    return await site.arena.clubs.find(club.id)


async def roles(site: Site, club: Club) -> dict[str, str]:
    return {each.person: each.role for each in await site.arena.store.members(club.id)}


async def sanctioned(site: Site, person: Person, kind: SanctionKind) -> None:
    report = Report(f"re-{person.id}", "u_x", person.id, "person", "", 0, "other", "", 1.0)
    await site.arena.store.file_report(report, [])
    sanction = Sanction(person.id, kind, None, 1.0)
    await site.arena.store.decide_report(report.id, kind, AuditEntry(1.0, "Host", "x", ""), sanction)

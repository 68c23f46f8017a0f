"""People whom a person can name together: their friends, or the members of a club of theirs."""

from regalia.server.errors import Refuse
from regalia.server.requests.clubs import Clubs
from regalia.server.requests.friends import Friends
from regalia.server.store import Person

FRIENDS = "friends"
"""The word for all friends; other words are ids of clubs."""


async def people_among(friends: Friends, clubs: Clubs, person: Person | None, among: str) -> set[str] | None:
    """The friends of a person, or the members of a club of theirs, with themselves; None if `among` is empty.

    Raises Refuse.
    """
    if not among:
        return None
    if person is None:
        raise Refuse("accounts_only")
    if among == FRIENDS:
        return await friends.of(person) | {person.id}
    club = await clubs.find(among)
    await clubs.must_be_in(club, person)
    return {*await clubs.store.people_in_club(club.id)}

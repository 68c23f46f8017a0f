"""A person as others see them: what their page shows, and to whom."""

from collections.abc import Mapping

from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.people.names import LONGEST, likeness
from regalia.server.people.profiles import Profile, profile_of
from regalia.server.requests.clubs import MEMBERS
from regalia.server.requests.friends import Friends
from regalia.server.requests.leaderboards import ratings_of
from regalia.server.store import Person
from regalia.server.store.identity import Account
from regalia.server.table.services import Services
from regalia.server.wire.people import ClubNamed, PersonMessage, Reputation

GAMES, FEWEST = 50, 10
"""The latest public games with people that make a person's reputation, and the fewest that do."""
FINISHES, MOSTLY = 0.96, 0.85
"""The shares of games played to the end of those who finish them, and of those who mostly do."""


async def account_of(services: Services, who: str) -> tuple[Account, Person]:
    """The account of a person by id, or by a name that looks like theirs. Raises Refuse if there is none: `no_page` for the
    id of a guest.
    """
    is_id, may_be_name = who.startswith("u_") and who.isprintable(), len(who) <= LONGEST and who.isprintable()
    account = await services.store.account(who) if is_id else None
    if account is None and may_be_name:
        account = await services.store.account_named(likeness(who))
    person = await services.people.find(account.person) if account is not None else None
    if account is None or person is None:
        raise Refuse("no_page" if is_id and await services.people.find(who) else "no_such_person")
    return account, person


async def portrait(services: Services, friends: Friends, viewer: Person, who: str) -> PersonMessage:
    """A person as another sees them. Raises Refuse if there is no account of this name or id.

    To those whom the person has blocked the page is closed, as it may be to all.
    """
    account, person = await account_of(services, who)
    profile, tie = await profile_of(services.store, person.id), await friends.tie(viewer, person)
    shown = PersonMessage(
        person.id,
        person.name,
        tie,
        blocked=await friends.has_blocked(viewer, person),
        open=tie == "you" or (is_shown(profile, tie == "friend") and not await friends.has_blocked(person, viewer)),
    )
    if not shown.open:
        return shown
    since = await services.store.tie(viewer.id, person.id) if tie == "friend" else None
    return replace(
        shown,
        since=account.created,
        speaks=profile.speaks,
        words=profile.words,
        reputation=reputation(await services.store.ends_of(person.id, GAMES)),
        friend_since=since.at if since is not None else None,
        clubs=await clubs_of(services, person.id),
        ratings=tuple(await ratings_of(services, person.id)),
    )


async def clubs_of(services: Services, person: str) -> tuple[ClubNamed, ...]:
    """The clubs of which a person is a member; none if the host has turned clubs off."""
    if services.settings.clubs == "no":
        return ()
    found = await services.store.clubs_of(person)
    return tuple(ClubNamed(club.id, club.name) for club, role in found if role in MEMBERS)


async def may_filter_by(services: Services, friends: Friends, viewer: Person, who: str) -> bool:
    """True if a list of another person's games may be asked for those with a third one: not if their page is closed to the
    one who asks.
    """
    try:
        return not who or (await portrait(services, friends, viewer, who)).open
    except Refuse:  # a guest has no page to close
        return True


def reputation(ends: Mapping[str, int]) -> Reputation | None:
    """The word for how many of these games a person has played to the end, by how they ended for that person."""
    games = sum(ends.values())
    if games < FEWEST:
        return None
    share = ends.get("played", 0) / games
    return "finishes" if share >= FINISHES else "mostly" if share >= MOSTLY else "leaves"


def is_shown(profile: Profile, is_friend: bool) -> bool:
    """True if a person shows their page to another who is a friend, or is not."""
    return profile.shown == "all" or (profile.shown == "friends" and is_friend)

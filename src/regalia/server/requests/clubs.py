"""What people do in clubs: found one, join, leave, and what its officers and owners decide."""

import asyncio
import secrets
from contextlib import suppress

from msgspec.structs import replace

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.limits import Buckets
from regalia.server.people.crests import Crest
from regalia.server.people.names import imitations, in_one_line, is_reserved, likeness, look_alike, seemly
from regalia.server.requests.sanctions import must_be_free
from regalia.server.store import Conflict, Person, Store
from regalia.server.store.administration import AuditEntry
from regalia.server.store.clubs import AgreedInClub, Club, Member, Role, Standing
from regalia.server.store.notices import Notice
from regalia.server.store.talk import Line
from regalia.server.table import seating
from regalia.server.table.services import Services
from regalia.server.time.tempo import DAY
from regalia.server.wire.clubs import ClubSettings

MOST_CLUBS, MOST_MEMBERS = 20, 500
"""The most clubs of a person, requests to join included; and the most members of a club."""
MOST_FOUNDED, MOST_JOINED = 3, 20
"""The most clubs that a person founds in a day, and the most that they join or ask to."""
ENDS_AFTER = 30 * DAY
"""Seconds after which a club without members ends."""
ROUND = 3600.0
"""Seconds between searches for clubs to end."""
MEMBERS: tuple[Role, ...] = ("owner", "officer", "member")
OFFICERS: tuple[Role, ...] = ("owner", "officer")


class Clubs:
    """The requests of people about clubs. Raises Refuse."""

    def __init__(self, services: Services) -> None:
        self.store, self._now = services.store, services.now
        self._founders = services.settings.clubs
        self._founders_days = services.settings.clubs_after
        self.is_on = self._founders != "no"
        self.founded = Buckets(MOST_FOUNDED / DAY, MOST_FOUNDED)
        """Clubs, by the person who founds them."""
        self.joined = Buckets(MOST_JOINED / DAY, MOST_JOINED)
        """Clubs joined and requests to join, by person."""
        self._counting = asyncio.Lock()
        """Held from counting to saving, so that requests at the same time pass no limit."""

    def must_be_on(self) -> None:
        """Refuse if the host has turned clubs off."""
        if not self.is_on:
            raise Refuse("clubs_off")

    async def find(self, name: str) -> Club:
        """A club by its id, or by a name that looks like its own."""
        self.must_be_on()
        club = None
        if name.startswith("c_") and name.isprintable():
            club = await self.store.club(name)
        if club is None and name.isprintable() and 0 < len(name) <= 24:
            club = await self.store.club_named(likeness(name))
        if club is None:
            raise Refuse("no_such_club")
        return club

    async def role_in(self, club: Club, person: Person | None) -> Standing | None:
        """What a person is to a club; None for a stranger."""
        member = await self.store.member(club.id, person.id) if person is not None else None
        return member.role if member is not None else None

    async def must_be_in(self, club: Club, person: Person) -> Member:
        """What a member is to a club. Refuses others."""
        return await self._must_be(club, person, MEMBERS, "not_member")

    async def must_be_officer(self, club: Club, person: Person) -> Member:
        """What an owner or officer is to a club. Refuses others."""
        return await self._must_be(club, person, OFFICERS, "not_officer")

    async def _must_be(self, club: Club, person: Person, roles: tuple[Role, ...], code: str) -> Member:
        member = await self.store.member(club.id, person.id)
        if member is None or member.role not in roles:
            raise Refuse(code)
        return member

    async def of(self, person: str) -> list[tuple[Club, Standing]]:
        """The clubs of which a person is a member or asks to be; none if the host has turned clubs off."""
        return await self.store.clubs_of(person) if self.is_on else []

    async def can_found(self, person: Person | None) -> bool:
        """True if a person can found clubs: their account is old enough, and the host has not kept that to hosts."""
        account = await self.store.account(person.id) if person is not None else None
        if account is None or not self.is_on:
            return False
        if account.role == "host":
            return True
        return self._founders == "accounts" and self._now() - account.created >= self._founders_days * DAY

    async def found(self, person: Person, chosen: ClubSettings) -> Club:
        """Found a club of which a person is the owner. A muted person cannot, as its name is for all to read."""
        self.must_be_on()
        await self._must_have_account(person)
        if not await self.can_found(person):
            raise Refuse("cannot_found")
        empty = Club(f"c_{secrets.token_urlsafe(9)}", "", "", "", "", "open", talks=True, agreed={}, founded=self._now())
        club = await self._chosen(empty, chosen)
        await must_be_free(self.store, person.id, "muted", self._now())
        async with self._counting:
            await self._must_have_room(person)
            if not self.founded.take(person.id):
                raise Refuse("too_fast")
            try:
                await self.store.found_club(club, person.id)
            except Conflict as taken:
                raise Refuse("club_name_taken") from taken
        return club

    async def choose(self, club: Club, person: Person, chosen: ClubSettings) -> Club:
        """Change what the owners of a club choose. A muted person changes neither its name nor its words."""
        await self._must_be(club, person, ("owner",), "not_owner")
        after = await self._chosen(club, chosen)
        if (after.name, after.words) != (club.name, club.words):
            await must_be_free(self.store, person.id, "muted", self._now())
        try:
            await self.store.change_club(after)
        except Conflict as taken:
            raise Refuse("club_name_taken") from taken
        return after

    async def _chosen(self, club: Club, chosen: ClubSettings) -> Club:
        """A club with what was chosen, checked."""
        name = seemly(chosen.name)
        if is_reserved(name) or await self._is_anothers(name, club.id):
            raise Refuse("club_name_taken")
        if chosen.crest and not Crest(*chosen.crest.split(".")).is_drawn:
            raise Refuse("malformed", detail="crest")
        return replace(
            club,
            name=name,
            likeness=likeness(name),
            words=in_one_line(chosen.words) if chosen.words.strip() else "",
            crest=chosen.crest,
            joining=chosen.joining,
            talks=chosen.talks,
        )

    async def _is_anothers(self, name: str, club: str) -> bool:
        """True if a name looks like that of another club."""
        found = [await self.store.club_named(alike) for alike in imitations(name)]
        return any(look_alike(name, each.name) for each in found if each is not None and each.id != club)

    async def agree(self, club: Club, person: Person, game: str, agreed: AgreedInClub | None) -> Club:
        """Set what is agreed at a club's tables of a game, or with None what is usual. For owners and officers."""
        await self.must_be_officer(club, person)
        if game not in games.slugs():
            raise Refuse("no_such_game", allowed=[*games.slugs()])
        after = {name: each for name, each in club.agreed.items() if name != game}
        if agreed is not None:
            after[game] = AgreedInClub(agreed.tempo, seating.options_of(games.load(game), agreed.options))
        try:
            await self.store.agree_in_club(club, after)
        except Conflict as faster:
            raise Refuse("try_again") from faster
        return replace(club, agreed=after)

    async def _must_have_account(self, person: Person) -> None:
        """Refuse people without an account, and those who are suspended."""
        if await self.store.account(person.id) is None:
            raise Refuse("accounts_only")
        await must_be_free(self.store, person.id, "suspended", self._now())

    async def _must_have_room(self, person: Person) -> None:
        if len(await self.store.clubs_of(person.id)) >= MOST_CLUBS:
            raise Refuse("too_many_clubs", allowed=MOST_CLUBS)

    async def join(self, club: Club, person: Person) -> None:
        """Join a club, or ask to. The first who joins a club without members becomes its owner. Joined again, nothing
        changes; one who was removed is refused.
        """
        self.must_be_on()
        await self._must_have_account(person)
        standing = await self.role_in(club, person)
        if standing == "removed":
            raise Refuse("removed_from_club")
        joins = club.joining == "open" or not club.people
        if standing in MEMBERS or (standing == "asked" and not joins):
            return
        async with self._counting:
            if standing is None:
                await self._must_have_room(person)
            if not self.joined.take(person.id):
                raise Refuse("too_fast")
            await (self._join(club, person) if joins else self._ask(club, person))

    async def _join(self, club: Club, person: Person) -> None:
        member = Member(club.id, person.id, "member" if club.people else "owner", self._now())
        try:
            await self.store.join_club(member, MOST_MEMBERS)
        except Conflict as late:
            raise await self._why_not(club) from late

    async def _ask(self, club: Club, person: Person) -> None:
        now, quiet = self._now(), await self.store.muting(person.id)
        officers = [each.person for each in await self.store.officers(club.id) if each.person not in quiet]
        notices = [Notice(each, "club", f"asked-{person.id}", now) for each in officers]
        try:
            await self.store.ask_to_join(Member(club.id, person.id, "asked", now), notices)
        except Conflict:  # asked twice at the same time
            return

    async def _why_not(self, club: Club) -> Refuse:
        """Why a change could not be saved: the club is full or gone, or another change was faster."""
        now = await self.store.club(club.id)
        if now is None:
            return Refuse("no_such_club")
        return Refuse("club_full", allowed=MOST_MEMBERS) if now.people >= MOST_MEMBERS else Refuse("try_again")

    async def leave(self, club: Club, person: Person, heir: str = "") -> None:
        """Leave a club, or take back a request. The last owner names another, unless no one else is a member."""
        own = await self.store.member(club.id, person.id)
        if own is None or own.role == "removed":
            raise Refuse("not_member")
        try:
            if own.role == "asked":
                await self.store.end_asking(own)
                return
            next_owner = await self._heir(club, own, heir)
            now = self._now()
            notices = [Notice(next_owner.person, "club", f"owner-{int(now)}", now)] if next_owner is not None else []
            await self.store.leave_club(own, now, next_owner, notices)
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def _heir(self, club: Club, own: Member, heir: str) -> Member | None:
        """Who becomes owner when the last one leaves. Refuses if that must be said."""
        owners = [each for each in await self.store.officers(club.id) if each.role == "owner"]
        if own.role != "owner" or len(owners) > 1 or club.people == 1:
            return None
        found = await self.store.member(club.id, heir) if heir and heir != own.person else None
        if found is None or found.role not in MEMBERS:
            raise Refuse("last_owner")
        return found

    async def give_role(self, club: Club, by: Person, person: str, role: Role) -> None:
        """Let a person in who has asked, as an owner or officer; or, as an owner, change the role of a member."""
        own, member = await self.must_be_officer(club, by), await self.store.member(club.id, person)
        if member is None or member.role == "removed":
            raise Refuse("no_such_member")
        if member.role == "asked" and role == "member":
            await self._admit(club, member)
            return
        if member.role == "asked":
            raise Refuse("malformed", allowed=["member"], detail="role")
        if own.role != "owner":
            raise Refuse("not_owner")
        if member.role == role:
            return
        now = self._now()
        notices = [Notice(person, "club", f"owner-{int(now)}", now)] if role == "owner" and person != by.id else []
        try:
            await self.store.change_role(Member(club.id, person, role, now), member.role, notices)
        except Conflict as last:
            raise Refuse("last_owner" if member.role == "owner" else "try_again") from last

    async def _admit(self, club: Club, member: Member) -> None:
        now = self._now()
        notices = [Notice(member.person, "club", f"accepted-{int(now)}", now)]
        try:
            await self.store.admit_to_club(replace(member, role="member", at=now), MOST_MEMBERS, notices)
        except Conflict as late:
            raise await self._why_not(club) from late

    async def remove(self, club: Club, by: Person, person: str) -> None:
        """Decline a request, remove a member, or let one who was removed come back. Only owners remove officers, and an
        owner is not removed.
        """
        own, member = await self.must_be_officer(club, by), await self.store.member(club.id, person)
        if member is None:
            return
        if member.role == "owner" or (member.role == "officer" and own.role != "owner"):
            raise Refuse("not_owner")
        try:
            if member.role in MEMBERS:
                await self.store.remove_from_club(member, self._now())
            else:
                await self.store.end_asking(member)
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def end(self, club: Club, person: Person, is_host: bool) -> None:
        """End a club with all that was said in it: its owner, if no one else is a member; or a host, which is logged."""
        role = await self.role_in(club, person)
        if not is_host and (role != "owner" or club.people > 1):
            raise Refuse("not_owner")
        entry = AuditEntry(self._now(), person.name, "end-club", f"{club.name} ({club.id})") if is_host else None
        try:
            await self.store.end_club(club.id, MOST_MEMBERS if is_host else 1, entry)
        except Conflict as joined:
            raise Refuse("try_again") from joined

    async def round(self) -> None:
        """End the clubs that have had no members for long."""
        for club in await self.store.clubs_to_end(self._now() - ENDS_AFTER):
            with suppress(Conflict):  # a person has joined
                await self.store.end_club(club, 0)


async def lines_seen(store: Store, club: Club, member: Person) -> list[Line]:
    """The lines of a club's talk without those of people from whom a block keeps a member apart, in either direction."""
    apart = await store.apart(member.id)
    return [each for each in await store.lines(club.id) if each.person not in apart]

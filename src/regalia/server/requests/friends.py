"""Friends, requests to be one, and blocks. All of them are between people who have accounts.

A person who is blocked cannot tell: what they are answered is what it would be without the block.
"""

from regalia.server.errors import Refuse
from regalia.server.limits import Buckets
from regalia.server.store import Conflict, Person
from regalia.server.store.ties import Tie
from regalia.server.table.services import Services
from regalia.server.time.tempo import DAY
from regalia.server.wire.people import Circle, PersonNamed, TieToYou

MOST_FRIENDS, MOST_ASKED, MOST_BLOCKED = 200, 20, 500
"""The limits of one person: friends, requests that wait, and people who are blocked."""


class Friends:
    """What people are to each other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self.asked = Buckets(MOST_ASKED / DAY, MOST_ASKED)
        """Requests to be friends, by the person who asks."""

    async def ask(self, person: Person, other: Person) -> None:
        """Ask another person to be friends, or agree if they have asked. Raises Refuse."""
        now, tie = self._services.now(), await self.tie(person, other)
        if tie in ("friend", "asked"):
            return
        if tie == "you":
            raise Refuse("malformed", detail="yourself")
        if await self.has_blocked(person, other):
            raise Refuse("blocked")
        await self._must_have_room(person)
        if tie == "asks":
            await self._agree(person, other, now)
            return
        if len(await self._store.ties_of(person.id, "asked")) >= MOST_ASKED:
            raise Refuse("too_many", allowed=MOST_ASKED)
        if not self.asked.take(person.id):
            raise Refuse("too_fast")
        await self._store.ask_friend(person.id, other.id, now)

    async def _agree(self, person: Person, other: Person, now: float) -> None:
        await self._must_have_room(other)
        try:
            await self._store.befriend(person.id, other.id, now)
        except Conflict as gone:
            raise Refuse("try_again") from gone

    async def _must_have_room(self, person: Person) -> None:
        """Raises Refuse if a person has as many friends as there can be."""
        if len(await self._store.ties_of(person.id, "friend")) >= MOST_FRIENDS:
            raise Refuse("too_many", allowed=MOST_FRIENDS)

    async def end(self, person: Person, other: Person) -> None:
        """End a friendship, take back a request, or decline the other person's."""
        await self._store.end_friend(person.id, other.id)

    async def block(self, person: Person, other: Person) -> None:
        """Block another person. Raises Refuse."""
        if person.id == other.id:
            raise Refuse("malformed", detail="yourself")
        if len(await self._store.ties_of(person.id, "blocked")) >= MOST_BLOCKED:
            raise Refuse("too_many", allowed=MOST_BLOCKED)
        await self._store.block(person.id, other.id, self._services.now())
        self._services.listener.hushed(person.id)

    async def unblock(self, person: Person, other: Person) -> None:
        """Unblock another person."""
        await self._store.unblock(person.id, other.id)
        self._services.listener.hushed(person.id)

    async def has_blocked(self, person: Person, other: Person) -> bool:
        """True if a person has blocked another."""
        own = await self._store.tie(person.id, other.id)
        return own is not None and own.kind == "blocked"

    async def tie(self, person: Person, other: Person) -> TieToYou:
        """What another person is to a person. A request of one who is blocked does not show."""
        if person.id == other.id:
            return "you"
        own, theirs = await self._store.tie(person.id, other.id), await self._store.tie(other.id, person.id)
        if own is not None and own.kind != "blocked":
            return own.kind
        return "asks" if own is None and theirs is not None and theirs.kind == "asked" else "none"

    async def of(self, person: Person) -> set[str]:
        """The friends of a person."""
        return {tie.other for tie in await self._store.ties_of(person.id, "friend")}

    async def asking(self, person: Person) -> list[PersonNamed]:
        """The people who ask to be a person's friends."""
        return await self._named([(tie.person, tie) for tie in await self._store.asking(person.id)])

    async def circle(self, person: Person) -> Circle:
        """Everyone whom a person knows."""
        friends, asked, blocked = [
            await self._named([(tie.other, tie) for tie in await self._store.ties_of(person.id, kind)])
            for kind in ("friend", "asked", "blocked")
        ]
        return Circle(friends, await self.asking(person), asked, blocked)

    async def _named(self, ties: list[tuple[str, Tie]]) -> list[PersonNamed]:
        people = self._services.people
        await people.read([who for who, _ in ties])
        return [PersonNamed(who, known.name, tie.at) for who, tie in ties if (known := people.known(who)) is not None]

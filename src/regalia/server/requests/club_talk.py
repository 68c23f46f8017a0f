"""Talking in a club: saying and removing lines, by the rules of tables."""

import asyncio
from collections.abc import Sequence

from regalia.server.errors import Refuse
from regalia.server.people.names import in_one_line
from regalia.server.requests.chat import removal
from regalia.server.requests.clubs import Clubs, lines_seen
from regalia.server.requests.sanctions import must_be_free
from regalia.server.store import Conflict, Person
from regalia.server.store.clubs import Club
from regalia.server.store.talk import Line
from regalia.server.table.services import Services
from regalia.server.talk.lines import KEEP
from regalia.server.wire.clubs import ClubSay

ATTEMPTS = 5
"""Attempts to save, if others are faster."""


class ClubTalk:
    """Says and removes lines. Raises Refuse."""

    def __init__(self, services: Services, clubs: Clubs) -> None:
        self._services, self._store, self._clubs = services, services.store, clubs
        self._saying = asyncio.Lock()
        """Held while a line gets its number, for which nodes compete."""

    async def say(self, club: Club, person: Person, said: ClubSay, address: str) -> int:
        """Say a line, once for each id; its number, which grows with the time: that it is not the next one does not show
        that lines of others are hidden from the reader.
        """
        await self._clubs.must_be_in(club, person)
        if not club.talks:
            raise Refuse("talk_off")
        await must_be_free(self._store, person.id, "muted", self._services.now())
        async with self._saying:
            return await self._say(club, person, said, address)

    async def _say(self, club: Club, person: Person, said: ClubSay, address: str) -> int:
        text, limits = in_one_line(said.text), self._services
        is_counted = False
        for _ in range(ATTEMPTS):
            lines = await self._store.lines(club.id)
            before = next((each.number for each in lines if (each.person, each.id) == (person.id, said.id)), None)
            if before is not None:
                return before
            if not is_counted:
                if not limits.talk_addresses.has_room(address) or not limits.talkers.take(person.id):
                    raise Refuse("too_fast")
                is_counted = limits.talk_addresses.take(address)
            number = max(*(each.changed + 1 for each in lines), int(limits.now() - club.founded), 1)
            line = Line(number, number, person.id, said.id, None, round(limits.now(), 3), text)
            try:
                await self._store.say(club.id, line, number - oldest_kept(lines) + 1)
            except Conflict:  # another was faster, perhaps with this very line
                continue
            return number
        raise Refuse("try_again")

    async def remove(self, club: Club, person: Person, number: int, is_host: bool) -> None:
        """Remove a line that one sees, as an owner or officer; or any as a host of the arena. A line of another person is
        logged.
        """
        if not is_host:
            await self._clubs.must_be_officer(club, person)
        lines = await self._store.lines(club.id)
        seen = lines if is_host else await lines_seen(self._store, club, person)
        line = next((each for each in seen if each.number == number), None)
        if line is None:
            raise Refuse("not_found")
        if line.removed:
            return
        entry = await removal(self._services, person.id, line, f"{club.name} ({club.id})")
        try:
            await self._store.remove_line(club.id, number, max(each.changed for each in lines) + 1, entry)
        except Conflict as faster:
            raise Refuse("try_again") from faster


def oldest_kept(lines: Sequence[Line]) -> int:
    """The number of the oldest line that stays when one is added."""
    return lines[-KEEP + 1].number if len(lines) >= KEEP else 0

"""People who look for others to play with: what they ask for, and what they see of it."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from statistics import median
from typing import Protocol

from msgspec.structs import replace

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.limits import Buckets
from regalia.server.lobby.matching import Near
from regalia.server.lobby.news import News
from regalia.server.lobby.seekers import Known, Seekers, queue_of
from regalia.server.nodes.announcements import Announcements
from regalia.server.people.people import People
from regalia.server.requests.sanctions import must_be_free
from regalia.server.settings import Settings
from regalia.server.store import Conflict, Offer, Person, Seek, Store, Within
from regalia.server.time.tempo import DAY, MINUTE
from regalia.server.wire.seeks import NewSeek, Offered, SeekState

GONE_AFTER = MINUTE
"""Seconds after which a seek for a live game ends whose page is not open."""
LASTS = 7 * DAY
"""Seconds for which a seek with days to think lasts."""
SEEN_EVERY = 15.0
"""Seconds for which it is not noted again that a page is open."""
LEAST_WAITS = 5
"""Fewer waits say nothing about how long others may have to wait."""
FRESH = 10.0
"""Seconds for which the usual waits are cached."""


class Begun(Protocol):
    """How often people may begin to look."""

    seeks: Buckets
    """By person."""
    seek_addresses: Buckets
    """By address, for those who do not look already."""


class Finder:
    """The seeks of an arena. What others do is known after `look`, which every node does twice a second."""

    def __init__(
        self,
        store: Store,
        people: People,
        settings: Settings,
        rates: Begun,
        announcements: Announcements,
        now: Callable[[], float],
    ) -> None:
        self._store, self._people, self._now = store, people, now
        self._rates, self._announcements = rates, announcements
        self.is_on = settings.matching == "yes"
        self.news = News()
        """Changes of seeks and offers."""
        self.opened_at = now()
        """Until then no page could be open at this node."""
        self._seeks: list[Seek] = []
        self._by_person: dict[str, Seek] = {}
        self._offers: dict[str, Offer] = {}
        self.seekers = Seekers(store, with_ratings=settings.ratings == "yes")
        """Those who look and are offered nothing."""
        self._waits: dict[tuple[str, Within], tuple[float, float | None]] = {}

    async def look(self) -> None:
        """Read the seeks and offers; if they have changed, notify the pages that show them."""
        seeks, offers = await self._store.seeks(), {offer.id: offer for offer in await self._store.offers()}
        await asyncio.sleep(0)
        before = [*map(unseen, self._seeks)], self._offers
        self._seeks, self._offers = seeks, offers
        self._by_person = {each.person: each for each in seeks}
        await self.seekers.update([each for each in seeks if not each.offer and not self.is_over(each)])
        if ([*map(unseen, seeks)], offers) != before:
            self.news.changed()

    @property
    def seeks(self) -> Sequence[Seek]:
        """All seeks as of the last look, in the order in which they are served."""
        return self._seeks

    @property
    def offers(self) -> Mapping[str, Offer]:
        """All offers as of the last look."""
        return self._offers

    def is_over(self, seek: Seek) -> bool:
        """True if a seek has ended by itself: no page of it is open, or it has lasted long enough."""
        if seek.tempo == "days":
            return self._now() - seek.since >= LASTS
        return self._now() - max(seek.seen, self.opened_at) >= GONE_AFTER

    async def seek(self, person: Person, wanted: NewSeek, address: str = "") -> None:
        """Look for others, in the place of what the person looked for before. Raises Refuse."""
        self.must_let_seek(wanted)
        await must_be_free(self._store, person.id, "suspended", self._now())
        if not self._rates.seeks.take(person.id):
            raise Refuse("too_fast")
        now, known = self._now(), await self._store.seek(person.id)
        if known is None and address and not self._rates.seek_addresses.take(address):
            raise Refuse("too_fast")
        seek = Seek(
            person=person.id,
            id=secrets.token_urlsafe(9),
            games=tuple(dict.fromkeys(wanted.games)),
            seats=tuple(sorted({*wanted.seats})),
            tempo=wanted.tempo,
            since=now,
            bots_at=None if wanted.bots_after is None else now + wanted.bots_after,
            seen=now,
        )
        if known is None or known.offer or self.is_over(known) or choice(known) != choice(seek):
            await self._store.save_seek(seek)

    async def stop(self, person: Person) -> None:
        """Look no longer; a table that is offered is declined."""
        await self._store.end_seek(person.id)

    async def confirm(self, person: Person, offer: str) -> None:
        """Confirm the table that is offered. Raises Refuse if it is offered no more, or the person is suspended."""
        await must_be_free(self._store, person.id, "suspended", self._now())
        try:
            await self._store.confirm_seek(person.id, offer, self._now())
        except Conflict as late:
            raise Refuse("offer_over") from late

    async def let_bots_in(self, person: Person) -> None:
        """Let bots take the free seats now. Raises Refuse if the person does not look."""
        try:
            await self._store.let_bots_in(person.id, self._now())
        except Conflict as none:
            raise Refuse("no_seek") from none

    def must_let_seek(self, wanted: NewSeek) -> None:
        """Raise Refuse if matching is off, if no game fits, or if it would be live and maintenance is near or under way."""
        self.must_be_on()
        check(wanted)
        if wanted.tempo == "live":
            self._announcements.must_let_live_begin()

    def is_held_up(self, state: SeekState) -> bool:
        """True if a search finds nothing before maintenance is over."""
        return state.state == "looking" and state.tempo == "live" and self._announcements.near() is not None

    def must_be_on(self) -> None:
        """Raise Refuse if the host has turned matching off."""
        if not self.is_on:
            raise Refuse("matching_off")

    async def seen(self, person: str) -> None:
        """Note that a person's page is open."""
        seek = await self._store.seek(person)
        if seek is not None and self._now() - seek.seen >= SEEN_EVERY:
            await self._store.see_seek(person, self._now())

    async def state(self, person: Person | None) -> SeekState:
        """How far a person's seek has come."""
        seek = await self._store.seek(person.id) if person is not None else None
        if seek is None or (not seek.offer and self.is_over(seek)):
            return NONE
        offer = await self._store.offer(seek.offer) if seek.offer else None
        if offer is None:
            return await self._looking(replace(seek, offer=""))
        if offer.table_id:
            return replace(state_of(seek, self._now()), state="open", game=offer.game, table=offer.table_id)
        return await self._found(seek, offer)

    async def _looking(self, seek: Seek) -> SeekState:
        queue = self.seekers.queue
        near = queue.nearest(seek.person) or self._alone(seek)
        return replace(
            state_of(seek, self._now()),
            looking=queue.others(seek.person),
            usual=await self.usual(seek.games, seek.tempo),
            game=near.game,
            players=near.seats,
            people=near.people,
        )

    def _alone(self, seek: Seek) -> Near:
        """What a person sees whose seek was saved after the last look."""
        return queue_of([seek], {seek.id: Known(frozenset(), {})}).nearest(seek.person) or Near(seek.games[0], 0, 1)

    async def _found(self, seek: Seek, offer: Offer) -> SeekState:
        others = await self._store.seeks_with(offer.id)
        await self._people.read([each.person for each in others])
        people = [known for each in others if (known := self._people.known(each.person)) is not None]
        offered = Offered(
            offer.id,
            offer.game,
            [each.name for each in people],
            sum(each.confirmed for each in others),
            seek.confirmed,
            offer.seats - offer.people,
            max(0.0, offer.until - self._now()),
        )
        found = replace(state_of(seek, self._now()), state="found", offer=offered)
        return replace(found, game=offer.game, players=offer.seats, people=offer.people)

    def seeking(self, person: str) -> Seek | None:
        """The seek of a person as of the last look, unless a table is open for it."""
        seek = self._by_person.get(person)
        offer = self._offers.get(seek.offer) if seek is not None else None
        return None if seek is None or self.is_over(seek) or (offer is not None and offer.table_id) else seek

    def looking(self, tempo: Within, apart: Collection[str] = ()) -> int:
        """The number of people who look for a game at a tempo, as of the last look, without those `apart`."""
        seeks = (each for each in self._seeks if each.tempo == tempo and each.person not in apart)
        return sum(not each.offer and not self.is_over(each) for each in seeks)

    async def usual(self, slugs: Sequence[str], tempo: Within) -> float | None:
        """The least of the usual waits for one of these games, in seconds; None if too little is known."""
        found = [await self._usual(slug, tempo) for slug in slugs]
        return min((each for each in found if each is not None), default=None)

    async def _usual(self, slug: str, tempo: Within) -> float | None:
        known = self._waits.get((slug, tempo))
        if known is None or self._now() - known[0] >= FRESH:
            waits = await self._store.waits(slug, tempo)
            known = self._waits[slug, tempo] = self._now(), median(waits) if len(waits) >= LEAST_WAITS else None
        return known[1]


NONE = SeekState("none", [], [], "live", 0, None, 0, None, "", 0, 0, None, None)


def check(wanted: NewSeek) -> None:
    """Raise Refuse unless there are the games, and one of them can be played by one of the numbers of players."""
    if {*wanted.games} - {*games.slugs()}:
        raise Refuse("no_such_game", allowed=[*games.slugs()])
    counts = {count for slug in wanted.games for count in games.load(slug).seats if count > 1}
    if not counts or (wanted.seats and not counts & {*wanted.seats}):
        raise Refuse("wrong_count", allowed=sorted(counts))


def choice(seek: Seek) -> tuple[object, ...]:
    """What a person has chosen; the seconds after which bots come in among it."""
    patience = None if seek.bots_at is None else seek.bots_at - seek.since
    return seek.games, seek.seats, seek.tempo, patience


def unseen(seek: Seek) -> tuple[object, ...]:
    """What pages show of a seek."""
    return seek.id, seek.bots_at, seek.offer, seek.confirmed, seek.head


def state_of(seek: Seek, now: float) -> SeekState:
    """What is known of a seek by itself."""
    bots_in = None if seek.bots_at is None else max(0.0, seek.bots_at - now)
    waited = max(0.0, now - seek.since)
    return SeekState("looking", [*seek.games], [*seek.seats], seek.tempo, waited, bots_in, 0, None, "", 0, 0, None, None)

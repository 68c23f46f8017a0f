"""What the arena does in tournaments by itself: draw rounds, open their tables, count their results, end them.

All of it is in the store, state by state, so that any node goes on where another was killed. One node at a time does this;
if two believe that it is theirs, each change is still made once, and a pairing opens one table.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from regalia.bots import stand_in_of
from regalia.server.errors import Refuse, log_failure
from regalia.server.events.drawing import State, draw, is_last, least_of, rounds_of, winner_of
from regalia.server.events.ranges import pool_of
from regalia.server.events.round_time import with_rests
from regalia.server.events.scoring import scores_at_end, scores_when_time_is_up, scores_without
from regalia.server.events.seasons import next_season, staying
from regalia.server.requests.handler import ask
from regalia.server.requests.opening import Opener
from regalia.server.requests.registry import PASSING, Tables
from regalia.server.store import Conflict, Event, Pairing, Person, Round, Spectators
from regalia.server.store.events import season_of
from regalia.server.store.notices import Notice
from regalia.server.store.sql import Change
from regalia.server.table.services import Services
from regalia.server.table.table import Table
from regalia.server.time.tempo import MINUTE, tempo_of
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.tournaments import Place, Score, scores_of
from regalia.tournaments.seating import lot

ROUND = 2.0
"""Seconds between looks at the tournaments."""
BREAK = MINUTE
"""Seconds between two rounds of live games."""
AT_ONCE = 4
"""Number of tables opened at once."""

log = logging.getLogger(__name__)


class Director:
    """Leads the tournaments of an arena from round to round."""

    def __init__(self, services: Services, tables: Tables, opener: Opener) -> None:
        self._store, self._people, self._now = services.store, services.people, services.now
        self._uptime, self._tables, self._opener = services.uptime, tables, opener

    async def round(self) -> None:
        """Do what is due in all tournaments."""
        for event in await self._store.events_due(self._now()):
            try:
                await self._lead(event)
            except Conflict:  # another node was faster, or the director has changed something
                pass
            except Exception as wrong:  # the others go on
                log_failure(log, wrong, "a tournament cannot go on")

    async def _lead(self, event: Event | None) -> None:
        """Do what is due in a tournament, as many rounds as come to an end."""
        if event is not None and event.state == "open":
            event = await self._begin(event)
        while event is not None:
            drawn = await self._store.round(event.id, event.round)
            assert drawn is not None, "a tournament in play has a round"
            drawn = with_rests(drawn, self._uptime.outages(self._now()))
            if event.paused is not None:
                await self._count(event, drawn, event.paused)
                return
            if drawn.ended is None and await self._play(event, drawn):
                await self._store.end_round(drawn, self._now())
                drawn = replace(drawn, ended=self._now())
            if drawn.ended is None or self._now() < next_at(event, drawn):
                return
            event = await self._go_on(event)

    async def _state(self, event: Event) -> State:
        """A tournament as rounds are drawn: who is suspended counts as gone."""
        entries, pairings = await self._store.entries(event.id), await self._store.pairings(event.id)
        gone = await self._store.suspended([each.person for each in entries], self._now())
        present = [replace(each, state="out") if each.person in gone and each.state == "in" else each for each in entries]
        return State(event, present, pairings)

    async def _begin(self, event: Event) -> Event | None:
        """Draw the first round, if there are enough people. Gives the tournament as it is then."""
        state = await self._state(event)
        if event.paused is not None or len(state.present) < least_of(event):
            return None
        seeding = await self._seeded(state)
        places = {person: number for number, person in enumerate(seeding, 1)}
        entries = [replace(each, place=places.get(each.person, 0)) for each in state.entries]
        begun = replace(event, state="playing", rounds=rounds_of(event, len(seeding)))
        return await self._draw(State(begun, entries, []), seeding)

    async def _seeded(self, state: State) -> list[str]:
        """The order at the beginning: by lot; in a knock-out and in a league by what the ratings surely show, in a league
        after those who come from the season before, in their order.
        """
        event, last = state.event, len(state.entries) + 1
        before = {each.person: each.place or last for each in state.entries}
        by_rating = event.format in ("knock_out", "league")
        known = await self._store.ratings_in(pool_of(event), state.present) if by_rating else {}
        rated = {person: rating.low for person, rating in known.items()}
        return sorted(
            state.present,
            key=lambda each: (before[each], -rated.get(each, float("-inf")), lot(event.seed, "seeding", each)),
        )

    async def _go_on(self, event: Event) -> Event | None:
        """Draw the next round, or end the tournament. Gives it as it is then; None if it is over."""
        state = await self._state(event)
        if not is_last(state):
            return await self._draw(state)
        winner = await asyncio.to_thread(winner_of, state)
        over = replace(event, state="over", ended=self._now(), winner=winner, version=event.version + 1)
        following = await self._season_after(replace(state, event=over)) if over.again else []
        await self._store.change_event(over, *following)
        return None

    async def _season_after(self, state: State) -> list[Change]:
        return season_of(*next_season(state, self._now(), await staying(self._store, state)))

    async def _draw(self, state: State, seeding: Sequence[str] = ()) -> Event:
        event, number = state.event, state.event.round + 1
        found = await asyncio.to_thread(draw, state)
        now = self._now()
        tables = [Pairing(event.id, number, table, people) for table, people in enumerate(found.tables, 1)]
        byes = [
            Pairing(event.id, number, table, (person,), "over", scores=scores_of([Place(person, None)]))
            for table, person in enumerate(found.byes, len(tables) + 1)
        ]
        event = replace(event, round=number, version=event.version + 1)
        drawn = Round(event.id, number, now, now + event.round_time)
        await self._store.draw_round(event, drawn, [*tables, *byes], seeding)
        return event

    async def _play(self, event: Event, drawn: Round) -> bool:
        """Open the tables of a round, and count the results that are there. True if all tables are over."""
        pairings = await self._store.pairings_of(event.id, drawn.number)
        room = asyncio.Semaphore(AT_ONCE)

        async def opened(pairing: Pairing) -> None:
            async with room:
                await self._open(event, pairing)

        waiting = [opened(each) for each in pairings if each.state == "drawn"] if self._now() < drawn.until else []
        for wrong in await asyncio.gather(*waiting, return_exceptions=True):
            if isinstance(wrong, Exception) and not isinstance(wrong, Conflict):
                log_failure(log, wrong, "a table of a tournament cannot be opened")
        await self._count(event, drawn, self._now())
        return all(each.state == "over" for each in await self._store.pairings_of(event.id, drawn.number))

    async def _count(self, event: Event, drawn: Round, now: float) -> None:
        """Count what has ended, and all of it if time is up."""
        pairings = await self._store.pairings_of(event.id, drawn.number)
        results = await self._store.results_at([each.table_id for each in pairings if each.state == "open"])
        for pairing in pairings:
            if found := results.get(pairing.table_id):
                await self._end(pairing, scores_at_end(pairing, found))
            elif pairing.state != "over" and now >= drawn.until:
                await self._end(pairing, scores_when_time_is_up(pairing, await self._table(pairing)))

    async def _end(self, pairing: Pairing, scores: Sequence[Score]) -> None:
        with suppress(Conflict):  # another node has counted it
            await self._store.end_pairing(pairing, scores)

    async def _table(self, pairing: Pairing) -> Table | None:
        """The table of a pairing; None if it was never opened, or cannot be loaded at all. Raises Refuse for a while."""
        try:
            return await self._tables.get(pairing.table_id) if pairing.table_id else None
        except Refuse as refused:
            if refused.problem.code in PASSING:
                raise
            return None

    async def _open(self, event: Event, pairing: Pairing) -> None:
        """Open the table of a pairing, and start it. After a failure, the next look tries again."""
        people = [found for each in pairing.people if (found := await self._people.find(each)) is not None]
        missing = {*pairing.people} - {each.id for each in people} | await self._store.suspended(
            pairing.people, self._now()
        )
        if missing:
            await self._end(pairing, scores_without(pairing, [*missing]))
            return
        try:
            table = await self._started(event, pairing, people)
        except Refuse as refused:
            if refused.problem.code not in PASSING:
                log.warning("a table of a tournament cannot be opened: %s", refused.problem.code)
            return
        notices = [Notice(each.id, "round", f"round-{event.id}-{pairing.round}", self._now()) for each in people]
        await self._store.open_pairing(pairing, table, notices)

    async def _started(self, event: Event, pairing: Pairing, people: Sequence[Person]) -> str:
        """The table of a pairing, started. Raises Refuse."""
        bots = event.seats - len(people) if event.bots else 0
        level = stand_in_of(event.game)
        plans = [*[SeatPlan("nobody")] * len(people), *[SeatPlan("bot", level=level)] * bots]
        watched = Spectators(event.welcome, event.delay)
        new = NewTable(event.game, plans, event.options, event.public, tempo=event.pace, stand_in=level, spectators=watched)
        opening = ("event", f"{event.id} {pairing.round} {pairing.number}")
        doc = await self._opener.together(people, new, opening, event.id)
        table = await self._tables.get(doc.id)
        host = next((each for each in people if each.id == table.doc.host), None)
        if table.doc.status == "open" and table.doc.starting is None and host is not None:
            await ask(table, lambda: self._tables.start(table, host, usual=True))
        return doc.id


def next_at(event: Event, drawn: Round) -> float:
    """When the round after one that is over is drawn: after a break, unless its time is up before."""
    tempo, ended = tempo_of(event.pace), drawn.ended or 0.0
    return min(ended + BREAK, max(drawn.until, ended)) if tempo is not None and tempo.live else ended

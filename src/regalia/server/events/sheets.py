"""What everyone can see of tournaments."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from regalia.server.events.director import next_at
from regalia.server.events.drawing import State, standings_of
from regalia.server.events.round_time import with_rests
from regalia.server.nodes.uptime import Uptime
from regalia.server.people.people import People
from regalia.server.store import Entry, Event, EventState, Pairing, Round, Store
from regalia.server.store.events import EventNote
from regalia.server.wire.events import (
    DirectorsNote,
    EventLine,
    EventList,
    EventRound,
    EventSheet,
    EventTable,
    NamedPerson,
    RankedPerson,
    Season,
    Seated,
)
from regalia.tournaments import SCALE, Ranked, meetings_of

MOST_LISTED = 50
"""The most tournaments of a state in the list."""
MOST_SEASONS = 50
"""The most seasons of a league that are listed."""
ABOUT_PEOPLE = {"removed", "substituted", "appointed", "dismissed", "handed_over"}
"""The notes of directors that are about people, given by id."""
REMEMBERED = 32
"""The number of tournaments whose standings are kept in memory."""

Places = Mapping[tuple[str, int], int | None]
"""The place of a person in a round; 0 for a bye."""


class Sheets:
    """Composes what is shown of tournaments."""

    def __init__(self, store: Store, people: People, uptime: Uptime, now: Callable[[], float]) -> None:
        self._store, self._people, self._uptime, self._now = store, people, uptime, now
        self._standings: dict[str, tuple[State, list[Ranked]]] = {}
        """By tournament, with what they follow from."""

    async def listed(self) -> EventList:
        """The listed tournaments."""
        return EventList(*[await self._lines(state) for state in ("open", "playing", "over")])

    async def of_club(self, club: str) -> list[EventLine]:
        """The newest tournaments of a club."""
        return await self._with_counts(await self._store.events_of_club(club, MOST_LISTED))

    async def _lines(self, state: EventState) -> list[EventLine]:
        return await self._with_counts(await self._store.events(state, MOST_LISTED))

    async def _with_counts(self, events: list[Event]) -> list[EventLine]:
        counts = await self._store.people_in([each.id for each in events]) if events else {}
        return [line_of(each, counts.get(each.id, 0)) for each in events]

    async def of(self, event: Event) -> EventSheet:
        """All that is known of a tournament."""
        store = self._store
        rounds, notes = await store.rounds(event.id), await store.event_notes(event.id)
        state = State(event, await store.entries(event.id), await store.pairings(event.id))
        seasons = await store.seasons(event.league, MOST_SEASONS) if event.league else []
        about = {person for note in notes if note.what in ABOUT_PEOPLE for person in note.about.split()}
        shown = {each.person for each in state.entries} | {event.director, *event.directors, *about}
        await self._people.read([*shown, *(each.winner for each in seasons if each.winner)])
        ranked = await self._ranked(state)
        return EventSheet(
            id=event.id,
            name=event.name,
            words=event.words,
            game=event.game,
            seats=event.seats,
            tempo=event.pace,
            format=event.format,
            rounds=event.rounds,
            round=event.round,
            state=event.state,
            public=event.public,
            club=event.for_club,
            bots=event.bots,
            most=event.most,
            starts=event.starts,
            round_time=event.round_time,
            next_at=next_of(event, rounds),
            seed=event.seed,
            director=event.director,
            director_name=self._name(event.director),
            people=len(state.present),
            standings=self._rows(state, ranked),
            drawn=[self._round(each, state) for each in rounds],
            notes=[self._note(each) for each in notes],
            directors=[self._named(each) for each in event.directors],
            reserve=[self._named(each.person) for each in state.entries if each.state == "reserve"],
            low=event.lowest,
            high=event.highest,
            paused=event.paused,
            division=event.division,
            season=event.season,
            again=event.again,
            seasons=[Season(each.id, each.season, each.state, each.ended, self._name(each.winner)) for each in seasons],
            welcome=event.welcome,
            delay=event.delay,
        )

    async def _ranked(self, state: State) -> list[Ranked]:
        """The standings, computed once for each state."""
        known = self._standings.get(state.event.id)
        if known is None or known[0] != state:
            known = state, await asyncio.to_thread(standings_of, state)
            self._standings[state.event.id] = known
            while len(self._standings) > REMEMBERED:
                self._standings.pop(next(iter(self._standings)), None)
        return known[1]

    def _name(self, person: str) -> str:
        known = self._people.known(person)
        return known.name if known is not None else ""

    def _named(self, person: str) -> NamedPerson:
        return NamedPerson(person, self._name(person))

    def _rows(self, state: State, ranked: Iterable[Ranked]) -> list[RankedPerson]:
        """The rows of the standings; before the first round, in the order in which people have entered."""
        entries = {each.person: each for each in state.entries}
        heirs, divisions = state.heirs, divisions_in(state)
        places = {
            (heirs.get(score.person, score.person), each.round): 0 if len(each.people) == 1 else score.place
            for each in state.pairings
            for score in each.scores
        }
        if not state.event.round:
            none = Fraction(0)
            first = [Ranked(person, number, 0, none, 0, none) for number, person in enumerate(state.present, 1)]
            return [self._row(each, entries, {}, 0) for each in first]
        rows = [self._row(each, entries, places, state.event.round, divisions.get(each.person, 0)) for each in ranked]
        return crossed(rows, state) if state.event.format in ("robin", "league") else rows

    def _row(
        self, ranked: Ranked, entries: Mapping[str, Entry], places: Places, rounds: int, division: int = 0
    ) -> RankedPerson:
        return RankedPerson(
            place=ranked.place,
            id=ranked.person,
            name=self._name(ranked.person),
            points=ranked.points / SCALE,
            opponents=round(float(ranked.opponents) / SCALE, 4),
            mutual=ranked.mutual,
            firsts=round(float(ranked.firsts), 4),
            places=[places.get((ranked.person, number)) for number in range(1, rounds + 1)],
            state=entries[ranked.person].state,
            division=division,
        )

    def _note(self, note: EventNote) -> DirectorsNote:
        if note.what not in ABOUT_PEOPLE:
            return DirectorsNote(note.at, note.what, note.about, note.words)
        one, _, other = note.about.partition(" ")
        return DirectorsNote(note.at, note.what, self._name(one), note.words, self._name(other) if other else "")

    def _round(self, drawn: Round, state: State) -> EventRound:
        heirs, divisions = state.heirs, divisions_in(state)
        tables = [
            self._table(each, divisions.get(heirs.get(each.people[0], each.people[0]), 0))
            for each in state.pairings
            if each.round == drawn.number
        ]
        until = with_rests(drawn, self._uptime.outages(self._now())).until
        return EventRound(drawn.number, drawn.drawn, until, drawn.ended, tables)

    def _table(self, pairing: Pairing, division: int) -> EventTable:
        scores = {each.person: each for each in pairing.scores}
        people = [
            Seated(each, self._name(each), scores[each].points / SCALE, scores[each].place)
            if each in scores
            else Seated(each, self._name(each))
            for each in pairing.people
        ]
        return EventTable(pairing.number, pairing.state, pairing.table_id, people, division)


def divisions_in(state: State) -> dict[str, int]:
    """The number of the division of each person of a league; nothing in other formats."""
    if state.event.format != "league":
        return {}
    return {person: number for number, those in enumerate(state.divisions, 1) for person in those}


def crossed(rows: list[RankedPerson], state: State) -> list[RankedPerson]:
    """The rows of the standings with what people got against each other."""
    found = {pair: points / SCALE for pair, points in meetings_of(state.tables).items()}
    return [
        replace(row, meetings=[found.get((row.id, other.id)) for other in rows if other.division == row.division])
        for row in rows
    ]


def next_of(event: Event, rounds: list[Round]) -> float | None:
    """When the next round is drawn, if that is known."""
    if event.state == "open":
        return event.starts
    last = rounds[-1] if rounds else None
    return next_at(event, last) if event.state == "playing" and last is not None and last.ended is not None else None


def line_of(event: Event, people: int) -> EventLine:
    """A tournament in a list."""
    return EventLine(
        id=event.id,
        name=event.name,
        game=event.game,
        format=event.format,
        tempo=event.pace,
        state=event.state,
        round=event.round,
        rounds=event.rounds,
        people=people,
        most=event.most,
        starts=event.starts,
        ended=event.ended,
        created=event.created,
        season=event.season,
        low=event.lowest,
        high=event.highest,
    )

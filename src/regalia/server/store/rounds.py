"""The rounds of tournaments: their tables, and the scores of these."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from regalia.server.store.events import Event, EventNote, changed_event, noted_in
from regalia.server.store.notices import Notice, noted
from regalia.server.store.sql import Change, Row, Sql, insert, select
from regalia.tournaments import Score

PairingState = Literal["drawn", "open", "over"]
"""The table is to be opened; it is open; or its scores count."""


class Round(Struct, frozen=True):
    """A round that was drawn."""

    event: str
    number: int
    drawn: float
    until: float
    """When it ends in any case, if the arena serves until then without maintenance (`events.round_time`)."""
    ended: float | None = None


class Pairing(Struct, frozen=True):
    """The people of one table, in the order of seats; one person alone has a bye."""

    event: str
    round: int
    number: int
    people: tuple[str, ...]
    state: PairingState = "drawn"
    table_id: str = ""
    scores: tuple[Score, ...] = ()
    """In the order of people, once it is over."""


ROUND, PAIRING = select("rounds", Round), select("pairings", Pairing)
SAVE_ROUND = insert("rounds", Round)
END_ROUND = "update rounds set ended = :now where event = :event and number = :number and ended is null"
HASTEN = "update rounds set until = :until where event = :event and number = :number and until > :until"
SAVE_PAIRING = insert("pairings", Pairing)
OPEN_PAIRING = """
    update pairings set state = 'open', table_id = :table_id
    where event = :event and round = :round and number = :number and state = 'drawn'
"""
END_PAIRING = """
    update pairings set state = 'over', scores = :scores
    where event = :event and round = :round and number = :number and state <> 'over'
"""
CORRECT_PAIRING = """
    update pairings set scores = :scores
    where event = :event and round = :round and number = :number and state = 'over'
"""


class Rounds(Sql):
    """Rounds of tournaments and their tables."""

    async def draw_round(
        self, event: Event, drawn: Round, pairings: Sequence[Pairing], seeding: Sequence[str] = ()
    ) -> None:
        """A round, with the tournament's next version and, at the beginning, the seeding. Raises Conflict."""
        unplaced = Change("update entries set place = 0 where event = :event", {"event": event.id})
        place = "update entries set place = :place where event = :event and person = :person"
        places = [{"event": event.id, "person": each, "place": number} for number, each in enumerate(seeding, 1)]
        await self.save(
            changed_event(event),
            Change(SAVE_ROUND, msgspec.structs.asdict(drawn)),
            *(Change(SAVE_PAIRING, pairing_row(each)) for each in pairings),
            *([unplaced] if places else ()),
            *(Change(place, values) for values in places),
        )

    async def rounds(self, event: str) -> list[Round]:
        """The rounds that were drawn, the first at the beginning."""
        return [Round(*row) for row in await self.rows(ROUND + "where event = :event order by number", event=event)]

    async def round(self, event: str, number: int) -> Round | None:
        """A round that was drawn."""
        rows = await self.rows(ROUND + "where event = :event and number = :number", event=event, number=number)
        return Round(*rows[0]) if rows else None

    async def end_round(self, ended: Round, now: float) -> None:
        """A round is over. Raises Conflict if that is known."""
        values = {"event": ended.event, "number": ended.number, "now": now}
        await self.save(Change(END_ROUND, values, must=True))

    async def hasten_round(self, event: str, number: int, until: float, *more: Change) -> None:
        """A round lasts until an earlier time, in seconds since the epoch."""
        await self.save(Change(HASTEN, {"event": event, "number": number, "until": until}), *more)

    async def pairings(self, event: str) -> list[Pairing]:
        """The tables of all rounds."""
        found = PAIRING + "where event = :event order by round, number"
        return [pairing_in(row) for row in await self.rows(found, event=event)]

    async def pairings_of(self, event: str, number: int) -> list[Pairing]:
        """The tables of a round."""
        found = PAIRING + "where event = :event and round = :number order by number"
        return [pairing_in(row) for row in await self.rows(found, event=event, number=number)]

    async def open_pairing(self, pairing: Pairing, table: str, notices: Sequence[Notice]) -> None:
        """The table of a pairing is open, and its people are to be notified. Raises Conflict if that is known."""
        values = key_of(pairing) | {"table_id": table}
        await self.save(Change(OPEN_PAIRING, values, must=True), *noted(table, notices))

    async def end_pairing(self, pairing: Pairing, scores: Sequence[Score]) -> None:
        """The scores of a table count. Raises Conflict if some do already."""
        await self.save(Change(END_PAIRING, key_of(pairing) | {"scores": encoded(scores)}, must=True))

    async def correct_pairing(self, pairing: Pairing, scores: Sequence[Score], note: EventNote) -> None:
        """Other scores count for a table that is over. Raises Conflict if it is not."""
        corrected = Change(CORRECT_PAIRING, key_of(pairing) | {"scores": encoded(scores)}, must=True)
        await self.save(corrected, noted_in(note))


def encoded(scores: Sequence[Score]) -> str:
    """Scores as text."""
    return msgspec.json.encode(scores).decode()


def pairing_row(pairing: Pairing) -> dict[str, Any]:
    """A pairing as its row."""
    return msgspec.structs.asdict(pairing) | {"people": " ".join(pairing.people), "scores": encoded(pairing.scores)}


def pairing_in(row: Row) -> Pairing:
    """The pairing in a row."""
    event, number, table, people, state, name, scores = row
    found = msgspec.json.decode(scores, type=tuple[Score, ...])
    return Pairing(event, number, table, tuple(people.split()), state, name, found)


def key_of(pairing: Pairing) -> dict[str, Any]:
    """The key of a pairing's row."""
    return {"event": pairing.event, "round": pairing.round, "number": pairing.number}

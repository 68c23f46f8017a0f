"""Hands over tables between arenas: the game goes on, bots keep their seats, people take free ones."""

from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from itertools import zip_longest

import msgspec
from msgspec.structs import replace

from regalia.bots import LEVELS, Level
from regalia.core import Record, Seat
from regalia.core.record import record_so_far
from regalia.games.library import Library
from regalia.server.errors import Refuse
from regalia.server.requests.branching import Begun
from regalia.server.requests.opening import Opener
from regalia.server.requests.records import Faulty, actions_of, must_be_played_here, pack_of, resigned_in
from regalia.server.store import Person, Sitting, Snapshot, TableDoc
from regalia.server.table.table import Table
from regalia.server.wire.hand_over import HandOver
from regalia.server.wire.opening import NewTable, SeatPlan

PlayOut = Callable[[Record, str], Awaitable[bytes]]
"""The position that an unfinished record has reached, as core saves it. Raises Faulty."""


def handed_over(table: Table) -> HandOver:
    """A table in play, for another arena. Raises Refuse if its game was not played from its seed by the present rules."""
    record = record_so_far(table.playing().match)
    if record.carried is not None:
        raise Refuse("older_rules")
    return HandOver(record, [*map(bot_in, table.doc.seats)], table.doc.learning)


def bot_in(sitting: Sitting) -> Level | None:
    """The bot that plays a seat to the end; None for a person's seat."""
    stays = sitting.person is None or sitting.resigned
    return next((level for level in LEVELS if stays and level == sitting.bot), None)


def is_hand_over(raw: bytes) -> bool:
    """True if a file looks like a table that was handed over, rather than like a record."""
    try:
        return "record" in msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


class TableTaker:
    """Opens tables that other arenas have handed over."""

    def __init__(self, library: Library, opener: Opener, play_out: PlayOut) -> None:
        self._library = library
        self._opener = opener
        self._play_out = play_out

    async def open(self, person: Person, raw: bytes, address: str) -> str:
        """The table on which a game goes on, hosted by the person who brings it; the same file leads to the same table.

        Raises Faulty if the game so far is not true by its seed, or cannot be played on here; Refuse if the person or the
        address has too many tables.
        """
        handed = read(raw)
        record = handed.record
        must_be_played_here(record, self._library)
        if record.final is not None:
            raise Faulty("over")
        if not len(handed.bots) == record.seats >= len(record.brought):
            raise Faulty("seats")
        opening = (person.id, f"handed over {sha256(raw).hexdigest()}")
        plans = [SeatPlan("nobody")] * record.seats
        new = NewTable(record.game, plans, record.options, public=False, pack=pack_of(record), learning=handed.learning)
        return await self._opener.go_on(person, opening, new, partial(self._continued, handed), address)

    async def _continued(self, handed: HandOver, blank: TableDoc) -> Begun:
        record = handed.record
        assert record.seed is not None, "it was checked"
        position = await self._play_out(record, blank.source)
        doc = replace(
            blank,
            seats=seats_of(handed, resigned_in(record, self._library.rules(record.game, pack_of(record)))),
            seed=record.seed,
            status="playing",
            began_elsewhere=True,
            rated=False,
        )
        return Begun(doc, actions_of(record), Snapshot(len(record.answers), position))


def read(raw: bytes) -> HandOver:
    """The table in a file. Raises Faulty if there is none."""
    try:
        return msgspec.json.decode(raw, type=HandOver)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Faulty("unreadable", str(wrong)) from wrong


def seats_of(handed: HandOver, resigned: set[Seat]) -> tuple[Sitting, ...]:
    """The seats with their bots, nonces and decks."""
    given = zip_longest(handed.bots, handed.record.nonces, handed.record.brought, fillvalue=None)
    return tuple(
        Sitting(
            bot=bot,
            nonce=nonce,
            brought=brought.content if brought else None,
            forfeited=seat in resigned,
            resigned=seat in resigned,
        )
        for seat, (bot, nonce, brought) in enumerate(given)
    )

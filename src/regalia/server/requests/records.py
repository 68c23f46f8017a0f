"""Opens records, also those of other arenas: each becomes a finished table that no list shows, with no person at it.

The names in a record are whatever its file says. They belong to no account, and the table says so.
"""

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia import games
from regalia.bots import LEVELS
from regalia.core import Record, Resign, Rules, Seat
from regalia.games.library import Library
from regalia.server.errors import Refuse
from regalia.server.people.names import is_reserved, seemly
from regalia.server.requests.opening import LETTERS
from regalia.server.requests.registry import CODE_LENGTH
from regalia.server.store import Action, Conflict, Sitting, Snapshot, Store, TableDoc

HOST = "record"
"""The host of these tables: no person has this id."""
BOT = re.compile(rf"({'|'.join(LEVELS)})( \d+)?")
"""The name of a bot in a record: its level, with a number behind it if there are several."""

MOST_KB = 512
"""The largest file; a record of the longest games has 60."""
SEED = re.compile("[0-9a-f]{64}")

Verify = Callable[[Record, str], Awaitable[None]]


class Faulty(Exception):  # noqa: N818 - it names what the record is
    """Raised if a record is not opened: what is wrong with it is the message `record-<problem>`."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail


class RecordOpener:
    """Opens records: the same one always leads to the same table."""

    def __init__(self, store: Store, library: Library, verify: Verify) -> None:
        self._store = store
        self._library = library
        self._verify = verify

    async def open(self, raw: bytes, source: str, unnamed: Callable[[int], str]) -> str:
        """The table of a record, by the address it comes from; `unnamed` names a seat whose name cannot be shown.

        Raises Faulty if it is not the true record of a finished game that can be played again here.
        """
        record = read(raw)
        must_be_played_here(record, self._library)
        if record.final is None:
            raise Faulty("unfinished")
        rules = self._library.rules(record.game, pack_of(record))
        opening = ("record", sha256(msgspec.json.encode(record)).hexdigest())
        for _ in range(2):
            if known := await self._store.opened(opening):
                return known
            await self._verify(record, source)
            with suppress(Conflict):  # the same record was opened meanwhile, or another table has this code
                doc = table_of(record, rules, source, unnamed)
                last = Snapshot(len(record.answers), msgspec.json.encode(record.final))
                await self._store.save_begun(doc, actions_of(record), last, opening, due=doc.created)
                return doc.id
        raise Refuse("try_again")


def read(raw: bytes) -> Record:
    """The record in a file, without its chronicle, which anyone could have written. Raises Faulty if there is none."""
    try:
        return replace(msgspec.json.decode(raw, type=Record), chronicle=msgspec.UNSET)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Faulty("unreadable", str(wrong)) from wrong


def pack_of(record: Record) -> str:
    """The hash of the pack that a record was played with; empty for the game's own content."""
    return record.pack.hash if record.pack else ""


def must_be_played_here(record: Record, library: Library) -> None:
    """Raises Faulty if a record cannot be played again by the rules and packs of this arena, or has no seed."""
    if record.game not in games.slugs():
        raise Faulty("unknown_game", record.game[:60])
    if not library.offers(record.game, pack_of(record)):
        raise Faulty("pack", record.pack.name[:60] if record.pack else "")
    rules = library.rules(record.game, pack_of(record))
    if record.pack != (rules.pack.in_records if rules.pack else None):
        raise Faulty("pack", record.pack.name[:60] if record.pack else "")
    if record.rules != rules.version or record.carried is not None:
        raise Faulty("older")
    if record.seed is None:
        raise Faulty("unfinished")
    if SEED.fullmatch(record.seed) is None:
        raise Faulty("seed")
    if record.seats not in rules.seats or any(len(each) > record.seats for each in (record.nonces, record.names)):
        raise Faulty("seats")


def table_of(record: Record, rules: Rules[Any], source: str, unnamed: Callable[[int], str]) -> TableDoc:
    """A finished table that is not listed, with the game of a true record."""
    assert record.seed is not None, "it was checked"
    seats = zip_longest(record.names, record.nonces, record.brought, fillvalue=None)
    given = [*seats][: record.seats]
    given += [(None, None, None)] * (record.seats - len(given))
    resigned = resigned_in(record, rules)
    return TableDoc(
        id="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=tuple(
            replace(
                sitting_of(name or "", unnamed(seat)),
                nonce=nonce,
                brought=brought.content if brought else None,
                forfeited=seat in resigned,
                resigned=seat in resigned,
            )
            for seat, (name, nonce, brought) in enumerate(given)
        ),
        host=HOST,
        seed=record.seed,
        public=False,
        status="over",
        created=time.time(),
        source=source,
        pack=record.pack,
        talk="off",
        from_file=True,
    )


def resigned_in(record: Record, rules: Rules[Any]) -> set[Seat]:
    """The seats that have resigned in a true record."""
    answers = [(given.seat, msgspec.convert(given.answer, rules.recorded_type)) for given in record.answers]
    return {seat for seat, answer in answers if isinstance(answer, Resign)}


def sitting_of(name: str, unnamed: str) -> Sitting:
    """Who sat in a seat: a bot, or a name that belongs to no person here."""
    bot = BOT.fullmatch(name)
    if bot is not None:
        return Sitting(bot=bot[1])
    try:
        shown = seemly(name)
    except Refuse:
        return Sitting(name=unnamed)
    return Sitting(name=unnamed if is_reserved(shown) else shown)


def actions_of(record: Record) -> list[Action]:
    """The answers of a record as the actions of a table."""
    return [
        Action(seq, given.seat, None, f"record {seq}", given.answer) for seq, given in enumerate(record.answers, start=1)
    ]

"""A database of a club that has played for years, written in seconds: straight into the tables of SQLite."""

import sqlite3
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core import Chance, Rank, Seat, save
from regalia.core.sampling import some_answer
from regalia.server.people.sessions import hash_of
from regalia.server.store import Sitting, TableDoc
from regalia.server.store.results import SAVE_RESULT, Result
from regalia.server.store.sqlite import SqliteStore
from regalia.server.table.outcome import result_of

PEOPLE, TABLES, IN_PLAY = 20_000, 100_000, 2_000
OWN, DUE, FINISHED = 50, 20, 20_000
"""Tables of the person whose pages are measured, in play and finished; and tables that are due now."""
ADA, TOKEN = "u_0", "the token of Ada's device"
POSITIONS, ANSWERS = 6, 30
DAY = 86400.0


class Position(Struct, frozen=True):
    """A game in the middle."""

    doc: TableDoc
    saved: bytes


def fill(database: Path) -> None:
    """Write people, accounts, finished tables and tables in play."""
    SqliteStore(database).close()
    connection = sqlite3.connect(database)
    connection.execute("pragma synchronous = off")
    now, draw, positions = time.time(), Random(1), cycle([*positions_of_all()])
    with connection:
        people = [(f"u_{number}", f"Person {number}") for number in range(PEOPLE)]
        connection.executemany("insert into people (id, name) values (?, ?)", people)
        accounts = [(person, name.lower(), "", "member", now) for person, name in people]
        connection.executemany(
            "insert into accounts (person, likeness, password, role, created) values (?, ?, ?, ?, ?)", accounts
        )
        session = (hash_of(TOKEN), ADA, "", now, now, now)
        connection.execute(
            "insert into sessions (id, person, device, created, used, proved) values (?, ?, ?, ?, ?, ?)", session
        )
        for number, position in enumerate(islice(positions, TABLES)):
            put(connection, number, position, now, draw)
    connection.close()


def put(connection: sqlite3.Connection, number: int, position: Position, now: float, draw: Random) -> None:
    """Write one table; the first ones are in play, and the first of these are Ada's."""
    name, playing = f"T{number}", number < IN_PLAY
    sitting = draw.sample(range(1, PEOPLE), len(position.doc.seats))
    is_own = number < OWN or IN_PLAY <= number < IN_PLAY + FINISHED
    people = [ADA if is_own and not seat else f"u_{person}" for seat, person in enumerate(sitting)]
    doc = msgspec.structs.replace(
        position.doc,
        id=name,
        host=people[0],
        status="playing" if playing else "over",
        created=now - (DAY if playing else number * 60),
        seats=tuple(Sitting(person) for person in people),
    )
    row = (name, doc.status, int(doc.public), doc.created, msgspec.json.encode(doc), doc.version)
    connection.execute("insert into tables (id, status, public, created, document, version) values (?, ?, ?, ?, ?, ?)", row)
    connection.executemany("insert into sitting (person, table_id) values (?, ?)", [(person, name) for person in people])
    if playing:
        connection.execute("insert into snapshots values (?, ?, ?)", (name, ANSWERS, position.saved))
        acts = [(name, seq, people[0], f"a{seq}", b"{}") for seq in range(1, ANSWERS + 1)]
        connection.executemany("insert into actions (table_id, seq, person, id, body) values (?, ?, ?, ?, ?)", acts)
        connection.execute("insert into due values (?, ?)", (name, now + (-1 if number >= IN_PLAY - DUE else DAY)))
    else:
        connection.execute("insert into records (table_id, record) values (?, ?)", (name, b"{}"))
        connection.executemany(SAVE_RESULT, [msgspec.structs.asdict(each) for each in results_of(doc, draw)])


def results_of(doc: TableDoc, draw: Random) -> list[Result]:
    """How a finished game might have ended."""
    places = draw.sample(range(1, len(doc.seats) + 1), len(doc.seats))
    return [
        result_of(doc, Seat(seat), "", Rank(Seat(seat), place, (60 - 9 * place,)), 20, doc.created, doc.created + 1800)
        for seat, place in enumerate(places)
    ]


def positions_of_all() -> Iterator[Position]:
    """Some positions of every game, as random play has brought them about."""
    for number in range(POSITIONS):
        for slug in games.slugs():
            yield position_of(slug, number)


def position_of(slug: str, number: int) -> Position:
    """A game after some answers."""
    rules = games.load(slug)
    seats, seed = min(4, rules.seats[-1]), f"{number:064x}"
    game, chance = rules.begin(seats, seed), Chance(seed)
    for _ in range(ANSWERS):
        if game.is_over:
            break
        seat = min(game.asks)
        game.answer(seat, some_answer(game.asks[seat], chance))
    doc = TableDoc("", slug, rules.version, msgspec.to_builtins(rules.options()), (Sitting(),) * seats, ADA, seed)
    return Position(msgspec.structs.replace(doc, public=True), save(game))

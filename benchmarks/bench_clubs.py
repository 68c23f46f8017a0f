"""Pages of clubs in an arena of years: the list of 1,000 clubs, and one of 500 members with full chat."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec

from benchmarks.bench_club import NAME, visits
from benchmarks.filled import ADA, FINISHED, TOKEN, fill
from benchmarks.hosted import arena
from benchmarks.measure import Figure
from regalia.server.store.clubs import SAVE_CLUB, SAVE_MEMBER, Club, Member, Role, club_row
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.talk import SAY, Line, row_of

BUDGET = 50
CLUBS, MEMBERS, LINES = 1_000, 500, 200
CLUB = "c_0"
PAGES = (
    ("list", "/clubs"),
    ("a club", f"/clubs/{CLUB}"),
    ("members", f"/clubs/{CLUB}/members"),
    ("chat", f"/clubs/{CLUB}/talk"),
    ("leaderboard", f"/ratings/oriflamme?among={CLUB}"),
    ("choice of a table", f"/clubs/{CLUB}/invite"),
)


def fill_clubs(database: Path) -> None:
    """Write clubs, the members of one of them with ratings, and what they have said."""
    fill(database)
    now = time.time()
    with sqlite3.connect(database) as connection:
        for number in range(CLUBS):
            people = MEMBERS if not number else 1 + number % 40
            club = Club(f"c_{number}", f"Club {number}", f"club{number}", "", "", "open", True, {}, now, people)
            connection.execute(SAVE_CLUB, club_row(club))
        for number in range(MEMBERS):
            role: Role = "owner" if not number else "member"
            connection.execute(SAVE_MEMBER, msgspec.structs.asdict(Member(CLUB, f"u_{number}", role, now + number)))
            rating = PersonRating(
                f"u_{number}", "oriflamme", "live", 25.0, 2.0, 21.0 - number / 100, 1, 30, 30, 9, "1 2", now, "T1"
            )
            connection.execute(SAVE, msgspec.structs.asdict(rating))
        for number in range(1, LINES + 1):
            line = Line(number, number, f"u_{number}", f"l-{number}", None, now, "A line of talk " * 8)
            connection.execute(SAY, {"table": CLUB, **row_of(line)})
    connection.close()


def figures() -> Iterator[Figure]:
    """The first visit, which counts the records, and the slowest of twenty visits to each page."""
    with arena(fill_clubs) as served:
        with httpx.Client(base_url=served.address, cookies={"regalia": TOKEN}, timeout=60, trust_env=False) as client:
            begun = time.perf_counter()
            client.get(f"/clubs/{CLUB}").raise_for_status()
            first = (time.perf_counter() - begun) * 1000
        note = f"counts the records of {MEMBERS} members, at most every ten minutes; {ADA} has {FINISHED:,} games"
        yield Figure(f"{NAME}: a club of {MEMBERS}, first visit", [first], "ms", note=note)
        for name, path in PAGES:
            seconds = visits(served, path, Accept="text/html")
            note = f"{CLUBS:,} clubs, {MEMBERS} members, {LINES} lines"
            yield Figure(f"{NAME}: clubs, {name}, p95", [quantiles(seconds, n=20)[-1] * 1000], "ms", BUDGET, note=note)

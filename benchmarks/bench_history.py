"""Pages of people in a club of years: lists of finished games, of a person with 20,000 of them."""

from collections.abc import Iterator
from statistics import quantiles

from benchmarks.bench_club import NAME, visits
from benchmarks.filled import FINISHED, fill
from benchmarks.hosted import arena
from benchmarks.measure import Figure

BUDGET = 50
PAGES = (
    ("own games", "/games"),
    ("own games, filtered", "/games?game=nocturion&result=won"),
    ("own games, none fits", "/games?game=nocturion&tempo=live"),
    ("games with one of many", "/games?with=u_17"),
    ("games from the middle, as JSON", "/api/finished?to=2026-01-01"),
)


def figures() -> Iterator[Figure]:
    """The slowest of twenty visits to each page."""
    with arena(fill) as served:
        for name, path in PAGES:
            seconds = visits(served, path)
            note = f"{FINISHED:,} games of one person"
            yield Figure(f"{NAME}: {name}, p95", [quantiles(seconds, n=20)[-1] * 1000], "ms", BUDGET, note=note)

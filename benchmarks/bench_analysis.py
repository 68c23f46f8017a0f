"""What the analysis of a finished game costs. Whether it can be believed: `python -m benchmarks.analysis`."""

import time
from collections.abc import Iterator

from benchmarks.measure import Figure
from regalia import games
from regalia.bots.analysis import Analysis
from regalia.bots.tournament import Pairing, play

LOOKED_AT = 16
"""Decisions of a game that are judged."""


def figures() -> Iterator[Figure]:
    """For each game of two pages, or as many as it needs."""
    for slug in games.slugs():
        analysis = played(slug)
        count = len(analysis.decisions)
        spent = [cost(analysis, number) for number in range(0, count, max(1, count // LOOKED_AT))]
        note = f"{count} decisions a game"
        yield Figure(f"{slug}: a decision of an analysis", [1000 * each for each in spent], "ms", note=note)
        yield Figure(f"{slug}: analysis of a game", [sum(spent) / len(spent) * count], "s CPU", 300, note="estimated")


def played(slug: str) -> Analysis:
    """A finished game."""
    rules = games.load(slug)
    record = play(Pairing(slug, ("page",) * max(2, rules.seats[0]), 0, "11" * 32, steady=True, recorded=True)).record
    assert record is not None
    return Analysis(rules, record)


def cost(analysis: Analysis, number: int) -> float:
    """CPU seconds for one decision and its point of the curve."""
    start = time.process_time()
    analysis.judged(number)
    analysis.outlook(number)
    return time.process_time() - start

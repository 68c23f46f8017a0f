"""Ranks: the final ranking."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from regalia.core.meaning import Seat


class Rank(Struct, frozen=True):
    """A seat's place in the final ranking: 1 for a winner; equal seats share a rank and the next ones are skipped."""

    seat: Seat
    rank: int
    keys: tuple[int, ...]
    """The values compared, most important first; higher is better."""


def ranked(keys: Mapping[Seat, Sequence[int]]) -> list[Rank]:
    """Seats from first to last by their keys; seats with equal keys share a rank (1, 1, 3)."""
    scores = {seat: tuple(score) for seat, score in keys.items()}
    best_first = sorted(scores.values(), reverse=True)
    ranks = {seat: 1 + best_first.index(score) for seat, score in scores.items()}
    return [Rank(seat, ranks[seat], scores[seat]) for seat in sorted(scores, key=lambda seat: (ranks[seat], seat))]

"""Fair queueing: the waiting share that has used the least time goes first."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

Share: TypeAlias = tuple[str, ...]
"""A path from group to member, such as address, host, table. Time is divided evenly at each level."""


class FairShares:
    """Seconds used by those who are waiting or served. Idle time is not saved up: newcomers start level with the others."""

    def __init__(self) -> None:
        self._spent: dict[Share, float] = {}
        self._active: Counter[Share] = Counter()

    def enter(self, share: Share) -> None:
        """Add a share that waits."""
        for group in groups(share):
            if not self._active[group]:
                beside = [spent for other, spent in self._spent.items() if other[:-1] == group[:-1]]
                self._spent[group] = min(beside, default=0.0)
            self._active[group] += 1

    def leave(self, share: Share) -> None:
        """Remove a share that neither waits nor is served."""
        for group in groups(share):
            self._active[group] -= 1
            if not self._active[group]:
                del self._active[group], self._spent[group]

    def next(self, waiting: Sequence[Share]) -> int:
        """The index of the share to serve next; the first of equals."""
        return min(range(len(waiting)), key=lambda index: [self._spent[group] for group in groups(waiting[index])])

    def note(self, share: Share, seconds: float) -> None:
        """Add seconds of use to a share and its groups."""
        for group in groups(share):
            self._spent[group] += seconds


def groups(share: Share) -> list[Share]:
    """The groups that a share belongs to, the largest first, and the share itself."""
    return [share[:size] for size in range(1, len(share) + 1)]

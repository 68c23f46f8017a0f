"""What is computed once for each finished table, and kept for all who ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from regalia.server.errors import Refuse

KEPT = 500
"""Tables whose results are kept."""
WAITING = 20
"""Tables whose results are computed at once, or wait for it."""
WAITING_EACH = 4
"""The most of them that one address has asked for."""

T = TypeVar("T")


class OncePerTable(Generic[T]):
    """Results by table. However many look at a table, its result is computed once."""

    def __init__(self) -> None:
        self._results: OrderedDict[str, asyncio.Task[T]] = OrderedDict()
        self._asked_from: dict[str, str] = {}
        """The address that has asked for each result that is not known yet; empty for the arena itself."""

    async def of(self, name: str, address: str, compute: Callable[[], Awaitable[T]]) -> T:
        """The result of a table. Raises Refuse if too many wait, or if it cannot be computed."""
        if name not in self._results:
            asked_from = [*self._asked_from.values()]
            if len(asked_from) >= WAITING or (address and asked_from.count(address) >= WAITING_EACH):
                raise Refuse("too_fast")
            self._asked_from[name] = address
            task = self._results[name] = asyncio.ensure_future(compute())
            task.add_done_callback(lambda done: self._computed(name, done))
        self._results.move_to_end(name)
        while len(self._results) > KEPT:
            self._results.popitem(last=False)
        return await asyncio.shield(self._results[name])

    async def close(self) -> None:
        """Stop computing."""
        for task in self._results.values():
            task.cancel()

    def _computed(self, name: str, done: "asyncio.Task[T]") -> None:
        """The result of a table is known, or is forgotten because it could not be computed."""
        self._asked_from.pop(name, None)
        if (done.cancelled() or done.exception() is not None) and self._results.get(name) is done:
            del self._results[name]

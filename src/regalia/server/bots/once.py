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
AGAIN = 60.0
"""Seconds after a failure until a result is computed again, so that what always fails costs little."""

T = TypeVar("T")


class OncePerTable(Generic[T]):
    """Results by table. However many look at a table, its result is computed once."""

    def __init__(self) -> None:
        self._results: OrderedDict[str, asyncio.Task[T]] = OrderedDict()
        self._asked_from: dict[str, str] = {}
        """The address that has asked for each result that is not known yet; empty for the arena itself."""

    async def of(self, name: str, address: str, compute: Callable[[], Awaitable[T]]) -> T:
        """The result of a table. Raises Refuse if too many wait, and for a while after it could not be computed."""
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
        """The result of a table is known, or could not be computed."""
        self._asked_from.pop(name, None)
        if done.cancelled():
            self._forget(name, done)
        elif done.exception() is not None:
            asyncio.get_running_loop().call_later(AGAIN, self._forget, name, done)

    def _forget(self, name: str, failed: "asyncio.Task[T]") -> None:
        """Let the result of a table be computed again."""
        if self._results.get(name) is failed:
            del self._results[name]

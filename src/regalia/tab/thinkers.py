"""Bots, hints and analyses think in another worker of the tab, one question after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor
from typing import ParamSpec, TypeVar

import msgspec

from regalia.server.bots.workers import READY_WITHIN
from regalia.server.metrics import Metrics
from regalia.tab.thinker import Question

P = ParamSpec("P")
T = TypeVar("T")
READY = b""
"""A question that is answered as soon as the worker has started."""


class Thinkers:
    """Makes what the parts of the arena ask. All of them share the one worker."""

    def __init__(self, think: Callable[[bytes], Awaitable[bytes | None]]) -> None:
        self._think = think
        self._turn = asyncio.Lock()
        self._is_ready = False

    def __call__(self, metrics: Metrics, packs: Sequence[str]) -> "Thinker":
        """One that asks the worker in its turn."""
        return Thinker(self, packs)

    async def ask(self, patience: float, question: bytes) -> bytes:
        """The worker's answer, within `patience` seconds of its turn. Raises TimeoutError or BrokenExecutor."""
        async with self._turn:
            if not self._is_ready:
                await self._ask(READY_WITHIN, READY)
                self._is_ready = True
            return await self._ask(patience, question)

    async def _ask(self, patience: float, question: bytes) -> bytes:
        async with asyncio.timeout(patience):
            thought = await self._think(question)
        if thought is None:
            raise BrokenExecutor("the worker could not answer")
        return thought


class Thinker:
    """Asks the worker, as the arena asks a process of its own."""

    def __init__(self, thinkers: Thinkers, packs: Sequence[str]) -> None:
        self._thinkers = thinkers
        self._packs = (*packs,)

    def start(self) -> None:
        """Does nothing: the worker starts with the tab."""

    async def ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function thinks in the worker. Raises TimeoutError or BrokenExecutor."""
        question = Question(f"{think.__module__}:{think.__name__}", args, kwargs, self._packs)
        thought = await self._thinkers.ask(patience, msgspec.msgpack.encode(question))
        return msgspec.msgpack.decode(thought)  # type: ignore[no-any-return] # as plain as what a process is sent

    def end(self) -> None:
        """Does nothing: the worker answers to the end, and the answer is not used."""

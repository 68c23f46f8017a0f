"""Bots that think in the process of the arena, for tests and for arenas of one game: no process is started."""

import asyncio
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from regalia.server.bots.workers import HERE
from regalia.server.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")


class InProcess:
    """Handles one question at a time, in a thread. A question that is never answered cannot be ended here."""

    def __init__(self, metrics: Metrics, packs: Sequence[str]) -> None:
        for source in packs:
            HERE.keep(source)

    def start(self) -> None:
        """Nothing has to be started."""

    async def ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What is thought, within `patience` seconds."""
        async with asyncio.timeout(patience):
            return await asyncio.to_thread(think, *args, **kwargs)

    def end(self) -> None:
        """Nothing has to be ended."""

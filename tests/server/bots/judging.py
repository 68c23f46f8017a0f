"""Workers that judge in no time, for tests of how analyses get on."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia import games
from regalia.bots import analysis
from regalia.bots.analysis import Analysis
from regalia.core import Record
from regalia.server.bots.chunks import Chunk, Explained, explained, judge_chunk, packed
from regalia.server.metrics import Metrics
from tests.server.in_process import InProcess
from tests.server.requests.test_records import true_record

quick = partial(Analysis, most=2)
"""An analysis in few worlds."""


@cache
def whole() -> Chunk:
    """All moments of one game."""
    before, analysis.PLAYED_ON = analysis.PLAYED_ON, 2
    try:
        course = quick(games.load("oriflamme"), msgspec.json.decode(true_record(), type=Record))
        moments = [explained(course, moment) for moment in course.moments()]
    finally:
        analysis.PLAYED_ON = before
    read = msgspec.json.decode(msgspec.json.encode(moments), type=list[Explained])
    return Chunk(read, len(read), course.end.chances, 2.0)


class Judge(InProcess):
    """Answers each task of an analysis with the next of the moments, at once; what it has been asked is kept."""

    def __init__(self, metrics: Metrics, packs: Sequence[str]) -> None:
        super().__init__(metrics, packs)
        self.tasks: list[tuple[Any, ...]] = []
        self.replies: list[Exception | bytes] = []
        """What it replies first, instead."""
        self.each = 10
        self.ended = 0

    async def ask(self, patience: float, think: Callable[..., Any], *task: Any, **more: Any) -> Any:
        """The next moments; each chunk says that it took two seconds."""
        if think is not judge_chunk:
            return await super().ask(patience, think, *task, **more)
        self.tasks.append(task)
        reply = self.replies.pop(0) if self.replies else None
        if isinstance(reply, Exception):
            raise reply
        done = task[4]
        return reply or packed(replace(whole(), moments=whole().moments[done : done + self.each]))

    def end(self) -> None:
        """Note that it is not needed at present."""
        self.ended += 1

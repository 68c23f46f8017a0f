"""Workers that judge in no time, for tests of how analyses get on."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia import games
from regalia.bots import analysis
from regalia.bots.analysis import Analysis, Moment
from regalia.core import Record
from regalia.server.arena import Arena
from regalia.server.bots.chunks import Chunk, Explained, explained, judge_chunk, packed
from regalia.server.bots.in_process import InProcess
from regalia.server.metrics import Metrics
from regalia.server.requests.analysis import Analyses, MomentKept
from regalia.server.store import KeptAnalysis, Person
from regalia.server.table.table import Table
from regalia.server.wire.analysis import AnalysisOf
from tests.server.requests.test_records import changed, opened, true_record

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


ADA, BOB, EVE = (Person(f"u_{name.lower()}", name) for name in ("Ada", "Bob", "Eve"))


def every_moment() -> list[Moment]:
    """The moments of the game."""
    return [each.moment for each in whole().moments]


def judge_of(arena: Arena) -> Judge:
    judge = arena.analyst._worker
    assert isinstance(judge, Judge)
    return judge


async def finished(arena: Arena, number: int = 0) -> Table:
    """A table with the game, one for each number."""
    return await opened(arena, changed(lambda record: record.update(names=[f"Player {number}"])))


async def ask(table: Table, person: Person = ADA, source: str = "here") -> AnalysisOf:
    return await Analyses(table.services.store).request(table, person, source)


async def shown_to(person: Person | None, table: Table) -> AnalysisOf:
    return await Analyses(table.services.store).of(table, person)


async def kept(arena: Arena, table: Table) -> KeptAnalysis:
    found = await arena.store.analysis(table.doc.id)
    assert found is not None
    return found


async def moments(arena: Arena, table: Table) -> list[Any]:
    bodies = await arena.store.judged_moments(table.doc.id)
    return [msgspec.json.decode(body, type=MomentKept).moment for body in bodies]

"""Looks for puzzles in public games of this arena that were analysed, as part of the least urgent work."""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor

import msgspec

from regalia.bots.judged import Judged
from regalia.bots.puzzles import AHEAD, OPEN
from regalia.core import Record
from regalia.server.bots.chunks import be_least_urgent
from regalia.server.bots.workers import Thinks, rules_here
from regalia.server.people.profiles import profile_of
from regalia.server.requests.analysis import MomentKept
from regalia.server.store import TableDoc
from regalia.server.table.services import Services

PATIENCE = 3600.0
"""Seconds that one decision may take. On a busy machine the least urgent work is slow; this only ends what never would."""
MOST = 2
"""The most decisions of a game that are looked into: those in which one answer stands out the most."""

log = logging.getLogger(__name__)


class PuzzleFinder:
    """Keeps the puzzles that it finds."""

    def __init__(self, services: Services, worker: Thinks) -> None:
        self._services, self._store, self._worker = services, services.store, worker

    async def look_in(self, table: str) -> None:
        """Look for puzzles in a game that was analysed, if all who played it agree."""
        doc, record = await self._store.table(table), await self._store.record(table)
        if doc is None or record is None or not await self._may_use(doc):
            return
        moments = [msgspec.json.decode(body, type=MomentKept) for body in await self._store.judged_moments(table)]
        for judged in candidates([each.moment.judged for each in moments]):
            try:
                await self._look_into(doc, record, judged.seq)
            except (TimeoutError, BrokenExecutor) as wrong:
                log.error("a decision at table %s cannot be looked into: %r", table, wrong)

    async def _may_use(self, doc: TableDoc) -> bool:
        """True for a public game with the game's own content, if no one who played it keeps their games out."""
        if not doc.public or doc.from_file or doc.pack is not None or doc.origin is not None:
            return False
        people = {sitting.person for sitting in doc.seats if sitting.person is not None}
        return all([(await profile_of(self._store, person)).puzzles for person in people])

    async def _look_into(self, doc: TableDoc, record: bytes, seq: int) -> None:
        """Keep the puzzle in a decision, if there is one."""
        found = await self._worker.ask(PATIENCE, find_puzzle, doc.game, record, seq)
        if found:
            name, content = found
            await self._store.save_puzzle(doc.game, name, doc.rules, content, self._services.now())


def candidates(judged: Sequence[Judged]) -> Iterator[Judged]:
    """The decisions that may be puzzles, the clearest first."""
    least, most = OPEN
    likely = [
        each
        for each in judged
        if len(each.best) > 1 and each.best[1].behind >= AHEAD and least <= each.chances_before[each.seat] <= most
    ]
    yield from sorted(likely, key=lambda each: -each.best[1].behind)[:MOST]


def find_puzzle(slug: str, record: bytes, seq: int) -> tuple[str, bytes] | None:
    """In a worker process: the id and the JSON of the puzzle in a decision; None if there is none."""
    from regalia.bots.analysis import derived
    from regalia.bots.puzzles import puzzle_of
    from regalia.core import replay

    be_least_urgent()
    read = msgspec.json.decode(record, type=Record)
    match = replay(rules_here(slug, ""), read)
    puzzle = puzzle_of(match.at(seq), match.answers[seq], derived(read.commitment, "puzzle", seq), match.options)
    return (puzzle.id, msgspec.json.encode(puzzle)) if puzzle is not None else None

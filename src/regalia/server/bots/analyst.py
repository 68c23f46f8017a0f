"""Analyses finished games, the least urgent work of an arena: in a process of its own, one chunk after the other.

What waits is in the store, and each moment is saved as soon as it is judged. A node that ends, or loses its worker, loses
the last chunk at most; any node goes on from there. The node that has a table's lease analyses its game.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from regalia.server.bots import chunks
from regalia.server.bots.chunks import Chunk, Task, ask_thinkers, judge_chunk
from regalia.server.bots.fair_shares import FairShares, Share
from regalia.server.bots.puzzle_finder import PuzzleFinder
from regalia.server.bots.workers import Thinks
from regalia.server.errors import Refuse, log_failure
from regalia.server.nodes.bus import Bus
from regalia.server.requests.analysis import MomentKept, kept_for_absent, numbers_of
from regalia.server.store import Conflict, KeptAnalysis, Unreadable
from regalia.server.table.packs import hash_of, rules_of
from regalia.server.table.services import Services
from regalia.server.wire.analysis import AnalysisNews

TURN = 10.0
"""CPU seconds after which the next game has its turn."""
LOOK = 5.0
"""Seconds between looks for what other nodes have left unfinished."""
PATIENCE = 3600.0
"""Seconds that a chunk may take. On a busy machine the least urgent work is slow; this only ends what never would."""
PACE = 1.0
"""Seconds between news of the same game, but for its end."""
TRIES = 3
"""How often a game may fail in a row."""

log = logging.getLogger(__name__)


class Turn(Struct):
    """A game that is being analysed."""

    kept: KeptAnalysis
    task: Task
    version: int
    """Of its rules."""
    numbers: list[int]
    """The number of the action that gave each answer."""


class Analyst:
    """Analyses the games that wait, in turn, divided evenly between those who have asked."""

    def __init__(self, services: Services, worker: Thinks, bus: Bus, tell: Callable[[str, AnalysisNews], None]) -> None:
        self._puzzles = PuzzleFinder(services, worker)
        self._services, self._store, self._leases = services, services.store, services.leases
        self._worker, self._bus, self._tell = worker, bus, tell
        self._asked = asyncio.Event()
        self._shares = FairShares()
        self._waiting: dict[str, Share] = {}
        self._failures: Counter[str] = Counter()
        self._newest = ("", 0.0)
        """The table whose watchers got news last, and when."""

    @property
    def waiting(self) -> int:
        """The number of unfinished analyses, of all nodes, as of the last look."""
        return len(self._waiting)

    def look(self) -> None:
        """Look for work now."""
        self._asked.set()

    async def work(self) -> None:
        """Analyse what waits, for ever. When there is nothing to do, the worker's process ends."""
        while True:
            if await self._could_work():
                continue
            self._worker.end()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()
            self._asked.clear()

    async def close(self) -> None:
        """End the worker."""
        self._worker.end()

    async def _could_work(self) -> bool:
        try:
            return await self.take_turn()
        except Exception as wrong:  # the store may work again at the next look
            log_failure(log, wrong, "no game can be analysed")
            return False

    async def take_turn(self) -> bool:
        """Let the game whose turn it is get on a little. False if it cannot, or none waits that no other node analyses."""
        waiting = await self._store.unfinished_analyses()
        self._line_up(waiting)
        while waiting:
            kept = waiting.pop(self._shares.next([share_of(each) for each in waiting]))
            if await self._leases.take(kept.table_id):
                try:
                    return await self._serve(kept)
                finally:
                    await self._leases.give_back([kept.table_id])
        return False

    def _line_up(self, waiting: Sequence[KeptAnalysis]) -> None:
        """Note who waits now."""
        now = {each.table_id: share_of(each) for each in waiting}
        for table, share in self._waiting.items():
            if now.get(table) != share:
                self._shares.leave(share)
        for table, share in now.items():
            if self._waiting.get(table) != share:
                self._shares.enter(share)
        self._waiting = now

    async def _serve(self, kept: KeptAnalysis) -> bool:
        """Judge a game's decisions until its turn is over. False if it does not get on."""
        try:
            await self._judge(await self._turn(kept))
        except Conflict:  # another node has the table now
            await self._leases.check(kept.table_id)
        except Exception as wrong:
            log_failure(log, wrong, "the game at table %s cannot be analysed at present", kept.table_id)
            if isinstance(wrong, Unreadable) or not isinstance(wrong, Refuse):  # otherwise the store does not answer
                await self._note_failure(kept.table_id)
            return False
        self._failures.pop(kept.table_id, None)
        return True

    async def _judge(self, turn: Turn) -> None:
        share, until = share_of(turn.kept), turn.kept.seconds + TURN
        if turn.kept.state == "waiting":
            turn.kept = await self._advance(replace(turn.kept, state="running"), [])
        while turn.kept.is_unfinished and turn.kept.seconds < until:
            chunk = await self._judged(turn)
            self._shares.note(share, chunk.seconds)
            turn.kept = await self._save(turn, chunk)
            self._failures.pop(turn.kept.table_id, None)

    async def _turn(self, kept: KeptAnalysis) -> Turn:
        """What a game's next chunks are made of."""
        doc, record = await self._store.table(kept.table_id), await self._store.record(kept.table_id)
        assert doc is not None, "an analysis is of a table"
        assert record is not None, "it was saved before the analysis was asked for"
        actions = await self._store.actions(kept.table_id)
        task = Task(doc.game, hash_of(doc), record, kept_for_absent(doc, actions), kept.done)
        return Turn(kept, task, rules_of(self._services.library, doc).version, numbers_of(doc, actions))

    async def _judged(self, turn: Turn) -> Chunk:
        """The next chunk, by a thinker or else by the node's own worker."""
        left = self._services.settings.analysis_seconds - turn.kept.seconds
        task = replace(turn.task, done=turn.kept.done, seconds=min(chunks.SECONDS, left))
        chunk, where = await ask_thinkers(self._bus, task, turn.version), "elsewhere"
        if chunk is None:
            chunk, where = chunks.unpacked(await self._worker.ask(PATIENCE, judge_chunk, *astuple(task))), "here"
        self._services.metrics.analysis_seconds.labels(where).inc(chunk.seconds)
        return chunk

    async def _save(self, turn: Turn, chunk: Chunk) -> KeptAnalysis:
        """Save a chunk; how far the game has come then. Raises Conflict if another node has the table."""
        moments = [
            msgspec.json.encode(MomentKept(turn.numbers[each.moment.judged.seq], each.moment, each.reasons))
            for each in chunk.moments
        ]
        if chunk.obstacle:
            return await self._advance(replace(turn.kept, state="failed", obstacle=chunk.obstacle), [])
        if not moments and turn.kept.done < chunk.count:
            raise ValueError("nothing was judged")
        done, seconds = turn.kept.done + len(moments), turn.kept.seconds + chunk.seconds
        kept = replace(turn.kept, count=chunk.count, done=done, seconds=seconds, finish=msgspec.json.encode(chunk.finish))
        if done == chunk.count:
            kept = replace(kept, state="done")
        elif seconds >= self._services.settings.analysis_seconds:
            kept = replace(kept, state="cut")
        else:
            kept = replace(kept, state="running")
        return await self._advance(kept, moments)

    async def _advance(self, kept: KeptAnalysis, moments: Sequence[bytes]) -> KeptAnalysis:
        """Save how far a game has come, and notify its watchers. Raises Conflict if another node has the table."""
        if not kept.is_unfinished:
            kept = replace(kept, person="", source="")
        if not await self._leases.take(kept.table_id):
            raise Conflict
        await self._store.advance(kept, moments, self._leases.fence(kept.table_id))
        if not kept.is_unfinished:
            self._tell(kept.table_id, news_of(kept))
            await self._tell_queue()
            if kept.state == "done":
                await self._puzzles.look_in(kept.table_id)
        elif not self._has_just_sent(kept.table_id):
            self._tell(kept.table_id, news_of(kept))
        return kept

    def _has_just_sent(self, table: str) -> bool:
        """True if the watchers of a table got news within the last second. If not, they get some now."""
        (last, at), now = self._newest, self._services.now()
        if last == table and 0 <= now - at < PACE:
            return True
        self._newest = (table, now)
        return False

    async def _tell_queue(self) -> None:
        """Notify the watchers of those that wait that they have moved up."""
        for ahead, each in enumerate(await self._store.unfinished_analyses()):
            if each.state == "waiting":
                self._tell(each.table_id, news_of(each, ahead))

    async def _note_failure(self, table: str) -> None:
        """Let a game fail for good after some failures in a row; it can be asked for again."""
        self._failures[table] += 1
        kept = await self._store.analysis(table)
        if self._failures[table] >= TRIES and kept is not None:
            del self._failures[table]
            with suppress(Conflict):
                await self._advance(replace(kept, state="failed"), [])


def news_of(kept: KeptAnalysis, ahead: int = 0) -> AnalysisNews:
    """How far an analysis has come, for watchers."""
    return AnalysisNews(kept.state, ahead, kept.done, kept.count)


def share_of(kept: KeptAnalysis) -> Share:
    """The key by which time is divided: evenly between addresses, then people, then games."""
    return (kept.source or kept.person, kept.person, kept.table_id)

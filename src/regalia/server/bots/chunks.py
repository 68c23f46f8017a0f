"""A chunk of an analysis: the moments that a worker judges at once. The game is over: nothing of it is secret."""

import os
import time
import zlib
from collections.abc import Iterator
from math import inf
from multiprocessing import parent_process

import msgspec
from msgspec import Struct

from regalia.bots.analysis import Analysis, CannotAnalyse, Moment, derived
from regalia.bots.reasons import reasons_for
from regalia.core import Reason, Record
from regalia.server.bots.thinking import BUSY, TRIES
from regalia.server.bots.workers import rules_here
from regalia.server.nodes.bus import Bus

SECONDS = 2.0
"""CPU seconds after which a chunk ends with the decision that is being judged."""
ABROAD = 60.0
"""Seconds that a node waits for a thinker before it judges a chunk itself."""
LEAST = 19
"""The priority of a process that judges: all others go first."""


class Task(Struct, frozen=True):
    """What is to be judged next."""

    slug: str
    pack: str
    """The hash of its pack; empty for the game's own content."""
    record: bytes
    """As JSON."""
    kept: list[int]
    """The numbers of the answers that a bot gave for an absent person."""
    done: int
    """The number of moments that are known."""
    seconds: float = SECONDS


class Explained(Struct, frozen=True):
    """A moment, and why the best answer was better, if the given one was a mistake."""

    moment: Moment
    reasons: list[Reason]


class Chunk(Struct, frozen=True):
    """What was judged."""

    moments: list[Explained]
    count: int
    """The number of decisions of the game."""
    finish: list[float]
    """What share of the victory each seat had in the end."""
    seconds: float
    """The CPU seconds that it took."""
    obstacle: str = ""
    """Why the record cannot be analysed."""


class Course(Struct):
    """An analysis under way."""

    analysis: Analysis
    moments: Iterator[Moment]
    done: int

    def next(self) -> Explained | None:
        """The next moment; None after the last one."""
        moment = next(self.moments, None)
        if moment is None:
            return None
        self.done += 1
        return explained(self.analysis, moment)


LAST: dict[bytes, Course] = {}
"""In a worker process: the last analysis, by its task without `done` and `seconds`. It need not play the record again."""


def judge_chunk(slug: str, pack: str, record: bytes, kept: list[int], done: int, seconds: float) -> bytes:
    """In a worker process: the next moments, one at least, as `packed`."""
    be_least_urgent()
    begun, task = time.process_time(), Task(slug, pack, record, kept, done)
    try:
        course = course_of(task)
    except CannotAnalyse as wrong:
        return packed(Chunk([], 0, [], time.process_time() - begun, wrong.obstacle))
    moments = []
    while moment := course.next():
        moments.append(moment)
        if time.process_time() - begun >= seconds:
            break
    LAST[name_of(task)] = course
    count, finish = len(course.analysis.decisions), course.analysis.end.chances
    return packed(Chunk(moments, count, finish, time.process_time() - begun))


def be_least_urgent() -> None:
    """Let all other processes go first, if this is a worker process."""
    if parent_process() is not None:
        os.setpriority(os.PRIO_PROCESS, 0, LEAST)


def course_of(task: Task) -> Course:
    """The analysis of a task, where its known moments end. Raises CannotAnalyse."""
    course = LAST.pop(name_of(task), None)
    LAST.clear()
    if course is not None and course.done == task.done:
        return course
    record = msgspec.json.decode(task.record, type=Record)
    analysis = course.analysis if course else Analysis(rules_here(task.slug, task.pack), record, task.kept)
    return Course(analysis, analysis.moments(task.done, inf), task.done)


def name_of(task: Task) -> bytes:
    """What the figures of a task depend on."""
    return msgspec.msgpack.encode((task.slug, task.pack, task.record, task.kept))


def explained(analysis: Analysis, moment: Moment) -> Explained:
    """A moment with the reasons for its best answer, by what its seat knew."""
    judged = moment.judged
    if judged.word is None:
        return Explained(moment, [])
    seed = derived(analysis.basis.commitment, "reasons", judged.seq)
    return Explained(moment, reasons_for(analysis.match.at(judged.seq), judged.seat, judged.best[0].answer, seed))


def packed(chunk: Chunk) -> bytes:
    """A chunk as compressed JSON."""
    return zlib.compress(msgspec.json.encode(chunk))


def unpacked(packed: bytes) -> Chunk:
    """A chunk that was `packed`. Raises ValueError for anything else."""
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=Chunk)
    except zlib.error as wrong:
        raise ValueError(str(wrong)) from wrong


def subject_of(slug: str, version: int, pack: str) -> str:
    """Where chunks of a game under these rules are offered to thinkers."""
    return f"regalia.analyse.{slug}.{version}.{pack or 'own'}"


async def ask_thinkers(bus: Bus, task: Task, version: int) -> Chunk | None:
    """What a thinker has judged; None if there is none, each that was asked is busy, or the bus cannot carry the task."""
    subject, asked = subject_of(task.slug, version, task.pack), msgspec.msgpack.encode(task)
    for _ in range(TRIES):
        reply = await bus.ask(subject, asked, ABROAD)
        if reply is None:
            return None
        if reply != BUSY:
            break
    else:
        return None
    try:
        return unpacked(reply)
    except ValueError:
        return None

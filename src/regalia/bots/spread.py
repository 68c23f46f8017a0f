"""Where many games are played: in this process, in several on this machine, or on a Ray cluster.

Each place takes a function and the pieces of work for it, and yields every piece with its result as it finishes: in one
process in the order given, elsewhere in any. A worker that is killed costs its unfinished pieces, which are done again.
"""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Protocol, TypeVar

Work = TypeVar("Work")
Outcome = TypeVar("Outcome")

LOST = 3
"""How many workers may die over one piece: then it is the piece that kills them."""
AHEAD = 4
"""Pieces given out for each worker, so that none waits for its next."""


class Spread(Protocol):
    """A place where work is done."""

    def __call__(
        self, do: Callable[[Work], Outcome], pieces: Sequence[Work], /
    ) -> Generator[tuple[Work, Outcome], None, None]:
        """Each piece with its result, as they finish. Closing the generator ends the work."""
        ...


def here(do: Callable[[Work], Outcome], pieces: Sequence[Work], /) -> Generator[tuple[Work, Outcome], None, None]:
    """One piece after the other, in this process."""
    for piece in pieces:
        yield piece, do(piece)


def over_processes(number: int) -> Spread:
    """A number of processes of this machine."""

    def spread(do: Callable[[Work], Outcome], pieces: Sequence[Work], /) -> Generator[tuple[Work, Outcome], None, None]:
        waiting, tries = deque(range(len(pieces))), Counter[int]()
        idle: list[Worker] = []
        busy: dict[Connection, tuple[Worker, int]] = {}
        try:
            while waiting or busy:
                while waiting and len(busy) < number:
                    worker, index = idle.pop() if idle else Worker(do), waiting.popleft()
                    busy[worker.pipe] = worker, index
                    worker.give(pieces[index])
                for pipe in wait([*busy]):
                    assert isinstance(pipe, Connection)
                    worker, index = busy.pop(pipe)
                    answered = worker.answer()
                    if answered is None:
                        tries[index] += 1
                        if tries[index] == LOST:
                            raise WorkersLost(f"{LOST} processes died over {pieces[index]}")
                        waiting.appendleft(index)
                        continue
                    idle.append(worker)
                    yield pieces[index], answered[0]
        finally:
            for worker in [*idle, *(worker for worker, _ in busy.values())]:
                worker.end()

    return spread


class WorkersLost(Exception):  # noqa: N818 - named after what has happened
    """One piece of work has killed every process that took it up."""


class Worker:
    """A process that does one piece after the other."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        """Start it."""
        spawning = get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs, do), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, piece: object) -> None:
        """Hand over a piece; one that has just died says so by its answer."""
        with suppress(OSError):
            self.pipe.send(piece)

    def answer(self) -> tuple[Any] | None:
        """The result, or None if the process has died. Raises what the work has raised."""
        try:
            outcome, wrong = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            return None
        if wrong is not None:
            raise wrong
        return (outcome,)

    def end(self) -> None:
        """Stop it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, do: Callable[[Any], Any]) -> None:
    """A process's life: pieces in, results out. Ctrl-C is left to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            piece = pipe.recv()
            try:
                pipe.send((do(piece), None))
            except Exception as wrong:
                wrong.add_note(format_exc())
                pipe.send((None, wrong))


def over_ray(address: str) -> Spread:
    """The Ray cluster at an address, or one of this machine's cores if it is `local`. Connects at once.

    Raises ConnectionError if no cluster answers there.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    ray.init(address=address, log_to_driver=False, logging_level="error", include_dashboard=None)

    def spread(do: Callable[[Work], Outcome], pieces: Sequence[Work], /) -> Generator[tuple[Work, Outcome], None, None]:
        piece_of_work: Any = ray.remote(num_cpus=1, max_retries=LOST - 1)(do)
        waiting, running = list(reversed(pieces)), dict[Any, Work]()
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
                    piece = waiting.pop()
                    running[piece_of_work.remote(piece)] = piece
                for each in ray.wait([*running])[0]:
                    yield running.pop(each), ray.get(each)
        finally:
            ray.shutdown()

    return spread

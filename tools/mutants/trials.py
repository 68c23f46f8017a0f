"""Runs tests against mutants, each in a process of its own, forked from one that has pytest and the engine in memory."""

import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from coverage import Coverage

from tools.mutants.mutations import Mutant

START = 20
"""CPU seconds allowed for importing a game and collecting its tests."""
GRACE = 2
"""CPU seconds allowed for the shortest test."""
SLOWER = 3
"""A test that takes this many times as long as without the mutant counts as an endless loop."""
MEMORY = 4 << 30
"""Memory limit of a trial in bytes; allocations beyond it fail."""
IMPORT = ""
"""The name under which lines are counted that run outside of any test."""


@dataclass(frozen=True)
class Ran:
    """What one test did without a mutant."""

    seconds: float
    lines: dict[str, frozenset[int]]
    """By file."""

    def runs(self, file: Path, lines: frozenset[int]) -> bool:
        """True if the test ran one of these lines."""
        return not lines.isdisjoint(self.lines.get(str(file), ()))


class Mutated(SourceFileLoader):
    """Imports one module as the mutant has it. Nothing is written, and no compiled file is read."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.file))
        self.code = mutant.after

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.code, self.path, "exec", dont_inherit=True)


class Order:
    """Runs the named tests alone, in this order, each with a time limit."""

    def __init__(self, limits: dict[str, int]) -> None:
        self.limits = limits

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        named = {item.nodeid: item for item in items}
        items[:] = [named[test] for test in self.limits if test in named]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit(self.limits[nodeid])


class Watch:
    """Notes how long each test takes, and which lines it runs."""

    def __init__(self, files: Sequence[Path]) -> None:
        os.environ["COVERAGE_CORE"] = "ctrace"  # the other cores cannot tell tests apart
        self.coverage = Coverage(data_file=None, config_file=False, include=[str(file) for file in files])
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        started = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - started
            self.coverage.switch_context(IMPORT)

    def ran(self) -> dict[str, Ran]:
        """What each test did; under the name `IMPORT` what ran outside of tests."""
        data = self.coverage.get_data()
        lines: dict[str, dict[str, set[int]]] = {test: {} for test in (IMPORT, *self.seconds)}
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    lines[test].setdefault(file, set()).add(line)
        return {
            test: Ran(self.seconds.get(test, 0.0), {file: frozenset(numbers) for file, numbers in found.items()})
            for test, found in lines.items()
        }


def measure(files: Sequence[Path], *tests: Path) -> dict[str, Ran]:
    """What each test does without a mutant. Raises `ValueError` if one fails."""
    reading, writing = os.pipe()

    def watched() -> int:
        watch = Watch(files)
        watch.coverage.start()
        status = run([*map(str, tests)], watch)
        watch.coverage.stop()
        with os.fdopen(writing, "wb") as file:
            pickle.dump((watch.failed, watch.ran() if status == 0 else {}), file)
        return status

    child = forked(watched)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        received = file.read()
    os.waitpid(child, 0)
    failed: list[str]
    found: dict[str, Ran]
    failed, found = pickle.loads(received) if received else ([], {})
    if not found:
        raise ValueError(f"{tests[0]}: without a mutant {'no test runs' if not failed else f'{failed[0]} fails'}")
    return found


def survivors(mutants: Iterable[Mutant], ran: dict[str, Ran], root: Path, jobs: int) -> Iterator[Mutant]:
    """Yield the mutants that no test notices; `jobs` trials run at a time."""
    waiting, running = list(mutants), dict[int, Mutant]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop(0)
            limits = order(mutant, ran)
            if limits:
                running[forked(partial(trial, mutant, limits, root))] = mutant
            else:
                yield mutant
        if running:
            child, status = first_to_end(running)
            mutant = running.pop(child)
            if status == pytest.ExitCode.OK:
                yield mutant


def first_to_end(children: Iterable[int]) -> tuple[int, int]:
    """Waits for one of these children. Returns its process id and exit status, which is negative for a signal."""
    while True:
        for child in children:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                return child, os.waitstatus_to_exitcode(status)
        time.sleep(0.01)


def order(mutant: Mutant, ran: dict[str, Ran]) -> dict[str, int]:
    """The tests that can notice a mutant, the likely and the quick ones first, and the seconds each may take."""

    def chance(test: str) -> tuple[bool, bool, float]:
        return (
            not ran[test].runs(mutant.file, mutant.lines),
            not ran[test].runs(mutant.file, mutant.around),
            ran[test].seconds,
        )

    everywhere = ran[IMPORT].runs(mutant.file, mutant.lines)
    able = [test for test in ran if test != IMPORT and (everywhere or ran[test].runs(mutant.file, mutant.lines))]
    return {test: GRACE + int(SLOWER * ran[test].seconds) for test in sorted(able, key=chance)}


def trial(mutant: Mutant, limits: dict[str, int], root: Path) -> int:
    """Pytest's exit status with the mutant in place."""
    limit(START)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, Mutated(module_name(mutant.file), mutant))
    files = dict.fromkeys(test.partition("::")[0] for test in limits)
    return run(["--exitfirst", *(str(root / file) for file in files)], Order(limits))


def limit(seconds: int) -> None:
    """Limit the CPU time of this process; a signal ends it then."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def module_name(file: Path) -> str:
    """The name under which a file of a package is imported."""
    parts = [file.stem] if file.stem != "__init__" else []
    folder = file.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def run(arguments: list[str], plugin: object) -> int:
    """Pytest in this process, without a cache, and without plugins but anyio's, which pyproject.toml configures."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-p", "no:cacheprovider", "-p", "anyio.pytest_plugin", "--override-ini", "addopts=--quiet"]
    return int(pytest.main([*options, *arguments], plugins=[plugin]))


def forked(work: Callable[[], int]) -> int:
    """Fork a child that does the work without output; returns its process id."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        status = work()
    finally:
        os._exit(status)

"""`make flakes`: run the tests that were changed many times while the processor is busy, and count their failures."""

import argparse
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tools.changed import ROOT, changed

BUSY = "while True: pass"
"""What keeps a core busy."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+::.+?)(?: - .*)?$", re.MULTILINE)


@contextmanager
def pressure(processes: int) -> Iterator[None]:
    """Keep the processor busy with this number of endless loops."""
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def failures(tests: list[str], times: int) -> Counter[str]:
    """How often each test failed."""
    failed: Counter[str] = Counter()
    for number in range(times):
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-m",
            "",
            "-p",
            "no:cacheprovider",
            "--max-suite-reruns",
            "0",
            "-rfE",
            "--tb",
            "no",
        ]
        ran = subprocess.run([*command, *tests], cwd=ROOT, capture_output=True, text=True, check=False)
        here = FAILED.findall(ran.stdout)
        if ran.returncode and not here:
            sys.exit(ran.stdout + ran.stderr)
        failed.update(here)
        print(f"{number + 1}/{times}: {len(here)} failed", flush=True)
    return failed


def main() -> None:
    """Read the arguments, run, and print each test that failed with how often it did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tests", nargs="*", help="files or tests; those that were changed if none is named")
    parser.add_argument("--times", type=int, default=20)
    arguments = parser.parse_args()
    tests = arguments.tests or [file for file in changed() if "/test_" in file and file.endswith(".py")]
    if not tests:
        sys.exit("No test was changed: name some, as in make flakes TESTS=tests/server/test_tasks.py")
    with pressure(2 * (os.cpu_count() or 1)):
        failed = failures(tests, arguments.times)
    for name, count in failed.most_common():
        print(f"{count} of {arguments.times} times: {name}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()

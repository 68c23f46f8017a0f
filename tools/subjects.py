"""Checks the subjects of commits: `python -m tools.subjects`, a part of `make check`."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

SINCE = "4d6a76a5"
"""The last commit from before this was checked."""
LONGEST = 72
AREA = re.compile(r"\[[a-z_]+\] [A-Z0-9]")


def faults(subjects: Iterable[str]) -> Iterator[str]:
    """What is wrong with subjects: `[server] Keep slow tables in the lobby for seven days` is as it should be."""
    for subject in subjects:
        if len(subject) > LONGEST:
            yield f"longer than {LONGEST} characters: {subject}"
        if not AREA.match(subject):
            yield f"does not start with an area such as [server]: {subject}"


def subjects() -> list[str]:
    """The subjects to check: none where the history is missing, as in a shallow clone or an archive."""
    log = ["git", "log", "--no-merges", "--format=%s", f"{SINCE}..HEAD"]
    found = subprocess.run(log, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return found.stdout.splitlines() if found.returncode == 0 else []


if __name__ == "__main__":
    sys.exit("\n".join(faults(subjects())) or 0)

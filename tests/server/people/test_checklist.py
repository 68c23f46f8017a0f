"""Each line of the checklist names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
WITHOUT = {"6.4.2"}
"""Lines about something that is not there."""


def test_each_line_of_the_checklist_is_held_by_tests() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"^(?:async )?def (test_\w+)", sources, re.MULTILINE))
    rows = re.findall(r"^\| ([\d., to]+) \|.*\| ([^|]*) \|$", (ROOT / "docs/security.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 20
    for line, named in rows:
        tests = set(re.findall(r"`(test_\w+)`", named))
        assert tests or line in WITHOUT, line
        assert tests <= there, line

"""Each line of the checklist names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
WITHOUT = {"6.4.2"}
"""Lines about something that is not there."""


def named_tests(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


def test_each_line_of_the_checklist_is_held_by_tests() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"^(?:async )?def (test_\w+)", sources, re.MULTILINE))
    text = (ROOT / "docs/security.md").read_text("utf-8")
    rows = re.findall(r"^\| ([\d., to]+) \|.*\| ([^|]*) \|$", text, re.MULTILINE)
    assert len(rows) > 20
    assert [line for line, tests in rows if not named_tests(tests) and line not in WITHOUT] == []
    claims = re.findall(r"^- (.*)$", text, re.MULTILINE)
    assert len(claims) > 20
    assert [claim for claim in claims if not named_tests(claim)] == []
    assert named_tests(text) - there == set()

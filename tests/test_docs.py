"""The documentation runs, and what it quotes stands in the source."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from regalia import core
from regalia.server.typescript import of_game

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCE = Path(__file__).parents[1] / "src" / "regalia"
QUOTED = re.compile(r"`(games/[\w/.]+)`[^`\n]*:\n\n((?:    .*\n|\n)+)")
"""A paragraph that ends with the name of a file, and the block after it."""


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md") if ">>> " in page.read_text("utf-8")))
def test_the_examples_on_a_page_run_as_printed(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md")))
def test_what_a_page_quotes_stands_in_the_file_it_names(page: str) -> None:
    quotations = QUOTED.findall((DOCS / page).read_text("utf-8"))
    assert quotations or page != "write-a-game.md"
    for file, block in quotations:
        assert dedent(block).strip() in (SOURCE / file).read_text("utf-8"), f"{file} says it in another way"


NAMED = re.compile(r"^\| `(\w+)` \| (.+) \|$", re.MULTILINE)


def test_the_core_is_described_name_by_name() -> None:
    described = dict(NAMED.findall((DOCS / "core.md").read_text("utf-8")))
    assert sorted(described) == sorted(core.__all__)
    assert all(len(meaning) > 10 for meaning in described.values())


def code_of(page: str, upto: str) -> str:
    """The Python on a page, up to a heading, without what it prints."""
    lines = (DOCS / page).read_text("utf-8").partition(f"\n## {upto}\n")[0].splitlines()
    return "\n".join(line[8:] for line in lines if line.startswith(("    >>> ", "    ..."))) + "\n"


def test_the_game_of_the_page_is_typed_and_has_types_for_the_client(tmp_path: Path) -> None:
    file = tmp_path / "crowns.py"
    file.write_text(code_of("write-a-game.md", "Play"), "utf-8")
    in_pieces = ("--ignore", "D,E402,I001")  # the page explains each piece, and imports what it needs
    for tool in (("mypy", "--strict"), ("ruff", "check", "--config", str(ROOT / "pyproject.toml"), *in_pieces)):
        command = [sys.executable, "-m", *tool, file.name]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    page: dict[str, object] = {"__name__": "crowns"}
    exec(compile(file.read_text("utf-8"), file.name, "exec"), page)
    rules = page["RULES"]
    assert isinstance(rules, core.Rules)
    assert "export interface Lay" in of_game(rules)


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (result.attempted > 5, result.failed) == (True, 0)

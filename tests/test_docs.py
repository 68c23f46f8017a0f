"""The documentation runs, and what it quotes stands in the source."""

import doctest
import re
from pathlib import Path
from textwrap import dedent

import pytest

DOCS = Path(__file__).parents[1] / "docs"
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

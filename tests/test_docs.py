"""The documentation runs."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md") if ">>> " in page.read_text("utf-8")))
def test_the_examples_on_a_page_run_as_printed(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0

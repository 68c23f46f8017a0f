"""Pages point to pages that are there."""

from pathlib import Path
from re import findall

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(page.relative_to(ROOT) for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_on_a_page_leads_somewhere(page: Path) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = findall(r"\]\(([^)#:]+)\)|src=\"([^\":]+)\"", text)
    assert [link for pair in links for link in pair if link and not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_readme_leads_to_every_page() -> None:
    linked = set(findall(r"\]\((docs/[^)#]+\.md)\)", (ROOT / "README.md").read_text("utf-8")))
    assert linked == {str(page) for page in PAGES if page.parent.name == "docs"}

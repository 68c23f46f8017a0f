"""What keeps the tab's packages up to date, and puts the arena beside the documentation."""

from pathlib import Path

import pytest

from tools.front import MARK, NoPlace, join
from tools.tab_packages import PACKAGES, ROOT, renewed


def test_the_packages_of_the_tab_are_pinned_as_those_of_the_server() -> None:
    packages = (ROOT / PACKAGES).read_text("utf-8")
    assert "msgspec==" in packages
    assert renewed(packages, (ROOT / "constraints.txt").read_text("utf-8")) == packages


def test_packages_are_renewed_with_the_hashes_of_the_constraints() -> None:
    old = "idna==3.1 \\\n    --hash=sha256:aa\n"
    new = "attrs==2 \\\n    --hash=sha256:cc\nidna==3.2 \\\n    --hash=sha256:bb \\\n    --hash=sha256:bc\n"
    assert renewed(old, new) == "idna==3.2 \\\n    --hash=sha256:bb \\\n    --hash=sha256:bc\n"
    with pytest.raises(KeyError):
        renewed(old, "attrs==2 \\\n    --hash=sha256:cc\n")


def test_the_first_page_of_the_documentation_leads_into_the_arena(tmp_path: Path) -> None:
    docs, tab = tmp_path / "docs", tmp_path / "tab"
    docs.mkdir()
    (tab / "static").mkdir(parents=True)
    (tab / "index.html").write_text("the arena")
    (docs / "index.html").write_text(f"<h1>Regalia</h1>{MARK}<p>More.</p>")
    join(docs, tab)
    assert 'href="try/"' in (docs / "index.html").read_text()
    assert (docs / "try" / "index.html").read_text() == "the arena"
    with pytest.raises(NoPlace):
        join(docs, tab)


def test_the_documentation_has_a_place_for_it() -> None:
    assert MARK in (ROOT / "docs" / "index.md").read_text("utf-8")

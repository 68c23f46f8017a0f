"""`make release` refuses what is not ready, and names what it releases."""

import subprocess
from pathlib import Path

import pytest

from tools.release import ReleaseError, check, name, unreleased

CHANGELOG = "# Changelog\n\n## Unreleased\n\n* Tables have clocks.\n\n## 0.1.0 (2026-11-01)\n\n* The first.\n"


def git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project that is ready for version 0.2.0."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "regalia"\nversion = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_clean_tree_with_a_changelog_is_ready(tree: Path) -> None:
    check("0.2.0", tree)


@pytest.mark.parametrize(
    ("version", "why"), [("0.0.9", "lower than 0.1.0"), ("next", "no version number"), ("0.1.5", "released before")]
)
def test_a_version_that_cannot_be_next_is_refused(tree: Path, version: str, why: str) -> None:
    git(tree, "tag", "v0.1.5")
    with pytest.raises(ReleaseError, match=why):
        check(version, tree)


def test_a_dirty_tree_is_refused(tree: Path) -> None:
    (tree / "notes.txt").touch()
    with pytest.raises(ReleaseError, match="not committed"):
        check("0.2.0", tree)


def test_a_version_without_a_line_in_the_changelog_is_refused(tree: Path) -> None:
    (tree / "CHANGELOG.md").write_text(CHANGELOG.replace("* Tables have clocks.\n", ""))
    git(tree, "commit", "--quiet", "--all", "--message", "Take back")
    with pytest.raises(ReleaseError, match="says nothing"):
        check("0.2.0", tree)


def test_a_release_names_itself_in_project_and_changelog(tree: Path) -> None:
    name("0.2.0", "2026-12-01", tree)
    assert 'version = "0.2.0"' in (tree / "pyproject.toml").read_text()
    changelog = (tree / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n* Tables have clocks.\n" in changelog
    assert not unreleased(changelog).strip()

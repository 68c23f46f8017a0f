"""The folder that `regalia tab` writes, built whole, and its Python run by Node.js."""

import json
from pathlib import Path

import pytest

from regalia import games
from tests.tab.built import run_in_tab, write_folder
from tests.tab.programs.games_played import write_games

pytestmark = pytest.mark.exhaustive


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `regalia tab` writes."""
    return write_folder(tmp_path_factory.mktemp("tab") / "regalia")


def test_every_module_of_the_folder_can_be_imported_in_the_tab(folder: Path) -> None:
    assert run_in_tab(folder, "import_walk.py") == ""


def test_equal_seeds_give_equal_games_natively_and_in_the_tab(folder: Path, tmp_path: Path) -> None:
    native, tab = tmp_path / "native", tmp_path / "tab"
    native.mkdir()
    tab.mkdir()
    write_games(native)
    run_in_tab(folder, "games_played.py", tab)
    for slug in games.slugs():
        lines = (native / f"{slug}.txt").read_text("utf-8").splitlines()
        assert len(lines) > 50
        assert lines == (tab / f"{slug}.txt").read_text("utf-8").splitlines()


def test_the_arena_opens_and_shows_its_home_page_in_the_tab(folder: Path) -> None:
    assert json.loads(run_in_tab(folder, "first_page.py"))["status"] == 200


def test_the_same_installation_writes_the_same_folder(folder: Path, tmp_path: Path) -> None:
    again = write_folder(tmp_path / "again")
    names = {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}
    assert names == {file.relative_to(again) for file in again.rglob("*") if file.is_file()}
    assert [name for name in sorted(names) if (folder / name).read_bytes() != (again / name).read_bytes()] == []

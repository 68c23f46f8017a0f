"""What is installed with `pip install` is complete: rules, texts, pages and the built client."""

from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from subprocess import run
from sys import executable
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.exhaustive

ROOT = Path(__file__).parents[1]
BUILT = "regalia/server/static/assets/table-0123abcd.js"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The names in a wheel made of this source, and of a client that was built before."""
    tree = tmp_path_factory.mktemp("source")
    copytree(ROOT / "src", tree / "src", ignore=ignore_patterns("static", "__pycache__"))
    copytree(ROOT / "tools", tree / "tools", ignore=ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        copy(ROOT / name, tree)
    for name in (BUILT, "regalia/server/static/manifest.json"):
        (tree / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "src" / name).write_text("{}")
    run([executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"], cwd=tree, check=True, capture_output=True)
    (made,) = (tree / "made").iterdir()
    with ZipFile(made) as opened:
        return frozenset(opened.namelist())


def test_the_wheel_holds_the_built_client_though_git_ignores_it(wheel: frozenset[str]) -> None:
    assert {BUILT, "regalia/server/static/manifest.json"} <= wheel


def test_the_wheel_holds_every_file_of_the_package_but_the_boards_sources(wheel: frozenset[str]) -> None:
    source = ROOT / "src"
    kept = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and not {"__pycache__", "static", "board"} & set(path.parts)
    }
    assert kept <= wheel
    assert not any("/board/" in name for name in wheel)


def test_the_wheel_holds_nothing_but_the_package(wheel: frozenset[str]) -> None:
    assert {name.partition("/")[0].partition("-")[0] for name in wheel} == {"regalia"}

"""What tests share. The tests of every game (regalia.testing) run over the tiny games, too, where they run beside these."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from tests import playing

__all__ = ["playing"]

SKULL = Path(__file__).parents[1] / "docs" / "examples" / "skull"


@pytest.fixture(scope="session")
def skull(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Skull, installed as anybody would install it: on the path of Python, it is a game of the arena."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "--target", folder, SKULL], check=True)
    return folder


@pytest.fixture
def fair_folder(tmp_path: Path) -> Path:
    """A folder that makes the tiny fair a game of every arena on whose path of Python it is."""
    about = tmp_path / "installed" / "fair-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[regalia.games]\nfair = tests.tiny.fair\n")
    return about.parent


@pytest.fixture
def fair_installed(fair_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny fair is a game of this process and of its workers."""
    monkeypatch.syspath_prepend(str(fair_folder))
    games.packages.cache_clear()
    yield
    games.packages.cache_clear()

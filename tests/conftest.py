"""Shared fixtures. Here the tests of every game (regalia.testing) also run over the tiny games."""

import gc
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from regalia import games
from tests import playing
from tests.httpx_patience import be_patient
from tests.nats import nats_server
from tests.postgresql import MEMORY, cluster, has_room, postgresql, template

__all__ = ["cluster", "nats_server", "playing", "postgresql", "template"]

be_patient()
if has_room():  # hundreds of arenas save there, and none waits for a disk
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
SKULL, MASQUE = EXAMPLES / "skull", EXAMPLES / "masque"


@pytest.hookimpl(optionalhook=True)  # runs of mutants are without the plugin
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores, four at most: tests in a browser also wait."""
    return min((os.cpu_count() or 1) + 1, 4)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while thousands of tests are collected, nor among them later: half of a start."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


def installed(game: Path, folder: Path) -> Path:
    """A folder with a game, installed as anybody would install it: on the path of Python, it is a game of the arena."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", "--target", folder, game], check=True)
    return folder


@pytest.fixture(scope="session")
def skull(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Skull."""
    return installed(SKULL, tmp_path_factory.mktemp("skull"))


@pytest.fixture(scope="session")
def masque(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Masque."""
    return installed(MASQUE, tmp_path_factory.mktemp("masque"))


@pytest.fixture(scope="session")
def tiny_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that makes tiny games with texts games of every arena on whose path of Python it is."""
    about = tmp_path_factory.mktemp("tiny") / "tiny-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[regalia.games]\nfair = tests.tiny.fair\nmuster = tests.tiny.muster\norchard = tests.tiny.orchard\n"
        "quarry = tests.tiny.quarry\n"
    )
    return about.parent


@pytest.fixture(scope="module")
def tiny_installed(tiny_folder: Path) -> Iterator[None]:
    """Tiny games are games of this process and of its workers, from before the module's arena starts until it has ended.

    An arena that looks for games at that moment would keep the list without them.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tiny_folder))
        games.packages.cache_clear()
        yield
    games.packages.cache_clear()

"""What tests share. The tests of every game (regalia.testing) run over the tiny games, too, where they run beside these."""

import subprocess
import sys
from pathlib import Path

import pytest

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

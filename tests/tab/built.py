"""The folder of the tab, and programs that run in its Python, without a browser."""

import subprocess
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.cli.commands.tab import users_cache
from regalia.tab.building.bytecode import can_compile
from regalia.tab.building.sources import PYODIDE, pins

HERE = Path(__file__).parent


def write_folder(to: Path) -> Path:
    """Write the folder; the test is skipped where that takes more than is here."""
    if not can_compile():
        pytest.skip("Node.js, which runs the Python of the tab, is not here")
    if not (users_cache() / f"{PYODIDE}-{pins().version}").is_dir():
        pytest.skip(f"Pyodide is not in {users_cache()}: `make tab` gets it")
    assert main(["tab", "--to", str(to)]) == 0
    return to


def run_in_tab(folder: Path, program: str, handed: Path | None = None) -> str:
    """What `main` of a program in `programs` prints. It finds the files of `handed` in `/handed`."""
    command = ["node", str(HERE / "pyodide.mjs"), str(folder), str(HERE / "programs" / program)]
    done = subprocess.run([*command, *([str(handed)] if handed else [])], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout

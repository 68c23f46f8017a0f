"""`make dev`: what is saved is reloaded, all at once, and the table stays before the reader's eyes."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import arrive

pytestmark = pytest.mark.exhaustive


class Developing:
    """A running `make dev`, and what it has said."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.address = self.opened()

    def opened(self) -> str:
        """Wait until the arena is open, for the first time or again."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("Regalia is open at "):
                return line.split()[-1].rstrip("/")
        raise AssertionError("it has ended")

    @contextmanager
    def looking_away(self) -> Iterator[None]:
        """What is saved meanwhile is seen all at once, however busy the machine is."""
        self._process.send_signal(signal.SIGSTOP)
        yield
        self._process.send_signal(signal.SIGCONT)

    def rest(self) -> str:
        """Stop it; what it has said since."""
        self._process.terminate()
        said, _ = self._process.communicate(timeout=60)
        return said


@contextmanager
def developing(folder: Path, installed: Path) -> Iterator[Developing]:
    """`make dev` beside an installed game."""
    command = [sys.executable, "-m", "tools.dev", "--database", str(folder / "dev.db"), "--bot-delay", "0"]
    environment = os.environ | {"PYTHONPATH": str(installed)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as process:
        try:
            yield Developing(process)
        finally:
            process.terminate()


ROOT = Path(__file__).parents[2]


def test_saved_rules_and_texts_are_loaded_once_and_the_table_goes_on(browser: Browser, skull: Path, tmp_path: Path) -> None:
    installed = shutil.copytree(skull, tmp_path / "installed")
    game = installed / "skull_game"
    with developing(tmp_path, installed) as dev:
        ada = arrive(browser, dev.address, "Ada")
        try:
            ada.open_table(3, bots=2, level="page", game="skull")
            ada.start()
            ada.asked.wait_for()
            lit = ada.lit.count()
            page = ada.page
            page.evaluate("window.before = true")
            text = game / "text" / "en.ftl"
            with dev.looking_away():
                words = text.read_text("utf-8").replace("game-title = Skull", "game-title = Skull and Roses")
                text.write_text(words, "utf-8")
                for file in ("state.py", "steps.py"):
                    (game / file).touch()
            assert dev.opened() == dev.address
            expect(page.locator(".line.live")).to_be_visible()
            assert page.evaluate("window.before") is True, "the page was not loaded anew"
            ada.asked.wait_for()
            expect(ada.lit).to_have_count(lit)
            ada.choose()
            page.reload()
            expect(page.locator(".bar h1")).to_have_text("Skull and Roses")
            expect(page.locator(".debug-tab")).to_be_visible()
            assert ada.errors == []
        finally:
            ada.context.close()
        assert re.findall("Regalia is open", dev.rest()) == [], "it was started again once"

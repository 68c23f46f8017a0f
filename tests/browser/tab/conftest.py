"""One folder, built once, and browsers with profiles that outlast them."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.person import DESK, SAME, prefers
from tests.browser.tab.inner import opened
from tests.browser.tab.web_host import WebHost
from tests.tab.built import write_folder

BELOW = "games/regalia"
"""The folder is not at the top of its host."""


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `regalia tab` writes."""
    top = tmp_path_factory.mktemp("web") / BELOW
    top.parent.mkdir()
    return write_folder(top)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Drives browsers."""
    with sync_playwright() as started:
        yield started


@pytest.fixture
def changing(folder: Path, tmp_path: Path) -> Path:
    """A copy of the folder that a test can change."""
    return Path(shutil.copytree(folder, tmp_path / "changing"))


@pytest.fixture
def host(changing: Path) -> Iterator[WebHost]:
    """A host of that copy, at its top."""
    host = WebHost(changing)
    yield host
    host.switch_off()


@pytest.fixture(scope="package")
def kept_host(folder: Path) -> Iterator[WebHost]:
    """The host of tests that share one profile: what one has downloaded, the next has."""
    host = WebHost(folder.parents[1], BELOW)
    yield host
    host.switch_off()


@pytest.fixture
def profile(used_profile: Path, tmp_path: Path) -> Path:
    """A profile in which the arena was opened before."""
    return Path(shutil.copytree(used_profile, tmp_path / "profile", ignore=shutil.ignore_patterns("Singleton*")))


Browse = Callable[..., BrowserContext]


@pytest.fixture
def browse(playwright: Playwright) -> Iterator[Browse]:
    """Opens a browser on a profile; at the end all are closed."""
    with ExitStack() as opened:

        def start(profile: Path, language: str = "en", **device: Any) -> BrowserContext:
            settings: dict[str, Any] = {"locale": language, "viewport": DESK} | device
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=CHROMIUM, args=QUIET, timeout=120_000, **settings
            )
            context.add_init_script(prefers())
            context.add_init_script(SAME)
            opened.callback(context.close)
            return context

        yield start


@pytest.fixture(scope="package")
def used_profile(tmp_path_factory: pytest.TempPathFactory, playwright: Playwright, kept_host: WebHost) -> Path:
    """A profile in which the arena was opened once; tests take copies of it."""
    profile = tmp_path_factory.mktemp("profile")
    context = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=QUIET, timeout=120_000)
    opened(context.pages[0], kept_host.address)
    context.close()
    return profile

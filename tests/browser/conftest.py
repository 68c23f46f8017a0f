"""A real arena, as `regalia serve` opens it, and a real browser."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.devices import devices
from tests.browser.person import Person, enter, settings_of
from tests.browser.positions import in_position
from tests.ports import own_port
from tests.server.players import Host

expect.set_options(timeout=30_000)  # what a busy machine is given; what is awaited mostly comes at once
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
"""Chromium without its own windows, where that is installed: it needs a sixth less processor time."""
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Chromium goes without: pop-ups of its address bar, two processes for each window, and what Playwright turns off."""
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]

LEAN = [
    "--renderer-process-limit=1",
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    "--js-flags=--no-maglev --no-opt",
]
"""Few processes, and scripts that are not optimized: a page of a test does not live long enough to gain by either."""

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Repeat a browser test that fails once, three at most in a run (pyproject.toml). No other test is repeated."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@contextmanager
def serving(folder: Path, *more: str, installed: Path | None = None) -> Iterator[str]:
    """An arena in a process of its own, beside which games may be installed in another folder; its address."""
    port = own_port()
    where = ["--port", str(port), "--database", str(folder / "arena.db")]
    quick = ["--bot-delay", "0", "--requests-a-minute", "60000", "--connections-a-second", "1000"]
    environment = os.environ | ({} if installed is None else {"PYTHONPATH": str(installed)})
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.dealt", "serve", *where, *quick, *more],
        stdout=subprocess.PIPE,
        env=environment,
    )
    try:
        assert process.stdout is not None
        while b"open at" not in (line := process.stdout.readline()):
            assert line, "the arena has ended"
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=60)


@pytest.fixture(scope="package")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an arena whose bots answer without delay."""
    with serving(tmp_path_factory.mktemp("arena")) as address:
        yield address


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """An arena with `--debug`, in which positions can be put on tables."""
    with serving(tmp_path_factory.mktemp("arena"), "--debug") as address:
        yield Host(address.removeprefix("http://"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, *LEAN, "--no-first-run"], timeout=120_000
        )
        yield chromium
        chromium.close()


Arrive = Callable[..., Person]


@contextmanager
def visited(browser: Browser, arena: str) -> Iterator[Arrive]:
    """Lets people come to this arena; when they leave, nothing must have gone wrong on their pages."""
    people: list[Person] = []

    def somebody(name: str, language: str = "en", **device: Any) -> Person:
        people.append(enter(devices(browser).lend(**settings_of(arena, language, **device)), name))
        return people[-1]

    yield somebody
    leave(browser, people)


@pytest.fixture
def come(browser: Browser, arena: str) -> Iterator[Arrive]:
    """Lets people come to the arena whose bots answer without delay."""
    with visited(browser, arena) as arrive:
        yield arrive


def leave(browser: Browser, people: list[Person]) -> None:
    """Take back the devices of these people; on their pages nothing must have gone wrong."""
    for person in people:
        devices(browser).give_back(person.context)
    assert [person.errors for person in people] == [[] for _ in people]


Seated = Callable[..., list[Person]]


@pytest.fixture
def seated(browser: Browser, host: Host) -> Iterator[Seated]:
    """Puts a game into a position, with people before their devices in the first seats and bots in the others."""
    people: list[Person] = []

    def sit(game: str, seats: int, position: str, *before: dict[str, Any], **more: Any) -> list[Person]:
        table, guests = in_position(host, game, seats, position, len(before), **more)
        here = [
            enter(devices(browser).lend(**settings_of(host.url, **device)), guest.name, guest.token)
            for guest, device in zip(guests, before, strict=True)
        ]
        for person in here:
            person.page.goto(f"/t/{table}")
        people.extend(here)
        return here

    yield sit
    leave(browser, people)

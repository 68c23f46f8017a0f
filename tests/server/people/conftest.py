"""An arena of a test's own, whose first account is its host's."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened
from tests.server.players import Host


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Host]:
    """An arena without any account."""
    with Hosted(Settings(tmp_path / "arena.db", sign_ins_a_minute=1000, requests_a_minute=6000)) as host:
        yield host


@pytest.fixture
def ada(arena: Host) -> Iterator[httpx.Client]:
    """The host's browser, on the arena's own machine."""
    with browsing(arena, Origin=arena.url) as browser:
        opened(browser, "Ada")
        yield browser


@pytest.fixture
def bob(arena: Host, ada: httpx.Client) -> Iterator[httpx.Client]:
    """The browser of an account that is no host's."""
    with browsing(arena, Origin=arena.url) as browser:
        opened(browser, "Bob")
        yield browser

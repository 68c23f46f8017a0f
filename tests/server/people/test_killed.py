"""An arena that is killed in the middle of a sign-in: what was begun is finished once or not at all."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.ports import own_port
from tests.server.kills.process import Process
from tests.server.people.browsers import browsing, shown_name, why
from tests.server.people.provider import CLIENT, SECRET, Provider, providing
from tests.server.people.test_passkeys import LAPSED, asked, device, sent
from tests.server.players import Host

pytestmark = pytest.mark.exhaustive

pytestmark = pytest.mark.exhaustive


@pytest.fixture
def provider() -> Iterator[Provider]:
    with providing() as one:
        yield one


@pytest.fixture
def arena(tmp_path: Path, provider: Provider, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """An arena with a provider, that can be killed and started again."""
    for name, value in {"issuer": provider.issuer, "client": CLIENT, "secret": SECRET}.items():
        monkeypatch.setenv(f"REGALIA_OPENID_{name.upper()}", value)
    process = Process(tmp_path / "arena.db", tmp_path / "log", own_port())
    process.start()
    yield process
    process.kill()


def again(arena: Process) -> None:
    """Kill the arena, and start it again."""
    arena.kill()
    arena.start()


def ready(browser: httpx.Client) -> httpx.Client:
    """A browser, once the arena answers."""
    deadline = time.monotonic() + 60
    while True:
        try:
            browser.get("/offline")
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        else:
            return browser


def test_an_arena_that_is_killed_in_the_middle_does_nothing_by_half(arena: Process) -> None:
    with browsing(Host(f"localhost:{arena.port}")) as browser, browsing(Host(f"localhost:{arena.port}")) as other:
        ready(browser).post("/name", data={"name": "Somebody"})
        key = device(browser)
        made = key.made(asked(browser, "new", name="Killed"))
        again(arena)
        sent(ready(browser), "open", made)
        assert shown_name(browser) == "Killed"
        signed = key.signed(asked(other, "one"))
        begun = other.cookies["ceremony"]
        again(arena)
        assert shown_name(ready(other)) == "", "nobody is signed in before the end"
        sent(other, "sign-in", signed)
        again(arena)
        assert shown_name(ready(other)) == "Killed"
        browser.cookies.set("ceremony", begun, domain="localhost.local", path="/")
        assert why(sent(browser, "sign-in", signed)) == LAPSED, "what was finished stays finished"


def test_an_arena_that_is_killed_while_a_browser_is_at_the_provider_goes_on(arena: Process) -> None:
    with browsing(Host(f"localhost:{arena.port}")) as browser:
        away = ready(browser).get("/club/sign-in?next=/account", follow_redirects=False).headers["location"]
        back = httpx.get(away).headers["location"]
        again(arena)
        assert ready(browser).get(back).url.path == "/club/name"
        again(arena)
        assert ready(browser).get("/club/name").status_code == 200
        assert shown_name(browser) == "", "nobody is signed in before the end"
        browser.post("/club/open", data={"name": "Killed"})
        again(arena)
        assert shown_name(ready(browser)) == "Killed"
        assert why(browser.get(back)) == LAPSED

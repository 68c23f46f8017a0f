"""Zero characters, which no text in PostgreSQL can have, break nothing wherever they come in."""

from collections.abc import Iterator

import httpx
import pytest

from regalia.server.requests import leaderboards
from regalia.server.settings import Settings
from tests.postgresql import database_of
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened
from tests.server.players import Host


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[httpx.Client]:
    """The browser of a member of an arena on PostgreSQL."""
    with Hosted(Settings(str(database_of("postgresql", request)), pages_a_minute=6000)) as host:
        yield from member(host)


def member(host: Host) -> Iterator[httpx.Client]:
    with browsing(host, Origin=host.url) as browser:
        opened(browser, "Ada")
        yield browser


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/events/%00", 404),
        ("/events/%00.csv", 404),
        ("/api/events/x%00", 404),
        ("/people/%00", 404),
        ("/people/u_%00/games", 404),
        ("/api/people/%00/games", 404),
        ("/people?name=%00", None),
        ("/ratings/oriflamme?after=0,%00", 200),
        ("/ratings/%00", 404),
        ("/t/ABCDE%00", 404),
        ("/api/tables/ABCDE%00", 404),
        ("/games/ABCDE%00/figures", 404),
        ("/games?game=%00", None),
        ("/games?with=%00", None),
        ("/games?after=1~%00", None),
        ("/?game=%00", None),
        ("/feeds/%00.xml", 404),
        ("/reports/new?matter=person&person=%00", 400),
        ("/reports/new?matter=line&table=ABCDE%00&line=1", 404),
    ],
)
def test_addresses_with_zeros(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch, path: str, status: int | None
) -> None:
    monkeypatch.setattr(leaderboards, "FEWEST", 0)
    answered = browser.get(path).status_code
    assert answered == status if status else answered < 500


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/seek", r'{"confirm": "x\u0000"}'),
        ("POST", "/api/seek", r'{"games": ["oriflamme\u0000"]}'),
        ("POST", "/api/reports", r'{"matter": "line", "reason": "other", "table": "ABCDE\u0000", "line": 1}'),
        ("POST", "/api/reports", r'{"matter": "person", "reason": "other", "person": "\u0000"}'),
        ("POST", "/api/tables", r'{"game": "oriflamme", "seats": [{"who": "me"}], "id": "\u0000"}'),
    ],
)
def test_messages_with_zeros(browser: httpx.Client, method: str, path: str, body: str) -> None:
    answer = browser.request(method, path, content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/find", {"game-oriflamme": "on", "tempo": "\0"}),
        ("/reports", {"matter": "person", "person": "\0", "reason": "other"}),
        ("/reports", {"matter": "line", "table": "ABCDE\0", "line": "1", "reason": "other"}),
        ("/people/%00/block", {}),
        ("/events/%00/enter", {}),
        ("/join", {"code": "ABCDE\0"}),
        ("/account/profile", {"words": "a\0", "zone": "\0"}),
        ("/sign-in", {"name": "\0", "password": "\0"}),
    ],
)
def test_forms_with_zeros(browser: httpx.Client, path: str, form: dict[str, str]) -> None:
    assert browser.post(path, data=form).status_code < 500

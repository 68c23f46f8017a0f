"""Who may ask, and for which arena: the `Host` and `Origin` of requests, and cookies behind HTTPS."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regalia.server.http import is_for_here
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import Host


@pytest.mark.parametrize(
    ("named", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:8765", 200),
        ("LOCALHOST", 200),
        ("192.168.1.20:8765", 200),
        ("[::1]:8765", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("8.8.8.8", 421),
        ("127.0.0.1@evil.example", 421),
        ("", 421),
    ],
)
def test_only_requests_for_this_arena_are_answered(host: Host, named: str, status: int) -> None:
    assert httpx.get(f"{host.url}/api/games", headers={"Host": named}).status_code == status
    assert httpx.get(f"{host.url}/", headers={"Host": named}).status_code == status


@pytest.mark.parametrize("given", [{"hostname": ("arena.example.org",)}, {"https": True}])
def test_an_arena_with_a_name_answers_to_no_other(settings: Settings, tmp_path: Path, given: dict[str, Any]) -> None:
    def status(named: str, address: str) -> int:
        scope = {"type": "http", "headers": [(b"host", named.encode())], "client": (address, 1), "server": ("10.0.0.5", 80)}
        return 200 if is_for_here(HTTPConnection(scope), replace(settings, **given)) else 421

    own = 200 if "hostname" in given else 421
    assert [status(name, "203.0.113.5") for name in ("arena.example.org", "arena.example.org:8765")] == [own, own]
    for name in ("localhost", "127.0.0.1", "192.168.1.20", "10.0.0.5", "[fd00::1]", "evil.example"):
        assert status(name, "203.0.113.5") == 421, name
    assert [status(name, "127.0.0.1") for name in ("localhost:8765", "127.0.0.1", "[::1]")] == [200] * 3
    assert status("10.0.0.5", "127.0.0.1") == 421


def test_a_live_channel_is_opened_for_this_arena_only(host: Host) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page"))
    where, _, port = host.address.partition(":")
    line = socket.create_connection((where, int(port)))
    away = f"ws://evil.example:{port}/api/tables/{table}/live"
    with closing(line), pytest.raises(InvalidStatus, match="403"), connect(away, sock=line, proxy=None):
        pass
    assert ada.get(f"/api/tables/{table}").status_code == 200


@pytest.fixture
def secure(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena behind a proxy that speaks HTTPS for arena.example.org."""
    behind = replace(settings, database=tmp_path / "arena.db", https=True, hostname=("arena.example.org",))
    with Hosted(behind) as host:
        yield host


def test_behind_https_cookies_and_pages_are_of_https_only(secure: Host) -> None:
    named = {"Host": "arena.example.org"}
    response = httpx.post(f"{secure.url}/api/guests", json={"name": "Ada"}, headers=named)
    assert response.headers["strict-transport-security"] == "max-age=31536000"
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-regalia=")
    assert {"Secure", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    token = response.json()["token"]
    page = httpx.get(f"{secure.url}/", headers=named | {"Cookie": f"__Host-regalia={token}; __Host-lang=ja"}).text
    assert ">Ada<" in page
    assert 'lang="ja"' in page
    assert ">Ada<" not in httpx.get(f"{secure.url}/", headers=named | {"Cookie": f"regalia={token}"}).text


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://arena.example.org", 201),
        ("http://arena.example.org", 403),
        ("https://arena.example.org:444", 403),
        ("https://arena.example.org.evil.example", 403),
        ("null", 403),
    ],
)
def test_behind_https_changes_come_from_https_pages(secure: Host, origin: str, status: int) -> None:
    headers = {"Host": "arena.example.org", "Origin": origin}
    response = httpx.post(f"{secure.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert response.status_code == status


def test_without_https_changes_come_from_pages_of_this_scheme_and_port(host: Host) -> None:
    def status(origin: str) -> int:
        return httpx.post(f"{host.url}/api/guests", json={"name": "Ada"}, headers={"Origin": origin}).status_code

    assert status(host.url) == 201
    assert status(host.url.replace("http", "https")) == 403
    assert status("http://127.0.0.1:1") == 403
    assert "strict-transport-security" not in httpx.get(host.url).headers

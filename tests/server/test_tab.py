"""The arena of a browser's tab: one person, there from the first request, and nothing that needs others or a server."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import apsw
import httpx
import pytest
from msgspec.structs import replace

from regalia.bots import stand_in_of
from regalia.server.app import ROUTES, ROUTES_ALONE
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStore
from regalia.text.texts import Texts
from tests.server.conftest import Hosted
from tests.server.people.browsers import PASSWORD, browsing
from tests.server.players import Host

LINK = re.compile(r'(?:href|src|action|data-stream)="(/[^"#?]*)')
TABLE = {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "device", "name": name} for name in ("Bea", "Cyd")]]}


@pytest.fixture(scope="module")
def host(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The arena of a tab; its settings say otherwise where a tab says no."""
    file = tmp_path_factory.mktemp("tab") / "arena.db"
    with Hosted(replace(settings, database=file, tab=True, clubs="accounts", registration="anybody")) as host:
        yield host


def links_from(browser: httpx.Client, start: str) -> dict[str, str]:
    """All addresses that pages link to, from a page on, each with the page on which it was found; forms are not sent."""
    found, waiting = {start: "", "/new/oriflamme": ""}, [start, "/new/oriflamme"]
    while waiting:
        page = waiting.pop()
        answer = browser.get(page)
        if not answer.headers.get("content-type", "").startswith("text/html"):
            continue
        for link in LINK.findall(answer.text):
            if link not in found:
                found[link] = page
                waiting += [link] if not re.match("/(api|static|t|lobby)/", link) else []
    return found


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_page_leads_to_what_is_not_there(host: Host, language: str) -> None:
    with browsing(host, **{"Accept-Language": language}) as browser:
        browser.post("/play", data={"game": "oriflamme", "level": "page"})
        links = links_from(browser, "/")
        assert {"/account", "/puzzles", "/records", "/rules/nocturion", "/games", "/help"} <= links.keys()
        patterns = [re.compile(re.sub(r"{\w+}", "[^/]+", route.path)) for route in ROUTES_ALONE]
        known = {link for link in links if any(pattern.fullmatch(link) for pattern in patterns)}
        assert {link: page for link, page in links.items() if link not in known and not link.startswith("/static/")} == {}


def test_what_needs_others_is_not_there(host: Host) -> None:
    gone = {route.path for route in ROUTES} - {route.path for route in ROUTES_ALONE}
    assert {"/sign-in", "/account/open", "/clubs", "/events", "/find", "/ratings", "/notices", "/admin"} <= gone
    assert {"/api/seek", "/feeds/{secret}.atom", "/passkeys/new", "/people/{person}", "/metrics"} <= gone
    with browsing(host) as browser:
        for path in gone:
            if "{" not in path:
                assert browser.get(path).status_code == 404, path


def test_one_person_is_there_without_a_cookie(host: Host) -> None:
    with browsing(host) as first, browsing(host) as second:
        table = first.post("/api/tables", json=TABLE).json()["id"]
        assert not first.cookies
        seats = second.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["yours"] for seat in seats] == [True, True, True]
        assert [seat["name"] for seat in seats] == ["Player", "Bea", "Cyd"]
        assert second.post("/name", data={"name": "Ada"}).status_code == 200
        assert first.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ada"
        assert 'title="Ada: settings"' in first.get("/").text


def test_the_person_is_called_in_the_language_of_the_first_page(settings: Settings, tmp_path: Path) -> None:
    alone = replace(settings, database=tmp_path / "arena.db", tab=True)
    with Hosted(alone) as host, browsing(host, **{"Accept-Language": "ja"}) as browser:
        assert "プレイヤー：設定" in browser.get("/").text


def test_the_home_page_says_what_an_arena_adds(host: Host) -> None:
    with browsing(host) as browser:
        home = browser.get("/").text
        assert Texts("en", "regalia.server")("alone-hint") in home
        assert '<a href="/help#host">' in home
        assert 'id="host"' in browser.get("/help").text


def test_the_help_of_a_tab_is_about_a_tab(host: Host, settings: Settings, tmp_path: Path) -> None:
    parts = re.compile(r'<h2 id="(\w+)">')
    with browsing(host) as browser:
        assert {"alone", "move"} <= {*parts.findall(browser.get("/help").text)}
        assert not {"start", "private", "leave", "time"} & {*parts.findall(browser.get("/help").text)}
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as other, browsing(other) as browser:
        assert {"start", "private", "leave", "time"} <= {*parts.findall(browser.get("/help").text)}


def test_settings_are_kept_where_there_is_no_account(host: Host) -> None:
    with browsing(host) as browser:
        assert browser.post("/account/profile", data={"confirm": "always"}).status_code == 200
        assert '<option value="always" selected>' in browser.get("/account").text
        browser.post("/preferences", data={"theme": "dark"})
        assert 'data-theme="dark"' in browser.get("/").text


def test_a_table_of_a_tab_goes_on_at_an_arena(host: Host, settings: Settings, tmp_path: Path) -> None:
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as arena, browsing(host) as tab, browsing(arena) as eve:
        table = tab.post("/api/tables", json=TABLE).json()["id"]
        assert tab.get(f"/api/tables/{table}/hand_over").json()["code"] == "wrong_status"
        tab.post(f"/api/tables/{table}/start", json={})
        saved = tab.get(f"/api/tables/{table}/hand_over")
        assert saved.headers["content-disposition"] == f'attachment; filename="oriflamme-{table}-table.json"'
        eve.post("/name", data={"name": "Eve"})
        opened = eve.post("/api/tables/from", content=saved.content)
        assert opened.status_code == 201
        there = eve.get(f"/api/tables/{opened.json()['id']}").json()
        assert (there["status"], there["began_elsewhere"], there["seed"]) == ("playing", True, None)
        assert there["commitment"] == tab.get(f"/api/tables/{table}").json()["commitment"]
        assert eve.post("/records", content=saved.content).url.path == f"/t/{there['id']}"
        false = eve.post("/api/tables/from", content=saved.content.replace(b'"rules":', b'"rules":9'))
        assert (false.status_code, false.json()["detail"]) == (400, "older")


def test_an_arena_with_others_gives_away_no_game_in_play(settings: Settings, tmp_path: Path) -> None:
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as arena, browsing(arena) as eve:
        eve.post("/name", data={"name": "Eve"})
        table = eve.post("/api/tables", json=TABLE).json()["id"]
        assert eve.post(f"/api/tables/{table}/start", json={}).status_code == 200
        assert eve.get(f"/api/tables/{table}/hand_over").status_code == 404


def test_files_of_tables_are_limited_by_address(settings: Settings, tmp_path: Path) -> None:
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as arena, browsing(arena) as eve:
        eve.post("/name", data={"name": "Eve"})
        statuses = [eve.post("/api/tables/from", content=b"{}").status_code for _ in range(12)]
        assert statuses == [400] * 10 + [429] * 2


def saved_games(path: Path) -> bytes:
    """The database of an arena, as a tab saves it."""
    SqliteStore(path).close()
    return path.read_bytes()


def test_a_file_with_saved_games_is_checked(host: Host, tmp_path: Path) -> None:
    good = saved_games(tmp_path / "good.db")
    with closing(apsw.Connection(str(tmp_path / "good.db"))) as database:
        database.pragma("user_version", 10_000)
    cases = {
        good: (200, None),
        (tmp_path / "good.db").read_bytes(): (400, "newer"),
        good[: len(good) // 2]: (400, "unfit"),
        b"SQLite format 3\0": (400, "unfit"),
        b"": (400, "unfit"),
    }
    with browsing(host) as browser:
        for raw, expected in cases.items():
            answer = browser.post("/api/saved_games/check", content=raw)
            assert (answer.status_code, answer.json().get("detail")) == expected


def test_the_page_of_settings_saves_and_opens_all_games(host: Host) -> None:
    with browsing(host) as browser:
        assert "data-saved-games" in browser.get("/account").text


def test_the_first_to_come_at_their_own_machine_goes_on_with_the_games_of_a_tab(settings: Settings, tmp_path: Path) -> None:
    database = tmp_path / "arena.db"
    with Hosted(replace(settings, database=database, tab=True)) as tab, browsing(tab) as browser:
        table = browser.post("/api/tables", json=TABLE).json()["id"]
    with Hosted(replace(settings, database=database)) as arena, browsing(arena) as eve, browsing(arena) as bob:
        assert 'data-person=""' in eve.get(f"/t/{table}").text
        eve.post("/name", data={"name": "Eve"})
        assert [seat["yours"] for seat in eve.get(f"/api/tables/{table}").json()["seats"]] == [True] * 3
        assert eve.post("/account/open", data={"name": "Eve", "password": PASSWORD}).status_code == 200
        bob.post("/name", data={"name": "Bob"})
        assert [seat["yours"] for seat in bob.get(f"/api/tables/{table}").json()["seats"]] == [False] * 3


def test_all_others_at_a_new_table_are_bots_or_share_the_device(host: Host) -> None:
    with browsing(host) as browser:
        assert browser.get("/new/oriflamme").text.count(f'<option value="{stand_in_of("oriflamme")}" selected>') == 4
        assert browser.get("/new/oriflamme?device").text.count('<option value="device" selected>') == 4
        page = browser.get("/new/oriflamme").text
        assert 'value="nobody"' not in page
        assert "half as many positions as on a server" in page


def test_pages_say_where_they_are_only_in_a_tab(host: Host, settings: Settings, tmp_path: Path) -> None:
    with browsing(host) as browser:
        assert 'data-base="/"' in browser.get("/").text
    with Hosted(replace(settings, database=tmp_path / "arena.db")) as other, browsing(other) as browser:
        assert "data-base" not in browser.get("/").text

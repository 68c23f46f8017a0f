"""Profiles: what a person wants to be shown, and how."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from regalia.server.people.crests import CHARGES, FIELDS, METALS, TINCTURES, Crest, crest_of, picture
from regalia.server.people.profiles import MOST_WINDOWS
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened, signed_in
from tests.server.players import Host

OWN = {"crest": "own", "field": "cross", "first": "vert", "second": "argent", "charge": "sun"}


def test_a_crest_is_drawn_from_the_name_with_metal_on_colour() -> None:
    crests = {name: crest_of(name) for name in ("Ada", "Bob", "Eve", "太郎", "Zoe", "Ida")}
    assert crests["Ada"] == crest_of("Ada")
    assert len({*map(str, crests.values())}) == len(crests)
    assert all((crest.first in METALS) != (crest.second in METALS) for crest in crests.values())


@pytest.mark.parametrize("field", FIELDS)
def test_every_crest_can_be_drawn(field: str) -> None:
    for charge in CHARGES:
        crest = Crest(field, "gules", "or", charge)
        assert crest.is_drawn
        assert ElementTree.fromstring(picture(crest)).tag == "svg"


def test_a_crest_that_cannot_be_drawn_is_refused(host: Host) -> None:
    with browsing(host, host.guest("Ada").token) as browser:
        for part in ("field", "first", "second", "charge"):
            assert browser.post("/account/profile", data=OWN | {part: '"><script>'}).status_code == 400
        assert browser.post("/account/profile", data={"language": "xx"}).status_code == 400
        assert browser.post("/account/profile", data={"confirm": "perhaps"}).status_code == 400


def test_what_is_chosen_is_kept_and_shown(host: Host) -> None:
    with browsing(host, host.guest("Ada").token) as browser:
        before = browser.get("/account").text
        chosen = OWN | {"language": "ja", "zone": "Asia/Tokyo", "confirm": "always", "sound": "off"}
        page = browser.post("/account/profile", data=chosen).text
        assert {*re.findall(r"<option(?: value=\"(\w*)\")?[^>]* selected>", page)} >= {"ja", "always", "off", "sun"}
        assert " selected>Asia/Tokyo</option>" in page
        assert 'lang="ja"' in page.partition("<head>")[0], "the language is that of the pages at once"
        assert TINCTURES["argent"] in page
        drawn = re.findall(r'<svg class="crest".*?</svg>', before)
        assert drawn[0] == drawn[1] != re.findall(r'<svg class="crest".*?</svg>', page)[0]
        cleared = browser.post("/account/profile", data={"crest": "name", "zone": "Mars/Olympus"}).text
        assert re.findall(r'<svg class="crest".*?</svg>', cleared)[0] == drawn[0]
        assert "selected>Mars" not in cleared


def test_one_time_zone_is_that_of_profile_and_hours(host: Host) -> None:
    with browsing(host, host.guest("Ada").token) as browser:
        browser.post("/account/profile", data={"zone": "Asia/Tokyo"})
        assert "<option selected>Asia/Tokyo</option>" in browser.get("/hours").text
        assert browser.post("/hours", data={"zone": "Europe/Paris", "from": "23:00", "to": "07:00"}).status_code == 200
        assert " selected>Europe/Paris</option>" in browser.get("/account").text
        again = browser.post("/account/profile", data={"zone": "Asia/Tokyo", "confirm": "always"})
        assert (again.status_code, "once a day" in again.text) == (400, True)
        page = browser.get("/account").text
        assert " selected>Europe/Paris</option>" in page
        assert 'value="always" selected' not in page, "what is refused is refused as a whole"


def test_a_change_of_the_time_zone_moves_ones_sleep(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.pages.hours.DAY", 0.0)
    with (
        Hosted(replace(settings, database=tmp_path / "arena.db")) as host,
        browsing(host, host.guest("Ada").token) as browser,
    ):
        browser.post("/hours", data={"zone": "Europe/Paris", "from": "23:00", "to": "07:00"})
        browser.post("/account/profile", data={"zone": "Asia/Tokyo"})
        page = browser.get("/hours").text
        assert "<option selected>Asia/Tokyo</option>" in page
        assert 'value="23:00"' in page


def test_new_tables_have_the_usual_tempo_of_the_profile(host: Host) -> None:
    with browsing(host, host.guest("Ada").token) as browser:
        assert "selected>Live" not in browser.get("/new/oriflamme").text
        page = browser.post("/account/profile", data={"tempo": "live-15", "windows": "news"}).text
        assert {*re.findall(r'value="([\w-]+)" selected', page)} >= {"live-15", "news"}
        assert 'value="live-15" selected' in browser.get("/new/oriflamme").text
        for wrong in ({"tempo": "never"}, {"windows": "sometimes"}):
            assert browser.post("/account/profile", data=wrong).status_code == 400


def test_games_are_kept_out_of_puzzles_and_nothing_else_is_lost(host: Host) -> None:
    steps = [{"given": [None]}, {"given": [None], "answer": {"type": "Place", "kind": "heir"}}]
    ada = host.guest("Ada")
    with browsing(host, ada.token) as browser:
        for step in steps:
            assert ada.post("/api/lessons/oriflamme/first", step).status_code == 200
        assert 'name="puzzles" checked' in browser.get("/account").text
        assert 'name="puzzles" checked' not in browser.post("/account/profile", data={"sound": "on"}).text
        assert 'name="puzzles" checked' in browser.post("/account/profile", data={"puzzles": "on"}).text
        assert "Go on at step 3" in browser.get("/").text, "lessons are not in this form"


def test_a_table_is_told_what_its_person_prefers(host: Host) -> None:
    table, [ada, *_] = host.table("Ada", "Bob", "Eve")
    with browsing(host, ada.token) as browser:
        assert 'data-prefers="{}"' in browser.get(f"/t/{table}").text
        browser.post("/account/profile", data={"confirm": "never", "sound": "off", "windows": "news"})
        page = browser.get(f"/t/{table}").text
        assert (
            'data-prefers="{&#34;confirm&#34;:&#34;never&#34;,&#34;sound&#34;:false,&#34;windows&#34;:&#34;news&#34;}"'
            in page
        )


def prefers(host: Host, token: str, table: str) -> Any:
    """What a table's page knows of how its person likes tables."""
    with browsing(host, token) as browser:
        found = re.search(r'data-prefers="([^"]*)"', browser.get(f"/t/{table}").text)
    assert found is not None
    return json.loads(unescape(found[1]))


def test_how_one_wants_to_be_asked_in_a_window_is_known_at_the_next_table_and_to_nobody_else(host: Host) -> None:
    first, [ada, bob, *_] = host.table("Ada", "Bob", "Eve")
    path = "/api/games/oriflamme/windows"
    for window, asked in (("om_start", "never"), ("reroll", "news"), ("om_start", "able")):
        assert ada.put(f"{path}/{window}", {"asked": asked}).status_code == 200
    assert ada.put("/api/games/nocturion/windows/om_start", {"asked": "always"}).status_code == 200
    kept = {"oriflamme": {"om_start": "able", "reroll": "news"}, "nocturion": {"om_start": "always"}}
    second, [_, *_] = host.table("Eve", "Ida", "Zoe")
    for table in (first, second):
        assert prefers(host, ada.token, table) == {"asked": kept}
        assert prefers(host, bob.token, table) == {}
    with browsing(host, ada.token) as browser:
        browser.post("/account/profile", data={"confirm": "never"})
    assert prefers(host, ada.token, second) == {"confirm": "never", "asked": kept}, "the form of the account keeps it"


def test_what_is_no_window_or_too_many_of_them_is_refused(host: Host) -> None:
    ada = host.guest("Ada")
    path = "/api/games/oriflamme/windows"
    for wrong in ("Caps", "a" * 65, "1", "a.b"):
        assert ada.put(f"{path}/{wrong}", {"asked": "never"}).json()["code"] == "malformed"
    assert ada.put(f"{path}/om_start", {"asked": "sometimes"}).json()["code"] == "malformed"
    assert ada.put("/api/games/none/windows/om_start", {"asked": "never"}).json()["code"] == "no_such_game"
    for number in range(MOST_WINDOWS):
        assert ada.put(f"{path}/w{number}", {"asked": "never"}).status_code == 200
    assert ada.put(f"{path}/one_more", {"asked": "never"}).json()["code"] == "too_many"
    assert ada.put(f"{path}/w0", {"asked": "always"}).status_code == 200


def test_a_second_device_speaks_the_persons_language(host: Host) -> None:
    with browsing(host) as browser, browsing(host) as phone:
        opened(browser, "Haruko")
        browser.post("/account/profile", data={"language": "ja"})
        assert '<html lang="ja"' in signed_in(phone, "Haruko").text

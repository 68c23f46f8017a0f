"""Announcements over HTTP, at tables, and by the command `regalia maintenance`."""

import re
import time
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import httpx
import pytest

from regalia.cli import main
from regalia.cli.commands import maintenance
from regalia.server.nodes import announcements
from tests.server.people.browsers import browsing, opened, why
from tests.server.players import Host

BANNER = re.compile(r'<section class="alerts announcements".*?</section>', re.DOTALL)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arena looks for announcements without a pause."""
    monkeypatch.setattr(announcements, "ROUND", 0.02)


def done(browser: httpx.Client, what: str, **form: str) -> httpx.Response:
    return browser.post(f"/admin/announcements/{what}", data={name.replace("_", "-"): text for name, text in form.items()})


def banner(browser: httpx.Client, path: str = "/") -> str:
    """What a page shows of announcements."""
    found = BANNER.search(browser.get(path).text)
    return found[0] if found else ""


def minute(seconds: float) -> str:
    """A time so many seconds from now, as a form sends it: in UTC."""
    return datetime.fromtimestamp(time.time() + seconds, UTC).isoformat(timespec="minutes")[:16]


def announced(browser: httpx.Client) -> list[str]:
    """The ids of what is announced, by the API."""
    return [each["id"] for each in browser.get("/api/announcements").json()["announcements"]]


def test_news_are_shown_on_every_page_in_the_readers_language(arena: Host, ada: httpx.Client) -> None:
    assert (banner(ada), announced(ada)) == ("", [])
    page = done(ada, "news", text_en="Cup on Friday", text_ja="金曜日に大会")
    assert "Cup on Friday" in page.text
    for path in ("/", "/help", "/rules/oriflamme", "/nothing-here"):
        with browsing(arena) as english, browsing(arena, **{"Accept-Language": "ja"}) as japanese:
            assert "Cup on Friday" in banner(english, path)
            assert "金曜日に大会" in banner(japanese, path)


def test_a_reader_whose_language_is_left_out_gets_the_other_one(arena: Host, ada: httpx.Client) -> None:
    done(ada, "news", text_ja="金曜日に大会", text_en="  ")
    assert "金曜日に大会" in banner(ada)


def test_what_a_host_writes_is_shown_as_text(ada: httpx.Client) -> None:
    done(ada, "news", text_en="<script>alert(1)</script>")
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in banner(ada)


def test_news_wait_for_their_start(ada: httpx.Client) -> None:
    page = done(ada, "news", text_en="Later", starts=minute(3600), ends=minute(7200))
    assert ("Later" in page.text, banner(ada), announced(ada)) == (True, "", [])


@pytest.mark.parametrize("signed", [True, False])
def test_a_dismissed_announcement_is_not_shown_again_at_that_browser(arena: Host, ada: httpx.Client, signed: bool) -> None:
    done(ada, "news", text_en="First")
    done(ada, "news", text_en="Second")
    first = announced(ada)[0]
    with browsing(arena, Origin=arena.url) as browser:
        if signed:
            opened(browser, "Bob")
        page = browser.post("/announcements", data={"announcement": first, "next": "/help"})
        assert page.url.path == "/help"
        shown = banner(browser)
        assert ("First" in shown) != ("Second" in shown)
    assert "First" in banner(ada)


@pytest.mark.parametrize("sent", ["", "x" * 5000, "a.b;c\n"])
def test_dismissing_nothing_changes_nothing(ada: httpx.Client, sent: str) -> None:
    done(ada, "news", text_en="First")
    assert ada.post("/announcements", data={"announcement": sent}).status_code == 200
    assert "First" in banner(ada)


def test_a_host_ends_an_announcement(ada: httpx.Client) -> None:
    done(ada, "news", text_en="First")
    page = done(ada, "end", announcement=announced(ada)[0])
    assert (page.status_code, banner(ada), announced(ada)) == (200, "", [])
    assert why(done(ada, "end", announcement="an-1")) == "This is no longer announced."


def test_only_hosts_announce(arena: Host, ada: httpx.Client, bob: httpx.Client) -> None:
    assert bob.get("/admin/announcements").status_code == 404
    for what, form in {"news": {"text_en": "Mine"}, "maintenance": {"starts": minute(60), "minutes": "5"}}.items():
        assert done(bob, what, **form).status_code == 404
    assert announced(ada) == []


@pytest.mark.parametrize(
    ("what", "form"),
    [
        ("news", {}),
        ("news", {"text_en": "x" * 501}),
        ("news", {"text_en": "Words", "ends": "1999-01-01T00:00"}),
        ("news", {"text_en": "Words", "starts": "tomorrow"}),
        ("maintenance", {"starts": "", "minutes": "5"}),
        ("maintenance", {"starts": "2999-01-01T00:00", "minutes": "5"}),
        ("maintenance", {"minutes": "-5"}),
        ("maintenance", {"minutes": "1441"}),
        ("maintenance", {"minutes": "10000000000"}),
        ("maintenance", {"minutes": "²"}),
    ],
)
def test_what_makes_no_sense_is_refused_with_words(ada: httpx.Client, what: str, form: dict[str, str]) -> None:
    page = done(ada, what, **({"starts": minute(60)} | form if what == "maintenance" else form))
    assert page.status_code == 409
    assert why(page).startswith("Nothing was published.")
    assert announced(ada) == []


def test_what_hosts_announce_is_logged(ada: httpx.Client) -> None:
    done(ada, "news", text_en="Cup on Friday")
    done(ada, "end", announcement=announced(ada)[0])
    _, _, log = ada.get("/admin").text.partition('id="deeds"')
    assert re.findall(r'<span class="row-words"><span>(.*?)</span>', log)[:2] == [
        "News ended: Cup on Friday",
        "News published: Cup on Friday",
    ]


def test_people_at_a_table_are_told_at_once(arena: Host, ada: httpx.Client) -> None:
    table, people = arena.table("Eve", "Kim", "Lee", tempo="live-5")
    with people[0].at(table, 0) as line:
        done(ada, "maintenance", starts=minute(120), minutes="20", text_en="New disks")
        message = line.until("announcements")
        assert [(each["kind"], each["texts"]) for each in message["announcements"]] == [
            ("maintenance", {"en": "New disks"})
        ]
        assert not message["stopped"]
    with people[1].at(table, 1) as line:
        assert line.until("announcements")["announcements"], "who comes later is told, too"
    answer = people[0].post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}] * 3, "tempo": "live-5"})
    assert (answer.status_code, answer.json()["code"]) == (503, "maintenance")
    page = people[0].post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}] * 3, "tempo": "day"})
    assert page.status_code < 300


def test_the_command_announces_and_ends_maintenance_while_the_arena_runs(
    arena: Host, ada: httpx.Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", str(tmp_path / "arena.db")]
    at = datetime.fromtimestamp(time.time() + 3600).astimezone().isoformat(timespec="minutes")
    assert main(["maintenance", "--at", at, "--for", "2h", *database]) == 0
    assert "for 120 minutes" in capsys.readouterr().out
    _, _, log = ada.get("/admin").text.partition('id="deeds"')
    assert "Maintenance announced:" in log
    table, people = arena.table("Eve", "Kim", "Lee", tempo="day")
    with people[0].at(table, 0) as line:
        assert line.until("announcements")["announcements"][0]["kind"] == "maintenance"
        assert main(["maintenance", "--end", *database]) == 0
        assert line.until("announcements")["announcements"] == []
    assert main(["maintenance", "--end", *database]) == 1
    assert "There is no maintenance." in capsys.readouterr().out


@pytest.mark.parametrize(
    "typed",
    [
        [],
        ["--at", "25:00"],
        ["--at", "tonight"],
        ["--at", "22:00", "--for", "20"],
        ["--at", "22:00", "--for", "25h"],
        ["--at", "22:00", "--end"],
        ["--at", "2999-01-01T00:00"],
    ],
)
def test_the_command_says_what_it_takes(arena: Host, tmp_path: Path, typed: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["maintenance", *typed, "--database", str(tmp_path / "arena.db")])
    assert ended.value.code == 2


def test_a_time_of_day_is_the_next_one() -> None:
    for text in ("00:00", "12:30", "23:59"):
        at, now = maintenance.start(text), datetime.now().astimezone()
        assert -60 <= (at - now).total_seconds() <= 86400 + 3600
        assert f"{at:%H:%M}" == text


def test_a_refused_announcement_leaves_what_was_written_in_the_form(ada: httpx.Client) -> None:
    page = done(ada, "news", text_en="Cup <b>", text_ja="大会", starts="2027-01-01T10:00", ends="1999-01-01T00:00")
    assert page.status_code == 409
    assert (">Cup &lt;b&gt;</textarea>" in page.text, ">大会</textarea>" in page.text) == (True, True)
    assert page.text.count('value="2027-01-01T10:00"') == 1
    page = done(ada, "maintenance", starts=minute(60), minutes="1441", text_en="New disks")
    assert (">New disks</textarea>" in page.text, 'value="1441"' in page.text) == (True, True)


def test_a_time_with_an_offset_is_taken_as_it_is_meant(ada: httpx.Client) -> None:
    at = datetime.fromtimestamp(time.time() + 3600, timezone(timedelta(hours=9)))
    done(ada, "maintenance", starts=at.isoformat(timespec="minutes"), minutes="5")
    [made] = ada.get("/api/announcements").json()["announcements"]
    assert made["starts"] == at.replace(second=0, microsecond=0).timestamp()


def test_what_cannot_be_seen_is_not_published(ada: httpx.Client) -> None:
    assert done(ada, "news", text_en="\u202e\u200b\x00").status_code == 409
    done(ada, "news", text_en="\u202eCup\x00 on\nFriday")
    assert ada.get("/api/announcements").json()["announcements"][0]["texts"] == {"en": "Cup on Friday"}


def test_a_form_that_is_too_large_is_refused_in_words(ada: httpx.Client) -> None:
    page = done(ada, "news", text_en="x" * 17_000)
    assert page.status_code == 413
    assert "admin-problem" not in page.text

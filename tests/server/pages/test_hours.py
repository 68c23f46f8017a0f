"""The pages of sleep and vacation, and of webhooks and feeds."""

import re
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from tests.server.players import Guest, Host

TODAY = datetime.now(UTC).date()


@pytest.fixture
def ada(host: Host) -> Guest:
    return host.guest("Ada")


def send(person: Guest, path: str, **form: str) -> httpx.Response:
    return httpx.post(person.host.url + path, data=form, headers=person.headers | {"Accept-Language": "en"})


def shown(person: Guest, path: str) -> str:
    return httpx.get(person.host.url + path, headers=person.headers | {"Accept-Language": "en"}).text


def test_sleep_is_said_once_a_day(ada: Guest) -> None:
    night = {"zone": "Asia/Tokyo", "from": "23:00", "to": "07:30", "day-6": "on"}
    assert send(ada, "/hours", **night).status_code == 303
    page = shown(ada, "/hours")
    assert 'value="23:00"' in page
    assert 'value="07:30"' in page
    assert "<option selected>Asia/Tokyo</option>" in page
    assert re.findall(r'name="(day-\d)" value="on" checked', page) == ["day-6"]
    again = send(ada, "/hours", **night)
    assert (again.status_code, "once a day" in again.text) == (400, True)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"zone": "Mars/Olympus"}, "time zone doesn’t exist"),
        ({"zone": "UTC", "from": "20:00", "to": "08:01"}, "12 hours"),
        ({"zone": "UTC", **{f"day-{day}": "on" for day in range(4)}}, "three days off"),
    ],
)
def test_nobody_rests_for_too_long(ada: Guest, form: dict[str, str], words: str) -> None:
    answer = send(ada, "/hours", **form)
    assert answer.status_code == 400
    assert words in answer.text
    assert send(ada, "/hours", zone="UTC", **{"from": "nonsense", "to": ""}).status_code == 303


def test_a_vacation_is_added_and_removed_before_it_begins(ada: Guest) -> None:
    first, last = TODAY + timedelta(days=40), TODAY + timedelta(days=44)
    assert send(ada, "/hours/vacations", first=str(first), last=str(last)).status_code == 303
    assert f"{first} – {last}" in shown(ada, "/hours")
    assert send(ada, "/hours/vacations/drop", first=str(first)).status_code == 303
    assert str(first) not in shown(ada, "/hours")
    for wrong in ((TODAY - timedelta(days=2), last), (last, first), (first, first + timedelta(days=400)), ("x", last)):
        assert send(ada, "/hours/vacations", first=str(wrong[0]), last=str(wrong[1])).status_code == 400


def test_a_webhook_is_added_and_removed_by_its_owner(ada: Guest) -> None:
    address = "https://discord.com/api/webhooks/1/x"
    assert send(ada, "/notices/webhooks", address=address).status_code == 303
    page = shown(ada, "/notices")
    assert address in page
    [channel] = {*re.findall(r'name="channel" value="([^"]+)"', page)}
    send(ada.host.guest("Eve"), "/notices/drop", channel=channel)
    assert address in shown(ada, "/notices")
    send(ada, "/notices/drop", channel=channel)
    assert address not in shown(ada, "/notices")


def test_a_webhook_is_at_an_origin_of_the_hosts_and_one_person_has_five(ada: Guest) -> None:
    for address in ("https://127.0.0.1/hook", "http://discord.com/x", "https://discord.com.example.org/x"):
        assert send(ada, "/notices/webhooks", address=address).status_code == 400
    added = [send(ada, "/notices/webhooks", address=f"https://hooks.slack.com/{n}").status_code for n in range(6)]
    assert added == [303] * 5 + [400]


def test_the_address_of_a_feed_is_shown_once_and_ends_with_the_next(ada: Guest) -> None:
    secrets = []
    for _ in range(2):
        page = send(ada, "/notices/feed").text
        secrets += re.findall(r"/feeds/([\w-]+)\.atom", page)
        assert secrets[-1] not in shown(ada, "/notices")
    kinds = {"atom": "application/atom+xml", "ics": "text/calendar"}
    for end, kind in kinds.items():
        old, new = (httpx.get(f"{ada.host.url}/feeds/{secret}.{end}") for secret in secrets)
        assert (old.status_code, new.status_code) == (404, 200)
        assert new.headers["Content-Type"].startswith(kind)
    assert len(secrets[0]) >= 32


def test_whoever_has_no_name_is_asked_for_one(host: Host) -> None:
    for path in ("/hours", "/notices"):
        assert 'id="name"' in httpx.get(host.url + path).text
    for path in ("/hours", "/hours/vacations", "/hours/vacations/drop", "/notices/webhooks", "/notices/drop"):
        assert httpx.post(host.url + path, data={"address": "https://discord.com/x"}).status_code == 401

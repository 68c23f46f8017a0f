"""Where people choose what they are told on which device."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from regalia.server.settings import Settings
from regalia.server.store.sqlite import connect
from tests.server.notices.services import Browser
from tests.server.people.browsers import browsing, opened
from tests.server.players import Guest, Host, until

ADDRESS = "https://fcm.googleapis.com/fcm/send/1"


@pytest.fixture
def ada(host: Host) -> Guest:
    return host.guest("Ada")


def subscription(address: str = ADDRESS, **more: str) -> dict[str, str]:
    public, auth = Browser().secret.split(".")
    return {"address": address, "public": public, "auth": auth} | more


def channels(person: Guest) -> dict[str, str]:
    """The ids of a person's browsers, by their addresses."""
    page = person.get("/notices").text
    rows = re.findall(r'<li data-address="([^"]+)">.*?name="channel" value="([^"]+)"', page, re.DOTALL)
    return dict(rows)


def choose(person: Guest, channel: str, *kinds: str) -> None:
    sent = {"channel": channel} | dict.fromkeys(kinds, "on")
    assert httpx.post(person.host.url + "/notices/kinds", data=sent, headers=person.headers).status_code == 303


def chosen(person: Guest) -> list[str]:
    return re.findall(r'name="(turn|flag|over|invited|mentioned)" value="on" checked', person.get("/notices").text)


def test_a_browser_subscribes_with_the_key_of_the_arena(ada: Guest) -> None:
    assert len(ada.get("/notices/push").json()["key"]) == 87
    for _ in range(2):
        assert ada.post("/notices/push", subscription()).status_code == 200
    assert [*channels(ada)] == [ADDRESS]


def test_a_browser_that_is_reached_elsewhere_from_now_on_keeps_what_it_is_told(ada: Guest) -> None:
    ada.post("/notices/push", subscription())
    [before] = channels(ada).values()
    choose(ada, before, "turn", "over")
    assert ada.post("/notices/push", subscription(f"{ADDRESS}0", instead=ADDRESS)).status_code == 200
    assert channels(ada) == {f"{ADDRESS}0": before}
    assert chosen(ada) == ["turn", "over"]


def test_an_account_that_is_invited_by_name_gets_a_notice(ada: Guest, host: Host, settings: Settings) -> None:
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}).json()["id"]
    with browsing(host) as browser:
        opened(browser, "Invited Eve")
        browser.post("/notices/webhooks", data={"address": "https://discord.com/api/webhooks/1/x"})
    assert isinstance(settings.database, Path)
    store = connect(settings.database, readonly=True)
    assert ada.post(f"/api/tables/{table}/people", {"name": "invited eve"}).status_code == 200
    found = "select kind from outbox where table_id = ?"
    asyncio.run(until(lambda: store.execute(found, (table,)).fetchall() == [("invited",)]))


def test_nobody_else_changes_a_channel(ada: Guest, host: Host) -> None:
    ada.post("/notices/push", subscription())
    [channel] = channels(ada).values()
    choose(host.guest("Eve"), channel)
    assert chosen(ada) == ["turn", "flag", "over", "invited", "mentioned"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"address": "https://127.0.0.1/send/1"},
        {"address": "https://example.org/send/1"},
        {"address": "http://fcm.googleapis.com/fcm/send/1"},
        {"public": "AAAA"},
        {"auth": "AAAA"},
        {"more": "AAAA"},
    ],
)
def test_what_is_no_subscription_is_refused(ada: Guest, wrong: dict[str, str]) -> None:
    assert ada.post("/notices/push", subscription() | wrong).status_code == 400
    assert channels(ada) == {}


def test_a_person_has_ten_browsers(ada: Guest, host: Host) -> None:
    statuses = [ada.post("/notices/push", subscription(f"{ADDRESS}{number}")).status_code for number in range(11)]
    assert statuses == [200] * 10 + [429]
    assert httpx.post(host.url + "/notices/push", json=subscription()).status_code == 401

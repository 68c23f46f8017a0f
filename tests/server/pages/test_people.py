"""The page of a person: what it shows, to whom, and what can be done there without script."""

import re

import httpx
import pytest

from regalia.server.requests.portrait import reputation
from tests.server.people.test_friends import People, people
from tests.server.players import Host

__all__ = ["people"]


def shown(browser: httpx.Client, who: str) -> str:
    """The main part of the page of a person."""
    response = browser.get(f"/people/{who}")
    assert response.status_code == 200
    return response.text.partition("<main")[2].partition("</main>")[0]


def test_a_page_shows_what_a_person_says_and_as_text(people: People) -> None:
    (ada, hers), (_, his), _ = people
    hers.post("/account/profile", data={"words": "<script>x</script> \u202eme", "speaks-ja": "on", "shown": "all"})
    told = shown(his, ada.name)
    assert "&lt;script&gt;x&lt;/script&gt; me" in told
    assert 'lang="ja"' in told
    assert 'lang="en"' not in told
    assert re.search(r"Here since \w+ \d{4}", told)
    assert shown(his, ada.id) == told


@pytest.mark.parametrize("words", ["x" * 301, "a" + "\u0301" * 24])
def test_words_that_are_too_long_or_disturb_others_are_refused(people: People, words: str) -> None:
    hers = people[0][1]
    assert hers.post("/account/profile", data={"words": words}).status_code == 400


@pytest.mark.parametrize("closed_to", ["friends", "none"])
def test_a_blocked_person_sees_a_closed_page(people: People, closed_to: str) -> None:
    (ada, hers), (bob, his), (_, cids) = people
    hers.post("/account/profile", data={"words": "Hello", "shown": "all"})
    hers.post(f"/people/{bob.id}/block")
    to_blocked = shown(his, ada.name)
    assert "Hello" not in to_blocked
    assert "Hello" in shown(cids, ada.name)
    hers.post(f"/people/{bob.id}/unblock")
    hers.post("/account/profile", data={"words": "Hello", "shown": closed_to})
    assert shown(his, ada.name) == to_blocked
    assert "Hello" in shown(hers, ada.name), "one sees one's own"


def test_friends_see_a_page_that_is_for_friends(people: People) -> None:
    (ada, hers), (bob, his), _ = people
    hers.post("/account/profile", data={"words": "Hello", "shown": "friends"})
    his.post(f"/people/{ada.id}/friend")
    assert "Hello" not in shown(his, ada.name)
    assert "wants to be your friend" in shown(hers, bob.name)
    hers.post(f"/people/{bob.id}/friend")
    assert "Hello" in shown(his, ada.name)
    assert "your friend since" in shown(his, ada.name)
    hers.post("/account/profile", data={"words": "Hello", "shown": "none"})
    assert "Hello" not in shown(his, ada.name)


def test_friends_requests_and_blocks_are_on_one_page(people: People) -> None:
    (ada, hers), (bob, his), (cid, cids) = people
    hers.post(f"/people/{bob.id}/friend")
    cids.post(f"/people/{ada.id}/friend")
    assert bob.name in hers.get("/people").text.partition("Sent requests")[2]
    assert cid.name in hers.get("/people").text.partition("Friend requests")[2]
    after = his.post(f"/people/{ada.id}/unfriend", data={"next": "/people"})
    assert (after.url.path, ada.name in after.text) == ("/people", False)
    hers.post(f"/people/{cid.id}/block")
    listed = hers.get("/people").text
    assert cid.name not in listed.partition("Blocked players")[0]
    assert cid.name in listed.partition("Blocked players")[2]
    assert hers.get("/people", params={"name": bob.name}).url.path == f"/people/{bob.id}"


def test_a_person_is_invited_from_their_page(people: People) -> None:
    (ada, hers), (bob, his), _ = people
    assert "You have no open table" in hers.get(f"/people/{bob.id}/invite").text
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": seats, "public": False}).json()["id"]
    assert table in hers.get(f"/people/{bob.id}/invite").text
    assert hers.post(f"/people/{bob.id}/invite", data={"table": table}).url.path == f"/t/{table}"
    assert [each["id"] for each in bob.get("/api/tables").json()["invited"]] == [table]
    assert his.post(f"/people/{ada.id}/invite", data={"table": table}).status_code == 403


def test_strangers_and_guests_see_no_page(host: Host, people: People) -> None:
    ada, guest = people[0][0], host.guest("Guest Gil")
    with httpx.Client(base_url=host.url, headers={"Accept": "text/html"}) as stranger:
        assert ada.name not in stranger.get(f"/people/{ada.id}").text
        stranger.cookies.set("regalia", guest.token, domain="127.0.0.1", path="/")
        refused = stranger.get(f"/people/{ada.name}")
        assert (refused.status_code, "account" in refused.text) == (403, True)
    page = people[1][1].get(f"/people/{guest.id}")
    assert (page.status_code, "has no page" in page.text) == (404, True)


def test_names_at_tables_lead_to_pages_for_those_with_an_account(host: Host, people: People) -> None:
    ada, hers = people[0]
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}).json()["id"]
    assert "data-member" in hers.get(f"/t/{table}").text
    with httpx.Client(base_url=host.url, cookies={"regalia": host.guest("Guest Gia").token}) as guest:
        assert "data-member" not in guest.get(f"/t/{table}").text


@pytest.mark.parametrize(
    ("ends", "word"),
    [
        ({"played": 9}, None),
        ({"played": 10}, "finishes"),
        ({"played": 48, "bot_kept": 2}, "finishes"),
        ({"played": 47, "bot_kept": 1, "forfeited": 2}, "mostly"),
        ({"played": 17, "forfeited": 3}, "mostly"),
        ({"played": 42, "bot_kept": 8}, "leaves"),
        ({}, None),
    ],
)
def test_a_reputation_is_told_in_words_after_ten_games(ends: dict[str, int], word: str | None) -> None:
    assert reputation(ends) == word

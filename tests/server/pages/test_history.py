"""The page of one's finished games, and the same by HTTP, after a game that is played to its end."""

import httpx
import pytest

from tests.server.people.test_friends import People, people
from tests.server.players import NO_TLS, Guest, Host

__all__ = ["people"]


def page(person: Guest, path: str, language: str = "en") -> str:
    """A page as a person's browser gets it."""
    headers = person.headers | {"Accept-Language": language, "Accept": "text/html"}
    with httpx.Client(base_url=person.host.url, headers=headers, verify=NO_TLS) as client:
        return client.get(path).raise_for_status().text


@pytest.fixture(scope="module")
def ada(host: Host) -> Guest:
    """A guest who has finished one game, by resigning it."""
    table, (ada, _) = host.table("Ada", "Bob", game="old_kings_crown")
    assert ada.post(f"/api/tables/{table}/seats/0/resignation").status_code == 200
    return ada


def test_who_has_finished_no_game_is_led_to_the_games(host: Host) -> None:
    text = page(host.guest("Eve"), "/games")
    assert "Your finished games appear here" in text
    assert "<select" not in text


@pytest.mark.parametrize(("language", "place"), [("en", "Place 2"), ("ja", "2位")])
def test_a_finished_game_is_listed_with_its_places(ada: Guest, language: str, place: str) -> None:
    text = page(ada, "/games", language)
    assert place in text
    assert "Bob" in text


def test_a_filter_that_fits_no_game_says_so_and_keeps_the_choice(ada: Guest) -> None:
    text = page(ada, "/games?game=nocturion&result=won")
    assert "No game matches these filters" in text
    assert '<option value="nocturion" selected>' in text


def test_the_same_games_are_had_by_http(ada: Guest) -> None:
    (game,) = ada.get("/api/finished").json()["games"]
    assert [(seat["name"], seat["place"], seat["how"]) for seat in game["seats"]] == [
        ("Bob", 1, "played"),
        ("Ada", 2, "forfeited"),
    ]
    assert ada.get("/api/finished?game=nocturion").json() == {"games": [], "next": None}


@pytest.mark.parametrize("query", ["result=x", "after=x~y", "from=today", "game=%00", "with=%F0%9F%98%80", "tempo=10%2B5"])
def test_what_cannot_be_read_is_refused_by_name(ada: Guest, query: str) -> None:
    refused = ada.get(f"/api/finished?{query}")
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    assert ada.get(f"/games?{query}").status_code == 400


def test_strangers_are_asked_for_a_name(host: Host) -> None:
    with httpx.Client(base_url=host.url, verify=NO_TLS) as client:
        assert client.get("/api/finished").status_code == 401


def finished(ada: Guest, bob: Guest, public: bool) -> str:
    """A game of two people that the first of them has given up."""
    opened = {"game": "old_kings_crown", "seats": [{"who": "me"}, {"who": "nobody"}], "public": public}
    table: str = ada.post("/api/tables", opened).json()["id"]
    if not public:
        assert ada.post(f"/api/tables/{table}/people", {"name": bob.name}).status_code == 200
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert ada.post(f"/api/tables/{table}/seats/0/resignation").status_code == 200
    return table


def tables(person: Guest, path: str) -> list[str]:
    return [game["table"] for game in person.get(path).json()["games"]]


def test_others_see_public_games_on_the_page_of_a_person_and_in_their_list(people: People) -> None:
    (ada, hers), (bob, _), (cid, cids) = people
    public, private = finished(ada, bob, True), finished(ada, bob, False)
    assert tables(ada, "/api/finished") == [private, public]
    assert tables(cid, f"/api/people/{ada.name}/games") == [public]
    assert tables(ada, f"/api/people/{ada.name}/games") == [private, public]
    for path in (f"/people/{ada.name}", f"/people/{ada.id}/games"):
        seen = cids.get(path).text
        assert f"/t/{public}" in seen, path
        assert private not in seen, path
    assert f"/t/{private}" in hers.get(f"/people/{ada.name}").text
    assert hers.get(f"/people/{ada.name}/games").url.path == "/games"


def test_a_closed_page_shows_no_games_and_a_blocked_person_cannot_tell(people: People) -> None:
    (ada, hers), (bob, his), (cid, cids) = people
    finished(ada, bob, True)
    hers.post(f"/people/{cid.id}/block")
    assert cids.get(f"/people/{ada.id}/games").url.path == f"/people/{ada.id}"
    assert tables(cid, f"/api/people/{ada.id}/games") == []
    hers.post(f"/people/{cid.id}/unblock")
    assert tables(cid, f"/api/people/{ada.id}/games") != []
    hers.post("/account/profile", data={"shown": "none"})
    for person, browser in ((cid, cids), (bob, his)):
        assert browser.get(f"/people/{ada.id}/games").url.path == f"/people/{ada.id}"
        assert tables(person, f"/api/people/{ada.id}/games") == []


def test_there_is_no_list_of_a_guest_or_of_no_one(people: People, host: Host) -> None:
    (ada, _), *_ = people
    for who, code in ((host.guest("Guest").id, "no_page"), ("None such", "no_such_person"), ("u_nobody", "no_such_person")):
        refused = ada.get(f"/api/people/{who}/games")
        assert (refused.status_code, refused.json()["code"]) == (404, code)


def test_games_with_a_person_whose_page_is_closed_are_not_found_by_the_other_person(people: People) -> None:
    (ada, hers), (bob, _), (cid, cids) = people
    table = finished(ada, bob, True)
    asked = f"/api/people/{bob.id}/games?with={ada.id}"
    assert tables(cid, asked) == [table]
    hers.post("/account/profile", data={"shown": "none"})
    assert tables(cid, asked) == []
    assert cids.get(f"/people/{bob.id}/games?with={ada.id}").url.path == f"/people/{bob.id}"
    assert tables(bob, f"/api/finished?with={ada.id}") == [table], "one's own list has no such limit"


def test_figures_of_a_game_are_for_all_and_say_when_there_are_too_few(host: Host) -> None:
    with httpx.Client(base_url=host.url, verify=NO_TLS, headers={"Accept": "text/html", "Accept-Language": "en"}) as client:
        assert "Figures are shown from 20 public games on" in client.get("/games/wheel_of_time/figures").text
        assert client.get("/games/chess/figures").status_code == 404

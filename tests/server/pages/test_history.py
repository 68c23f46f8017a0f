"""The page of one's finished games, and the same by HTTP, after a game that is played to its end."""

import httpx
import pytest

from tests.server.players import NO_TLS, Guest, Host


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

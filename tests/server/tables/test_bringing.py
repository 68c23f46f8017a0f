"""Bringing a deck to a table: sealed at once, needed for the start, checked again there, told in the record."""

import random
from typing import Any

import msgspec
import pytest

from regalia.core import Record, sealed, verify
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host
from tests.tiny.muster import READY, RULES, Deck

pytestmark = pytest.mark.usefixtures("tiny_installed")

OWN = {"content": {"cards": [1, 1, 3, 5, 5]}}


def opened(ada: Guest, *others: dict[str, Any], **more: Any) -> str:
    told = ada.post("/api/tables", {"game": "muster", "seats": [{"who": "me"}, *others], **more})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def bring(person: Guest, table: str, seat: int, what: dict[str, Any]) -> Any:
    told = person.put(f"/api/tables/{table}/seats/{seat}/brought", what)
    return told.json() or told.status_code


def test_a_table_starts_when_everybody_has_brought_something(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada, {"who": "nobody"})
    bob.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    start = ada.post(f"/api/tables/{table}/start").json()
    assert (start["code"], start["allowed"]) == ("not_brought", [0, 1])
    assert bring(ada, table, 0, OWN) == 200
    assert ada.post(f"/api/tables/{table}/start").json()["allowed"] == [1]
    assert bring(bob, table, 1, {"ready": "steep"}) == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with ada.at(table, 0) as line:
        line.sighted()
        view = line.sight["sight"]["view"]
        assert sorted(view["hands"][0] + view["decks"][0]) == [1, 1, 3, 5, 5]
        assert view["decks"][1] is None


def test_everybody_is_told_a_hash_before_play_and_the_record_opens_it(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "device", "name": "Bob"})
    bring(ada, table, 0, OWN)
    bring(ada, table, 1, {"ready": "even"})
    seats = host.guest("Eve").get(f"/api/tables/{table}").json()["seats"]
    assert "cards" not in str(seats)
    ada.post(f"/api/tables/{table}/start")
    rng = random.Random(1)
    for seat in (0, 1) * 5:
        with ada.at(table, seat) as line:
            line.sighted()
            line.act(line.any_answer(rng))
    record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
    assert record.seed is not None
    told = [each["brought"] for each in seats]
    assert told == [sealed(Deck((1, 1, 3, 5, 5)), 0, record.seed), sealed(READY["even"], 1, record.seed)]
    assert told == [each.hash for each in record.brought]
    assert verify(RULES, record).problems == []


def test_what_may_not_be_brought_says_why(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "nobody"})
    heavy = bring(ada, table, 0, {"content": {"cards": [5, 5, 5, 5, 5]}})
    assert (heavy["code"], heavy["refusal"]) == (
        "not_legal",
        {"reason": "too-heavy", "rule": "1", "facts": {"worth": 25, "limit": 15}},
    )
    assert bring(ada, table, 0, {"content": {"cards": "five"}})["code"] == "malformed"
    assert bring(ada, table, 0, {"content": "five"})["code"] == "malformed"
    assert bring(ada, table, 0, {"ready": "odd"})["allowed"] == ["even", "steep"]
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["brought"] is None


def test_what_has_become_illegal_since_says_so_at_the_start(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "bot", "level": "page"})
    assert bring(ada, table, 0, OWN) == 200
    ada.request("PATCH", f"/api/tables/{table}", {"options": {"light": True}})
    start = ada.post(f"/api/tables/{table}/start").json()
    assert (start["code"], start["allowed"], start["refusal"]["reason"]) == ("not_legal", [0], "too-heavy")
    assert bring(ada, table, 0, {"ready": "steep"}) == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200


def test_nobody_brings_anything_for_another_nor_during_play_nor_to_a_game_without(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada, {"who": "bot", "level": "page"})
    assert bring(bob, table, 0, OWN)["code"] == "not_seated"
    assert bring(ada, table, 1, OWN)["code"] == "not_seated"
    bring(ada, table, 0, OWN)
    ada.post(f"/api/tables/{table}/start")
    assert bring(ada, table, 0, {"ready": "even"})["code"] == "wrong_status"
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    other = ada.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    assert bring(ada, other, 0, OWN)["code"] == "nothing_to_bring"


def test_bots_choose_one_that_is_allowed(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "bot", "level": "page"}, {"who": "bot", "level": "page"}, options={"light": True})
    bring(ada, table, 0, {"ready": "even"})
    ada.post(f"/api/tables/{table}/start")
    assert all(each["brought"] for each in ada.get(f"/api/tables/{table}").json()["seats"])


def test_who_leaves_a_seat_takes_along_what_was_brought(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "nobody"})
    bring(ada, table, 0, OWN)
    ada.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    assert [each["brought"] for each in ada.get(f"/api/tables/{table}").json()["seats"]] == [None, None]


def test_the_games_say_what_is_ready_made(host: Host) -> None:
    cards = {card["slug"]: card["brings"] for card in host.guest("Ada").get("/api/games").json()}
    assert (cards["muster"], cards["oriflamme"]) == (["even", "steep"], None)


def test_a_restarted_arena_goes_on_with_what_was_brought(host: Host, settings: Any) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "device", "name": "Bob"})
    bring(ada, table, 0, OWN)
    bring(ada, table, 1, {"ready": "even"})
    ada.post(f"/api/tables/{table}/start")
    with Hosted(settings) as second, Guest(second, ada.name, ada.id, ada.token).at(table, 0) as line:
        line.sighted()
        view = line.sight["sight"]["view"]
        assert sorted(view["hands"][0] + view["decks"][0]) == [1, 1, 3, 5, 5]

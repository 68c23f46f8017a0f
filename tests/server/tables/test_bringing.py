"""Bringing a deck to a table: needed for the start, sealed there, told in the record, and to nobody before."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from regalia.core import Brings, Record, commitment, sealed, verify
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.tables import bringing
from regalia.server.wire import Bring
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


def seats_of(person: Guest, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = person.get(f"/api/tables/{table}").json()["seats"]
    return seats


def test_who_has_tried_every_deck_in_a_seat_cannot_tell_which_one_another_brings_there(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada, {"who": "nobody"})
    path = f"/api/tables/{table}"
    tried = []
    for name in READY:
        bring(ada, table, 0, {"ready": name})
        tried.append(seats_of(ada, table)[0])
    assert tried[0] == tried[1]
    assert tried[0]["brought"]
    ada.put(f"{path}/seats/1", {"who": "me"})
    bob.put(f"{path}/seats/0", {"who": "me"})
    bring(bob, table, 0, {"ready": "steep"})
    bring(ada, table, 1, {"ready": "even"})
    assert [(each["brought"], each["seal"]) for each in seats_of(ada, table)] == [(True, None)] * 2
    nonce = "11" * 32
    bob.put(f"{path}/nonce", {"hash": commitment(nonce)})
    ada.post(f"{path}/start")
    starting = seats_of(ada, table)
    assert len({each["seal"] for each in starting} - {None}) == 2
    assert bring(bob, table, 0, {"ready": "even"})["code"] == "wrong_status"
    bob.post(f"{path}/nonce", {"nonce": nonce})
    assert [each["seal"] for each in seats_of(ada, table)] == [each["seal"] for each in starting]


def test_a_host_cannot_try_which_options_forbid_what_another_has_brought(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada, {"who": "nobody"})
    bob.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    bring(ada, table, 0, {"ready": "even"})
    bring(bob, table, 1, OWN)
    ada.request("PATCH", f"/api/tables/{table}", {"public": False, "options": {"light": False}})
    assert [each["brought"] for each in seats_of(ada, table)] == [True, True]
    ada.request("PATCH", f"/api/tables/{table}", {"options": {"light": True}})
    assert [each["brought"] for each in seats_of(ada, table)] == [False, False]
    start = ada.post(f"/api/tables/{table}/start").json()
    assert (start["code"], start["allowed"], start["refusal"]) == ("not_brought", [0, 1], None)


class Loose(Struct, frozen=True):
    """A deck that takes no offence at what else is sent."""

    cards: tuple[int, ...]


def test_what_stands_beside_a_deck_is_not_kept() -> None:
    rules = replace(RULES, brings=Brings(Loose, {}, lambda deck, options, seat: ()))
    doc = TableDoc("T", "muster", 1, {}, (Sitting("u"),), "u", "00" * 32)
    after = bringing.bring(doc, Person("u", "Ada"), rules, 0, Bring(content={"cards": [1, 5], "more": "x" * 10**4}))
    assert msgspec.json.encode(after.seats[0].brought) == b'{"cards":[1,5]}'


def test_everybody_is_told_a_hash_before_play_and_the_record_opens_it(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "device", "name": "Bob"})
    bring(ada, table, 0, OWN)
    bring(ada, table, 1, {"ready": "even"})
    ada.post(f"/api/tables/{table}/start")
    seats = seats_of(host.guest("Eve"), table)
    assert "cards" not in str(seats)
    rng = random.Random(1)
    for seat in (0, 1) * 5:
        with ada.at(table, seat) as line:
            line.sighted()
            line.act(line.any_answer(rng))
    record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
    assert record.seed is not None
    told = [each["seal"] for each in seats]
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
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["brought"] is False


def test_what_has_become_illegal_since_is_brought_no_more(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, {"who": "bot", "level": "page"})
    assert bring(ada, table, 0, OWN) == 200
    ada.request("PATCH", f"/api/tables/{table}", {"options": {"light": True}})
    start = ada.post(f"/api/tables/{table}/start").json()
    assert (start["code"], start["allowed"]) == ("not_brought", [0])
    again = bring(ada, table, 0, OWN)
    assert (again["code"], again["refusal"]["reason"]) == ("not_legal", "too-heavy")
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
    assert [each["brought"] for each in ada.get(f"/api/tables/{table}").json()["seats"]] == [False, False]


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

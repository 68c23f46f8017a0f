"""Bringing a deck to a table: needed for the start, sealed there, told in the record, and to nobody before."""

import random
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from regalia.core import Brings, Record, commitment, sealed, verify
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.table import bringing
from regalia.server.wire.opening import Bring
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host, play
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


@pytest.mark.parametrize("name", READY)
def test_a_bot_meets_what_is_for_a_first_game_with_its_like_and_something_else_with_the_rest(name: str) -> None:
    assert RULES.brings is not None
    rules = replace(RULES, brings=replace(RULES.brings, first=("even",)))
    doc = TableDoc("T", "muster", 1, {}, (Sitting("u"), Sitting(bot="page"), Sitting(bot="page")), "u", "00" * 32)
    ready = bringing.bring(doc, Person("u", "Ada"), rules, 0, Bring(ready=name))
    after = bringing.all_brought(ready, rules)
    assert [each.brought for each in after.seats] == [{"cards": READY[name].cards}] * 3


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


def brought(person: Guest, table: str) -> list[bool]:
    return [each["brought"] for each in seats_of(person, table)]


def over(host: Host, *names: str, bots: tuple[str, ...] = (), **more: Any) -> tuple[str, list[Guest]]:
    """A game of muster that is over."""
    table, people = host.table(*names, bots=bots, game="muster", **more)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table, seat)) for seat, person in enumerate(people)]
        play(lines, random.Random(1))
    return table, people


def test_whoever_comes_along_to_a_rematch_brings_the_same_deck_and_may_bring_another(host: Host) -> None:
    table, (ada, bob) = over(host, "Ada", "Bob")
    rematch = str(ada.post(f"/api/tables/{table}/rematch").json()["id"])
    assert brought(ada, rematch) == [True, False]
    bob.post(f"/api/tables/{table}/rematch")
    assert brought(ada, rematch) == [True, True]
    assert bring(bob, rematch, 1, OWN) == 200
    assert ada.post(f"/api/tables/{rematch}/start").status_code == 200


A, B = Sitting("u_1", brought={"cards": (1, 1, 3, 5, 5)}), Sitting("u_2", brought={"cards": (1, 1, 1, 4, 5)})
BOT = Sitting(bot="page", brought={"cards": [2, 2, 2, 3, 3]})


def again(before: tuple[Sitting, ...], *seats: Sitting, light: bool = False) -> list[Any]:
    """What is brought to these seats of a rematch, once nothing has to be chosen any more."""
    old = TableDoc("OLD", "muster", 1, {}, before, "u_1", "00" * 32, status="over")
    new = TableDoc("NEW", "muster", 1, {"light": light}, seats, "u_1", "00" * 32)
    return [each.brought for each in bringing.brought_again(new, RULES, old).seats]


def test_a_deck_goes_with_its_player_to_another_seat() -> None:
    assert again((A, B), Sitting("u_2"), Sitting("u_1")) == [B.brought, A.brought]


def test_a_bot_of_a_rematch_plays_the_same_deck() -> None:
    assert again((A, BOT), Sitting("u_1"), Sitting(bot="page")) == [A.brought, BOT.brought]
    doc = TableDoc("NEW", "muster", 1, {}, (A, BOT), "u_1", "00" * 32)
    assert [bringing.all_brought(doc, RULES).seats[1] for _ in range(20)] == [BOT] * 20


def test_a_bot_of_a_rematch_chooses_anew_where_its_deck_suits_the_others_no_more() -> None:
    assert RULES.brings is not None
    rules = replace(RULES, brings=replace(RULES.brings, first=("even",)))
    doc = TableDoc("NEW", "muster", 1, {}, (A, BOT), "u_1", "00" * 32)
    assert bringing.all_brought(doc, rules).seats[1].brought == B.brought


def test_another_player_in_the_same_seat_brings_nothing_yet() -> None:
    kept = Sitting("u_2", bot="page", brought=B.brought)
    assert again((A, kept), Sitting("u_3"), Sitting(bot="page")) == [None, None]
    assert again((A, kept), Sitting("u_1", "Eve"), Sitting()) == [None, None]


def test_what_may_not_be_brought_or_read_any_more_stays_behind() -> None:
    unread = Sitting("u_2", brought={"dice": [1]})
    assert again((A, unread), Sitting("u_1"), Sitting("u_2"), light=True) == [None, None]


def test_what_was_brought_to_the_rematch_itself_stays() -> None:
    assert again((A, B), Sitting("u_1", brought=B.brought), Sitting("u_2")) == [B.brought, B.brought]

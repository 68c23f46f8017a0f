"""What people keep to bring to tables: by their own ids, with names, and with what speaks against it."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.core import Brings
from regalia.server.api.belongings import facts_of, read_facts
from regalia.server.errors import Refuse
from regalia.server.store import Belonging, Person
from regalia.server.store.sql import Change
from regalia.server.store.sqlite import SqliteStore
from regalia.server.table import belongings
from regalia.server.wire.belongings import Examine, Keep, Stock
from tests.server.players import Guest, Host
from tests.tiny.muster import READY, RULES, Agreed, Deck

pytestmark = pytest.mark.usefixtures("tiny_installed")

PATH = "/api/games/muster/belongings"
HEAVY = {"cards": [1, 1, 3, 5, 5]}


def own(person: Guest, path: str = PATH) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(path).json()["own"]
    return found


def test_a_guest_keeps_what_he_may_bring_under_ids_of_his_own(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    assert ada.put(f"{PATH}/one", {"name": " Heavy ", "content": HEAVY}).status_code == 200
    ada.put(f"{PATH}/two", {"name": "Flat", "content": {"cards": [3] * 5}})
    assert [(each["id"], each["name"], each["content"]["cards"]) for each in own(ada)] == [
        ("two", "Flat", [3] * 5),
        ("one", "Heavy", [1, 1, 3, 5, 5]),
    ]
    assert own(bob) == []
    ada.put(f"{PATH}/one", {"name": "Renamed", "content": HEAVY})
    bob.request("DELETE", f"{PATH}/one")
    assert [each["name"] for each in own(ada)] == ["Renamed", "Flat"]
    assert ada.request("DELETE", f"{PATH}/one").status_code == 200
    assert ada.request("DELETE", f"{PATH}/one").status_code == 200
    assert [each["name"] for each in own(ada)] == ["Flat"]


def test_who_has_not_said_a_name_sees_what_is_ready_made_and_keeps_nothing(host: Host) -> None:
    nobody = Guest(host, "", "", "none")
    stock = nobody.get(PATH).json()
    assert stock["own"] == []
    assert {each["id"]: each["content"]["cards"] for each in stock["ready"]} == {
        name: [*deck.cards] for name, deck in READY.items()
    }
    assert nobody.put(f"{PATH}/one", {"name": "A", "content": HEAVY}).json()["code"] == "no_name"


def test_what_is_not_legal_yet_is_kept_and_says_why(host: Host) -> None:
    ada = host.guest("Ada")
    ada.put(f"{PATH}/one", {"name": "Unfinished", "content": {"cards": [5, 5, 5, 5]}})
    assert [each["reason"] for each in own(ada)[0]["refusals"]] == ["wrong-cards", "too-heavy"]
    assert ada.put(f"{PATH}/two", {"name": "None", "content": {"cards": "five"}}).json()["code"] == "malformed"
    assert ada.put(f"{PATH}/two", {"name": " ", "content": HEAVY}).json()["code"] == "malformed"
    assert ada.put(f"{PATH}/{'x' * 65}", {"name": "Long", "content": HEAVY}).json()["code"] == "malformed"
    assert len(own(ada)) == 1


def test_only_games_in_which_something_is_brought_have_anything_to_keep(host: Host) -> None:
    ada = host.guest("Ada")
    assert ada.get("/api/games/oriflamme/belongings").json()["code"] == "nothing_to_bring"
    assert ada.get("/api/games/none/belongings").json()["code"] == "no_such_game"


def test_at_a_table_each_says_why_it_may_not_be_brought_to_ones_own_seat(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    ada.put(f"{PATH}/one", {"name": "Heavy", "content": HEAVY})
    opened = {"game": "muster", "seats": [{"who": "me"}, {"who": "nobody"}], "options": {"light": True}}
    path = f"/api/tables/{ada.post('/api/tables', opened).json()['id']}/seats/0/belongings"
    assert [each["reason"] for each in own(ada, path)[0]["refusals"]] == ["too-heavy"]
    assert own(ada)[0]["refusals"] == []
    assert [(each["id"], each["refusals"]) for each in ada.get(path).json()["ready"]] == [("even", []), ("steep", [])]
    assert bob.get(path).json()["code"] == "not_seated"


def test_at_a_table_it_is_told_which_of_them_ones_own_seat_brings(host: Host) -> None:
    ada = host.guest("Ada")
    ada.put(f"{PATH}/one", {"name": "Heavy", "content": HEAVY})
    opened = {"game": "muster", "seats": [{"who": "me"}, {"who": "nobody"}]}
    seat = f"/api/tables/{ada.post('/api/tables', opened).json()['id']}/seats/0"

    def brought() -> list[str]:
        stock = ada.get(f"{seat}/belongings").json()
        return [each["name"] or each["id"] for each in (*stock["own"], *stock["ready"]) if each["brought"]]

    assert brought() == []
    ada.put(f"{seat}/brought", {"content": HEAVY})
    assert brought() == ["Heavy"]
    ada.put(f"{seat}/brought", {"ready": "even"})
    assert brought() == ["even"]
    ada.put(f"{seat}/brought", {"content": {"cards": [1, 1, 1, 3, 5]}})
    assert brought() == []
    assert [each["brought"] for each in own(ada)] == [False]


ADA = Person("u_1", "Ada")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "arena.db")
    yield kept
    kept.close()


def test_what_the_game_cannot_read_any_more_stays_and_says_so(store: SqliteStore) -> None:
    async def stocked() -> Stock:
        await store.save_belonging(ADA.id, "muster", Belonging("old", "Old", {"dice": [1]}))
        return await belongings.stock(store, ADA, RULES, Agreed())

    told = asyncio.run(stocked()).own
    assert [(each.content, [why.reason for why in each.refusals]) for each in told] == [({"dice": [1]}, ["unreadable"])]


def test_nobody_keeps_things_without_end(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belongings, "MOST", 2)

    async def kept(*names: str) -> list[str]:
        for name in names:
            await belongings.keep(store, ADA, RULES, name, Keep("Deck", HEAVY))
        return [each.id for each in await store.belongings(ADA.id, "muster")]

    assert asyncio.run(kept("one", "two", "two")) == ["two", "one"]
    with pytest.raises(Refuse, match="too_many"):
        asyncio.run(kept("three"))


def test_of_damaged_belongings_the_arena_says_so(store: SqliteStore) -> None:
    async def stocked() -> Stock:
        await store.save_belonging(ADA.id, "muster", Belonging("one", "One", HEAVY))
        await store.save(Change("update belongings set content = x'7b'"))
        return await belongings.stock(store, ADA, RULES, Agreed())

    with pytest.raises(Refuse, match="unreadable"):
        asyncio.run(stocked())


def examined(content: Any = None, **more: Any) -> dict[str, Any]:
    told = belongings.examine(RULES, Examine(content, **more), "en")
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return sent


def test_everything_that_speaks_against_it_is_told_before_it_is_brought() -> None:
    told = examined({"cards": [5, 5, 5, 5, 1]}, options={"light": True})
    assert [why["reason"] for why in told["refusals"]] == ["too-heavy"]
    assert told["refusals"][0]["facts"] == {"worth": 21, "limit": 12}
    assert told["warnings"] == []
    assert [why["reason"] for why in examined({"cards": [1, 1, 1, 1, 1]})["warnings"]] == ["light"]


@pytest.mark.parametrize("text", ["3 of 1\n2 of 5\n", "1が3枚\n\n5が2枚"])
def test_a_text_in_either_language_is_read_and_written_in_the_readers(text: str) -> None:
    told = examined(text=text)
    assert (told["content"], told["text"], told["unread"]) == ({"cards": [1, 1, 1, 5, 5]}, "3 of 1\n2 of 5", [])


def test_what_cannot_be_read_of_a_text_is_told_line_by_line() -> None:
    told = examined(text="3 of 1\nthree of 2\n1 of 4")
    assert told["content"] == {"cards": [1, 1, 1, 4]}
    assert [why["facts"] for why in told["unread"]] == [{"line": 2, "text": "three of 2"}]


def test_a_game_without_texts_reads_none() -> None:
    wordless = replace(RULES, brings=Brings(Deck, READY, lambda deck, options, seat: ()))
    assert belongings.examine(wordless, Examine(HEAVY), "en").text is None
    with pytest.raises(Refuse, match="malformed"):
        belongings.examine(wordless, Examine(text="3 of 1"), "en")


def test_the_reader_is_told_in_his_language(host: Host) -> None:
    ada = host.guest("Ada")
    told = ada.request("POST", "/api/games/muster/examine?lang=ja", {"content": HEAVY})
    assert told.json()["text"] == "1が2枚\n3が1枚\n5が2枚"
    assert ada.post("/api/games/muster/examine", {"content": HEAVY, "options": {"dark": 1}}).json()["code"] == "malformed"


def test_what_is_printed_is_cached_for_good_under_its_hash(host: Host) -> None:
    ada = host.guest("Ada")
    first = ada.get("/api/games/muster/facts/ja")
    assert (first.status_code, first.headers["cache-control"]) == (307, "no-cache")
    version = ada.get(first.headers["location"])
    assert version.json()["3"] == {"name": "3 (ja)"}
    assert "immutable" in version.headers["cache-control"]
    assert ada.get("/api/games/muster/facts/en").headers["location"] != first.headers["location"]
    for path in ("muster/facts/ja/00", "muster/facts/xx", "oriflamme/facts/en"):
        assert ada.get(f"/api/games/{path}").json()["code"] == "not_found"


def test_the_page_of_a_table_asks_early_for_what_is_printed_in_its_game(host: Host) -> None:
    ada = host.guest("Ada")

    def page(game: str) -> str:
        opened = ada.post("/api/tables", {"game": game, "seats": [{"who": "me"}, {"who": "nobody"}]}).json()
        return ada.get(f"/t/{opened['id']}").text

    assert page("muster").count('<link rel="preload" href="/api/games/muster/facts/en" as="fetch" crossorigin>') == 1
    assert "/facts/" not in page("old_kings_crown")


def test_what_is_printed_is_read_before_it_is_asked_for() -> None:
    facts_of.cache_clear()
    asyncio.run(read_facts())
    read = facts_of.cache_info().misses
    assert facts_of("muster", "ja") is not None
    assert facts_of.cache_info().misses == read

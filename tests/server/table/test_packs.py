"""Tables with an owner's pack: chosen before play, known to bots and records, kept for those who watch."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from msgspec.structs import replace

from regalia.cli import main
from regalia.core import Record, verify
from regalia.games.library import Library
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store.files import check_database
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sqlite import SqliteStore, migrate
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host
from tests.tiny import fair
from tests.tiny.fair import WINTER

pytestmark = pytest.mark.usefixtures("tiny_installed")

HASH = fair.PACKS.read(WINTER).hash
SUMMER = WINTER.replace("winter", "summer").replace("joy = 6", "joy = 7")


@contextmanager
def arena(folder: Path, *packs: str) -> Iterator[Host]:
    quick = Settings(folder / "arena.db", bot_delay=0, requests_a_minute=60_000, pages_a_minute=60_000, pack_sources=packs)
    with Hosted(quick) as host:
        yield host


def opened(ada: Guest, **more: Any) -> str:
    seats = [{"who": "me"}, {"who": "device", "name": "Bob"}]
    told = ada.post("/api/tables", {"game": "fair", "seats": seats, **more})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def back(host: Host, ada: Guest) -> Guest:
    return Guest(host, ada.name, ada.id, ada.token)


def buy(ada: Guest, table: str, seat: int, *goods: str) -> None:
    with ada.at(table, seat) as line:
        line.sighted()
        for good in goods:
            assert line.act({"type": "Buy", "good": good})["type"] == "done"
        if seat in line.waiting:
            assert line.act({"type": "GoHome"})["type"] == "done"


def test_a_table_is_played_with_a_pack_and_its_record_names_it(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        told = ada.get(f"/api/tables/{table}").json()["pack"]
        assert told == {
            "name": "winter",
            "hash": HASH,
            "titles": {"en": "Winter fair", "ja": "冬の市"},
            "offered": True,
        }
        ada.post(f"/api/tables/{table}/start")
        buy(ada, table, 0, "skates")
        buy(ada, table, 1, "chestnut")
        record = msgspec.json.decode(ada.get(f"/api/tables/{table}/record").content, type=Record)
    assert record.pack is not None
    assert (record.pack.name, record.pack.hash) == ("winter", HASH)
    assert verify(Library([WINTER]).rules("fair", HASH), record).problems == []


def test_the_packs_of_an_arena_are_listed_with_their_game(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER, SUMMER) as host:
        games = {card["slug"]: card["packs"] for card in host.guest("Ada").get("/api/games").json()}
        assert [pack["name"] for pack in games["fair"]] == ["summer", "winter"]
        assert games["oriflamme"] == []


def test_what_is_printed_in_a_pack_is_told_for_the_board(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        assert ada.get(f"/api/games/fair/packs/{HASH}").json()["good"][0]["id"] == "skates"
        assert ada.get(f"/api/games/fair/packs/{'0' * 64}").json()["code"] == "no_such_pack"
        assert ada.get(f"/api/games/oriflamme/packs/{HASH}").json()["code"] == "no_such_pack"


def test_the_host_changes_the_pack_before_play(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada)
        assert ada.get(f"/api/tables/{table}").json()["pack"] is None
        assert ada.request("PATCH", f"/api/tables/{table}", {"pack": HASH}).status_code == 200
        assert ada.get(f"/api/tables/{table}").json()["pack"]["name"] == "winter"
        assert ada.request("PATCH", f"/api/tables/{table}", {"public": False}).status_code == 200
        assert ada.get(f"/api/tables/{table}").json()["pack"]["name"] == "winter"
        assert ada.request("PATCH", f"/api/tables/{table}", {"pack": ""}).status_code == 200
        assert ada.get(f"/api/tables/{table}").json()["pack"] is None
        bob = host.guest("Bob")
        assert bob.request("PATCH", f"/api/tables/{table}", {"pack": HASH}).json()["code"] == "not_host"


def test_no_table_is_opened_with_a_pack_that_the_arena_does_not_offer(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        for game, pack in (("fair", "0" * 64), ("oriflamme", HASH)):
            seats = [{"who": "me"}] * 1 + [{"who": "nobody"}] * 2
            refused = ada.post("/api/tables", {"game": game, "seats": seats, "pack": pack})
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_pack")


def test_the_form_for_a_new_table_offers_packs_in_both_languages(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        english, japanese = (ada.get(f"/new/fair?lang={language}").text for language in ("en", "ja"))
        assert f'<option value="{HASH}">Winter fair</option>' in english
        assert f'<option value="{HASH}">冬の市</option>' in japanese
        assert 'name="pack"' not in ada.get("/new/oriflamme").text


def test_bots_play_with_the_pack_of_their_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        seats = [{"who": "me"}, {"who": "bot", "level": "squire"}]
        table = ada.post("/api/tables", {"game": "fair", "seats": seats, "pack": HASH}).json()["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.at(table, 0) as line:
            line.sighted()
            line.act({"type": "GoHome"})
            while line.sight["sight"]["decision"]:
                line.hear()
        assert "plays at random" not in caplog.text


def test_a_table_whose_pack_is_gone_is_watched_and_says_what_it_needs_to_go_on(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        ada.post(f"/api/tables/{table}/start")
        buy(ada, table, 0, "chestnut")
    with arena(tmp_path) as host, back(host, ada).at(table, 1) as line:
        line.sighted()
        assert line.table["pack"]["offered"] is False
        assert line.sight["sight"]["view"]["bought"] == [["chestnut"], []]
        assert line.sight["sight"]["nouns"]["chestnut"]["args"] == {"en": "Chestnut", "ja": "くり"}
        refused = line.ask(type="act", seat=1, at=line.sight["seq"], answer={"type": "GoHome"})
        assert refused["error"]["code"] == "pack_missing"
        assert refused["error"]["detail"] == f"winter {HASH}"
        assert line.ask(type="moment", at=0)["sight"]["view"]["bought"] == [[], []]
    with arena(tmp_path, SUMMER, WINTER) as host:
        buy(back(host, ada), table, 1, "skates")
        assert back(host, ada).get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_finished_game_is_looked_at_and_verified_without_its_pack_in_the_arena(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        ada.post(f"/api/tables/{table}/start")
        buy(ada, table, 0)
        buy(ada, table, 1)
    with arena(tmp_path) as host:
        assert back(host, ada).get(f"/api/tables/{table}/record").json()["pack"]["name"] == "winter"
        again = back(host, ada).post(f"/api/tables/{table}/rematch")
        assert again.json()["code"] == "no_such_pack"


def test_a_finished_game_is_watched_when_its_pack_is_gone_and_what_was_kept_of_it_cannot_be_read(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        ada.post(f"/api/tables/{table}/start")
        buy(ada, table, 0, "chestnut")
        buy(ada, table, 1)
    with apsw.Connection(str(tmp_path / "arena.db")) as database:
        database.execute("update packs set source = replace(source, 'price = 5', 'price = 0')")
    with arena(tmp_path) as host:
        ada = back(host, ada)
        assert ada.get(f"/api/tables/{table}/record").json()["pack"]["name"] == "winter"
        with ada.at(table, 0) as line:
            line.sighted()
            assert line.table["pack"] == {
                "name": "winter",
                "hash": HASH,
                "titles": {"en": "winter", "ja": "winter"},
                "offered": False,
            }
            assert line.sight["sight"]["view"]["bought"] == [["chestnut"], []]
            assert line.sight["sight"]["ranking"][0]["rank"] == 1
            assert line.ask(type="moment", at=0)["sight"]["view"]["bought"] == [[], []]
        assert ada.post(f"/api/tables/{table}/rematch").json()["code"] == "no_such_pack"


def test_a_table_does_not_start_without_its_pack_and_the_host_may_choose_another(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
    with arena(tmp_path) as host:
        ada = back(host, ada)
        assert ada.post(f"/api/tables/{table}/start").json()["code"] == "pack_missing"
        assert ada.get("/api/tables").json()["yours"][0]["pack"]["offered"] is False
        assert ada.request("PATCH", f"/api/tables/{table}", {"pack": ""}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 200


async def test_a_table_that_cannot_go_on_waits_for_nobody_and_its_bots_rest(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        ada.post(f"/api/tables/{table}/start")
        assert ada.get("/api/tables").json()["your_turn"] == [table]

    without = build_arena(Settings(tmp_path / "arena.db"))
    assert (await without.lobbies.seen_by(await without.people.find(ada.id))).your_turn == []
    there = await without.tables.get(table)
    assert there.is_halted
    doc = replace(there.doc, seats=(replace(there.doc.seats[0], bot="page"), there.doc.seats[1]))
    await there.do(lambda: there.change(doc))
    assert await without.store.due(time.time()) == [table]
    without.bot_driver.look_at(there)
    assert not without.bot_driver.thinks_at(there)
    await without.close()


async def test_a_backup_holds_the_packs_of_its_tables(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        ada = host.guest("Ada")
        table = opened(ada, pack=HASH)
        ada.post(f"/api/tables/{table}/start")
        assert main(["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "arena.db")]) == 0
    (tmp_path / "arena.db").unlink()
    (tmp_path / "copy.db").rename(tmp_path / "arena.db")
    check_database(tmp_path / "arena.db")

    restored = build_arena(Settings(tmp_path / "arena.db"))
    assert (await restored.tables.get(table)).rules.pack is not None
    await restored.close()


async def test_a_kept_pack_that_todays_rules_cannot_read_is_missing(tmp_path: Path) -> None:
    with arena(tmp_path, WINTER) as host:
        table = opened(host.guest("Ada"), pack=HASH)
    with apsw.Connection(str(tmp_path / "arena.db")) as database:
        database.execute("update packs set source = replace(source, 'price = 5', 'price = 0')")

    without = build_arena(Settings(tmp_path / "arena.db"))
    with pytest.raises(Refuse, match="pack_missing"):
        await without.tables.get(table)
    await without.close()


async def test_a_database_of_an_older_regalia_takes_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "arena.db"
    with monkeypatch.context() as older:
        older.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS[:5])
        connection = apsw.Connection(str(file))
        migrate(connection)
        connection.execute("insert into people values ('u_1', 'Ada')")
        document = b'{"id":"K7QM2X","game":"fair","rules":1,"options":{},"seats":[{},{}],"host":"u_1","seed":"00"}'
        connection.execute("insert into tables values ('K7QM2X', 'open', 1, 0, ?, 0)", (document,))
        connection.close()

    store = SqliteStore(file)
    doc = await store.table("K7QM2X")
    assert doc is not None
    assert doc.pack is None
    await store.save_pack(HASH, WINTER)
    await store.save_pack(HASH, WINTER)
    assert await store.pack(HASH) == WINTER
    assert await store.pack("0" * 64) is None
    store.close()

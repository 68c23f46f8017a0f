"""`regalia secret rotate`: the key that signs cookies gets a successor, and people notice nothing."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from regalia.cli import main
from regalia.server import arena as arenas
from regalia.server.building import build_arena
from regalia.server.people.guesses import Guesses
from regalia.server.settings import Settings
from regalia.server.store.opening import Database, check, cookie_keys, rotate_keys
from regalia.server.store.secret import KeyRing, Keys, read_keys
from tests.commands.test_serve import TABLE, serving
from tests.matrix import first
from tests.server.people.browsers import browsing, opened, shown_name, signed_in
from tests.server.players import Guest, until

DAY = 86400.0
FIRST, SECOND, THIRD = "first" * 8, "second" * 8, "third" * 8


def accepts(keys: Keys, signed_by: str, now: float) -> bool:
    signature = KeyRing(Keys(signed_by)).signer("device").sign("Ada")
    return KeyRing(keys, lambda: now).signer("device").validate(signature)


def test_what_was_signed_before_is_accepted_for_the_time_that_is_said() -> None:
    keys = Keys(FIRST).succeeded(SECOND, now=0, keep=30 * DAY)
    assert accepts(keys, SECOND, now=0)
    assert accepts(keys, FIRST, now=29 * DAY)
    assert not accepts(keys, FIRST, now=31 * DAY)
    assert accepts(keys, SECOND, now=31 * DAY)
    assert not accepts(keys, THIRD, now=0)


def test_a_second_change_lengthens_no_time_and_may_end_it_at_once() -> None:
    twice = Keys(FIRST).succeeded(SECOND, now=0, keep=30 * DAY).succeeded(THIRD, now=20 * DAY, keep=30 * DAY)
    assert [each.until for each in twice.former] == [50 * DAY, 30 * DAY]
    assert twice.succeeded("4" * 32, now=40 * DAY, keep=0).former == ()


def test_the_newest_key_signs() -> None:
    keys = Keys(FIRST).succeeded(SECOND, now=0, keep=DAY)
    assert KeyRing(keys, lambda: 1.0).signer("x").sign("Ada") == KeyRing(Keys(SECOND)).signer("x").sign("Ada")


def test_keys_are_read_as_they_are_kept_and_one_alone_is_kept_as_ever() -> None:
    keys = Keys(FIRST)
    assert (keys.text, read_keys(FIRST)) == (FIRST, keys)
    for key in (SECOND, THIRD):
        keys = keys.succeeded(key, now=1_000, keep=DAY)
        assert read_keys(keys.text) == keys


def test_a_site_keeps_its_name_and_the_name_gives_no_key_away() -> None:
    keys = Keys(FIRST)
    after = keys.succeeded(SECOND, now=0, keep=0).succeeded(THIRD, now=0, keep=0)
    assert after.site == keys.site
    assert keys.site not in FIRST
    assert Keys(SECOND).site != keys.site


def test_the_mark_of_a_device_goes_on_and_is_renewed_by_the_new_key() -> None:
    ring = KeyRing(Keys(FIRST), lambda: 0.0)
    guesses = Guesses(ring, tries_a_minute=1000)
    mark = guesses.mark("ada", "laptop")
    for _ in range(100):
        guesses.may_try("ada", "192.0.2.1", None)
    assert not guesses.may_try("ada", "192.0.2.1", None), "strangers have used up what they may try"
    ring.keys = ring.keys.succeeded(SECOND, now=0, keep=DAY)
    assert guesses.may_try("ada", "192.0.2.1", mark)
    assert guesses.mark("ada", "laptop") != mark
    ring.keys = ring.keys.succeeded(THIRD, now=0, keep=0)
    assert not guesses.may_try("ada", "192.0.2.1", mark)


@pytest.mark.parametrize("keep", first([], ["--keep", "0"]), ids=["30 days", "at once"])
def test_seats_accounts_and_feeds_go_on_after_a_restart(keep: list[str], tmp_path: Path) -> None:
    database = tmp_path / "arena.db"
    with serving(database) as arena:
        ada = arena.host.guest("Ada")
        table = ada.post("/api/tables", TABLE).json()["id"]
        page = httpx.post(arena.host.url + "/notices/feed", headers=ada.headers).text
        [feed] = set(re.findall(r"/feeds/([\w-]+)\.atom", page))
        with browsing(arena.host) as laptop:
            opened(laptop, "Olga")
            signed_in(laptop, "Olga")
            cookies = dict(laptop.cookies)
        assert main(["secret", "rotate", "--database", str(database), *keep]) == 0
        arena.stop()
    with serving(database) as arena:
        ada = Guest(arena.host, "Ada", ada.id, ada.token)
        assert [seat["yours"] for seat in ada.get(f"/api/tables/{table}").json()["seats"]] == [True, False, False]
        assert httpx.get(f"{arena.host.url}/feeds/{feed}.atom").status_code == 200
        with browsing(arena.host, cookies["regalia"]) as laptop:
            assert shown_name(laptop) == "Olga"
            laptop.cookies.set("device", cookies["device"], domain="127.0.0.1", path="/")
            laptop.post("/account/sign-out")
            assert signed_in(laptop, "Olga").status_code == 200
        arena.stop()
    assert len(cookie_keys(database).former) == (0 if keep else 1)


def takes_the_new_key(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two arenas that run, as nodes of a site do; both take the key that another process has made."""
    monkeypatch.setattr(arenas, "KEYS_EVERY", 0.01)

    async def scene() -> None:
        nodes = [build_arena(Settings(database)) for _ in range(2)]
        for node in nodes:
            node.open()
        before = nodes[0].keys.keys
        after = await asyncio.to_thread(rotate_keys, database, DAY)
        assert after.signing != before.signing
        await until(lambda: all(node.keys.keys == after for node in nodes))
        for node in nodes:
            await node.close()

    asyncio.run(scene())


def test_an_arena_that_runs_takes_the_new_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    takes_the_new_key(tmp_path / "arena.db", monkeypatch)


def test_nodes_on_postgresql_take_the_new_key(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check(postgresql)
    takes_the_new_key(postgresql, monkeypatch)


def test_it_says_how_long_and_works_on_the_database_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["secret", "rotate"])
    assert "--database: regalia.db: No such file" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
    with serving(tmp_path / "club.db") as arena:
        arena.stop()
    before = cookie_keys(tmp_path / "club.db")
    tmp_path.joinpath("regalia.toml").write_text('database = "club.db"')
    assert main(["secret", "rotate"]) == 0
    assert re.search(r"stays valid until 20\d\d-\d\d-\d\d \d\d:\d\d UTC", capsys.readouterr().out)
    assert cookie_keys(tmp_path / "club.db").former[0].key == before.signing
    assert tmp_path.joinpath("club.secret").stat().st_mode & 0o777 == 0o600
    assert main(["secret", "rotate", "--keep", "0"]) == 0
    assert "no longer valid" in capsys.readouterr().out

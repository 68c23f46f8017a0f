"""Sessions: a device is known by its token, until the session ends."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import httpx
import pytest
from itsdangerous import Signer
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from regalia.server.app import application
from regalia.server.building import build_arena
from regalia.server.people import sessions
from regalia.server.people.people import People
from regalia.server.people.sessions import ABSOLUTE, GUEST_IDLE, IDLE, Sessions, device_of, hash_of
from regalia.server.settings import Settings
from regalia.server.store import Person, Store
from regalia.server.store.opening import open_store
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.secret import KeyRing, Keys, keys_of
from regalia.server.store.sqlite import migrate
from regalia.server.time.tempo import DAY, HOUR
from tests.server.conftest import Hosted
from tests.server.players import Guest, Host

ADA = Person("u_ada", "Ada")
KEY = "a key that signed cookies"


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


Scene = Callable[[Sessions, Store, Watch], Awaitable[None]]


def play(folder: Path, scene: Scene, signed: bool = False) -> None:
    """Play a scene with Ada in a store; with a cookie signed before sessions were kept, if so wanted."""

    async def run() -> None:
        store, clock = open_store(folder / "arena.db"), Watch()
        try:
            await store.save_person(ADA)
            if signed:
                connection = apsw.Connection(str(folder / "arena.db"))
                connection.execute("update people set signed = 1").fetchall()
                connection.close()
            await scene(Sessions(store, People(store), KeyRing(Keys(KEY), clock), clock), store, clock)
        finally:
            await store.aclose()

    asyncio.run(run())


def test_a_token_is_kept_as_its_hash_only(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        token = await sessions.begin(ADA, "Firefox · Linux")
        visitor = await sessions.of_token(token)
        assert visitor is not None
        assert visitor.session is not None
        assert (visitor.person, visitor.session.device, visitor.session.id) == (ADA, "Firefox · Linux", hash_of(token))
        assert await sessions.of_token(visitor.session.id) is None
        assert await sessions.of_token(None) is None
        assert token.encode() not in b"".join(each.read_bytes() for each in tmp_path.iterdir())

    play(tmp_path, scene)


def test_a_guest_is_forgotten_after_not_coming_for_longer_than_browsers_keep_cookies(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        token = await sessions.begin(ADA, "")
        for _ in range(3):
            clock.now += GUEST_IDLE - DAY
            assert await sessions.of_token(token) is not None, "each use counts"
        clock.now += GUEST_IDLE + 1
        assert await sessions.of_token(token) is None
        assert await sessions.of(ADA.id) == []

    play(tmp_path, scene)


def test_an_account_is_signed_out_after_a_time_unused_and_a_time_altogether(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        unused, used = [await sessions.begin(ADA, "", proved=True) for _ in range(2)]
        for _ in range(int(ABSOLUTE / IDLE)):
            clock.now += IDLE - 1
            assert await sessions.of_token(used) is not None
        clock.now += IDLE - 1
        assert await sessions.of_token(used) is None
        assert await sessions.of_token(unused) is None
        await sessions.end_old()
        assert await store.sessions(ADA.id) == []

    play(tmp_path, scene)


def test_ending_what_is_over_leaves_what_is_not(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        guest, account = await sessions.begin(ADA, "guest"), await sessions.begin(ADA, "account", proved=True)
        await sessions.end_old()
        assert len(await store.sessions(ADA.id)) == 2
        clock.now += IDLE + 1
        await sessions.end_old()
        assert await sessions.of_token(account) is None
        assert await sessions.of_token(guest) is not None

    play(tmp_path, scene)


def test_use_is_saved_once_an_hour(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        token, begun = await sessions.begin(ADA, ""), clock.now

        async def used() -> tuple[bool, float]:
            visitor = await sessions.of_token(token)
            assert visitor is not None
            [kept] = await store.sessions(ADA.id)
            return visitor.renewed, kept.used - begun

        assert await used() == (False, 0)
        clock.now += HOUR - 1
        assert await used() == (False, 0)
        clock.now += 1
        assert await used() == (True, HOUR)
        assert await used() == (False, HOUR)

    play(tmp_path, scene)


def test_of_too_many_sessions_the_one_not_used_for_longest_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST", 2)

    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        for device in ("one", "two", "three"):
            clock.now += 1
            await sessions.begin(ADA, device)
        assert [each.device for each in await sessions.of(ADA.id)] == ["three", "two"]

    play(tmp_path, scene)


def test_a_new_session_may_take_the_place_of_another(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        token = await sessions.begin(ADA, "")
        visitor = await sessions.of_token(token)
        assert visitor is not None
        after = await sessions.begin(ADA, "", instead=visitor.session)
        assert await sessions.of_token(token) is None
        assert await sessions.of_token(after) is not None

    play(tmp_path, scene)


def test_a_signed_cookie_becomes_a_session_once(tmp_path: Path) -> None:
    signed = Signer(KEY, salt="person").sign(ADA.id).decode()

    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        for forged in (ADA.id, Signer("another key", salt="person").sign(ADA.id).decode(), "u_ada.x"):
            assert await sessions.of_token(forged) is None
        both = await asyncio.gather(sessions.of_token(signed, "Firefox"), sessions.of_token(signed, "Firefox"))
        assert [each and each.person for each in both] == [ADA] * 2
        [session] = await sessions.of(ADA.id)
        assert session.device == "Firefox"
        await sessions.end(session)
        assert await sessions.of_token(signed) is None, "what has ended does not begin again"

    play(tmp_path, scene, signed=True)


def test_a_signature_is_worth_nothing_for_whoever_came_later(tmp_path: Path) -> None:
    async def scene(sessions: Sessions, store: Store, clock: Watch) -> None:
        assert await sessions.of_token(Signer(KEY, salt="person").sign(ADA.id).decode()) is None

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36",
            "Chrome · Windows",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_after_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


# In an arena


def as_before(database: Path, before: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write what a database holds as it was before sessions were kept."""
    number = next(number for number, step in enumerate(SQLITE_STEPS) if "create table sessions" in step)
    with monkeypatch.context() as older:
        older.setattr("regalia.server.store.sqlite.SQLITE_STEPS", SQLITE_STEPS[:number])
        connection = apsw.Connection(str(before))
        migrate(connection)
    connection.execute("attach ? as later", (str(database),))
    connection.execute("insert into people select id, name from later.people")
    for name in ("tables", "sitting", "actions", "snapshots"):
        columns = ", ".join(row[0] for row in connection.execute("select name from pragma_table_info(?)", (name,)))
        connection.execute(f"insert into {name} select {columns} from later.{name}")
    connection.close()


def test_a_browser_with_a_cookie_of_before_stays_who_it_is_and_where_it_sits(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, before = tmp_path / "arena.db", tmp_path / "before.db"
    with Hosted(replace(settings, database=database)) as host:
        table, [ada, *_] = host.table("Ada", "Bob", "Eve")
    as_before(database, before, monkeypatch)
    cookie = Signer(keys_of(before).signing, salt="person").sign(ada.id).decode()
    with Hosted(replace(settings, database=before)) as host, httpx.Client(base_url=host.url) as browser:
        browser.cookies.set("regalia", cookie)
        seats = browser.get(f"/api/tables/{table}").json()["seats"]
        assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ada", True), ("Bob", False), ("Eve", False)]
        with Guest(host, "Ada", ada.id, cookie).at(table, 0) as line:
            assert line.sighted().sight["seat"] == 0
        assert browser.post("/account/sign-out").status_code == 303
        browser.cookies.set("regalia", cookie)
        assert not any(seat["yours"] for seat in browser.get(f"/api/tables/{table}").json()["seats"])


def test_what_a_session_has_opened_closes_with_it(host: Host) -> None:
    table, [ada, bob, _] = host.table("Ada", "Bob", "Eve")
    with ada.at(table, 0) as line, bob.at(table, 1) as other:
        line.sighted()
        assert ada.request("POST", "/account/sign-out").status_code == 303
        with pytest.raises(ConnectionClosed):
            line.seated(status="never")
        other.send(type="ping")
        other.until("pong")
    assert ada.post(f"/api/tables/{table}/rematch").json()["code"] == "no_name"


def test_ones_devices_are_listed_and_ended_one_by_one_or_all(settings: Settings, tmp_path: Path) -> None:
    async def scene() -> None:
        arena = build_arena(replace(settings, database=tmp_path / "arena.db"))
        ada = await arena.greet("Ada")
        tokens = [await arena.sessions.begin(ada, device) for device in ("phone", "laptop", "tablet")]
        app = application(arena.settings)
        app.state.arena = arena
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            browser.cookies.set("regalia", tokens[1])

            async def shown() -> set[str]:
                return {*re.findall(r"<strong>(.*?)</strong>", (await browser.get("/account")).text)}

            async def end(which: str) -> None:
                assert (await browser.post("/account/sessions", data={"session": which})).status_code == 303

            assert await shown() == {"phone", "laptop", "tablet"}
            await end(hash_of(tokens[0]))
            assert await shown() == {"laptop", "tablet"}
            await end("others")
            assert await shown() == {"laptop"}
            await end("all")
            assert await shown() == set()
            assert await arena.sessions.of(ada.id) == []
        await arena.close()

    asyncio.run(scene())


def test_somebody_elses_session_is_not_ended(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    ended = httpx.post(f"{host.url}/account/sessions", data={"session": hash_of(bob.token)}, headers=ada.headers)
    assert ended.status_code == 303
    assert "Bob" in bob.get("/account").text


def test_who_is_known_and_takes_another_name_is_told_no_new_token(host: Host) -> None:
    with httpx.Client(base_url=host.url) as browser:
        first = browser.post("/api/guests", json={"name": "Ada"})
        second = browser.post("/api/guests", json={"name": "Ida"})
        assert (second.json()["id"], second.json()["token"]) == (first.json()["id"], "")
        assert "set-cookie" not in second.headers
        third = browser.post("/name", data={"name": "Oda"})
        assert "set-cookie" not in third.headers
    ada = host.guest("Ada")
    assert ada.post("/api/guests", {"name": "Ida"}).json()["token"] == ada.token

"""The pages of ratings, without script, and the same over HTTP."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from regalia.server.bots.in_process import InProcess
from regalia.server.ratings import rater
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.ratings import PersonRating, Pool
from regalia.server.store.results import Key
from regalia.server.store.sqlite import SqliteStore
from tests.server.conftest import Hosted
from tests.server.players import NO_TLS, Guest, Host, until
from tests.server.ratings.games_played import keep, season
from tests.server.ratings.test_leaderboards import many
from tests.server.requests.test_blocks import member

NUMBERS = count()
EVIL = "<b>x</b>"


async def fill(database: Path, ratings: list[PersonRating], pool: Pool) -> None:
    """Save ratings of games that have just ended."""
    store = SqliteStore(database)
    number = next(NUMBERS)
    now = time.time()
    for each in ratings:
        if await store.person(each.person) is None:
            await store.save_person(Person(each.person, EVIL if each.person == "u_003" else each.person))
    kept = [replace(each, game=pool.game, tempo=pool.tempo, ended=now) for each in ratings]
    before = await store.rated_until(pool)
    await store.save_rated(pool, before, Key(now, f"T{number}"), [], kept, {})
    await store.aclose()


@pytest.fixture
def browser(host: Host) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=host.url, verify=NO_TLS, follow_redirects=True) as client:
        yield client


@pytest.fixture
def ada(host: Host) -> Iterator[tuple[Guest, httpx.Client]]:
    with member(host, f"Ada Rated {next(NUMBERS)}") as signed_in:
        yield signed_in


def test_all_leaderboards_are_listed(browser: httpx.Client, database: Path) -> None:
    asyncio.run(fill(database, many(3), Pool("nocturion", "live")))
    told = browser.get("/ratings").text
    assert 'href="/ratings/nocturion?tempo=live"' in told
    assert "3 players" in told
    assert 'href="/ratings"' in browser.get("/").text
    assert 'href="/ratings/oriflamme"' in browser.get("/").text


def test_few_people_are_a_sentence(browser: httpx.Client, database: Path) -> None:
    asyncio.run(fill(database, many(7), Pool("kings_guild", "days")))
    told = browser.get("/ratings/kings_guild?tempo=days").text
    assert "7 players have a rating so far." in told
    assert "<table" not in told
    assert "No one has a rating yet." in browser.get("/ratings/kings_guild").text


def test_a_leaderboard_is_a_table_with_one_s_own_row(
    ada: tuple[Guest, httpx.Client], database: Path, browser: httpx.Client
) -> None:
    person, signed_in = ada
    pool = Pool("oriflamme", "live")
    asyncio.run(fill(database, [*many(130), replace(many(1)[0], person=person.id, mu=19.5, low=15.5)], pool))
    told = signed_in.get("/ratings/oriflamme").text
    assert told.count('<th scope="row" role="rowheader">') >= 101
    assert f'href="/people/{person.id}"' in told.partition('class="pinned"')[2]
    assert "&lt;b&gt;x" not in told, "the last ones are on the next page"
    more = browser.get("/ratings/oriflamme", params={"after": browser.get("/api/ratings/oriflamme").json()["after"]}).text
    assert "&lt;b&gt;x&lt;/b&gt;" in more
    assert EVIL not in more
    assert person.name in more
    assert "pinned" not in more


def test_one_s_own_ratings_are_on_the_page_of_all(ada: tuple[Guest, httpx.Client], database: Path) -> None:
    person, signed_in = ada
    own = replace(many(1)[0], person=person.id, sigma=6.0, settled=0, against_people=0)
    asyncio.run(fill(database, [own], Pool("wheel_of_time", "live")))
    told = signed_in.get("/ratings").text
    assert "Your ratings" in told
    assert "still finding out" in told
    assert "against bots" in told


def test_the_page_of_a_person_shows_ratings_to_those_who_may_see_it(
    ada: tuple[Guest, httpx.Client], host: Host, database: Path
) -> None:
    person, signed_in = ada
    asyncio.run(fill(database, [replace(many(1)[0], person=person.id, mu=28.5)], Pool("old_kings_crown", "days")))
    with member(host, f"Bob Rated {next(NUMBERS)}") as (bob, his):
        assert "<b>1640</b> ± 160" in his.get(f"/people/{person.id}").text
        (seen,) = bob.get(f"/api/people/{person.id}").json()["ratings"]
        assert (seen["game"], seen["tempo"], seen["points"]) == ("old_kings_crown", "days", 1640)
        signed_in.post("/account/profile", data={"shown": "none"})
        assert "1640" not in his.get(f"/people/{person.id}").text
        assert bob.get(f"/api/people/{person.id}").json()["ratings"] == []


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/ratings/chess", 404),
        ("/ratings/oriflamme?tempo=never", 400),
        ("/ratings/oriflamme?after=1,u_1&tempo=live", 200),
        ("/ratings/oriflamme?after=" + "9" * 16_000, 400),
        ("/api/ratings/chess", 404),
        ("/api/ratings/oriflamme?after=%00", 400),
        ("/api/ratings/oriflamme?after=1,%00", 200),
    ],
)
def test_other_addresses_are_refused(browser: httpx.Client, path: str, status: int) -> None:
    assert browser.get(path).status_code == status


def test_a_running_arena_counts_what_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rater, "ROUND", 0.01)
    asyncio.run(kept(tmp_path / "arena.db"))
    with ExitStack() as stack:
        host = stack.enter_context(Hosted(Settings(tmp_path / "arena.db"), InProcess))
        browser = stack.enter_context(httpx.Client(base_url=host.url, verify=NO_TLS))
        asyncio.run(until(lambda: browser.get("/api/ratings/oriflamme").json()["rated"] == 12))


async def kept(database: Path) -> None:
    """Save the results of some games."""
    store = SqliteStore(database)
    await keep(store, season(40, 12))
    await store.aclose()


def test_a_host_turns_ratings_off(tmp_path: Path) -> None:
    with ExitStack() as stack:
        host = stack.enter_context(Hosted(Settings(tmp_path / "arena.db", ratings="no"), InProcess))
        browser = stack.enter_context(httpx.Client(base_url=host.url, verify=NO_TLS))
        assert "/ratings" not in browser.get("/").text
        assert [browser.get(path).status_code for path in ("/ratings", "/ratings/oriflamme")] == [404, 404]
        assert browser.get("/api/ratings/oriflamme").json()["code"] == "no_ratings"

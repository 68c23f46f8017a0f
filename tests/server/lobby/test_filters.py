"""Filters of the lobby: what an address says, which tables it leaves, and what is kept with the person."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from regalia.ratings import NEW
from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.lobby.filters import ALL, best_first, filter_in, is_in, query_of, suits
from regalia.server.lobby.hosts import UNKNOWN, Host, suits_host
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.people.profiles import Profile, Shown, keep_profile
from regalia.server.store import Sitting, TableDoc
from regalia.server.store.ratings import SAVE, PersonRating
from regalia.server.store.sql import Change
from regalia.server.time.tempo import Pace, tempo_of
from regalia.server.wire.lobby import TableFilter
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.test_rights import arena_at, client

ADA, BOT, FREE = Sitting("u_ada"), Sitting(bot="squire"), Sitting()


def table(*seats: Sitting, pace: Pace = "none", game: str = "oriflamme", **more: Any) -> TableDoc:
    return TableDoc("T", game, 1, {}, seats, "u_ada", "5e" * 32, tempo=tempo_of(pace), **more)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ({}, ALL),
        ({"game": "", "players": "", "lang": "ja"}, ALL),
        ({"game": "oriflamme", "players": "4"}, TableFilter("oriflamme", 4)),
        ({"tempo": "days", "bots": "without", "free": "2"}, TableFilter(tempo="days", bots="without", free=2)),
        ({"speaks": "ja", "rated_from": "1400"}, TableFilter(speaks="ja", rated_from=1400)),
    ],
)
def test_an_address_says_what_is_wanted(query: dict[str, str], wanted: TableFilter) -> None:
    assert filter_in(query) == wanted
    again = dict(part.split("=") for part in query_of(wanted).split("&"))
    assert (is_in(again), filter_in(again)) == (True, wanted)


@pytest.mark.parametrize(
    ("query", "code", "named"),
    [
        ({"game": "chess"}, "no_such_game", ""),
        ({"players": "many"}, "malformed", "players"),
        ({"players": "1000000000"}, "malformed", "players"),
        ({"players": "-1"}, "malformed", "players"),
        ({"tempo": "soon"}, "malformed", "tempo"),
        ({"tempo": "live", "bots": "<script>"}, "malformed", "bots"),
        ({"free": "1.5"}, "malformed", "free"),
        ({"speaks": "tlh"}, "malformed", "speaks"),
        ({"rated_to": "9999"}, "malformed", "rated_to"),
    ],
)
def test_what_cannot_be_read_is_named(query: dict[str, str], code: str, named: str) -> None:
    with pytest.raises(Refuse) as refused:
        filter_in(query)
    problem = refused.value.problem
    assert (problem.code, problem.detail) == (code, named)
    assert problem.allowed


@pytest.mark.parametrize(
    ("doc", "wanted", "is_listed"),
    [
        (table(ADA, FREE, FREE), ALL, True),
        (table(ADA, FREE, FREE), TableFilter("oriflamme"), True),
        (table(ADA, FREE, FREE), TableFilter("nocturion"), False),
        (table(ADA, FREE, FREE), TableFilter(players=3), True),
        (table(ADA, FREE, FREE), TableFilter(players=4), False),
        (table(ADA, FREE, FREE), TableFilter(tempo="none"), True),
        (table(ADA, FREE, FREE), TableFilter(tempo="live"), False),
        (table(ADA, FREE, pace="live-5"), TableFilter(tempo="live"), True),
        (table(ADA, FREE, pace="week"), TableFilter(tempo="days"), True),
        (table(ADA, BOT, FREE), TableFilter(bots="with"), True),
        (table(ADA, BOT, FREE), TableFilter(bots="without"), False),
        (table(ADA, FREE, FREE), TableFilter(bots="without"), True),
        (table(ADA, Sitting("u_bob", bot="squire")), TableFilter(bots="without"), True),
        (table(ADA, FREE, FREE), TableFilter(free=2), True),
        (table(ADA, FREE, BOT), TableFilter(free=2), False),
        (table(ADA, BOT, status="playing"), TableFilter(free=2), True),
    ],
)
def test_a_filter_leaves_what_is_wanted(doc: TableDoc, wanted: TableFilter, is_listed: bool) -> None:
    assert suits(doc, wanted) == is_listed


RATED = Host(("en",), {("oriflamme", "live"): 1600.4})


@pytest.mark.parametrize(
    ("host", "wanted", "is_listed"),
    [
        (RATED, TableFilter(speaks="en"), True),
        (RATED, TableFilter(speaks="ja"), False),
        (UNKNOWN, TableFilter(speaks="en"), False),
        (RATED, TableFilter(rated_from=1600), True),
        (RATED, TableFilter(rated_from=1601), False),
        (RATED, TableFilter(rated_to=1600), True),
        (RATED, TableFilter(rated_to=1599), False),
        (RATED, TableFilter(rated_from=1500, rated_to=1700, speaks="en"), True),
        (UNKNOWN, TableFilter(rated_to=1600), False),
        (UNKNOWN, ALL, True),
    ],
)
def test_a_filter_can_ask_for_what_only_the_host_says(host: Host, wanted: TableFilter, is_listed: bool) -> None:
    assert suits_host(table(ADA, FREE), host, wanted) == is_listed


def test_a_rating_counts_at_the_tempo_of_the_table() -> None:
    days = Host((), {("oriflamme", "days"): 1600.0})
    wanted = TableFilter(rated_from=1500)
    assert [suits_host(table(ADA, pace=pace), days, wanted) for pace in ("none", "live-5", "week")] == [False, False, True]


def test_what_starts_soonest_comes_first() -> None:
    waits, soon, with_bot = table(ADA, FREE, FREE), table(ADA, ADA, FREE), table(ADA, BOT, FREE)
    assert best_first([waits, with_bot, soon]) == [soon, with_bot, waits]


class Lobby:
    """An arena with two tables of Ada, and a browser of a guest."""

    def __init__(self, arena: Arena, browser: httpx.AsyncClient) -> None:
        self.arena, self.browser = arena, browser
        self.live = self.days = ""

    async def open(self) -> None:
        ada = await self.arena.greet("Ada")
        seats = [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("nobody")]
        new = NewTable("oriflamme", seats, tempo="live-5"), NewTable("oriflamme", [*seats, SeatPlan("nobody")], tempo="day")
        self.live, self.days = [(await self.arena.opener.open(ada, each)).id for each in new]
        await self.browser.post("/name", data={"name": "Bob", "next": "/"})

    async def shows(self, path: str) -> list[bool]:
        """Which of the two tables are on a page."""
        page = (await self.browser.get(path)).text
        return [f"/t/{each}" in page for each in (self.live, self.days)]


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with arena_at(tmp_path) as (arena, site), client(site, "") as browser:
        lobby = Lobby(arena, browser)
        await lobby.open()
        yield lobby


async def test_a_filter_is_an_address_and_the_api_takes_the_same(lobby: Lobby) -> None:
    assert await lobby.shows("/") == [True, True]
    assert await lobby.shows("/?game=oriflamme&tempo=days") == [False, True]
    assert await lobby.shows("/?tempo=none") == [False, False]
    told = (await lobby.browser.get("/api/tables?players=3")).json()
    assert [each["id"] for each in told["open"]] == [lobby.live]
    both = (await lobby.browser.get("/api/tables")).json()
    assert [each["id"] for each in both["open"]] == [lobby.live, lobby.days], "the one with fewer free seats comes first"


async def test_a_filter_is_kept_with_the_person_until_it_is_ended(lobby: Lobby) -> None:
    chosen = await lobby.browser.post("/lobby", data={"game": "", "tempo": "live"})
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/?tempo=live#lobby")
    assert await lobby.shows("/") == [True, False]
    assert await lobby.shows("/?game=") == [True, True], "what the address says comes first"
    assert (await lobby.browser.get("/api/tables")).json()["open"][1]["id"] == lobby.days, "programs say what they want"
    await lobby.browser.post("/lobby", data={"tempo": "live", "all": "yes"})
    assert await lobby.shows("/") == [True, True]


@pytest.mark.parametrize("path", ["/?tempo=soon", "/api/tables?tempo=soon", "/lobby/stream?tempo=soon"])
async def test_a_wrong_filter_is_refused_everywhere(lobby: Lobby, path: str) -> None:
    assert (await lobby.browser.get(path)).status_code == 400


async def test_an_empty_list_says_whether_that_is_for_the_filter(lobby: Lobby) -> None:
    assert "No open table fits these choices." in (await lobby.browser.get("/?tempo=none")).text
    for table in (lobby.live, lobby.days):
        found = await lobby.arena.tables.get(table)
        ada = await lobby.arena.people.find(found.doc.host)
        assert ada is not None
        await lobby.arena.tables.withdraw(ada)
    assert "Be the first" in (await lobby.browser.get("/")).text


@pytest.mark.parametrize(("shown", "is_listed"), [("all", True), ("friends", False), ("none", False)])
async def test_the_language_is_one_that_everyone_can_see(lobby: Lobby, shown: Shown, is_listed: bool) -> None:
    host = (await lobby.arena.tables.get(lobby.live)).doc.host
    await keep_profile(lobby.arena.store, host, Profile(speaks=("ja",), shown=shown))
    assert await lobby.shows("/?speaks=ja") == [is_listed, is_listed]
    assert await lobby.shows("/?speaks=en") == [False, False]


async def test_the_level_is_the_rating_of_the_host_that_is_not_provisional(lobby: Lobby) -> None:
    host, store = (await lobby.arena.tables.get(lobby.live)).doc.host, lobby.arena.store
    await store.save(*(Change(SAVE, msgspec.structs.asdict(rating(host, *each))) for each in (("live", 1), ("days", 0))))
    chosen = await lobby.browser.post("/lobby", data={"rated_from": "1000", "rated_to": "2000"})
    assert chosen.headers["location"] == "/?rated_from=1000&rated_to=2000#lobby"
    assert await lobby.shows("/") == [True, False], "kept with the person"
    assert await lobby.shows("/?rated_from=2100") == [False, False]
    unrated = PublicTables(store, lambda: 0.0, with_ratings=False)
    assert len(await unrated.listed("open", TableFilter(rated_from=2100))) == 2, "ratings are off"


def rating(person: str, tempo: str, settled: int) -> PersonRating:
    """A rating of about 1500 points."""
    return PersonRating(
        person=person, game="oriflamme", tempo=tempo, mu=NEW.mu, sigma=1.0, low=0.0, settled=settled, games=20,
        against_people=20, won=5, places="", ended=1.0, table_id="T",
    )  # fmt: skip

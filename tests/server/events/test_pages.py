"""The pages of tournaments, and the same over HTTP."""

import csv
import io
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server.arena import Arena
from regalia.server.pages.events import halves
from regalia.server.store.identity import Account, Session
from tests.server.test_rights import arena_at, client

FORM = {
    "name": "Winter <b>Cup</b>",
    "words": "Bring a friend",
    "game": "oriflamme",
    "seats": "3",
    "tempo": "live-15",
    "format": "swiss",
    "rounds": "2",
    "most": "8",
    "round_time": "7200",
    "public": "on",
}


class Hall:
    """An arena, browsers of three players and a director who have accounts there, and one of a visitor."""

    def __init__(self, arena: Arena, members: list[httpx.AsyncClient], visitor: httpx.AsyncClient) -> None:
        self.arena, self.members, self.visitor = arena, members[:3], visitor
        self.ada, self.bob, _, self.dora = members

    async def held(self, **changed: str) -> str:
        """The path of a tournament that Dora directs."""
        answer = await self.dora.post("/events/new", data=FORM | changed)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    async def begun(self, **changed: str) -> str:
        """The path of a tournament that all have entered and whose first round was drawn."""
        path = await self.held(**changed)
        for each in self.members:
            assert (await each.post(f"{path}/enter")).status_code == 303
        assert (await self.direct(path, what="start")).status_code == 303
        await self.arena.director.round()
        return path

    async def direct(self, path: str, **form: str) -> httpx.Response:
        return await self.dora.post(f"{path}/desk", data=form)

    async def sheet(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.visitor.get(f"/api{path}")).raise_for_status().json()
        return found


async def page(browser: httpx.AsyncClient, path: str, language: str = "en") -> str:
    return (await browser.get(path, headers={"Accept-Language": language})).raise_for_status().text


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with arena_at(tmp_path) as (arena, site), AsyncExitStack() as stack:
        members = []
        for name in ("Ada", "Bob", "Eve", "Dora"):
            person = await arena.greet(name)
            account = Account(person.id, name.lower(), "hash")
            await arena.store.open_account(account, name, Session(f"s {name}", person.id, "Firefox", 1, 1, 1))
            token = await arena.sessions.begin(person, "Firefox")
            members.append(await stack.enter_async_context(client(site, token)))
        yield Hall(arena, members, await stack.enter_async_context(client(site, "")))


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_from_the_form_to_the_end(hall: Hall, language: str) -> None:
    assert "new-form" in await page(hall.ada, "/events/new?game=oriflamme", language)
    path = await hall.begun()
    listed = await page(hall.visitor, "/events", language)
    assert "Winter &lt;b&gt;Cup&lt;/b&gt;" in listed
    sheet = await hall.sheet(path)
    [table] = sheet["drawn"][0]["tables"]
    assert (sheet["round"], sheet["state"], table["state"], len(table["people"])) == (1, "playing", "open", 3)
    own, other = await page(hall.bob, path, language), await page(hall.visitor, path, language)
    assert f'<a class="button primary" href="/t/{table["table"]}">' in own
    assert f'<a class="button" href="/t/{table["table"]}">' in other
    assert sheet["seed"] in other
    assert "/leave" in own
    assert "/leave" not in other
    assert "<form" in await page(hall.dora, f"{path}/desk", language)
    await hall.direct(path, what="hasten")
    await hall.arena.director.round()
    await hall.direct(path, what="end", words="It is late")
    over = await hall.sheet(path)
    assert (over["state"], over["round"], [note["what"] for note in over["notes"]]) == (
        "over",
        2,
        ["started", "hastened", "ended"],
    )
    assert "It is late" in await page(hall.visitor, path, language)
    assert "/enter" not in await page(hall.bob, path, language)


async def test_a_tournament_is_reported_with_its_director(hall: Hall) -> None:
    path = await hall.held()
    [link] = re.findall(r'href="(/reports/new[^"]*)"', await page(hall.bob, path))
    form = await page(hall.bob, unescape(link))
    assert f'rows="4">{path}</textarea>' in form
    assert "Report Dora" in form
    for other in (hall.dora, hall.visitor):
        assert "/reports/new" not in await page(other, path)


async def test_the_standings_are_had_as_csv(hall: Hall) -> None:
    path = await hall.begun()
    await hall.direct(path, what="hasten")
    await hall.arena.director.round()
    answer = await hall.visitor.get(f"{path}.csv")
    rows = [*csv.reader(io.StringIO(answer.text))]
    assert answer.headers["content-type"].startswith("text/csv")
    assert rows[0] == ["place", "name", "points", "opponents", "mutual", "firsts", "round 1", "round 2"]
    assert sorted(row[1] for row in rows[1:]) == ["Ada", "Bob", "Eve"]


async def test_a_result_is_corrected_at_the_desk(hall: Hall) -> None:
    path = await hall.begun()
    await hall.direct(path, what="hasten")
    await hall.arena.director.round()
    places = {"place-0": "2", "place-1": "1", "place-2": "0"}
    answer = await hall.direct(path, what="correct", table="1.1", words="Seen by all", **places)
    assert answer.status_code == 303
    [table] = (await hall.sheet(path))["drawn"][0]["tables"]
    assert [each["points"] for each in table["people"]] == [0.5, 1.0, 0.0]
    assert "Seen by all" in await page(hall.visitor, path)


async def test_a_knock_out_is_drawn_and_one_by_link_is_not_listed(hall: Hall) -> None:
    options = {"option-format": "tournament"}  # a tournament has a format, too
    path = await hall.begun(format="knock_out", game="wheel_of_time", seats="2", **options)
    await hall.direct(path, what="hasten")
    await hall.arena.director.round()
    assert "event-tree" in await page(hall.visitor, path)
    event = await hall.arena.desk.find(path.rpartition("/")[2])
    assert (event.format, event.options["format"]) == ("knock_out", "tournament")
    form = {name: value for name, value in FORM.items() if name != "public"}
    hidden = (await hall.ada.post("/events/new", data=form | {"name": "Hidden"})).headers["location"]
    assert "Hidden" in await page(hall.visitor, hidden)
    assert "Hidden" not in await page(hall.bob, "/events")


async def test_a_round_robin_has_a_crosstable(hall: Hall) -> None:
    path = await hall.begun(format="robin", game="wheel_of_time", seats="2", rounds="0")
    await hall.direct(path, what="hasten")
    await hall.arena.director.round()
    await hall.direct(path, what="correct", table="1.1", words="Seen by all", **{"place-0": "1", "place-1": "1"})
    rows = (await hall.sheet(path))["standings"]
    met = [row["meetings"] for row in rows if 0.5 in row["meetings"]]
    assert (len(met), [each.count(None) for each in met]) == (2, [2, 2])
    shown = await page(hall.bob, path)
    assert shown.count("<td>½</td>") == 2
    assert shown.count('<td class="same"></td>') == 3


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_league_has_divisions_and_seasons(hall: Hall, language: str) -> None:
    asked = {"format": "league", "game": "old_kings_crown", "seats": "2", "rounds": "0", "tempo": "day"}
    path = await hall.held(**asked, round_time="604800", division="4", again="on")
    for each in (*hall.members, hall.dora):
        assert (await each.post(f"{path}/enter")).status_code == 303
    await hall.direct(path, what="start")
    await hall.arena.director.round()
    for _ in range(3):
        event = await hall.arena.desk.find(path.rpartition("/")[2])
        await hall.arena.store.hasten_round(event.id, event.round, 0.0)
        await hall.arena.director.round()
    sheet = await hall.sheet(path)
    assert (sheet["state"], sheet["season"], [each["season"] for each in sheet["seasons"]]) == ("over", 1, [2, 1])
    assert {row["division"] for row in sheet["standings"]} == {1}
    shown = await page(hall.visitor, path, language)
    following = f"/events/{sheet['seasons'][0]['id']}"
    assert 'id="division-1"' in shown
    assert f'href="{following}"' in shown
    assert path in await page(hall.visitor, following, language)
    rows = [*csv.reader(io.StringIO((await hall.visitor.get(f"{path}.csv")).text))]
    assert (rows[0][:2], rows[1][:2]) == (["division", "place"], ["1", "1"])
    answer = await hall.direct(path, what="season")
    assert answer.headers["location"] == following


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_directors_pause_seat_substitutes_and_name_others(hall: Hall, language: str) -> None:
    path = await hall.begun()
    assert (await hall.dora.post(f"{path}/reserve")).status_code == 303
    assert "/leave" in await page(hall.dora, path, language)
    await hall.direct(path, what="pause", words="Dinner time")
    assert (await hall.sheet(path))["paused"]
    assert "Dinner time" in await page(hall.visitor, path, language)
    assert 'value="resume"' in await page(hall.dora, f"{path}/desk", language)
    await hall.direct(path, what="resume")
    await hall.direct(path, what="appoint", name="Bob")
    assert 'value="dismiss"' in await page(hall.bob, f"{path}/desk", language)
    sheet = await hall.sheet(path)
    [ada, dora] = [row["id"] for row in sheet["standings"] if row["name"] == "Ada"] + [sheet["reserve"][0]["id"]]
    answer = await hall.bob.post(f"{path}/desk", data={"what": "substitute", "person": ada, "other": dora, "words": "Ill"})
    assert answer.status_code == 303
    sheet = await hall.sheet(path)
    assert {row["name"] for row in sheet["standings"]} == {"Bob", "Eve", "Dora"}
    assert [note["what"] for note in sheet["notes"]] == ["started", "paused", "resumed", "appointed", "substituted"]
    own = next(each["id"] for each in sheet["directors"])
    answer = await hall.bob.post(f"{path}/desk", data={"what": "dismiss", "person": own})
    assert answer.headers["location"] == path


async def test_the_range_of_ratings_is_shown_and_refuses_others(hall: Hall) -> None:
    path = await hall.held(low="1500", high="1600")
    for where in (path, "/events"):
        assert "rated 1500 to 1600" in await page(hall.visitor, where)
    assert "rated 1500 or higher" in await page(hall.visitor, await hall.held(low="1500"))
    assert (await hall.ada.post(f"{path}/enter")).status_code == 409


def test_points_of_meetings_are_written_in_halves() -> None:
    assert [halves(points) for points in (0.0, 0.5, 1.0, 1.5, 10.0)] == ["0", "½", "1", "1½", "10"]


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"rounds": "many"}, 400),
        ({"rounds": "0"}, 400),
        ({"starts": "tomorrow"}, 400),
        ({"starts": "9999-12-31T23:59"}, 400),
        ({"name": " "}, 400),
        ({"tempo": "none"}, 400),
        ({"delay": "none"}, 400),
        ({"welcome": "players"}, 400),
        ({"seats": "2"}, 409),
        ({"game": "chess"}, 404),
    ],
)
async def test_a_form_that_cannot_be_is_shown_again(hall: Hall, changed: dict[str, str], status: int) -> None:
    assert (await hall.ada.post("/events/new", data=FORM | changed)).status_code == status


async def test_a_form_that_is_shown_again_keeps_what_was_written(hall: Hall) -> None:
    changed = {"rounds": "0", "starts": "2026-12-24T18:00", "format": "robin", "tempo": "day", "bots": "on", "id": "once"}
    again = (await hall.ada.post("/events/new", data=FORM | changed)).text
    kept = re.findall(r'<input[^>]* name="(\w+)"[^>]* value="([^"]*)"', again)
    written = {"name": "Winter &lt;b&gt;Cup&lt;/b&gt;", "words": "Bring a friend", "rounds": "0", "most": "8", "id": "once"}
    assert dict(kept) | written == dict(kept)
    assert 'value="2026-12-24T18:00"' in again
    chosen = re.findall(r'<option(?: value="([^"]*)")? selected>([^<]*)', again)
    assert [value or text for value, text in chosen][:4] == ["robin", "7200", "3", "day"]
    assert 'name="bots" checked' in again
    assert "clocks of all players" in again, "says what is wrong"


@pytest.mark.parametrize(("language", "shown"), [("en", "Spectators: No one"), ("ja", "観戦：なし")])
async def test_the_page_says_who_can_watch_and_leads_no_one_to_what_they_cannot(
    hall: Hall, language: str, shown: str
) -> None:
    closed = await hall.begun(welcome="nobody")
    assert shown in await page(hall.visitor, closed, language)
    assert "/t/" not in await page(hall.visitor, closed)
    assert "/t/" in await page(hall.ada, closed)
    [table] = {each["table"] for each in (await hall.sheet(closed))["drawn"][0]["tables"] if "Dora" not in str(each)}
    assert (await hall.visitor.get(f"/api/tables/{table}")).status_code == 404
    assert (await hall.dora.get(f"/api/tables/{table}")).status_code == 404, "the director, who has no seat there"
    await hall.direct(closed, what="end", words="for the next")
    open_to_all = await hall.begun(delay="moves-10")
    assert "10 moves late" in await page(hall.visitor, open_to_all)
    assert "/t/" in await page(hall.visitor, open_to_all)


async def test_a_form_that_is_sent_twice_holds_one_tournament(hall: Hall) -> None:
    one, two = [await hall.held(id="once") for _ in range(2)]
    other = (await hall.ada.post("/events/new", data=FORM | {"id": "once"})).headers["location"]
    assert one == two != other
    ids = re.findall(
        r'name="id" value="([^"]+)"', await page(hall.ada, "/events/new") + await page(hall.ada, "/events/new")
    )
    assert len({*ids}) == 2


async def test_nonsense_at_the_desk_is_refused(hall: Hall) -> None:
    path = await hall.begun()
    for form in ({"what": "dance"}, {"what": "correct", "table": "1"}, {"what": "correct", "table": "1.1", "place-0": "x"}):
        assert (await hall.direct(path, **form)).status_code == 400
    assert (await hall.bob.post(f"{path}/desk", data={"what": "end"})).status_code == 403
    assert (await hall.bob.get(f"{path}/desk")).status_code == 403
    assert (await hall.bob.get("/api/events/nowhere")).status_code == 404


async def test_guests_are_told_that_they_need_an_account(hall: Hall) -> None:
    path = await hall.held()
    token = (await hall.visitor.post("/api/guests", json={"name": "Gus"})).json()["token"]
    guest = {"Authorization": f"Bearer {token}"}
    assert (await hall.visitor.post(f"{path}/enter", headers=guest)).status_code == 403
    assert (await hall.visitor.get("/events/new", headers=guest)).status_code == 403

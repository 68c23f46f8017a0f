"""The page on which one looks for others; all of it works without script."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from regalia.server.arena import Arena
from regalia.server.nodes.announcements import announcement_of
from regalia.server.pages.finding import is_like, wait_in_words
from regalia.server.store.administration import AuditEntry
from regalia.server.wire.seeks import NewSeek, SeekState
from tests.server.test_rights import arena_at, client

FORM = {"game-oriflamme": "on", "seats-3": "on", "tempo": "live", "bots": "120"}


class Visit:
    """An arena and a browser without a name."""

    def __init__(self, arena: Arena, browser: httpx.AsyncClient) -> None:
        self.arena, self.browser = arena, browser

    async def page(self) -> str:
        response = await self.browser.get("/find")
        assert response.status_code == 200
        return response.text

    async def send(self, where: str, **form: str) -> httpx.Response:
        return await self.browser.post(where, data=form)

    async def others(self, *names: str) -> None:
        """Others who look for the same, and confirm what they are offered."""
        people = [await self.arena.greet(name) for name in names]
        for person in people:
            await self.arena.finder.seek(person, NewSeek(["oriflamme"], [3]))
        await self.arena.matchmaker.round()
        for person in people:
            offer = (await self.arena.finder.state(person)).offer
            if offer is not None:
                await self.arena.finder.confirm(person, offer.id)


@pytest.fixture
async def visit(tmp_path: Path) -> AsyncIterator[Visit]:
    async with arena_at(tmp_path) as (arena, site), client(site, "") as browser:
        yield Visit(arena, browser)


async def test_a_stranger_looks_confirms_and_is_led_to_the_table(visit: Visit) -> None:
    assert 'name="game-oriflamme" checked' in await visit.page(), "everything is chosen at first"
    begun = await visit.send("/find", **FORM)
    assert (begun.status_code, begun.headers["location"]) == (303, "/find")
    page = await visit.page()
    assert "2 more to go" in page
    assert '<noscript><meta http-equiv="refresh"' in page
    await visit.others("Bob")
    page = await visit.page()
    assert "One more to go" in page
    assert "Bob" not in page, "no names before a table is found"
    await visit.others("Eve")
    page = await visit.page()
    assert all(text in page for text in ("A table is ready", "Bob", "Eve"))
    [offer] = re.findall(r'name="offer" value="([^"]+)"', page)
    await visit.others()
    await visit.send("/find/confirm", offer=offer)
    bob = next(each for each in await visit.arena.store.seeks() if not each.confirmed)
    await visit.arena.store.confirm_seek(bob.person, offer, visit.arena.now())
    await visit.arena.matchmaker.round()
    led = await visit.browser.get("/find")
    assert led.status_code == 303
    assert (await visit.browser.get(led.headers["location"])).status_code == 200
    assert "Find me a table" in await visit.page(), "one can look for the next table"


async def test_what_was_chosen_is_kept(visit: Visit) -> None:
    await visit.send("/find", **FORM | {"bots": "never", "tempo": "days"})
    assert "the search goes on for seven days" in await visit.page()
    await visit.send("/find/stop")
    page = await visit.page()
    for kept in (
        'name="game-oriflamme" checked',
        'name="seats-3" checked',
        'value="days" checked',
        'value="never" checked',
    ):
        assert kept in page
    assert 'name="game-nocturion" checked' not in page


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"tempo": "live"}, "Choose at least one game."),
        (FORM | {"seats-3": "on", "game-oriflamme": "on", "seats-6": "on"}, None),
        ({"game-wheel_of_time": "on", "seats-6": "on"}, "None of these games can be played by that many players."),
    ],
)
async def test_a_form_that_fits_nothing_says_why(visit: Visit, form: dict[str, str], words: str | None) -> None:
    response = await visit.send("/find", **form)
    assert response.status_code == (303 if words is None else 400)
    assert words is None or words in response.text


@pytest.mark.parametrize("wrong", [{"tempo": "soon"}, {"bots": "31"}, {"bots": "<script>"}])
async def test_what_no_page_of_ours_sends_is_refused(visit: Visit, wrong: dict[str, str]) -> None:
    response = await visit.send("/find", **FORM | wrong)
    assert response.status_code == 400
    assert "<script>" not in response.text


async def test_bots_come_in_at_once_and_one_can_stop(visit: Visit) -> None:
    await visit.send("/find", **FORM)
    await visit.send("/find/bots")
    assert "Start now with" not in await visit.page()
    await visit.send("/find/stop")
    await visit.arena.matchmaker.round()
    assert "Find me a table" in await visit.page()


async def test_other_pages_lead_back_to_the_search(visit: Visit) -> None:
    await visit.send("/find", **FORM)
    await visit.arena.finder.look()
    assert "You’re looking for players." in (await visit.browser.get("/help")).text
    await visit.others("Bob", "Eve")
    assert "A table is ready for you" in (await visit.browser.get("/help")).text


async def test_the_stream_needs_a_name(visit: Visit) -> None:
    response = await visit.browser.get("/find/stream")
    assert response.text == "retry: 3000\n\n"


def test_a_page_is_sent_again_for_news_and_not_for_the_passing_of_time() -> None:
    before = SeekState("looking", ["oriflamme"], [3], "live", 1.0, 29.0, 4, 60.0, "oriflamme", 3, 2, None, None)
    later = SeekState("looking", ["oriflamme"], [3], "live", 9.0, 21.0, 5, None, "oriflamme", 3, 2, None, None)
    nearer = SeekState("looking", ["oriflamme"], [3], "live", 9.0, 21.0, 5, None, "oriflamme", 3, 1, None, None)
    with_bots = SeekState("looking", ["oriflamme"], [3], "live", 9.0, 0.0, 5, None, "oriflamme", 3, 2, None, None)
    assert [is_like(each, before) for each in (later, nearer, with_bots)] == [True, False, False]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, ("wait-moment", 0)),
        (44, ("wait-moment", 0)),
        (45, ("wait-minutes", 1)),
        (130, ("wait-minutes", 2)),
        (3000, ("wait-hours", 1)),
        (7 * 86400, ("wait-days", 7)),
    ],
)
def test_a_wait_is_said_about(seconds: float, words: tuple[str, int]) -> None:
    assert wait_in_words(seconds) == words


async def announced(visit: Visit) -> None:
    """Maintenance in ten minutes."""
    now = visit.arena.now()
    made = announcement_of("maintenance", {}, now + 600, now + 1200, now)
    await visit.arena.store.announce(made, AuditEntry(1.0, "Ada", "announce-maintenance", ""))
    await visit.arena.read_announcements()


async def test_before_maintenance_the_form_says_so_and_keeps_what_was_chosen(visit: Visit) -> None:
    await announced(visit)
    refused = await visit.send("/find", **FORM | {"bots": "30"})
    assert refused.status_code == 503
    assert "The server restarts soon for maintenance" in refused.text
    assert re.search(r'value="30" checked', refused.text)
    assert 'name="game-nocturion" checked' not in refused.text
    assert "regalia" not in visit.browser.cookies, "no guest is made for it"
    refused = await visit.send("/find", **{name: text for name, text in FORM.items() if name != "game-oriflamme"})
    assert refused.status_code == 400
    assert re.search(r'name="seats-3" checked', refused.text)


async def test_who_looks_already_reads_that_the_search_waits(visit: Visit) -> None:
    await visit.send("/find", **FORM | {"bots": "30"})
    page = await visit.page()
    assert "until maintenance is over" not in page
    assert "Bots join" in page
    await announced(visit)
    page = await visit.page()
    assert "until maintenance is over" in page
    assert "Bots join" not in page

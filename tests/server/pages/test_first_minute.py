"""The first minute: what a visitor finds on the home page, and what each way leads to."""

import re
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

from regalia import games
from regalia.bots import stand_in_of
from regalia.lessons import names_of
from regalia.server.pages.boxes import box_of, starter
from tests.server.players import Host

ENGLISH = {"Accept-Language": "en"}


def home(host: Host, headers: dict[str, str] | None = None) -> str:
    return httpx.get(host.url, headers=ENGLISH | (headers or {})).text


@pytest.fixture
def stranger(host: Host) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=host.url, headers=ENGLISH, follow_redirects=True) as client:
        yield client


def test_a_visitor_finds_four_ways_in_the_order_of_effort_and_no_field_for_a_name(host: Host) -> None:
    page = home(host)
    ways = ['class="quick-way learn"', 'class="quick-way bots"', 'class="quick-way friends"', 'class="quick-way people"']
    places = [page.index(way) for way in ways]
    assert page.index('id="welcome-title"') < places[0]
    assert places == sorted(places)
    assert places[-1] < page.index('id="games-title"')
    assert 'name="name"' not in page
    assert f'href="/learn/{starter()}"' in page
    assert "the arena finds the others" in page


@pytest.mark.parametrize("seated", [False, True])
def test_nothing_stands_twice_on_the_home_page(host: Host, seated: bool) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    page = home(host, ada.headers if seated else None)
    main = page[page.index("<main") : page.index("</main>")]
    texts = [re.sub(r"<[^>]*>|\s+", " ", each).strip() for each in re.findall(r"<h\d.*?</h\d>|<b>.*?</b>", main, re.DOTALL)]
    assert {text: count for text, count in Counter(texts).items() if count > 1} == {}
    assert main.count(f'href="/t/{table}"') == 1


def test_with_tables_of_ones_own_the_ways_are_a_strip(host: Host) -> None:
    _, (ada, *_) = host.table("Ada", "Bob", "Eve")
    page = home(host, ada.headers)
    assert "welcome" not in page
    assert page.index('id="games-title"') > page.index('class="strip"') > page.index("own-tables")
    assert 'class="strip"' not in home(host)


def test_the_starter_is_the_lightest_game_with_lessons() -> None:
    taught = [slug for slug in games.slugs() if names_of(slug)]
    assert starter() in taught
    assert box_of(starter()).weight == min(box_of(slug).weight or 5 for slug in taught)


def test_without_games_there_is_no_starter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "slugs", lambda: ())
    assert starter() == ""


@pytest.mark.parametrize("game", games.slugs())
def test_one_tap_opens_a_table_for_friends_who_find_it_by_its_link(stranger: httpx.Client, game: str) -> None:
    table = stranger.post("/friends", data={"game": game}).url.path
    told = stranger.get(f"/api{table.replace('/t/', '/tables/')}").json()
    assert (told["status"], told["public"]) == ("open", False)
    assert [seat["yours"] for seat in told["seats"]] == [True] + [False] * (len(told["seats"]) - 1)
    assert {seat["bot"] for seat in told["seats"]} == {None}
    assert "data-named" not in stranger.get(table).text
    stranger.post("/api/guests", json={"name": "Ada"})
    assert "data-named" in stranger.get(table).text


def test_a_table_for_friends_is_of_a_game_that_there_is(stranger: httpx.Client) -> None:
    assert stranger.post("/friends", data={"game": "chess"}).status_code == 404


def test_who_follows_a_link_sees_the_table_before_any_question(host: Host, stranger: httpx.Client) -> None:
    table, _ = host.table("Ada", "Bob", "Eve")
    page = stranger.get(f"/t/{table}").text
    assert f'data-table="{table}" data-game="oriflamme" data-person=""' in page
    assert "<form" not in page


def test_the_game_that_bots_play_can_be_watched_and_is_the_picture(stranger: httpx.Client) -> None:
    watched = stranger.get("/watch").url.path
    told = stranger.get(f"/api{watched.replace('/t/', '/tables/')}").json()
    assert (told["game"], told["status"]) == (starter(), "playing")
    assert {(seat["person"], seat["bot"]) for seat in told["seats"]} == {(None, stand_in_of(starter()))}
    picture = stranger.get("/watch/picture")
    assert f'data-table="{watched[3:]}"' in picture.text
    assert '<body class="table-page" data-picture>' in picture.text
    assert "frame-ancestors 'self'" in picture.headers["Content-Security-Policy"]


def test_a_name_that_cannot_be_is_asked_for_again_where_it_was_asked_for(stranger: httpx.Client) -> None:
    page = stranger.post("/name", data={"name": " ", "next": "/new/oriflamme"})
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert '<input type="hidden" name="next" value="/new/oriflamme">' in page.text

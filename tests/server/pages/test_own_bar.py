"""The bar of one's tables in play, on every page but home."""

import re

import httpx

from tests.server.players import Guest, Host


def bar(person: Guest | None, host: Host, path: str = "/help", language: str = "en") -> list[tuple[str, bool]]:
    """The tables in the bar, each with whether it is said that it waits for the person."""
    headers = {"Accept-Language": language} | (person.headers if person else {})
    page = httpx.get(host.url + path, headers=headers).text
    found = re.search(r'<nav class="own-bar" aria-label="[^"]+">(.*?)</nav>', page, re.DOTALL)
    links = re.findall(r'<a href="/t/(\w+)"( class="turn")?>(.*?)</a>', found[1], re.DOTALL) if found else []
    assert all(bool(turn) == ("<b>" in words) for _, turn, words in links)
    return [(table, bool(turn)) for table, turn, _ in links]


def asked(host: Host, *names: str) -> tuple[str, list[Guest], int]:
    """A game of these people, and the seat that is asked."""
    table, people = host.table(*names)
    with people[0].at(table, 0) as line:
        return table, people, line.sighted().waiting[0]


def test_it_says_at_which_tables_it_is_ones_turn(host: Host) -> None:
    table, people, seat = asked(host, "Ada", "Bob", "Eve")
    for place, person in enumerate(people):
        for path in ("/help", "/rules", "/account", "/nowhere"):
            assert bar(person, host, path) == [(table, place == seat)]
    assert bar(people[seat], host, language="ja") == [(table, True)]


def test_tables_that_wait_come_first_and_follow_what_is_done(host: Host) -> None:
    table, people, seat = asked(host, "Ada", "Bob", "Eve")
    me = people[seat]
    seats = [{"who": "me"}, {"who": "bot", "level": "page"}, {"who": "bot", "level": "page"}]
    other = me.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    assert bar(me, host) == [(table, True)], "a table that has not begun is no table in play"
    assert me.post(f"/api/tables/{other}/start").status_code == 200
    with me.at(other, 0) as line:
        while not line.sighted().options:
            line.hear()
    assert sorted(bar(me, host)) == sorted([(other, True), (table, True)])
    with me.at(table, seat) as line:
        line.sighted()
        while seat in line.waiting:
            assert line.act(line.options[0])["type"] == "done"
    assert bar(me, host) == [(other, True), (table, False)]


def test_home_has_them_at_length_and_strangers_have_none(host: Host) -> None:
    _, people, _ = asked(host, "Ada", "Bob", "Eve")
    assert bar(people[0], host, "/") == []
    assert bar(None, host) == []
    assert bar(host.guest("Olga"), host) == []


def test_bots_of_one_level_are_numbered_at_home(host: Host) -> None:
    ada = host.guest("Ada")
    seats = [{"who": "me"}, {"who": "bot", "level": "page"}, {"who": "bot", "level": "page"}]
    ada.post("/api/tables", {"game": "oriflamme", "seats": seats})
    page = ada.get("/", headers={"Accept-Language": "en"}).text
    assert [name for name in ("Page 1", "Page 2", ">Page<") if name in page] == ["Page 1", "Page 2"]

"""What hosts see on their pages: tables, and nothing hidden of any game."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server.pages import table_search
from regalia.server.pages.administration import VIEWS
from tests.server.people.browsers import browsing, opened
from tests.server.players import Guest, Host


def listed(browser: httpx.Client, **asked: str) -> list[str]:
    """The codes of the tables that the page lists."""
    return re.findall(r'<a href="/t/(\w+)">', browser.get("/admin/tables", params=asked).text)


def test_tables_are_found_by_code_person_game_and_state(arena: Host, ada: httpx.Client) -> None:
    playing, _ = arena.table("Cid", "Dan", "Eve")
    other, _ = arena.table("Kim", "Lee", game="wheel_of_time")
    waiting = arena.guest("Dan the Second").post(
        "/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]}
    )
    opened_table = waiting.json()["id"]
    assert {*listed(ada)} == {playing, other, opened_table}
    assert listed(ada, q=playing.lower()) == [playing]
    assert {*listed(ada, q="dan")} == {playing, opened_table}
    assert listed(ada, q="dan", state="open") == [opened_table]
    assert listed(ada, game="wheel_of_time") == [other]
    assert listed(ada, state="open") == [opened_table]
    assert listed(ada, q="nobody at all") == listed(ada, state="over") == []
    assert {*listed(ada, game="nonsense", state="nonsense")} == {playing, other, opened_table}


def test_pages_for_hosts_are_hidden_from_all_others(arena: Host, ada: httpx.Client) -> None:
    with browsing(arena, Origin=arena.url) as bob:
        opened(bob, "Bob")
        for view in VIEWS:
            assert (ada.get(f"/admin/{view}").status_code, bob.get(f"/admin/{view}").status_code) == (200, 404)
    assert ada.get("/admin/figures/nothing").status_code == 404


def strings(told: Any) -> set[str]:
    """All texts in a message."""
    if isinstance(told, dict):
        return set().union(*map(strings, told.values()))
    if isinstance(told, list):
        return set().union(*map(strings, told))
    return {told} if isinstance(told, str) else set()


@pytest.mark.parametrize("game", ["oriflamme", "wheel_of_time", "old_kings_crown"])
def test_hosts_see_no_hidden_card_of_a_running_game(arena: Host, ada: httpx.Client, game: str) -> None:
    names = ("Cid", "Dan", "Eve")[: 3 if game == "oriflamme" else 2]
    table, people = arena.table(*names, game=game)
    people[0].post("/api/reports", {"matter": "table", "table": table, "reason": "cheating"})
    with people[0].at(table, 0) as own, arena.guest("Kim").at(table, None) as onlooker:
        mine, public = own.sighted().sight, onlooker.sighted().sight
        hidden = strings(mine["sight"]["view"]) - strings(public["sight"]["view"])
        assert hidden, "there is something to hide"
    host = Guest(arena, "Ada", "", ada.cookies["regalia"])
    with host.at(table, None) as line:
        assert strings(line.sighted().sight["sight"]) == strings(public["sight"])
        assert line.ask(type="moment", id="q", at=0, seat=0)["type"] == "refused"
    for view in VIEWS:
        for path in (f"/admin/{view}", f"/admin/{view}?q={table}", f"/admin/{view}?state=playing"):
            page = ada.get(path).text
            assert not {each for each in hidden if re.search(rf"\b{re.escape(each)}\b", page)}, path
    assert table in ada.get("/admin/tables").text


def test_the_pages_of_tables_read_no_position() -> None:
    source = Path(table_search.__file__).read_text("utf-8")
    assert not re.search(r"\.play\b|sight|view_of|seed", source)


def test_what_a_host_writes_to_the_players_is_text(arena: Host, ada: httpx.Client) -> None:
    table, [cid, *_] = arena.table("Cid", "Dan", "Eve")
    ada.post("/admin/tables/close", data={"table": table, "sure": "yes", "why": "<script>x</script>"})
    assert json.loads(cid.get(f"/api/tables/{table}").text)["closed_why"] == "<script>x</script>"
    assert "<script>x" not in ada.get("/admin").text

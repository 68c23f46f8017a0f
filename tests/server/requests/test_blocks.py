"""A block keeps two people apart, in both directions, and the one who is blocked is answered as at a full table."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any

import httpx
import pytest

from tests.server.live.test_channel import lines_at
from tests.server.lobby.test_invited import invited
from tests.server.people.browsers import browsing, opened
from tests.server.players import Guest, Host, play

ME = {"who": "me"}
BOT = {"who": "bot", "level": "page"}
NOBODY = {"who": "nobody"}
NUMBERS = count()


@contextmanager
def member(host: Host, name: str) -> Iterator[tuple[Guest, httpx.Client]]:
    """A person with an account, as a program and as a browser."""
    with browsing(host) as browser:
        opened(browser, name)
        person = str(browser.post("/api/guests", json={"name": name}).json()["id"])
        yield Guest(host, name, person, browser.cookies["regalia"]), browser


@pytest.fixture
def people(host: Host) -> Iterator[list[tuple[Guest, httpx.Client]]]:
    """Three people with accounts whose names no other test has."""
    number = next(NUMBERS)
    with ExitStack() as stack:
        yield [stack.enter_context(member(host, f"{name} Blocks {number}")) for name in ("Ada", "Bob", "Cid")]


@pytest.fixture(params=["the host", "who comes"])
def pair(request: pytest.FixtureRequest, people: list[tuple[Guest, httpx.Client]]) -> Iterator[list[Guest]]:
    """A host, a person who comes to their table, and another; one of the first two blocks the other."""
    host, comer, third = (person for person, _ in people)
    blocker, blocked = (host, comer) if request.param == "the host" else (comer, host)
    assert blocker.put(f"/api/people/{blocked.id}/block").status_code == 200
    yield [host, comer, third]
    assert blocker.request("DELETE", f"/api/people/{blocked.id}/block").status_code == 200


def table_of(host: Guest, *seats: dict[str, str], **more: Any) -> str:
    response = host.post("/api/tables", {"game": "oriflamme", "seats": seats, **more})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def answer(response: httpx.Response) -> tuple[int, Any]:
    return response.status_code, response.json()


def people_at(host: Guest, table: str) -> list[str | None]:
    return [seat["person"] for seat in host.get(f"/api/tables/{table}").json()["seats"]]


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("plan", [ME, {"who": "device", "name": "Friend"}])
def test_a_table_is_full_by_its_link_and_no_seat_can_be_asked_for(
    pair: list[Guest], public: bool, plan: dict[str, str]
) -> None:
    host, comer, _ = pair
    full, free = table_of(host, ME, BOT, BOT, public=public), table_of(host, ME, NOBODY, BOT, public=public)
    for seat in (0, 1, 2, 3):
        refused = [answer(comer.put(f"/api/tables/{table}/seats/{seat}", plan)) for table in (free, full)]
        assert refused[0] == refused[1]
    assert comer.put(f"/api/tables/{free}/seats/1", plan).json()["code"] == "seat_taken"
    shown = host.get(f"/api/tables/{free}").json()
    assert (shown["seats"][1]["person"], shown["wishes"]) == (None, [])


def test_a_table_of_another_host_is_full_while_the_other_sits_there(pair: list[Guest]) -> None:
    seated, comer, third = pair
    full, free = table_of(third, ME, NOBODY, BOT), table_of(third, ME, NOBODY, NOBODY)
    for table in (full, free):
        assert seated.put(f"/api/tables/{table}/seats/1", ME).status_code == 200
    refused = [answer(comer.put(f"/api/tables/{table}/seats/2", ME)) for table in (full, free)]
    assert refused[0] == refused[1]
    assert seated.put(f"/api/tables/{free}/seats/1", NOBODY).status_code == 200
    assert comer.put(f"/api/tables/{free}/seats/2", ME).status_code == 200


def test_no_open_table_and_none_in_play_is_listed(pair: list[Guest]) -> None:
    host, comer, third = pair
    tables = {table_of(host, ME, NOBODY, NOBODY), (playing := table_of(host, ME, BOT, BOT))}
    tables.add(at_thirds := table_of(third, ME, NOBODY, NOBODY))
    host.put(f"/api/tables/{at_thirds}/seats/1", ME)
    assert host.post(f"/api/tables/{playing}/start").status_code == 200
    lists = comer.get("/api/tables").json()
    assert not tables & {each["id"] for part in ("open", "playing") for each in lists[part]}
    lists = third.get("/api/tables").json()
    assert tables - {at_thirds} <= {each["id"] for part in ("open", "playing") for each in lists[part]}


def test_a_wish_from_before_finds_the_table_full(people: list[tuple[Guest, httpx.Client]]) -> None:
    host, comer = people[0][0], people[1][0]
    free, full = (table_of(host, ME, each, NOBODY, public=False) for each in (NOBODY, NOBODY))
    for table in (free, full):
        assert answer(comer.put(f"/api/tables/{table}/seats/1", ME)) == (200, {"seated": False})
    for seat in (1, 2):
        host.put(f"/api/tables/{full}/seats/{seat}", BOT)
    comer.put(f"/api/people/{host.id}/block")
    admitted = [answer(host.put(f"/api/tables/{table}/people/{comer.id}")) for table in (free, full)]
    comer.request("DELETE", f"/api/people/{host.id}/block")
    assert admitted[0] == admitted[1]
    assert comer.id not in people_at(host, free)


def test_an_invitation_by_name_is_answered_as_if_there_were_no_account(
    pair: list[Guest], people: list[tuple[Guest, httpx.Client]]
) -> None:
    host, comer, third = pair
    own, other = (table_of(person, ME, NOBODY, NOBODY, public=False) for person in (host, third))
    stranger = answer(host.post(f"/api/tables/{own}/people", {"name": "No such person"}))
    for person, table in ((host, own), (third, other)):
        assert answer(person.post(f"/api/tables/{table}/people", {"name": comer.name})) == stranger
    assert own not in invited(people[1][1])
    assert other in invited(people[1][1])
    assert host.put(f"/api/tables/{other}/seats/1", ME).json() == {"seated": False}
    host_sits = third.put(f"/api/tables/{other}/people/{host.id}")
    assert host_sits.status_code == 200
    assert other not in invited(people[1][1]), "the other sits there now"


def test_an_invitation_from_before_finds_the_table_full(people: list[tuple[Guest, httpx.Client]]) -> None:
    host, (comer, browser) = people[0][0], people[1]
    free, full = (table_of(host, ME, each, BOT, public=False) for each in (NOBODY, BOT))
    for table in (free, full):
        host.post(f"/api/tables/{table}/people", {"name": comer.name})
    host.put(f"/api/people/{comer.id}/block")
    accepted = [browser.post(f"/t/{table}/invitation", data={"answer": "accept"}) for table in (free, full)]
    host.request("DELETE", f"/api/people/{comer.id}/block")
    assert accepted[0].status_code == accepted[1].status_code == 409
    assert accepted[0].text.replace(free, "") == accepted[1].text.replace(full, "")
    assert people_at(host, free) == [host.id, None, None]


def test_no_seat_is_taken_from_a_bot_in_play(pair: list[Guest]) -> None:
    host, comer, third = pair
    table = table_of(host, BOT, BOT, BOT)
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    refused = comer.put(f"/api/tables/{table}/seats/0", ME)
    assert (refused.status_code, refused.json()["code"], refused.json()["allowed"]) == (409, "seat_taken", [])
    assert third.put(f"/api/tables/{table}/seats/0", ME).status_code == 200


def test_a_person_does_not_come_along_to_a_rematch(people: list[tuple[Guest, httpx.Client]]) -> None:
    seated = [person for person, _ in people]
    table = table_of(seated[0], ME, NOBODY, NOBODY)
    for seat, person in enumerate(seated[1:], start=1):
        assert person.put(f"/api/tables/{table}/seats/{seat}", ME).status_code == 200
    assert seated[0].post(f"/api/tables/{table}/start").status_code == 200
    seated[1].put(f"/api/people/{seated[2].id}/block")
    with ExitStack() as stack:
        play(lines_at(stack, table, seated), random.Random(8))
    again = seated[0].post(f"/api/tables/{table}/rematch").json()["id"]
    for person in seated[1:]:
        assert answer(person.post(f"/api/tables/{table}/rematch")) == (201, {"id": again})
    seated[1].request("DELETE", f"/api/people/{seated[2].id}/block")
    assert people_at(seated[0], again) == [seated[0].id, seated[1].id, None]


def test_a_game_in_play_goes_on_and_who_blocks_reads_nothing_of_the_other(
    people: list[tuple[Guest, httpx.Client]],
) -> None:
    ada, bob, _ = (person for person, _ in people)
    table = table_of(ada, ME, NOBODY, BOT)
    bob.put(f"/api/tables/{table}/seats/1", ME)
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table, 0) as hers, bob.at(table, 1) as his:
        ada.put(f"/api/people/{bob.id}/block")
        assert his.ask(type="say", seat=1, text="Hello")["type"] == "said"
        assert hers.ask(type="say", seat=0, text="Well?")["type"] == "said"
        his.until("talk")
        while "Well?" not in [line["text"] for line in his.talk.values()]:
            his.hear()
        assert [line["text"] for line in his.talk.values()] == ["Hello", "Well?"]
        while "Well?" not in [line["text"] for line in hers.talk.values()]:
            hers.hear()
        assert [line["text"] for line in hers.talk.values()] == ["Well?"]
        refused = hers.ask(type="mute", person=bob.id, yes=False)
        assert refused["error"]["code"] == "blocked"
    ada.request("DELETE", f"/api/people/{bob.id}/block")


def test_a_request_to_be_friends_waits_for_ever(pair: list[Guest]) -> None:
    host, comer, third = pair
    replies = [answer(comer.put(f"/api/people/{other.id}/friend")) for other in (host, third)]
    blocks = comer.get(f"/api/people/{host.id}").json()["blocked"]
    if blocks:
        assert replies[0][1]["code"] == "blocked", "they must unblock first"
    else:
        assert replies[0] == replies[1] == (200, {})
        assert [comer.get(f"/api/people/{other.id}").json()["tie"] for other in (host, third)] == ["asked", "asked"]
        assert host.get(f"/api/people/{comer.id}").json()["tie"] == "none"
        assert comer.id not in [each["id"] for each in host.get("/api/people").json()["asking"]]
    for other in (host, third):
        comer.request("DELETE", f"/api/people/{other.id}/friend")


def test_who_is_blocked_sees_what_a_closed_page_shows(people: list[tuple[Guest, httpx.Client]]) -> None:
    (ada, hers), (bob, _), (cid, _) = people
    hers.post("/account/profile", data={"words": "I like long plots.", "shown": "all", "speaks-ja": "on"})
    open_page = bob.get(f"/api/people/{ada.id}").json()
    assert (open_page["open"], open_page["words"], open_page["speaks"]) == (True, "I like long plots.", ["ja"])
    ada.put(f"/api/people/{bob.id}/block")
    to_blocked = bob.get(f"/api/people/{ada.id}").json()
    assert cid.get(f"/api/people/{ada.id}").json()["open"]
    ada.request("DELETE", f"/api/people/{bob.id}/block")
    hers.post("/account/profile", data={"words": "I like long plots.", "shown": "none", "speaks-ja": "on"})
    assert bob.get(f"/api/people/{ada.id}").json() == to_blocked
    assert not to_blocked["open"]
    hers.post("/account/profile", data={"shown": "all"})

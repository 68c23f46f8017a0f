"""Puzzles of the day: what they send before and after an answer."""

from typing import Any

import httpx
import pytest

from tests.server.players import Host

KEYS = {"day", "before", "solved", "refused", "table", "sight"}


@pytest.fixture
def path(host: Host) -> str:
    """The address of a puzzle, as its page has it."""
    moved = httpx.get(f"{host.url}/puzzles/oriflamme").headers["location"]
    return f"{host.url}/api{moved}"


def tried(path: str, **wanted: Any) -> dict[str, Any]:
    told = httpx.post(path, json=wanted)
    assert told.status_code == 200, told.text
    message: dict[str, Any] = told.json()
    return message


def test_before_an_answer_only_the_position_is_told(path: str) -> None:
    told = tried(path)
    assert told.keys() == KEYS
    assert (told["solved"], told["refused"]) == (None, None)
    assert told["sight"]["seat"] == next(seat for seat, each in enumerate(told["table"]["seats"]) if each["yours"])
    assert told["sight"]["sight"]["ask"]["type"] == "one"
    assert all(word not in str(told) for word in ("worth", "found_by", "played"))


def test_an_answer_tells_what_all_are_worth(path: str) -> None:
    for option in tried(path)["sight"]["sight"]["ask"]["options"]:
        solved = tried(path, answer=option)["solved"]
        assert solved["given"] == option
        assert solved["right"] == (option == solved["answers"][0]["answer"])
        assert [each["behind"] for each in solved["answers"]] == sorted(each["behind"] for each in solved["answers"])


def test_an_answer_that_the_rules_forbid_is_refused_with_the_reason(path: str) -> None:
    told = tried(path, answer={"type": "Steal", "victim": 0})
    assert (told["solved"], told["refused"]["reason"] != "") == (None, True)
    assert tried(path, why={"type": "Steal", "victim": 0})["refused"] == told["refused"]
    option = tried(path)["sight"]["sight"]["ask"]["options"][0]
    assert tried(path, why=option)["refused"] is None


@pytest.mark.parametrize(
    ("changed", "body", "code"),
    [
        ("", {"answer": {"type": "Nonsense"}}, "malformed"),
        ("", {"answer": {"type": "unasked", "option": {"type": "Keep"}}}, "puzzle_asks"),
        ("", {"answer": {"type": "resign", "ends": True}}, "malformed"),
        ("", {"other": 1}, "malformed"),
        ("1999-01-01", {}, "no_puzzle"),
        ("9999-12-31", {}, "no_puzzle"),
        ("today", {}, "not_found"),
    ],
)
def test_bad_input_is_refused_by_name(path: str, changed: str, body: dict[str, Any], code: str) -> None:
    address = f"{path.rpartition('/')[0]}/{changed}" if changed else path
    assert httpx.post(address, json=body).json()["code"] == code


def test_the_pages_lead_to_the_puzzle(host: Host, path: str) -> None:
    page = path.replace("/api", "")
    listed = httpx.get(f"{host.url}/puzzles")
    assert page.removeprefix(host.url) in listed.text
    assert 'data-puzzle="' in httpx.get(page).text
    assert httpx.get(f"{host.url}/puzzles/chess").status_code == 404
    assert 'href="/puzzles"' in httpx.get(host.url).text

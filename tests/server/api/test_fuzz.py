"""Nonsense of every kind: the arena refuses it in its own words, and stays what it was."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from regalia.server.api.openapi import description
from regalia.server.api.routes import ROUTES
from tests.server.players import REQUESTS, Guest, Host, Line, play
from tests.server.requests.test_blocks import member

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENOUGH = settings(max_examples=20, deadline=None, suppress_health_check=[*HealthCheck], derandomize=True, database=None)
CODES = {
    *("malformed", "too_large", "no_name", "not_host", "not_seated", "not_found", "no_such_table", "no_such_game"),
    *("no_such_seat", "no_such_moment", "wrong_status", "wrong_count", "seat_taken", "seats_free", "not_away", "not_asked"),
    *("not_over", "older_rules", "nothing_follows", "accounts_only", "no_page", "no_such_person", "too_fast"),
    *("not_offered", "stale", "not_undoable", "nothing_asked", "already_asked", "forbidden", "method_not_allowed"),
    *(
        "removed",
        "not_waiting",
        "not_learning",
        "no_such_pack",
        "pack_missing",
        "not_brought",
        "not_legal",
        "nothing_to_bring",
        "no_seek",
        "offer_over",
        "no_such_event",
        "no_such_club",
        "no_such_member",
        "not_member",
        "not_officer",
        "not_owner",
        "last_owner",
        "removed_from_club",
        "cannot_found",
        "club_name_taken",
        "too_many_clubs",
        "talk_off",
        "try_again",
    ),
}

DESCRIBED = description(ROUTES)
OPERATIONS = [
    (path, method)
    for path, operations in DESCRIBED["paths"].items()
    for method, operation in operations.items()
    if operation["operationId"] != "stream"
]


@pytest.fixture(scope="module")
def someone(host: Host) -> Guest:
    return host.guest("Ada")


@pytest.fixture(scope="module")
def table(host: Host, someone: Guest) -> str:
    """A table that is open, with Ada as its host."""
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    name: str = someone.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    return name


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_whatever_is_sent_over_http_is_answered_as_described(
    host: Host, someone: Guest, table: str, path: str, method: str
) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method]

    @ENOUGH
    @given(case=operation.as_strategy())
    def is_answered(case: Case[Any]) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters)) % 2:
            case.path_parameters["table"] = table
        response = case.call(base_url=host.url, headers=someone.headers)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json().get("code") in CODES or response.json()["error"]["code"] in CODES

    is_answered()


@pytest.fixture(scope="module")
def owner(host: Host) -> Iterator[Guest]:
    """A person with an account."""
    with member(host, "Ada of clubs") as (person, _):
        yield person


@pytest.fixture(scope="module")
def club(owner: Guest) -> str:
    """The id of that person's club."""
    made = owner.post("/api/clubs", {"name": "Fuzzy Owls", "joining": "open"})
    return str(made.json()["id"])


@pytest.mark.parametrize(("path", "method"), [each for each in OPERATIONS if "/clubs" in each[0]])
def test_whatever_a_member_sends_to_a_club_is_answered_as_described(
    host: Host, owner: Guest, club: str, path: str, method: str
) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method]

    @ENOUGH
    @given(case=operation.as_strategy(), own=st.booleans())
    def is_answered(case: Case[Any], own: bool) -> None:
        if "club" in (case.path_parameters or {}) and own and (path, method) != ("/api/clubs/{club}", "delete"):
            case.path_parameters["club"] = club
        response = case.call(base_url=host.url, headers=owner.headers)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json().get("code") in CODES or response.json()["error"]["code"] in CODES

    is_answered()


CLUB_FORMS = st.dictionaries(
    st.sampled_from(
        ["name", "words", "crest", "joining", "game", "tempo", "person", "what", "next", "id", "text", "number", "table"]
    ),
    st.text(max_size=400) | st.sampled_from(["own", "owner", "remove", "open", "oriflamme", "day", "//x", "9" * 30]),
)


@ENOUGH
@given(
    where=st.sampled_from(["new", "*/settings", "*/tables", "*/members", "*/talk", "*/talk/remove", "*/invite"]),
    form=CLUB_FORMS,
)
def test_no_form_of_a_club_makes_the_arena_stumble_or_leads_away_from_it(
    host: Host, owner: Guest, club: str, where: str, form: dict[str, str]
) -> None:
    response = httpx.post(f"{host.url}/clubs/{where.replace('*', club)}", data=form, headers=owner.headers)
    assert response.status_code < 500
    assert httpx.URL(host.url).join(response.headers.get("location", "/")).host == "127.0.0.1"


ODD_PATHS = st.text(max_size=40).map(lambda text: "/" + quote(text, safe="/.;%"))


@ENOUGH
@given(
    path=ODD_PATHS,
    method=st.sampled_from(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "BREW"]),
    body=st.binary(max_size=60),
)
def test_no_address_makes_the_arena_stumble(host: Host, path: str, method: str, body: bytes) -> None:
    response = httpx.request(method, host.url + path, content=body)
    assert response.status_code < 500
    assert "Traceback" not in response.text


FORM_FIELDS = (
    "name",
    "next",
    "game",
    "pack",
    "seats",
    "seat-0",
    "seat-1",
    "public",
    "lord_count",
    "code",
    "language",
    "theme",
)
FORMS = st.dictionaries(
    st.sampled_from(FORM_FIELDS), st.text(max_size=30) | st.sampled_from(["oriflamme", "3", "me", "page", "/"])
)


@ENOUGH
@given(where=st.sampled_from(["/name", "/tables", "/join", "/preferences"]), form=FORMS)
def test_no_form_makes_the_arena_stumble_or_leads_away_from_it(
    host: Host, someone: Guest, where: str, form: dict[str, str]
) -> None:
    response = httpx.post(host.url + where, data=form, headers=someone.headers)
    assert response.status_code < 500
    assert httpx.URL(host.url).join(response.headers.get("location", "/")).host == "127.0.0.1"
    assert not response.headers.get("location", "/").startswith("//")


@pytest.fixture(scope="module")
def lines(host: Host) -> Iterator[list[Line]]:
    """A game in which some have already decided something."""
    name, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(name, seat)).sighted() for seat, person in enumerate(people)]
        play(lines, random.Random(1), most=9)
        for line in lines:
            line.sighted(9)
        yield lines


@pytest.fixture(scope="module")
def stranger(host: Host, lines: list[Line]) -> Iterator[Line]:
    """Somebody who only looks on."""
    with host.guest("Mallory").at(lines[0].table["id"], None) as line:
        yield line


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**70) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = ["face", "act", "undo", "ask_undo", "consent", "why", "moment", "catch_up", "ping", "dance"]
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.text(max_size=70),
        "seat": st.integers(-1, 70) | JSON,
        "at": st.integers(-1, 30) | JSON,
        "to": st.integers(-1, 30) | JSON,
        "since": st.integers(-1, 30) | JSON,
        "yes": st.just(False) | JSON,
        "option": JSON,
        "answer": JSON | st.lists(st.just({"type": "Keep"})),
        "more": JSON,
    },
)


def say(line: Line, message: Any) -> list[dict[str, Any]]:
    """Say anything; what is replied before the line shows that it is still alive."""
    line.socket.send(json.dumps(message))
    line.send(type="ping")
    replies = []
    while (heard := line.hear())["type"] != "pong":
        replies.append(heard)
    return replies


def position(line: Line) -> Any:
    """All that a seat sees at present."""
    now = line.ask(type="moment", at=2**30)
    return now["seq"], now["sight"]


@settings(ENOUGH, max_examples=200)
@given(message=FIELDS | JSON)
def test_whatever_a_stranger_says_the_line_stays_open_and_nothing_changes(
    host: Host, lines: list[Line], stranger: Line, message: Any
) -> None:
    before = position(lines[0])
    replies = say(stranger, message)
    assert {reply["type"] for reply in replies} <= {"table", "sight", "refused", "moment", "pong"}
    assert {reply["error"]["code"] for reply in replies if reply["type"] == "refused"} <= CODES
    assert all(seat["hand"] is None for seat in stranger.sighted().sight["sight"]["view"]["seats"])
    assert position(lines[0]) == before


@settings(ENOUGH, max_examples=100)
@given(answer=JSON | st.lists(st.sampled_from([{"type": "Keep"}, {"type": "Left"}, {"type": "Place", "kind": "heir"}])))
def test_whatever_a_player_answers_that_was_not_offered_changes_nothing(lines: list[Line], answer: Any) -> None:
    mover = next(line for line in lines if line.seat in line.waiting)
    before = position(mover)
    (reply,) = (reply for reply in say(mover, act_of(mover, answer)) if reply["type"] not in ("table", "sight"))
    assert (reply["type"], reply["error"]["code"] in ("malformed", "not_offered")) == ("refused", True)
    assert position(mover) == before


def act_of(line: Line, answer: Any) -> dict[str, Any]:
    name = f"f{next(REQUESTS)}"
    return {"type": "act", "id": name, "seat": line.seat, "at": line.sight["seq"], "answer": answer}

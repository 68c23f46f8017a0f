"""Tables that teach: who can see them, what they accept, and what is kept of them."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.players import Guest, Host

FIRST = "/api/lessons/oriflamme/first"
HEIR, LORD, RIGHT = {"type": "Place", "kind": "heir"}, {"type": "Place", "kind": "lord"}, {"type": "Right"}
DONE_BUT_ONE = [None, HEIR, RIGHT, {"type": "Reveal"}, None, LORD, RIGHT, {"type": "Reveal"}]


def learn(who: httpx.Client | Guest, given: list[Any], **wanted: Any) -> dict[str, Any]:
    body = {"given": given, **wanted}
    answer = who.post(FIRST, json=body) if isinstance(who, httpx.Client) else who.post(FIRST, body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.fixture
def visitor(host: Host) -> Iterator[httpx.Client]:
    """A browser without a name."""
    with httpx.Client(base_url=host.url, follow_redirects=False) as client:
        yield client


def test_a_visitor_without_a_name_learns_at_a_table_of_their_own(visitor: httpx.Client) -> None:
    told = learn(visitor, [], whole=True)
    assert (told["title"], told["index"], told["steps"], told["given"]) == ("Your first round", 0, 9, [])
    assert told["step"]["heading"] == "Collect influence"
    assert [seat["yours"] for seat in told["table"]["seats"]] == [True, False, False]
    assert (told["sight"]["seat"], told["sight"]["sight"]["ask"]["type"]) == (0, "one")
    lobby = visitor.get("/api/tables").json()
    assert (lobby["open"], lobby["playing"]) == ([], [])
    assert "set-cookie" not in visitor.get("/learn/oriflamme/first").headers


def test_a_step_sends_what_it_made_happen_as_the_learner_sees_it(visitor: httpx.Client) -> None:
    told = learn(visitor, [None, HEIR], answer=RIGHT)
    assert told["given"] == [None, HEIR, RIGHT]
    sight = told["sight"]
    assert (sight["since"], sight["seq"]) == (1, 4)
    assert [entry["seq"] for entry in sight["events"]] == [2, 3, 4]
    assert sight["events"][0]["events"][0] == {
        **sight["events"][0]["events"][0],
        "type": "Placed",
        "kind": "heir",
        "where": "right",
    }


@pytest.mark.parametrize(
    ("answer", "reason", "words"),
    [
        (RIGHT, "ChooseCard", "let’s begin with the Heir"),
        (LORD, None, "let’s begin with the Heir"),
    ],
)
def test_another_answer_is_refused_and_nothing_is_lost(
    visitor: httpx.Client, answer: dict[str, Any], reason: str | None, words: str
) -> None:
    told = learn(visitor, [None], answer=answer)
    assert (told["index"], told["given"]) == (1, [None])
    assert (told["refused"]["refusal"] or {}).get("reason") == reason
    assert words in told["refused"]["words"]


def test_a_step_can_be_skipped_and_asked_about(visitor: httpx.Client) -> None:
    assert learn(visitor, [None], skips=True)["given"] == [None, HEIR]
    assert learn(visitor, [None], why=RIGHT)["refused"]["refusal"]["rule"] == "5.1"
    assert learn(visitor, [None], why=LORD)["refused"]["refusal"] is None


def test_answers_that_the_lesson_no_longer_accepts_are_stale(visitor: httpx.Client) -> None:
    answer = visitor.post(FIRST, json={"given": [None, LORD]})
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")


def test_what_is_no_answer_is_malformed(visitor: httpx.Client) -> None:
    answer = visitor.post(FIRST, json={"given": [None], "answer": {"type": "Crown"}})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_unknown_lessons_are_not_found(visitor: httpx.Client) -> None:
    assert visitor.post("/api/lessons/oriflamme/none", json={}).status_code == 404
    assert visitor.get("/learn/oriflamme/none").status_code == 404
    assert visitor.get("/learn/none").status_code == 404


def test_progress_is_kept_with_a_person_and_the_next_lesson_comes_after_the_first(host: Host) -> None:
    ada = host.guest("Ada")
    assert ada.get("/learn/oriflamme").headers["location"] == "/learn/oriflamme/first"
    learn(ada, [None], answer=HEIR)
    assert (
        'data-given="[null,{&#34;type&#34;:&#34;Place&#34;,&#34;kind&#34;:&#34;heir&#34;}]"'
        in ada.get("/learn/oriflamme/first").text
    )
    assert "Go on at step 3" in ada.get("/").text
    assert learn(ada, DONE_BUT_ONE, goes_on=True)["step"] is None
    assert 'data-given="[]"' in ada.get("/learn/oriflamme/first").text
    assert ada.get("/learn/oriflamme").headers["location"] == "/learn/oriflamme/waiting"


def test_a_visitor_goes_on_where_this_browser_has_left(visitor: httpx.Client) -> None:
    assert "Go on at step" not in visitor.get("/").text
    learn(visitor, [None], answer=HEIR)
    for page in ("/", "/rules/oriflamme"):
        assert "Go on at step 3" in visitor.get(page).text
    learn(visitor, DONE_BUT_ONE, goes_on=True)
    assert "Go on at step" not in visitor.get("/").text
    assert visitor.get("/learn/oriflamme").headers["location"] == "/learn/oriflamme/waiting"
    learn(visitor, [None], answer=HEIR)
    visitor.post("/play", data={"game": "oriflamme"})
    assert visitor.get("/learn/oriflamme").headers["location"] == "/learn/oriflamme/waiting"


@pytest.mark.parametrize(
    "cookie", ["", "~.~", "none.first.3", "oriflamme.none.3", "oriflamme.first.-1", "oriflamme.first.999", "x" * 4000]
)
def test_a_cookie_that_names_no_lesson_is_passed_over(visitor: httpx.Client, cookie: str) -> None:
    visitor.cookies.set("lessons", cookie)
    assert "Go on at step" not in visitor.get("/").text


def test_japanese(visitor: httpx.Client) -> None:
    visitor.headers["Accept-Language"] = "ja"
    assert learn(visitor, [])["title"] == "最初のラウンド"
    assert "最初のラウンド" in visitor.get("/learn/oriflamme/first").text


def test_home_and_rules_lead_to_lessons_and_bots_of_a_level_can_be_asked_for(visitor: httpx.Client) -> None:
    for page in ("/", "/rules/oriflamme"):
        assert 'href="/learn/oriflamme"' in visitor.get(page).text
    table = visitor.post("/play", data={"game": "oriflamme", "level": "page"}).headers["location"]
    bots = [seat["bot"] for seat in visitor.get(f"/api/tables/{table.rpartition('/')[2]}").json()["seats"]]
    assert set(bots) == {None, "page"}

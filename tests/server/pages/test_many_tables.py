"""A person with many tables: the first ones at length on the home page, the others behind a fold."""

import re

import pytest

from tests.server.players import Guest, Host

SEATS = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]


def opened(ada: Guest, count: int) -> None:
    for _ in range(count):
        assert ada.post("/api/tables", {"game": "oriflamme", "seats": SEATS}).status_code == 201


def home(ada: Guest, language: str) -> str:
    return ada.get("/", headers={"Accept-Language": language}).text


@pytest.mark.parametrize(("language", "words"), [("en", "2 more tables"), ("ja", "ほか2テーブル")])
def test_the_first_six_are_at_length_and_the_others_behind_a_fold(host: Host, language: str, words: str) -> None:
    ada = host.guest("Ada")
    opened(ada, 6)
    assert "more-tables" not in home(ada, language)
    opened(ada, 2)
    at_length, fold = re.split('<details class="more-tables">', home(ada, language))
    assert at_length.count('class="own-table"') == 6
    assert fold.partition("</details>")[0].count('class="own-table"') == 2
    assert f"<summary>{words}</summary>" in fold


@pytest.mark.parametrize(
    ("language", "words"), [("en", "2 more tables (your turn at 1)"), ("ja", "ほか2テーブル（うち1テーブルがあなたの番）")]
)
def test_the_fold_says_how_many_of_its_tables_wait_for_me(host: Host, language: str, words: str) -> None:
    ada = host.guest("Ada")
    opened(ada, 1)
    for _ in range(7):
        alone = ada.post("/api/tables", {"game": "kings_guild", "seats": [{"who": "me"}]}).json()["id"]
        assert ada.post(f"/api/tables/{alone}/start").status_code == 200
    assert f"<summary>{words}</summary>" in home(ada, language)

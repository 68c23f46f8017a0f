"""What the book of cards says about two positions that differ."""

from typing import Any

import pytest

from tests.games.wheel_of_time.book import differs
from tests.games.wheel_of_time.differences import differences


@pytest.mark.parametrize(
    ("before", "after", "lines"),
    [
        ({"turn": 1}, {"turn": 2}, [".turn 2"]),
        ({"pieces": {"9": {"damage": 1}}}, {"pieces": {"9": {"damage": 2}}}, [".pieces.9.damage 2"]),
        (
            {"pieces": {"9": {}}},
            {"pieces": {"10": {"kind": "fade", "seat": 1}}},
            [".pieces.9 gone", ".pieces.10 {kind=fade seat=1}"],
        ),
        ({"hands": [["a"], ["b", "c", "d"]]}, {"hands": [["e"], ["b", "c", "d"]]}, [".hands.0.0 e"]),
        ({"deck": ["a", "b", "c"]}, {"deck": ["x", "a", "b", "c"]}, [".deck[0] + x"]),
        ({"deck": ["a", "b", "c"]}, {"deck": ["a", "b", "c", "x"]}, [".deck[3] + x"]),
        ({"deck": ["a", "b", "c"]}, {"deck": ["b"]}, [".deck[0] - a c"]),
        ({"deck": ["a", "b", "c"]}, {"deck": ["a", "c", "b"]}, [".deck[1] now c b"]),
        ({"deck": ["a", "a", "b"]}, {"deck": ["b", "a", "c"]}, [".deck[0] - a + c now b a c"]),
        (
            {"pool": []},
            {"pool": [{"ability": "P", "source": 1}, {"ability": "C", "source": 2}, {"ability": "O"}]},
            [".pool[0] + (ability source: P 1 / C 2) (ability: O)"],
        ),
    ],
)
def test_each_fact_that_has_changed_has_a_line(before: Any, after: Any, lines: list[str]) -> None:
    assert [*differences(before, after)] == lines


def test_what_has_changed_on_a_page_is_shown_line_by_line() -> None:
    shown = differs(["-", "asked 0", ".turn 2"], ["-", "asked 0", ".turn 3"])
    assert shown.splitlines()[-2:] == ["-.turn 2", "+.turn 3"]

"""Rules 13. Every ruling on a card is played with the real card, in the order of the chapter."""

from importlib.resources import files

import pytest

from regalia.core.rulings import Case, cases, rule_on
from regalia.games.wheel_of_time import notation

RULINGS = [*cases(files("regalia.games.wheel_of_time").joinpath("rulings.md").read_text("utf-8"))]


@pytest.mark.parametrize("case", RULINGS, ids=lambda case: case.name)
def test_ruling(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected

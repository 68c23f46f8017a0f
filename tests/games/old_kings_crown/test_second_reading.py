"""The engine against a second reading of the rules."""

from tests.games.old_kings_crown.reading import reading
from tests.games.second_reading import compare


def test_a_second_reading_of_the_rules_agrees_with_the_engine() -> None:
    assert compare("old_kings_crown", reading).keys() == {"6.2", "6.3 C", "6.3 D", "6.4", "7", "15"}

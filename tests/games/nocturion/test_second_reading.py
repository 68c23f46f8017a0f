"""The engine against a second reading of the rules."""

from tests.games.nocturion.reading import reading
from tests.games.second_reading import compare


def test_a_second_reading_of_the_rules_agrees_with_the_engine() -> None:
    assert compare("nocturion", reading).keys() == {"5.2", "5.2.1", "5.2.2", "5.2.3", "6.2", "7.4", "12"}

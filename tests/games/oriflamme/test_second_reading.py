"""The engine against a second reading of the rules."""

from tests.games.oriflamme.reading import reading
from tests.games.second_reading import compare


def test_a_second_reading_of_the_rules_plays_as_the_engine_does() -> None:
    assert compare("oriflamme", reading).keys() == {"4", "5 to 7", "8", "9"}

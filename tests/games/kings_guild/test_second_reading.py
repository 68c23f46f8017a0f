"""The engine against a second reading of the rules."""

from tests.games.kings_guild.reading import reading
from tests.games.second_reading import compare


def test_a_second_reading_of_the_rules_agrees_with_the_engine() -> None:
    assert compare("kings_guild", reading).keys() == {"4.1", "5.1", "5.2", "5.3", "7.3", "12"}

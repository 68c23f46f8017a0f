"""What the seats of a finished game could expect."""

from typing import Any

import pytest

from regalia import games
from regalia.bots.judgement import judgement_of, points_of
from regalia.bots.outlooks import expected_points
from regalia.core import Rules
from regalia.games.kings_guild.scoring import in_public
from tests.playing import name_of, random_match


@pytest.mark.parametrize("rules", [games.load(slug) for slug in games.slugs()], ids=name_of)
def test_there_are_points_after_every_answer_which_end_in_the_result(rules: Rules[Any]) -> None:
    match = random_match(rules, rules.seats[-1])
    points = [list(each) for each in expected_points(match)]
    assert len(points) == len(match.answers) + 1
    middle = len(match.answers) // 2
    assert points[middle] == list(points_of(judgement_of(rules.slug), match.at(middle)))
    assert points[-1] == [place.keys[0] for place in sorted(rules.rank(match.game.state), key=lambda place: place.seat)]


def test_in_a_game_that_counts_late_the_last_answer_brings_less_than_what_is_counted() -> None:
    """The King's Guild counts most points at the end (rules.md 12): the expected ones are there before."""
    match = random_match(games.load("kings_guild"), 4)
    *_, before, last = expected_points(match)
    game = match.at(len(match.answers) - 1)
    counted = [in_public(game.state, seat) for seat in range(match.seats)]
    assert abs(sum(last) - sum(before)) < (sum(last) - sum(counted)) / 2

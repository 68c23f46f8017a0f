"""What is possible now: how a challenge would end."""

import pytest

from regalia.games.wheel_of_time.pieces import ChallengeForm
from regalia.games.wheel_of_time.situation import ending


@pytest.mark.parametrize(
    ("form", "support", "opposition", "end"),
    [
        ("card", 5, 4, "success"),
        ("contest", 4, 4, "failure"),
        ("pattern", 6, 3, "light"),
        ("pattern", 3, 5, "neutral"),
        ("pattern", 2, 5, "shadow"),
        ("last_battle", 9, 4, "hero_wins"),
        ("last_battle", 9, 5, "open"),
        ("last_battle", 1, 6, "villain_wins"),
    ],
)
def test_how_a_challenge_would_end_with_these_totals(form: ChallengeForm, support: int, opposition: int, end: str) -> None:
    """Rules 6.7, 10.2."""
    assert ending(form, support, opposition) == end

"""Lessons hold what squires thought, and are kept."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.bots.results import OtherTerms
from regalia.bots.spread import here
from regalia.bots.training.lessons import asked, label, lesson, lessons_of, unpacked
from regalia.games import load


def test_a_lesson_holds_what_squires_thought_of_their_questions() -> None:
    found = lesson("oriflamme", 2)
    assert found == lesson("oriflamme", 2)
    assert len(found.won) in load("oriflamme").seats
    assert sum(found.won) == pytest.approx(1)
    for decision in found.decisions:
        game, answers = asked(load("oriflamme"), decision)
        assert len(answers) == len(decision.values) > 1
        assert decision.values[decision.chosen] == max(decision.values)
        assert all(game.why_not(decision.seat, answer) is None for answer in answers)


def test_half_of_a_label_is_for_the_choice_and_half_is_spread_by_value() -> None:
    assert label([0.5, 0.5], 1) == pytest.approx([0.25, 0.75])
    assert label([0.1, 0.9], 1) == pytest.approx([0, 1])
    assert label([3.0, 3.02], 1) == pytest.approx([0.5 / (1 + np.e), 1 - 0.5 / (1 + np.e)])


def test_lessons_in_a_file_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "lessons.jsonl"
    first = lessons_of("oriflamme", 1, here, file)
    played: list[int] = []

    def spy(do: Any, pieces: Any, /) -> Any:
        played.extend(pieces)
        return here(do, pieces)

    both = lessons_of("oriflamme", 2, spy, file)
    assert played == [1]
    assert both[:1] == first
    assert unpacked(both[1]) == lesson("oriflamme", 1)
    with pytest.raises(OtherTerms):
        lessons_of("nocturion", 1, here, file)

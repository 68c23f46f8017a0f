"""The lessons of every game hold under its rules, with texts in every language."""

from typing import Any

import pytest

from regalia.core import Rules
from regalia.lessons import FaultyLesson, lesson_of, names_of
from regalia.testing.playing import installed, name_of

EVERY_LESSON = [(rules.slug, name) for rules in installed() for name in names_of(rules.slug)]


@pytest.mark.parametrize(("slug", "name"), EVERY_LESSON)
def test_a_lesson_is_played_to_its_end(slug: str, name: str) -> None:
    try:
        lesson_of(slug, name)
    except FaultyLesson as wrong:
        pytest.fail(str(wrong))


@pytest.mark.parametrize("rules", installed(), ids=name_of)
def test_the_lessons_of_a_game_have_an_order(rules: Rules[Any]) -> None:
    orders = [lesson_of(rules.slug, name).script.order for name in names_of(rules.slug)]
    assert sorted(orders) == [*range(1, len(orders) + 1)]

"""Positions as text: readable, read back as they were, and copied as tests that run."""

import json
from typing import Any

import pytest

from regalia import games
from regalia.core import Rules, save
from regalia.server.debug.positions import WIDTH, as_test, laid_out, read, written
from tests.playing import random_match

GAMES = [games.load(slug) for slug in games.slugs()]


def test_what_fits_stands_on_one_line_and_the_rest_on_lines_of_its_own() -> None:
    value = {"hands": [[1, 2], [3]], "names": ["é" * 30] * 4}
    lines = laid_out(value).splitlines()
    assert lines[:2] == ["{", '  "hands": [[1, 2], [3]],']
    assert lines[2:4] == ['  "names": [', f'    "{"é" * 30}",']
    assert json.loads("\n".join(lines)) == value


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_every_position_is_read_as_it_was_written_and_copied_as_a_test_that_runs(rules: Rules[Any]) -> None:
    match = random_match(rules, rules.seats[-1], 4)
    for moment in range(0, len(match.answers) + 1, max(1, len(match.answers) // 8)):
        game = match.at(moment)
        assert save(read(rules, rules.seats[-1], written(game))) == save(game)
        test = as_test(game)
        names: dict[str, Any] = {}
        exec(compile(test, "pasted.py", "exec"), names)
        names["test_from_this_position"]()
        assert max(map(len, test.splitlines())) <= WIDTH + 1, "a comma may follow"
        assert ("game.answer(" in test) is not game.is_over

"""Positions that were saved under older versions of the rules."""

import msgspec
import pytest

from regalia.core import load, save
from regalia.games.wheel_of_time import RULES
from regalia.testing.playing import dice, play_out, some_moments


@pytest.mark.parametrize("number", range(2))
def test_a_position_of_version_1_is_played_on(number: int) -> None:
    for index, game in some_moments(RULES, 2, number, most=10):
        again = load(RULES, msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": 1}))
        assert save(again) == save(game)
        play_out(again, dice(index))
        assert again.is_over

"""Recorded games, one of each that `make playthroughs` has seen: whatever changes in one was meant, or is a bug."""

from typing import Any

import pytest

from regalia.core import Rules
from regalia.testing.playthrough import playthrough
from tests.playing import EVERY_GAME, name_of
from tests.playthrough import RECORDED

PLAYED = {rules.slug: rules for rules in EVERY_GAME}


@pytest.mark.parametrize(
    "rules", [PLAYED[file.stem] for file in sorted(RECORDED.iterdir()) if file.stem in PLAYED], ids=name_of
)
def test_the_recorded_playthrough_is_played_again_word_for_word(rules: Rules[Any]) -> None:
    recorded = (RECORDED / f"{rules.slug}.txt").read_text("utf-8")
    assert recorded == playthrough(rules), "a changed line is the point, or a bug: make playthroughs"

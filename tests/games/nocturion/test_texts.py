"""What the log says, in both languages."""

from typing import Literal

import pytest

from regalia.cli.words import Words
from regalia.core import look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.events import AbilityUsed
from regalia.games.nocturion.pieces import Cause
from regalia.games.nocturion.steps.carry import MayUse
from regalia.testing.playing import seed

Kind = Literal["location", "house", "beast", "quest"]
USED: dict[tuple[str, Kind, str], str] = {
    ("en", "location", "market"): "Ada uses Market.",
    ("en", "beast", "imp"): "Ada uses Imp.",
    ("en", "quest", "clear_road"): "Ada takes the reward of “Clear the Forest Road”.",
    ("en", "house", "ashgrove"): "Ada uses the ability of House Ashgrove.",
    ("ja", "location", "market"): "Adaは市場を使いました。",
    ("ja", "quest", "palisade"): "Adaは「防柵の建設」の報酬を得ました。",
    ("ja", "house", "ashgrove"): "Adaはアッシュグローヴ家の能力を使いました。",
}


@pytest.mark.parametrize(("language", "kind", "piece"), USED)
def test_the_log_tells_a_reward_from_an_ability(language: str, kind: Kind, piece: str) -> None:
    words = Words("nocturion", language, ["Ada", "Bob"])
    words.nouns = look(RULES.begin(2, seed(1)), 0).nouns
    used = AbilityUsed(0, kind, piece)
    assert words.event(used) == USED[language, kind, piece]


@pytest.mark.parametrize(("kind", "section"), [("location", "6.2"), ("quest", "5.2.2"), ("beast", "9.1")])
def test_a_question_about_an_ability_cites_the_section_that_gives_it(kind: Kind, section: str) -> None:
    assert MayUse(0, Cause(kind, "market")).cited() == section

"""What the log says, in both languages."""

from typing import Literal

import pytest

from regalia.core import look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.events import AbilityUsed
from regalia.testing.playing import seed
from regalia.words import Words

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

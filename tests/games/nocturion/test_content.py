"""What is printed is complete, and everything printed has its words."""

from importlib.resources import files

import pytest

from regalia.games.nocturion import RULES
from regalia.games.nocturion.content import LEVELS, RESOURCES
from regalia.games.nocturion.packs import entries
from regalia.games.nocturion.printed import Content, content_of
from regalia.testing.test_every_text import messages


def printed() -> Content:
    pack = RULES.pack
    assert pack is not None
    return content_of(pack)


def test_the_counts_of_the_box() -> None:
    content = printed()
    assert (len(content.locations), len(content.houses), len(content.heirlooms), len(content.beasts)) == (12, 6, 18, 40)
    assert [sum(quest.level == level for quest in content.quests.values()) for level in LEVELS] == [12] * 3
    triggers = [facts.ability.trigger for facts in content.beasts.values()]
    assert [triggers.count(each) for each in ("action", "reaction", "gather", "summon", "discard")] == [16, 7, 6, 6, 5]
    assert content.final_year == {2: 4, 3: 6, 4: 8}


def test_every_house_needs_all_kinds_and_each_heirloom_pays_what_it_should() -> None:
    content = printed()
    for facts in content.houses.values():
        icons: list[str] = [icon for heirloom in facts.heirloom for icon in heirloom.cost]
        assert sorted(icons.count(kind) for kind in RESOURCES) == [1, 1, 1, 1, 2, 3]
        assert {heirloom.slot: heirloom.prestige for heirloom in facts.heirloom} == {"helm": 2, "greaves": 3, "armour": 5}
        assert sum(ability.mode == "hourglass" for ability in facts.ability) == 1
        assert [ability.tier for ability in facts.ability] == [1, 2, 3]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_piece_has_a_name_and_what_has_an_effect_says_so(language: str) -> None:
    words = {*messages(RULES, language)}
    pack = RULES.pack
    assert pack is not None
    for path, entry in entries(pack.content):
        assert f"kind-{entry.id}" in words
        if path[0] not in ("region", "season") and path[2:3] != ("heirloom",):
            assert f"does-{entry.id}" in words
    assert all(f"costs-{kind}" in words for kind in RESOURCES)


def test_the_game_says_that_most_of_what_is_printed_is_a_reconstruction() -> None:
    for language, word in (("en", "reconstruction"), ("ja", "復元")):
        text = files("regalia.games.nocturion").joinpath("text")
        summary = text.joinpath(f"{language}.ftl").read_text("utf-8").partition("game-summary = ")[2].partition("\n")[0]
        rules = text.joinpath(f"rules.{language}.md").read_text("utf-8").partition("## 2.")[0]
        assert word in summary
        assert word in rules

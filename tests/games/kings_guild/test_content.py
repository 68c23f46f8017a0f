"""What is printed is complete, and everything printed has its deed."""

from pathlib import Path

from regalia.games import kings_guild
from regalia.games.kings_guild.cards.treasures import DEED_OF, card
from regalia.games.kings_guild.content import GUILDS, QUESTS, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.steps.hire import specialist
from regalia.games.kings_guild.steps.reward import LUCKY
from tests.games.deeds import asked_for

IN_HAND = ("relic", "charm", "coin")
"""Treasures that are kept or sold, and never played (rules.md 10.1)."""


def test_the_counts_of_the_box() -> None:
    assert (len(QUESTS), sum(len(quest.items) for quest in QUESTS.values()), len(GUILDS)) == (48, 72, 6)
    letters: list[str] = [facts.letter for facts in SPECIALISTS.values()]
    assert [letters.count(letter) for letter in "ABC"] == [12] * 3
    colours = [facts.colour for facts in TREASURES.values() for _ in range(facts.count)]
    assert [colours.count(colour) for colour in ("blue", "red", "yellow")] == [28] * 3
    assert sum(facts.kind == "master" for facts in ROOMS.values()) == 14


def test_every_piece_has_a_name_and_says_what_it_does() -> None:
    words = Path(kings_guild.__file__).with_name("text").joinpath("en.ftl").read_text("utf-8")
    keys = [f"{key}-{name}" for name in (*QUESTS, *SPECIALISTS, *TREASURES, *ROOMS) for key in ("kind", "does")]
    assert [key for key in keys if f"\n{key} = " not in words] == []


def test_every_specialist_who_does_something_at_once_has_a_deed() -> None:
    assert {*specialist} == {name for name, facts in SPECIALISTS.items() if facts.timing == "instant"}


def test_every_other_specialist_has_an_effect_in_its_facts_or_is_asked_for_by_name() -> None:
    asked = asked_for(kings_guild)
    for name, facts in SPECIALISTS.items():
        numbers = facts.storage or facts.hand_limit or facts.gather_bonus or facts.permits or facts.discount
        assert numbers or facts.hero_draw or name in specialist or name in asked, name


def test_every_treasure_that_is_played_has_a_deed_and_every_condition_belongs_to_one() -> None:
    played = {DEED_OF[name] for name, facts in TREASURES.items() if facts.category not in IN_HAND and name != LUCKY}
    assert {*card} == played
    assert {*card.conditions} <= {*card}

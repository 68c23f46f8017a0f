"""Rules 2.2, 4. The table as text, and what cards in play are called, tell all that a player needs to decide."""

import pytest

from regalia.cli.words import Words
from regalia.core import look
from regalia.games.wheel_of_time.drawing import numbers
from regalia.games.wheel_of_time.pieces import Die
from regalia.games.wheel_of_time.seen import copies
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def drawn(table: Table) -> list[str]:
    """The lines of the table as the Hero player sees it, in English."""
    words = Words("wheel_of_time", "en", ["Ada", "Bob"])
    sight = look(table.game(), HERO)
    return str(table.game().rules.text(sight.view, words)).splitlines()


def called(table: Table, language: str = "en") -> list[str]:
    """What the cards in play are called in a sentence, in the order in which they came into play."""
    words = Words("wheel_of_time", language, ["Ada", "Bob"])
    words.nouns = look(table.game(), HERO).nouns
    return [str(words.value("piece", piece)) for piece in table.state.pieces]


def test_a_force_is_drawn_with_its_current_abilities_damage_and_attachments() -> None:
    table = Table()
    table.lay("rand_al_thor_iv", damage=1, rotated=True)
    table.lay("bodyguards", on="rand_al_thor_iv")
    assert "  in play Rand al'Thor (IV) [Politics 0, One Power 1, Combat 0, damage 1, rotated, Bodyguards]" in drawn(table)


def test_a_challenge_is_drawn_with_the_forces_of_each_player() -> None:
    table = Table()
    number = table.challenge("gather_allies", HERO)
    table.lay("andor_infantry", place="field", challenge=number)
    table.lay("commander", VILLAIN, place="field", challenge=number)
    (line,) = [line for line in drawn(table) if line.startswith("Challenge Gather Allies Ada | ")]
    assert line.endswith("support 0 | opposition 0 | Ada Andor Infantry [Combat 4] | Bob Commander [Combat 2]")


def test_a_die_is_drawn_by_what_its_face_shows() -> None:
    table = Table()
    table.lay("commander")
    table.roll("commander", "C4 C0")
    assert "Dice Combat [damage+opposition], Combat [Combat]" in drawn(table)


@pytest.mark.parametrize(("language", "told"), [("en", "Combat (opposition + damage)"), ("ja", "軍事（妨害値＋ダメージ）")])
def test_a_die_is_told_by_what_its_face_shows(language: str, told: str) -> None:
    words = Words("wheel_of_time", language, ["Ada", "Bob"])
    assert words.value("dice", (Die("C", 4),)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Andor Cavalry 1", "Andor Cavalry 2", "Andor Infantry (Ada)", "Andor Infantry (Bob)", "Commander"]),
        ("ja", ["アンドール騎兵隊1", "アンドール騎兵隊2", "アンドール歩兵隊（Ada）", "アンドール歩兵隊（Bob）", "指揮官"]),
    ],
)
def test_copies_of_a_card_are_told_apart(language: str, told: list[str]) -> None:
    table = Table()
    for kind, seat in (("andor_cavalry", HERO),) * 2 + (("andor_infantry", HERO), ("andor_infantry", VILLAIN)):
        table.lay(kind, seat)
    table.lay("commander")
    assert called(table, language) == told
    assert copies(look(table.game(), HERO).view)[1] == (-1, 1)


def test_type_cost_abilities_and_traits_are_printed_on_a_card() -> None:
    words = Words("wheel_of_time", "en", [])
    assert [words.say(message, args) for message, args in numbers("andor_cavalry")] == [
        *("Troop", "cost 1 Politics", "cost 1 Combat", "Combat 4", "Andor", "Multiple", "Reinforcement")
    ]
    assert [words.say(message, args) for message, args in numbers("stymied")] == ["Limited event"]
    assert numbers("hero") == []

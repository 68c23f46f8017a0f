"""Rules 13. Every ruling on a card is played with the real card, in the order of the chapter."""

from importlib.resources import files

import pytest

from regalia.cli.commands.rulings import chosen
from regalia.core.rulings import Case, cases, rule_on
from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.language.grammar.amounts import UNPRINTED

RULINGS = [*cases(files("regalia.games.wheel_of_time").joinpath("rulings.md").read_text("utf-8"))]
INDEX = (
    "A Beginning",
    "A Murder of Ravens, Sabotage, Rampage, Thom Merrilin, Knowledge is Power",
    "A Stroke of Luck",
    "Advanced Scout",
    "Al’cair’rahienallen",
    "Andoran Spearmen, Sentries",
    "Animate Stone, Expendable Troops",
    "Battle Hardened",
    "Be’lal (I)",
    "Berelain",
    "Bitter Fighting, Duel",
    "Blood Tide, Stedding, Dense Fog, Heavy Fighting",
    "Bodyguards",
    "Bubble of Evil",
    "Called to War, Reducing Influence",
    "Callandor",
    "Car’a’carn, Flowing Coffers, Rallying Cry",
    "Captain Caldevwin, Nandera, Sevanna",
    "Carpe Fatum",
    "Civil Unrest",
    "Compulsion",
    "Debt of Honor",
    "Driven",
    "Egwene, Nynaeve, Elaida",
    "Exiled",
    "Fall Back",
    "Forced March",
    "Gray Man, Saboteurs",
    "Guarded by Fate",
    "Hampered, Forced Back",
    "High Stakes",
    "Inspirational Leader",
    "Regroup",
    "Gateway",
    "Horn of Valere",
    "House Guards",
    "Illusion",
    "Infighting",
    "Infiltration",
    "Ishamael (I)",
    "Juilin Sandar",
    "Lan, Lord Pelivar and other `pay:` cards",
    "Lightning, Misdirection, Gateway, Charge",
    "Loial",
    "Longbow",
    "Lord Edorion",
    "Lord Lir",
    "Marksmen, Two Rivers Archers",
    "Moghedien (I)",
    "Moiraine Sedai",
    "Momentum",
    "Nae’blis",
    "Narrow Escape",
    "Noble Allies, Cut Supply Lines, Verin",
    "Nynaeve",
    "Personal Growth",
    "Portal Stone",
    "Power Suppression, Broken Ground",
    "Prepared Defense, Stedding, Ravens Watching",
    "Rand (I)",
    "Rand (IV)",
    "Ready Resources",
    "Seasoned Warrior",
    "Shaidar Haran (I)",
    "Shayol Ghul",
    "Similar Ideals, Incentives, Strong Support",
    "Stalemate, A Time of Peace",
    "Tear",
    "The Ruby Dagger",
    "The Truth They Tell",
    "The Three Fold Land, The Waste",
    "The Wheel Turns",
    "Trolloc",
    "Trolloc Footmen",
    "War Party, Cairhien Veterans, Hadnan Kadere",
    "Wall of Fire",
    "Waygate",
    "What Might Be",
    "Lanfear (II), Sulin, Warders, Far Dareis Mai",
    "Young Bull, Hunting Party, The Companions",
)
"""The rulings of the chapter, in its order; the cards in which there is nothing to play have a test of their own below."""


def test_the_command_plays_them_after_the_worked_examples() -> None:
    assert chosen("wheel_of_time", [])[-len(RULINGS) :] == RULINGS


def test_no_ruling_is_missing() -> None:
    assert tuple(dict.fromkeys(case.name.split(": ")[0] for case in RULINGS)) == INDEX


@pytest.mark.parametrize("case", RULINGS, ids=lambda case: case.name)
def test_ruling(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected


def test_insane_designer_is_never_legal() -> None:
    assert not cards()["insane_designer"].legal


def test_two_cards_that_others_name_were_never_printed() -> None:
    assert set(UNPRINTED).isdisjoint(cards())

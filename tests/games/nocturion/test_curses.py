"""Rules 10. Curses, the Chalice, the Guild Master."""

from regalia.core import PASS, look
from regalia.games.nocturion.events import AbilityUsed
from regalia.games.nocturion.options import (
    Curse,
    DropCurse,
    MoveCurse,
    Release,
    Reserve,
    Use,
    UseBeast,
)
from tests.games.nocturion.layout import A, B, C, act, facts, options, table


def test_a_curse_is_drawn_before_its_target_is_chosen() -> None:
    game = table("T 6 | curses shackles\nA dice 6", "A activate W2 6", "A use")
    assert look(game, C).view.curse == "shackles"
    assert options(game, A, Curse) == [B, C]


def test_the_holder_of_the_chalice_is_no_target_for_giving_or_moving() -> None:
    game = table("T 6\nA dice 6 | curses greed | stable nightmare\nB chalice", "A beast nightmare")
    assert facts(game, "C curses") == "curses greed"
    assert options(table("players 2 | T 6\nA curses greed | stable nightmare\nB chalice"), A, UseBeast) == []


def test_a_curse_on_its_way_can_be_warded_off_by_its_target_alone() -> None:
    position = "T 6 | curses doubt\nA dice 6 | stable sphinx\nB stable sphinx~ | house corvane 0\nC stable imp"
    game = table(position, "A activate W2 6", "A use", "A curse B")
    assert facts(game, "B curses") == "curses doubt"
    game = table("T 6 | curses doubt\nA dice 6\nB stable sphinx", "A activate W2 6", "A use", "A curse B")
    assert (options(game, B, UseBeast), game.step.kind()) == (["sphinx"], "Incoming")
    act(game, "B beast sphinx")
    assert (facts(game, "B curses stable"), game.state.curse_discards) == ("curses - | stable sphinx~", ("doubt",))
    assert (game.step.kind(), AbilityUsed(B, "beast", "sphinx") in (game.events or [])) == ("Act", True)


def test_a_curse_may_be_let_through() -> None:
    game = table("T 6 | curses doubt\nA dice 6\nB stable sphinx", "A activate W2 6", "A use", "A curse B")
    game.answer(B, PASS)
    assert facts(game, "B curses stable") == "curses doubt | stable sphinx"


def test_a_moved_curse_can_be_warded_off_too() -> None:
    game = table("T 6\nA curses greed famine | stable nightmare\nB stable sphinx", "A beast nightmare")
    assert options(game, A, MoveCurse) == ["greed", "greed", "famine", "famine"]
    game.answer(A, MoveCurse("famine", B))
    act(game, "B beast sphinx")
    assert (facts(game, "A curses"), facts(game, "B curses"), game.state.curse_discards) == (
        "curses greed",
        "curses -",
        ("famine",),
    )


def test_three_curses_of_one_kind_leave_no_choice() -> None:
    position = "T 6 | curses doubt\nA dice 6\nB curses greed greed greed"
    assert facts(table(position, "A activate W2 6", "A use", "A curse B"), "B curses") == "curses greed greed doubt"


def test_the_curse_deck_is_made_anew_of_its_discards() -> None:
    game = table("T 6\nA dice 6")
    game.state.curse_deck, game.state.curse_discards = (), ("doubt",)
    act(game, "A activate W2 6", "A use", "A curse C")
    assert (facts(game, "C curses"), [*game.state.curse_deck], [*game.state.curse_discards]) == ("curses doubt", [], [])


def test_the_monastery_takes_a_curse_first_and_gives_the_chalice_to_the_uncursed() -> None:
    position = "T 3\nA dice 2 | curses {}\nB chalice"
    game = table(position.format("greed doubt"), "A activate E2 2", "A use")
    assert options(game, A, DropCurse) == ["greed", "doubt"]
    act(game, "A drop greed")
    assert (facts(game, "A curses chalice"), game.state.chalice) == ("curses doubt | chalice no", B)
    game = table("T 3\nA dice 2\nB chalice", "A activate E2 2", "A use")
    assert game.state.chalice == A


def test_pegasus_takes_one_curse_and_the_stag_all() -> None:
    game = table(
        "T 3\nA house duskmere 3 | hand pegasus | curses greed doubt | goods K1",
        "A house duskmere",
        "A summon pegasus",
        "A use",
    )
    assert options(game, A, DropCurse) == ["greed", "doubt"]
    game = table("T 3\nA stable holy_stag | curses greed doubt famine", "A release holy_stag")
    assert (facts(game, "A curses stable"), len(game.state.curse_discards)) == ("curses - | stable -", 3)
    assert options(table("T 3\nA stable holy_stag"), A, Release) == []


def test_the_banshee_curses_somebody_when_it_comes() -> None:
    position = "T 3 | curses doubt\nA house duskmere 3 | hand banshee | goods A1"
    game = table(position, "A house duskmere", "A summon banshee", "A use", "A curse C")
    assert (facts(game, "C curses"), facts(game, "A stable")) == ("curses doubt", "stable banshee~")


def test_the_guild_master_is_taken_from_wherever_it_is() -> None:
    game = table("T 6\nA dice 4\nB guild_master", "A activate S2 4", "A use")
    assert game.state.guild_master == A
    assert options(table("T 6\nA dice 4 | guild_master", "A activate S2 4"), A, Use) == []


def test_what_bloodthirst_will_cost_is_shown() -> None:
    game = table("T 3\nA prestige 5 | curses bloodthirst bloodthirst bloodthirst")
    assert (look(game, B).view.seats[A].pending, facts(game, "A score")) == (7, "score -2")


def test_without_a_curse_to_draw_none_can_be_given() -> None:
    game = table("T 6\nA dice 6")
    game.state.curse_deck = ()
    act(game, "A activate W2 6")
    assert game.step.kind() == "Act"


def test_the_holder_of_the_chalice_keeps_its_curses_and_they_work() -> None:
    game = table("T 3\nA dice 2 | curses shackles | chalice")
    assert options(game, A, Reserve) == []
    game = table("T 3 | phase refresh | moved\nA goods G5 | curses greed | chalice")
    assert facts(game, "A goods curses chalice") == "goods G4 | curses greed | chalice no"

"""Rules 8. What each effect does, and when it can be used."""

import pytest

from regalia.core import Several, look
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import ABLE, now
from regalia.games.nocturion.events import Gained
from regalia.games.nocturion.options import (
    Activate,
    Cash,
    Change,
    Equip,
    Exhaust,
    Ready,
    Refill,
    Reroll,
    Return,
    Take,
    UseBeast,
    UseHouse,
)
from regalia.games.nocturion.pieces import Cause
from regalia.games.nocturion.steps.carry import DO
from tests.games.nocturion.layout import A, B, act, facts, options, table


def test_every_effect_can_be_judged_and_carried_out() -> None:
    kinds = {*fx.Effect.__args__}
    assert {*ABLE} == kinds
    assert {*DO} == kinds


def test_now_says_what_a_piece_can_do() -> None:
    state = table("T 3 | deck imp\nA house ashgrove 1 | hand treant | goods A1 I1 W1 | dice 6").state
    location = Cause("location", "portal_roots")
    assert [type(effect) for effect in now(state, A, location)] == [fx.Summon, fx.SearchBeasts]
    assert [type(effect) for effect in now(state, A, Cause("house", "ashgrove", 0))] == [fx.Exchange]
    assert now(state, A, Cause("beast", "alligator")) == ()
    assert now(state, B, Cause("house", "ashgrove", 0)) == ()


@pytest.mark.parametrize(
    ("beast", "dice", "crest", "offered"),
    [
        ("chimera", "1 6", 0, [(1, 2, False), (6, 5, False)]),
        ("alligator", "6", 3, [(3, 4, True)]),
        ("bog_serpent", "2 2", 1, [(2, 1, False)]),
    ],
)
def test_dice_turn_within_one_and_six_also_on_the_crest(
    beast: str, dice: str, crest: int, offered: list[tuple[int, int, bool]]
) -> None:
    game = table(f"T 3\nA dice {dice} | crest {crest} | stable {beast}", f"A beast {beast}")
    if len(offered) > 1:
        assert game.asks[A] == tuple(Change(*change) for change in offered)
    else:
        ((die, to, on_crest),) = offered
        assert to in ((game.state.crest[A],) if on_crest else game.state.dice[A])
        assert die != to


def test_weakness_forbids_to_change_and_to_reroll() -> None:
    game = table("T 3\nA dice 3 | curses weakness | stable alligator will_o_wisp | house evenfall 1")
    assert (options(game, A, UseBeast), options(game, A, UseHouse)) == ([], [])


def test_a_reroll_takes_one_own_die() -> None:
    game = table("T 3 | rolls 6\nA dice 2 3 | crest 4 | stable will_o_wisp", "A beast will_o_wisp")
    assert game.asks[A] == (Reroll(2, crest=False), Reroll(3, crest=False), Reroll(4, crest=True))
    game.answer(A, Reroll(4, crest=True))
    assert facts(game, "A dice crest") == "dice 2 3 | crest 6"


def test_exhausting_up_to_two_of_anybody() -> None:
    house = "A house ashgrove 1 | goods I1 W1 | stable warg"
    position = f"T 3 | row1 bridges palisade tournament\n{house}\nB stable imp troll~\nC stable sphinx"
    game = table(position, "A complete bridges", "A use")
    ask = game.asks[A]
    assert isinstance(ask, Several)
    assert ([*ask.options], ask.least, ask.most) == ([Exhaust("warg"), Exhaust("imp"), Exhaust("sphinx")], 1, 2)
    game.answer(A, (Exhaust("sphinx"), Exhaust("imp")))
    assert [facts(game, f"{seat} stable") for seat in "ABC"] == ["stable warg", "stable imp~ troll~", "stable sphinx~"]


def test_the_manticore_exhausts_another_beast_and_not_itself() -> None:
    assert options(table("T 3\nA stable manticore"), A, UseBeast) == []
    game = table("T 3\nA stable manticore warg\nB stable imp", "A beast manticore")
    assert game.asks[A] == (Exhaust("warg"), Exhaust("imp"))


def test_the_unicorn_readies_no_beast_that_readies() -> None:
    game = table("T 3\nA stable unicorn warg~ imp troll~", "A beast unicorn")
    assert options(game, A, Ready) == ["warg", "troll"]
    assert options(table("T 3\nA stable unicorn imp\nB stable warg~"), A, UseBeast) == []


def test_toggling_readies_or_exhausts_any_beast_and_it_can_be_used_again() -> None:
    game = table("T 6\nA dice 4 5 | stable alligator~\nB stable imp", "A activate S3 4", "A use")
    assert game.asks[A] == (Ready("alligator"), Exhaust("imp"))
    game.answer(A, Ready("alligator"))
    assert "alligator" in options(game, A, UseBeast)


def test_a_region_of_choice_is_refilled_also_under_dice() -> None:
    game = table("T 3 | empty N1 N2 S1 | occupied N1\nA stable centaur", "A beast centaur")
    assert options(game, A, Refill) == ["north", "south"]
    game.answer(A, Refill("north"))
    assert [estate for estate, stocked in enumerate(game.state.stocked) if not stocked] == [6]
    assert options(table("T 3\nA stable centaur"), A, UseBeast) == []


def test_beast_cash_takes_a_ready_beast_and_not_its_discard_ability() -> None:
    position = "T 3 | row1 library palisade tournament\nA house ashgrove 1 | goods M1 G1 | stable behemoth troll~ warg"
    game = table(position, "A complete library", "A use")
    assert options(game, A, Cash) == ["behemoth", "warg"]
    game.answer(A, Cash("behemoth"))
    assert facts(game, "A prestige stable") == "prestige 7 | stable troll~ warg"


def test_an_heirloom_for_free() -> None:
    quest = "T 3 | row2 river_port poachers seal_rift\nA house corvane 2 | goods W2 K1"
    position = f"{quest}\nB house blackthorn 0 | stable thieving_raven"
    game = table(position, "A complete river_port", "A use")
    assert facts(game, "A equipped prestige") == "equipped 3 | prestige 7"
    assert options(game, B, UseBeast) == ["thieving_raven"]


def test_which_heirloom_is_free_is_chosen() -> None:
    game = table("T 3 | row2 river_port poachers seal_rift\nA house corvane 2 | goods W2 K1", "A complete river_port")
    game.state.heirlooms[A] = ("corvane_helm",)
    act(game, "A use")
    assert options(game, A, Equip) == ["corvane_greaves", "corvane_armour"]
    act(game, "A equip corvane_armour")
    assert facts(game, "A prestige equipped") == "prestige 7 | equipped 2"


def test_any_face_will_do_after_the_kraken_and_only_once() -> None:
    game = table("T 3\nA dice 1 1 | stable kraken", "A release kraken")
    assert len(options(game, A, Activate)) == 12
    act(game, "A activate W2 1", "A skip")
    assert {*options(game, A, Activate)} == {"archery_range", "market", "portal_roots"}


def test_any_face_lapses_at_the_end_of_the_turn_and_a_fitting_die_uses_it_up() -> None:
    game = table("T 3\nA dice 1 | stable kraken", "A release kraken", "A end")
    assert game.state.wild is False
    game = table("T 3\nA dice 1 1 | stable kraken", "A release kraken", "A activate N1 1", "A skip")
    assert len(options(game, A, Activate)) == 2


def test_the_kraken_waits_for_ones_own_turn() -> None:
    assert look(table("T 3\nB stable kraken"), B).offers == ()


def test_prestige_for_resources_needs_two() -> None:
    position = "T 3 | row1 blighted_grove palisade tournament\nA house corvane 1 | goods M1 W1 {}"
    assert table(position.format("G1"), "A complete blighted_grove").step.kind() == "Act"
    assert facts(table(position.format("G2"), "A complete blighted_grove", "A use"), "A prestige") == "prestige 4"


def test_a_reward_can_be_skipped() -> None:
    position = "T 3 | row1 tournament palisade bridges\nA house corvane 1 | goods K1 G1"
    assert facts(table(position, "A complete tournament", "A skip"), "A goods prestige") == "goods - | prestige 3"


def test_an_exchange_takes_another_kind() -> None:
    game = table("T 3\nA stable basilisk | goods G1 M1", "A beast basilisk", "A return gold")
    assert options(game, A, Take) == ["archer", "knight", "mage", "iron", "wood"]
    act(game, "A take wood")
    assert [event for event in game.events or [] if isinstance(event, Gained)] == [Gained(A, ("wood",), "exchange")]


def test_an_exchange_needs_a_resource() -> None:
    assert options(table("T 3\nA stable basilisk"), A, UseBeast) == []


def test_a_lost_resource_is_of_the_losers_choice() -> None:
    game = table("T 3\nA stable vampire_bat\nB goods G1 W1", "A release vampire_bat")
    assert options(game, B, Return) == ["gold", "wood"]

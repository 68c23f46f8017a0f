"""Rules 7 to 10. Windows, effects, beasts, curses."""

import pytest

from regalia.core import PASS, IllegalAnswer, Several, Unasked, look
from regalia.games.nocturion import RULES
from regalia.games.nocturion import effects as fx
from regalia.games.nocturion.abilities import ABLE, now
from regalia.games.nocturion.events import AbilityUsed, Gained
from regalia.games.nocturion.options import (
    Activate,
    Cash,
    Change,
    Choose,
    Curse,
    Discard,
    DropCurse,
    Equip,
    Exhaust,
    Keep,
    MoveCurse,
    Ready,
    Refill,
    Release,
    Reroll,
    Return,
    Summon,
    Take,
    Use,
    UseBeast,
    UseHouse,
    Waive,
)
from regalia.games.nocturion.pieces import Cause
from regalia.games.nocturion.steps.carry import DO
from tests.games.nocturion.layout import A, B, C, act, facts, options, table


def test_every_effect_can_be_judged_and_carried_out() -> None:
    kinds = {*fx.Effect.__args__}
    assert {*ABLE} == kinds
    assert {*DO} == kinds


# Windows (7.4)


def test_events_are_answered_first_in_first_out() -> None:
    game = table(
        "T 3\nA stable gremlin\nB stable treant\nC stable treant hunting_hawk",
        "A release gremlin",
        "A take wood",
        "A take archer",
        "B beast treant",
    )
    asked = []
    for _ in range(3):
        ((seat, _),) = game.asks.items()
        asked.append((seat, look(game, None).view.about))
        game.answer(seat, PASS)
    assert asked == [(C, "wood"), (C, "archer"), (C, "wood")]


def test_a_beast_that_gathers_is_answered_after_everybody_was_asked_about_the_first_gain() -> None:
    game = table("T 6\nA dice 5 | stable treant\nB stable treant\nC stable treant", "A activate S2 5")
    assert [*game.asks] == [A]
    act(game, "A beast treant")
    assert [*game.asks] == [B]
    act(game, "B pass")
    assert [*game.asks] == [C]
    act(game, "C pass")
    assert [*game.asks] == [B]
    act(game, "B beast treant", "C pass")
    assert [*game.asks] == [C]
    act(game, "C beast treant")
    assert game.step.kind() == "UseLocation"
    assert [facts(game, f"{seat} goods") for seat in "ABC"] == ["goods W2", "goods W1", "goods W1"]


def test_two_kinds_gained_at_once_are_two_events_in_the_order_named() -> None:
    game = table("T 3\nA stable gremlin\nB stable treant hunting_hawk", "A release gremlin", "A take wood", "A take archer")
    assert options(game, B, UseBeast) == ["treant"]
    act(game, "B beast treant")
    assert options(game, B, UseBeast) == ["hunting_hawk"]


def test_an_owner_gathers_by_its_own_gain() -> None:
    game = table("T 6\nA dice 5 | stable treant", "A activate S2 5")
    assert options(game, A, UseBeast) == ["treant"]


def test_a_location_is_responded_to_after_its_ability() -> None:
    game = table(
        "T 6\nA dice 4 | goods G1\nB stable imp | goods M1", "A activate S1 4", "A use", "A return gold", "A take wood"
    )
    assert options(game, B, UseBeast) == ["imp"]
    act(game, "B beast imp", "B take iron")
    assert facts(game, "B goods stable") == "goods I1 | stable imp~"


def test_a_reaction_that_can_do_nothing_is_not_asked_for() -> None:
    game = table("T 6\nA dice 4\nB stable imp", "A activate S1 4", "A skip")
    assert [*game.asks] == [A]


def test_reactions_are_for_the_right_location_and_for_opponents() -> None:
    assert [*table("T 6\nA dice 5\nB stable kobold", "A activate S2 5", "A skip").asks] == [A]
    assert [*table("T 6\nA dice 3 | stable kobold", "A activate E1 3", "A skip").asks] == [A]
    assert [*table("T 6\nA dice 6\nB stable wolf_pack", "A activate W3 6", "A skip").asks] == [B]


@pytest.mark.parametrize(
    ("beast", "position", "actions", "then"),
    [
        ("thieving_raven", "A house ashgrove 0 | goods W1 A1", ["A equip ashgrove_helm"], "goods G1 | prestige 0"),
        ("hydra", "A house duskmere 3 | hand imp", ["A house duskmere", "A summon imp"], "goods - | prestige 1"),
    ],
)
def test_what_opponents_do_is_responded_to(beast: str, position: str, actions: list[str], then: str) -> None:
    game = table(f"T 3\n{position}\nB stable {beast}", *actions, f"B beast {beast}")
    assert facts(game, "B goods prestige") == then


def test_a_quest_is_responded_to_after_its_reward_and_when_the_row_is_full_again() -> None:
    position = "T 3 | row1 tournament palisade bridges | next1 library\nA house ashgrove 1 | goods K1 G1\nB stable gargoyle"
    game = table(position, "A complete tournament", "A use", "A take wood")
    assert (options(game, B, UseBeast), game.state.rows[0][0]) == (["gargoyle"], "library")
    act(game, "B beast gargoyle", "B take mage")
    assert facts(game, "B goods") == "goods M1"


def test_a_house_ability_works_by_itself_before_anybody_responds() -> None:
    position = "T 3 | row1 tournament palisade bridges\nA house ashgrove 3 | goods K1 G1\nB stable gargoyle"
    game = table(position, "A complete tournament", "A skip")
    assert facts(game, "A prestige") == "prestige 5"
    assert [*game.asks] == [B]


def test_a_third_heirloom_from_the_reward_counts_for_its_own_quest() -> None:
    position = "T 3 | row2 river_port poachers seal_rift\nA house ashgrove 2 | goods W2 K1"
    game = table(position, "A complete river_port", "A use")
    assert facts(game, "A prestige equipped") == "prestige 9 | equipped 3"


def test_a_summon_of_corvane_earns_three_more_also_when_it_is_free() -> None:
    position = "T 3 | row1 border_patrol palisade bridges\nA house corvane 3 | goods A1 K1 | hand dragon"
    game = table(position, "A complete border_patrol", "A use", "A summon dragon")
    assert facts(game, "A prestige") == "prestige 10"


def test_a_summon_is_responded_to_after_its_summon_ability() -> None:
    position = "T 3\nA house duskmere 3 | hand fairy_swarm\nB stable treant hydra"
    game = table(position, "A house duskmere", "A summon fairy_swarm")
    assert game.step.kind() == "UseBeast"
    act(game, "A use", "A take wood")
    assert options(game, B, UseBeast) == ["treant"]
    act(game, "B pass")
    assert options(game, B, UseBeast) == ["hydra"]


def test_an_interrupt_is_taken_while_the_action_is_chosen_and_the_question_stays() -> None:
    game = table("T 3\nA dice 2\nB stable gremlin imp\nC stable behemoth~ kraken")
    assert [look(game, seat).offers for seat in (A, B, C)] == [(), (Release("gremlin"),), ()]
    asks = game.asks
    game.answer(B, Unasked(Release("gremlin")))
    assert [*game.asks] == [B]
    act(game, "B take gold", "B take gold")
    assert (game.asks, facts(game, "B goods stable")) == (asks, "goods G2 | stable imp")
    assert game.state.discards == ("gremlin",)


def test_nothing_is_offered_in_the_draft_or_inside_a_resolution() -> None:
    drafting = table("phase draft | pool 2 3 5\nB stable gremlin behemoth")
    assert look(drafting, B).offers == ()
    resolving = table("T 6\nA dice 4 | goods G1\nB stable gremlin", "A activate S1 4")
    assert resolving.step.kind() == "UseLocation"
    assert look(resolving, B).offers == ()
    with pytest.raises(IllegalAnswer):
        resolving.answer(B, Unasked(Release("gremlin")))


def test_behemoth_and_vampire_bat_do_what_they_say_out_of_turn() -> None:
    game = table("T 3\nA goods G1 I1\nB stable behemoth vampire_bat\nC goods M1")
    game.answer(B, Unasked(Release("behemoth")))
    game.answer(B, Unasked(Release("vampire_bat")))
    assert [*game.asks] == [A]
    act(game, "A return iron")
    assert [facts(game, "A goods"), facts(game, "B prestige stable"), facts(game, "C goods")] == [
        "goods G1",
        "prestige 2 | stable -",
        "goods -",
    ]
    assert game.step.kind() == "Act"


def test_opponents_lose_clockwise_from_the_user() -> None:
    game = table("T 3\nA goods G1 I1\nB stable vampire_bat\nC goods M1 G1")
    game.answer(B, Unasked(Release("vampire_bat")))
    assert [*game.asks] == [C]
    act(game, "C return mage")
    assert [*game.asks] == [A]


# Effects (8)


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
    assert options(game, A, Exhaust) == ["warg", "imp"]


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


# Beasts (9)


def test_a_full_stable_of_exhausted_beasts_takes_no_more() -> None:
    position = "T 0\nA dice 1 | hand imp | goods G1 | stable {}"
    full = table(position.format("warg~ troll~ ogre~ hydra~"), "A activate N3 1")
    assert options(full, A, Choose) == ["search_beasts"]
    assert options(table(position.format("warg troll~ ogre~ hydra~"), "A activate N3 1"), A, Choose) == [
        "summon",
        "search_beasts",
    ]


def test_a_beast_that_makes_room_leaves_its_prestige_behind() -> None:
    game = table(
        "T 3\nA house duskmere 3 | hand imp | prestige 9 | stable warg troll ogre~ hydra",
        "A house duskmere",
        "A summon imp",
    )
    assert options(game, A, Discard) == ["warg", "troll", "hydra"]
    act(game, "A discard troll")
    assert facts(game, "A prestige stable") == "prestige 10 | stable warg ogre~ hydra imp"
    assert game.state.discards == ("troll",)


def test_duskmere_waives_an_icon_of_choice_beside_that_of_the_tile() -> None:
    game = table(
        "T 0\nA house duskmere 1 | dice 1 | hand treant | goods A1 I1",
        "A activate N3 1",
        "A choose summon",
        "A summon treant",
    )
    assert options(game, A, Waive) == ["archer", "iron"]
    act(game, "A waive iron")
    assert facts(game, "A goods prestige") == "goods I1 W2 | prestige 1"


def test_duskmere_pays_without_a_location_and_once_a_round() -> None:
    game = table("T 3\nA house duskmere 3 | hand imp warg | goods W1", "A house duskmere")
    assert options(game, A, Summon) == ["imp", "warg"]
    act(game, "A summon warg")
    assert facts(game, "A goods stable spent") == "goods - | stable warg | spent yes"
    assert options(game, A, UseHouse) == []


def test_only_what_can_be_paid_is_summoned_and_others_are_not_told() -> None:
    game = table("T 0\nA dice 1 | hand treant dragon", "A activate N3 1")
    assert options(game, A, Choose) == ["search_beasts"]
    seen = look(game, B).decision
    rich = look(table("T 0\nA dice 1 | hand treant imp | goods A1 I1", "A activate N3 1"), B).decision
    assert seen == rich


def test_a_discount_is_no_resource() -> None:
    game = table("T 0\nA dice 6 | hand gargoyle | goods K1", "A activate W3 6")
    assert options(game, A, Choose) == ["summon", "search_beasts"]
    act(game, "A choose summon", "A summon gargoyle")
    assert facts(game, "A goods stable") == "goods - | stable gargoyle"


def test_a_search_goes_on_in_the_reshuffled_discards() -> None:
    game = table("T 6\nA dice 6")
    game.state.deck, game.state.discards = ("hydra",), ("imp", "warg", "troll")
    act(game, "A activate W1 6", "A choose search_beasts")
    assert (game.state.looked[0], len(game.state.looked), len(game.state.deck), [*game.state.discards]) == (
        "hydra",
        3,
        1,
        [],
    )
    assert len(options(game, A, Keep)) == 3


def test_frosthelm_searches_once_a_round() -> None:
    game = table("T 3 | deck imp warg troll\nA house frosthelm 1", "A house frosthelm", "A keep warg")
    assert (facts(game, "A hand"), game.state.deck[-2:]) == ("hand warg", ("imp", "troll"))


def test_a_beast_in_hand_has_no_ability_and_an_exhausted_one_neither() -> None:
    assert options(table("T 3\nA dice 2 | hand alligator | stable warg~"), A, UseBeast) == []


# Curses and tokens (10)


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


def test_a_lost_resource_is_of_the_losers_choice() -> None:
    game = table("T 3\nA stable vampire_bat\nB goods G1 W1", "A release vampire_bat")
    assert options(game, B, Return) == ["gold", "wood"]


def test_the_rules_know_no_other_seat_counts() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        RULES.begin(5, "0" * 64)


def test_what_tells_others_something_cannot_be_taken_back() -> None:
    for position, actions in [
        ("T 0\nA dice 1 | hand imp | goods G1", ["A activate N3 1", "A choose summon"]),
        ("T 6 | curses doubt\nA dice 6", ["A activate W2 6", "A use"]),
        ("T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods K1 G1", ["A complete tournament", "A skip"]),
    ]:
        before = table(position)
        game = act(before.copy(), *actions)
        assert game.state.knows.learned > before.state.knows.learned

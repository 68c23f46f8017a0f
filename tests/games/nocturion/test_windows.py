"""Rules 7. Windows: who responds to what, in which order; interrupts."""

import pytest

from regalia.core import PASS, IllegalAnswer, Unasked, look
from regalia.games.nocturion.options import (
    SKIP,
    Release,
    UseBeast,
)
from tests.games.nocturion.layout import A, B, C, act, facts, options, table


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


ACTS = {
    "imp": ("S1 4", ["A use", "A return gold", "A take wood"]),
    "wolf_pack": ("W3 6", ["A skip"]),
    "kobold": ("E1 3", ["A use"]),
}
"""What an opponent does before each beast that reacts to a location, and the tile with its die."""


@pytest.mark.parametrize("beast", ACTS)
@pytest.mark.parametrize(("own", "asked"), [(True, "Act"), (False, "React")])
def test_a_location_is_responded_to_by_opponents_alone(beast: str, own: bool, asked: str) -> None:
    place, actions = ACTS[beast]
    stables = (f" | stable {beast}", "") if own else ("", f" | stable {beast}")
    game = table(f"T 6\nA dice {place[-1]} | goods G1{stables[0]}\nB goods M1{stables[1]}", f"A activate {place}", *actions)
    assert game.step.kind() == asked


OTHER_ACTS = {
    "thieving_raven": ("A house ashgrove 0 | goods W1 A1", ["A equip ashgrove_helm"]),
    "hydra": ("A house duskmere 3 | hand imp", ["A house duskmere", "A summon imp"]),
    "gargoyle": ("A house ashgrove 1 | goods A1 G1", ["A complete tax_escort"]),
}


@pytest.mark.parametrize("beast", OTHER_ACTS)
@pytest.mark.parametrize(("own", "asked"), [(True, "Act"), (False, "React")])
def test_what_a_player_does_is_responded_to_by_opponents_alone(beast: str, own: bool, asked: str) -> None:
    position, actions = OTHER_ACTS[beast]
    stables = (f" | stable {beast}", "") if own else ("", f"stable {beast}")
    game = table(f"T 3 | row1 tax_escort\n{position}{stables[0]}\nB {stables[1] or 'goods M1'}", *actions)
    if game.step.kind() == "UseQuest":
        act(game, "A skip")
    assert game.step.kind() == asked


def test_who_might_summon_is_asked_by_a_portal_though_nothing_in_hand_can_be_paid() -> None:
    game = table("T 3\nA dice 1 | hand dragon")
    game.state.deck = game.state.discards = ()
    act(game, "A activate N3 1")
    assert game.asks == {A: (SKIP,)}


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

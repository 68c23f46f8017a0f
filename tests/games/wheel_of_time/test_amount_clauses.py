"""Rules 12.3, 12.6. Every clause of an amount or a base decides something: positions in which similar ones differ."""

import pytest
from msgspec.structs import replace

from tests.games.wheel_of_time.laid import HERO, VILLAIN
from tests.games.wheel_of_time.test_amounts import amount
from tests.games.wheel_of_time.test_filters import laid, meant


@pytest.mark.parametrize(
    ("text", "kind", "number"),
    [
        ("pattern_own", "aviendha", 3),
        ("pattern_opp", "aviendha", 5),
        ("pattern_own", "fade", 5),
        ("pattern_opp", "fade", 3),
        ("pattern_hero", "fade", 3),
        ("pattern_own", "illian", 0),
        ("pattern_neutral", "fade", 7),
        ("pattern_total", "fade", 3 + 7 + 5),
        ("any_pattern", "aviendha", 5),
        ("any_pattern", "fade", 5),
        ("half_up", "fade", 4),
        ("pattern_own/3", "aviendha", 1),
        ("pattern_own/3", "fade", 1),
        ("2*pattern_own", "fade", 10),
        ("min(pattern_own,4)", "fade", 4),
        ("max(pattern_own,4)", "fade", 5),
        ("pattern_own+2", "fade", 7),
        ("pattern_own-1", "fade", 4),
    ],
)
def test_tokens_of_the_pattern_by_who_asks(text: str, kind: str, number: int) -> None:
    table = laid()
    table.set(sections=[3, 5], neutral=7)
    assert amount(table, text, kind) == number


@pytest.mark.parametrize(("neutral", "half"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_half_is_rounded_up(neutral: int, half: int) -> None:
    table = laid()
    table.set(neutral=neutral)
    assert amount(table, "half_up") == half


@pytest.mark.parametrize(
    ("text", "kind", "number"),
    [
        ("own_troops", "aviendha", 2),
        ("opp_troops", "aviendha", 1),
        ("own_troops", "fade", 1),
        ("opp_troops", "fade", 2),
        ("with_count:force", "aviendha", 2),
        ("with_count:troop.alleg:Andor", "aviendha", 2),
        ("with_count:char", "aviendha", 0),
        ("with_count:force", "bodyguards", 2),
        ("with_count:force", "rhuarc", 0),
        ("distinct_allegiances:force", "aviendha", 3),
        ("distinct_allegiances:force", "lord_jarid", 1),
        ("char_in_play_or_killed", "fade", 5 + 1),
        ("troop_in_play_or_killed", "fade", 3),
        ("allegiances_shared_by_own_char_and_troop", "fade", 1),
        ("hand", "fade", 1),
        ("to_max_hand", "fade", 8 - 1),
        ("tokens:power", "aviendha", 0),
        ("control_lead", "illian", 0),
        ("control_lead", "horn_of_valere", 2),
        ("controls_self", "andor", 6),
        ("controls_self", "illian", 0),
        ("controls:andor", "aviendha", 0),
        ("controls:andor", "fade", 6),
        ("controls:tear", "fade", 0),
        ("current_C", "bodyguards", 4),
        ("permanent_C", "bodyguards", 5),
    ],
)
def test_an_amount_for_this_card(text: str, kind: str, number: int) -> None:
    table = laid()
    table.lay("andor_infantry", challenge=table.state.resolving)
    assert amount(table, text, kind) == number


def test_a_card_that_is_not_in_play_has_no_abilities_tokens_or_lead() -> None:
    table = laid()
    for text in ("current_C", "permanent_C", "tokens:power", "control_lead", "controls_self", "self_damage"):
        assert amount(table, text, card=0) == 0, text


def test_of_several_targets_the_highest_number_counts_and_damage_together() -> None:
    table = laid()
    table.lay("fade", VILLAIN, damage=2)
    both = (table["aviendha"], table["fade"])
    assert amount(table, "damage_on_target", targets=both) == 1 + 2
    assert amount(table, "target_current_P", targets=(table["amys"], table["rhuarc"])) == 3
    assert amount(table, "target_highest_current", targets=(table["amys"], table["rhuarc"])) == 4
    assert amount(table, "target_total_cost", targets=(table["rhuarc"], table["amys"])) == 6
    for text in ("target_current_P", "target_highest_current", "target_total_cost", "damage_on_target"):
        assert amount(table, text) == 0, "there is no target"


@pytest.mark.parametrize(("damage", "healed"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_guarded_by_fate_heals_nothing_of_what_may_stay(damage: int, healed: int) -> None:
    table = laid()
    table.lay("loial", damage=damage)
    assert amount(table, "damage_above_highest_permanent", targets=(table["loial"],)) == healed


def test_how_many_cards_the_chosen_players_lack() -> None:
    table = laid()
    assert amount(table, "to_max_hand", players=(VILLAIN,)) == 8 - 1
    assert amount(table, "to_max_hand", players=(HERO, VILLAIN)) == 8 - 1
    table.set(hands=[("fireball",) * 9, ()])
    assert amount(table, "to_max_hand") == 0


def test_a_margin_is_that_of_the_entry_or_of_its_challenge() -> None:
    table = laid()
    own = table.state.resolving
    table.state.challenges[own] = replace(table.state.challenges[own], margin=4)
    assert amount(table, "margin", challenge=own) == 4
    assert amount(table, "margin", challenge=own, margin=7) == 7
    assert amount(table, "margin", challenge=99) == 0


def test_what_was_revealed_as_a_cost_or_before() -> None:
    table = laid()
    assert amount(table, "revealed", kinds=("amys", "loial")) == 2
    assert amount(table, "revealed", kinds=("amys", "loial"), spent_kinds=("fade",)) == 1
    assert meant(table, "revealed", kinds=("amys", "loial")) == ["amys", "loial"]


def test_tokens_of_the_target_belong_to_whom_they_belong() -> None:
    table = laid()
    andor = table["andor"]
    assert amount(table, "own_tokens_on_target", "fade", targets=(andor,)) == 7
    assert amount(table, "opp_tokens_on_target", "fade", targets=(andor,)) == 1
    assert amount(table, "own_tokens_on_target", targets=(99,)) == amount(table, "opp_tokens_on_target", targets=(99,)) == 0


# ---------------------------------------------------------------- bases


def test_who_has_no_host_no_avatar_and_no_name_means_nothing() -> None:
    table = laid()
    assert meant(table, "host", "loial") == meant(table, "named") == meant(table, "victim") == []
    assert meant(table, "self", card=0) == ["rhuarc"]
    del table.state.pieces[table["rand_al_thor_iv"]]
    table.set()
    assert meant(table, "starter") == meant(table, "dragon") == []


def test_a_resolved_challenge_is_none_of_those_of_this_turn_any_more() -> None:
    table = laid()
    own = table.state.resolving
    table.state.challenges[own] = replace(table.state.challenges[own], stage="resolved")
    table.set(hands=[("gather_support", "fireball", "bodyguards"), ()])
    assert meant(table, "chal") == ["andor", "pattern"]
    assert meant(table, "chal.hand") == ["gather_support"]
    assert meant(table, "adv.hand") == ["bodyguards"]
    assert meant(table, "card.hand") == ["gather_support", "fireball", "bodyguards"]


def test_zones_are_ones_own_or_the_opponents() -> None:
    table = laid()
    found = {zone: meant(table, f"card.{zone}") for zone in ("discard_own", "discard_opp", "killed_own", "killed_opp")}
    assert found == {
        "discard_own": ["fireball", "healing"],
        "discard_opp": ["spying"],
        "killed_own": ["egwene_al_vere"],
        "killed_opp": ["lord_nasin"],
    }
    assert meant(table, "card.own_deck", "fade") == ["fade"]
    assert meant(table, "card.hand", "fade") == ["healing"]


def test_who_has_just_died_lies_in_ones_own_killed_pile() -> None:
    table = laid()
    table.note("killed", "lord_nasin", kind="lord_nasin", seat=VILLAIN)
    assert meant(table, "char.just_killed") == []
    table.note("killed", "egwene_al_vere", kind="egwene_al_vere", seat=HERO)
    assert meant(table, "char.just_killed") == ["egwene_al_vere"]
    table.note("mourned", seat=HERO)
    assert meant(table, "char.just_killed") == []

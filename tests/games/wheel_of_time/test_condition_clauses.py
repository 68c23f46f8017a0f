"""Rules 12.4. Every clause of a condition decides something: positions in which it alone makes it fail, or hold."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.games.wheel_of_time.state import Fallen
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol
from tests.games.wheel_of_time.test_conditions import holds
from tests.games.wheel_of_time.test_filters import laid


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("controlled:horn_of_valere", "aviendha"),
        ("controls_self", "horn_of_valere"),
        ("controls_self", "andor"),
        ("no_opposing:char", "lord_jarid"),
        ("no_opposing:troop", "lord_jarid"),
        ("only_own_char_in_challenge", "bodyguards"),
        ("participating", "bodyguards"),
        ("challenge:nation", "lord_jarid"),
        ("challenge:contested", "lord_jarid"),
        ("challenge:andor", "lord_jarid"),
        ("initiator:own", "lord_jarid"),
        ("initiator:opp", "fade"),
        ("only_own_troop_in_challenge", "andor_cavalry"),
        ("self_home", "amys"),
        ("with:char.alleg:Aiel", "andor_cavalry"),
    ],
)
def test_a_condition_that_holds_for_this_card(text: str, kind: str) -> None:
    assert holds(laid(), text, kind)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("controls_self", "illian"),
        ("against:troop.alleg:Andor", "aviendha"),
        ("with:char.alleg:Aiel", "aviendha"),
        ("with:troop.trait:Monster", "aviendha"),
        ("with:char.alleg:Aiel", "rhuarc"),
        ("only_own_char_in_challenge", "andor_cavalry"),
        ("only_own_char_in_challenge", "rhuarc"),
        ("challenge:card_based", "lord_jarid"),
        ("card_based", "lord_jarid"),
        ("challenge:pattern", "lord_jarid"),
        ("initiator:dragon", "lord_jarid"),
        ("self_bg", "amys"),
        ("self_damaged", "amys"),
        ("host_participating", "car_a_carn"),
        ("host_participating", "aviendha"),
        ("host_ready", "aviendha"),
        ("participating", "amys"),
        ("only_own_troop_in_challenge", "dragonsworn"),
    ],
)
def test_a_condition_that_fails_for_this_card(text: str, kind: str) -> None:
    assert not holds(laid(), text, kind)


def test_where_no_challenge_is_concerned_there_is_none_of_any_kind() -> None:
    table = laid()
    table.set(resolving=0)
    assert holds(table, "not_step:coming_to_grips", "rhuarc")
    assert holds(table, "not_opp_card_challenge", "rhuarc")
    assert holds(table, "no_direct_pattern", "rhuarc", challenge=99)
    for text in (
        "card_based",
        "challenge:card_based",
        "initiator:own",
        "initiator:opp",
        "winner:own",
        "player_contributed",
    ):
        assert not holds(table, text, "rhuarc"), text


def test_a_contest_of_the_opponent_is_no_card_based_challenge() -> None:
    table = laid()
    contest = next(number for number, each in table.state.challenges.items() if each.form == "contest")
    table.lay("amys", challenge=contest)
    assert holds(table, "not_opp_card_challenge", "amys")
    assert not holds(table, "challenge_targets:own", "amys")


def test_an_ability_is_rolled_by_the_card_whose_roll_it_is() -> None:
    table = laid()
    assert holds(table, "rolls:P", roll=table["amys"])
    assert not holds(table, "rolls:C", roll=table["amys"])


# ---------------------------------------------------------------- what has happened


NOT_THAT: list[tuple[str, str, str, dict[str, Any]]] = [
    ("succeeded_last_turn", "succeeded", "", {"seat": VILLAIN, "turn": 2}),
    ("succeeded_last_turn", "succeeded", "", {"seat": HERO}),
    ("killed_last_turn:troop.own.alleg:Andor", "killed", "andor_cavalry", {"seat": VILLAIN, "turn": 2}),
    ("killed_last_turn:troop.own.alleg:Andor", "killed", "andor_cavalry", {"seat": HERO}),
    ("killed_last_turn:troop.own.alleg:Andor", "killed", "fade", {"seat": HERO, "turn": 2}),
    ("opp_troops_killed_this_turn>=1", "killed", "dragonsworn", {"seat": HERO}),
    ("opp_troops_killed_this_turn>=1", "killed", "fade", {"seat": VILLAIN}),
    ("opp_troops_killed_this_turn>=1", "killed", "trolloc_fist", {"seat": VILLAIN, "turn": 2}),
    ("self_participated_this_turn", "participated", "amys", {"seat": HERO}),
    ("other_recruited_this_turn:char.alleg:Dark_One", "recruited", "fade", {"seat": HERO}),
    ("other_recruited_this_turn:char.alleg:Dark_One", "recruited", "lord_jarid", {"seat": VILLAIN}),
    ("opp_played_named_this_turn", "played", "", {"kind": "fireball", "seat": HERO}),
    ("opp_played_named_this_turn", "played", "", {"kind": "healing", "seat": VILLAIN}),
    ("host_participated_last_turn", "participated", "aviendha", {"seat": HERO}),
    ("used_this_challenge", "used_ability", "amys", {"seat": HERO, "challenge": -1}),
    ("opp_added_results_in_action_round:this", "added", "aviendha", {"seat": HERO, "challenge": -1}),
    ("self_participated:pattern", "participated", "aviendha", {"seat": HERO, "challenge": -1}),
]
"""Conditions, and lines of the diary that make none of them hold; the challenge -1 is the one at hand."""


@pytest.mark.parametrize(("text", "what", "of", "facts"), NOT_THAT)
def test_what_another_has_done_or_at_another_time_does_not_count(text: str, what: str, of: str, facts: Any) -> None:
    table = laid()
    challenge = table.state.resolving if facts.get("challenge") else 0
    table.note(what, of, **{**facts, "challenge": challenge})
    assert not holds(table, text, named="fireball")


def test_only_ones_own_participants_recruits_and_tokens_count() -> None:
    table = laid()
    own = table.state.resolving
    table.note("participated", "fade", seat=VILLAIN)
    assert holds(table, "no_participants_this_turn")
    table.note("pattern_gained", seat=VILLAIN, by="gather_allies")
    table.note("pattern_gained", seat=HERO, by="rampage")
    assert holds(table, "no_direct_pattern", challenge=own)


@pytest.mark.parametrize(
    ("seat", "why", "won"), [(HERO, "last_battle", True), (VILLAIN, "last_battle", False), (HERO, "avatar", False)]
)
def test_the_villain_wins_the_last_battle_and_nothing_else(seat: int, why: Any, won: bool) -> None:
    table = laid()
    table.set(fallen=(Fallen(seat, "", why),))
    assert holds(table, "villain_wins_last_battle") == won


def test_who_contributed_to_which_challenge() -> None:
    table = laid()
    own = table.state.resolving
    there = table.state.challenges[own]
    for scores in (
        (replace(there.scores[0], opposition=1), there.scores[1]),
        (there.scores[0], replace(there.scores[1], support=1)),
    ):
        table.state.challenges[own] = replace(there, scores=scores, winner=VILLAIN)
        assert holds(table, "player_contributed", challenge=own)
        assert not holds(table, "winner:own", challenge=own)


def test_a_terrain_that_the_opponent_played_is_none_of_ones_own() -> None:
    table = laid()
    contest = next(number for number, each in table.state.challenges.items() if each.terrain)
    del table.state.pieces[table["rand_al_thor_iv"]]
    table.lay("rand_al_thor_i", avatar=True, challenge=contest)
    table.note("played", kind="dense_forest", seat=VILLAIN)
    table.note("played", kind="narrow_pass", seat=HERO)
    assert not holds(table, "own_terrain_on_challenge")


def test_what_was_played_recruited_and_discarded_is_the_card_that_the_trigger_is_about() -> None:
    table = laid()
    assert holds(table, "played:adv.has_cost", about_kind="bodyguards")
    assert not holds(table, "played:adv.has_cost", about_kind="fireball")
    assert not holds(table, "discarded:named", named="rand_al_thor_i", about_kind="loial")
    assert not holds(table, "discarded:named", about_kind="loial")
    assert not holds(table, "matches_named", named="rand_al_thor_i", kinds=("loial",))
    assert not holds(table, "just_played:balefire", about_kind="fireball")
    assert not holds(table, "from:pattern_challenge", chosen="gather_allies")


def test_a_copy_in_the_killed_pile_of_the_opponent_is_none() -> None:
    table = laid()
    table.set(killed=[("loial",), ("aviendha",)])
    assert not holds(table, "copy_in_killed")


def test_a_taveren_in_play_is_protected() -> None:
    table = laid()
    assert holds(table, "target_taveren_protection", targets=(table["loial"], table["rand_al_thor_iv"]))
    assert not holds(table, "target_taveren_protection", targets=(table["loial"],))
    assert not holds(table, "target_taveren_protection", targets=(99,))


# ---------------------------------------------------------------- what was paid


def paid(table: Table, text: str, *sources: str) -> bool:
    """Does a condition of Aviendha's hold after a payment with symbols of these cards? `-` has no source."""
    symbols = tuple(symbol("C") if each == "-" else symbol("C", table.named.get(each, 99), each) for each in sources)
    return holds(table, text, paid=symbols)


def test_who_paid() -> None:
    table = laid()
    assert paid(table, "payment_single_source", "amys", "amys")
    assert not paid(table, "payment_single_source", "amys", "rhuarc")
    assert not paid(table, "payment_single_source", "-", "-")
    assert paid(table, "self_pays_part", "amys", "aviendha")
    assert not paid(table, "self_pays_part", "amys")
    assert paid(table, "payment_only_from:dragon", "rand_al_thor_iv")
    assert not paid(table, "payment_only_from:dragon", "rand_al_thor_iv", "amys")
    assert paid(table, "payment_only_from:char.alleg:Aes_Sedai", "moiraine_sedai"), "she has left play"
    assert not paid(table, "payment_only_from:char.alleg:Aes_Sedai", "-")

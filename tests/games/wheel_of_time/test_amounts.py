"""Rules 12.6. Amounts, symbols and allegiances on one table, asked by an entry of one of its cards."""

from typing import Any

import pytest

from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.language.reading import learn
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol
from tests.games.wheel_of_time.test_filters import laid

learn()


def holds(table: Table, text: str, kind: str = "aviendha", **ctx: Any) -> bool:
    """Does a condition hold for an entry of this card?"""
    return grammar.condition(text).holds(table.state, table.of(kind, **ctx))


def amount(table: Table, text: str | int, kind: str = "aviendha", **ctx: Any) -> int:
    """What an amount comes to for an entry of this card."""
    return grammar.amount(text).of(table.state, table.of(kind, **ctx))


AMOUNTS_OF_AVIENDHA = {
    "3": 3,
    "X": 0,
    "current_C": 4,
    "self_current_C": 4,
    "permanent_C": 5,
    "-current_C": -4,
    "min(current_C,2)": 2,
    "max(1,hand)": 3,
    "self_damage": 1,
    "hand": 3,
    "pattern_own": 2,
    "pattern_opp": 2,
    "pattern_hero": 2,
    "pattern_neutral": 0,
    "pattern_total": 4,
    "any_pattern": 2,
    "2*pattern_own": 4,
    "pattern_own/3": 0,
    "count:char.own": 5,
    "count:adv.on_self": 1,
    "with_count:force": 1,
    "own_troops": 1,
    "opp_troops": 1,
    "distinct_allegiances:force.own": 2,
    "allegiances_shared_by_own_char_and_troop": 1,
    "opposition_generated": 0,
    "opp_troops_killed_this_turn": 0,
    "card_challenges_this_turn": 1,
    "rolled_by:C:id:fade": 2,
    "rolled_in_challenge_C": 0,
    "controls_nation": 0,
    "half_up": 0,
    "to_max_hand": 5,
    "char_in_play_or_killed": 4,
    "troop_in_play_or_killed": 2,
}


@pytest.mark.parametrize("text", AMOUNTS_OF_AVIENDHA)
def test_an_amount_for_aviendha(text: str) -> None:
    assert amount(laid(), text) == AMOUNTS_OF_AVIENDHA[text]


def test_amounts_of_the_target() -> None:
    table = laid()
    loial, aviendha = table["loial"], table["aviendha"]

    assert amount(table, "target_current_C", targets=(loial,)) == 1
    assert amount(table, "target_highest_current", targets=(loial,)) == 2
    assert amount(table, "target_total_cost", targets=(loial,)) == 2
    assert amount(table, "damage_on_target", targets=(aviendha,)) == 1
    assert amount(table, "count_targets", targets=(loial, aviendha)) == 2
    assert holds(table, "target_taveren_protection", targets=(table["rand_al_thor_iv"],))
    assert holds(table, "is:target.nontaveren|damaged", targets=(loial,))


def test_guarded_by_fate_leaves_one_damage_less_than_the_highest_permanent_ability() -> None:
    table = laid()
    table.lay("loial", damage=4)

    assert amount(table, "damage_above_highest_permanent", targets=(table["loial"],)) == 3


def test_tokens_of_the_players_on_a_contested_advantage() -> None:
    table = laid()
    andor = table["andor"]

    assert amount(table, "own_tokens_on_target", targets=(andor,)) == 1
    assert amount(table, "opp_tokens_on_target", targets=(andor,)) == 7
    assert amount(table, "control_lead", "andor") == 6
    assert holds(table, "controls_self", "andor")
    assert holds(table, "controls_self>=5", "andor")
    assert holds(table, "controls:andor>=5", "fade")
    assert amount(table, "controls_nation", "fade") == 6
    assert amount(table, "controls_self", "horn_of_valere") == 2


def test_tokens_that_the_opponent_has_converted_to_recruit_in_this_turn() -> None:
    table = laid()
    table.note("spared", "fade", seat=HERO, amount=1)
    assert amount(table, "converted_by_opp_for_recruit") == 0

    table.note("spared", "fade", seat=VILLAIN, amount=1)
    table.note("spared", "fade", seat=VILLAIN, amount=2)
    table.note("spared", "fade", seat=VILLAIN, amount=4, turn=2)
    assert amount(table, "converted_by_opp_for_recruit") == 1 + 2


def test_tokens_on_a_card() -> None:
    table = laid()
    table.lay("the_tide_of_battle", sub="player", tokens=(("initiative", 3),))

    assert amount(table, "tokens:initiative", "the_tide_of_battle") == 3


def test_what_was_paid_and_chosen() -> None:
    table = laid()
    amys, loial = table["amys"], table["loial"]

    assert amount(table, "X", x=4) == amount(table, "per_symbol", x=4) == 4
    assert amount(table, "amount", amount=2) == 2
    assert amount(table, "converted", amount=2) == 2
    assert amount(table, "margin/2", margin=7) == 3
    assert amount(table, "rotated", spent=(amys, loial)) == 2
    assert amount(table, "revealed", spent_kinds=("amys",)) == 1
    assert amount(table, "permanent_of_discarded:P", spent=(amys,)) == 2
    assert amount(table, "pattern_of_target", players=(VILLAIN,)) == 2


def test_the_cards_that_pay() -> None:
    table = laid()
    aviendha, rand = table["aviendha"], table["rand_al_thor_iv"]
    one, other = symbol("C", aviendha, "aviendha"), symbol("O", rand, "rand_al_thor_iv")

    assert holds(table, "payment_single_source", paid=(one, one))
    assert not holds(table, "payment_single_source", paid=(one, other))
    assert not holds(table, "payment_single_source", paid=(symbol("C"),))
    assert holds(table, "payment_only_from:dragon", paid=(other,))
    assert not holds(table, "payment_only_from:dragon", paid=(one, other))
    assert holds(table, "payment_only_from:alleg:Aiel", paid=(one,))
    assert holds(table, "self_pays_part", paid=(one, other))
    assert not holds(table, "self_pays_part", paid=(other,))
    assert holds(table, "opt_paid", opt_paid=True)


def test_symbols_of_printed_costs() -> None:
    table = laid()

    def made(text: str, **ctx: Any) -> tuple[str, ...]:
        return grammar.symbols(text).of(table.state, table.of("car_a_carn", **ctx))

    assert made("printed_cost_of_target", targets=(table["amys"],)) == ("PPO",)
    assert made("printed_cost_of_host") == ("PPCCCC",)
    assert made("printed_costs_of_discarded", spent_kinds=("amys", "loial")) == ("PPOPP",)
    assert made("choice") == ("P", "I", "O", "C")
    assert made("chosen", chosen="I") == ("I",)


GIVEN = {
    "Aiel": {"Aiel"},
    "all": {"all"},
    "none": {"none"},
    "chosen": {"Tear"},
    "self": {"Aiel"},
    "target": {"Dragon"},
    "starter": {"Dragon"},
    "starter_allegiances": {"Dragon"},
    "dragon": {"Dragon"},
    "healer": {"Dark One"},
    "roller": {"Andor"},
    "rotated": {"Dragon"},
    "self+rotated": {"Aiel", "Dragon"},
    "all_of:force.opp": {"Dark One", "Andor"},
    "nations_controlled": set(),
    "target_nation": {""},
}


@pytest.mark.parametrize("text", GIVEN)
def test_allegiances_that_are_given(text: str) -> None:
    table = laid()
    loial = table["loial"]
    ctx = table.of(
        "aviendha", chosen="Tear", targets=(loial,), spent=(loial,), about=table["fade"], roll=table["lord_jarid"]
    )

    assert grammar.allegiances(text).of(table.state, ctx) == GIVEN[text]


def test_allegiances_of_hosts_and_nations() -> None:
    table = laid()
    state = table.state

    assert grammar.allegiances("host").of(state, table.of("bodyguards")) == {"Aiel"}
    assert grammar.allegiances("host_allegiances").of(state, table.of("bodyguards")) == {"Aiel"}
    assert grammar.allegiances("nations_controlled").of(state, table.of("fade")) == {"Andor"}
    assert grammar.allegiances("self_nation").of(state, table.of("andor")) == {"Andor"}
    assert grammar.allegiances("target_nation").of(state, table.of("fade", targets=(table["illian"],))) == {"Illian"}


def test_nobodys_advantage_sees_no_tokens_of_the_pattern() -> None:
    table = laid()
    table.set(sections=[3, 5])

    assert amount(table, "pattern_host", "bodyguards") == 3
    assert amount(table, "pattern_host", "andor") == 5
    assert amount(table, "pattern_host", "illian") == 0
    assert amount(table, "pattern_of_target", targets=(table["fade"], table["illian"])) == 5
    assert amount(table, "pattern_of_target", targets=(table["illian"],)) == 0

"""Rules 7.2, 8.2, 15. What cards cost, and everything that changes it."""

from typing import Any

import pytest

from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers, card
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.paying.payment import Claim, Price
from regalia.games.wheel_of_time.paying.pricing import (
    FREE,
    event_price,
    next_recruits,
    out_of_reach,
    printed_cost,
    printed_price,
    recruiting_prices,
    rotation,
    used_up,
)
from regalia.games.wheel_of_time.pieces import Context, Kind
from regalia.games.wheel_of_time.state import Agreed
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

learn()


def laid(*kinds: Kind, seat: int = HERO) -> Table:
    """Cards of one player in play; no Pattern tokens."""
    table = Table()
    table.set(sections=[0, 0])
    for kind in kinds:
        table.lay(kind, seat)
    return table


def price(table: Table, kind: Kind, seat: int = HERO) -> Price:
    """The only price of a force."""
    (found,) = recruiting_prices(table.state, seat, kind)
    return found


def plus(table: Table, kind: Kind, seat: int = HERO) -> Numbers:
    """What effects add to it."""
    return price(table, kind, seat).plus


# ---------------------------------------------------------------- 8.2: the usual price


def test_a_force_costs_what_is_printed_and_twice_that_with_foreign_symbols() -> None:
    assert price(laid(), "lord_pelivar") == Price((2, 0, 0, 1), foreign=2, wild=True)
    assert price(laid(), "commander") == Price((1, 0, 0, 1), foreign=1, wild=True), "a Mercenary"


@pytest.mark.parametrize(
    ("kind", "seat", "nature"),
    [("lord_jarid", HERO, 2), ("lord_jarid", VILLAIN, 1), ("lord_pelivar", HERO, 1), ("lord_pelivar", VILLAIN, 2)],
)
def test_dark_nature_costs_the_hero_double_and_light_nature_the_villain(kind: Kind, seat: int, nature: int) -> None:
    assert price(laid(), kind, seat).nature == nature


def test_incentives_waive_the_double_cost_once() -> None:
    table = laid()
    table.last("incentives", 0, 0)
    assert price(table, "lord_jarid").nature == 1
    assert price(table, "lord_pelivar", VILLAIN).nature == 2
    assert used_up(table.state, HERO, "lord_jarid") == [*table.state.lasting]
    assert used_up(table.state, HERO, "lord_pelivar") == [], "nothing was waived"
    assert used_up(table.state, VILLAIN, "lord_pelivar") == []


def test_the_lord_dragon_waives_it_always() -> None:
    table = laid("lord_dragon")
    assert price(table, "lord_jarid").nature == 1
    assert used_up(table.state, HERO, "lord_jarid") == []


def test_similar_ideals_waive_the_penalty_for_foreign_symbols() -> None:
    table = laid()
    table.last("similar_ideals", 0, 0)
    assert price(table, "lord_pelivar").foreign == 1
    assert price(table, "lord_jarid").foreign == 2
    assert price(table, "lord_pelivar", VILLAIN).foreign == 2
    assert price(laid(), "elayne_trakand").foreign == 2, "waived for the Dragon Reborn's symbols alone"


@pytest.mark.parametrize(("own", "most"), [(2, 2), (5, 0), (6, 1), (8, 3)])
def test_a_requirement_must_hold_after_converting(own: int, most: int) -> None:
    table = laid()
    table.set(sections=[own, 7])
    assert price(table, "lord_pelivar").tokens == own
    assert price(table, "siuan_sanche").tokens == most or own < 5
    assert table.state.sections == [own, 7]


def test_converted_tokens_still_count_for_the_pattern_as_a_whole() -> None:
    table = laid("lian")
    table.set(sections=[5, 5])
    assert price(table, "rhuarc").tokens == 5, "she counts as five tokens as long as there are ten in all"


def test_by_the_revised_rules_a_token_lowers_each_ability_and_no_starting_card_is_recruited() -> None:
    table = laid()
    assert not price(table, "lord_pelivar").each
    table.set(agreed=Agreed(profile="rules_2_0"))
    assert price(table, "lord_pelivar").each
    assert recruiting_prices(table.state, VILLAIN, "be_lal_i") == []


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ("be_lal_i", (0, 0, 4, 0)),
        ("rand_al_thor_i", (0, 0, 2, 0)),
        ("rand_al_thor_ix", (0, 0, 0, 4)),
        ("mat_cauthon_ii", (0, 3, 0, 0)),
        ("loial", (2, 0, 0, 0)),
        ("dragonsworn", None),
    ],
)
def test_a_starting_card_costs_its_strongest_ability(kind: Kind, cost: Numbers | None) -> None:
    assert printed_cost(laid().state, card(kind)) == cost


# ---------------------------------------------------------------- 12.7: other prices


@pytest.mark.parametrize(
    ("kind", "beside", "free"),
    [
        ("dragonsworn", "", True),
        ("tam_al_thor", "", True),
        ("siswai_aman", "", False),
        ("siswai_aman", "couladin_car_a_carn", True),
        ("martyn_tallanvor", "", False),
        ("martyn_tallanvor", "morgase_trakand", True),
    ],
)
def test_some_forces_are_free_or_become_so(kind: Kind, beside: Kind, free: bool) -> None:
    table = laid(*([beside] if beside else []))
    assert (recruiting_prices(table.state, HERO, kind) == [FREE]) == free


def test_the_next_multiple_troop_is_free_for_mat() -> None:
    table = laid()
    table.last("mat_cauthon_ii", 2, 0)
    assert price(table, "andor_cavalry") == FREE
    assert price(table, "two_rivers_archers") != FREE
    assert [each.lasting for each in next_recruits(table.state, HERO, "andor_cavalry")] == [*table.state.lasting]
    assert used_up(table.state, HERO, "andor_cavalry") == [*table.state.lasting]
    assert used_up(table.state, HERO, "two_rivers_archers") == []


def test_one_shot_effects_take_symbols_of_choice_off_the_next_matching_recruit() -> None:
    table = laid()
    table.last("into_the_fight", 0, 0)
    assert (price(table, "lord_pelivar").off, price(table, "andor_cavalry").off) == (1, 0)
    table.last("the_dragon_scepter", 2, 1)
    assert (price(table, "lord_pelivar").off, price(table, "andor_cavalry").off) == (1 + 3, 3)
    assert price(table, "lord_pelivar", VILLAIN).off == 0
    assert len(used_up(table.state, HERO, "lord_pelivar")) == 2


def test_andoran_spearmen_cost_one_symbol_or_the_other() -> None:
    assert recruiting_prices(laid().state, HERO, "andoran_spearmen") == [
        Price((1, 0, 0, 0), foreign=2, wild=True),
        Price((0, 0, 0, 1), foreign=2, wild=True),
    ]


def test_lord_edorion_may_cost_one_politics_of_a_high_lord() -> None:
    assert recruiting_prices(laid("lord_jarid").state, HERO, "lord_edorion") == [Price((2, 0, 0, 0), foreign=2, wild=True)]
    table = laid("high_lord_torean", "high_lord_aracome")
    lords = (table["high_lord_torean"], table["high_lord_aracome"])
    assert recruiting_prices(table.state, HERO, "lord_edorion")[0] == Price((1, 0, 0, 0), must=lords)


def test_moiraine_may_cost_exactly_two_politics_and_one_power_with_the_dragon_reborns_help() -> None:
    table = laid("rand_al_thor_ii")
    table.set(sections=[2, 2])
    assert recruiting_prices(table.state, HERO, "moiraine_sedai") == [
        Price((2, 0, 1, 0), must=(table["rand_al_thor_ii"],)),
        Price((2, 1, 1, 0), tokens=2, foreign=2, wild=True),
    ]


def test_a_friend_of_the_dark_costs_any_symbol_of_a_dark_one_character() -> None:
    assert recruiting_prices(laid("fade", seat=VILLAIN).state, VILLAIN, "friend_of_the_dark") == []
    table = laid("padan_fain", seat=VILLAIN)
    found = recruiting_prices(table.state, VILLAIN, "friend_of_the_dark")
    assert [each.cost for each in found] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    assert {each.must for each in found} == {(table["padan_fain"],)}


def test_some_cards_are_paid_for_with_a_rotation() -> None:
    table = laid("padan_fain", "fade", "lord_nasin", seat=VILLAIN)
    table.lay("trolloc_raiders", VILLAIN, rotated=True)
    assert rotation(table.state, VILLAIN, "trolloc") == (table["padan_fain"], table["fade"])
    assert recruiting_prices(table.state, VILLAIN, "trolloc") == []
    assert rotation(table.state, VILLAIN, "fade") == ()

    table = laid("rand_al_thor_iv")
    assert rotation(table.state, HERO, "pevin") == (table["rand_al_thor_iv"],)
    assert rotation(laid("loial").state, HERO, "pevin") == ()


# ---------------------------------------------------------------- 8.2.4: what is added


@pytest.mark.parametrize(
    ("kind", "beside", "added"),
    [
        ("chareen_aiel", (), (0, 0, 0, 3)),
        ("chareen_aiel", ("erim",), NO_NUMBERS),
        ("commander", ("high_lord_hearne",), (0, 0, 0, -1)),
        ("andor_cavalry", ("high_lord_hearne",), NO_NUMBERS),
        ("mat_cauthon_i", ("pull_of_the_ta_veren",), (-1, 0, 0, 0)),
        ("loial", ("pull_of_the_ta_veren",), NO_NUMBERS),
        ("erim", ("chief_s_chair", "rhuarc", "bael"), (0, 0, 0, 2)),
        ("amys", ("chief_s_chair", "rhuarc"), NO_NUMBERS),
    ],
)
def test_cards_in_play_and_the_card_itself_change_a_cost(kind: Kind, beside: tuple[Kind, ...], added: Numbers) -> None:
    assert plus(laid(*beside), kind) == added
    assert plus(laid(*beside, seat=VILLAIN), kind) == (added if not beside else plus(laid(), kind))


@pytest.mark.parametrize(("monsters", "added"), [(2, 0), (3, -1)])
def test_a_trolloc_army_follows_three_monsters_for_less(monsters: int, added: int) -> None:
    table = laid(*["trolloc_raiders"] * monsters, seat=VILLAIN)
    assert plus(table, "trolloc_army", VILLAIN) == (0, 0, 0, added)


def test_the_bleakness_takes_two_symbols_of_choice_off_for_the_lonely() -> None:
    table = laid("the_bleakness", "rand_al_thor_iv")
    assert (price(table, "amys").off, price(table, "loial").off) == (2, 0)
    table.lay("loial")
    assert price(table, "amys").off == 0


def test_rand_spares_one_of_each_symbol_if_he_pays_a_part() -> None:
    table = laid("rand_al_thor_iv")
    rand = (table["rand_al_thor_iv"],)
    assert price(table, "lord_pelivar").claims == (Claim(rand, (-1, 0, 0, -1)),)
    assert price(table, "loial").claims == (Claim(rand, (-1, 0, 0, 0)),)
    assert price(table, "lord_jarid").claims == ()
    assert plus(table, "lord_pelivar") == NO_NUMBERS


def test_strong_support_mixes_the_payment_of_ones_troops() -> None:
    table = laid()
    table.last("strong_support", 0, 0)
    assert price(table, "andor_cavalry").mixed
    assert not price(table, "lord_pelivar").mixed
    assert not price(table, "andor_cavalry", VILLAIN).mixed


# ---------------------------------------------------------------- 7.2: events and advantages


def event(table: Table, kind: Kind, seat: int = HERO, *targets: int) -> Price:
    """The only price of an event that is aimed at these cards."""
    return event_price(table.state, seat, kind, Context(seat, kind=kind, targets=targets))


def test_an_event_costs_exactly_what_is_printed() -> None:
    assert event(laid(), "rule_of_power") == Price((1, 0, 1, 0))
    assert event(laid(), "skimming") == Price(NO_NUMBERS)


def test_rand_spares_one_power_of_events_if_he_pays_a_part() -> None:
    table = laid("rand_al_thor_ii")
    assert event(table, "rule_of_power").claims == (Claim((table["rand_al_thor_ii"],), (0, 0, -1, 0)),)
    assert event(table, "blood_tide").claims == ()
    assert event(table, "rule_of_power", VILLAIN).claims == ()


def test_advanced_scout_spares_one_combat_of_events_in_its_hosts_challenge() -> None:
    table = laid()
    number = table.challenge("gather_allies")
    table.lay("loial", challenge=number)
    table.lay("advanced_scout", on="loial")
    assert event(table, "blood_tide").plus == NO_NUMBERS
    table.set(resolving=number)
    assert event(table, "blood_tide").plus == (0, 0, 0, -1)
    assert event(table, "blood_tide", VILLAIN).plus == NO_NUMBERS


def test_one_power_events_against_ones_cards_cost_the_opponent_more_beside_the_fortress_of_light() -> None:
    table = laid("loial")
    table.lay("fortress_of_light", HERO, control=(1, 0))
    fade, loial = table.lay("fade", VILLAIN), table["loial"]
    assert event(table, "fireball", VILLAIN, loial).plus == (0, 0, 1, 0)
    assert event(table, "fireball", VILLAIN, fade).plus == NO_NUMBERS
    assert event(table, "blood_tide", VILLAIN, loial).plus == NO_NUMBERS
    assert event(table, "fireball", HERO, loial).plus == NO_NUMBERS


def test_ravens_watch_the_hero_while_that_challenge_is_resolved() -> None:
    table = laid()
    number = table.challenge("gather_allies")
    table.last("ravens_watching", 1, 0, on=(number,), seat=VILLAIN, targets=(number,), amount=1)
    assert event(table, "fireball").plus == NO_NUMBERS
    table.set(resolving=number)
    assert event(table, "fireball").plus == (0, 1, 0, 0)
    assert event(table, "fireball", VILLAIN).plus == NO_NUMBERS
    table.set(resolving=table.challenge("gather_support"))
    assert event(table, "fireball").plus == NO_NUMBERS


def test_a_ward_costs_others_as_many_symbols_as_were_paid_for_it() -> None:
    table = laid("loial")
    loial = table["loial"]
    table.last("ward_of_protection", 0, 0, amount=3)
    assert event(table, "fireball", VILLAIN, loial).plus == (0, 0, 3, 0)
    assert event(table, "fireball", HERO, loial).plus == NO_NUMBERS


def test_a_ward_also_covers_its_player_and_the_second_of_two_targets() -> None:
    table = laid("loial")
    fade = table.lay("fade", VILLAIN)
    table.last("ward_of_protection", 0, 0, amount=2)

    def added(**aimed: Any) -> Numbers:
        found = event_price(table.state, VILLAIN, "spying", Context(VILLAIN, kind="spying", **aimed))
        return found.plus

    assert added(players=(HERO,)) == (0, 0, 2, 0)
    assert added(players=(VILLAIN,)) == NO_NUMBERS
    assert added(targets=(fade,), seconds=(table["loial"],)) == (0, 0, 2, 0)
    assert added(targets=(fade,), seconds=(fade,)) == NO_NUMBERS


def test_an_advantage_costs_exactly_what_is_printed_with_what_changes_it() -> None:
    table = laid()
    assert printed_price(table.state, HERO, "bodyguards") == Price((1, 0, 0, 1))
    assert printed_price(table.state, HERO, "battle_readiness") == Price((0, 1, 0, 2))
    assert printed_price(table.state, HERO, "cairhien") == Price(NO_NUMBERS)
    table.lay("andor", HERO, control=(10, 0))
    assert printed_price(table.state, HERO, "battle_readiness") == FREE


def test_a_player_in_rebellion_pays_one_of_each_symbol_more_for_advantages() -> None:
    table = laid()
    table.lay("incite_rebellion", VILLAIN, sub="player", owner=HERO)
    assert printed_price(table.state, VILLAIN, "bodyguards").plus == (1, 1, 0, 1)
    assert printed_price(table.state, HERO, "bodyguards").plus == NO_NUMBERS


def test_what_the_pool_cannot_pay_is_out_of_reach_unless_an_effect_may_help() -> None:
    table = laid()
    assert out_of_reach(table.state, HERO, "rule_of_power")
    assert not out_of_reach(table.state, HERO, "skimming")
    table.pool(HERO, symbol("P"), symbol("P"))
    assert out_of_reach(table.state, HERO, "rule_of_power")
    table.pool(HERO, symbol("P"), symbol("O"))
    assert not out_of_reach(table.state, HERO, "rule_of_power")

    table = laid("moiraine_sedai")
    table.last("plans_within_plans", 0, 0)
    assert not out_of_reach(table.state, HERO, "blood_tide")
    assert out_of_reach(table.state, VILLAIN, "blood_tide")
    assert not out_of_reach(laid("rand_al_thor_ii").state, HERO, "fireball")


def test_lord_comar_makes_darkfriend_free_for_the_turn() -> None:
    table = laid("lord_comar")
    assert event_price(table.state, HERO, "darkfriend").cost == (0, 1, 0, 0)
    table.last("lord_comar", 0, 1)
    assert event_price(table.state, HERO, "darkfriend").cost == (0, 0, 0, 0)

"""Rules 2.2, 12.7. What cards are now: numbers, traits and allegiances in layers."""

from msgspec.structs import replace

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.effective.abilities import current, currents, mortally_wounded, permanent, permanents
from regalia.games.wheel_of_time.effective.cards import (
    allegiances,
    hand_limit,
    pattern,
    personality_of,
    traits,
    type_of,
)
from regalia.games.wheel_of_time.effective.challenges import companions, could_join, may_join
from regalia.games.wheel_of_time.effective.dice import dice as dice_now
from regalia.games.wheel_of_time.effective.dice import optional_dice
from regalia.games.wheel_of_time.effective.playing import controller
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def combat(table: Table, kind: str) -> int:
    """A current Combat."""
    return current(table.state, table[kind], "C")


# ---------------------------------------------------------------- layers


def test_what_a_card_in_play_says_is_permanent() -> None:
    table = Table()
    table.lay("andor_cavalry")
    table.lay("gareth_byrne")

    assert permanents(table.state, table["andor_cavalry"]) == (0, 0, 0, 5)


def test_what_lasts_for_a_turn_is_not() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry")
    table.last("in_harm_s_way", 0, 1, on=(cavalry,), amount=3)

    assert permanent(table.state, cavalry, "C") == 4
    assert combat(table, "andor_cavalry") == 7


def test_damage_comes_last_and_never_goes_below_none() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry", damage=6)
    assert combat(table, "andor_cavalry") == 0
    assert mortally_wounded(table.state, cavalry)

    table.last("in_harm_s_way", 0, 1, on=(cavalry,), amount=3)

    assert combat(table, "andor_cavalry") == 1
    assert not mortally_wounded(table.state, cavalry)


def test_an_ability_that_nobody_grants_stays_none() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry")

    assert currents(table.state, cavalry) == (0, 0, 0, 4)


def test_a_growth_stops_at_its_highest_value() -> None:
    table = Table()
    egwene = table.lay("egwene_al_vere")
    for _ in range(4):
        table.last("egwene_al_vere", 0, 0, on=(egwene,), until="perm", amount=1)

    assert permanent(table.state, egwene, "O") == 3


def test_a_locked_card_does_not_rise_but_falls() -> None:
    table = Table()
    gray_man = table.lay("gray_man", VILLAIN)
    table.last("in_harm_s_way", 0, 1, on=(gray_man,), amount=3)
    assert combat(table, "gray_man") == 1

    table.lay("gray_man", VILLAIN, damage=1)
    assert combat(table, "gray_man") == 0


def test_several_halfmen_together_raise_by_one_for_each_three_tokens() -> None:
    table = Table()
    own = table.challenge("gather_allies", VILLAIN)
    fist = table.lay("trolloc_fist", VILLAIN, challenge=own)
    for _ in range(3):
        table.lay("halfman", VILLAIN, challenge=own)
    table.set(sections=[2, 6])

    assert permanent(table.state, fist, "C") == 8


def test_a_blank_card_says_nothing_and_keeps_its_traits() -> None:
    table = Table()
    table.lay("andor_cavalry")
    byrne = table.lay("gareth_byrne")
    table.last("hampered", 0, 0, on=(byrne,), targets=(byrne,))

    assert in_force.blank(table.state, byrne)
    assert combat(table, "andor_cavalry") == 4
    assert "Light Nature" in traits(table.state, byrne)


def test_an_advantage_on_a_card_makes_it_blank() -> None:
    table = Table()
    table.lay("andor_cavalry")
    byrne = table.lay("gareth_byrne")
    table.lay("forced_back", VILLAIN, on="gareth_byrne", sub="char")

    assert in_force.blank(table.state, byrne)
    assert combat(table, "andor_cavalry") == 4


def test_lady_colavaere_does_not_look_at_herself() -> None:
    table = Table()
    lady = table.lay("lady_colavaere")
    assert permanent(table.state, lady, "I") == 3

    table.lay("galldrian_su_riatin_rie", VILLAIN)
    assert permanent(table.state, lady, "I") == 2


# ---------------------------------------------------------------- traits and allegiances


def test_allegiances_are_set_then_removed_and_added() -> None:
    table = Table()
    loial = table.lay("loial")
    table.last("dragon_banner", 1, 0, on=(loial,), until="perm")
    assert allegiances(table.state, loial) == {"Dragon"}

    jarid = table.lay("lord_jarid")
    table.last("dragon_banner", 1, 0, on=(jarid,), until="perm")
    assert allegiances(table.state, jarid) == {"Andor", "Dragon"}


def test_a_dark_one_card_never_gains_dragon() -> None:
    table = Table()
    fade = table.lay("fade", VILLAIN)
    table.last("dragon_banner", 1, 0, on=(fade,), until="perm")

    assert allegiances(table.state, fade) == {"Dark One"}


def test_liandrin_is_aes_sedai_in_all_zones() -> None:
    table = Table()
    liandrin = table.lay("liandrin_sedai", VILLAIN)

    assert allegiances(table.state, "liandrin_sedai") == {"Dark One", "Aes Sedai"}
    assert allegiances(table.state, liandrin) == {"Dark One", "Aes Sedai"}
    assert "Red Ajah" in traits(table.state, "liandrin_sedai") & traits(table.state, liandrin)


def test_the_avatar_has_the_allegiances_of_whom_it_owes_as_long_as_he_is_ready() -> None:
    table = Table()
    avatar = table.lay("rand_al_thor_iv", avatar=True)
    jarid = table.lay("lord_jarid")
    table.lay("debt_of_honor", on="lord_jarid", sub="char")
    assert allegiances(table.state, avatar) == {"Dragon", "Andor"}

    table.state.pieces[jarid] = replace(table.state.pieces[jarid], rotated=True)
    table.set()

    assert allegiances(table.state, avatar) == {"Dragon"}


def test_what_came_later_wins_over_a_trait() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry")
    table.last("harassment", 0, 0, on=(cavalry,))
    assert "Reinforcement" not in traits(table.state, cavalry)

    table.last("cairhien_horsemen", 0, 0, on=(cavalry,))
    assert "Reinforcement" in traits(table.state, cavalry)


def test_a_replacement_is_what_it_replaced() -> None:
    table = Table()
    egwene = table.lay("egwene_the_accepted", was=("egwene_al_vere",))

    assert {"Novice", "Accepted"} <= traits(table.state, egwene)
    assert personality_of(table.state, egwene) == "egwene"


def test_a_trait_that_was_lost_for_good() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", lost=("Starting Hero",))

    assert "Starting Hero" not in traits(table.state, rand)


def test_an_event_that_has_become_a_force() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    troops = table.lay("expendable_troops", sub="troop", challenge=number)
    table.last("expendable_troops", 0, 0, on=(troops,), until="play", amount=2, card=troops)

    assert type_of(table.state, troops) == "troop"
    assert currents(table.state, troops) == (0, 0, 0, 2)
    assert allegiances(table.state, troops) == {"Mercenary"}


# ---------------------------------------------------------------- when effects hold


def test_an_effect_of_the_next_turn_begins_with_it() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry", damage=1)
    number = table.challenge("gather_support")
    table.last("rumors_and_lies", 0, 0, on=(cavalry,), until="next_turn", targets=(cavalry,))
    assert may_join(table.state, cavalry, number, "commit") == ""

    table.set(turn=4)
    assert may_join(table.state, cavalry, number, "commit") == "ban_join"


def test_only_whom_the_challenge_names_may_join() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    troop, character = table.lay("andor_cavalry"), table.lay("loial")

    assert may_join(table.state, troop, number, "commit") == "only_join"
    assert may_join(table.state, character, number, "commit") == ""


def test_in_the_contest_of_a_nation_only_its_allegiance_participates() -> None:
    table = Table()
    andor = table.lay("andor", -1)
    number = table.challenge("andor", form="contest", piece=andor)
    cavalry, loial, invaders = table.lay("andor_cavalry"), table.lay("loial"), table.lay("aiel_invaders")

    assert [could_join(table.state, me, number) for me in (cavalry, loial, invaders)] == [True, False, True]


def test_a_fade_waits_for_four_tokens() -> None:
    table = Table()
    number = table.challenge("gather_support", VILLAIN)
    fade = table.lay("fade", VILLAIN)
    assert may_join(table.state, fade, number, "commit") == "requirement"

    table.set(sections=[2, 4])
    assert may_join(table.state, fade, number, "commit") == ""


def test_human_rabble_and_monsters_put_up_with_each_other() -> None:
    table = Table()
    fade, rabble, cavalry = (table.lay(kind, VILLAIN) for kind in ("fade", "human_rabble", "andor_cavalry"))

    assert companions(table.state, fade, [fade, rabble])
    assert not companions(table.state, fade, [fade, rabble, cavalry])


def test_in_a_challenge_of_intrigue_only_its_dice_are_rolled() -> None:
    table = Table()
    number = table.challenge("from_the_shadows")
    amys = table.lay("amys", challenge=number)

    assert dice_now(table.state, amys, number) == (0, 1, 0, 0)
    assert dice_now(table.state, amys, 0) == (2, 1, 2, 0)


def test_politics_dice_that_are_swapped_are_rolled_in_the_last_battle() -> None:
    table = Table()
    number = table.challenge("", form="last_battle")
    table.set(battle=1)
    loial = table.lay("loial", challenge=number)
    table.lay("inspirational_leader", on="loial")
    assert dice_now(table.state, loial, number) == (0, 0, 0, 1), "it may, but need not"
    assert dice_now(table.state, loial, number, wanted=True) == (0, 0, 0, 3)

    table.last("inspirational_leader", 0, 0, on=(loial,), until="step")
    assert dice_now(table.state, loial, number) == (0, 0, 0, 3)
    assert optional_dice(table.state, loial) == []


def test_battle_hardened_damage_does_not_lower_the_number_of_dice() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry", damage=3)
    table.lay("battle_hardened", on="andor_cavalry")

    assert dice_now(table.state, cavalry, 0) == (0, 0, 0, 4)
    assert combat(table, "andor_cavalry") == 1


def test_hand_sizes_add_up() -> None:
    table = Table()
    table.lay("verin_sedai")
    table.lay("noble_allies", sub="player")
    table.lay("cut_supply_lines", sub="player")

    assert hand_limit(table.state, HERO) == 8 + 1 + 2 - 2
    assert hand_limit(table.state, VILLAIN) == 8


def test_shaidar_harans_token_counts_as_long_as_he_is_controlled() -> None:
    table = Table()
    table.lay("shaidar_haran_i", VILLAIN)

    assert pattern(table.state, VILLAIN) == 3


def test_callandor_counts_as_five_tokens_in_tear() -> None:
    table = Table()
    tear = table.lay("tear", HERO, control=(1, 3))
    table.lay("rand_al_thor_iv", avatar=True)
    assert controller(table.state, tear) == VILLAIN

    table.lay("callandor", on="rand_al_thor_iv", sub="char")
    assert controller(table.state, tear) == HERO

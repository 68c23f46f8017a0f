"""Rules 5, 6, 7, 8, 12.7. What cards allow, forbid and demand, one effect after the other."""

import pytest
from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time import RULES, effective
from regalia.games.wheel_of_time.pieces import NOBODY, Context, Damages
from regalia.games.wheel_of_time.steps.damage import lethal_points
from regalia.games.wheel_of_time.steps.draw import LethalDamage
from regalia.games.wheel_of_time.words import grammar
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

# ---------------------------------------------------------------- playing and recruiting


def test_an_event_for_the_villain_alone() -> None:
    table = Table()

    assert effective.may_play(table.state, VILLAIN, "hidden_spies")
    assert not effective.may_play(table.state, HERO, "hidden_spies")


def test_prepared_defense_lets_only_one_power_events_be_played_while_its_challenge_is_resolved() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    table.last("prepared_defense", 0, 0, targets=(number,), until="chal")
    assert effective.may_play(table.state, HERO, "connections")

    table.set(resolving=number)
    assert not effective.may_play(table.state, HERO, "connections")
    assert not effective.may_play(table.state, VILLAIN, "united_front")
    assert effective.may_play(table.state, HERO, "fireball")


def test_blood_and_ashes_bans_the_named_event_as_long_as_it_stays() -> None:
    table = Table()
    me = table.lay("blood_and_ashes", VILLAIN)
    table.last("blood_and_ashes", 1, 1, until="play", seat=VILLAIN, card=me, named="fireball")

    assert not effective.may_play(table.state, HERO, "fireball")
    assert effective.may_play(table.state, HERO, "lightning")


def test_who_says_toh_plays_no_more_events_and_others_pay_a_token_for_each_in_the_resolution_round() -> None:
    table = Table()
    table.last("toh", 0, 0)
    table.last("toh", 0, 1)
    assert not effective.may_play(table.state, HERO, "fireball")
    assert effective.event_toll(table.state, VILLAIN, "fireball") == 0

    table.set(round="resolution")
    assert effective.may_play(table.state, VILLAIN, "fireball")
    assert effective.event_toll(table.state, VILLAIN, "fireball") == 1
    table.set(sections=[2, 0])
    assert not effective.may_play(table.state, VILLAIN, "fireball")


def test_a_requirement_of_the_pattern_counts_tokens_that_are_there_for_it_alone() -> None:
    table = Table()
    assert not effective.may_recruit(table.state, HERO, "morgase_trakand")

    table.lay("martyn_tallanvor")

    assert effective.may_recruit(table.state, HERO, "morgase_trakand")
    assert not effective.may_recruit(table.state, HERO, "siuan_sanche")


def test_wolves_need_a_wolfbrother() -> None:
    table = Table()
    assert not effective.may_recruit(table.state, HERO, "wolves")

    table.lay("elyas")
    assert effective.may_recruit(table.state, HERO, "wolves")


def test_villains_cannot_control_lan() -> None:
    table = Table()

    assert effective.may_recruit(table.state, HERO, "lan_mandragoran")
    assert not effective.may_recruit(table.state, VILLAIN, "lan_mandragoran")


def test_be_lal_lets_his_player_recruit_one_character_and_one_troop_a_turn() -> None:
    table = Table()
    table.lay("be_lal_i", VILLAIN, avatar=True)
    table.note("recruited", kind="fade", seat=VILLAIN)

    assert not effective.may_recruit(table.state, VILLAIN, "commander")
    assert effective.may_recruit(table.state, VILLAIN, "human_rabble")
    assert effective.may_recruit(table.state, HERO, "commander")


def test_ji_e_toh_caps_clan_chiefs_at_three() -> None:
    table = Table()
    table.lay("ji_e_toh")
    for kind in ("bael", "bruan"):
        table.lay(kind)
    assert effective.may_recruit(table.state, HERO, "dhearic")

    table.lay("erim")
    assert not effective.may_recruit(table.state, HERO, "dhearic")


def test_nobody_is_recruited_by_the_target_of_shattered_dreams_in_the_next_turn() -> None:
    table = Table()
    table.last("shattered_dreams", 1, 0, until="next_turn", seat=VILLAIN, players=(HERO,))
    assert effective.may_recruit(table.state, HERO, "commander")

    table.set(turn=4)
    assert not effective.may_recruit(table.state, HERO, "commander")
    assert effective.may_recruit(table.state, VILLAIN, "commander")


def test_moghedien_may_come_out_of_the_killed_pile() -> None:
    table = Table()
    table.set(killed=[(), ("fade", "moghedien_ii")])

    assert effective.recruited_from_killed(table.state, VILLAIN) == ("moghedien_ii",)


def test_elayne_makes_birgitte_a_dragon_card_while_she_is_recruited() -> None:
    table = Table()
    assert effective.recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai"}

    table.lay("elayne_trakand")
    assert effective.recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai", "Dragon"}
    assert effective.allegiances(table.state, "birgitte") == {"Aes Sedai"}


# ---------------------------------------------------------------- targets


@pytest.mark.parametrize(
    ("kind", "by", "shielded"),
    [
        ("wolves", "lines_of_support", True),
        ("wolves", "fireball", False),
        ("balthamel", "longbow", True),
        ("balthamel", "bodyguards", False),
    ],
)
def test_what_a_card_cannot_be_the_target_of(kind: str, by: str, shielded: bool) -> None:
    table = Table()
    me = table.lay(kind)

    assert effective.untargetable(table.state, me, HERO, by) == shielded


def test_under_the_sun_throne_enemy_events_aim_at_a_players_cards_only_for_one_power() -> None:
    table = Table()
    table.lay("the_sun_throne")
    loial = table.lay("loial")

    assert effective.untargetable(table.state, loial, VILLAIN, "the_telling_blow")
    assert not effective.untargetable(table.state, loial, VILLAIN, "fireball")
    assert not effective.untargetable(table.state, loial, VILLAIN, "lightning")
    assert not effective.untargetable(table.state, loial, HERO, "the_telling_blow")


def test_an_advantage_names_whom_it_is_attached_to() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True)
    loial, fade = table.lay("loial"), table.lay("fade", VILLAIN)

    def bearers(kind: str) -> list[bool]:
        return [effective.attachable(table.state, HERO, kind, me) for me in (rand, loial, fade)]

    assert bearers("a_second_chance") == [True, True, False]
    assert bearers("mount") == [True, True, True]
    assert bearers("heron_mark_blade") == [True, False, False]
    assert bearers("saidin_angreal") == [True, False, False]
    assert bearers("marksmen") == [False, False, False]
    assert not effective.may_have_player_advantage(table.state, VILLAIN, "dragon_banner")
    assert effective.may_have_player_advantage(table.state, HERO, "dragon_banner")


# ---------------------------------------------------------------- readying, drawing, healing


def test_a_prisoner_is_not_readied_as_long_as_tokens_hold_it() -> None:
    table = Table()
    loial = table.lay("loial", rotated=True, tokens=(("prisoner", 1),))
    table.last("political_prisoner", 2, 0, on=(loial,), until="play")
    assert not effective.may_ready(table.state, loial)

    table.lay("amys", tokens=())
    table.last("political_prisoner", 2, 0, on=(table["amys"],), until="play")
    assert effective.may_ready(table.state, table["amys"])


def test_after_voices_of_the_dead_the_dragon_rotates_only_to_heal() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True)
    table.last("voices_of_the_dead", 1, 1, on=(rand,), until="next_turn")
    table.set(turn=4)

    assert effective.may_rotate(table.state, rand, "heal")
    assert not effective.may_rotate(table.state, rand, "roll")


def test_draws_of_the_draw_round_add_up_and_are_capped() -> None:
    table = Table()
    assert effective.draw_most(table.state, HERO) == 2

    table.lay("pedron_niall")
    assert effective.draw_most(table.state, HERO) == 3

    table.lay("limit_the_opposition", VILLAIN, sub="player")
    table.last("limit_the_opposition", 1, 0, seat=VILLAIN, players=(HERO,))
    table.note("drawn", seat=HERO, amount=1)
    assert effective.draw_most(table.state, HERO) == 1
    assert effective.draw_allowed(table.state, HERO, 3, Context(HERO)) == 1
    assert effective.draw_most(table.state, VILLAIN) == 2


def test_by_casualties_of_war_an_opponent_draws_by_one_effect_a_turn() -> None:
    table = Table()
    table.lay("casualties_of_war", VILLAIN)
    assert effective.draw_allowed(table.state, HERO, 2, Context(HERO)) == 2

    table.note("drawn", seat=HERO, amount=2, word="step")
    assert effective.draw_allowed(table.state, HERO, 2, Context(HERO)) == 2

    table.note("drawn", seat=HERO, amount=2, word="effect")
    assert effective.draw_allowed(table.state, HERO, 2, Context(HERO)) == 0
    assert effective.draw_allowed(table.state, VILLAIN, 2, Context(VILLAIN)) == 2


def test_how_much_a_rotation_heals() -> None:
    table = Table()
    aan_allein, party, loial = (table.lay(kind) for kind in ("aan_allein", "war_party", "loial"))
    table.last("rapid_recovery", 0, 0)

    assert [effective.heal_amount(table.state, me) for me in (aan_allein, party, loial)] == [3, 1, 2]
    assert [effective.may_heal(table.state, me) for me in (aan_allein, party, loial)] == [True, False, True]


# ---------------------------------------------------------------- challenges


def test_call_up_the_reserves_has_fifteen_more_opposition_below_six_tokens() -> None:
    table = Table()
    number = table.challenge("call_up_the_reserves")
    assert effective.automatic(table.state, number, VILLAIN) == (0, 15)
    assert effective.automatic(table.state, number, HERO) == (0, 0)

    table.set(sections=[6, 2])
    assert effective.automatic(table.state, number, VILLAIN) == (0, 0)


def test_the_heart_of_the_stone_with_callandor_defends_against_challenges_aimed_at_its_player() -> None:
    table = Table()
    table.lay("heart_of_the_stone")
    loial = table.lay("loial")
    table.lay("callandor", on="loial", sub="char")
    aimed = table.challenge("forced_back", VILLAIN, targets=(loial,))
    other = table.challenge("secondary_efforts", VILLAIN)

    assert effective.automatic(table.state, aimed, HERO) == (0, 5)
    assert effective.automatic(table.state, other, HERO) == (0, 0)


def test_the_square_of_tammaz_gives_a_control_token_for_each_point_of_the_margin() -> None:
    table = Table()
    andor = table.lay("andor", -1)
    table.lay("square_of_tammaz")
    own = table.challenge("andor", form="contest", piece=andor, margin=5)
    theirs = table.challenge("andor", VILLAIN, form="contest", piece=andor, margin=5)

    assert effective.control_tokens(table.state, own, 3) == 5
    assert effective.control_tokens(table.state, own, 6) == 6
    assert effective.control_tokens(table.state, theirs, 3) == 3


def test_who_leads_tear_by_five_is_always_dominant() -> None:
    table = Table()
    table.set(sections=[2, 9])
    table.lay("tear", HERO, control=(4, 0))
    assert effective.dominant(table.state) == VILLAIN

    table.lay("tear", HERO, control=(5, 0))
    assert effective.dominant(table.state) == HERO


def test_a_cap_counts_characters_and_troops_of_each_player() -> None:
    table = Table()
    number = table.challenge("gather_support")
    assert effective.capped(table.state, number) is None

    table.last("narrow_pass", 0, 1, targets=(number,), until="chal")
    assert effective.capped(table.state, number) == (2, 2)

    for kind in ("andor_cavalry", "andor_infantry"):
        table.lay(kind, challenge=number)
    third, loial = table.lay("light_cavalry"), table.lay("loial")
    assert effective.may_join(table.state, third, number, "reinforce") == "cap_participants"
    assert effective.may_join(table.state, loial, number, "effect") == ""


def test_lay_of_the_land_lets_its_player_put_terrain_on_the_pattern_challenge() -> None:
    table = Table()
    table.challenge("", form="pattern")
    own = table.challenge("gather_support")
    target = grammar.selector("chal.card_based.no_terrain")
    terrain = Context(HERO, kind="dense_forest")
    assert target.things(table.state, terrain) == [own]

    table.lay("lay_of_the_land")
    assert len(target.things(table.state, terrain)) == 2
    assert target.things(table.state, Context(HERO, kind="dark_dreams")) == [own]
    assert target.things(table.state, Context(VILLAIN, kind="dense_forest")) == [own]


def test_characters_that_darkhounds_wound_die_at_the_end_of_the_turn_unless_they_are_healed() -> None:
    table = Table()
    for kind, special in (("loial", ("lethal",)), ("amys", ()), ("andor_cavalry", ("lethal",))):
        table.lay(kind, damage=1, special=special)
    game = Game(RULES, table.state, events=[])

    LethalDamage().run(game)

    assert [piece.kind for piece in game.state.pieces.values()] == ["amys", "andor_cavalry"]


def test_damage_that_darkhounds_have_put_into_the_character_pool_is_lethal() -> None:
    table = Table()
    number = table.challenge("gather_support")
    hounds = table.lay("darkhound_pack", VILLAIN, challenge=number)
    fade = table.lay("fade", VILLAIN, challenge=number)
    put = tuple(Damages(me, "char", amount) for me, amount in ((hounds, 2), (fade, 3)))
    table.state.challenges[number] = replace(table.state.challenges[number], put=put)

    assert lethal_points(table.state, number, VILLAIN, "char") == 2
    assert lethal_points(table.state, number, VILLAIN, "troop") == 0
    assert lethal_points(table.state, number, HERO, "char") == 0


def test_lines_of_command_cap_the_opponent_over_the_whole_turn() -> None:
    table = Table()
    table.lay("lines_of_command")

    assert effective.capped_this_turn(table.state, VILLAIN) == (10, 10)
    assert effective.capped_this_turn(table.state, HERO) is None


def test_hostile_terrain_taxes_troops_that_reinforce() -> None:
    table = Table()
    number = table.challenge("gather_support")
    table.last("hostile_terrain", 0, 1, targets=(number,), until="chal")
    cavalry, loial = table.lay("andor_cavalry"), table.lay("loial")

    assert effective.reinforce_tax(table.state, cavalry, number) == "C"
    assert effective.reinforce_tax(table.state, loial, number) == ""


def test_no_reinforcing_of_a_skirmish() -> None:
    table = Table()
    number = table.challenge("skirmish")
    cavalry = table.lay("andor_cavalry", place="field")

    assert effective.may_reinforce(table.state, cavalry)
    assert effective.may_join(table.state, cavalry, number, "reinforce") == "reinforce_ban"
    assert effective.may_join(table.state, cavalry, number, "commit") == ""


def test_padan_fain_reinforces_where_the_dragon_reborn_is() -> None:
    table = Table()
    there, elsewhere = table.challenge("gather_support"), table.challenge("skirmish", VILLAIN)
    table.lay("rand_al_thor_iv", challenge=there, avatar=True)
    fain = table.lay("padan_fain", VILLAIN, place="field")

    assert effective.may_reinforce(table.state, fain, there)
    assert not effective.may_reinforce(table.state, fain, elsewhere)


def test_three_lines_of_support_force_their_bearers_into_the_pattern_challenge() -> None:
    table = Table()
    pattern = table.challenge("", form="pattern")
    cavalry = table.lay("andor_cavalry")
    for bearer in ("andor_cavalry", "loial", "rhuarc"):
        if bearer not in table.named:
            table.lay(bearer)
        assert effective.must_join(table.state, cavalry) == 0
        table.lay("lines_of_support", on=bearer)

    assert effective.must_join(table.state, cavalry) == pattern


def test_a_card_that_counts_as_of_every_allegiance_may_join() -> None:
    table = Table()
    number = table.challenge("flowing_coffers")
    andor = table.lay("andor", -1)
    contest = table.challenge("andor", VILLAIN, form="contest", piece=andor)
    graendal = table.lay("graendal_i", VILLAIN, avatar=True)
    assert not effective.could_join(table.state, graendal, contest)

    table.lay("lady_basene", VILLAIN, on="graendal_i")
    assert effective.could_join(table.state, graendal, contest)
    assert effective.could_join(table.state, graendal, number)
    assert effective.allegiances(table.state, graendal) == {"Dark One"}


# ---------------------------------------------------------------- damage


def test_a_footman_takes_a_point_before_other_troops_but_not_before_trollocs() -> None:
    table = Table()
    number = table.challenge("gather_support")
    footmen, rabble, fist = (
        table.lay(kind, VILLAIN, challenge=number) for kind in ("trolloc_footmen", "human_rabble", "trolloc_fist")
    )

    assert effective.must_assign(table.state, footmen, "troop") == 1
    assert effective.must_assign(table.state, footmen, "char") == 0
    assert effective.must_assign_before(table.state, footmen, rabble)
    assert not effective.must_assign_before(table.state, footmen, fist)


def test_the_bearer_of_an_advanced_scout_takes_a_point_of_the_character_pool() -> None:
    table = Table()
    number = table.challenge("gather_support")
    loial = table.lay("loial", challenge=number)
    table.lay("advanced_scout", on="loial")

    assert effective.must_assign(table.state, loial, "char") == 1


def test_facing_no_troops_miagoma_damage_goes_to_the_character_pool() -> None:
    table = Table()
    number = table.challenge("gather_support")
    miagoma = table.lay("miagoma_aiel", challenge=number)
    assert effective.locked_pool(table.state, miagoma) == "char"

    table.lay("trolloc_fist", VILLAIN, challenge=number)
    assert effective.locked_pool(table.state, miagoma) is None


def test_who_takes_damage_and_who_chooses_it() -> None:
    table = Table()
    number = table.challenge("gather_support")
    perrin, lancers, hounds = (
        table.lay("perrin_aybara_i"),
        table.lay("illian_lancers"),
        table.lay("darkhound_pack", VILLAIN),
    )
    mandelain = table.lay("mandelain", challenge=number)

    assert effective.targets_damage(table.state, perrin)
    assert not effective.targets_damage(table.state, lancers)
    assert effective.single_target(table.state, lancers) is not None
    assert effective.is_lethal(table.state, hounds)
    assert effective.cannot_assign(table.state, mandelain)
    table.lay("loial", challenge=number)
    assert not effective.cannot_assign(table.state, mandelain)


def test_balthamels_damage_goes_to_dragon_and_aes_sedai_cards_first() -> None:
    table = Table()
    balthamel = table.lay("balthamel", VILLAIN, avatar=True)
    loial, jarid = table.lay("loial"), table.lay("lord_jarid")

    assert effective.first_for(table.state, balthamel, loial)
    assert not effective.first_for(table.state, balthamel, jarid)


def test_a_dense_fog_takes_from_the_pools_of_others_in_each_step() -> None:
    table = Table()
    number = table.challenge("gather_support")
    table.last("dense_fog", 0, 0, targets=(number,), until="chal", x=2)

    assert effective.pool_reduction(table.state, number, VILLAIN, "char") == 2
    assert effective.pool_reduction(table.state, number, VILLAIN, "troop") == 2
    assert effective.pool_reduction(table.state, number, HERO, "char") == 0


def test_how_much_damage_a_card_still_takes() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry", damage=1)

    assert effective.life(table.state, cavalry) == 3


# ---------------------------------------------------------------- symbols


def test_symbols_of_a_maiden_recruit_only_aiel_troops_and_that_by_her_advantage() -> None:
    table = Table()
    bain = table.lay("bain")
    paid = symbol("C", bain, "bain")
    assert not effective.symbol_pays(table.state, paid, "recruit", "raiding_party")
    assert effective.symbol_pays(table.state, paid, "event", "fireball")

    table.lay("maidens_of_the_spear")
    assert effective.symbol_pays(table.state, paid, "recruit", "raiding_party")
    assert not effective.symbol_pays(table.state, paid, "recruit", "amys")
    assert not effective.symbol_pays(table.state, paid, "recruit", "andor_cavalry")


def test_a_symbol_for_one_thing_pays_for_nothing_else() -> None:
    table = Table()

    def pays(use: str, purpose: str, kind: str) -> bool:
        return effective.symbol_pays(table.state, symbol("O", use=use), purpose, kind)

    assert pays("recruit", "recruit", "loial")
    assert not pays("recruit", "event", "fireball")
    assert pays("recruit,event", "event", "fireball")
    assert pays("recruit:alleg:Dark_One", "recruit", "fade")
    assert not pays("recruit:alleg:Dark_One", "recruit", "loial")
    assert pays("not_recruit", "event", "fireball")
    assert not pays("not_recruit", "recruit", "loial")


def test_a_symbol_that_is_held_for_a_challenge_waits_for_it() -> None:
    table = Table()
    number = table.challenge("gather_support")
    held = symbol("C", held=number)
    assert not effective.symbol_pays(table.state, held, "event", "fireball")

    table.set(resolving=number)
    assert effective.symbol_pays(table.state, held, "event", "fireball")


def test_whose_allegiances_a_symbol_has() -> None:
    table = Table()
    loial, berelain = table.lay("loial"), table.lay("berelain")

    assert effective.symbol_allegiances(table.state, symbol("P", loial, "loial")) == {"Dragon"}
    assert effective.symbol_allegiances(table.state, symbol("P", alleg=("all",))) == {"all"}
    assert effective.symbol_allegiances(table.state, symbol("P", 99, "amys")) == {"Aiel"}, "she has left play"
    politics, intrigue = symbol("P", berelain, "berelain"), symbol("I", berelain, "berelain")
    assert "all" in effective.symbol_allegiances(table.state, politics, "recruit", "fade")
    assert "all" not in effective.symbol_allegiances(table.state, politics, "event", "fireball")
    assert "all" not in effective.symbol_allegiances(table.state, intrigue, "recruit", "fade")


def test_shades_of_grey_take_the_allegiance_of_symbols_away() -> None:
    table = Table()
    loial = table.lay("loial")
    table.last("shades_of_grey", 0, 0, targets=(loial,))

    assert effective.symbol_allegiances(table.state, symbol("P", loial, "loial")) == {"none"}


def test_rule_of_power_gives_all_allegiances_to_what_ones_cards_have_rolled() -> None:
    table = Table()
    loial, fade = table.lay("loial"), table.lay("fade", VILLAIN)
    table.last("rule_of_power", 0, 0)

    assert "all" in effective.symbol_allegiances(table.state, symbol("P", loial, "loial"))
    assert "all" not in effective.symbol_allegiances(table.state, symbol("C", fade, "fade"))


def test_nobody_overrides_the_winner_without_nae_blis() -> None:
    assert effective.overrides_win(Table().state) == NOBODY

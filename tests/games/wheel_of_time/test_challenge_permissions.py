"""Rules 5, 6, 7, 12.7. What cards allow, forbid and demand in challenges, of damage and of symbols."""

import pytest
from msgspec.structs import replace

from regalia.games.wheel_of_time.effective.cards import allegiances, dominant
from regalia.games.wheel_of_time.effective.challenges import (
    capped,
    capped_this_turn,
    could_join,
    may_join,
    may_reinforce,
    must_join,
    reinforce_tax,
)
from regalia.games.wheel_of_time.effective.dice import (
    cannot_assign,
    first_for,
    is_lethal,
    life,
    locked_pool,
    must_assign,
    must_assign_before,
    pool_reduction,
    single_target,
    symbol_allegiances,
    symbol_pays,
    targets_damage,
)
from regalia.games.wheel_of_time.effective.playing import automatic, control_tokens, overrides_win
from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.pieces import NOBODY, Context, Damages
from regalia.games.wheel_of_time.steps.damage import lethal_points
from regalia.games.wheel_of_time.steps.draw import LethalDamage
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

# ---------------------------------------------------------------- challenges


def test_call_up_the_reserves_has_fifteen_more_opposition_below_six_tokens() -> None:
    table = Table()
    number = table.challenge("call_up_the_reserves")
    assert automatic(table.state, number, VILLAIN) == (0, 15)
    assert automatic(table.state, number, HERO) == (0, 0)

    table.set(sections=[6, 2])
    assert automatic(table.state, number, VILLAIN) == (0, 0)


def test_the_heart_of_the_stone_with_callandor_defends_against_challenges_aimed_at_its_player() -> None:
    table = Table()
    table.lay("heart_of_the_stone")
    loial = table.lay("loial")
    table.lay("callandor", on="loial", sub="char")
    aimed = table.challenge("forced_back", VILLAIN, targets=(loial,))
    other = table.challenge("secondary_efforts", VILLAIN)

    assert automatic(table.state, aimed, HERO) == (0, 5)
    assert automatic(table.state, other, HERO) == (0, 0)


def test_the_square_of_tammaz_gives_a_control_token_for_each_point_of_the_margin() -> None:
    table = Table()
    andor = table.lay("andor", -1)
    table.lay("square_of_tammaz")
    own = table.challenge("andor", form="contest", piece=andor, margin=5)
    theirs = table.challenge("andor", VILLAIN, form="contest", piece=andor, margin=5)

    assert control_tokens(table.state, own, 3) == 5
    assert control_tokens(table.state, own, 6) == 6
    assert control_tokens(table.state, theirs, 3) == 3


def test_who_leads_tear_by_five_is_always_dominant() -> None:
    table = Table()
    table.set(sections=[2, 9])
    table.lay("tear", HERO, control=(4, 0))
    assert dominant(table.state) == VILLAIN

    table.lay("tear", HERO, control=(5, 0))
    assert dominant(table.state) == HERO


def test_a_cap_counts_characters_and_troops_of_each_player() -> None:
    table = Table()
    number = table.challenge("gather_support")
    assert capped(table.state, number) is None

    table.last("narrow_pass", 0, 1, targets=(number,), until="chal")
    assert capped(table.state, number) == (2, 2)

    for kind in ("andor_cavalry", "andor_infantry"):
        table.lay(kind, challenge=number)
    third, loial = table.lay("light_cavalry"), table.lay("loial")
    assert may_join(table.state, third, number, "reinforce") == "cap_participants"
    assert may_join(table.state, loial, number, "effect") == ""


def test_a_trolloc_champion_counts_as_two_tokens_for_the_fade_that_needs_four_to_participate() -> None:
    table = Table()
    number, fade = table.challenge("gather_support"), table.lay("fade", VILLAIN)
    assert may_join(table.state, fade, number, "commit") == "requirement"

    table.lay("trolloc_champion", VILLAIN)
    assert may_join(table.state, fade, number, "commit") == ""


def test_tam_reinforces_only_a_taveren_and_is_committed_freely() -> None:
    table = Table()
    number, tam = table.challenge("gather_support"), table.lay("tam_al_thor")
    assert may_join(table.state, tam, number, "commit") == ""
    assert may_join(table.state, tam, number, "reinforce") == "requirement"

    table.lay("mat_the_general", challenge=number)
    assert may_join(table.state, tam, number, "reinforce") == ""


def test_who_would_roll_no_die_stays_out_of_the_last_battle() -> None:
    table = Table()
    number = table.challenge(form="last_battle")
    hale, hurt = table.lay("lord_pelivar"), table.lay("loial", damage=9)
    assert may_join(table.state, hale, number, "commit") == ""
    assert may_join(table.state, hurt, number, "commit") == "no dice"


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
    game = table.game()

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

    assert capped_this_turn(table.state, VILLAIN) == (10, 10)
    assert capped_this_turn(table.state, HERO) is None


@pytest.mark.parametrize(("kind", "caps"), [("padan_fain", (10, 999)), ("trolloc_raiders", (999, 10))])
def test_who_has_five_forces_of_a_type_may_send_any_number_of_the_other(kind: str, caps: tuple[int, int]) -> None:
    table = Table()
    table.lay("lines_of_command")
    for _ in range(5):
        table.lay(kind, VILLAIN)
    assert capped_this_turn(table.state, VILLAIN) == caps


def test_hostile_terrain_taxes_troops_that_reinforce() -> None:
    table = Table()
    number = table.challenge("gather_support")
    table.last("hostile_terrain", 0, 1, targets=(number,), until="chal")
    cavalry, loial = table.lay("andor_cavalry"), table.lay("loial")

    assert reinforce_tax(table.state, cavalry, number) == "C"
    assert reinforce_tax(table.state, loial, number) == ""


def test_no_reinforcing_of_a_skirmish() -> None:
    table = Table()
    number = table.challenge("skirmish")
    cavalry = table.lay("andor_cavalry", place="field")

    assert may_reinforce(table.state, cavalry)
    assert may_join(table.state, cavalry, number, "reinforce") == "reinforce_ban"
    assert may_join(table.state, cavalry, number, "commit") == ""


def test_padan_fain_reinforces_where_the_dragon_reborn_is() -> None:
    table = Table()
    there, elsewhere = table.challenge("gather_support"), table.challenge("skirmish", VILLAIN)
    table.lay("rand_al_thor_iv", challenge=there, avatar=True)
    fain = table.lay("padan_fain", VILLAIN, place="field")

    assert may_reinforce(table.state, fain, there)
    assert not may_reinforce(table.state, fain, elsewhere)


def test_three_lines_of_support_force_their_bearers_into_the_pattern_challenge() -> None:
    table = Table()
    pattern = table.challenge("", form="pattern")
    cavalry = table.lay("andor_cavalry")
    for bearer in ("andor_cavalry", "loial", "rhuarc"):
        if bearer not in table.named:
            table.lay(bearer)
        assert must_join(table.state, cavalry) == 0
        table.lay("lines_of_support", on=bearer)

    assert must_join(table.state, cavalry) == pattern


def test_a_card_that_counts_as_of_every_allegiance_may_join() -> None:
    table = Table()
    number = table.challenge("flowing_coffers")
    andor = table.lay("andor", -1)
    contest = table.challenge("andor", VILLAIN, form="contest", piece=andor)
    graendal = table.lay("graendal_i", VILLAIN, avatar=True)
    assert not could_join(table.state, graendal, contest)

    table.lay("lady_basene", VILLAIN, on="graendal_i")
    assert could_join(table.state, graendal, contest)
    assert could_join(table.state, graendal, number)
    assert allegiances(table.state, graendal) == {"Dark One"}


# ---------------------------------------------------------------- damage


def test_a_footman_takes_a_point_before_other_troops_but_not_before_trollocs() -> None:
    table = Table()
    number = table.challenge("gather_support")
    footmen, rabble, fist = (
        table.lay(kind, VILLAIN, challenge=number) for kind in ("trolloc_footmen", "human_rabble", "trolloc_fist")
    )

    assert must_assign(table.state, footmen, "troop") == 1
    assert must_assign(table.state, footmen, "char") == 0
    assert must_assign_before(table.state, footmen, rabble)
    assert not must_assign_before(table.state, footmen, fist)


def test_the_bearer_of_an_advanced_scout_takes_a_point_of_the_character_pool() -> None:
    table = Table()
    number = table.challenge("gather_support")
    loial = table.lay("loial", challenge=number)
    table.lay("advanced_scout", on="loial")

    assert must_assign(table.state, loial, "char") == 1


def test_facing_no_troops_miagoma_damage_goes_to_the_character_pool() -> None:
    table = Table()
    number = table.challenge("gather_support")
    miagoma = table.lay("miagoma_aiel", challenge=number)
    assert locked_pool(table.state, miagoma) == "char"

    table.lay("trolloc_fist", VILLAIN, challenge=number)
    assert locked_pool(table.state, miagoma) is None


def test_who_takes_damage_and_who_chooses_it() -> None:
    table = Table()
    number = table.challenge("gather_support")
    perrin, lancers, hounds = (
        table.lay("perrin_aybara_i"),
        table.lay("illian_lancers"),
        table.lay("darkhound_pack", VILLAIN),
    )
    mandelain = table.lay("mandelain", challenge=number)

    assert targets_damage(table.state, perrin)
    assert not targets_damage(table.state, lancers)
    assert single_target(table.state, lancers) is not None
    assert is_lethal(table.state, hounds)
    assert cannot_assign(table.state, mandelain)
    table.lay("loial", challenge=number)
    assert not cannot_assign(table.state, mandelain)


def test_balthamels_damage_goes_to_dragon_and_aes_sedai_cards_first() -> None:
    table = Table()
    balthamel = table.lay("balthamel", VILLAIN, avatar=True)
    loial, jarid = table.lay("loial"), table.lay("lord_jarid")

    assert first_for(table.state, balthamel, loial)
    assert not first_for(table.state, balthamel, jarid)


def test_a_dense_fog_takes_from_the_pools_of_others_in_each_step() -> None:
    table = Table()
    number = table.challenge("gather_support")
    table.last("dense_fog", 0, 0, targets=(number,), until="chal", x=2)

    assert pool_reduction(table.state, number, VILLAIN, "char") == 2
    assert pool_reduction(table.state, number, VILLAIN, "troop") == 2
    assert pool_reduction(table.state, number, HERO, "char") == 0


def test_how_much_damage_a_card_still_takes() -> None:
    table = Table()
    cavalry = table.lay("andor_cavalry", damage=1)

    assert life(table.state, cavalry) == 3


# ---------------------------------------------------------------- symbols


def test_symbols_of_a_maiden_recruit_only_aiel_troops_and_that_by_her_advantage() -> None:
    table = Table()
    bain = table.lay("bain")
    paid = symbol("C", bain, "bain")
    assert not symbol_pays(table.state, paid, "recruit", "raiding_party")
    assert symbol_pays(table.state, paid, "event", "fireball")

    table.lay("maidens_of_the_spear")
    assert symbol_pays(table.state, paid, "recruit", "raiding_party")
    assert not symbol_pays(table.state, paid, "recruit", "amys")
    assert not symbol_pays(table.state, paid, "recruit", "andor_cavalry")


def test_a_symbol_for_one_thing_pays_for_nothing_else() -> None:
    table = Table()

    def pays(use: str, purpose: str, kind: str) -> bool:
        return symbol_pays(table.state, symbol("O", use=use), purpose, kind)

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
    assert not symbol_pays(table.state, held, "event", "fireball")

    table.set(resolving=number)
    assert symbol_pays(table.state, held, "event", "fireball")


def test_whose_allegiances_a_symbol_has() -> None:
    table = Table()
    loial, berelain = table.lay("loial"), table.lay("berelain")

    assert symbol_allegiances(table.state, symbol("P", loial, "loial")) == {"Dragon"}
    assert symbol_allegiances(table.state, symbol("P", alleg=("all",))) == {"all"}
    assert symbol_allegiances(table.state, symbol("P", 99, "amys")) == {"Aiel"}, "she has left play"
    politics, intrigue = symbol("P", berelain, "berelain"), symbol("I", berelain, "berelain")
    assert "all" in symbol_allegiances(table.state, politics, "recruit", "fade")
    assert "all" not in symbol_allegiances(table.state, politics, "event", "fireball")
    assert "all" not in symbol_allegiances(table.state, intrigue, "recruit", "fade")


def test_shades_of_grey_take_the_allegiance_of_symbols_away() -> None:
    table = Table()
    loial = table.lay("loial")
    table.last("shades_of_grey", 0, 0, targets=(loial,))

    assert symbol_allegiances(table.state, symbol("P", loial, "loial")) == {"none"}


def test_rule_of_power_gives_all_allegiances_to_what_ones_cards_have_rolled() -> None:
    table = Table()
    loial, fade = table.lay("loial"), table.lay("fade", VILLAIN)
    table.last("rule_of_power", 0, 0)

    assert "all" in symbol_allegiances(table.state, symbol("P", loial, "loial"))
    assert "all" not in symbol_allegiances(table.state, symbol("C", fade, "fade"))


def test_nobody_overrides_the_winner_without_nae_blis() -> None:
    assert overrides_win(Table().state) == NOBODY

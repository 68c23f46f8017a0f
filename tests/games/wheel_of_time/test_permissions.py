"""Rules 5, 6, 7, 8, 12.7. What cards allow, forbid and demand, one effect after the other."""

import pytest

from regalia.games.wheel_of_time.effective.cards import allegiances, recruited_as
from regalia.games.wheel_of_time.effective.dice import heal_amount, may_heal
from regalia.games.wheel_of_time.effective.playing import (
    attachable,
    draw_allowed,
    draw_most,
    event_toll,
    may_have_player_advantage,
    may_play,
    may_ready,
    may_recruit,
    may_rotate,
    recruited_from_killed,
    untargetable,
)
from regalia.games.wheel_of_time.pieces import Context
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

# ---------------------------------------------------------------- playing and recruiting


def test_an_event_for_the_villain_alone() -> None:
    table = Table()

    assert may_play(table.state, VILLAIN, "hidden_spies")
    assert not may_play(table.state, HERO, "hidden_spies")


def test_prepared_defense_lets_only_one_power_events_be_played_while_its_challenge_is_resolved() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    table.last("prepared_defense", 0, 0, targets=(number,), until="chal")
    assert may_play(table.state, HERO, "connections")

    table.set(resolving=number)
    assert not may_play(table.state, HERO, "connections")
    assert not may_play(table.state, VILLAIN, "united_front")
    assert may_play(table.state, HERO, "fireball")


def test_blood_and_ashes_bans_the_named_event_as_long_as_it_stays() -> None:
    table = Table()
    me = table.lay("blood_and_ashes", VILLAIN)
    table.last("blood_and_ashes", 1, 1, until="play", seat=VILLAIN, card=me, named="fireball")

    assert not may_play(table.state, HERO, "fireball")
    assert may_play(table.state, HERO, "lightning")


def test_who_says_toh_plays_no_more_events_and_others_pay_a_token_for_each_in_the_resolution_round() -> None:
    table = Table()
    table.last("toh", 0, 0)
    table.last("toh", 0, 1)
    assert not may_play(table.state, HERO, "fireball")
    assert event_toll(table.state, VILLAIN, "fireball") == 0

    table.set(round="resolution")
    assert may_play(table.state, VILLAIN, "fireball")
    assert event_toll(table.state, VILLAIN, "fireball") == 1
    table.set(sections=[2, 0])
    assert not may_play(table.state, VILLAIN, "fireball")


def test_a_requirement_of_the_pattern_counts_tokens_that_are_there_for_it_alone() -> None:
    table = Table()
    assert not may_recruit(table.state, HERO, "morgase_trakand")

    table.lay("martyn_tallanvor")

    assert may_recruit(table.state, HERO, "morgase_trakand")
    assert not may_recruit(table.state, HERO, "siuan_sanche")


def test_wolves_need_a_wolfbrother() -> None:
    table = Table()
    assert not may_recruit(table.state, HERO, "wolves")

    table.lay("elyas")
    assert may_recruit(table.state, HERO, "wolves")


def test_villains_cannot_control_lan() -> None:
    table = Table()

    assert may_recruit(table.state, HERO, "lan_mandragoran")
    assert not may_recruit(table.state, VILLAIN, "lan_mandragoran")


def test_be_lal_lets_his_player_recruit_one_character_and_one_troop_a_turn() -> None:
    table = Table()
    table.lay("be_lal_i", VILLAIN, avatar=True)
    table.note("recruited", kind="fade", seat=VILLAIN)

    assert not may_recruit(table.state, VILLAIN, "commander")
    assert may_recruit(table.state, VILLAIN, "human_rabble")
    assert may_recruit(table.state, HERO, "commander")


def test_ji_e_toh_caps_clan_chiefs_at_three() -> None:
    table = Table()
    table.lay("ji_e_toh")
    for kind in ("bael", "bruan"):
        table.lay(kind)
    assert may_recruit(table.state, HERO, "dhearic")

    table.lay("erim")
    assert not may_recruit(table.state, HERO, "dhearic")


def test_nobody_is_recruited_by_the_target_of_shattered_dreams_in_the_next_turn() -> None:
    table = Table()
    table.last("shattered_dreams", 1, 0, until="next_turn", seat=VILLAIN, players=(HERO,))
    assert may_recruit(table.state, HERO, "commander")

    table.set(turn=4)
    assert not may_recruit(table.state, HERO, "commander")
    assert may_recruit(table.state, VILLAIN, "commander")


def test_moghedien_may_come_out_of_the_killed_pile() -> None:
    table = Table()
    table.set(killed=[(), ("fade", "moghedien_ii")])

    assert recruited_from_killed(table.state, VILLAIN) == ("moghedien_ii",)


def test_elayne_makes_birgitte_a_dragon_card_while_she_is_recruited() -> None:
    table = Table()
    assert recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai"}

    table.lay("elayne_trakand")
    assert recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai", "Dragon"}
    assert allegiances(table.state, "birgitte") == {"Aes Sedai"}


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

    assert untargetable(table.state, me, HERO, by) == shielded


def test_under_the_sun_throne_enemy_events_aim_at_a_players_cards_only_for_one_power() -> None:
    table = Table()
    table.lay("the_sun_throne")
    loial = table.lay("loial")

    assert untargetable(table.state, loial, VILLAIN, "the_telling_blow")
    assert not untargetable(table.state, loial, VILLAIN, "fireball")
    assert not untargetable(table.state, loial, VILLAIN, "lightning")
    assert not untargetable(table.state, loial, HERO, "the_telling_blow")


def test_an_advantage_names_whom_it_is_attached_to() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True)
    loial, fade = table.lay("loial"), table.lay("fade", VILLAIN)

    def bearers(kind: str) -> list[bool]:
        return [attachable(table.state, HERO, kind, me) for me in (rand, loial, fade)]

    assert bearers("a_second_chance") == [True, True, False]
    assert bearers("mount") == [True, True, True]
    assert bearers("heron_mark_blade") == [True, False, False]
    assert bearers("saidin_angreal") == [True, False, False]
    assert bearers("marksmen") == [False, False, False]
    assert not may_have_player_advantage(table.state, VILLAIN, "dragon_banner")
    assert may_have_player_advantage(table.state, HERO, "dragon_banner")


# ---------------------------------------------------------------- readying, drawing, healing


def test_a_prisoner_is_not_readied_as_long_as_tokens_hold_it() -> None:
    table = Table()
    loial = table.lay("loial", rotated=True, tokens=(("prisoner", 1),))
    table.last("political_prisoner", 2, 0, on=(loial,), until="play")
    assert not may_ready(table.state, loial)

    table.lay("amys", tokens=())
    table.last("political_prisoner", 2, 0, on=(table["amys"],), until="play")
    assert may_ready(table.state, table["amys"])


def test_after_voices_of_the_dead_the_dragon_rotates_only_to_heal() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True)
    table.last("voices_of_the_dead", 1, 1, on=(rand,), until="next_turn")
    table.set(turn=4)

    assert may_rotate(table.state, rand, "heal")
    assert not may_rotate(table.state, rand, "roll")


def test_draws_of_the_draw_round_add_up_and_are_capped() -> None:
    table = Table()
    assert draw_most(table.state, HERO) == 2

    table.lay("pedron_niall")
    assert draw_most(table.state, HERO) == 3

    table.lay("limit_the_opposition", VILLAIN, sub="player")
    table.last("limit_the_opposition", 1, 0, seat=VILLAIN, players=(HERO,))
    table.note("drawn", seat=HERO, amount=1)
    assert draw_most(table.state, HERO) == 1
    assert draw_allowed(table.state, HERO, 3, Context(HERO)) == 1
    assert draw_most(table.state, VILLAIN) == 2


def test_by_casualties_of_war_an_opponent_draws_by_one_effect_a_turn() -> None:
    table = Table()
    table.lay("casualties_of_war", VILLAIN)
    assert draw_allowed(table.state, HERO, 2, Context(HERO)) == 2

    table.note("drawn", seat=HERO, amount=2, word="step")
    assert draw_allowed(table.state, HERO, 2, Context(HERO)) == 2

    table.note("drawn", seat=HERO, amount=2, word="effect")
    assert draw_allowed(table.state, HERO, 2, Context(HERO)) == 0
    assert draw_allowed(table.state, VILLAIN, 2, Context(VILLAIN)) == 2


def test_how_much_a_rotation_heals() -> None:
    table = Table()
    aan_allein, party, loial = (table.lay(kind) for kind in ("aan_allein", "war_party", "loial"))
    table.last("rapid_recovery", 0, 0)

    assert [heal_amount(table.state, me) for me in (aan_allein, party, loial)] == [3, 1, 2]
    assert [may_heal(table.state, me) for me in (aan_allein, party, loial)] == [True, False, True]

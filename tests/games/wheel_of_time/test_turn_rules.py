"""Rules 5, 6, 8, 9. What the rules themselves say of a turn, where no card has a word in it."""

from typing import Any

import pytest

from regalia.core import Game, Number, Several
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.asking.hand import unique_enough
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.abilities import currents, mortally_wounded
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.events import Entered, PatternChanged
from regalia.games.wheel_of_time.notation.actions import find
from regalia.games.wheel_of_time.options import (
    STOP_GENERATING,
    Cleanse,
    DiscardWeapon,
    Force,
    Generate,
    Heal,
    PlayEvent,
    Reinforce,
    Soothe,
)
from regalia.games.wheel_of_time.paying.pricing import convertible
from regalia.games.wheel_of_time.pieces import Context, Happening, Loose, Score
from regalia.games.wheel_of_time.state import Fallen
from regalia.games.wheel_of_time.steps.action import GenerateSymbols, actions
from regalia.games.wheel_of_time.steps.challenge import PlaceForces
from regalia.games.wheel_of_time.steps.damage import SplitDamage
from regalia.games.wheel_of_time.steps.draw import most_drawn
from regalia.games.wheel_of_time.steps.playing import EventWindow, soothing
from regalia.games.wheel_of_time.steps.resolution import resolution_order
from regalia.games.wheel_of_time.steps.settle import aware
from regalia.games.wheel_of_time.verbs import forces, pattern, pools
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

# ---------------------------------------------------------------- the Ready Round


def test_all_forces_come_home_and_participate_no_more() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    loial = table.lay("loial", challenge=number, rotated=True)
    cavalry = table.lay("andor_cavalry", place="field")
    forces.ready_all(table.game(), [loial])
    assert [(piece.place, piece.challenge, piece.rotated) for piece in table.state.pieces.values()] == [
        ("home", 0, False)
    ] * 2
    assert cavalry in table.state.pieces


def test_a_new_turn_forgets_challenges_and_all_but_the_last_two_turns() -> None:
    table = Table()
    table.challenge(form="pattern")
    table.note("killed", turn=1)
    table.note("killed", turn=3)
    pattern.begin_turn(table.game())
    assert table.state.turn == 3 + 1
    assert table.state.challenges == {}
    assert [note.turn for note in table.state.diary] == [3]


def test_once_the_pattern_has_been_full_every_turn_is_one_of_the_last_battle() -> None:
    table = Table()
    game = table.game()
    pattern.add_neutral(game, 20 - 4 - 1)
    assert not table.state.full

    pattern.add_neutral(game, 1)
    pattern.remove_pattern(game, -1, 5)
    pattern.begin_turn(game)
    pattern.begin_turn(game)
    assert table.state.battle == 2


# ---------------------------------------------------------------- the Challenge Round


def test_rotated_forces_may_be_placed_those_in_the_battleground_not_again() -> None:
    table = Table()
    rotated = table.lay("loial", rotated=True)
    table.lay("faile", place="field")
    table.lay("fade", VILLAIN)
    assert PlaceForces(HERO).options(table.state) == Several((Force(rotated),), 0, 1)


@pytest.mark.parametrize("dominant", [HERO, VILLAIN])
def test_the_pattern_challenge_is_resolved_first_then_that_of_the_subordinate_player(dominant: int) -> None:
    table = Table()
    table.set(dominant=dominant)
    hers = table.challenge("gather_allies", HERO)
    his = table.challenge("secondary_efforts", VILLAIN)
    first = table.challenge(form="pattern")
    assert resolution_order(table.state) == ([first, hers, his] if dominant == VILLAIN else [first, his, hers])


# ---------------------------------------------------------------- the Action Round


def test_only_ready_characters_at_home_generate() -> None:
    table = Table()
    loial = table.lay("loial")
    table.lay("andor_cavalry")
    table.lay("faile", rotated=True)
    table.lay("lord_pelivar", place="field")
    table.lay("fade", VILLAIN)
    assert GenerateSymbols(HERO).options(table.state) == (Generate(loial), STOP_GENERATING)


def test_damaged_forces_heal_at_home_if_they_are_ready() -> None:
    table = Table()
    loial = table.lay("loial", damage=1)
    table.lay("faile")
    table.lay("lord_pelivar", damage=1, rotated=True)
    table.lay("andor_cavalry", damage=1, place="field")
    assert [each.piece for each in actions(table.state, HERO) if isinstance(each, Heal)] == [loial]


def test_who_reinforces_must_put_up_with_its_companions() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.lay("commander", VILLAIN, challenge=number)
    table.lay("trolloc_footmen", VILLAIN, place="field")
    table.last("surprise_attack", 0, 0, on=(table["trolloc_footmen"],), seat=VILLAIN)
    assert not [each for each in actions(table.state, VILLAIN) if isinstance(each, Reinforce)]

    table.state.pieces.pop(table["commander"])
    table.set(turn=3)
    assert [each.challenge for each in actions(table.state, VILLAIN) if isinstance(each, Reinforce)] == [number]


def test_a_weapon_that_is_not_unique_may_be_discarded_from_ones_own_card() -> None:
    table = Table()
    table.lay("loial")
    table.lay("fade", VILLAIN)
    longbow = table.lay("longbow", on="loial")
    table.lay("the_ruby_dagger", on="loial")
    table.lay("bodyguards", on="loial")
    table.lay("longbow", on="fade")
    assert [each.piece for each in actions(table.state, HERO) if isinstance(each, DiscardWeapon)] == [longbow]


def test_a_requirement_of_the_pattern_must_still_hold_after_converting() -> None:
    table = Table()
    table.set(sections=[5, 8])
    assert convertible(table.state, VILLAIN, "shaidar_haran_i") == 8 - 6
    assert convertible(table.state, VILLAIN, "fade") == 8


# ---------------------------------------------------------------- the Resolution Round


def test_a_challenge_goes_through_its_stages() -> None:
    game = notation.lay_out(["phase resolve draw | round resolution | challenges pattern", "H hand duel | deck healing"])
    (number,) = game.state.challenges
    found: list[tuple[str, str]] = []
    while game.state.round == "resolution":
        found.append((game.state.step, game.state.challenges[number].stage))
        notation.act(game, "H pass")
    assert found == [
        ("om_start", "om"),
        ("om_pools", "om"),
        ("ctg_start", "ctg"),
        ("ctg_pools", "ctg"),
        ("outcome_start", "outcome"),
    ]


@pytest.mark.parametrize(("trigger", "margin"), [("success_any", 2), ("fail", 2), ("damaged", 0)])
def test_the_margin_is_that_of_a_success_or_a_failure(trigger: str, margin: int) -> None:
    assert aware(Context(HERO, margin=4), Happening(trigger, amount=2)).margin == margin


# ---------------------------------------------------------------- damage


def scored(table: Table, number: int) -> tuple[int, int, int, int]:
    score = table.state.challenges[number].scores[HERO]
    return score.char, score.char_oath, score.troop, score.troop_oath


def test_points_bound_by_the_oath_are_split_apart_from_the_others() -> None:
    table = Table()
    number = table.challenge(form="pattern", loose=(Loose(8, HERO, 4, 1), Loose(9, HERO, 2, 2), Loose(7, VILLAIN, 5, 1)))
    assert SplitDamage(HERO, number, oath=True).options(table.state) == Number(0, 1 + 2)
    assert SplitDamage(HERO, number).options(table.state) == Number(0, 4 - 1)

    game = Game(RULES, table.state, SplitDamage(HERO, number, oath=True), SplitDamage(HERO, number), events=[])
    game.answer(HERO, 2)
    game.answer(HERO, 1)
    assert scored(table, number) == (2 + 1, 2, 1 + 2, 1)
    assert table.state.challenges[number].loose == (Loose(7, VILLAIN, 5, 1),)


def test_points_without_the_oath_leave_a_pool_first() -> None:
    table = Table()
    number = table.challenge(form="pattern", scores=(Score(char=3, char_oath=1), Score()))
    game = table.game()
    pools.add_damage(game, number, HERO, "char", -2)
    assert scored(table, number) == (1, 1, 0, 0)

    pools.add_damage(game, number, HERO, "char", -2)
    assert scored(table, number) == (0, 0, 0, 0)


def test_points_bound_by_the_oath_move_last_and_stay_bound() -> None:
    table = Table()
    number = table.challenge(form="pattern", scores=(Score(char=3, char_oath=2), Score()))
    game = table.game()
    pools.move_damage(game, number, HERO, "char", "troop", 2)
    assert scored(table, number) == (1, 1, 2, 1)


def test_moved_damage_is_neither_healing_nor_damage() -> None:
    table = Table()
    loial, cavalry = table.lay("loial", damage=2), table.lay("andor_cavalry")
    forces.move_damage(table.game(), loial, cavalry, 5)
    assert [table.state.pieces[me].damage for me in (loial, cavalry)] == [0, 2]
    assert (table.state.waiting, table.state.diary) == ((), ())


def test_healing_takes_off_no_more_than_there_is_and_what_is_special_last() -> None:
    table = Table()
    loial = table.lay("loial", damage=2, special=("lethal",))
    game = table.game()
    assert forces.heal(game, loial, 1) == 1
    assert table.state.pieces[loial].special == ("lethal",)

    assert forces.heal(game, loial, 4) == 1
    assert (table.state.pieces[loial].damage, table.state.pieces[loial].special) == (0, ())


def test_corruption_lowers_abilities_and_two_one_power_take_a_token_off() -> None:
    table = Table()
    loial = table.lay("loial", corruption=1)
    assert currents(table.state, loial) == (2 - 1, 0, 0, 1 - 1)

    table.pool(HERO, symbol("O"))
    assert not [*menu.cleansings(table.state, HERO)]
    table.pool(HERO, symbol("O"), symbol("O"))
    assert [*menu.cleansings(table.state, HERO)] == [Cleanse(loial)]


def test_a_card_with_nothing_left_but_no_damage_is_not_mortally_wounded() -> None:
    table = Table()
    loial = table.lay("loial")
    for _ in range(2):
        table.last("heavy_fighting", 0, 0, on=(loial,), amount=-9)
    assert not mortally_wounded(table.state, loial)


def test_the_hero_alone_converts_for_damaged_taveren() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True, damage=1)
    assert [*soothing(table.state, HERO, "om_start")] == [Soothe(rand)]
    assert not [*soothing(table.state, HERO, "w_dead")]
    assert not [*soothing(table.state, VILLAIN, "om_start")]

    table.set(sections=[0, 2])
    assert not [*soothing(table.state, HERO, "om_start")]


def test_a_token_converted_for_a_taveren_says_so() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True, damage=1)
    before, neutral, game = table.state.sections[HERO], table.state.neutral, table.game()
    EventWindow(HERO, 0, "om_start").do(game, HERO, Soothe(rand))
    assert PatternChanged(HERO, -1, 1, "taveren") in (game.events or [])
    assert (table.state.sections[HERO], table.state.neutral) == (before - 1, neutral + 1)


# ---------------------------------------------------------------- the Draw Round


@pytest.mark.parametrize(
    ("held", "deck", "discards", "most"),
    [(0, 9, 0, 2), (7, 9, 0, 1), (8, 9, 0, 0), (9, 9, 0, 0), (0, 1, 0, 1), (0, 0, 5, 2)],
)
def test_how_many_cards_may_be_drawn(held: int, deck: int, discards: int, most: int) -> None:
    table = Table()
    cards = [("healing",) * number for number in (held, deck, discards)]
    table.set(hands=[cards[0], ()], decks=[cards[1], ()], discards=[cards[2], ()])
    assert most_drawn(table.state, HERO) == most


def test_an_avatar_leaves_play_only_by_dying() -> None:
    table = Table()
    rand = table.lay("rand_al_thor_iv", avatar=True)
    game = table.game()
    forces.return_to_hand(game, rand)
    forces.discard_from_play(game, rand)
    forces.leave_play(game, rand, "deck")
    assert rand in table.state.pieces


def test_what_is_attached_to_a_card_that_leaves_is_discarded_by_its_owner() -> None:
    table = Table()
    loial = table.lay("loial")
    table.lay("bodyguards", on="loial")
    table.lay("compulsion", VILLAIN, on="loial")
    forces.slay(table.game(), loial, taveren=False)
    assert table.state.killed == [("loial",), ()]
    assert table.state.discards == [("bodyguards",), ("compulsion",)]


def test_a_replacement_keeps_all_but_permanent_gains_and_its_title_never_comes_back() -> None:
    table = Table()
    me = table.lay("perrin_aybara_i", rotated=True, damage=1)
    bodyguards = table.lay("bodyguards", on="perrin_aybara_i")
    table.last("rand_al_thor_i", 1, 0, on=(me,), until="perm", amount=1)
    table.last("heavy_fighting", 0, 0, on=(me,), amount=1)
    forces.replace_piece(table.game(), me, "young_bull")
    piece = table.state.pieces[me]
    assert (piece.kind, piece.rotated, piece.damage, piece.was) == ("young_bull", True, 1, ("perrin_aybara_i",))
    assert [each.until for each in table.state.lasting] == ["turn"]
    assert table.state.attached(me) == [bodyguards]
    assert {*card("perrin_aybara_i").traits} <= traits(table.state, me)
    assert table.state.removed[HERO] == ("perrin_aybara_i",)
    assert not unique_enough(table.state, VILLAIN, "perrin_aybara_i")


def test_who_replaces_an_avatar_leads_in_its_place_with_all_its_tokens() -> None:
    table = Table()
    facts: dict[str, Any] = {"avatar": True, "place": "field", "damage": 1, "corruption": 1, "tokens": (("plan", 2),)}
    me = table.lay("perrin_aybara_i", **facts)
    game = table.game()
    forces.replace_piece(game, me, "young_bull")
    assert {name: getattr(table.state.pieces[me], name) for name in facts} == facts

    forces.slay(game, me, taveren=False)
    assert table.state.fallen == (Fallen(HERO, "young_bull", "avatar"),)


def test_a_recruited_force_is_told_apart_from_others_that_enter() -> None:
    game = notation.lay_out(
        ["pattern 0/0/2", "H home lady_arathelle | hand lady_ellorien | pool P:lady_arathelle P:lady_arathelle"]
    )
    notation.act(game, "H recruit lady_ellorien")
    me = find(game.state, "lady_ellorien")
    assert Entered(me, "lady_ellorien", HERO, 0, "recruit") in (game.events or [])


def test_in_the_last_battle_no_limited_event_can_be_played() -> None:
    table = Table()
    table.set(hands=[("further_goals", "surprise_attack"), ()])
    table.challenge("gather_allies")
    table.challenge("secondary_efforts", VILLAIN)
    assert PlayEvent("further_goals", 0, 0) in menu.usable(table.state, HERO, "limited")

    table.set(battle=1)
    assert menu.usable(table.state, HERO, "limited") == ()

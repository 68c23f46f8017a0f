"""Rules 12.4. Conditions on one table, asked by an entry of one of its cards."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, SYMBOLS
from regalia.games.wheel_of_time.state import Fallen
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table
from tests.games.wheel_of_time.test_filters import laid

learn()


def holds(table: Table, text: str, kind: str = "aviendha", **ctx: Any) -> bool:
    """Does a condition hold for an entry of this card?"""
    return grammar.condition(text).holds(table.state, table.of(kind, **ctx))


def amount(table: Table, text: str | int, kind: str = "aviendha", **ctx: Any) -> int:
    """What an amount comes to for an entry of this card."""
    return grammar.amount(text).of(table.state, table.of(kind, **ctx))


TRUE = (
    "side:hero",
    "not_last_battle",
    "round:action",
    "not_round:resolution|draw",
    "not_step:coming_to_grips",
    "not_counted_as:character",
    "control:char.trait:Wise_One",
    "control:id:fade|id:amys",
    "!control:trait:Monster",
    "controlled:andor",
    "!controls:andor",
    "controls:horn_of_valere",
    "dragon_any",
    "is:self.damaged",
    "self_damaged",
    "self_bg",
    "participating",
    "own_participant",
    "against:char.trait:Monster",
    "against:troop.trait:Monster",
    "with:troop.alleg:Andor",
    "only_own_char_in_challenge",
    "challenge:card_based",
    "challenge:gather_allies",
    "card_based",
    "initiator:own",
    "initiator:dragon",
    "rolls:C",
    "not_opp_card_challenge",
    "recruited_this_turn:char.trait:Clan_Chief_of_the_Taardad_Aiel",
    "payment_single_source",
    "payment_only_from:dragon",
    "self_pays_part",
    "hand>=3",
    "hand==3",
    "pattern_own>=2",
    "pattern_total<10",
    "pattern_own<6",
    "any_pattern>=2",
    "self_damage<2",
    "self_damage<permanent_C",
    "own_troops>=1*opp_troops",
    "with_count:troop>=1",
    "count:force.own.part>=2",
    "count:char.opp>=3|control:id:fade",
    "once_turn",
    "once_game",
    "once_game_by_name",
    "once_turn_by_name",
    "once_per_step",
    "once_turn_per:char.own",
    "once_game_per_nation",
)
FALSE = (
    "side:villain",
    "last_battle",
    "step:generate",
    "forbidden",
    "never",
    "from:pattern_challenge",
    "gained_pattern_from_pattern_challenge",
    "succeeded_last_turn",
    "villain_wins_last_battle",
    "controlled:illian",
    "controls:andor>=5",
    "controls_nation>=1",
    "is:self.rotated",
    "self_home",
    "no_opposing:char",
    "no_opposing:troop",
    "challenge:pattern",
    "challenge:contested",
    "challenge:nation",
    "challenge:tear|challenge_targets:own",
    "initiator:opp",
    "winner:own",
    "rolls:P",
    "own_terrain_on_challenge",
    "opp_added_results_in_action_round:this",
    "self_participated:pattern",
    "self_participated_this_turn",
    "fulfilled",
    "repeatable",
    "used_this_challenge",
    "copy_in_killed",
    "target_taveren_protection",
    "opp_played_named_this_turn",
    "opt_paid",
    "discarded:named",
    "just_played:balefire",
    "recruited:char.own",
    "played:adv.own",
    "killed_last_turn:troop.own",
    "matches_named",
    "player_contributed",
    "pattern_own>pattern_opp",
    "own_troops>=2*opp_troops",
    "opp_troops>own_troops",
    "only_own_troop_in_challenge",
)


@pytest.mark.parametrize("text", TRUE)
def test_a_condition_that_holds_for_aviendha(text: str) -> None:
    table = laid()

    assert holds(table, text)
    if not text.startswith("!") and "|" not in text:
        assert not holds(table, f"!{text}")


@pytest.mark.parametrize("text", FALSE)
def test_a_condition_that_does_not_hold_for_aviendha(text: str) -> None:
    table = laid()

    assert not holds(table, text)


def test_an_attached_card_asks_about_its_host() -> None:
    table = laid()

    assert holds(table, "host_participating", "bodyguards")
    assert holds(table, "host_ready", "bodyguards")
    assert not holds(table, "host_home", "bodyguards")
    assert holds(table, "host_home", "car_a_carn")
    assert amount(table, "host_current_C", "bodyguards") == 4
    assert amount(table, "host_current_C", "loial") == 0, "it is attached to nothing"
    assert amount(table, "pattern_host", "bodyguards") == 2


def test_whether_its_host_participated_last_turn() -> None:
    table = laid()
    assert not holds(table, "host_participated_last_turn", "bodyguards")

    table.note("participated", "aviendha", seat=HERO, turn=2)

    assert holds(table, "host_participated_last_turn", "bodyguards")


def test_its_host_is_not_rerolled_as_long_as_no_die_of_its_roll_is() -> None:
    table = laid()
    table.roll("aviendha", "C0 C5")
    assert holds(table, "host_not_rerolled", "bodyguards")
    assert not holds(table, "host_not_rerolled_this_turn", "bodyguards"), "it has not rolled yet"

    table.note("dice", "aviendha", seat=HERO, word="C", amount=2)
    assert holds(table, "host_not_rerolled_this_turn", "bodyguards")

    table.set(rolls=(replace(table.state.rolls[0], rerolled=True),))
    table.note("rerolled", "aviendha", seat=HERO)
    assert not holds(table, "host_not_rerolled", "bodyguards")
    assert not holds(table, "host_not_rerolled_this_turn", "bodyguards")


def test_what_a_roll_shows() -> None:
    table = laid()
    table.roll("aviendha", "C0 C1 C4 O5 O1")

    shown = {letter: amount(table, f"rolled_{letter}") for letter in "PIOCSXD"}
    assert shown == {"P": 0, "I": 0, "O": 1, "C": 2, "S": 2, "X": 1, "D": 2}
    assert amount(table, "ability_symbols") == amount(table, "ability_symbols_rolled") == 3
    assert holds(table, "rolled_C>=2")
    assert not holds(table, "rolled_O>=permanent_C")


def test_what_was_rolled_in_this_turn() -> None:
    table = laid()
    own = table.state.resolving
    for word, number in (("P", 2), ("C", 1), ("S", 5)):
        table.note("rolled", "andor_cavalry", seat=HERO, word=word, amount=number, challenge=own)
    table.note("rolled", "andor_cavalry", seat=HERO, word="D", amount=1, challenge=own)

    assert amount(table, "ability_symbols_this_turn", "andor_cavalry") == 3
    assert amount(table, "troops_that_rolled_D") == 1


def test_a_stroke_of_luck_looks_at_the_dice_of_step_a1() -> None:
    table = laid()
    for word, number in (("P", 3), ("C", 3)):
        table.note("dice", "amys", seat=HERO, word=word, amount=number)
    table.note("rolled", "amys", seat=HERO, word="C", amount=1)

    assert amount(table, "rolled_dice_without_symbol", targets=(table["amys"],)) == 3
    symbols = grammar.symbols("same_ability")
    assert symbols.of(table.state, table.of("aviendha", targets=(table["amys"],))) == ("P",)


def test_what_a_trigger_is_about() -> None:
    table = laid()

    assert holds(table, "recruited:char.own.alleg:Aiel", about=table["rhuarc"])
    assert not holds(table, "recruited:troop.own", about=table["rhuarc"])
    assert holds(table, "played:adv.own.has_cost.not_self", about=table["bodyguards"])
    assert holds(table, "just_played:balefire", about_kind="balefire")
    assert holds(table, "discarded:named", named="rand_al_thor_i", about_kind="rand_al_thor_iv")
    assert holds(table, "matches_named", named="rand_al_thor_i", kinds=("rand_al_thor_iv",))
    assert holds(table, "from:pattern_challenge", chosen="pattern_challenge")
    assert holds(table, "repeatable", about_kind="a_new_empire")
    assert not holds(table, "repeatable", about_kind="the_great_lord_comes")


HAPPENED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "gained_pattern_from_pattern_challenge": ("pattern_gained", "", {"seat": HERO, "word": "pattern_challenge"}),
    "succeeded_last_turn": ("succeeded", "", {"seat": HERO, "turn": 2}),
    "killed_last_turn:troop.own.alleg:Andor": ("killed", "andor_cavalry", {"seat": HERO, "turn": 2}),
    "opp_troops_killed_this_turn>=1": ("killed", "trolloc_fist", {"seat": VILLAIN}),
    "self_participated_this_turn": ("participated", "aviendha", {"seat": HERO}),
    "other_recruited_this_turn:char.alleg:Dark_One": ("recruited", "fade", {"seat": VILLAIN}),
    "opp_played_named_this_turn": ("played", "", {"kind": "fireball", "seat": VILLAIN}),
}


@pytest.mark.parametrize("text", HAPPENED)
def test_what_has_happened_in_this_turn_and_the_last(text: str) -> None:
    table = laid()
    what, kind, facts = HAPPENED[text]
    assert not holds(table, text, named="fireball")

    table.note(what, kind, **facts)

    assert holds(table, text, named="fireball")


def test_who_was_recruited_in_this_turn_counts_also_when_dead_again() -> None:
    text = "other_recruited_this_turn:char.alleg:Dark_One"
    table = laid()
    table.note("recruited", "fade", seat=VILLAIN)
    table.state.pieces.pop(table["fade"], None)
    table.set()
    assert holds(table, text)
    assert not holds(table, "other_recruited_this_turn:char.alleg:Tear")


@pytest.mark.parametrize(
    ("text", "what"), [("used_this_challenge", "used_ability"), ("opp_added_results_in_action_round:this", "added")]
)
def test_what_has_happened_for_the_challenge_at_hand(text: str, what: str) -> None:
    table = laid()
    table.note(what, "aviendha", seat=VILLAIN)
    assert not holds(table, text), "that was another challenge"

    table.note(what, "aviendha", seat=VILLAIN, challenge=table.state.resolving)

    assert holds(table, text)


def test_a_token_of_the_opponent_or_of_another_effect_is_not_gained_from_the_pattern_challenge() -> None:
    table = laid()
    table.note("pattern_gained", seat=VILLAIN, word="pattern_challenge")
    table.note("pattern_gained", seat=HERO, by="gather_allies")
    assert not holds(table, "gained_pattern_from_pattern_challenge")


def test_nobody_was_recruited_and_nobody_participated() -> None:
    table = laid()
    assert holds(table, "no_recruits_this_turn", "fade")
    assert not holds(table, "no_recruits_this_turn")

    assert holds(table, "no_participants_this_turn")
    table.note("participated", "aviendha", seat=HERO)
    assert not holds(table, "no_participants_this_turn")


def test_a_challenge_that_puts_a_token_on_the_pattern_itself() -> None:
    table = laid()
    own = table.state.resolving
    assert holds(table, "no_direct_pattern", challenge=own)

    table.note("pattern_gained", seat=HERO, by="gather_allies")

    assert not holds(table, "no_direct_pattern", challenge=own)


def test_a_challenge_about_a_card_of_ones_own() -> None:
    table = laid()
    number = table.challenge("forced_back", VILLAIN, targets=(table["loial"],))
    table.lay("amys", challenge=number)

    assert holds(table, "challenge:tear|challenge_targets:own", "amys")
    assert not holds(table, "not_opp_card_challenge", "amys")
    assert holds(table, "initiator:opp", "amys")


def test_who_won_and_who_contributed() -> None:
    table = laid()
    own = table.state.resolving
    won = replace(table.state.challenges[own], winner=HERO, margin=4)
    table.state.challenges[own] = replace(won, scores=(replace(won.scores[0], support=4), won.scores[1]))

    assert holds(table, "winner:own", challenge=own)
    assert holds(table, "margin>=4", challenge=own)
    assert holds(table, "player_contributed", challenge=own)


def test_a_terrain_of_ones_own_where_ones_avatar_is() -> None:
    table = laid()
    contest = next(number for number, each in table.state.challenges.items() if each.terrain)
    table.lay("rand_al_thor_i", avatar=True, challenge=contest)
    del table.state.pieces[table["rand_al_thor_iv"]]
    assert not holds(table, "own_terrain_on_challenge")

    table.note("played", kind="dense_forest", seat=HERO)

    assert holds(table, "own_terrain_on_challenge")


def test_the_villain_has_won_the_last_battle() -> None:
    table = laid()
    table.set(fallen=(Fallen(HERO, "", "last_battle"),), battle=2)

    assert holds(table, "villain_wins_last_battle")
    assert holds(table, "last_battle")


def test_steps_and_rounds() -> None:
    table = laid()
    table.set(step="generate")
    assert holds(table, "step:generate")

    table.set(round="draw")
    assert not holds(table, "not_round:resolution|draw")

    own = table.state.resolving
    table.state.challenges[own] = replace(table.state.challenges[own], stage="ctg")
    assert not holds(table, "not_step:coming_to_grips")


def test_a_prophecy_is_fulfilled() -> None:
    table = laid()
    table.lay("a_new_empire", fulfilled=True)

    assert holds(table, "fulfilled", "a_new_empire")


def test_the_pattern_challenge_counts_also_after_it() -> None:
    table = laid()
    pattern = next(number for number, each in table.state.challenges.items() if each.form == "pattern")
    table.note("participated", "amys", seat=HERO, challenge=pattern)

    assert holds(table, "self_participated:pattern", "amys")


def test_a_copy_in_the_killed_pile() -> None:
    table = laid()
    table.set(killed=[("aviendha",), ()])

    assert holds(table, "copy_in_killed")


def test_every_condition_and_amount_is_on_one_of_two_pages() -> None:
    page = Path(__file__).read_text("utf-8").split("def test_every_condition")[0]
    page += Path(__file__).with_name("test_amounts.py").read_text("utf-8")
    said = set(re.findall(r"[a-zA-Z_]+", page))
    said |= {re.sub(r"_[PIOCSXD]$", "", word) for word in said}
    assert sorted({*CONDITIONS, *AMOUNTS, *SYMBOLS, *ALLEGIANCES} - said) == []

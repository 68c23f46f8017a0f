"""Rules 2.1, 6.5, 8.3, 12.7. What a roll comes to: the faces, and what cards make of them."""

from typing import Any

import pytest

from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.pieces import Ability, Kind
from regalia.games.wheel_of_time.tally import RESULTS, Tally, aims, automatic_results, next_conversion, sworn, tally
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

learn()


def tallied(table: Table, kind: Kind, dice: str, challenge: int = 0, picks: tuple[int, ...] = ()) -> Tally:
    """What a roll of a card comes to: `C4` is a Combat die with its fifth face."""
    table.set(rolls=())
    table.roll(kind, dice, challenge)
    return tally(table.state, table.state.rolls[-1], picks)


def came(table: Table, kind: Kind, dice: str, challenge: int = 0, picks: tuple[int, ...] = ()) -> str:
    """The same as letters."""
    found = tallied(table, kind, dice, challenge, picks)
    results = zip(RESULTS, (found.support, found.opposition, found.damage), strict=True)
    return "".join(each.ability for each in found.symbols) + "".join(letter * number for letter, number in results)


def alone(kind: Kind, seat: int = HERO, form: str = "card", **facts: Any) -> tuple[Table, int]:
    """A card in a challenge of the Hero."""
    table = Table()
    number = table.challenge("gather_allies" if form == "card" else "", HERO, form, **facts)
    table.lay(kind, seat, challenge=number)
    return table, number


@pytest.mark.parametrize(
    ("ability", "faces"),
    [
        ("P", ["P", "PS", "S", "SX", "PX", "X"]),
        ("I", ["I", "SD", "IS", "SX", "IX", "X"]),
        ("O", ["O", "OS", "S", "SX", "X", "D"]),
        ("C", ["C", "CS", "S", "X", "XD", "D"]),
    ],
)
def test_what_the_faces_of_a_die_show(ability: Ability, faces: list[str]) -> None:
    table, number = alone("loial")
    assert [came(table, "loial", f"{ability}{face}", number) for face in range(6)] == faces


def test_symbols_remember_the_card_that_rolled_them() -> None:
    table, number = alone("loial")
    (first, second) = tallied(table, "loial", "P0 C1", number).symbols
    assert (first.ability, second.ability) == ("P", "C")
    assert {(each.source, each.kind) for each in (first, second)} == {(table["loial"], "loial")}


# ---------------------------------------------------------------- what cards make of them


def test_a_fixed_result_replaces_the_whole_roll() -> None:
    table, number = alone("draghkar", VILLAIN)
    table.lay("superior_weaponry", VILLAIN, on="draghkar")
    assert came(table, "draghkar", "O0 C1 C5", number) == "DD"

    table = Table()
    table.lay("loial")
    table.lay("strength_of_character", on="loial", sub="char")
    assert came(table, "loial", "P2 C2") == "SS"
    table.set(step="generate")
    assert came(table, "loial", "P2 C2") == "PP", "his printed cost"


def test_results_that_are_ignored_count_for_nothing_else() -> None:
    table, number = alone("high_lord_meilan")
    assert came(table, "high_lord_meilan", "P1 I4", number) == "SSXX"
    table.set(sections=[3, 2])
    table.lay("ishamael_i", VILLAIN, challenge=number)
    assert came(table, "ishamael_i", "O5 I1", number) == "S"
    table.set(sections=[4, 2])
    assert came(table, "ishamael_i", "O5 I1", number) == "SDD"


def test_nynaeves_one_power_dice_show_nothing_without_the_symbol() -> None:
    table, number = alone("nynaeve_al_meara")
    assert came(table, "nynaeve_al_meara", "P1 O2 O5", number) == "PS"
    assert came(table, "nynaeve_al_meara", "P1 O0 O2", number) == "POSS"


def test_a_conversion_of_all_is_made_without_asking() -> None:
    table, number = alone("lord_barthanes", VILLAIN)
    assert came(table, "lord_barthanes", "P0 I0 I1", number) == "PSDD"
    assert next_conversion(table.state, table.state.rolls[-1], ()) == 0

    table, number = alone("loial")
    table.lay("uncontrolled_rage", on="loial", sub="char")
    assert came(table, "loial", "P0 P1 C0", number) == "CSDD"


def test_each_ability_may_be_converted_by_itself() -> None:
    table, number = alone("lady_aemlyn")
    assert came(table, "lady_aemlyn", "P0 P1 C0 O0", number) == "PPOCS"
    roll = table.state.rolls[-1]
    assert next_conversion(table.state, roll, ()) == 2
    assert next_conversion(table.state, roll, (1,)) == 1
    assert next_conversion(table.state, roll, (1, 1)) == 1
    assert next_conversion(table.state, roll, (1, 1, 0)) == 0
    assert came(table, "lady_aemlyn", "P0 P1 C0 O0", number, (1, 1, 0)) == "PCSSS"
    assert came(table, "lady_aemlyn", "C0", number, (1,)) == "S"


def test_a_fixed_result_leaves_nothing_to_convert() -> None:
    table = Table()
    table.lay("third_squadron")
    table.lay("strength_of_character", on="third_squadron", sub="char")
    came(table, "third_squadron", "C3")
    assert next_conversion(table.state, table.state.rolls[-1], ()) == 1
    table.set(step="generate")
    assert next_conversion(table.state, table.state.rolls[-1], ()) == 0


def test_third_squadron_turns_opposition_into_support_as_often_as_one_likes() -> None:
    table, number = alone("third_squadron")
    assert came(table, "third_squadron", "C3 C4", number, (1,)) == "SXD"
    assert next_conversion(table.state, table.state.rolls[-1], ()) == 2


def test_blood_tide_is_about_ones_own_combat_in_one_challenge() -> None:
    table, number = alone("loial")
    table.lay("fade", VILLAIN, challenge=number)
    table.last("blood_tide", 0, 0, on=(number,), until="chal")
    assert came(table, "loial", "P0 C0", number) == "PD"
    assert came(table, "fade", "C0", number) == "C"
    assert came(table, "loial", "C0") == "C"


def test_the_peace_of_rhuidean_spares_all_from_damage_and_ones_own_from_symbols() -> None:
    table, number = alone("loial")
    table.lay("fade", VILLAIN, challenge=number)
    for op in (0, 1):
        table.last("peace_of_rhuidean", 0, op, targets=(number,), until="chal")
    assert came(table, "loial", "C1 C5", number) == "S"
    assert came(table, "fade", "C1 C5", number) == "CS"


def test_extra_results_come_as_often_as_the_roll_says_and_none_for_another_extra() -> None:
    table, number = alone("queen_s_guard")
    assert came(table, "queen_s_guard", "C5 C4", number) == "XDD"
    table.lay("morgase_trakand")
    assert came(table, "queen_s_guard", "C5 C4", number) == "XDDDD"
    table.lay("superior_weaponry", on="queen_s_guard")
    assert came(table, "queen_s_guard", "C5 C4", number) == "XDDDDD"
    assert came(table, "queen_s_guard", "C3", number) == "X"


def test_military_dominance_adds_combat_to_a_roll_with_combat_dice() -> None:
    table = Table()
    loial = table.lay("loial")
    table.last("military_dominance", 2, 0, on=(loial,))
    assert came(table, "loial", "P0 C3") == "PCX"
    assert came(table, "loial", "P0") == "P"


def test_extra_symbols_may_have_an_allegiance_and_a_use_of_their_own() -> None:
    table = Table()
    table.lay("rand_al_thor_viii", avatar=True)
    (extra,) = tallied(table, "rand_al_thor_viii", "C3").symbols
    assert (extra.ability, extra.alleg, extra.use) == ("C", ("Aiel",), "recruit")

    table.lay("someryn")
    (extra,) = tallied(table, "someryn", "P5").symbols
    assert (extra.ability, extra.source, extra.kind, extra.alleg) == ("O", table["someryn"], "someryn", ())
    assert extra.use == "not_recruit"


def test_the_waste_rewards_the_face_that_shows_damage_and_nothing_else() -> None:
    table = Table()
    waste = table.lay("the_waste", HERO, control=(1, 0))
    number = table.challenge("gather_allies")
    for kind in ("rhuarc", "loial"):
        table.lay(kind, challenge=number)
    assert came(table, "rhuarc", "C5 C4 O5", number) == "SXX" + "DDD"
    assert came(table, "loial", "C5", number) == "D"
    table.lay("far_dareis_mai", challenge=number)
    assert came(table, "far_dareis_mai", "C5 C5", number) == "SSXXDD"
    assert table.state.pieces[waste].seat == HERO


def test_results_that_need_no_dice() -> None:
    table, number = alone("loial")
    loial = table["loial"]
    assert automatic_results(table.state, loial) == {}
    table.last("battle_fury", 0, 0, on=(loial,))
    table.last("battle_fury", 0, 0, on=(loial,))
    assert automatic_results(table.state, loial) == {"D": 2}
    table.challenge("horn_of_valere", HERO, "contest")
    assert came(table, "loial", "C3", number) == "X", "they belong to no roll"


# ---------------------------------------------------------------- the oath


@pytest.mark.parametrize(
    ("dice", "damage", "bound"), [("O5 O5", 2, 2), ("O5 I1", 2, 1), ("I1", 1, 0), ("O0", 0, 0), ("O5 O0 P0", 1, 1)]
)
def test_the_oath_binds_the_damage_of_one_power_dice(dice: str, damage: int, bound: int) -> None:
    table, number = alone("moiraine_sedai")
    found = tallied(table, "moiraine_sedai", dice, number)
    assert (found.damage, found.oath) == (damage, bound)


def test_damage_that_is_ignored_binds_nobody() -> None:
    table, number = alone("moiraine_sedai")
    table.lay("the_way_of_the_leaf", on="moiraine_sedai", sub="char")
    found = tallied(table, "moiraine_sedai", "O5", number)
    assert (found.damage, found.oath) == (0, 0)


@pytest.mark.parametrize(
    ("kind", "seat", "does"),
    [
        ("moiraine_sedai", HERO, True),
        ("liandrin_sedai", HERO, True),
        ("liandrin_sedai", VILLAIN, False),
        ("aviendha", HERO, False),
        ("thom_merrilin", HERO, False),
        ("lan_mandragoran", HERO, False),
    ],
)
def test_the_oath_binds_female_aes_sedai_in_challenges_of_their_controller(kind: Kind, seat: int, does: bool) -> None:
    table, number = alone(kind, seat)
    assert sworn(table.state, table[kind], seat, number) == does
    assert tallied(table, kind, "O5", number).oath == does
    assert tallied(table, kind, "O5").oath == 0, "outside of challenges there is no oath"


def test_a_male_aes_sedai_has_sworn_nothing() -> None:
    table, number = alone("asmodean_ii")
    asmodean = table["asmodean_ii"]
    table.last("selene", 1, 1, on=(asmodean,), chosen="Aes Sedai")
    assert "Aes Sedai" in allegiances(table.state, asmodean)
    assert not sworn(table.state, asmodean, HERO, number)


def test_who_takes_aim() -> None:
    table, number = alone("loial")
    for kind in ("perrin_aybara_i", "illian_lancers", "balthamel"):
        assert aims(table.state, table.lay(kind, challenge=number))
    assert not aims(table.state, table["loial"])
    assert not aims(table.state, 99)

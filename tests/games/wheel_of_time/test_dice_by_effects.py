"""Rules 6.3, 6.4, 12.7, dice. What effects roll, and what comes of it: by whom, how many dice, of what."""

import pytest

from regalia.core import Several
from regalia.games.wheel_of_time.effective.abilities import permanent as permanent_now
from regalia.games.wheel_of_time.options import NO, YES, Take, TakeDie
from tests.games.wheel_of_time.carried import carried, loaded, takes
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def battle(seat: int = HERO) -> tuple[Table, int]:
    """A challenge with a card that is being resolved."""
    table = Table()
    number = table.challenge("gather_allies", seat)
    table.set(resolving=number, round="resolution")
    return table, number


def totals(table: Table, number: int, seat: int = HERO) -> tuple[int, int, int, int]:
    """A player's support, opposition and damage pools."""
    score = table.state.challenges[number].scores[seat]
    return score.support, score.opposition, score.char, score.troop


def pooled(table: Table, seat: int = HERO) -> str:
    """The letters of a resource pool."""
    return "".join(sorted(each.ability for each in table.state.pools[seat]))


# ---------------------------------------------------------------- dice of nobody


@pytest.mark.parametrize(("initiator", "kept"), [(HERO, (2, 0)), (VILLAIN, (0, 1))])
def test_whispers_count_for_ones_own_side_of_the_challenge_alone(initiator: int, kept: tuple[int, int]) -> None:
    table = Table()
    table.set(sections=[4, 2])
    number, other = table.challenge("gather_allies", initiator), table.challenge("secondary_efforts", VILLAIN)
    table.set(resolving=other)
    loaded(table, "I:IS I:IS I:X I:I")
    carried(table, "whispers_in_the_dark", 1, targets=(number,))
    assert totals(table, number)[:2] == kept
    assert totals(table, other) == (0, 0, 0, 0)
    assert pooled(table) == ""
    assert table.state.rolls == ()


def test_plots_bring_symbols_of_no_allegiance_and_all_results_to_both_sides() -> None:
    table, number = battle(VILLAIN)
    loaded(table, "P:PS P:X")
    carried(table, "plots", challenge=number)
    assert totals(table, number)[:2] == (1, 1)
    assert [(each.ability, each.alleg, each.source) for each in table.state.pools[HERO]] == [("P", ("none",), 0)]


def test_an_ally_brings_symbols_of_every_allegiance_and_nothing_else() -> None:
    table, number = battle()
    loaded(table, "P:PS P:P")
    carried(table, "unexpected_ally", challenge=number)
    assert totals(table, number) == (0, 0, 0, 0)
    assert [(each.ability, each.alleg) for each in table.state.pools[HERO]] == [("P", ("all",))] * 2


# ---------------------------------------------------------------- rolled for something


def test_who_cannot_be_corrupted_takes_no_token_by_the_dagger() -> None:
    """Rules 9.10."""
    table = Table()
    table.lay("ordeith", VILLAIN)
    table.lay("the_ruby_dagger", VILLAIN, on="ordeith")
    loaded(table, "O:O")
    carried(table, "the_ruby_dagger", 2, seat=VILLAIN)
    assert table.state.pieces[table["ordeith"]].corruption == 0


@pytest.mark.parametrize(("dice", "corruption"), [("O:O", 1), ("O:S", 0)])
def test_the_dagger_corrupts_its_bearer_if_one_power_shows(dice: str, corruption: int) -> None:
    table = Table()
    loial = table.lay("loial")
    table.lay("the_ruby_dagger", on="loial")
    loaded(table, dice)
    carried(table, "the_ruby_dagger", 2)
    assert table.state.pieces[loial].corruption == corruption
    assert table.state.rolls == ()


@pytest.mark.parametrize(("permanent", "dice", "trained"), [(4, "C:C C:C C:C C:S", 1), (4, "C:C C:C C:S C:S", 0)])
def test_a_troop_is_trained_by_one_symbol_less_than_its_combat(permanent: int, dice: str, trained: int) -> None:
    table = Table()
    table.lay("combat_training")
    troop = table.lay("andor_cavalry", damage=0)
    loaded(table, dice)
    assert permanent_now(table.state, troop, "C") == permanent
    carried(table, "combat_training", targets=(troop,))
    assert permanent_now(table.state, troop, "C") == permanent + trained


# ---------------------------------------------------------------- rolled by cards


def test_a_charge_rolls_for_the_challenge_of_each_troop() -> None:
    table, number = battle()
    first, second = (table.lay("andor_infantry", challenge=number) for _ in range(2))
    loaded(table, "C:S " * 6)
    carried(table, "charge", targets=(first, second), challenge=number)
    assert [table.state.pieces[me].rotated for me in (first, second)] == [True, True]
    assert [len(roll.dice) for roll in table.state.thrown] == [4, 4]
    assert totals(table, number)[0] > 0


def test_a_military_state_rolls_combat_alone_for_symbols_alone() -> None:
    table, number = battle()
    troop = table.lay("andor_cavalry", challenge=number)
    loaded(table, "C:C C:CS C:S C:S C:S")
    carried(table, "military_state", targets=(troop,))
    assert pooled(table) == "CC"
    assert totals(table, number) == (0, 0, 0, 0)
    assert not table.state.pieces[troop].rotated


def test_in_a_wall_of_fire_each_troop_takes_the_damage_that_it_rolls_itself() -> None:
    table, number = battle()
    first, second = (table.lay("andor_infantry", VILLAIN, challenge=number, rotated=True) for _ in range(2))
    loaded(table, "C:D C:D C:D C:S C:S C:S")
    carried(table, "wall_of_fire", 0, 1, targets=(first, second))
    damage = [table.state.pieces[me].damage for me in (first, second)]
    assert damage[1] < damage[0] <= 3
    assert table.state.rolls == ()


# ---------------------------------------------------------------- duels and strikes


def foes() -> tuple[Table, int, int]:
    """Two troops, one of each player, in one challenge."""
    table, number = battle()
    mine = table.lay("andor_infantry", challenge=number, rotated=True)
    theirs = table.lay("trolloc_footmen", VILLAIN, challenge=number, rotated=True)
    return table, mine, theirs


def test_a_fight_needs_two() -> None:
    table, mine, theirs = foes()
    assert carried(table, "bitter_fighting", targets=(mine,)).is_over
    assert carried(table, "bitter_fighting", seconds=(theirs,)).is_over
    assert table.state.rolls == table.state.thrown == ()


def test_a_strike_at_whom_the_bow_aims_is_of_combat_alone_and_not_returned() -> None:
    table, number = battle()
    table.lay("lord_pelivar", challenge=number)
    table.lay("longbow", on="lord_pelivar")
    fade = table.lay("fade", VILLAIN, challenge=number)
    loaded(table, "C:D C:D P:S P:S P:S")
    game = carried(table, "longbow", 1, targets=(fade,))
    assert game.is_over
    assert len(table.state.thrown[0].dice) == sum(die.ability == "C" for die in table.state.thrown[0].dice)
    assert table.state.pieces[fade].damage == len(table.state.thrown[0].dice)


def test_who_is_struck_by_saboteurs_may_strike_back_or_not() -> None:
    table, number = battle()
    me = table.lay("saboteurs", challenge=number)
    troop = table.lay("andor_infantry", VILLAIN, challenge=number)
    game = carried(table, "saboteurs", targets=(troop,))
    assert game.asks == {VILLAIN: (YES, NO)}
    game.answer(VILLAIN, NO)
    assert game.is_over
    assert table.state.pieces[me].damage == 0
    assert len(table.state.thrown) == 1


def test_nobody_strikes_who_has_left_play() -> None:
    table, number = battle()
    table.lay("saboteurs", challenge=number)
    troop = table.lay("andor_infantry", VILLAIN, challenge=number)
    del table.state.pieces[table["saboteurs"]]
    table.set()
    assert carried(table, "saboteurs", targets=(troop,)).is_over
    assert table.state.pieces[troop].damage == 0


# ---------------------------------------------------------------- rolled again


def test_of_a_roll_up_to_a_number_of_dice_are_rolled_again_three_of_a_taveren() -> None:
    for bearer, most in (("loial", 2), ("perrin_aybara_i", 3)):
        table = Table()
        me = table.lay(bearer)
        table.lay("a_second_chance", on=bearer)
        table.roll(bearer, "P0 P1 C2 C3")
        game = carried(table, "a_second_chance", 1, roll=me)
        dice = (TakeDie(0, "P", 0), TakeDie(1, "P", 1), TakeDie(2, "C", 2), TakeDie(3, "C", 3))
        assert game.asks == {HERO: Several(dice, 1, most)}
        game.answer(HERO, (dice[3],))
        assert [die.face for die in game.state.rolls[0].dice[:3]] == [0, 1, 2]
        assert game.state.rolls[0].rerolled


def test_no_more_dice_are_rolled_again_than_lie_there() -> None:
    table = Table()
    me = table.lay("mat_the_gambler")
    table.roll("mat_the_gambler", "P0")
    carried(table, "mat_the_gambler", 1, roll=me)
    assert table.state.rolls[0].rerolled
    table.state.rolls = ()
    assert carried(table, "mat_the_gambler", 1, roll=me).is_over


# ---------------------------------------------------------------- the Portal Stone


def test_who_travels_by_the_stone_brings_support_each_and_the_others_rotate() -> None:
    table = Table()
    number = table.challenge("secondary_efforts", VILLAIN)
    there = [table.lay(kind) for kind in ("moiraine_sedai", "loial", "lord_pelivar", "lady_arathelle")]
    loaded(table, "O:O O:S")
    game = carried(table, "portal_stone", targets=tuple(there))
    assert game.asks == {HERO: takes(*there)}
    game.answer(HERO, Take(there[0]))
    assert game.asks == {HERO: Several(takes(*there), 2, 2)}
    game.answer(HERO, takes(there[1], there[3]))
    assert game.is_over
    assert [table.state.pieces[me].challenge for me in there] == [0, number, 0, number]
    assert [table.state.pieces[me].rotated for me in there] == [True, False, True, False]
    assert totals(table, number)[:2] == (2, 0)
    assert table.state.rolls == ()


def test_without_a_symbol_or_a_challenge_all_of_them_rotate() -> None:
    for dice, challenge in (("O:S O:S", True), ("O:O O:O", False)):
        table = Table()
        if challenge:
            table.challenge("secondary_efforts", VILLAIN)
            table.challenge("gather_allies")
        there = [table.lay(kind) for kind in ("moiraine_sedai", "loial")]
        loaded(table, dice)
        game = carried(table, "portal_stone", targets=tuple(there))
        game.answer(HERO, Take(there[0]))
        assert game.is_over
        assert [table.state.pieces[me].rotated for me in there] == [True, True]

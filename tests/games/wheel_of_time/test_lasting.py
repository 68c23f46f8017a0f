"""Rules 5.7, 12.7. What cards that were played allow and forbid as long as it lasts, whom, and where."""

import pytest

from regalia.games.wheel_of_time.effective.abilities import undamaged
from regalia.games.wheel_of_time.effective.cards import counts_as, type_of
from regalia.games.wheel_of_time.effective.challenges import could_join, may_join
from regalia.games.wheel_of_time.effective.dice import acts_as, rolls_in
from regalia.games.wheel_of_time.effective.playing import may_declare, may_recruit, may_use, untargetable
from regalia.games.wheel_of_time.pieces import Memory
from regalia.games.wheel_of_time.words.position import kind_of
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def test_genocide_is_not_played_again_by_its_player_in_the_next_turn() -> None:
    table = Table()
    table.last("genocide", 2, 1, until="next_turn", seat=VILLAIN)
    table.set(turn=4)

    assert not may_declare(table.state, VILLAIN, "genocide")
    assert may_declare(table.state, HERO, "genocide")
    assert may_declare(table.state, VILLAIN, "secondary_efforts")


def test_whom_a_spy_sends_home_is_recruited_neither_in_this_turn_nor_in_the_next() -> None:
    table = Table()
    table.last("whitecloak_spy", 1, 1, until="next_turn", kinds=("commander",))
    assert not may_recruit(table.state, HERO, "commander")
    assert not may_recruit(table.state, VILLAIN, "commander")
    assert may_recruit(table.state, HERO, "lady_arathelle")

    table.set(turn=4)
    assert not may_recruit(table.state, HERO, "commander")


def test_in_a_stedding_nothing_is_used_that_needs_one_power() -> None:
    table = Table()
    there, elsewhere = table.challenge("gather_allies"), table.challenge("secondary_efforts")
    table.last("stedding", 0, 2, targets=(there,), until="chal")
    assert may_use(table.state, "fireball")

    table.set(resolving=there)
    assert not may_use(table.state, "fireball")
    assert may_use(table.state, "connections")
    table.set(resolving=elsewhere)
    assert may_use(table.state, "fireball")


def test_advanced_maneuvers_keep_others_out_of_ones_own_challenges_with_a_card() -> None:
    table = Table()
    mine, theirs = table.challenge("secondary_efforts", VILLAIN), table.challenge("secondary_efforts", HERO)
    pattern = table.challenge(form="pattern")
    hero, villain = table.lay("lord_pelivar"), table.lay("trolloc_raiders", VILLAIN)
    table.last("advanced_maneuvers", 0, 0, until="next_turn", seat=VILLAIN)
    assert could_join(table.state, hero, mine)

    table.set(turn=4)
    assert may_join(table.state, hero, mine, "commit") == "ban_join"
    assert [could_join(table.state, hero, each) for each in (theirs, pattern)] == [True, True]
    assert could_join(table.state, villain, mine)


def test_troops_that_believe_rumors_join_no_challenge_with_a_card() -> None:
    table = Table()
    with_card, pattern = table.challenge("secondary_efforts"), table.challenge(form="pattern")
    troop, other = table.lay("andor_infantry", damage=1), table.lay("light_cavalry", damage=1)
    table.last("rumors_and_lies", 0, 0, on=(troop,), until="next_turn")
    table.set(turn=4)

    assert not could_join(table.state, troop, with_card)
    assert could_join(table.state, troop, pattern)
    assert could_join(table.state, other, with_card)


@pytest.mark.parametrize(
    ("kind", "joins"), [("trolloc_raiders", False), ("trolloc", False), ("fade", False), ("human_rabble", True)]
)
def test_trollocs_and_myrddraal_do_not_cross_deep_waters(kind: str, joins: bool) -> None:
    table = Table()
    table.set(sections=[2, 4])
    there, elsewhere = table.challenge("secondary_efforts"), table.challenge("secondary_efforts")
    me = table.lay(kind, VILLAIN)
    table.last("deep_waters", 0, 1, targets=(there,), until="chal")

    assert could_join(table.state, me, there) == joins
    assert could_join(table.state, me, elsewhere)


@pytest.mark.parametrize(
    ("kind", "entry", "before", "after"), [("patrol", 0, "troop", "char"), ("mat_the_warrior", 2, "char", "troop")]
)
def test_who_may_take_part_as_something_else_does_so_once_that_was_chosen(
    kind: str, entry: int, before: str, after: str
) -> None:
    table = Table()
    me = table.lay(kind, challenge=table.challenge("secondary_efforts"))
    assert (acts_as(table.state, me), rolls_in(table.state, me)) == (before, before)

    table.last(kind, entry, 0, on=(me,), until="chal", card=me)
    assert (acts_as(table.state, me), rolls_in(table.state, me)) == (after, after)


def test_shaidar_haran_is_a_forsaken_for_recruiting_forsaken_alone() -> None:
    table = Table()
    me = table.lay("shaidar_haran_ii", VILLAIN, avatar=True)

    assert counts_as(table.state, me, "Forsaken", "recruit", "ishamael_ii")
    assert not counts_as(table.state, me, "Forsaken", "recruit", "fade")
    assert not counts_as(table.state, me, "Forsaken", "event", "ishamael_ii")
    assert not counts_as(table.state, me, "Dreamwalker", "recruit", "ishamael_ii")


def test_a_friend_of_the_dark_raises_what_is_printed_and_not_yet_lost_but_one_power() -> None:
    table = Table()
    rahvin = table.lay("rahvin_i", VILLAIN, avatar=True)
    table.last("friend_of_the_dark", 1, 0, on=(rahvin,), seat=VILLAIN, amount=1)
    assert undamaged(table.state, rahvin) == (0, 1 + 1, 4, 1 + 1)

    table.lay("personal_growth", VILLAIN, on="rahvin_i", sub="char", memory=Memory(chosen="P"))
    assert undamaged(table.state, rahvin)[0] == 0 + 1, "no Politics is printed on Rahvin"

    fain = table.lay("padan_fain", VILLAIN)
    table.last("juilin_sandar", 0, 0, on=(fain,), amount=-1)
    table.last("friend_of_the_dark", 1, 0, on=(fain,), seat=VILLAIN, amount=1)
    assert undamaged(table.state, fain) == (0, 0, 0, 0), "his Intrigue is lost"


def test_wolves_may_be_chosen_by_what_is_no_advantage() -> None:
    table = Table()
    wolves = table.lay("wolves")
    assert not untargetable(table.state, wolves, HERO)
    assert untargetable(table.state, wolves, HERO, "bodyguards")


def test_what_has_become_something_else_is_of_another_type() -> None:
    table = Table()
    table.lay("lord_pelivar")
    stone = table.lay("animate_stone", sub="char")
    troops = table.lay("expendable_troops", sub="troop")
    growth = table.lay("personal_growth", on="lord_pelivar", sub="char")
    allies = table.lay("noble_allies", sub="player")
    number = table.challenge("secondary_efforts")

    found = [type_of(table.state, each) for each in (stone, troops, growth, allies, number)]
    assert found == ["character", "troop", "advantage", "advantage", "challenge"]
    assert (kind_of(table.state, number), kind_of(table.state, 99)) == ("secondary_efforts", "")
    assert type_of(table.state, table.challenge(form="pattern")) == ""

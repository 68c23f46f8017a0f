"""Rules 2.2, 6.3, 8.3, 9.6, 9.7, 12.7. Types, traits, allegiances and dice of cards, whatever has become of them."""

import pytest

from regalia.games.wheel_of_time.effective.abilities import currents, printed_abilities
from regalia.games.wheel_of_time.effective.cards import (
    advantage_type,
    all_forces,
    allegiances,
    counts_as,
    has_trait_for,
    is_force,
    recruited_as,
    traits,
    type_of,
)
from regalia.games.wheel_of_time.effective.dice import acts_as, base_dice, rolls_in
from regalia.games.wheel_of_time.effective.dice import dice as dice_now
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.steps.settle import is_unlawful, unlawful
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

learn()


@pytest.mark.parametrize(
    ("kind", "sub", "is_now", "of"),
    [
        ("loial", "", "character", ""),
        ("andor_cavalry", "", "troop", ""),
        ("bodyguards", "", "advantage", "character"),
        ("forced_march", "", "advantage", "player"),
        ("andor", "", "advantage", "world"),
        ("debt_of_honor", "char", "advantage", "character"),
        ("incite_rebellion", "player", "advantage", "player"),
        ("expendable_troops", "troop", "troop", "troop"),
        ("animate_stone", "char", "character", "character"),
    ],
)
def test_what_a_card_is_now(kind: Kind, sub: str, is_now: str, of: str) -> None:
    table = Table()
    me = table.lay(kind, sub=sub)
    assert type_of(table.state, me) == is_now
    assert advantage_type(table.state, me) == of
    assert is_force(table.state, me) == (is_now in ("character", "troop"))
    assert (me in all_forces(table.state)) == is_force(table.state, me)


def test_cards_that_are_not_in_play_are_what_is_printed() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    assert [type_of(table.state, each) for each in ("loial", number, 99)] == ["character", "challenge", ""]
    assert advantage_type(table.state, "loial") == advantage_type(table.state, 99) == ""
    assert allegiances(table.state, 99) == traits(table.state, 99) == set()
    assert printed_abilities(table.state, number) == base_dice(table.state, 99) == (0, 0, 0, 0)


def test_the_stone_that_is_animated_has_the_combat_that_was_paid_for_and_no_allegiance() -> None:
    table = Table()
    stone = table.lay("animate_stone", sub="char", challenge=table.challenge("gather_allies"))
    assert currents(table.state, stone) == (0, 0, 0, 0)
    table.last("animate_stone", 0, 0, on=(stone,), amount=3)
    assert currents(table.state, stone) == (0, 0, 0, 3)
    assert allegiances(table.state, stone) == set()


# ---------------------------------------------------------------- 8.3: Dragon and Dark One


@pytest.mark.parametrize(
    ("kind", "given", "has"),
    [
        ("loial", "Dark One", {"Dragon"}),
        ("fade", "Dragon", {"Dark One"}),
        ("loial", "Tear", {"Dragon", "Tear"}),
        ("fade", "Tear", {"Dark One", "Tear"}),
        ("lord_jarid", "Dark One", {"Andor", "Dark One"}),
        ("lord_jarid", "none", {"Andor"}),
    ],
)
def test_a_dragon_card_never_gains_dark_one_nor_the_other_way_round(kind: Kind, given: str, has: set[str]) -> None:
    table = Table()
    me = table.lay(kind)
    table.last("selene", 1, 1, on=(me,), chosen=given)
    assert allegiances(table.state, me) == has


@pytest.mark.parametrize(
    ("kind", "seat", "given", "goes"),
    [
        ("lord_jarid", HERO, "Dark One", True),
        ("lord_jarid", VILLAIN, "Dark One", False),
        ("lord_jarid", VILLAIN, "Dragon", True),
        ("lord_jarid", HERO, "Dragon", False),
        ("lord_jarid", HERO, "Tear", False),
        ("bodyguards", HERO, "Dark One", False),
    ],
)
def test_a_force_that_becomes_illegal_for_its_controller_is_discarded(
    kind: Kind, seat: int, given: str, goes: bool
) -> None:
    table = Table()
    me = table.lay(kind, seat)
    table.last("selene", 1, 1, on=(me,), chosen=given)
    game = table.game()
    unlawful(game)
    assert (me not in table.state.pieces) == goes


def test_an_avatar_stays_whatever_it_becomes() -> None:
    table = Table()
    for avatar in (True, False):
        assert is_unlawful(table.state, table.lay("rahvin_i", HERO, avatar=avatar)) != avatar


def test_exile_takes_an_allegiance_away_and_ordeith_has_his_own_alone() -> None:
    table = Table()
    galad = table.lay("galad")
    table.last("exiled", 2, 0, on=(galad,), until="perm", chosen="Andor")
    assert allegiances(table.state, galad) == {"Children of the Light"}

    ordeith = table.lay("ordeith", VILLAIN, was=("padan_fain",))
    assert allegiances(table.state, ordeith) == {"Mercenary"}
    table.last("selene", 1, 1, on=(ordeith,), chosen="Tear")
    assert allegiances(table.state, ordeith) == {"Mercenary", "Tear"}


def test_lady_basene_is_of_all_allegiances_where_she_participates() -> None:
    table = Table()
    host = table.lay("fade", VILLAIN)
    table.lay("lady_basene", VILLAIN, on="fade", sub="char")
    assert allegiances(table.state, host) == {"Dark One"}
    assert allegiances(table.state, host, "recruit") == {"Dark One"}
    assert allegiances(table.state, host, "participate") == {"Dark One", "all"}


def test_lan_is_recruited_as_a_dragon_card_when_his_horse_has_brought_him() -> None:
    table = Table()
    table.set(hands=[("lan_mandragoran",), ()])
    plain = recruited_as(table.state, HERO, "lan_mandragoran")
    table.last("mandarb", 4, 1)
    assert recruited_as(table.state, HERO, "lan_mandragoran") == plain | {"Dragon"}
    assert allegiances(table.state, "lan_mandragoran") == plain


def test_birgitte_is_recruited_as_a_dragon_card_beside_elayne() -> None:
    table = Table()
    assert recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai"}
    table.lay("elayne_trakand")
    assert recruited_as(table.state, HERO, "birgitte") == {"Aes Sedai", "Dragon"}
    assert recruited_as(table.state, VILLAIN, "birgitte") == {"Aes Sedai"}
    assert allegiances(table.state, "birgitte") == {"Aes Sedai"}


def test_shaidar_haran_counts_as_forsaken_for_recruiting_forsaken() -> None:
    table = Table()
    me = table.lay("shaidar_haran_ii", VILLAIN)
    assert "Forsaken" not in traits(table.state, me)
    assert counts_as(table.state, me, "Forsaken", "recruit", "be_lal_ii")
    assert not counts_as(table.state, me, "Forsaken", "recruit", "fade")
    assert not counts_as(table.state, me, "Forsaken", "event", "be_lal_ii")
    assert not counts_as(table.state, me, "Monster", "recruit", "be_lal_ii")


def test_reinforcement_may_be_for_one_challenge_alone() -> None:
    table = Table()
    here, there = table.challenge("gather_allies"), table.challenge("secondary_efforts")
    me = table.lay("two_rivers_archers", place="field")
    table.last("forward_scouts", 0, 0, on=(me,), challenge=here)
    assert has_trait_for(table.state, me, "Reinforcement", here)
    assert not has_trait_for(table.state, me, "Reinforcement", there)
    assert not has_trait_for(table.state, me, "Monster", here)
    assert "Reinforcement" not in traits(table.state, me)


# ---------------------------------------------------------------- 6.3, 9.7: dice


@pytest.mark.parametrize(
    ("challenge", "dice"),
    [
        ("gather_support", (2, 2, 2, 1)),
        ("from_the_shadows", (0, 2, 0, 0)),
        ("assassination_attempt", (0, 2, 2, 0)),
        ("border_clash", (0, 2, 2, 1)),
        ("the_old_tongue", (2, 2, 2, 0)),
    ],
)
def test_a_challenge_may_allow_only_some_dice(challenge: Kind, dice: tuple[int, ...]) -> None:
    table = Table()
    number = table.challenge(challenge)
    me = table.lay("moiraine_sedai", challenge=number)
    table.last("andoran_reserves", 1, 0, on=(me,), amount=1)
    assert dice_now(table.state, me, number) == dice


def test_fewer_dice_of_each_ability_come_after_extra_ones_and_never_below_none() -> None:
    table = Table()
    number = table.challenge("gather_support")
    me = table.lay("lord_jarid", challenge=number)
    table.lay("the_void", on="lord_jarid")
    assert dice_now(table.state, me, number) == (2 + 1, 0, 0, 1 + 1)
    table.last("stymied", 0, 0, on=(me,), amount=1)
    assert dice_now(table.state, me, number) == (2 + 1 - 1, 0, 0, 1 + 1 - 1)
    table.last("distractions", 0, 0, on=(me,), amount=7)
    assert dice_now(table.state, me, number) == (2, 0, 0, 0)


def test_dice_are_banned_for_a_card_for_a_player_or_in_a_challenge() -> None:
    table = Table()
    number, other = table.challenge("gather_support"), table.challenge("gather_allies")
    mine, theirs = table.lay("moiraine_sedai", challenge=number), table.lay("siuan_sanche", VILLAIN, challenge=number)
    table.last("gholam_attack", 1, 0, on=(mine,), targets=(mine,), challenge=number)
    assert dice_now(table.state, mine, number) == (2, 2, 0, 0)
    assert dice_now(table.state, theirs, number) == (4, 2, 3, 0)

    table.set(lasting=())
    table.last("stedding", 0, 1, targets=(number,), on=(number,), until="chal")
    assert dice_now(table.state, mine, number) == (2, 2, 0, 0)
    assert dice_now(table.state, theirs, number) == (4, 2, 0, 0)
    assert dice_now(table.state, theirs, other) == (4, 2, 3, 0)

    table.set(lasting=())
    table.last("political_isolation", 1, 0, until="next_turn", players=(VILLAIN,))
    table.set(turn=4)
    assert dice_now(table.state, mine, number) == (2, 2, 2, 0)
    assert dice_now(table.state, theirs, number) == (0, 2, 3, 0)


def test_in_which_step_a_force_rolls_and_which_pool_hits_it() -> None:
    table = Table()
    number = table.challenge("gather_support")
    mat, patrol, archers, loial = (
        table.lay(kind, challenge=number) for kind in ("mat_the_warrior", "patrol", "two_rivers_archers", "loial")
    )

    def both(me: int) -> tuple[str, str]:
        return rolls_in(table.state, me), acts_as(table.state, me)

    assert [both(me) for me in (mat, patrol, loial)] == [("char", "char"), ("troop", "troop"), ("char", "char")]
    assert both(archers) == ("char", "troop"), "they roll in Opening Moves and are hit as a troop"
    table.last("mat_the_warrior", 2, 0, on=(mat,), until="chal")
    table.last("patrol", 0, 0, on=(patrol,), until="chal")
    assert [both(me) for me in (mat, patrol)] == [("troop", "troop"), ("char", "char")]

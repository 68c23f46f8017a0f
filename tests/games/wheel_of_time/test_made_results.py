"""Rules 12.7, symbols and results. What effects bring into pools and challenges: whose, how much, who chooses."""

import pytest
from msgspec.structs import replace

from regalia.core import Limit, Number, Share, Shared
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.events import Tallied
from regalia.games.wheel_of_time.ops.pools import challenge_meant
from regalia.games.wheel_of_time.options import PoolOf, TakeSymbol, TakeWord
from regalia.games.wheel_of_time.pieces import Context, Damages, Happening, Score
from regalia.games.wheel_of_time.steps.carry import meant
from tests.games.wheel_of_time.carried import carried, told
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol


def words(*names: str) -> tuple[TakeWord, ...]:
    return tuple(map(TakeWord, names))


def pooled(table: Table, seat: int = HERO) -> list[str]:
    """The letters of a resource pool."""
    return sorted(each.ability for each in table.state.pools[seat])


def scores(table: Table, number: int) -> list[tuple[int, int, int, int]]:
    """Of each player support, opposition and both damage pools."""
    return [(each.support, each.opposition, each.char, each.troop) for each in table.state.challenges[number].scores]


# ---------------------------------------------------------------- symbols


def test_of_alternative_symbols_the_player_picks_one() -> None:
    table = Table()
    lan = table.lay("lan_mandragoran")
    game = carried(table, "lan_mandragoran", 1)
    assert game.asks == {HERO: words("P", "I")}
    game.answer(HERO, TakeWord("I"))
    assert game.is_over
    assert [(each.ability, each.source) for each in game.state.pools[HERO]] == [("I", lan)]


def test_mats_two_symbols_may_differ() -> None:
    table = Table()
    game = carried(table, "mat_cauthon_ii", 3)
    for letter in "CP":
        assert game.asks == {HERO: words("P", "I", "C")}
        game.answer(HERO, TakeWord(letter))
    assert game.is_over
    assert pooled(table) == ["C", "P"]


def test_a_pair_of_letters_is_one_alternative() -> None:
    table = Table()
    loial = table.lay("loial")
    game = carried(table, "power_play", targets=(loial,))
    assert game.asks == {HERO: words("PP", "II", "CC")}
    game.answer(HERO, TakeWord("II"))
    assert pooled(table) == ["I", "I"]


def test_the_port_of_illian_gives_a_choice_for_each_symbol() -> None:
    table = Table()
    table.lay("lord_gregorian_panar")
    table.lay("lord_eliris_mancuri")
    game = carried(table, "the_port_of_illian")
    for letter in "CP":
        assert game.asks == {HERO: words("P", "I", "C")}
        game.answer(HERO, TakeWord(letter))
    assert game.is_over
    assert pooled(table) == ["C", "P"]


def test_nothing_is_chosen_where_no_symbol_comes() -> None:
    game = carried(Table(), "the_port_of_illian")
    assert game.is_over
    assert game.state.pools[HERO] == ()


def people() -> Table:
    """Rand as an avatar, Loial with two advantages, Gaul in the Pattern challenge, and others at home."""
    table = Table()
    table.lay("rand_al_thor_iv", avatar=True)
    number = table.challenge(form="pattern")
    for kind in ("loial", "han", "lan_mandragoran", "andor_infantry", "combat_reserves", "sweat_tents"):
        table.lay(kind)
    table.lay("gaul", challenge=number)
    for kind, host in (("selene", "loial"), ("gyldin", "loial"), ("cadin_sor", "gaul")):
        table.lay(kind, on=host)
    return table


MADE: dict[str, tuple[int, int, str, str, str, str, str]] = {
    "combat_reserves": (1, 0, "", "", "C", "", "Dragon"),
    "disband": (0, 1, "andor_infantry", "", "PP", "", "Andor"),
    "gaining_an_advantage": (1, 0, "", "", "CIP", "", "all"),
    "gaul": (2, 0, "", "", "C", "gaul", "Aiel"),
    "inner_strength": (0, 0, "loial", "O", "O", "loial", ""),
    "lan_mandragoran": (1, 0, "", "I", "I", "lan_mandragoran", "Aes Sedai"),
    "secret_aid": (1, 0, "loial", "", "CIP", "loial", "Dragon"),
    "callbox": (1, 0, "", "", "O", "rand_al_thor_iv", "Dragon"),
    "han": (1, 0, "loial", "", "C", "loial", "Dragon"),
    "sweat_tents": (2, 0, "loial", "", "O", "loial", "Dragon"),
    "selene": (2, 0, "", "", "OP", "loial", "Dragon"),
    "gyldin": (2, 0, "", "C", "C", "loial", "Dragon"),
    "voices_of_the_dead": (2, 0, "", "", "O", "rand_al_thor_iv", "Dragon"),
    "cadin_sor": (1, 0, "", "", "C", "", "Aiel"),
    "asmodean_i": (0, 0, "", "O", "O", "", "Dark One"),
}
"""Of each card: its entry and operation, whom it is about, what is picked; the symbols, who made them, their allegiance."""


@pytest.mark.parametrize("kind", MADE)
def test_who_has_made_a_symbol_and_whose_allegiance_it_has(kind: str) -> None:
    entry, at, about, picked, made, maker, allegiance = MADE[kind]
    table = people()
    me = table.named.get(about, 0)
    game = carried(table, kind, entry, at, targets=(me,) if me else (), about=me)
    if picked:
        game.answer(HERO, TakeWord(picked))
    pool = game.state.pools[HERO]
    assert "".join(each.ability for each in pool) == made
    assert {(each.source, each.kind) for each in pool} == {(table.named.get(maker, 0), maker)}
    assert {each.alleg for each in pool} == {(allegiance,) if allegiance else ()}


def test_symbols_without_an_allegiance_are_of_none() -> None:
    table = Table()
    carried(table, "gather_support", 2, chosen="P", margin=3)
    assert table.state.pools[HERO] == (symbol("P", alleg=("none",)),) * 3


def test_symbols_may_be_bound_to_a_use_or_wait_for_a_challenge() -> None:
    table = people()
    carried(table, "cadin_sor", 1)
    carried(table, "gaul", 2)
    assert [(each.use, each.held) for each in table.state.pools[HERO]] == [
        ("recruit:alleg:Aiel", 0),
        ("", table.state.pieces[table["gaul"]].challenge),
    ]


def test_balthamel_gives_a_symbol_for_each_token_that_was_converted() -> None:
    table = Table()
    carried(table, "balthamel", 1, amount=3)
    assert pooled(table) == ["O", "O", "O"]


def test_who_loses_a_symbol_of_the_ability_that_was_paid_chooses_which() -> None:
    table = Table()
    loial, faile = table.lay("loial", VILLAIN), table.lay("faile", VILLAIN)
    held = (symbol("I", loial, "loial"), symbol("P", loial, "loial"), symbol("P", faile, "faile"))
    table.pool(VILLAIN, *held)
    paid = (symbol("P"),)
    game = carried(table, "rhadam_asunawa", players=(VILLAIN,), paid=paid)
    assert game.asks == {VILLAIN: (TakeSymbol(held[1]), TakeSymbol(held[2]))}
    game.answer(VILLAIN, TakeSymbol(held[2]))
    assert game.state.pools[VILLAIN] == held[:2]

    table.pool(VILLAIN, held[0], held[1], held[1])
    game = carried(table, "rhadam_asunawa", players=(VILLAIN,), paid=paid)
    assert game.is_over
    assert game.state.pools[VILLAIN] == held[:2]

    table.pool(VILLAIN, held[0])
    assert carried(table, "rhadam_asunawa", players=(VILLAIN,), paid=paid).state.pools[VILLAIN] == held[:1]


# ---------------------------------------------------------------- support and opposition


def test_decisive_tactics_choose_support_or_opposition_for_each_symbol_paid() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    game = carried(table, "decisive_tactics", x=3, challenge=number)
    for word in "SXX":
        assert game.asks == {HERO: words("S", "X")}
        game.answer(HERO, TakeWord(word))
    assert game.is_over
    assert scores(table, number) == [(1, 2, 0, 0), (0, 0, 0, 0)]


def test_momentum_brings_two_of_one_kind() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    game = carried(table, "momentum", 1, challenge=number)
    game.answer(HERO, TakeWord("X"))
    assert game.is_over
    assert scores(table, number) == [(0, 2, 0, 0), (0, 0, 0, 0)]


def test_results_go_to_each_challenge_that_is_named_and_to_none_that_is_resolved() -> None:
    table = Table()
    first, second = table.challenge("gather_allies"), table.challenge("secondary_efforts", VILLAIN)
    over = table.challenge("confrontation", stage="resolved")
    game = carried(table, "the_lion_and_the_rose", targets=(first, over, second), amount=1, spent=(1,))
    if game.asks:
        assert game.asks == {HERO: words("SS", "XX")}
        game.answer(HERO, TakeWord("SS"))
        game.answer(HERO, TakeWord("XX"))
    assert game.is_over
    assert [scores(table, each)[HERO] for each in (first, second, over)] == [(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 0, 0)]


def test_without_a_target_results_go_to_the_challenge_that_is_being_resolved() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.set(resolving=number)
    carried(table, "things_yet_to_come")
    assert scores(table, number)[HERO] == (1, 1, 0, 0)


def test_a_battle_plan_brings_a_pair_for_each_token() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.lay("battle_plan", tokens=(("plan", 3),))
    carried(table, "battle_plan", 1, challenge=number)
    assert scores(table, number)[HERO] == (3, 3, 0, 0)


# ---------------------------------------------------------------- damage pools


def fight(*scored: Score) -> tuple[Table, int]:
    """A challenge of the Villain with these scores, which is being resolved."""
    table = Table()
    both = (*scored, Score(), Score())[:2]
    number = table.challenge("secondary_efforts", VILLAIN, scores=both)
    table.set(resolving=number)
    return table, number


def test_whose_damage_pool_grows_or_shrinks_and_which() -> None:
    for kind, entry, left in (
        ("catapults", 0, [(2, 3), (2, 2)]),
        ("heavy_armor", 0, [(2, 2), (2, 1)]),
        ("heron_mark_blade", 2, [(3, 2), (2, 2)]),
        ("lord_pelivar", 0, [(2, 2), (1, 2)]),
    ):
        table, number = fight(Score(char=2, troop=2), Score(char=2, troop=2))
        carried(table, kind, entry, challenge=number)
        assert [each[2:] for each in scores(table, number)] == left


def test_points_in_a_pool_are_the_cards_own_those_taken_off_are_nobodys() -> None:
    table, number = fight(Score(), Score(troop=2))
    me = table.lay("lord_lir", challenge=number)
    carried(table, "lord_lir", challenge=number)
    assert table.state.challenges[number].put == (Damages(me, "char", 1),)


def test_a_card_changes_the_pools_of_the_challenge_in_which_it_takes_part() -> None:
    table, number = fight()
    other = table.challenge("gather_allies")
    table.set(resolving=other)
    table.lay("lord_lir", challenge=number)
    carried(table, "lord_lir")
    assert (scores(table, number)[HERO][2], scores(table, other)[HERO][2]) == (1, 0)


def test_the_dance_of_spears_takes_points_out_of_any_pools_as_they_are_there() -> None:
    table, number = fight(Score(char=1), Score(char=2, troop=4))
    places = tuple(PoolOf(seat, pool) for seat in (HERO, VILLAIN) for pool in ("char", "troop"))
    game = carried(table, "the_dance_of_spears", x=3, challenge=number)
    assert game.asks == {HERO: Share(3, places, tuple(Limit(0, most) for most in (1, 0, 2, 4)))}
    game.answer(HERO, Shared(((places[0], 1), (places[3], 2))))
    assert [each[2:] for each in scores(table, number)] == [(0, 0), (2, 2)]

    (ask,) = carried(table, "the_dance_of_spears", x=9, challenge=number).asks.values()
    assert isinstance(ask, Share)
    assert ask.total == 4

    table, number = fight()
    assert carried(table, "the_dance_of_spears", x=3, challenge=number).is_over


def test_heroic_efforts_move_any_number_of_points_to_the_other_pool() -> None:
    table, number = fight(Score(char=3, troop=1), Score(char=5))
    game = carried(table, "heroic_efforts", challenge=number)
    assert game.asks == {HERO: Number(0, 3)}
    game.answer(HERO, 2)
    assert [each[2:] for each in scores(table, number)] == [(1, 3), (5, 0)]

    table, number = fight(Score(troop=1), Score(char=5))
    assert carried(table, "heroic_efforts", challenge=number).is_over


def test_young_bull_moves_his_own_points_alone() -> None:
    table, number = fight(Score(char=3))
    me = table.lay("young_bull", challenge=number)
    loial = table.lay("loial", challenge=number)
    put = (Damages(me, "char", 1), Damages(loial, "char", 2), Damages(me, "troop", 4))
    table.state.challenges[number] = replace(table.state.challenges[number], put=put)
    game = carried(table, "young_bull", 2, challenge=number)
    assert game.asks == {HERO: Number(0, 1)}


def test_dragonmount_takes_points_off_pools_for_each_allegiance_or_leaves_some() -> None:
    table, number = fight(Score(char=1), Score(troop=2))
    for kind in ("loial", "lord_pelivar"):
        table.lay(kind, challenge=number)
    game = carried(table, "dragonmount", 2, challenge=number)
    places = tuple(PoolOf(seat, pool) for seat in (HERO, VILLAIN) for pool in ("char", "troop"))
    assert game.asks == {HERO: Share(2, places, tuple(Limit(0, most) for most in (1, 0, 0, 2)), least=0)}
    game.answer(HERO, Shared(((places[3], 1),)))
    assert [each[2:] for each in scores(table, number)] == [(1, 0), (0, 1)]

    table, number = fight()
    table.lay("loial", challenge=number)
    assert carried(table, "dragonmount", 2, challenge=number).is_over


def test_an_illusion_lowers_what_counts_for_the_player_and_his_character_pool() -> None:
    both = Score(support=2, opposition=3, char=1, troop=9)
    for seat, word in ((VILLAIN, "S"), (HERO, "X")):
        table, number = fight(both, both)
        game = carried(table, "illusion", x=9, players=(seat,), challenge=number)
        relevant = 2 if word == "S" else 3
        limits = (Limit(0, relevant), Limit(0, 1))
        assert game.asks == {HERO: Share(relevant + 1, words(word, "pool_char"), limits)}
        game.answer(HERO, Shared(((TakeWord(word), relevant), (TakeWord("pool_char"), 1))))
        left = (0, 3, 0, 9) if word == "S" else (2, 0, 0, 9)
        assert scores(table, number)[seat] == left
        assert scores(table, number)[1 - seat] == (2, 3, 1, 9)

    table, number = fight()
    assert carried(table, "illusion", x=9, players=(HERO,), challenge=number).is_over


def test_the_damage_of_the_surrounded_comes_with_the_tally_of_their_own_challenge() -> None:
    table, number = fight()
    other = table.challenge("gather_allies")
    table.last("surrounded", 0, 0, challenge=number)
    (effect,) = in_force.of(table.state, "delayed")
    assert meant(table.state, effect, Happening("ctg_tally", challenge=number))
    assert not meant(table.state, effect, Happening("ctg_tally", challenge=other))


def test_of_results_it_is_told_which_card_gave_them() -> None:
    table, number = fight()
    me = table.lay("sentries", challenge=number)
    tallied = [event for event in told(carried(table, "sentries", 0, challenge=number)) if isinstance(event, Tallied)]
    assert [event.piece for event in tallied] == [me]


def test_what_is_about_no_challenge_of_its_own_is_about_the_one_being_resolved() -> None:
    table = Table()
    mine, other = table.challenge("gather_allies"), table.challenge(form="pattern")
    loial, faile = table.lay("loial", challenge=mine), table.lay("faile")
    table.set(resolving=other)
    found = [challenge_meant(table.state, Context(HERO, card)) for card in (loial, faile, 99)]
    assert found == [mine, other, other]
    assert challenge_meant(table.state, Context(HERO, faile, challenge=mine)) == mine

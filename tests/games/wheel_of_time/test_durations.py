"""Rules 5.7, 7.1. What ends, and when."""

from regalia.core import Game
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.verbs import forces, pattern, pools
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol


def test_symbols_end_with_their_round() -> None:
    table = Table()
    table.pool(HERO, symbol("C"))
    table.set(round="ready")
    pattern.begin_round(Game(RULES, table.state, events=[]), "challenge")
    assert table.state.pools == [(), ()]


def test_symbols_that_can_only_recruit_wait_for_the_action_round() -> None:
    table = Table()
    table.pool(HERO, symbol("C", use="recruit:alleg:Aiel"), symbol("P"))
    game = Game(RULES, table.state, events=[])
    pattern.begin_round(game, "action")
    assert table.state.pools[HERO] == (symbol("C", use="recruit:alleg:Aiel"),)

    pools.empty_pools(game)
    assert table.state.pools[HERO] == ()


def test_symbols_held_for_a_challenge_survive_the_rounds_before_it() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.pool(HERO, symbol("C", held=number))
    game = Game(RULES, table.state, events=[])
    pattern.begin_round(game, "resolution")
    assert len(table.state.pools[HERO]) == 1

    pools.empty_pools(game, number)
    assert table.state.pools[HERO] == ()


def test_what_lasts_while_a_card_stays_ends_with_it() -> None:
    table = Table()
    me = table.lay("blood_and_ashes", VILLAIN)
    table.last("blood_and_ashes", 1, 1, until="play", seat=VILLAIN, card=me, named="fireball")
    forces.discard_from_play(Game(RULES, table.state, events=[]), me)
    assert table.state.lasting == ()


def test_what_touches_one_card_alone_ends_with_it() -> None:
    table = Table()
    loial, faile = table.lay("loial"), table.lay("faile")
    table.last("hampered", 0, 0, on=(loial,))
    table.last("hampered", 0, 0, on=(loial, faile))
    forces.discard_from_play(Game(RULES, table.state, events=[]), loial)
    assert [each.on for each in table.state.lasting] == [(loial, faile)]


def test_a_die_that_was_rolled_again_is_remembered_all_turn() -> None:
    table = Table()
    mat = table.lay("mat_cauthon_i")
    table.roll("mat_cauthon_i", "C0 C1")
    pools.reroll(Game(RULES, table.state, events=[]), mat, 0)
    assert table.state.rolls[0].rerolled
    assert [note.what for note in table.state.diary] == ["rerolled"]


def test_virtual_tokens_bring_the_last_battle_too() -> None:
    game = notation.lay_out(["phase actions | pattern 8/2/9", "V home shaidar_haran_i"])
    assert game.state.full
    assert not notation.lay_out(["phase actions | pattern 8/2/9"]).state.full

"""Rules 5.7, 7.1. What ends, and when."""

from typing import Literal

from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.pieces import Ref, Until, Used
from regalia.games.wheel_of_time.verbs import forces, pattern, pools, writing
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol


def test_symbols_end_with_their_round() -> None:
    table = Table()
    table.pool(HERO, symbol("C"))
    table.set(round="ready")
    pattern.begin_round(table.game(), "challenge")
    assert table.state.pools == [(), ()]


def test_symbols_that_can_only_recruit_wait_for_the_action_round() -> None:
    table = Table()
    table.pool(HERO, symbol("C", use="recruit:alleg:Aiel"), symbol("P"))
    game = table.game()
    pattern.begin_round(game, "action")
    assert table.state.pools[HERO] == (symbol("C", use="recruit:alleg:Aiel"),)

    pools.empty_pools(game)
    assert table.state.pools[HERO] == ()


def test_symbols_held_for_a_challenge_survive_the_rounds_before_it() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.pool(HERO, symbol("C", held=number))
    game = table.game()
    pattern.begin_round(game, "resolution")
    assert len(table.state.pools[HERO]) == 1

    pools.empty_pools(game, number)
    assert table.state.pools[HERO] == ()


def test_with_a_turn_ends_what_was_of_this_turn_or_for_this_one_from_the_last() -> None:
    table = Table()
    spans: tuple[Until, ...] = ("turn", "round", "step", "chal", "next_turn", "next_ready", "next_draw", "perm", "play")
    for until in spans:
        table.last("hampered", 0, 0, until=until)
    writing.end_with_turn(table.state)
    assert [each.until for each in table.state.lasting] == [*spans[4:]]

    table.set(turn=4)
    writing.end_with_turn(table.state)
    assert [each.until for each in table.state.lasting] == [*spans[5:]]


def test_with_a_challenge_ends_what_was_for_it_alone() -> None:
    table = Table()
    table.last("hampered", 0, 0, until="chal", challenge=5)
    table.last("hampered", 0, 0, until="chal", on=(5, 9))
    table.last("hampered", 0, 0, until="chal", challenge=6)
    table.last("hampered", 0, 0, until="turn", challenge=5)
    writing.end_with_challenge(table.state, 5)
    assert [(each.until, each.ctx.challenge) for each in table.state.lasting] == [("chal", 6), ("turn", 5)]


def test_with_a_roll_ends_what_was_for_that_card_in_this_step() -> None:
    table = Table()
    table.last("hampered", 0, 0, until="step", on=(8,))
    table.last("hampered", 0, 0, until="step", on=(9,))
    table.last("hampered", 0, 0, until="turn", on=(8,))
    writing.end_with_roll(table.state, 8)
    assert [(each.until, each.on) for each in table.state.lasting] == [("step", (9,)), ("turn", (8,))]


def test_limits_of_use_begin_again_with_their_span() -> None:
    table = Table()
    scopes: tuple[Literal["turn", "game", "step", "challenge"], ...] = ("turn", "game", "step", "challenge")
    for scope in scopes:
        writing.use(table.state, Used(scope, Ref("hampered", 0)))
    writing.end_with_challenge(table.state, 5)
    assert [each.scope for each in table.state.used] == ["turn", "game", "step"]
    writing.end_with_round(table.state)
    assert [each.scope for each in table.state.used] == ["turn", "game"]
    writing.end_with_turn(table.state)
    assert [each.scope for each in table.state.used] == ["game"]


def test_uses_are_counted_for_each_card_and_player_apart() -> None:
    table = Table()
    for limit in (Used("turn", Ref("loial", 0), 7), Used("turn", Ref("loial", 0), 8), Used("turn", Ref("loial", 0), 7)):
        writing.use(table.state, limit)
    assert [(each.piece, each.count) for each in table.state.used] == [(8, 1), (7, 1 + 1)]


def test_what_lasts_while_a_card_stays_ends_with_it() -> None:
    table = Table()
    me = table.lay("blood_and_ashes", VILLAIN)
    table.last("blood_and_ashes", 1, 1, until="play", seat=VILLAIN, card=me, named="fireball")
    forces.discard_from_play(table.game(), me)
    assert table.state.lasting == ()


def test_what_touches_one_card_alone_ends_with_it() -> None:
    table = Table()
    loial, faile = table.lay("loial"), table.lay("faile")
    table.last("hampered", 0, 0, on=(loial,))
    table.last("hampered", 0, 0, on=(loial, faile))
    forces.discard_from_play(table.game(), loial)
    assert [each.on for each in table.state.lasting] == [(loial, faile)]


def test_a_die_that_was_rolled_again_is_remembered_all_turn() -> None:
    table = Table()
    mat = table.lay("mat_cauthon_i")
    table.roll("mat_cauthon_i", "C0 C1")
    pools.reroll(table.game(), mat, 0)
    assert table.state.rolls[0].rerolled
    assert [note.what for note in table.state.diary] == ["rerolled"]


def test_virtual_tokens_bring_the_last_battle_too() -> None:
    game = notation.lay_out(["phase actions | pattern 8/2/9", "V home shaidar_haran_i"])
    assert game.state.full
    assert not notation.lay_out(["phase actions | pattern 8/2/9"]).state.full

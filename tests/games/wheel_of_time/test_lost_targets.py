"""Rules 5.3, 6.7, 9.12. What happens when a target or a challenge is gone, and to a second copy of a Unique card."""

import pytest

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import RULES, in_force, notation
from regalia.games.wheel_of_time.asking.hand import can_become, may_enter
from regalia.games.wheel_of_time.effective.playing import requirements_hold, taker
from regalia.games.wheel_of_time.events import Resolved
from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.notation.actions import find
from regalia.games.wheel_of_time.ops.states import enter_by_effect
from regalia.games.wheel_of_time.options import YES
from regalia.games.wheel_of_time.pieces import NOBODY, Context, Ref, Score
from regalia.games.wheel_of_time.steps.challenge import OnReveal
from regalia.games.wheel_of_time.steps.costs import PayNext
from regalia.games.wheel_of_time.steps.draw import LethalDamage
from regalia.games.wheel_of_time.steps.resolution import Outcome
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import change_challenge
from regalia.games.wheel_of_time.words.position import seat_of
from tests.games.wheel_of_time.carried import carried
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol


def test_a_challenge_that_has_lost_its_last_target_has_no_outcome() -> None:
    table = Table()
    table.lay("rand_al_thor_iv", avatar=True)
    number = table.challenge("forced_back", VILLAIN)
    Game(RULES, table.state, OnReveal(number), events=[])
    assert table.state.challenges[number].void

    table.lay("lord_pelivar")
    number = table.challenge("forced_back", VILLAIN)
    Game(RULES, table.state, OnReveal(number), events=[])
    assert not table.state.challenges[number].void


@pytest.mark.parametrize(("void", "tokens", "winner"), [(False, 1, VILLAIN), (True, 0, NOBODY)])
def test_a_challenge_void_at_its_reveal_succeeds_for_no_card(void: bool, tokens: int, winner: Seat) -> None:
    table = Table()
    cry = table.lay("rallying_cry", VILLAIN, sub="player")
    number = table.challenge("forced_back", VILLAIN)
    change_challenge(table.state, number, void=void, scores=(Score(), Score(support=5)))
    game = Game(RULES, table.state, Outcome(number), events=[])
    assert game.state.tokens(cry, "rallying") == tokens
    assert [each.winner for each in game.events or [] if isinstance(each, Resolved)] == [winner]


@pytest.mark.parametrize(("moved", "dies"), [(1, True), (2, False)])
def test_special_damage_that_is_moved_is_special_no_more(moved: int, dies: bool) -> None:
    table = Table()
    meilan, sulin = (table.lay(kind, VILLAIN) for kind in ("high_lord_meilan", "sulin"))
    game = Game(RULES, table.state, events=[])
    forces.wound(game, meilan, 2, special="lethal")
    forces.move_damage(game, meilan, sulin, moved)
    game.then(LethalDamage())
    game.play_on()
    assert (meilan not in game.state.pieces, sulin in game.state.pieces) == (dies, True)


def test_a_virtual_challenge_whose_nation_has_left_play_has_no_effect() -> None:
    table = Table()
    nation = table.lay("andor", seat=-1)
    number = table.challenge("called_to_war", HERO, "virtual", targets=(nation,))
    del table.state.pieces[nation]
    Game(RULES, table.state, Outcome(number), events=[])
    assert table.state.challenges[number].void
    assert all(happening.trigger != "success_any" for happening in table.state.waiting)


def test_a_unique_card_in_play_keeps_other_copies_out_on_either_side() -> None:
    game = notation.lay_out(["phase actions", "H advantages callandor>rand_al_thor_iv"])
    rahvin = find(game.state, "rahvin_i")
    assert not can_become(game.state, "callandor", rahvin, VILLAIN, "char")
    assert can_become(game.state, "forced_back", rahvin, VILLAIN, "char")


def test_who_can_never_control_a_card_is_not_given_it_by_an_effect_either() -> None:
    table = Table()
    assert may_enter(table.state, HERO, "lan_mandragoran", 0)
    assert not may_enter(table.state, VILLAIN, "lan_mandragoran", 0)
    assert not requirements_hold(table.state, Context(VILLAIN, kind="lan_mandragoran"), "control")


def test_a_contest_whose_advantage_has_left_play_has_no_effect() -> None:
    table = Table()
    me = table.lay("andor", seat=-1)
    number = table.challenge("andor", HERO, "contest", piece=me)
    Game(RULES, table.state.copy(), Outcome(number), events=[])
    del table.state.pieces[me]
    Game(RULES, table.state, Outcome(number), events=[])
    assert table.state.challenges[number].void


def test_a_player_has_one_copy_of_a_player_advantage_each_has_his_own() -> None:
    table = Table()
    table.lay("rallying_cry", VILLAIN, sub="player")
    assert not can_become(table.state, "rallying_cry", 0, VILLAIN, "player")
    assert can_become(table.state, "rallying_cry", 0, HERO, "player")


def test_an_event_that_cannot_become_an_advantage_is_discarded_a_challenge_only_when_it_is_over() -> None:
    table = Table()
    pelivar = table.lay("lord_pelivar")
    table.lay("personal_growth", on="lord_pelivar", sub="char")
    carried(table, "personal_growth", targets=(pelivar,))
    assert table.state.discards[HERO] == ("personal_growth",)

    table = Table()
    number = table.challenge("debt_of_honor")
    table.set(resolving=number)
    carried(table, "debt_of_honor", 1, challenge=number, targets=(99,))
    assert (table.state.discards[HERO], table.state.challenges[number].kept) == ((), False)


def test_what_may_not_come_into_play_by_an_effect_is_discarded() -> None:
    game = Table().game()
    for seat, kind in ((VILLAIN, "lan_mandragoran"), (HERO, "fireball")):
        enter_by_effect(game, seat, kind, 0)
        assert game.state.discards[seat] == (kind,)
    assert game.state.pieces == {}


def test_what_is_not_in_play_has_no_controller() -> None:
    assert [seat_of(Table().state, thing) for thing in ("fireball", 99)] == [NOBODY, NOBODY]


def test_a_card_that_has_left_play_gets_no_tokens() -> None:
    table = Table()
    table.lay("combat_reserves")
    assert carried(table, "combat_reserves").events != []
    del table.state.pieces[table["combat_reserves"]]
    assert carried(table, "combat_reserves").events == []


def test_the_pools_of_a_challenge_that_is_gone_get_no_damage() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    assert carried(table, "catapults", challenge=number).events != []
    assert carried(table, "catapults", challenge=number + 1).events == []


def test_where_there_is_no_nation_no_virtual_challenge_is_declared() -> None:
    assert carried(Table(), "called_to_war").state.challenges == {}


def test_without_a_target_in_play_nobody_rolls_for_the_portal_stone() -> None:
    assert carried(Table(), "portal_stone").events == []


@pytest.mark.parametrize("seat", [HERO, VILLAIN])
def test_a_challenge_card_that_no_effect_allowed_goes_to_nobody(seat: Seat) -> None:
    """Rules 12.7, may_initiate. Its requirement may have become false since it was initiated."""
    table = Table()
    table.lay("rand_al_thor_iv")
    number = table.challenge("callandor", seat)
    assert [taker(table.state, number, won) for won in (True, False)] == [0, 0]


def test_what_left_play_in_an_earlier_turn_has_no_abilities() -> None:
    """Rules 9.12. An amount may still speak of it as its target."""
    state = Table().state
    assert grammar.amount("target_highest_current").of(state, Context(HERO, targets=(99,))) == 0


def test_nobody_controls_a_nation_that_has_left_play() -> None:
    """Rules 6.7, 9.12. It is known what it was, for the rest of the turn."""
    table = Table()
    nation = table.lay("andor", HERO, control=(5, 0))
    target = grammar.selector("nation.controlled>=5")
    assert target.matches(table.state, Context(HERO), nation)
    forces.leave_play(table.game(), nation, "discard")
    assert not target.matches(table.state, Context(HERO), nation)


def test_an_effect_whose_target_was_gone_before_it_happened_is_not_about_others_that_could_have_been_chosen() -> None:
    """Rules 9.12."""
    table = Table()
    table.lay("lead_by_example")
    other = table.lay("lord_pelivar", VILLAIN)
    carried(table, "lead_by_example", targets=(99,))
    assert not in_force.blank(table.state, other)


def test_an_effect_on_a_card_that_has_left_play_is_over() -> None:
    """Rules 9.12, 12.7. Also where it lasts as long as the card does not participate."""
    table = Table()
    pelivar = table.lay("lord_pelivar", VILLAIN)
    table.last("lead_by_example", 0, 0, on=(pelivar,))
    assert in_force.blank(table.state, pelivar)
    del table.state.pieces[pelivar]
    assert not in_force.blank(table.state, pelivar)


def test_a_trait_for_none_is_no_effect_that_lasts() -> None:
    """Rules 12.7. Hopper dies without another Wolfbrother."""
    table = Table()
    carried(table, "hopper", 3)
    assert table.state.lasting == ()


def test_a_challenge_that_is_gone_is_not_shuffled_into_a_deck() -> None:
    """Rules 9.12."""
    table = Table()
    number = table.challenge("weaken_support")
    game = carried(table, "weaken_support", 2, 1, challenge=number)
    game.answer(HERO, YES)
    assert table.state.decks[HERO] == ("weaken_support",)

    table = Table()
    game = carried(table, "weaken_support", 2, 1, challenge=99)
    game.answer(HERO, YES)
    assert table.state.decks[HERO] == ()


def test_a_cost_that_nothing_is_left_to_pay_ends_the_entry() -> None:
    """Rules 12.5. What was to be rotated has left play while other costs were paid."""
    table = Table()
    table.lay("andoran_reserves")
    game = Game(RULES, table.state, PayNext(Ref("andoran_reserves", 1), table.of("andoran_reserves"), 0), events=[])
    assert game.is_over


def test_symbols_that_are_spent_already_pay_nothing_and_the_entry_ends() -> None:
    """Rules 7.2, 12.5. What an earlier cost of the entry took out of the pool is not there for the next one."""
    for pool in ((), (symbol("C"),)):
        table = Table()
        me = table.lay("combat_reserves")
        table.pool(HERO, *pool)
        game = Game(RULES, table.state, PayNext(Ref("combat_reserves", 0), table.of("combat_reserves"), 0), events=[])
        assert (game.is_over, table.state.tokens(me, "reserve")) == (True, len(pool))

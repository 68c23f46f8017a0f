"""Rules 9, 12.7. What effects change of cards in play, of challenges and of the Pattern: whom, by how much, who chooses."""

import pytest

from regalia.core import Limit, Number, Several, Share, Shared
from regalia.games.wheel_of_time.effective.abilities import currents
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.options import NO, YES, Reinforce, Take, TakeSeat, TakeWord
from regalia.games.wheel_of_time.pieces import NOBODY, Memory, Score
from regalia.games.wheel_of_time.steps.action import actions
from tests.games.wheel_of_time.carried import carried, take_kinds, takes
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def damage(table: Table, *pieces: int) -> list[int]:
    return [table.state.pieces[me].damage for me in pieces]


# ---------------------------------------------------------------- damage and healing


def test_damage_is_spread_as_the_controller_likes_or_some_of_it_is_kept_back() -> None:
    table = Table()
    first, second = table.lay("commander"), table.lay("hired_agent", VILLAIN)
    game = carried(table, "no_middle_ground", margin=3)
    assert game.asks == {HERO: Share(3, takes(first, second), least=0)}
    game.answer(HERO, Shared(((Take(second), 2),)))
    assert damage(table, first, second) == [0, 2]

    table = Table()
    number = table.challenge(form="pattern")
    first, second = table.lay("andor_infantry", challenge=number), table.lay("trolloc_footmen", VILLAIN, challenge=number)
    game = carried(table, "infiltration", x=2, challenge=number)
    assert game.asks == {HERO: Share(2, takes(first, second))}
    game.answer(HERO, Shared(((Take(first), 1), (Take(second), 1))))
    assert damage(table, first, second) == [1, 1]


def test_no_damage_is_spread_over_nobody() -> None:
    assert carried(Table(), "no_middle_ground", margin=3).is_over
    table = Table()
    table.lay("commander")
    assert carried(table, "no_middle_ground", margin=0).is_over


def test_the_axe_deals_up_to_two_points() -> None:
    table = Table()
    fade = table.lay("fade", VILLAIN)
    for chosen in (0, 2):
        game = carried(table, "half_moon_axe", 4, targets=(fade,))
        assert game.asks == {HERO: Number(0, 2)}
        game.answer(HERO, chosen)
    assert damage(table, fade) == [2]


def test_healing_takes_all_from_a_character_one_from_a_troop() -> None:
    table = Table()
    loial, troop = table.lay("loial", damage=2), table.lay("andor_infantry", damage=2)
    carried(table, "healing", targets=(loial,))
    carried(table, "healing", targets=(troop,))
    assert damage(table, loial, troop) == [0, 1]


def test_up_to_as_much_is_healed_as_there_is() -> None:
    table = Table()
    troop = table.lay("cairhien_footmen", damage=1)
    game = carried(table, "lord_maringil", targets=(troop,))
    assert game.asks == {HERO: Number(0, 1)}
    twin = game.copy()
    game.answer(HERO, 0)
    twin.answer(HERO, 1)
    assert (game.state.pieces[troop].damage, twin.state.pieces[troop].damage) == (1, 0)

    unhurt = table.lay("cairhien_horsemen")
    assert carried(table, "lord_maringil", targets=(unhurt,)).is_over


def test_a_plan_spreads_healing_over_the_wounded_alone() -> None:
    table = Table()
    table.lay("battle_plan", tokens=(("plan", 4),))
    first, _, third = table.lay("loial", damage=1), table.lay("faile"), table.lay("andor_infantry", damage=2)
    table.lay("fade", VILLAIN, damage=1)
    game = carried(table, "battle_plan", 2)
    assert game.asks == {HERO: Share(3, takes(first, third), (Limit(0, 1), Limit(0, 2)), least=0)}
    game.answer(HERO, Shared(((Take(third), 2),)))
    assert damage(table, first, third) == [1, 0]

    table = Table()
    table.lay("battle_plan", tokens=(("plan", 4),))
    table.lay("loial")
    assert carried(table, "battle_plan", 2).is_over


def test_damage_moves_to_warders_as_far_as_it_is_there() -> None:
    table = Table()
    moiraine, warders = table.lay("moiraine_sedai", damage=2), table.lay("warders")
    game = carried(table, "warders", targets=(moiraine,))
    assert game.asks == {HERO: Number(0, 2)}
    game.answer(HERO, 1)
    assert damage(table, moiraine, warders) == [1, 1]

    table = Table()
    moiraine = table.lay("moiraine_sedai")
    table.lay("warders")
    assert carried(table, "warders", targets=(moiraine,)).is_over
    assert carried(table, "warders").is_over


def test_of_those_in_the_waygate_one_dies_for_each_damage_and_the_player_says_who() -> None:
    table = Table()
    there = [table.lay(kind) for kind in ("loial", "faile")]
    game = carried(table, "waygate", 1, targets=tuple(there))
    assert game.asks == {HERO: Several(takes(*there), 1, 1)}
    game.answer(HERO, takes(there[1]))
    assert table.state.killed[HERO] == ("faile",)

    table = Table()
    only = table.lay("loial")
    assert carried(table, "waygate", 1, targets=(only,)).is_over
    assert table.state.killed[HERO] == ("loial",)


def test_who_comes_through_the_waygate_joins_the_challenge_of_ones_choice() -> None:
    table = Table()
    first, second = table.challenge("gather_allies"), table.challenge("secondary_efforts", VILLAIN)
    table.challenge("confrontation", stage="resolved")
    loial = table.lay("loial")
    game = carried(table, "waygate", 0, 2, targets=(loial,))
    assert game.asks == {HERO: takes(first, second)}
    game.answer(HERO, Take(second))
    assert table.state.pieces[loial].challenge == second

    table = Table()
    loial = table.lay("loial", place="field")
    assert carried(table, "waygate", 0, 2, targets=(loial,)).is_over
    assert table.state.pieces[loial].challenge == 0


# ---------------------------------------------------------------- tokens and control


def test_versatility_comes_up_to_four_tokens() -> None:
    for before, after in ((0, 2), (3, 4), (4, 4)):
        table = Table()
        me = table.lay("high_lord_simaan", tokens=(("versatility", before),) if before else ())
        carried(table, "high_lord_simaan")
        assert table.state.tokens(me, "versatility") == after


def test_one_token_may_come_to_a_nation_after_a_border_clash() -> None:
    table = Table()
    andor, tear = (table.lay(kind, NOBODY, owner=HERO) for kind in ("andor", "tear"))
    game = carried(table, "border_clash", 1, 1)
    assert game.asks == {HERO: (*takes(andor, tear), NO)}
    twin = game.copy()
    game.answer(HERO, Take(tear))
    twin.answer(HERO, NO)
    assert [game.state.pieces[me].control for me in (andor, tear)] == [(0, 0), (1, 0)]
    assert [twin.state.pieces[me].control for me in (andor, tear)] == [(0, 0), (0, 0)]


def test_tokens_of_a_campaign_may_be_left() -> None:
    table = Table()
    andor = table.lay("andor", VILLAIN, owner=VILLAIN, control=(0, 3))
    game = carried(table, "war_campaign", 1, 1, targets=(andor,), margin=5)
    assert game.asks == {HERO: (YES, NO)}
    twin = game.copy()
    game.answer(HERO, YES)
    twin.answer(HERO, NO)
    assert (game.state.pieces[andor].control, twin.state.pieces[andor].control) == ((2, 3), (0, 3))


def test_who_holds_tear_and_its_stone_alone_adds_tokens_to_it() -> None:
    for seat, lead, after in ((HERO, (1, 0), (3, 0)), (VILLAIN, (1, 0), (1, 0)), (VILLAIN, (0, 0), (0, 2))):
        table = Table()
        table.lay("the_stone_of_tear")
        tear = table.lay("tear", HERO if lead[0] else NOBODY, owner=HERO, control=lead)
        carried(table, "conquest", 1, seat=seat)
        assert table.state.pieces[tear].control == after


def test_resistance_takes_tokens_of_either_player_or_none_of_each_advantage() -> None:
    table = Table()
    andor = table.lay("andor", HERO, control=(5, 4))
    tear = table.lay("tear", VILLAIN, control=(0, 4))
    table.set(dominant=HERO)
    game = carried(table, "organize_resistance")
    assert game.asks == {HERO: (TakeSeat(VILLAIN), TakeSeat(HERO), NO)}
    for player in (VILLAIN, HERO, VILLAIN):
        game.answer(HERO, TakeSeat(player))
    assert game.asks == {HERO: (TakeSeat(VILLAIN), NO)}
    game.answer(HERO, NO)
    assert [table.state.pieces[me].control for me in (andor, tear)] == [(4, 2), (0, 4)]


# ---------------------------------------------------------------- the Pattern


def test_neutral_tokens_are_taken_as_many_as_one_likes_or_must() -> None:
    table = Table()
    table.set(neutral=2)
    game = carried(table, "war_campaign", 1)
    assert game.asks == {HERO: Number(0, 2)}
    game.answer(HERO, 1)
    assert (game.state.sections, game.state.neutral) == ([3, 2], 1)

    carried(table, "wash_the_spears", 1)
    assert (table.state.sections, table.state.neutral) == ([4, 2], 0)
    assert carried(table, "testing_fate").is_over


def test_once_the_wheel_turns_nothing_but_the_pattern_challenge_adds_tokens() -> None:
    table = Table()
    table.set(neutral=2)
    carried(table, "the_wheel_turns")
    carried(table, "confrontation")
    carried(table, "wash_the_spears", 1)
    assert (table.state.sections, table.state.neutral) == ([2, 2], 2)


def test_fate_takes_tokens_out_of_the_section_of_the_player_who_was_chosen() -> None:
    table = Table()
    table.set(neutral=3)
    carried(table, "twisting_fate", 2, players=(VILLAIN,))
    assert (table.state.sections, table.state.neutral) == ([2, 1], 3)
    carried(table, "unravel_the_pattern")
    assert (table.state.sections, table.state.neutral) == ([2, 1], 1)


# ---------------------------------------------------------------- what is given up


def test_a_host_demands_troops_of_different_allegiances_or_dies() -> None:
    table = Table()
    table.lay("the_host")
    infantry, cavalry, footmen, levies = (
        table.lay(kind) for kind in ("andor_infantry", "andor_cavalry", "cairhien_footmen", "tear_levies")
    )
    game = carried(table, "the_host", 1)
    (first,) = game.asks.values()
    assert isinstance(first, tuple)
    assert {*takes(infantry, cavalry, footmen, levies), NO} <= {*first}
    twin = game.copy()
    twin.answer(HERO, NO)
    assert twin.state.killed[HERO] == ("the_host",)

    game.answer(HERO, Take(cavalry))
    (second,) = game.asks.values()
    assert isinstance(second, tuple)
    assert {*takes(infantry, cavalry), NO}.isdisjoint(second)
    game.answer(HERO, Take(levies))
    game.answer(HERO, Take(footmen))
    assert game.is_over
    assert {*game.state.discards[HERO]} == {"andor_cavalry", "cairhien_footmen", "tear_levies"}
    assert game.state.killed[HERO] == ()


def test_who_cannot_give_enough_is_not_asked() -> None:
    table = Table()
    table.lay("the_host")
    table.lay("andor_infantry")
    table.lay("andor_cavalry")
    assert carried(table, "the_host", 1).is_over
    assert table.state.killed[HERO] == ("the_host",)
    assert table.state.discards[HERO] == ()


def test_an_army_of_the_light_goes_for_a_troop_that_is_shuffled_into_the_deck() -> None:
    table = Table()
    table.lay("army_of_the_light")
    troop = table.lay("legion")
    game = carried(table, "army_of_the_light")
    game.answer(HERO, Take(troop))
    assert (game.state.decks[HERO], game.state.killed[HERO]) == (("legion",), ())


# ---------------------------------------------------------------- what challenges become


def test_what_was_chosen_for_a_challenge_is_remembered_by_the_advantage() -> None:
    table = Table()
    number = table.challenge("treaty", memory=Memory(chosen="Tear"))
    table.set(resolving=number)
    carried(table, "treaty", 1, challenge=number)
    (piece,) = [each for each in table.state.pieces.values() if each.kind == "treaty"]
    assert (piece.memory.chosen, piece.seat, piece.sub) == ("Tear", HERO, "player")
    assert table.state.challenges[number].kept


def test_a_challenge_that_goes_into_the_deck_is_not_discarded_as_well() -> None:
    table = Table()
    number = table.challenge("weaken_support")
    game = carried(table, "weaken_support", 2, 1, challenge=number)
    assert game.asks == {HERO: (YES, NO)}
    twin = game.copy()
    game.answer(HERO, YES)
    twin.answer(HERO, NO)
    assert (game.state.decks[HERO], game.state.challenges[number].kept) == (("weaken_support",), True)
    assert (twin.state.decks[HERO], twin.state.challenges[number].kept) == ((), False)


def test_a_player_advantage_may_come_to_the_player_who_was_chosen() -> None:
    table = Table()
    number = table.challenge("cut_supply_lines", players=(VILLAIN,))
    carried(table, "cut_supply_lines", 1, challenge=number, players=(VILLAIN,))
    assert [piece.seat for piece in table.state.pieces.values()] == [VILLAIN]


def test_callandor_is_discarded_if_nobody_is_there_to_bear_it() -> None:
    table = Table()
    assert table.lay("loial") == 1
    carried(table, "callandor", 1, challenge=table.challenge("callandor"))
    assert [piece.kind for piece in table.state.pieces.values()] == ["loial"]


def test_a_nation_alone_is_ruled_by_none_of_the_two_sides() -> None:
    table = Table()
    number = table.challenge("rule_a_nation")
    (ask,) = carried(table, "rule_a_nation", challenge=number).asks.values()
    assert isinstance(ask, tuple)
    assert TakeWord("Andor") in ask
    assert {TakeWord("Dragon"), TakeWord("Dark One")}.isdisjoint(ask)


# ---------------------------------------------------------------- who stays


def test_in_a_narrow_pass_two_of_each_kind_stay_whom_their_player_names() -> None:
    table = Table()
    number = table.challenge("gather_allies", scores=(Score(), Score()))
    mine = [table.lay("andor_infantry", challenge=number) for _ in range(3)]
    table.lay("loial", challenge=number)
    theirs = [table.lay(kind, VILLAIN, challenge=number) for kind in ("fade", "padan_fain", "hired_agent")]
    game = carried(table, "narrow_pass", 0, 1, targets=(number,))
    for seat, there in ((HERO, mine), (VILLAIN, theirs)):
        assert game.asks == {seat: Several(takes(*there), 2, 2)}
        game.answer(seat, takes(there[0], there[2]))
    assert game.is_over
    assert [table.state.pieces[me].challenge for me in (*mine, *theirs)] == [number, 0, number] * 2
    assert table.state.pieces[table["loial"]].challenge == number


@pytest.mark.parametrize("answer", [YES, NO])
def test_a_free_recruit_of_the_hand_is_only_one_that_may_be_recruited(answer: object) -> None:
    table = Table()
    table.state.hands[HERO] = ("dragonsworn", "fade", "rand_al_thor_i")
    table.lay("rand_al_thor_iv", avatar=True)
    game = carried(table, "pevin", 2)
    assert game.asks == {HERO: (*take_kinds("dragonsworn"), NO)}
    game.answer(HERO, take_kinds("dragonsworn")[0] if answer == YES else NO)
    assert [piece.kind for piece in table.state.pieces.values()][1:] == (["dragonsworn"] if answer == YES else [])
    assert ("dragonsworn" in table.state.hands[HERO]) == (answer == NO)


def test_of_highest_abilities_the_controller_of_the_card_picks_one() -> None:
    table = Table()
    pelivar, faile = table.lay("lord_pelivar"), table.lay("faile", VILLAIN)
    game = carried(table, "lord_gregorian_panar", targets=(pelivar, faile))
    assert game.asks == {HERO: (TakeWord("P"), TakeWord("C"))}
    game.answer(HERO, TakeWord("C"))
    assert game.asks == {VILLAIN: (TakeWord("P"), TakeWord("I"))}
    game.answer(VILLAIN, TakeWord("P"))
    assert [currents(table.state, me) for me in (pelivar, faile)] == [(2, 0, 0, 2 + 1), (2 + 1, 2, 0, 1)]


def test_scouts_let_a_troop_reinforce_their_own_challenge_alone() -> None:
    table = Table()
    there, elsewhere = table.challenge("secondary_efforts"), table.challenge("secondary_efforts", VILLAIN)
    table.lay("forward_scouts", challenge=there)
    troop = table.lay("andor_infantry", place="field")
    carried(table, "forward_scouts", targets=(troop,), challenge=elsewhere)
    options = [each.challenge for each in actions(table.state, HERO) if isinstance(each, Reinforce)]
    assert options == [there]


def test_the_next_troop_that_aracome_names_takes_reinforcement_from_the_last_one_others_share_it() -> None:
    for kind, shared in (("high_lord_aracome", False), ("cairhien_horsemen", True)):
        table = Table()
        table.lay(kind)
        first, second = table.lay("andor_infantry"), table.lay("tear_levies")
        carried(table, kind, targets=(first,))
        assert "Reinforcement" in traits(table.state, first)
        carried(table, kind, targets=(second,))
        assert ["Reinforcement" in traits(table.state, me) for me in (first, second)] == [shared, True]

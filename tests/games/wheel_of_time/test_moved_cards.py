"""Rules 9.13, 12.7, cards. What effects draw, discard and give back: how many cards, of whom, who chooses them."""

import pytest
from msgspec.structs import replace

from regalia.core import Seat, Several
from regalia.games.wheel_of_time.effective.playing import draw_allowed, draw_most
from regalia.games.wheel_of_time.events import CardsRevealed, LookedAt
from regalia.games.wheel_of_time.language.records import ONE
from regalia.games.wheel_of_time.ops.cards import Discard
from regalia.games.wheel_of_time.options import NO, YES, TakeKind
from regalia.games.wheel_of_time.pieces import Context, Ref, Score
from regalia.games.wheel_of_time.steps.carry import Carry
from regalia.games.wheel_of_time.verbs import forces
from tests.games.wheel_of_time.carried import carried, take_kinds, takes, told
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def cards(hand: str = "", deck: str = "", discards: str = "", killed: str = "", seat: Seat = HERO) -> Table:
    """A table on which one player has these cards, and the other one none."""
    table = Table()
    for zone, names in (("hands", hand), ("decks", deck), ("discards", discards), ("killed", killed)):
        getattr(table.state, zone)[seat] = tuple(sorted(names.split()) if zone == "hands" else names.split())
    return table


# ---------------------------------------------------------------- drawn


def test_tribute_may_be_drawn_or_left() -> None:
    table = cards(deck="fireball duel healing")
    game = carried(table, "request_tribute", margin=5)
    assert game.asks == {HERO: (YES, NO)}
    twin = game.copy()
    game.answer(HERO, YES)
    assert game.state.hands[HERO] == ("duel", "fireball")
    twin.answer(HERO, NO)
    assert twin.state.hands[HERO] == ()


def test_who_fails_to_get_tribute_lets_the_other_one_draw() -> None:
    table = cards(deck="fireball duel", seat=VILLAIN)
    game = carried(table, "request_tribute", 1)
    assert game.is_over
    assert table.state.hands == [(), ("fireball",)]


def test_who_has_answered_nothing_in_rhuidean_draws_a_card() -> None:
    for amount, drawn in ((0, ("fireball",)), (1, ())):
        table = cards(deck="fireball duel")
        carried(table, "doorway_in_rhuidean", 0, 1, amount=amount)
        assert table.state.hands[HERO] == drawn


def test_cards_drawn_for_the_stone_are_shown_and_those_that_are_no_forces_of_tear_go_back() -> None:
    table = cards(hand="charge", deck="high_lord_meilan charge lord_pelivar duel")
    for each in ("high_lord_weiramon", "high_lord_hearne", "high_lord_torean"):
        table.lay(each)
    game = carried(table, "the_stone_still_stands")
    drawn = ("high_lord_meilan", "charge", "lord_pelivar")
    assert [event for event in told(game) if isinstance(event, CardsRevealed)] == [CardsRevealed(HERO, "hand", drawn)]
    assert table.state.hands[HERO] == ("charge", "high_lord_meilan")


def test_disguises_cost_a_draw_of_this_turn() -> None:
    table = cards()
    before = draw_most(table.state, VILLAIN)
    carried(table, "dark_disguises", 1, 1, VILLAIN)
    assert draw_most(table.state, VILLAIN) == before - 1
    assert draw_most(table.state, HERO) == before


def test_a_lull_stops_the_draws_of_whoever_has_generated_anything() -> None:
    support, opposition, damage = Score(support=1), Score(opposition=1), Score(char=3)
    for hers, his, allowed in ((damage, support, [2, 0]), (damage, opposition, [2, 0]), (support, damage, [0, 2])):
        table = cards()
        number = table.challenge("lull_in_the_storm", HERO, scores=(hers, his))
        carried(table, "lull_in_the_storm", 2, challenge=number)
        assert [draw_allowed(table.state, seat, 2, Context(seat)) for seat in (HERO, VILLAIN)] == allowed


def test_time_of_need_stops_ones_own_draws_a_limit_those_of_the_player_who_is_chosen() -> None:
    table = cards()
    carried(table, "time_of_need", 0, 1)
    assert [draw_allowed(table.state, seat, 3, Context(seat)) for seat in (HERO, VILLAIN)] == [0, 3]

    table = cards()
    table.lay("limit_the_opposition")
    carried(table, "limit_the_opposition", 1, players=(VILLAIN,))
    assert [draw_allowed(table.state, seat, 3, Context(seat)) for seat in (HERO, VILLAIN)] == [3, 2]


# ---------------------------------------------------------------- discarded


def test_a_fulfilled_mark_costs_the_villain_his_hand_and_ten_cards_of_his_deck() -> None:
    table = cards(hand="duel fireball", deck="charge " * 11, seat=VILLAIN)
    table.state.hands[HERO] = ("healing",)
    game = carried(table, "twice_shall_he_be_marked", 2)
    assert game.is_over
    assert table.state.hands == [("healing",), ()]
    assert (len(table.state.decks[VILLAIN]), table.state.discards[HERO]) == (1, ())


def test_on_all_sides_takes_characters_of_the_hand_that_are_in_play_already_and_pays_for_them() -> None:
    table = cards(hand="lady_arathelle lord_pelivar healing")
    table.lay("lord_pelivar")
    carried(table, "on_all_sides")
    assert (table.state.hands[HERO], table.state.discards[HERO]) == (("healing", "lady_arathelle"), ("lord_pelivar",))
    assert sorted(symbol.ability for symbol in table.state.pools[HERO]) == ["C", "P", "P"]


@pytest.mark.parametrize(("turn", "held"), [(1, 2), (3, 1)])
def test_thom_takes_a_random_card_but_none_on_turn_1(turn: int, held: int) -> None:
    table = cards(hand="duel fireball", seat=VILLAIN)
    table.set(turn=turn)
    carried(table, "thom_merrilin", players=(VILLAIN,))
    assert len(table.state.hands[VILLAIN]) == held


def test_on_turn_1_one_may_sabotage_oneself() -> None:
    table = cards(hand="duel fireball")
    table.set(turn=1)
    carried(table, "sabotage", 1, players=(HERO,))
    assert len(table.state.hands[HERO]) == 1


@pytest.mark.parametrize(
    ("turn", "hand", "left", "seen"),
    [(3, "charge", "charge", 1), (1, "charge", "charge", 0), (3, "duel duel charge", "charge duel", 0)],
)
def test_ravens_take_a_card_of_that_title_or_look_at_the_hand(turn: int, hand: str, left: str, seen: int) -> None:
    table = cards(hand=hand, seat=VILLAIN)
    table.set(turn=turn)
    game = carried(table, "a_murder_of_ravens", 1, 1, players=(VILLAIN,), named="duel")
    assert table.state.hands[VILLAIN] == tuple(left.split())
    assert [event.seat for event in told(game) if isinstance(event, LookedAt)] == [HERO] * seen


def test_a_card_that_a_fight_shows_is_discarded_from_the_hand_of_another_on_turn_2() -> None:
    for turn, seat, left in ((3, VILLAIN, ()), (1, VILLAIN, ("duel",)), (1, HERO, ())):
        table = cards(hand="duel", seat=seat)
        table.set(turn=turn)
        carried(table, "omerna", 0, 2, players=(seat,), kinds=("duel",), named="duel")
        assert table.state.hands[seat] == left


def test_who_discards_some_cards_of_the_hand_chooses_which() -> None:
    table = cards(hand="charge duel healing")
    op, step = Discard(n=ONE, who="own"), Carry(Ref("a_beginning", 0), Context(HERO))
    assert op.asks(table.state, step) == (HERO, Several(take_kinds("charge", "duel", "healing"), 1, 1))

    picked = replace(step, picks=(take_kinds("duel"),))
    assert op.asks(table.state, picked) is None
    op.do(table.game(), picked)
    assert (table.state.hands[HERO], table.state.discards[HERO]) == (("charge", "healing"), ("duel",))


# ---------------------------------------------------------------- put aside


def test_advantages_alone_go_under_ready_resources_as_many_as_one_likes() -> None:
    table = cards(hand="bodyguards bodyguards healing longbow")
    me = table.lay("ready_resources")
    game = carried(table, "ready_resources")
    options = (TakeKind("bodyguards"), TakeKind("bodyguards", 1), TakeKind("longbow"))
    assert game.asks == {HERO: Several(options, 0, 3)}
    game.answer(HERO, (TakeKind("bodyguards", 1), TakeKind("longbow")))
    assert game.state.hands[HERO] == ("bodyguards", "healing")
    assert dict(game.state.stashed) == {me: ("bodyguards", "longbow")}


# ---------------------------------------------------------------- come back from piles


def test_of_several_challenges_the_player_chooses_which_comes_back_from_illian() -> None:
    table = cards(discards="gather_allies duel confrontation")
    table.lay("the_city_of_illian")
    game = carried(table, "the_city_of_illian")
    assert game.asks == {HERO: Several(take_kinds("confrontation", "gather_allies"), 1, 1)}
    game.answer(HERO, take_kinds("gather_allies"))
    assert (game.state.hands[HERO], game.state.discards[HERO]) == (("gather_allies",), ("duel", "confrontation"))
    assert game.state.known_hands[HERO] == ("gather_allies",)


def test_the_only_challenge_comes_back_without_a_question_and_nothing_if_there_is_none() -> None:
    table = cards(discards="duel gather_allies")
    assert carried(table, "the_city_of_illian").is_over
    assert table.state.hands[HERO] == ("gather_allies",)

    table = cards(discards="duel")
    assert carried(table, "the_city_of_illian").is_over
    assert table.state.hands[HERO] == ()


def test_invasion_brings_back_two_of_what_was_discarded() -> None:
    table = cards(discards="gather_allies duel confrontation")
    game = carried(table, "invasion", 4)
    assert game.asks == {HERO: Several(take_kinds("confrontation", "duel", "gather_allies"), 2, 2)}


def test_the_rising_shadows_bring_back_as_many_as_one_likes() -> None:
    table = cards(discards="duel charge")
    table.set(sections=[7, 2])
    game = carried(table, "the_shadows_rising", 3, 2)
    (ask,) = game.asks.values()
    assert isinstance(ask, Several)
    assert (ask.least, ask.most, ask.options) == (0, 2, take_kinds("charge", "duel"))
    game.answer(HERO, take_kinds("duel"))
    assert (game.state.hands[HERO], game.state.discards[HERO]) == (("duel",), ("charge",))


def test_signs_of_hope_lay_a_dead_character_on_the_discard_pile_recruits_come_to_hand() -> None:
    table = cards(killed="lord_pelivar lady_arathelle")
    carried(table, "a_sign_of_hope", kinds=("lady_arathelle",))
    assert (table.state.killed[HERO], table.state.discards[HERO]) == (("lord_pelivar",), ("lady_arathelle",))

    table = cards(killed="andor_infantry lady_arathelle")
    carried(table, "raw_recruits", kinds=("andor_infantry",))
    assert (table.state.killed[HERO], table.state.hands[HERO]) == (("lady_arathelle",), ("andor_infantry",))


def test_all_other_shades_of_grey_are_shuffled_into_the_deck() -> None:
    table = cards(discards="duel shades_of_grey shades_of_grey")
    carried(table, "shades_of_grey", 0, 1)
    assert (table.state.discards[HERO], table.state.decks[HERO]) == (("duel",), ("shades_of_grey",) * 2)


# ---------------------------------------------------------------- go back to the hand


def test_who_loses_advantages_to_ruin_chooses_which() -> None:
    table = Table()
    mine = [table.lay(kind, VILLAIN) for kind in ("combat_reserves", "dark_dreams", "the_great_game")]
    game = carried(table, "lead_them_to_ruin", 1, players=(VILLAIN,), margin=5)
    (seat, ask), *_ = game.asks.items()
    assert seat == VILLAIN
    assert isinstance(ask, Several)
    assert (ask.options, ask.least, ask.most) == (takes(*mine), 2, 2)
    game.answer(VILLAIN, takes(mine[0], mine[2]))
    assert [*game.state.pieces] == [mine[1]]
    assert game.state.hands[VILLAIN] == ("combat_reserves", "the_great_game")
    assert carried(table, "lead_them_to_ruin", 1, players=(VILLAIN,), margin=3).is_over, "one goes, and there is one"


def test_the_last_of_two_advantages_that_go_is_chosen_as_well() -> None:
    table = Table()
    mine = [table.lay(kind, VILLAIN) for kind in ("combat_reserves", "dark_dreams")]
    game = carried(table, "lead_them_to_ruin", 1, players=(VILLAIN,), margin=2)
    assert game.asks == {VILLAIN: Several(takes(*mine), 1, 1)}


def test_who_has_just_been_killed_escapes_from_the_killed_pile() -> None:
    table = cards(killed="lord_pelivar lady_arathelle")
    carried(table, "narrow_escape", kinds=("lord_pelivar",))
    assert (table.state.killed[HERO], table.state.hands[HERO]) == (("lady_arathelle",), ("lord_pelivar",))


def test_who_dies_while_the_light_illumines_comes_back_to_the_hand_of_its_owner() -> None:
    table = Table()
    me = table.lay("legion")
    forces.slay(table.game(), me, taveren=False)
    assert table.state.killed[HERO] == ("legion",)
    carried(table, "the_light_illumine", 1, about=me)
    assert (table.state.killed[HERO], table.state.hands[HERO]) == ((), ("legion",))

    carried(table, "the_light_illumine", 1, about=me)
    assert table.state.hands[HERO] == ("legion",)


def test_up_to_ten_cards_of_the_deck_are_out_of_the_game_when_the_shadows_rise() -> None:
    table = cards(deck="fade plots duel fade", seat=VILLAIN)
    game = carried(table, "the_shadows_rising", 3, at=1, seat=VILLAIN)
    assert game.asks == {VILLAIN: Several((*take_kinds("duel", "fade"), TakeKind("fade", 1), *take_kinds("plots")), 0, 4)}
    game.answer(VILLAIN, take_kinds("fade", "plots"))
    assert game.state.removed == [(), ("fade", "plots")]
    assert sorted(game.state.decks[VILLAIN]) == ["duel", "fade"]

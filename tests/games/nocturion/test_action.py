"""Rules 5. Set-up, draft, the five actions, Refresh."""

import pytest

from regalia.core import Chance, Game, IllegalAnswer, look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.content import NO_GOODS, RESOURCES
from regalia.games.nocturion.events import Gained, GameEnded, RoundBegan
from regalia.games.nocturion.options import (
    Activate,
    ChooseHouse,
    Complete,
    DiscardDie,
    EndTurn,
    Equip,
    Pay,
    Pick,
    Reserve,
    Return,
    Take,
    Waive,
)
from regalia.games.nocturion.state import Agreed, State
from tests.games.nocturion.layout import A, B, C, D, act, facts, options, table
from tests.playing import dice, seed, turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid_out(seats: int) -> None:
    game = RULES.begin(seats, seed(seats), Agreed("random"))
    state = game.state
    assert sorted(state.tiles) == sorted(state.printed.locations)
    assert state.stocked == [True] * 12
    assert [len(row) for row in state.rows] == [3] * 3
    assert [len(deck) for deck in state.quests] == [9] * 3
    assert (len(state.deck), len(state.curse_deck), state.year, state.space) == (40 - 3 * seats, 21, 1, -1)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert (state.stores, state.prestige, state.curses) == ([NO_GOODS] * seats, [0] * seats, [()] * seats)
    assert len({*state.houses}) == seats
    assert (state.final_year, len(state.pool) + sum(map(len, state.dice))) == (2 * seats, seats)
    assert [*game.asks] == [state.crown]


def test_the_rules_know_no_other_seat_counts() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        RULES.begin(5, "0" * 64)


def test_houses_are_chosen_in_turn_order_and_nobody_leads_one_twice() -> None:
    game = RULES.begin(3, seed(5))
    first = game.state.crown
    for seat, left in zip(game.state.from_seat(first), (6, 5, 4), strict=True):
        houses = options(game, seat, ChooseHouse)
        assert len(houses) == left
        game.answer(seat, ChooseHouse(houses[0]))
    assert len({*game.state.houses}) == 3
    assert [*game.asks] == [first]


def test_the_pool_has_a_die_for_each_player_and_each_extra_die() -> None:
    game = table("T 3 | phase refresh | moved\nB house blackthorn 2\nC house corvane 3")
    (began,) = [event for event in game.events or [] if isinstance(event, RoundBegan)]
    assert len(began.dice) == 3 + 2


def test_extra_picks_go_to_those_who_have_them_in_turn_order() -> None:
    game = table("T 3 | phase refresh | moved\nA house ashgrove 2\nC house corvane 2")
    order = []
    while game.step.kind() == "PickDie":
        ((seat, _),) = game.asks.items()
        order.append(seat)
        act(game, f"{'ABC'[seat]} any")
    assert game.state.crown == B
    assert order[:3] == [B, C, A]
    assert order[3:] in ([C], [C, A])
    assert [len(game.state.dice[seat]) for seat in (A, B, C)] == [2, 1, 2]


def test_nobody_with_two_dice_takes_a_third_one_also_in_the_second_pass() -> None:
    game = table("phase draft | pool 2 3 5 6\nA house ashgrove 2 | dice 4", "A pick 5")
    assert facts(game, "A dice") == "dice 4 5"
    act(game, "B pick 2", "C pick 3")
    assert options(game, A, Take) == [*RESOURCES]
    assert options(game, A, Pick) == []


def test_what_is_taken_instead_of_a_die_is_a_gain() -> None:
    game = table("phase draft | pool 2 3 5\nA dice 4 4\nC stable hoard_drake", "A take gold")
    assert [*game.asks] == [C]
    act(game, "C beast hoard_drake")
    assert facts(game, "C goods stable") == "goods G1 | stable hoard_drake~"


def test_dice_that_nobody_picks_go_back() -> None:
    game = table("phase draft | pool 2 3 5\nA dice 4 4", "A take gold", "B pick 2", "C pick 3")
    assert (game.state.pool, facts(game, "C dice")) == ((), "dice 3")


def test_a_die_that_is_reserved_cannot_be_used_before_refresh() -> None:
    game = table("T 3\nA dice 2 4", "A reserve 4")
    assert (options(game, A, Reserve), {*options(game, A, Activate)}) == (
        [],
        {"archery_range", "market", "portal_roots"} | EAST,
    )


EAST = {"jousting_field", "monastery", "hexer_tower"}


def test_shackles_forbid_to_reserve_and_say_so() -> None:
    game = table("T 3\nA dice 2 | curses shackles")
    assert options(game, A, Reserve) == []
    refusal = game.why_not(A, Reserve(2))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("shackled", "10.2")


@pytest.mark.parametrize(("die", "regions"), [(1, "N"), (2, "NE"), (3, "E"), (4, "S"), (5, "SW"), (6, "W")])
def test_a_die_opens_the_regions_that_show_its_face(die: int, regions: str) -> None:
    game = table(f"T 3\nA dice {die}")
    places = [game.state.estate_of(location) // 3 for location in options(game, A, Activate)]
    assert places == [number for region in regions for number in ["NESW".index(region)] * 3]


def test_a_location_with_a_die_is_closed() -> None:
    game = table("T 3 | occupied N2\nA dice 1")
    assert options(game, A, Activate) == ["archery_range", "portal_roots"]
    assert reason(game, Activate("market", 1)) == "occupied"
    assert reason(game, Activate("smithy", 1)) == "wrong-face"
    assert reason(game, DiscardDie(1)) == "die-usable"


def reason(game: Game[State], option: Activate | DiscardDie | Equip | Complete | EndTurn) -> str:
    refusal = game.why_not(A, option)
    assert refusal is not None
    return refusal.reason


def test_several_unusable_dice_may_be_discarded_one_after_the_other() -> None:
    game = table(
        "T 23 | year 2 | occupied N1 N2 N3\nA dice 1 1", "A discard-die 1", "A take wood", "A discard-die 1", "A take wood"
    )
    assert (facts(game, "A goods dice"), game.state.space, game.state.year) == ("goods W2 | dice -", 11, 3)


def test_the_first_tracker_move_by_a_discarded_die_goes_to_winter_without_a_lap() -> None:
    game = table("T - | year 1 | occupied N1 N2 N3\nA dice 1", "A discard-die 1", "A take mage")
    assert (game.state.space, game.state.year) == (2, 1)


def test_a_discarded_die_is_a_gain_to_which_others_respond() -> None:
    game = table("T 7 | occupied N1 N2 N3\nA dice 1\nB stable rust_beetle", "A discard-die 1", "A take iron")
    assert [*game.asks] == [B]


def test_equipping_costs_everything_printed_and_says_what_is_short() -> None:
    game = table("T 3\nA house frosthelm 0 | goods K1 I1")
    assert options(game, A, Equip) == ["frosthelm_helm"]
    refusal = game.why_not(A, Equip("frosthelm_armour"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("short", {"missing": {"mage": 1, "wood": 1}})
    act(game, "A equip frosthelm_helm")
    assert facts(game, "A goods prestige equipped") == "goods - | prestige 2 | equipped 1"


def test_heirlooms_are_equipped_in_any_order() -> None:
    game = table("T 3\nA house ashgrove 0 | goods W1 A1 K1 M1", "A equip ashgrove_armour")
    assert facts(game, "A prestige") == "prestige 5"
    assert game.state.unequipped(A) == ["ashgrove_helm", "ashgrove_greaves"]


def test_a_quest_needs_as_many_heirlooms_as_its_level() -> None:
    position = "T 3 | row3 blood_feud defend_capital grand_fleet\nA house ashgrove {} | goods A2 K2 M2 G2 I2 W2"
    assert "blood_feud" not in options(table(position.format(2)), A, Complete)
    assert "blood_feud" in options(table(position.format(3)), A, Complete)
    assert reason(table(position.format(2)), Complete("blood_feud")) == "level"


def test_a_row_becomes_shorter_when_its_deck_is_empty() -> None:
    game = table("T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods K1 G1")
    game.state.quests[0] = ()
    act(game, "A complete tournament", "A skip")
    assert game.state.rows[0] == ("palisade", "bridges")
    assert game.state.done[A] == ("tournament",)


def test_doubt_asks_for_a_resource_more_of_any_kind() -> None:
    position = "T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | curses doubt | goods {}"
    assert options(table(position.format("K1 G1")), A, Complete) == []
    assert reason(table(position.format("K1 G1")), Complete("tournament")) == "short-of-any"
    game = table(position.format("K1 G2 M1"), "A complete tournament")
    assert options(game, A, Pay) == ["mage", "gold"]
    act(game, "A pay mage")
    assert facts(game, "A goods prestige") == "goods G1 | prestige 3"


def test_two_doubts_cost_two_more() -> None:
    position = "T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | curses doubt doubt | goods {}"
    assert options(table(position.format("K1 G2")), A, Complete) == []
    game = table(position.format("K1 G2 M2"), "A complete tournament", "A pay mage", "A pay gold")
    assert facts(game, "A goods") == "goods M1"


def test_a_discount_waives_a_printed_icon_of_the_payers_choice() -> None:
    position = "T 3 | row3 cathedral defend_capital grand_fleet\nA house frosthelm 3 | goods {}"
    game = table(position.format("G2 W1 M1"), "A complete cathedral")
    assert options(game, A, Waive) == ["mage", "gold", "wood"]
    act(game, "A waive gold")
    assert facts(game, "A goods prestige") == "goods G1 | prestige 6"
    assert options(table(position.format("G2 W1")), A, Complete) == ["cathedral"]
    assert facts(table(position.format("G1 W1 M1"), "A complete cathedral"), "A goods prestige") == "goods - | prestige 6"
    assert options(table(position.format("G2")), A, Complete) == []


def test_a_discount_is_for_level_three_alone() -> None:
    game = table("T 3 | row2 poachers seal_rift aqueduct\nA house frosthelm 3 | goods G1 I1")
    assert options(game, A, Complete) == []


def test_the_surcharge_is_never_waived() -> None:
    position = "T 3 | row3 cathedral defend_capital grand_fleet\nA house frosthelm 3 | curses doubt | goods {}"
    assert options(table(position.format("G2 W1")), A, Complete) == []
    game = table(position.format("G2 W1 A1"), "A complete cathedral")
    assert facts(game, "A goods prestige") == "goods - | prestige 6"


def test_no_turn_ends_with_three_dice_and_leftovers_stay() -> None:
    game = table("T 3\nA dice 2 4 5")
    assert reason(game, EndTurn()) == "three-dice"
    act(game, "A activate N1 2", "A skip", "A end")
    assert facts(game, "A dice") == "dice 4 5"


def test_a_player_without_dice_still_takes_a_turn() -> None:
    game = table("T 3\nB house blackthorn 0 | goods I1 K1", "A end")
    assert options(game, B, Equip) == ["blackthorn_helm"]


def test_greed_lowers_the_limit_by_two_for_each_copy() -> None:
    position = "T 3 | phase refresh | moved\nA goods A2 K2 M2 | curses {}"
    game = table(position.format("greed greed"))
    assert options(game, A, Return) == ["archer", "knight", "mage"]
    act(game, *["A return archer"] * 2, *["A return knight"] * 2)
    assert facts(game, "A goods") == "goods M2"
    cleared = table("T 3 | phase refresh | moved\nA goods A1 | curses greed greed greed")
    assert facts(cleared, "A goods") == "goods -"
    assert options(table(position.format("famine")), B, Pick) != []


def test_all_discard_resources_before_anybody_discards_cards_in_the_turn_order_of_the_round() -> None:
    cards = "imp troll warg ogre", "hydra harpy kobold gremlin"
    game = table(f"T 3 | phase refresh | moved | crown B\nA goods G6 W1 | hand {cards[0]}\nB goods G6 I1 | hand {cards[1]}")
    for seat, step, action in [
        (B, "DiscardResources", "B return iron"),
        (A, "DiscardResources", "A return wood"),
        (B, "FillHand", "B discard hydra"),
        (A, "FillHand", "A discard imp"),
    ]:
        assert ([*game.asks], game.step.kind(), look(game, None).view.phase) == ([seat], step, "refresh")
        act(game, action)
    assert (game.state.crown, [*game.asks]) == (C, [C])


def test_hands_are_filled_as_far_as_there_are_cards() -> None:
    game = table("T 3 | moved\nA hand imp warg | stable treant\nB hand hydra")
    game.state.deck, game.state.discards = ("ogre",), ("troll",)
    act(game, "A end", "B end", "C end")
    assert [facts(game, f"{seat} hand") for seat in "ABC"] == ["hand imp ogre warg", "hand hydra troll", "hand -"]


def test_the_crown_goes_round_the_table() -> None:
    assert [table(f"T 3 | phase refresh | moved | crown {seat}").state.crown for seat in "ABC"] == [B, C, A]


def test_the_crown_and_both_tokens() -> None:
    game = table("T 3 | phase refresh | moved | crown B\nA chalice\nB guild_master")
    assert (game.state.crown, game.state.chalice, game.state.guild_master) == (B, -1, -1)


def test_everything_is_readied_and_crest_dice_come_back() -> None:
    game = table("T 3 | phase refresh | moved\nA crest 4 | stable warg~ imp\nB stable troll~")
    assert [facts(game, "A stable dice crest"), facts(game, "B stable")] == [
        "stable warg imp | dice 4 | crest 0",
        "stable troll",
    ]


@pytest.mark.parametrize(("before", "after", "year"), [("-", 0, 2), ("3", 9, 2), ("20", 2, 3)])
def test_a_season_that_did_not_move_goes_on_by_itself(before: str, after: int, year: int) -> None:
    game = table(f"T {before} | phase refresh")
    assert (game.state.space, game.state.year) == (after, year)
    assert table("T 3 | phase refresh | moved").state.space == 3


def test_the_game_ends_after_the_round_in_which_the_last_year_is_over() -> None:
    assert table("players 2 | year 4 | T 3 | phase refresh | moved").is_over is False
    game = table("players 2 | year 5 | T 3 | phase refresh | moved\nA prestige 3")
    assert game.is_over
    assert (game.events or [])[-1] == GameEnded((A,))


def test_ties_are_broken_by_beasts_and_then_by_fewer_resources() -> None:
    def winners(one: str, other: str) -> list[int]:
        game = table(f"players 2 | year 5 | T 3 | phase refresh | moved\nA {one}\nB {other}")
        return [rank.seat for rank in RULES.rank(game.state) if rank.rank == 1]

    assert winners("prestige 9 | stable warg~", "prestige 9 | stable imp") == [A]
    assert winners("prestige 9 | goods G1", "prestige 9") == [B]
    assert winners("prestige 9", "prestige 9") == [A, B]
    assert winners("prestige 10 | curses bloodthirst bloodthirst bloodthirst", "prestige 3") == [A, B]
    assert winners("prestige 0 | curses bloodthirst", "prestige 0") == [B]


def test_places_below_the_first_go_by_the_same_comparisons() -> None:
    game = table(
        "players 4 | year 9 | T 3\nA prestige 8 | goods G1\nB prestige 9\nC prestige 8\nD prestige 8 | stable warg~"
    )
    assert {each.seat: each.rank for each in RULES.rank(game.state)} == {B: 1, D: 2, C: 3, A: 4}


def test_a_game_is_over_within_so_many_rounds_however_it_is_played() -> None:
    chance = dice(1)
    game = RULES.begin(2, seed(8))
    while not game.is_over:
        game.answer(*turn(game, chance))
    assert game.state.year > 4
    assert look(game, None).view.phase == "over"


def test_a_refused_action_changes_nothing() -> None:
    game = table("T 3\nA dice 2 4 5")
    with pytest.raises(IllegalAnswer):
        act(game, "A end")
    assert facts(game, "A dice") == "dice 2 4 5"


def test_dice_rolled_in_the_notation_come_as_they_are_told() -> None:
    game = table("T 3 | rolls 6 1\nA dice 1")
    assert [Chance(game.state.chance.seed).die() for _ in range(1)] == [6]


@pytest.mark.parametrize("number", range(4))
def test_a_location_gives_its_token_and_what_tracker_and_house_add(number: int) -> None:
    game, chance, given = RULES.begin(2 + number % 3, seed(number), events=True), dice(number), 0
    while not game.is_over:
        seat, answer = turn(game, chance)
        before, game.events = game.state.copy(), []
        game.answer(seat, answer)
        if isinstance(answer, Activate):
            gains = [event for event in game.events if isinstance(event, Gained) and event.cause == "tile"]
            count = due(before, game.state, seat, before.estate_of(answer.location))
            assert sum(len(event.resources) for event in gains) == count
            given += count
    assert given > 10


def due(before: State, after: State, seat: int, estate: int) -> int:
    """What an activation gives, by where the tracker stood after it."""
    region, third = estate // 3, len(before.heirlooms[seat]) == 3
    token = before.stocked[estate] or after.cart == region
    x2 = after.x2 == region and "famine" not in before.curses[seat]
    double = x2 and third and before.houses[seat] == "blackthorn"
    cart = after.cart == region and third and before.houses[seat] == "evenfall"
    return token + x2 + double + 2 * cart


def test_a_season_that_moved_in_the_round_stays_where_it_is() -> None:
    game = table("T 3\nA dice 2", "A activate E2 2", "A skip", "A end", "B end", "C end")
    assert (game.state.round, game.state.space) == (2, 9)
    assert game.state.moved is False

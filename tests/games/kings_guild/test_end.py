"""How a game ends (rules 6.2 and 15): the final round, and games in which nobody gets any further."""

import pytest

from regalia.core import Game
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.content import OFFERING, PRINTED, ROOMS, SPECIALISTS
from regalia.games.kings_guild.events import Built, Completed, Counted, Hired, Moved
from regalia.games.kings_guild.options import DONE, END_TURN, OFFER, PASS, SELL, Move, Take
from regalia.games.kings_guild.scoring import rank
from regalia.games.kings_guild.state import Agreed, State
from tests.games.kings_guild.layout import A, B, Guild, act, gather, happened, hire, options, table
from tests.playing import moments

LONG_AGO = 100
"""Turns without an item made or a quest won."""


def dead(*hands: str, supply: str = "", store: str = "") -> Game[State]:
    """Nobody has a coin, and the supply holds next to nothing."""
    return table(*(Guild(hand=hand, store=store) for hand in hands), supply=supply)


def rounds_left(game: Game[State]) -> int:
    """How many turns are still played if everybody gives the only answer there is."""
    begun = game.state.turn
    for _ in range(20):
        for seat, ask in [] if game.is_over else game.asks.items():
            assert ask in ((PASS,), (END_TURN,))
            act(game, seat, END_TURN if ask == (END_TURN,) else PASS)
    assert game.is_over
    return (game.state.turn - begun) // len(game.state.seats)


def test_the_printed_rules_know_no_limit_of_turns() -> None:
    for agreed, final in ((Agreed(), False), (Agreed(stalled="final_round"), True)):
        game = table(Guild(coins=4), Guild(coins=4), turn=LONG_AGO, agreed=agreed)
        gather(game, A, "wood")
        assert game.state.final == final
    assert (Agreed().always_ends, Agreed().ending.always_ends) == (False, True)


def test_as_agreed_ten_rounds_without_an_item_or_a_quest_bring_the_final_round() -> None:
    for turn, final in ((40 - 1, False), (40, True)):
        game = table(Guild(), Guild(), turn=turn, progress=20, agreed=Agreed(stalled="final_round"))
        gather(game, A, "wood")
        assert (game.state.final, game.state.last) == ((True, A) if final else (False, -1))


def test_after_the_last_turn_everybody_takes_the_quests_with_a_sigil_of_theirs() -> None:
    quests = "explore_bluevein_isle[A.] brawl_at_goldgrass_inn[.B]"
    game = table(Guild(), Guild(), slots=quests, final=True, last=A)
    gather(game, A, "wood")
    assert game.is_over
    assert game.state.won == [("explore_bluevein_isle",), ("brawl_at_goldgrass_inn",)]


def test_where_nobody_can_do_anything_a_final_round_ends_the_game() -> None:
    game = dead("", "", "")
    assert game.is_over
    assert game.state.turn == 3 + 3


def test_cards_of_no_use_are_passed_with_and_the_game_ends_all_the_same() -> None:
    game = dead("", "sacred_charm ornate_charm")
    assert game.asks == {B: (PASS,)}
    assert rounds_left(game) == 0
    assert game.state.last == A


def test_to_gather_the_last_resource_and_return_it_is_no_choice_either() -> None:
    game = dead("", "", supply="wood 1", store="wood 5")
    assert game.is_over
    assert game.state.supply == (0, 0, 0, 1, 0, 0)


def test_as_long_as_a_store_still_fills_the_game_goes_on() -> None:
    game = table(Guild(store="wood 5"), Guild(store="wood 3"), supply="wood 1")
    assert game.is_over
    assert sum(game.state.stores[B]) == 4


def test_whoever_has_something_to_sell_or_to_choose_keeps_the_game_going() -> None:
    game = dead("", "coin_purse")
    for _ in range(3):
        assert options(game, B, type(PASS), type(SELL["coin_purse"])) == {PASS, SELL["coin_purse"]}
        act(game, B, PASS, END_TURN)
    assert not game.state.final
    game = dead("", "", supply="wood 1 metal 1", store="wood 5")
    gather(game, A, "wood")
    assert game.asks == {B: (Take("metal"), Take("wood"))}
    assert not game.state.final


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_score_is_the_sum_of_what_was_told(seats: int) -> None:
    *_, game = moments(RULES, seats, seats)
    prestige = dict.fromkeys(game.state.seats, 0)
    for event in game.events or []:
        match event:
            case Completed(seat, _):
                prestige[seat] += PRINTED.prestige_per_quest
            case Hired(seat, specialist, _, _):
                prestige[seat] += SPECIALISTS[specialist].prestige
            case Built(seat, room, _, _):
                prestige[seat] += ROOMS[room].prestige
            case Counted(seat, _, counted, _):
                prestige[seat] += counted
    assert prestige == {each.seat: each.keys[0] for each in rank(game.state)}


def test_what_only_the_end_brings_is_told_by_category() -> None:
    guild = Guild(tiles="throne_room(0,0) kings_statue(0,1) library(0,2)", hand="sacred_charm", staff="vizier", coins=6)
    game = table(guild, Guild(), final=True, last=A, slots=OFFERING)
    act(game, A, OFFER, Take("wood"), DONE, END_TURN)
    assert happened(game, Counted) == [
        Counted(A, "charms", 3, at_end=True),
        Counted(A, "charm_majority", 3, at_end=True),
        Counted(A, "rooms", 6, at_end=True),
        Counted(A, "offering", 2 + 6 // 3, at_end=True),
    ]


def test_a_chamber_counts_from_the_moment_that_it_is_filled_until_a_specialist_leaves() -> None:
    guild = Guild(coins=9, tiles="great_hall(0,0)", staff="miner@great_hall bard")
    game = table(guild, Guild(), row="oracle")
    hire(game, A, "oracle", "great_hall")
    act(game, A, Move("miner"))
    assert happened(game, Hired, Counted, Moved) == [
        Hired(A, "oracle", "great_hall", SPECIALISTS["oracle"].cost),
        Counted(A, "rooms", 11),
        Moved(A, "miner", "outer"),
        Counted(A, "rooms", -11),
    ]

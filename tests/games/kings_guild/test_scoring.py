"""Prestige (rules 8 and 12), and the special cards that decide about it (rules 6)."""

from typing import Any

import pytest

from regalia.core import Game, Number, Rank, look
from regalia.games.kings_guild.content import TREASURES
from regalia.games.kings_guild.events import BidShown, Built, Completed, FinalRoundBegan, GameEnded, Offered, StatueLost
from regalia.games.kings_guild.options import END_TURN, OFFER, Cell, Offer
from regalia.games.kings_guild.scoring import Line, in_public, rank, relic_sets, sheet, total
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.special import FuneralBid, Refill
from regalia.games.kings_guild.steps.turn import EndGame, EndOfTurn, Turn
from tests.games.kings_guild.layout import (
    A,
    B,
    C,
    Guild,
    act,
    at,
    craft,
    gather,
    happened,
    marks,
    options,
    slots,
    store,
    table,
)

MAGE, ROGUE, WARRIOR = "crush_the_orc_rebellion", "claim_the_briareye_gemstone", "fortify_skullbreaker_point"
"""A weapon, and two armors."""
FULL = (
    "vault_of_riches(0,0) tavern(3,0) gallery(0,1) depot(1,1) arsenal(2,1) armory(3,1)"
    " library(0,2) kitchen(1,2) hall_of_mages(2,2) hall_of_rogues(3,2)"
)
OFFERING = "offering_to_the_council"


def lines(guild: Guild, *others: Guild, category: str = "rooms", **facts: Any) -> dict[str, int]:
    """What a guild scores by pieces, in one category."""
    game = table(guild, *others, **facts)
    return {line.piece: line.prestige for line in sheet(game.state, A) if line.category == category}


# Hands


def test_charms_score_what_is_printed_and_three_more_for_the_most_also_if_tied() -> None:
    two, one = "stunning_charm curious_charm", "sacred_charm"
    assert lines(Guild(hand=two), Guild(hand=one), category="charms") == {"stunning_charm": 3, "curious_charm": 2}
    assert lines(Guild(hand=two), Guild(hand=one), category="charm_majority") == {"": 3}
    assert lines(Guild(hand=one), Guild(hand="ornate_charm"), category="charm_majority") == {"": 3}
    assert lines(Guild(hand=one), Guild(hand=two), category="charm_majority") == {}
    assert lines(Guild(hand="coin_purse"), Guild(), category="charm_majority") == {}
    assert lines(Guild(hand=one), category="charm_majority") == {}
    game = table(Guild(hand=two), Guild(hand="coin_purse contract contract"))
    assert sheet(game.state, A)[:3] == (
        Line("charms", "curious_charm", 1, 2, "12"),
        Line("charms", "stunning_charm", 1, 3, "12"),
        Line("charm_majority", "", 2, 3, "12"),
    )


def test_relics_are_divided_into_the_largest_sets() -> None:
    kinds = sorted(name for name, facts in TREASURES.items() if facts.category == "relic")
    worth = [0, 2, 5, 9, 13, 17, 22]
    for size in range(1, 7):
        game = table(Guild(hand=" ".join(kinds[:size])), Guild())
        assert sheet(game.state, A) == (Line("relics", "", size, worth[size], "12"),)
    assert relic_sets((*kinds[:3], *kinds[:2], kinds[0])) == [3, 2, 1]
    assert relic_sets(("coin_purse",)) == []


# Rooms


@pytest.mark.parametrize(
    ("room", "guild", "prestige"),
    [
        ("warehouse", Guild(), 2),
        ("gem_workshop", Guild(), 1),
        ("magic_arcaenum", Guild(), 1),
        ("shrine", Guild(), 1),
        ("kings_statue", Guild(), 4),
        ("library", Guild(hand="scroll_of_riches scroll_of_riches scroll_of_plenty contract"), 3 * 3),
        ("bedchamber", Guild(staff="miner@bedchamber"), 7),
        ("bedchamber", Guild(staff="miner"), 0),
        ("kitchen", Guild(staff="miner@kitchen"), 3),
        ("vault_of_riches", Guild(coins=7), 7),
        ("tavern", Guild(staff="miner oracle bard"), 3 * 3),
        ("depot", Guild(store="wood 3 gem 1"), 4 * 2),
        ("hall_of_mages", Guild(won=f"{MAGE} burn_the_briar_roots {ROGUE}"), 4 * 2),
        ("hall_of_rogues", Guild(won=f"{MAGE} {ROGUE}"), 4),
        ("hall_of_warriors", Guild(won=f"{MAGE} {WARRIOR}"), 4),
        ("hall_of_cunning", Guild(won=f"{MAGE} burn_the_briar_roots {ROGUE}"), 6),
        ("hall_of_strength", Guild(won=f"{WARRIOR} {ROGUE} {MAGE}"), 6),
        ("hall_of_wisdom", Guild(won=f"{WARRIOR} {ROGUE}"), 0),
        ("gallery", Guild(won=f"{MAGE} {ROGUE} {WARRIOR}"), 3),
        ("arsenal", Guild(won=f"burn_the_briar_roots {ROGUE}"), 2 * 2),
        ("armory", Guild(won=f"explore_bluevein_isle {ROGUE} {MAGE}"), 2 * 3),
    ],
)
def test_what_a_room_is_worth(room: str, guild: Guild, prestige: int) -> None:
    guild.tiles = f"{room}(0,1)"
    assert lines(guild, Guild()) == {room: prestige}


def test_a_room_for_two_is_filled_by_two_specialists() -> None:
    for room, prestige in (("great_hall", 11), ("barracks", 5)):
        assert lines(Guild(tiles=f"{room}(0,1)", staff=f"miner@{room} bard@{room}"), Guild()) == {room: prestige}
        assert lines(Guild(tiles=f"{room}(0,1)", staff=f"miner@{room} bard"), Guild()) == {room: 0}


def test_the_hall_of_builders_counts_every_tile_but_the_guild_tile() -> None:
    tiles = "hall_of_builders(0,1) barracks(1,1) shrine(0,0) kings_statue(3,0)"
    assert lines(Guild(tiles=tiles), Guild())["hall_of_builders"] == 3 * 4


def test_the_throne_room_wants_the_statue_beside_it_in_the_same_guild() -> None:
    beside, apart = "throne_room(0,0) kings_statue(0,1)", "throne_room(0,0) kings_statue(1,1)"
    assert lines(Guild(tiles=beside), Guild())["throne_room"] == 9 + 6
    assert lines(Guild(tiles=apart), Guild())["throne_room"] == 9
    assert lines(Guild(tiles="throne_room(0,0) shrine(0,1)"), Guild(tiles="kings_statue(0,1)"))["throne_room"] == 9
    for cell in ("1,0", "1,2", "0,1", "2,1"):
        assert lines(Guild(tiles=f"throne_room(1,1) kings_statue({cell})"), Guild())["throne_room"] == 9 + 6
    assert lines(Guild(tiles="throne_room(0,1) kings_statue(3,0)"), Guild())["throne_room"] == 9


def test_the_sheet_says_what_is_counted_how_often_and_by_which_section() -> None:
    game = table(
        Guild(coins=7, store="wood 5", won=f"{MAGE} {ROGUE}", staff="oracle", tiles="vault_of_riches(0,0) warehouse(3,0)"),
        Guild(),
        offered=(A,),
    )
    assert sheet(game.state, A) == (
        Line("quests", "", 2, 2, "12"),
        Line("specialists", "oracle", 1, 3, "12"),
        Line("rooms", "vault_of_riches", 7, 7, "8"),
        Line("rooms", "warehouse", 0, 2, "8"),
        Line("offering", "", 1, 2, "12"),
        Line("offering", "coins", 0, 0, "12"),
        Line("offering", "resources", 2, 2, "12"),
    )
    assert total(sheet(game.state, A)) == in_public(game.state, A) == 18
    assert [line for line in sheet(game.state, B) if line.category == "offering"] == []
    game = table(Guild(coins=8, store="wood 1", hand="scroll_of_riches sacred_charm", tiles="library(0,0)"), offered=(A,))
    assert sheet(game.state, A)[-2:] == (Line("offering", "coins", 2, 2, "12"), Line("offering", "resources", 0, 0, "12"))
    assert (total(sheet(game.state, A)), in_public(game.state, A)) == (3 + 3 + 4, 4)


def test_most_prestige_wins_then_most_coins() -> None:
    game = table(Guild(coins=9), Guild(coins=2, won=MAGE), Guild(coins=3, won=ROGUE), steps=(EndGame(),))
    assert rank(game.state) == [Rank(C, 1, (1, 3)), Rank(B, 2, (1, 2)), Rank(A, 3, (0, 9))]
    assert happened(game, GameEnded) == [GameEnded((C,))]


# The King's Funeral


def auction(*guilds: Guild) -> Game[State]:
    """The King's Funeral has just been drawn."""
    return table(*guilds, slots=f"- {ROGUE}", deck=f"kings_funeral {MAGE}", steps=(Refill(0), Turn(A)))


def test_an_auction_of_zeros_is_a_tie_and_the_statue_leaves_the_game() -> None:
    game = auction(Guild(coins=4), Guild(coins=2), Guild())
    assert set(game.asks) == {A, B}
    act(game, A, 0)
    act(game, B, 0)
    assert happened(game, BidShown, StatueLost, Built) == [BidShown(A, 0), BidShown(B, 0), BidShown(C, 0), StatueLost()]
    assert (game.state.coins, game.state.rooms["kings_statue"]) == ([4, 2, 0], 0)
    assert look(game, A).view.bids == (0, 0, 0)


def test_the_funeral_leaves_the_game_beside_what_has_left_it_before() -> None:
    game = table(
        Guild(coins=4),
        Guild(coins=2),
        slots=f"- {ROGUE}",
        deck=f"kings_funeral {MAGE}",
        steps=(Refill(0), Turn(A)),
        gone=("scroll_of_plenty",),
    )
    assert look(game, None).view.gone == ("scroll_of_plenty", "kings_funeral")


def test_whoever_has_no_cell_for_the_statue_bids_nothing() -> None:
    game = auction(Guild(coins=4), Guild(coins=9, tiles=FULL), Guild(coins=3))
    assert game.asks == {A: Number(0, 4), C: Number(0, 3)}
    act(game, A, 0)
    act(game, C, 1)
    assert game.state.bids == (0, 0, 1)
    assert (game.state.coins, game.step.kind()) == ([4, 9, 2], "PlaceStatue")


def test_one_free_cell_is_enough_to_bid_for_the_statue() -> None:
    game = auction(Guild(coins=4), Guild(coins=9, tiles=FULL.replace("library(0,2)", "")))
    assert game.asks == {A: Number(0, 4), B: Number(0, 9)}


def test_bids_are_hidden_until_all_have_bid() -> None:
    game = auction(Guild(coins=4), Guild(coins=5))
    act(game, A, 3)
    assert (look(game, B).view.bids, look(game, B).given, look(game, A).given) == ((), None, 3)
    assert FuneralBid.secret


def test_the_statue_is_placed_like_a_room_of_one_cell_and_its_bonus_must_find_room() -> None:
    game = auction(Guild(coins=4, store="metal 4 wood 1"), Guild(coins=3))
    act(game, A, 4)
    act(game, B, 3)
    assert options(game, A, Cell) == {at(0, 0), at(3, 0), at(1, 1), at(2, 1)}
    act(game, A, at(3, 0))
    assert (game.state.coins, happened(game, Built)) == ([0, 3], [Built(A, "kings_statue", 3, 0)])
    assert game.step.kind() == "DiscardResources"
    assert game.state.slots[0] is None
    act(game, A, game.asks[A][0])  # type: ignore[index]  # a list of options
    assert slots(game).split()[0] == MAGE


# The Offering, and the final round


def test_the_offering_stays_in_its_slot_and_no_slot_is_refilled_any_more() -> None:
    game = table(Guild(store="cloth 2", hand="coin_purse"), Guild(), slots=ROGUE, deck=OFFERING)
    craft(game, A, ROGUE)
    assert (slots(game), game.state.last, game.state.final) == (OFFERING, A, False)
    assert happened(game, FinalRoundBegan) == [FinalRoundBegan(A)]
    assert not options(game, A, Offer)
    last = table(Guild(store="cloth 2"), Guild(), slots=f"{ROGUE} {OFFERING}", deck="", last=B, final=True)
    craft(last, A, ROGUE)
    assert slots(last) == f"- {OFFERING}"
    assert happened(last, FinalRoundBegan) == []


def final(guild: Guild, *others: Guild, **facts: Any) -> Game[State]:
    """The first of two turns of the final round."""
    there: dict[str, Any] = {"slots": OFFERING, "deck": "", "last": len(others), "final": True} | facts
    return table(guild, *others, **there)


def test_the_offering_is_the_action_of_a_final_turn() -> None:
    game = final(Guild(hand="coin_purse"), Guild())
    act(game, A, OFFER)
    assert (game.state.offered, game.state.sigils, marks(game, OFFERING)) == ((A,), [1, 2], (A,))
    assert (happened(game, Offered), game.step.kind()) == ([Offered(A)], "TurnEnd")
    act(game, A, END_TURN)
    act(game, B, OFFER)
    assert (game.is_over, game.state.offered, marks(game, OFFERING)) == (True, (A, B), (A, B))


def test_the_vizier_offers_in_addition_to_an_action_but_only_once() -> None:
    game = final(Guild(staff="vizier", hand="coin_purse"), Guild())
    act(game, A, OFFER)
    assert (game.step.kind(), game.state.offered, options(game, A, Offer)) == ("Turn", (A,), set())
    gather(game, A, "wood")
    assert options(game, A, Offer) == set()
    late = final(Guild(staff="vizier", hand="coin_purse"), Guild())
    gather(late, A, "wood")
    assert options(late, A, Offer) == {OFFER}


def test_the_offering_needs_a_free_sigil_the_card_and_the_final_turn() -> None:
    for staff in ("", "vizier"):
        guild = Guild(staff=staff)
        assert options(final(guild, Guild()), A, Offer) == {OFFER}
        both = f"burn_the_briar_roots[A.] explore_bluevein_isle[A.] {OFFERING}"
        assert options(final(guild, Guild(), slots=both), A, Offer) == set()
        assert options(final(guild, Guild(), slots=MAGE), A, Offer) == set()
        assert options(final(guild, Guild(), final=False), A, Offer) == set()
        assert options(final(guild, Guild(), offered=(A,)), A, Offer) == set()
        assert options(final(guild, Guild(), offered=(B,)), A, Offer) == {OFFER}


def test_everybody_has_one_final_turn_up_to_whoever_drew_the_offering() -> None:
    game = table(
        Guild(),
        Guild(store="cloth 2"),
        Guild(),
        slots=f"{ROGUE} {MAGE}",
        deck=OFFERING,
        stacks="",
        steps=(Turn(B), EndOfTurn(B)),
        active=B,
    )
    craft(game, B, ROGUE)
    for seat in (C, A, B):
        assert set(game.asks) == {seat}
        assert game.state.final
        gather(game, seat, "wood")
        assert game.is_over == (seat == B)


def test_at_the_end_begun_quests_go_to_whose_sigil_lies_there_without_coins_or_treasure() -> None:
    game = table(
        Guild(),
        Guild(),
        slots=f"burn_the_briar_roots[A.] - explore_bluevein_isle[.B] {MAGE} {OFFERING}[A]",
        offered=(A,),
        steps=(EndGame(),),
    )
    assert game.state.won == [("burn_the_briar_roots",), ("explore_bluevein_isle",)]
    assert happened(game, Completed) == [Completed(A, "burn_the_briar_roots"), Completed(B, "explore_bluevein_isle")]
    assert (game.state.coins, store(game, A), game.state.hands) == ([0, 0], "", [(), ()])

"""Worked examples, E30 to E36: the final round, scoring and the solo game (rules 6.2, 12 and 13)."""

from regalia.core import look
from regalia.games.kings_guild.events import Discounted, SpecialistLeft
from regalia.games.kings_guild.options import (
    BUILD_STATUE,
    END_TURN,
    OFFER,
    Offer,
)
from regalia.games.kings_guild.scoring import rank, rating, sheet, total
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
    hire,
    options,
    row,
    slots,
    table,
)


def test_e30_the_final_round_with_the_vizier() -> None:
    game = table(
        Guild(store="cloth 2"),
        Guild(store="metal 2", staff="vizier"),
        Guild(),
        slots="protect_the_eastern_ramparts claim_the_briareye_gemstone"
        " explore_bluevein_isle[C.] brawl_at_goldgrass_inn[C.]",
        deck="offering_to_the_council",
        steps=(Turn(B), EndOfTurn(B)),
        active=B,
    )
    craft(game, B, "protect_the_eastern_ramparts")
    assert not options(game, B, Offer)
    act(game, B, END_TURN)
    assert game.state.final
    assert not options(game, C, Offer)
    gather(game, C, "wood")
    assert OFFER in options(game, A, Offer)
    other = game.copy()
    act(other, A, OFFER)
    assert set(other.asks) == {B}
    craft(game, A, "claim_the_briareye_gemstone")
    assert slots(game).split()[1] == "-"
    act(game, A, END_TURN)
    act(game, B, OFFER)
    assert set(game.asks) == {B}
    gather(game, B, "wood")
    act(game, B, END_TURN)
    assert game.is_over
    assert game.state.offered == (B,)


def test_e31_full_scoring() -> None:
    game = table(
        Guild(
            coins=10,
            store="cloth 2 gem 1",
            hand="stunning_charm carved_charm ancient_helm ancient_helm ancient_boots scroll_of_plenty coin_purse",
            won="crush_the_orc_rebellion explore_bluevein_isle",
            staff="oracle bard@bedchamber",
            tiles="library(0,0) gem_workshop(3,0) bedchamber(1,1) gallery(2,1) hall_of_wisdom(0,1)",
        ),
        Guild(hand="bizarre_charm"),
        slots="retrieve_the_chalice_of_power[.A] offering_to_the_council[A]",
        offered=(A,),
        steps=(EndGame(),),
    )
    lines = sheet(game.state, A)

    def points(category: str) -> int:
        return sum(line.prestige for line in lines if line.category == category)

    assert points("charms") == 3 + 2
    assert points("charm_majority") == 3
    assert points("relics") == 5 + 2
    assert points("quests") == 3
    assert points("specialists") == 3 + 3
    rooms = {line.piece: line.prestige for line in lines if line.category == "rooms"}
    assert rooms == {"library": 3, "gem_workshop": 1, "bedchamber": 7, "gallery": 6, "hall_of_wisdom": 6}
    assert points("offering") == 2 + 3 + 1
    assert total(lines) == 53
    assert look(game, None).view.seats[A].sheet == lines


def test_e32_the_vault_of_riches_and_the_offering() -> None:
    game = table(
        Guild(coins=11, store="wood 3 metal 2", tiles="vault_of_riches(0,0)"), Guild(), offered=(A,), steps=(EndGame(),)
    )
    lines = sheet(game.state, A)
    assert [line.prestige for line in lines] == [11, 2, 0, 5 // 2]
    assert total(lines) == 11 + 4


def test_e33_equal_prestige_and_equal_coins_share_the_victory() -> None:
    won = "crush_the_orc_rebellion"
    game = table(Guild(coins=4, won=won), Guild(coins=4, won=won), Guild(coins=2, won=won), steps=(EndGame(),))
    assert [(place.seat, place.rank) for place in rank(game.state)] == [(0, 1), (1, 1), (2, 3)]


SOLO_ROW = (
    "explore_bluevein_isle[A.] crush_the_orc_rebellion brawl_at_goldgrass_inn"
    " burn_the_briar_roots guard_the_faerie_saplings find_the_pinegrove_trolls"
)


def test_e34_the_end_of_a_solo_turn() -> None:
    game = table(Guild(), slots=SOLO_ROW, deck="topple_the_moonstone_giant offering_to_the_council")
    gather(game, A, "cloth")
    assert slots(game) == (
        "explore_bluevein_isle brawl_at_goldgrass_inn burn_the_briar_roots"
        " guard_the_faerie_saplings find_the_pinegrove_trolls topple_the_moonstone_giant"
    )
    assert game.state.gone == ("crush_the_orc_rebellion",)


def test_e35_a_solo_expand_action_hires_two() -> None:
    game = table(Guild(coins=8), slots=SOLO_ROW, row="miner oracle inventor weaver builder", recruits="tanner courier")
    hire(game, A, "builder")
    assert row(game) == "miner oracle inventor weaver -"
    hire(game, A, "oracle")
    assert (row(game), game.state.coins[A]) == ("courier tanner miner inventor weaver", 8 - 5 - 3)
    assert happened(game, SpecialistLeft, Discounted) == []
    assert game.state.gone == ()


def test_e36_the_solo_funeral_and_the_rating() -> None:
    game = table(Guild(), slots=f"{SOLO_ROW.rsplit(' ', 1)[0]} kings_funeral")
    act(game, A, BUILD_STATUE, at(0, 0))
    assert game.state.owns(A, "kings_statue")
    assert "kings_funeral" not in slots(game)
    assert game.state.coins[A] == 0
    assert [rating(prestige) for prestige in (0, 49, 50, 69, 70, 79, 80, 90)] == [
        "recruit",
        "recruit",
        "member",
        "member",
        "leader",
        "leader",
        "king",
        "legend",
    ]

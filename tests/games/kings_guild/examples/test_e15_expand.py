"""Worked examples, E15 to E24: selling, hiring and building (rules 5.3, 7 to 9)."""

from regalia.games.kings_guild.events import Arrived, Discounted, Hired
from regalia.games.kings_guild.options import (
    SELL,
    Build,
    Choose,
    Hire,
)
from regalia.games.kings_guild.scoring import in_public, sheet
from regalia.games.kings_guild.state import Employee, Recruit
from tests.games.kings_guild.layout import (
    A,
    B,
    Guild,
    act,
    at,
    craft,
    hand,
    happened,
    hire,
    options,
    row,
    store,
    table,
)


def test_e15_a_forced_sale_takes_cards_without_price() -> None:
    def sold(card: str, staff: str = "") -> int:
        game = table(
            Guild(
                staff=staff,
                store="cloth 2",
                hand="sacred_charm ornate_charm scroll_of_riches ancient_boots coin_purse contract",
            ),
            Guild(),
            slots="claim_the_briareye_gemstone",
            stacks="fortune_potion",
        )
        craft(game, A, "claim_the_briareye_gemstone")
        before = game.state.coins[A]
        assert len(options(game, A, type(SELL[card]))) == 7
        act(game, A, SELL[card])
        assert len(game.state.hands[A]) == 6
        return game.state.coins[A] - before

    assert (sold("sacred_charm"), sold("sacred_charm", "auctioneer"), sold("contract")) == (0, 4, 2)


def test_e16_a_warehouse_and_then_the_oracle() -> None:
    game = table(
        Guild(coins=10),
        Guild(),
        supply="leather 3",
        row="miner oracle inventor weaver thug",
        recruits="builder",
    )
    act(game, A, Build("warehouse"), at(2, 1))
    assert (game.state.coins[A], store(game, A), game.state.storage(A)) == (4, "leather 1", 8)
    hire(game, A, "oracle")
    assert (game.state.coins[A], row(game)) == (1, "builder miner inventor+1 weaver+1 thug+1")
    assert in_public(game.state, A) == 2 + 3


def test_e17_a_discounted_hire_puts_no_coins() -> None:
    game = table(Guild(coins=2), Guild(), row="builder miner inventor+1 weaver+1 thug+1", recruits="tanner")
    hire(game, A, "inventor")
    assert (game.state.coins[A], row(game)) == (0, "tanner builder miner weaver+1 thug+1")
    assert game.state.hand_limit(A) == 8


def test_e18_a_specialist_priced_down_to_nothing_leaves() -> None:
    game = table(
        Guild(coins=4),
        Guild(),
        row="miner courier oracle+2 weaver inventor+2",
        recruits="laborer tanner builder",
    )
    hire(game, A, "miner")
    assert row(game) == "builder tanner laborer courier+1 weaver+1"
    assert game.state.gone == ("oracle", "inventor")


def test_e19_coins_count_twice_for_the_recruiter() -> None:
    game = table(Guild(coins=1, staff="recruiter"), Guild(), row="miner tanner thug blacksmith+2 oracle+2")
    state = game.state
    assert state.price(A, Recruit("blacksmith", 2)) == 5 - 4
    assert state.price(A, Recruit("oracle", 2)) == 0
    assert options(game, A, Hire) == {Hire("blacksmith"), Hire("oracle")}
    other = game.copy()
    hire(game, A, "blacksmith")
    assert (row(game), game.state.coins[A]) == ("- miner tanner thug oracle+2", 0)
    hire(other, A, "oracle")
    assert (row(other), other.state.coins[A]) == ("- miner tanner thug blacksmith+2", 1)
    assert state.price(B, Recruit("blacksmith", 2)) == 5 - 2
    rich = table(Guild(coins=4, staff="recruiter"), Guild(), row="miner tanner thug blacksmith+2 oracle+1")
    hire(rich, A, "miner")
    assert (row(rich), rich.state.coins[A]) == ("- tanner+1 thug+1 blacksmith+3 oracle+2", 0)


def test_e20_two_players_never_own_both_arcane_rooms_and_no_room_twice() -> None:
    two = table(Guild(coins=9, tiles="gem_workshop(0,0) kitchen(3,0)"), Guild())
    two.state.rooms["gem_workshop"] = 0
    two.ask_again()
    rooms = {build.room for build in options(two, A, Build)}
    assert "bedchamber" in rooms
    assert not rooms & {"magic_arcaenum", "gem_workshop", "kitchen"}
    three = table(Guild(coins=9, tiles="gem_workshop(0,0) kitchen(3,0)"), Guild(), Guild())
    assert Build("magic_arcaenum") in options(three, A, Build)
    two.state.rooms["bedchamber_kitchen"] = 0
    two.ask_again()
    assert Build("bedchamber") not in options(two, A, Build)


def test_e21_the_builders_bonus_with_a_short_supply() -> None:
    game = table(Guild(coins=4, staff="builder", mat="D"), Guild(), supply="leather 1")
    act(game, A, Build("library"))
    other = game.copy()
    act(game, A, at(2, 2))
    assert store(game, A) == "leather 1"
    act(other, A, at(0, 2))
    assert other.state.coins[A] == 4
    plain = table(Guild(coins=4, mat="D"), Guild())
    act(plain, A, Build("library"))
    refusal = plain.why_not(A, at(2, 2))
    assert refusal is not None
    assert refusal.rule == "5.3"


def test_e22_a_wide_tile_touches_the_guild_with_either_half() -> None:
    game = table(Guild(coins=12, mat="C"), Guild())
    act(game, A, Build("great_hall"))
    assert game.why_not(A, at(2, 2))
    assert game.why_not(A, at(3, 1))
    act(game, A, at(0, 1))
    assert game.state.coins[A] == 2


def test_e23_the_overseer_takes_the_oldest() -> None:
    game = table(
        Guild(coins=8),
        Guild(),
        row="dealer overseer witch vizier+1 minstrel+2",
        recruits="curator smuggler",
        stacks="contract carved_charm coin_purse",
    )
    act(game, A, Hire("overseer"))
    assert happened(game, Discounted, Hired) == [
        Hired(A, "overseer", "outer", 8),
        Discounted(("witch", "vizier", "minstrel")),
        Hired(A, "minstrel", "outer", 0),
    ]
    assert happened(game, Arrived) == [Arrived("curator"), Arrived("smuggler")]
    assert row(game) == "smuggler curator dealer witch+1 vizier+2"
    assert game.step.kind() == "colour"
    act(game, A, Choose("red"))
    assert (game.state.coins[A], hand(game, A)) == (0, "carved_charm")
    assert game.state.staff[A] == (Employee("overseer", "outer"), Employee("minstrel", "outer"))
    assert game.step.kind() == "ExpandMore"


def test_e24_the_aristocrat_needs_a_chamber_space_for_the_baggage() -> None:
    full = "miner tanner weaver lumberjack"
    game = table(Guild(coins=9, staff=full, tiles="barracks(0,1)"), Guild(), row="oracle thug builder courier aristocrat")
    act(game, A, Hire("aristocrat"))
    assert (game.state.baggage, game.state.staff[A][-1].space) == ("barracks", "barracks")
    lines = {line.piece: line.prestige for line in sheet(game.state, A)}
    assert (lines["barracks"], lines["aristocrat"]) == (0, 6)

    def can_hire(staff: str, tiles: str) -> bool:
        game = table(Guild(coins=9, staff=staff, tiles=tiles), Guild(), row="oracle thug builder courier aristocrat")
        return Hire("aristocrat") in options(game, A, Hire)

    assert can_hire("miner tanner weaver", "kitchen(0,1)")
    assert not can_hire("miner tanner", "")

"""Worked examples, E06 to E14: crafting (rules 5.2)."""

from regalia.core import look
from regalia.games.kings_guild.events import Crafted, Drew, Found, Gave, Kept, Played, Returned
from regalia.games.kings_guild.options import (
    DECLINE,
    DONE,
    END_TURN,
    PLAY,
    SELL,
    Choose,
    Craft,
    Discard,
    DrawForHero,
    Keep,
    Play,
)
from regalia.games.kings_guild.state import NOBODY, names
from tests.games.kings_guild.layout import (
    A,
    B,
    Guild,
    act,
    craft,
    gather,
    hand,
    happened,
    marks,
    options,
    slots,
    store,
    supply,
    table,
)


def test_e06_a_quest_made_by_two() -> None:
    game = table(
        Guild(store="cloth 3"),
        Guild(store="leather 3 metal 1", colour="orange"),
        slots="brawl_at_goldgrass_inn explore_bluevein_isle",
        deck="crush_the_orc_rebellion burn_the_briar_roots",
        stacks="contract coin_purse",
    )
    craft(game, A, "explore_bluevein_isle", "left")
    assert (game.state.coins[A], store(game, A), game.state.sigils) == (3, "", [1, 2])
    assert (marks(game, "explore_bluevein_isle"), hand(game, A), game.state.won) == ((A, NOBODY), "", [(), ()])
    assert supply(game) == "cloth 8 leather 5 metal 5 wood 5 gem 3 magic 3"
    assert (slots(game), set(game.asks)) == ("brawl_at_goldgrass_inn explore_bluevein_isle", {B})
    craft(game, B, "explore_bluevein_isle", "right")
    assert game.asks == {B: (Keep("contract"), Keep("coin_purse"))}
    assert [card.treasure for card in look(game, B).view.drawn] == ["contract", "coin_purse"]
    assert [card.treasure for card in look(game, A).view.drawn] == [None, None]
    act(game, B, Keep("coin_purse"))
    assert (game.state.coins, store(game, B)) == ([3, 4], "")
    assert (hand(game, A), hand(game, B)) == ("contract", "coin_purse")
    assert game.state.won == [("explore_bluevein_isle",), ()]
    assert game.state.sigils == [2, 2]
    assert slots(game) == "brawl_at_goldgrass_inn crush_the_orc_rebellion"
    assert supply(game) == "cloth 8 leather 8 metal 6 wood 5 gem 3 magic 3"
    assert (game.state.stacks, game.state.drawn, set(game.asks)) == ([(), (), ()], (), {B})
    assert happened(game, Found, Kept, Gave, Drew) == [
        Found(B, ("blue", "yellow"), ("contract", "coin_purse")),
        Kept(B, "yellow", "coin_purse"),
        Gave(B, A, "blue", "contract"),
    ]


def test_e07_alone_in_two_turns() -> None:
    game = table(Guild(store="cloth 2 metal 1 wood 1"), Guild(), slots="brawl_at_goldgrass_inn[A.]")
    craft(game, A, "brawl_at_goldgrass_inn", "right")
    assert (game.state.coins, store(game, A)) == ([4, 0], "")
    assert (hand(game, A), hand(game, B), game.state.drawn) == ("ancient_helm carved_charm", "", ())
    assert happened(game, Found, Drew) == [Drew(A, "red", "carved_charm"), Drew(A, "blue", "ancient_helm")]
    assert (game.state.won, game.state.sigils) == ([("brawl_at_goldgrass_inn",), ()], [2, 2])
    assert (slots(game), game.step.kind()) == ("help_the_whitetree_coopers", "TurnEnd")


def test_e08_both_items_at_once_with_discounts_and_a_fortune_potion() -> None:
    game = table(
        Guild(staff="blacksmith woodworker", store="wood 1 metal 1 cloth 1", hand="fortune_potion"),
        Guild(),
        slots="banish_the_fruitfang_terrors",
    )
    act(game, A, Play("fortune_potion"))
    assert game.state.fortunes == 1
    craft(game, A, "banish_the_fruitfang_terrors", "both")
    assert (game.state.coins[A], store(game, A)) == (2 * 5 + 4, "")
    assert (hand(game, A), game.state.fortunes) == ("ancient_helm carved_charm", 0)
    assert game.state.discards == ((), (), ("fortune_potion",))
    assert (game.state.won[A], game.state.sigils[A]) == (("banish_the_fruitfang_terrors",), 2)
    assert happened(game, Played, Crafted, Returned) == [
        Played(A, "fortune_potion"),
        Returned(A, ("cloth", "metal", "wood"), "cost"),
        Crafted(A, "banish_the_fruitfang_terrors", "both", 2 * 5 + 4),
    ]


def test_e09_a_cost_reduced_to_nothing() -> None:
    game = table(Guild(staff="blacksmith woodworker"), Guild(), slots="crush_the_orc_rebellion")
    craft(game, A, "crush_the_orc_rebellion")
    assert (game.state.coins[A], hand(game, A)) == (3, "ancient_helm")
    assert game.state.won[A] == ("crush_the_orc_rebellion",)


def test_e10_without_a_free_sigil_a_quest_must_be_completed() -> None:
    game = table(
        Guild(store="cloth 9 leather 9 metal 9 wood 9"),
        Guild(),
        slots="explore_bluevein_isle[A.] brawl_at_goldgrass_inn[.A] recover_the_kingsires_remains"
        " topple_the_moonstone_giant[B.] crush_the_orc_rebellion",
    )
    assert options(game, A, Craft) == {
        Craft("explore_bluevein_isle", "right"),
        Craft("brawl_at_goldgrass_inn", "left"),
        Craft("recover_the_kingsires_remains", "both"),
        Craft("topple_the_moonstone_giant", "right"),
        Craft("crush_the_orc_rebellion", "left"),
    }


def test_e11_the_thug_must_be_paid_before_the_craft_earns_anything() -> None:
    poor, rich = (
        table(Guild(coins=coins, store="metal 2"), Guild(staff="thug"), slots="protect_the_eastern_ramparts!")
        for coins in (1, 2)
    )
    assert not options(poor, A, Craft)
    craft(rich, A, "protect_the_eastern_ramparts")
    assert rich.state.coins == [2 - 2 + 3, 2]
    assert (rich.state.thug, hand(rich, A)) == ("", "carved_charm")
    assert rich.state.won[A] == ("protect_the_eastern_ramparts",)


def test_e12_a_lucky_potion_on_a_shared_quest() -> None:
    game = table(
        Guild(store="metal 2 cloth 2", hand="lucky_potion"),
        Guild(),
        slots="discover_the_hidden_valley[B.]",
        stacks="oak_branches ancient_helm bag_of_gold coin_purse",
    )
    assert Play("lucky_potion") not in options(game, A, Play)
    craft(game, A, "discover_the_hidden_valley", "right")
    assert game.asks == {A: (PLAY["lucky_potion"], DECLINE)}
    assert game.state.coins == [5, 0]
    act(game, A, Play("lucky_potion"))
    assert game.state.discards == ((), ("lucky_potion",), ())
    assert options(game, A, Play, Keep) == {*map(Keep, names(game.state.drawn))}
    assert names(game.state.drawn) == ("oak_branches", "bag_of_gold", "ancient_helm", "coin_purse")
    act(game, A, Keep("ancient_helm"), Keep("bag_of_gold"))
    assert (hand(game, A), hand(game, B)) == ("ancient_helm bag_of_gold", "coin_purse oak_branches")
    assert (game.state.won, game.state.coins) == ([(), ("discover_the_hidden_valley",)], [5, 0])
    assert (game.state.sigils, slots(game)) == ([2, 2], "help_the_whitetree_coopers")
    assert game.asks == {A: (SELL["ancient_helm"], SELL["bag_of_gold"], END_TURN)}


def test_e13_a_hero_draws_once_for_a_quest() -> None:
    game = table(Guild(coins=2, staff="fighter", store="metal 1 leather 1"), Guild(), slots="topple_the_moonstone_giant")
    craft(game, A, "topple_the_moonstone_giant", "left")
    assert game.asks == {A: (DrawForHero("fighter"), DONE)}
    act(game, A, DrawForHero("fighter"))
    assert (game.state.coins[A], hand(game, A)) == (2 + 3 - 1, "carved_charm")
    act(game, A, END_TURN)
    gather(game, B, "cloth")
    game.state.stores[A] = (0, 0, 2, 2, 0, 0)
    game.ask_again()
    craft(game, A, "topple_the_moonstone_giant", "right")
    assert (game.state.coins[A], hand(game, A)) == (4 + 4, "carved_charm coin_purse sacred_charm")
    assert game.step.kind() == "TurnEnd"


def test_e14_the_appraiser_of_the_absent_partner() -> None:
    game = table(
        Guild(store="leather 3 metal 1"),
        Guild(staff="appraiser", hand="bizarre_charm"),
        slots="explore_bluevein_isle[B.]",
        stacks="contract coin_purse ancient_sword",
    )
    craft(game, A, "explore_bluevein_isle", "right")
    act(game, A, Keep("coin_purse"))
    assert slots(game) == "-"
    assert set(game.asks) == {B}
    act(game, B, Choose("red"))
    assert options(game, B, Discard) == {Discard("contract"), Discard("ancient_sword"), Discard("bizarre_charm")}
    act(game, B, Discard("bizarre_charm"))
    assert (hand(game, B), game.state.coins[B]) == ("ancient_sword contract", 0)
    assert (hand(game, A), game.state.discards) == ("coin_purse", ((), ("bizarre_charm",), ()))
    assert slots(game) == "help_the_whitetree_coopers"
    assert set(game.asks) == {A}

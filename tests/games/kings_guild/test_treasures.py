"""Treasures drawn, sold, played and discarded (rules 7.3 to 7.5 and 10)."""

from typing import Any

from regalia.core import look
from regalia.games.kings_guild.content import TREASURES
from regalia.games.kings_guild.events import (
    Burned,
    Discarded,
    Drew,
    Earned,
    Gained,
    Paid,
    Played,
    Reshuffled,
    Returned,
    Sold,
)
from regalia.games.kings_guild.options import (
    CHOOSE,
    DECLINE,
    NAME,
    PLAY,
    SELL,
    TAKE,
    Burn,
    Discard,
    Hire,
    Name,
    Play,
    Sell,
    Take,
)
from regalia.games.kings_guild.state import Agreed
from regalia.games.kings_guild.steps.craft import AfterCraft
from regalia.games.kings_guild.steps.limits import Draw, SellDown
from regalia.games.kings_guild.steps.turn import EndOfTurn, Turn
from tests.games.kings_guild.layout import A, B, C, Guild, act, hand, happened, options, store, supply, table

BLUE = "oak_branches ancient_helm scroll_of_plenty"

# Stacks


def test_a_draw_that_finds_nothing_at_all_still_removes_the_scrolls_of_its_colour() -> None:
    game = table(
        Guild(coins=4),
        Guild(),
        stacks="",
        discards="scroll_of_plenty scroll_of_wonders scroll_of_riches",
        steps=(Draw(A, ("red", "yellow")), Turn(A), EndOfTurn(A)),
    )
    assert game.state.gone == ("scroll_of_wonders", "scroll_of_riches")
    assert game.state.discards == (("scroll_of_plenty",), (), ())
    assert (hand(game, A), len(happened(game, Reshuffled))) == ("", 2)
    empty = table(Guild(coins=4), Guild(), stacks="", steps=(Draw(A, ("red",)), Turn(A), EndOfTurn(A)))
    assert happened(empty, Reshuffled) == []


def test_a_stack_is_made_anew_when_a_draw_needs_it_and_not_earlier() -> None:
    game = table(
        Guild(),
        Guild(),
        stacks="contract",
        discards=BLUE,
        steps=(Draw(A, ("blue",)),),
    )
    assert (game.state.stacks[0], len(game.state.discards[0])) == ((), 3)
    assert happened(game, Reshuffled, Drew) == [Drew(A, "blue", "contract")]
    game.then(Draw(A, ("blue",)))
    game.play_on()
    assert [type(event) for event in happened(game, Reshuffled, Drew)] == [Drew, Reshuffled, Drew]
    assert happened(game, Reshuffled) == [Reshuffled("blue")]
    assert (len(game.state.stacks[0]), game.state.discards[0], game.state.gone) == (1, (), ("scroll_of_plenty",))


def test_an_exhausted_colour_is_replaced_by_any_other_that_can_be_drawn() -> None:
    game = table(Guild(), Guild(), stacks="contract contract coin_purse", steps=(Draw(A, ("red", "blue")),))
    assert game.asks == {A: (CHOOSE["blue"], CHOOSE["yellow"])}
    act(game, A, CHOOSE["yellow"])
    assert hand(game, A) == "coin_purse contract"


# Selling


def test_what_has_a_price_may_be_sold_and_the_auctioneer_has_one_for_more() -> None:
    held = "sacred_charm scroll_of_riches scroll_of_plenty ancient_helm coin_purse bag_of_gold contract"

    def prices(staff: str) -> dict[str, int]:
        game = table(Guild(hand=held, staff=staff), Guild())
        found = {}
        for option in options(game, A, Sell):
            sale = game.copy()
            act(sale, A, option)
            found[option.treasure] = sale.state.coins[A]
            assert sale.step.kind() == "Turn"
        return found

    plain = {"scroll_of_plenty": 2, "ancient_helm": 2, "coin_purse": 3, "bag_of_gold": 4, "contract": 2}
    assert prices("") == plain
    more = dict.fromkeys(("sacred_charm", "scroll_of_riches", "scroll_of_plenty", "ancient_helm"), 4)
    assert prices("auctioneer") == plain | more


def test_a_sale_is_told_and_the_card_lies_on_its_discard_pile() -> None:
    game = table(Guild(hand="ancient_helm ancient_helm coin_purse"), Guild(), discards="contract")
    act(game, A, SELL["ancient_helm"], SELL["coin_purse"])
    assert happened(game, Sold) == [Sold(A, "ancient_helm", 2), Sold(A, "coin_purse", 3)]
    assert game.state.discards == (("ancient_helm", "contract"), (), ("coin_purse",))
    assert (hand(game, A), game.state.coins[A]) == ("ancient_helm", 5)


def test_all_above_their_hand_limit_sell_at_the_same_time_down_to_it() -> None:
    hands = ["contract " * 8, "contract " * 9, "contract " * 9, "contract " * 7]
    game = table(
        Guild(hand=hands[0]),
        Guild(hand=hands[1], tiles="library(0,0)"),
        Guild(hand=hands[2], staff="inventor"),
        Guild(hand=hands[3]),
        steps=(SellDown(),),
    )
    assert set(game.asks) == {0, 2, 3}
    for seat in (0, 2, 3):
        act(game, seat, SELL["contract"])
    assert set(game.asks) == {0}
    act(game, 0, SELL["contract"])
    assert [len(held) for held in game.state.hands] == [6, 6 + 3, 6 + 2, 6]


# Treasures that are played


def playable(held: str, *others: Guild, **facts: Any) -> set[str]:
    """Which cards of a hand may be played."""
    return {play.treasure for play in options(table(Guild(hand=held), *(others or (Guild(),)), **facts), A, Play)}


def test_what_scores_or_sells_is_not_played_nor_is_a_lucky_potion() -> None:
    kept = [name for name, facts in TREASURES.items() if facts.category in ("relic", "charm", "coin")]
    assert playable(" ".join([*kept, "lucky_potion"])) == set()


def test_a_treasure_is_played_only_if_it_would_do_something() -> None:
    assert playable("oak_branches mithril_bars secret_stash", supply="wood 1") == {"oak_branches", "secret_stash"}
    assert playable("scroll_of_plenty", supply="gem 1 magic 1") == set()
    assert playable("scroll_of_plenty", supply="wood 1") == {"scroll_of_plenty"}
    assert playable("treasure_map_red") == set()
    assert playable("treasure_map_red treasure_map_red") == {"treasure_map_red"}
    assert playable("spoiling_potion") == set()
    assert playable("spoiling_potion", Guild(store="gem 1")) == {"spoiling_potion"}
    assert playable("contract") == set()
    assert playable("fortune_potion scroll_of_wonders scroll_of_riches", stacks="", supply="") == {
        "fortune_potion",
        "scroll_of_wonders",
        "scroll_of_riches",
    }


def test_resource_cards_bring_what_is_pictured_as_far_as_the_supply_goes() -> None:
    brought = {
        "secret_stash": "cloth 1 leather 1 metal 1 wood 1",
        "oak_branches": "wood 3",
        "mithril_bars": "metal 3",
        "dragon_hides": "leather 3",
        "bolts_of_silk": "cloth 3",
        "brilliant_diamonds": "gem 2",
        "bottle_of_faerie_dust": "magic 2",
    }
    for treasure, goods in brought.items():
        game = table(Guild(hand=treasure), Guild())
        act(game, A, PLAY[treasure])
        assert (store(game, A), game.state.discards[0]) == (goods, (treasure,))
        assert happened(game, Played) == [Played(A, treasure)]
    game = table(Guild(hand="oak_branches", store="metal 4"), Guild(), supply="wood 2 cloth 1")
    act(game, A, PLAY["oak_branches"])
    assert happened(game, Gained) == [Gained(A, ("wood", "wood"), "treasure")]
    assert (game.step.kind(), supply(game)) == ("DiscardResources", "cloth 1")


def test_the_spoiling_potion_costs_everybody_one_its_user_too() -> None:
    game = table(Guild(hand="spoiling_potion", store="gem 1"), Guild(store="cloth 1"), Guild(store="gem 2 cloth 1"))
    act(game, A, PLAY["spoiling_potion"])
    assert options(game, A, Name) == {NAME["cloth"], NAME["gem"]}
    act(game, A, NAME["gem"])
    assert [store(game, seat) for seat in (A, B, C)] == ["", "cloth 1", "cloth 1 gem 1"]
    assert happened(game, Returned) == [Returned(A, ("gem",), "spoiled"), Returned(C, ("gem",), "spoiled")]
    assert supply(game) == "cloth 5 leather 5 metal 5 wood 5 gem 5 magic 3"


def test_a_treasure_map_goes_with_another_card_and_two_named_colours_come() -> None:
    game = table(Guild(hand="treasure_map_yellow coin_purse contract"), Guild())
    act(game, A, PLAY["treasure_map_yellow"])
    assert options(game, A, Discard) == {Discard("coin_purse"), Discard("contract")}
    act(game, A, Discard("contract"), CHOOSE["red"])
    assert (hand(game, A), game.state.coins[A]) == ("coin_purse", 0)
    decision = look(game, A).decision
    assert decision is not None
    assert (decision.kind, decision.confirm) == ("NameColours", True)
    act(game, A, CHOOSE["red"])
    assert hand(game, A) == "carved_charm coin_purse sacred_charm"
    assert game.state.discards == (("contract",), (), ("treasure_map_yellow",))
    assert happened(game, Discarded) == [Discarded(A, "contract")]


def test_the_published_blue_stack_has_maps_of_its_own() -> None:
    assert [TREASURES["treasure_map_blue"].copies(stack) for stack in ("seed", "published")] == [0, 2]
    game = table(Guild(hand="treasure_map_blue contract"), Guild(), agreed=Agreed(blue_stack="published"))
    act(game, A, PLAY["treasure_map_blue"], Discard("contract"), CHOOSE["red"], CHOOSE["red"])
    assert hand(game, A) == "carved_charm sacred_charm"


def test_a_fortune_potion_waits() -> None:
    game = table(Guild(hand="fortune_potion fortune_potion"), Guild())
    act(game, A, PLAY["fortune_potion"])
    assert game.state.fortunes == 1
    act(game, A, PLAY["fortune_potion"])
    assert (game.state.fortunes, look(game, B).view.fortunes) == (2, 2)


# Scrolls


def test_plenty_brings_two_of_a_kind_and_the_next_player_one_with_their_storage_checked() -> None:
    game = table(Guild(hand="scroll_of_plenty", store="metal 4"), Guild(store="cloth 5"), Guild())
    act(game, A, PLAY["scroll_of_plenty"])
    assert options(game, A, Take) == {TAKE[kind] for kind in ("cloth", "leather", "metal", "wood")}
    act(game, A, TAKE["wood"])
    assert happened(game, Gained) == [Gained(A, ("wood", "wood"), "treasure")]
    assert (game.step.kind(), set(game.asks)) == ("DiscardResources", {A})
    act(game, A, game.asks[A][0])  # type: ignore[index]  # a list of options
    assert (game.step.kind(), set(game.asks)) == ("Plenty", {B})
    act(game, B, TAKE["leather"])
    assert happened(game, Gained)[-1] == Gained(B, ("leather",), "treasure")
    assert (game.step.kind(), set(game.asks)) == ("DiscardResources", {B})


def test_a_next_player_who_can_gather_nothing_gets_nothing() -> None:
    game = table(Guild(hand="scroll_of_plenty sacred_charm", staff="sorceress"), Guild(), supply="gem 3")
    act(game, A, PLAY["scroll_of_plenty"])
    assert (store(game, A), store(game, B), supply(game)) == ("gem 2", "", "gem 1")


def test_wonders_bring_a_coin_and_a_draw_and_the_next_player_may_buy_another_colour() -> None:
    game = table(Guild(hand="scroll_of_wonders"), Guild(coins=1), Guild(coins=1))
    act(game, A, PLAY["scroll_of_wonders"])
    assert game.asks == {A: (CHOOSE["blue"], CHOOSE["red"], CHOOSE["yellow"])}
    act(game, A, CHOOSE["red"])
    assert happened(game, Earned) == [Earned(A, 1, "scroll")]
    other = game.copy()
    act(game, B, CHOOSE["yellow"])
    assert happened(game, Paid) == [Paid(B, 1, "scroll")]
    assert (hand(game, B), game.state.coins, set(game.asks)) == ("coin_purse", [1, 0, 1], {A})
    act(other, B, DECLINE)
    assert (hand(other, B), other.state.coins) == ("", [1, 1, 1])
    full = "contract " * 6
    over = table(Guild(hand=f"scroll_of_wonders {full}"), Guild(coins=1, hand=full))
    act(over, A, PLAY["scroll_of_wonders"], CHOOSE["red"])
    assert (over.step.kind(), set(over.asks)) == ("SellDown", {A})
    act(over, A, SELL["carved_charm"])
    act(over, B, CHOOSE["blue"])
    assert (over.step.kind(), set(over.asks)) == ("SellDown", {B})


def test_wonders_without_anything_to_draw_still_bring_the_coin() -> None:
    game = table(Guild(hand="scroll_of_wonders", coins=3), Guild(coins=3), stacks="")
    act(game, A, PLAY["scroll_of_wonders"])
    assert (game.state.coins, set(game.asks)) == ([3 + 1, 3], {A})
    assert game.step.kind() == "Turn"


def test_riches_bring_four_coins_and_two_for_the_next_player() -> None:
    game = table(Guild(hand="scroll_of_riches"), Guild(), Guild())
    act(game, A, PLAY["scroll_of_riches"])
    assert happened(game, Earned) == [Earned(A, 4, "scroll"), Earned(B, 2, "scroll")]


def test_alone_a_scroll_has_no_second_part_but_for_the_warlock() -> None:
    alone = table(Guild(hand="scroll_of_riches scroll_of_wonders scroll_of_plenty"), supply="wood 3")
    act(alone, A, PLAY["scroll_of_riches"])
    assert alone.state.coins == [4]
    act(alone, A, PLAY["scroll_of_plenty"])
    assert store(alone, A) == "wood 2"
    act(alone, A, PLAY["scroll_of_wonders"], CHOOSE["red"])
    assert (alone.step.kind(), hand(alone, A)) == ("Turn", "carved_charm")
    hot = table(
        Guild(coins=1, staff="warlock", hand="scroll_of_wonders scroll_of_plenty"),
        steps=(AfterCraft(A, "crush_the_orc_rebellion", ()), Turn(A)),
        slots="burn_the_briar_roots",
    )
    other = hot.copy()
    act(hot, A, Burn("scroll_of_wonders"), CHOOSE["red"])
    assert (hot.step.kind(), hot.state.coins) == ("BuyWonder", [2])
    act(hot, A, CHOOSE["blue"])
    assert (hand(hot, A), hot.state.coins) == ("ancient_helm carved_charm scroll_of_plenty", [1])
    assert happened(hot, Burned) == [Burned(A, "scroll_of_wonders")]
    act(other, A, Burn("scroll_of_plenty"), TAKE["wood"], TAKE["wood"])
    assert (store(other, A), other.state.gone) == ("wood 3", ("scroll_of_plenty",))


# The Merchant's discards


def test_a_merchant_who_can_draw_nothing_discards_three_treasures_all_the_same() -> None:
    game = table(Guild(coins=7, hand="coin_purse contract sacred_charm ancient_helm"), Guild(), row="merchant", stacks="")
    act(game, A, Hire("merchant"), *map(Discard, ("coin_purse", "contract", "sacred_charm")))
    assert (hand(game, A), game.state.coins[A]) == ("ancient_helm", 0)
    assert game.step.kind() != "DiscardCards"

"""Crafting and its rewards (rules 5.2)."""

from itertools import permutations
from typing import Any

from regalia.core import Game
from regalia.games.kings_guild.events import Completed, Crafted, Earned, Paid, Revealed, ThugPlaced
from regalia.games.kings_guild.options import (
    CHOOSE,
    DECLINE,
    DONE,
    END_TURN,
    PLAY,
    SELL,
    Burn,
    Craft,
    Discard,
    DrawForHero,
    Hire,
    Keep,
    PlaceThug,
    Play,
)
from regalia.games.kings_guild.state import NOBODY, Slot, State, names
from regalia.games.kings_guild.steps.craft import AfterCraft
from regalia.games.kings_guild.steps.limits import SellDown
from regalia.games.kings_guild.steps.reward import LuckyWindow, Split
from regalia.games.kings_guild.steps.turn import Turn
from tests.games.kings_guild.layout import (
    A,
    B,
    C,
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
    table,
)

ONE, TWO = "claim_the_briareye_gemstone", "topple_the_moonstone_giant"
"""Rogue, cloth 2, 3 coins, yellow; warrior, leather 1 metal 1 or metal 2 wood 2, 3 or 4 coins, yellow and red."""
ALL = "cloth 2 leather 1 metal 3 wood 2"


def crafts(guild: Guild, slots: str, **facts: Any) -> set[tuple[str, str]]:
    """What a guild can make."""
    return {(each.quest, each.items) for each in options(table(guild, Guild(), slots=slots, **facts), A, Craft)}


# Costs


def test_the_whole_cost_must_be_in_store() -> None:
    assert crafts(Guild(store="leather 1 metal 1"), TWO) == {(TWO, "left")}
    assert crafts(Guild(store="metal 2 wood 2"), TWO) == {(TWO, "right")}
    assert crafts(Guild(store="leather 1 metal 2 wood 2"), TWO) == {(TWO, "left"), (TWO, "right")}
    assert crafts(Guild(store="leather 1 metal 3 wood 2"), TWO) == {(TWO, "left"), (TWO, "right"), (TWO, "both")}
    assert crafts(Guild(store="metal 1 wood 2"), TWO) == set()


def test_discounts_are_for_their_kind_of_item_and_resource_once_for_each_item() -> None:
    armor, boots = "explore_bluevein_isle", "leather 2 metal 1"
    assert crafts(Guild(staff="leatherworker blacksmith", store=boots), armor) == {(armor, "right")}
    assert crafts(Guild(staff="blacksmith", store="leather 3"), armor) == set()
    assert crafts(Guild(staff="tailor", store="cloth 2"), armor) == {(armor, "left")}
    assert crafts(Guild(staff="blacksmith woodworker", store="metal 1 wood 1 leather 1"), TWO) == {
        (TWO, "left"),
        (TWO, "right"),
        (TWO, "both"),
    }
    assert crafts(Guild(staff="miner", store="metal 1"), TWO) == set()
    game = table(Guild(staff="blacksmith", store="leather 1 metal 3 wood 2"), Guild(), slots=TWO)
    craft(game, A, TWO, "both")
    assert store(game, A) == "metal 2"


def test_special_cards_are_not_made() -> None:
    assert crafts(Guild(store=ALL), "offering_to_the_council") == set()
    solo = table(Guild(store=ALL), slots=f"kings_funeral {ONE}")
    assert options(solo, A, Craft) == {Craft(ONE, "left")}


# Sigils


def test_a_sigil_lies_on_the_item_that_was_made_until_the_quest_is_complete() -> None:
    for items, other, laid in (("left", "right", (A, NOBODY)), ("right", "left", (NOBODY, A))):
        game = table(Guild(store=ALL), Guild(store=ALL), slots=TWO)
        craft(game, A, TWO, items)
        assert (marks(game, TWO), game.state.sigils) == (laid, [1, 2])
        assert crafts(Guild(store=ALL), f"{TWO}[{'B.' if items == 'left' else '.B'}]") == {(TWO, other)}
    assert crafts(Guild(store=ALL), ONE) == {(ONE, "left")}


def test_a_completed_quest_goes_to_whoever_made_its_first_item() -> None:
    for sigils, items in (("[B.]", "right"), ("[.B]", "left")):
        game = table(Guild(store=ALL), Guild(), slots=TWO + sigils)
        craft(game, A, TWO, items)
        assert happened(game, Completed) == [Completed(B, TWO)]
        assert (game.state.won, game.state.sigils) == ([(), (TWO,)], [2, 2])
    game = table(Guild(store=ALL), Guild(), slots=TWO, turn=17)
    craft(game, A, TWO, "both")
    assert (game.state.won, game.state.progress) == ([(TWO,), ()], 17)
    assert happened(game, Completed, Crafted, Revealed) == [
        Crafted(A, TWO, "both", 3 + 4),
        Completed(A, TWO),
        Revealed("help_the_whitetree_coopers"),
    ]


def test_an_item_alone_is_progress_too() -> None:
    game = table(Guild(store=ALL, hand="coin_purse"), Guild(), slots=TWO, turn=17)
    craft(game, A, TWO, "left")
    assert game.state.progress == 17


# Fortune Potions


def fortunes(count: int, items: str, store: str = ALL) -> tuple[int, int]:
    """Coins of a craft action with so many Fortune Potions, and how many still wait."""
    game = table(Guild(store=store, hand="coin_purse"), Guild(), slots=TWO, fortunes=count)
    craft(game, A, TWO, items)
    return game.state.coins[A], game.state.fortunes


def test_a_fortune_potion_doubles_one_item_the_dearest_first() -> None:
    assert fortunes(0, "both") == (3 + 4, 0)
    assert fortunes(1, "both") == (3 + 2 * 4, 0)
    assert fortunes(2, "both") == (2 * 3 + 2 * 4, 0)
    assert fortunes(3, "both") == (2 * 3 + 2 * 4, 1)
    assert fortunes(2, "left") == (2 * 3, 1)


def test_a_fortune_potion_is_lost_at_the_end_of_the_turn() -> None:
    game = table(Guild(store="cloth 2", hand="fortune_potion"), Guild(), slots=ONE)
    act(game, A, Play("fortune_potion"))
    gather(game, A, "wood")
    assert game.state.fortunes == 0
    gather(game, B, "wood")
    craft(game, A, ONE)
    assert game.state.coins[A] == 3


# The thug


def test_the_thugs_owner_pays_no_fee() -> None:
    game = table(Guild(staff="thug", store="metal 2"), Guild(), slots="protect_the_eastern_ramparts!")
    craft(game, A, "protect_the_eastern_ramparts")
    assert (game.state.coins, happened(game, Paid)) == ([3, 0], [])


def test_the_fee_is_paid_once_for_two_items_and_only_where_the_thug_is() -> None:
    game = table(Guild(coins=2, store=ALL), Guild(), Guild(staff="thug"), slots=f"{TWO}! {ONE}")
    other = game.copy()
    craft(game, A, TWO, "both")
    assert game.state.coins == [2 - 2 + 3 + 4, 0, 2]
    assert happened(game, Paid, Earned) == [Paid(A, 2, "thug"), Earned(C, 2, "thug")]
    assert game.state.thug == ""
    craft(other, A, ONE)
    assert (other.state.coins, other.state.thug) == ([2 + 3, 0, 0], TWO)


def test_the_thug_stays_on_a_quest_that_is_not_complete() -> None:
    game = table(Guild(coins=2, store=ALL), Guild(staff="thug"), slots=f"{TWO}!")
    craft(game, A, TWO, "left")
    assert game.state.thug == TWO


def test_after_a_craft_action_the_thug_goes_on_any_other_face_up_quest_once() -> None:
    game = table(
        Guild(staff="thug", store="cloth 2"), Guild(), slots=f"{ONE} {TWO} burn_the_briar_roots! offering_to_the_council"
    )
    craft(game, A, ONE)
    assert options(game, A, PlaceThug) == {PlaceThug(TWO), PlaceThug("help_the_whitetree_coopers")}
    act(game, A, PlaceThug(TWO))
    assert (game.state.thug, happened(game, ThugPlaced)) == (TWO, [ThugPlaced(A, TWO)])
    assert not options(game, A, PlaceThug)


# Heroes


def after(quest: str, staff: str, coins: int = 1, hand: str = "coin_purse", **facts: Any) -> Game[State]:
    """What may follow a craft action on this quest."""
    return table(Guild(coins=coins, staff=staff, hand=hand), Guild(), steps=(AfterCraft(A, quest, ()),), **facts)


def test_each_hero_draws_a_colour_for_quests_of_that_hero() -> None:
    quests = {"warrior": TWO, "rogue": ONE, "mage": "crush_the_orc_rebellion"}
    drawn = {"fighter": "carved_charm", "ranger": "bag_of_gold", "wizard": "ancient_helm"}
    stacks = "ancient_helm carved_charm bag_of_gold"
    for hero, specialist in (("warrior", "fighter"), ("rogue", "ranger"), ("mage", "wizard")):
        for quest_of, quest in quests.items():
            game = after(quest, specialist, stacks=stacks)
            assert options(game, A, DrawForHero) == ({DrawForHero(specialist)} if quest_of == hero else set())
        game = after(quests[hero], specialist, stacks=stacks)
        act(game, A, DrawForHero(specialist))
        assert (hand(game, A), game.state.coins[A]) == (" ".join(sorted(("coin_purse", drawn[specialist]))), 0)
        assert happened(game, Paid) == [Paid(A, 1, "hero")]


def test_a_hero_needs_a_coin_which_a_sale_may_bring_and_something_to_draw() -> None:
    game = after(ONE, "ranger", coins=0)
    assert game.asks == {A: (SELL["coin_purse"], DONE)}
    act(game, A, SELL["coin_purse"])
    assert options(game, A, DrawForHero) == {DrawForHero("ranger")}
    assert not options(after(ONE, "ranger", stacks=""), A, DrawForHero)
    assert after(ONE, "ranger", coins=0, hand="").is_over
    assert after(ONE, "ranger", coins=0, hand="sacred_charm").asks == {A: (DONE,)}
    assert after(ONE, "ranger", coins=1, hand="").asks == {A: (DrawForHero("ranger"), DONE)}


def test_a_hero_who_draws_the_seventh_card_has_one_sold() -> None:
    game = after(ONE, "ranger", hand="contract " * 6)
    act(game, A, DrawForHero("ranger"))
    assert isinstance(game.step, SellDown)


def test_a_hero_draws_once_for_a_quest_card_in_this_turn_or_another() -> None:
    game = table(
        Guild(coins=8, staff="fighter", store=ALL), Guild(), slots=TWO, row="craftswoman", recruits="miner", deck=ONE
    )
    act(game, A, Hire("craftswoman"), Craft(TWO, "left"), DrawForHero("fighter"))
    assert not options(game, A, DrawForHero)
    slot = game.state.slots[0]
    assert slot is not None
    assert slot.hero_drawn
    again = table(Guild(coins=8, staff="fighter", store=ALL), Guild())
    again.state.slots = (Slot(TWO, (A, NOBODY), hero_drawn=True),)
    again.state.sigils[A] = 1
    again.ask_again()
    craft(again, A, TWO, "right")
    assert not options(again, A, DrawForHero)
    assert again.step.kind() == "TurnEnd"


def test_a_hero_has_drawn_for_this_quest_card_only_and_other_abilities_are_still_open() -> None:
    slots = f"- {TWO} burn_the_briar_roots"
    game = table(Guild(coins=1, staff="fighter thug", store=ALL), Guild(), slots=slots)
    craft(game, A, TWO, "left")
    act(game, A, DrawForHero("fighter"))
    assert [slot and slot.hero_drawn for slot in game.state.slots] == [None, True, False]
    assert options(game, A, DrawForHero, PlaceThug) == {PlaceThug(TWO), PlaceThug("burn_the_briar_roots")}


def test_a_hero_who_was_passed_over_may_still_draw_for_the_other_item() -> None:
    game = table(Guild(coins=1, staff="fighter", store=ALL), Guild(), slots=TWO)
    craft(game, A, TWO, "left")
    act(game, A, DONE)
    gather(game, B, "wood")
    craft(game, A, TWO, "right")
    assert DrawForHero("fighter") in options(game, A, DrawForHero)


def test_every_ability_once_in_any_order() -> None:
    slots = f"{TWO} burn_the_briar_roots"
    abilities = [DrawForHero("fighter"), PlaceThug("burn_the_briar_roots"), Burn("scroll_of_riches")]
    for first, second, third in permutations(abilities):
        guild = Guild(coins=2, staff="fighter thug warlock", hand="scroll_of_riches scroll_of_plenty")
        game = table(guild, Guild(), steps=(AfterCraft(A, TWO, ()), Turn(A)), slots=slots)
        act(game, A, first)
        kinds = {type(option) for option in options(game, A, DrawForHero, PlaceThug, Burn)}
        assert kinds == {type(second), type(third)}
        act(game, A, second)
        assert {type(option) for option in options(game, A, DrawForHero, PlaceThug, Burn)} == {type(third)}
        act(game, A, third)
        assert not options(game, A, DrawForHero, PlaceThug, Burn)


# The Warlock, and what else may follow


def test_the_warlock_burns_one_scroll_for_a_craft_action() -> None:
    game = after(ONE, "warlock", hand="scroll_of_riches scroll_of_plenty contract")
    assert options(game, A, Burn) == {Burn("scroll_of_riches"), Burn("scroll_of_plenty")}
    act(game, A, Burn("scroll_of_riches"))
    assert game.state.coins == [1 + 4 + 2, 0]
    assert game.is_over


def test_without_an_ability_or_a_card_nothing_is_asked_after_crafting() -> None:
    assert after(ONE, "warlock", hand="").is_over
    assert after(ONE, "fighter").is_over
    assert after(ONE, "miner").is_over
    assert after(ONE, "warlock", hand="contract").asks == {A: (SELL["contract"], DONE)}


def test_a_contract_cannot_be_played_after_crafting_but_other_treasures_can() -> None:
    game = table(
        Guild(coins=9, staff="warlock", store="cloth 3", hand="contract oak_branches"),
        Guild(),
        slots="explore_bluevein_isle",
        row="miner",
        recruits="oracle",
    )
    assert PLAY["contract"] in options(game, A, Play)
    craft(game, A, "explore_bluevein_isle", "left")
    assert game.step.kind() == "AfterCraft"
    assert options(game, A, Play) == {PLAY["oak_branches"]}
    act(game, A, PLAY["oak_branches"])
    assert (store(game, A), game.step.kind()) == ("wood 3", "AfterCraft")
    act(game, A, DONE)
    assert PLAY["contract"] in options(game, A, Play)


# Rewards


def test_of_an_odd_number_the_larger_half_is_kept_and_of_one_card_nothing_is_handed_over() -> None:
    slot = "discover_the_hidden_valley[B.]"
    game = table(
        Guild(store="metal 2 cloth 2", hand="lucky_potion"),
        Guild(),
        slots=slot,
        stacks="oak_branches contract coin_purse",
        discards="scroll_of_riches",
    )
    act(game, A, Craft("discover_the_hidden_valley", "right"), PLAY["lucky_potion"])
    assert names(game.state.drawn) == ("oak_branches", "coin_purse", "contract", "lucky_potion")
    assert game.state.gone == ("scroll_of_riches",)
    few = table(Guild(store="metal 2 cloth 2"), Guild(), slots=slot, stacks="oak_branches")
    act(few, A, Craft("discover_the_hidden_valley", "right"))
    assert few.asks == {A: (Keep("oak_branches"),)}
    act(few, A, Keep("oak_branches"))
    assert (hand(few, A), hand(few, B)) == ("oak_branches", "")
    three = table(Guild(), Guild(), drawn="contract oak_branches coin_purse", steps=(Split(A, B, 2),))
    act(three, A, Keep("contract"), Keep("coin_purse"))
    assert (hand(three, A), hand(three, B)) == ("coin_purse contract", "oak_branches")


def test_a_lucky_potion_doubles_the_reward_and_only_one_for_a_quest() -> None:
    game = table(Guild(store="cloth 2", hand="lucky_potion lucky_potion"), Guild(), slots=ONE)
    act(game, A, Craft(ONE, "left"), PLAY["lucky_potion"])
    assert hand(game, A) == "bag_of_gold coin_purse lucky_potion"
    plain = table(Guild(store="cloth 2", hand="lucky_potion"), Guild(), slots=ONE)
    act(plain, A, Craft(ONE, "left"), DECLINE)
    assert hand(plain, A) == "coin_purse lucky_potion"
    assert isinstance(table(Guild(hand="lucky_potion"), Guild(), steps=(LuckyWindow(A, A, ONE),)).step, LuckyWindow)


def test_both_makers_sell_down_to_their_limits_before_the_slot_is_refilled() -> None:
    slot = "discover_the_hidden_valley[B.]"
    full = "contract " * 6
    game = table(Guild(store="metal 2 cloth 2", hand=full), Guild(hand=full), slots=slot, stacks="oak_branches coin_purse")
    act(game, A, Craft("discover_the_hidden_valley", "right"), Keep("coin_purse"))
    assert (game.step.kind(), set(game.asks), slots(game)) == ("SellDown", {A, B}, "-")
    act(game, A, SELL["coin_purse"])
    act(game, B, SELL["oak_branches"])
    assert game.state.coins == [5 + 3, 2]
    assert slots(game) == "help_the_whitetree_coopers"


def test_the_appraiser_draws_for_reward_treasure_only_and_may_decline() -> None:
    game = table(Guild(store="cloth 2", staff="appraiser"), Guild(), slots=ONE)
    craft(game, A, ONE)
    assert game.asks == {A: (CHOOSE["blue"], CHOOSE["red"], CHOOSE["yellow"], DECLINE)}
    other = game.copy()
    act(game, A, CHOOSE["blue"], Discard("coin_purse"))
    assert (hand(game, A), game.state.coins[A]) == ("ancient_helm", 3)
    act(other, A, DECLINE)
    assert hand(other, A) == "coin_purse"
    empty = table(Guild(store="cloth 2", staff="appraiser", hand="contract"), Guild(), slots=ONE, stacks="")
    craft(empty, A, ONE)
    assert empty.step.kind() == "TurnEnd"


def test_both_makers_with_half_each_but_only_the_appraisers_owner_appraises() -> None:
    for owner in (A, B):
        staff = ["", ""]
        staff[owner] = "appraiser"
        game = table(
            Guild(store="metal 2 cloth 2", staff=staff[A]), Guild(staff=staff[B]), slots="discover_the_hidden_valley[B.]"
        )
        act(game, A, Craft("discover_the_hidden_valley", "right"), Keep("coin_purse"))
        assert (game.step.kind(), set(game.asks)) == ("Appraise", {owner})
        act(game, owner, CHOOSE["yellow"], Discard("bag_of_gold"))
        assert game.asks == {A: (SELL["coin_purse"], END_TURN)}

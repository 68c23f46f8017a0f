"""What specialists do when they enter a guild (rules 9)."""

from typing import Any

from regalia.core import Game, look
from regalia.games.kings_guild.events import (
    BaggagePut,
    Bought,
    Completed,
    Drew,
    Earned,
    Gained,
    Hired,
    Paid,
    Returned,
    Stole,
)
from regalia.games.kings_guild.options import (
    CHOOSE,
    DECLINE,
    DONE,
    NAME,
    RETURN,
    TAKE,
    Buy,
    Craft,
    Decline,
    Discard,
    Done,
    Hire,
    Name,
    Onto,
    PlaceThug,
    Return,
    Rob,
    Take,
    TakeQuest,
)
from regalia.games.kings_guild.scoring import sheet
from regalia.games.kings_guild.state import Employee, State
from tests.games.kings_guild.layout import (
    A,
    B,
    Guild,
    act,
    hand,
    happened,
    marks,
    options,
    row,
    slots,
    store,
    supply,
    table,
)

FULL = "contract " * 6
RELICS = "ancient_helm ancient_boots ancient_boots ancient_shield"
ONE, TWO = "claim_the_briareye_gemstone", "topple_the_moonstone_giant"


def newcomer(name: str, guild: Guild, *others: Guild, **facts: Any) -> Game[State]:
    """A guild with coins enough has hired this specialist, who stood at the right end of the row."""
    guild.coins += 9
    game = table(
        guild, *(others or (Guild(),)), row=f"- - - - {name}", recruits="tanner oracle thug weaver builder", **facts
    )
    act(game, A, Hire(name))
    return game


# Those who draw


def test_the_adventurer_draws_one_of_each_colour_and_then_the_hand_is_checked() -> None:
    game = newcomer("adventurer", Guild(hand="contract contract"))
    assert hand(game, A) == "ancient_helm carved_charm coin_purse contract contract"
    assert [event.colour for event in happened(game, Drew) if isinstance(event, Drew)] == ["blue", "red", "yellow"]
    assert newcomer("adventurer", Guild(hand="contract " * 4)).step.kind() == "SellDown"


def test_the_minstrel_draws_one_of_any_colour_that_can_be_drawn() -> None:
    game = newcomer("minstrel", Guild(hand=FULL), stacks="contract coin_purse")
    assert game.asks == {A: (CHOOSE["blue"], CHOOSE["yellow"])}
    act(game, A, CHOOSE["yellow"])
    assert (game.step.kind(), len(game.state.hands[A])) == ("SellDown", 7)
    assert not newcomer("minstrel", Guild(), stacks="").state.hands[A]


def test_the_merchant_draws_three_and_discards_three_before_the_hand_is_checked() -> None:
    game = newcomer("merchant", Guild(hand=FULL))
    act(game, A, CHOOSE["red"], CHOOSE["red"])
    assert hand(game, A) == FULL.strip()
    act(game, A, CHOOSE["yellow"])
    assert len(game.state.hands[A]) == 6 + 3
    assert options(game, A, Discard) == {*map(Discard, ("contract", "carved_charm", "sacred_charm", "coin_purse"))}
    act(game, A, Discard("contract"), Discard("contract"), Discard("carved_charm"))
    assert hand(game, A) == "coin_purse contract contract contract contract sacred_charm"
    assert (game.state.coins[A], game.step.kind()) == (9 - 7, "ExpandMore")
    few = newcomer("merchant", Guild(), stacks="contract")
    assert few.asks == {A: (Discard("contract"),)}
    act(few, A, Discard("contract"))
    assert hand(few, A) == ""


def test_the_merchant_discards_three_even_if_no_colour_is_left_to_draw() -> None:
    game = newcomer("merchant", Guild(hand="contract contract coin_purse coin_purse"), stacks="")
    assert options(game, A, Discard) == {Discard("contract"), Discard("coin_purse")}, (
        "7.5: no colour is asked for, no card is drawn"
    )
    act(game, A, Discard("contract"), Discard("contract"), Discard("coin_purse"))
    assert hand(game, A) == "coin_purse"
    assert game.step.kind() == "ExpandMore"
    assert [*newcomer("merchant", Guild(), stacks="").asks] == [B], "with no hand either, nothing is asked"


def test_the_curator_buys_relics_from_all_piles_for_three_coins_each_while_there_are_any() -> None:
    game = newcomer(
        "curator", Guild(coins=3), discards="ancient_helm ancient_boots ancient_boots coin_purse ancient_shield"
    )
    assert game.asks == {A: (Buy("ancient_helm"), Buy("ancient_boots"), Buy("ancient_shield"), DONE)}
    idle = game.copy()
    act(game, A, Buy("ancient_boots"), Buy("ancient_boots"))
    assert happened(game, Bought, Paid)[1:] == [Paid(A, 3, "relic"), Bought(A, "ancient_boots")] * 2
    assert (hand(game, A), game.state.coins[A]) == ("ancient_boots ancient_boots", 12 - 5 - 6)
    assert game.state.discards == (("ancient_helm",), (), ("ancient_shield", "coin_purse"))
    assert game.step.kind() == "ExpandMore"
    act(idle, A, DONE)
    assert set(idle.asks) != {A} or not options(idle, A, Buy)
    three = table(Guild(coins=5 + 3), Guild(), row="curator", recruits="miner", discards="ancient_helm")
    act(three, A, Hire("curator"))
    assert options(three, A, Buy) == {Buy("ancient_helm")}
    two = table(Guild(coins=5 + 2), Guild(), row="curator", recruits="miner", discards="ancient_helm")
    act(two, A, Hire("curator"))
    assert not options(two, A, Buy)
    over = newcomer("curator", Guild(hand=FULL), discards="ancient_helm")
    act(over, A, Buy("ancient_helm"))
    assert over.step.kind() == "SellDown"


# Those who act


def test_the_craftswoman_crafts_with_all_steps_or_not_at_all() -> None:
    game = newcomer("craftswoman", Guild(store="cloth 2 leather 1 metal 1", staff="thug"), slots=f"{ONE} {TWO}")
    assert options(game, A, Craft, Decline) == {Craft(ONE, "left"), Craft(TWO, "left"), DECLINE}
    idle = game.copy()
    act(game, A, Craft(TWO, "left"))
    assert (marks(game, TWO)[0], game.state.coins[A]) == (A, 9 - 7 + 3)
    act(game, A, PlaceThug(ONE))
    assert game.state.thug == ONE
    act(idle, A, DECLINE)
    assert (store(idle, A), idle.state.sigils) == ("cloth 2 leather 1 metal 1", [2, 2])


def test_the_alchemist_takes_as_many_of_other_kinds_that_were_in_supply_before() -> None:
    game = newcomer("alchemist", Guild(store="wood 2 cloth 1"), supply="wood 1 metal 1 magic 1")
    assert options(game, A, Return, Done) == {RETURN["wood"], RETURN["cloth"], DONE}
    act(game, A, RETURN["wood"])
    assert options(game, A, Return, Done) == {RETURN["wood"], RETURN["cloth"], DONE}
    act(game, A, RETURN["wood"])
    assert options(game, A, Take) == {TAKE["metal"], TAKE["magic"]}
    act(game, A, TAKE["magic"])
    assert (store(game, A), supply(game)) == ("cloth 1 metal 1 magic 1", "wood 3")
    assert happened(game, Returned, Gained) == [
        Returned(A, ("wood", "wood"), "exchange"),
        Gained(A, ("magic", "metal"), "exchange"),
    ]


def test_the_alchemist_returns_no_more_than_is_held_and_can_be_made_up_for() -> None:
    game = newcomer("alchemist", Guild(store="wood 1 cloth 2"), supply="cloth 3 metal 2")
    act(game, A, RETURN["cloth"])
    assert options(game, A, Return) == {RETURN["wood"], RETURN["cloth"]}
    act(game, A, RETURN["wood"])
    assert options(game, A, Return) == set()
    idle = newcomer("alchemist", Guild(store="wood 1"), supply="metal 2")
    act(idle, A, DONE)
    assert (store(idle, A), supply(idle)) == ("wood 1", "metal 2")
    none = newcomer("alchemist", Guild(store="wood 1"), supply="wood 2")
    assert (store(none, A), happened(none, Returned)) == ("wood 1", [])


def test_the_alchemists_takings_one_after_the_other() -> None:
    game = newcomer("alchemist", Guild(store="wood 2"), supply="metal 1 gem 2 cloth 2")
    act(game, A, RETURN["wood"], RETURN["wood"], TAKE["metal"])
    assert options(game, A, Take) == {TAKE["gem"], TAKE["cloth"]}
    seen = look(game, B).view
    assert (seen.returned, seen.taken) == (("wood", "wood"), ("metal",))
    act(game, A, TAKE["gem"])
    assert (store(game, A), supply(game)) == ("metal 1 gem 1", "cloth 2 wood 2 gem 1")


def test_the_smuggler_takes_a_resource_of_an_opponent_and_the_storage_is_checked() -> None:
    game = newcomer("smuggler", Guild(store="wood 5"), Guild(store="cloth 1 gem 1"), Guild(), Guild(store="metal 2"))
    assert options(game, A, Rob) == {Rob(1), Rob(3)}
    act(game, A, Rob(B))
    assert options(game, A, Name) == {NAME["cloth"], NAME["gem"]}
    act(game, A, NAME["gem"])
    assert happened(game, Stole) == [Stole(A, B, "gem")]
    assert (store(game, A), store(game, B), game.step.kind()) == ("wood 5 gem 1", "cloth 1", "DiscardResources")
    assert supply(game) == "cloth 5 leather 5 metal 5 wood 5 gem 3 magic 3"
    poor = newcomer("smuggler", Guild(store="wood 1"), Guild())
    assert (store(poor, A), happened(poor, Stole)) == ("wood 1", [])


def test_the_witch_takes_a_quest_of_one_item_for_nothing_and_the_slot_is_refilled() -> None:
    game = newcomer(
        "witch",
        Guild(staff="ranger", hand="coin_purse"),
        Guild(staff="thug"),
        slots=f"{TWO}[B.] {ONE}! crush_the_orc_rebellion offering_to_the_council",
    )
    assert options(game, A, TakeQuest) == {TakeQuest(ONE), TakeQuest("crush_the_orc_rebellion")}
    act(game, A, TakeQuest(ONE))
    assert (game.state.won[A], game.state.thug, hand(game, A)) == ((ONE,), "", "coin_purse")
    assert happened(game, Completed, Earned, Paid) == [Paid(A, 8, "specialist"), Completed(A, ONE)]
    assert slots(game).split()[1] == "help_the_whitetree_coopers"
    assert (game.step.kind(), game.state.coins) == ("ExpandMore", [1, 0])
    none = newcomer("witch", Guild(hand="coin_purse"), slots=TWO)
    assert (none.state.won[A], none.step.kind()) == ((), "ExpandMore")


def test_the_funeral_that_the_witch_turns_up_is_held_at_once_and_the_expansion_goes_on() -> None:
    game = newcomer("witch", Guild(coins=20), Guild(coins=3), slots=ONE, deck=f"kings_funeral {TWO}")
    assert game.step.kind() == "FuneralBid"
    act(game, A, 0)
    act(game, B, 0)
    assert (slots(game), game.step.kind()) == (TWO, "ExpandMore")


# The Aristocrat and his baggage


def test_the_baggage_takes_a_chamber_space_for_good_and_is_no_specialist() -> None:
    game = newcomer("aristocrat", Guild(tiles="bedchamber(0,0) tavern(3,0) shrine(1,1)"))
    assert options(game, A, Onto) == {Onto("outer"), Onto("bedchamber"), Onto("shrine")}
    act(game, A, Onto("outer"))
    assert options(game, A, Onto) == {Onto("bedchamber"), Onto("shrine")}
    act(game, A, Onto("bedchamber"))
    assert happened(game, BaggagePut) == [BaggagePut(A, "bedchamber")]
    assert game.state.spaces(A) == {"outer": 3, "shrine": 1}
    lines = {line.piece: line.prestige for line in sheet(game.state, A)}
    assert (lines["bedchamber"], lines["tavern"]) == (0, 3)


def aristocrat(staff: str, tiles: str) -> set[Onto]:
    """Where the Aristocrat may go."""
    game = table(
        Guild(coins=20, staff=f"{staff} bard", hand="sacred_charm", tiles=tiles),
        Guild(),
        row="aristocrat",
        recruits="miner",
    )
    if Hire("aristocrat") not in options(game, A, Hire):
        return set()
    act(game, A, Hire("aristocrat"))
    return options(game, A, Onto) or {Onto(game.state.staff[A][-1].space)}


def test_a_chamber_space_must_remain_for_the_baggage() -> None:
    assert aristocrat("", "") == set()
    assert aristocrat("", "kitchen(0,0)") == {Onto("outer")}
    assert aristocrat("", "barracks(0,1)") == {Onto("outer"), Onto("barracks")}
    assert aristocrat("miner tanner weaver", "kitchen(0,0)") == set()
    assert aristocrat("miner tanner weaver", "barracks(0,1)") == {Onto("barracks")}
    assert aristocrat("miner tanner weaver", "kitchen(0,0) shrine(3,0)") == {Onto("kitchen"), Onto("shrine")}


# The Overseer


def test_the_overseer_needs_a_second_space_for_whom_he_brings() -> None:
    line = "- - - - overseer"
    assert not options(table(Guild(coins=9, staff="bard tanner weaver"), Guild(), row=line), A, Hire)
    assert options(table(Guild(coins=9, staff="bard tanner"), Guild(), row=line), A, Hire)
    assert options(table(Guild(coins=9, staff="bard tanner weaver", tiles="kitchen(0,0)"), Guild(), row=line), A, Hire)


def test_the_overseer_puts_no_coins_for_the_one_who_comes_along() -> None:
    game = table(Guild(coins=8), Guild(), row="miner oracle thug overseer+1 weaver", recruits="tanner courier builder")
    act(game, A, Hire("overseer"))
    assert (game.state.coins[A], row(game)) == (1, "courier tanner miner oracle thug")
    assert happened(game, Hired) == [Hired(A, "overseer", "outer", 7), Hired(A, "weaver", "outer", 0)]
    assert game.state.staff[A][-1] == Employee("weaver", "outer")
    alone = table(Guild(coins=8), Guild(), row="overseer")
    act(alone, A, Hire("overseer"))
    assert [each.specialist for each in alone.state.staff[A]] == ["overseer"]


def test_the_overseer_leaves_an_aristocrat_without_room_for_the_baggage() -> None:
    game = table(Guild(coins=8), Guild(), row="- - - overseer aristocrat+1", recruits="miner tanner weaver thug")
    act(game, A, Hire("overseer"))
    assert [each.specialist for each in game.state.staff[A]] == ["overseer"]
    roomy = table(Guild(coins=8, tiles="kitchen(0,0)"), Guild(), row="- - - overseer aristocrat+1", recruits="miner")
    act(roomy, A, Hire("overseer"), Onto("outer"))
    assert roomy.state.baggage == "kitchen"

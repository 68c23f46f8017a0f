"""Worked examples, E25 to E29: scrolls, treasure stacks and the King's Funeral (rules 6.1, 7.5 and 10.2)."""

from regalia.core import Game, Number
from regalia.games.kings_guild.events import BidShown, Built, Paid, StatueLost
from regalia.games.kings_guild.options import (
    DECLINE,
    Burn,
    Choose,
    Play,
)
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.limits import Draw
from regalia.games.kings_guild.steps.turn import EndOfTurn, Turn
from tests.games.kings_guild.layout import (
    A,
    B,
    C,
    Guild,
    act,
    at,
    craft,
    hand,
    happened,
    slots,
    store,
    supply,
    table,
)


def test_e25_the_scroll_of_plenty_and_the_arcane_rule() -> None:
    game = table(
        Guild(coins=4, hand="scroll_of_plenty"), Guild(tiles="gem_workshop(0,0)"), Guild(), supply="cloth 1 gem 2 magic 3"
    )
    act(game, A, Play("scroll_of_plenty"))
    assert (store(game, A), store(game, B), supply(game)) == ("cloth 1", "gem 1", "gem 1 magic 3")


def test_e26_the_scroll_of_wonders() -> None:
    game = table(Guild(hand="scroll_of_wonders"), Guild(coins=1), Guild())
    act(game, A, Play("scroll_of_wonders"), Choose("red"))
    assert (game.state.coins[A], hand(game, A)) == (1, "carved_charm")
    assert game.asks == {B: (Choose("blue"), Choose("yellow"), DECLINE)}
    act(game, B, Choose("blue"))
    assert (game.state.coins[B], hand(game, B)) == (0, "ancient_helm")
    poor = table(Guild(hand="scroll_of_wonders"), Guild(), Guild())
    act(poor, A, Play("scroll_of_wonders"), Choose("red"))
    assert set(poor.asks) == {A}


def test_e27_the_warlock_takes_both_parts_of_a_scroll() -> None:
    game = table(Guild(staff="warlock", hand="scroll_of_riches", store="cloth 3"), Guild(), slots="explore_bluevein_isle")
    craft(game, A, "explore_bluevein_isle", "left")
    act(game, A, Burn("scroll_of_riches"))
    assert game.state.coins == [3 + 4 + 2, 0]
    assert (game.state.gone, game.state.discards) == (("scroll_of_riches",), ((), (), ()))


def test_e28_an_empty_stack_is_made_anew_without_scrolls() -> None:
    game = table(
        Guild(),
        Guild(),
        stacks="contract carved_charm",
        discards="scroll_of_riches scroll_of_riches bag_of_gold ancient_shield",
        steps=(Draw(A, ("yellow", "yellow", "yellow")), Turn(A), EndOfTurn(A)),
    )
    assert game.state.gone == ("scroll_of_riches", "scroll_of_riches")
    assert hand(game, A) == "ancient_shield bag_of_gold"
    assert game.asks == {A: (Choose("blue"), Choose("red"))}
    assert game.step.kind() == "SubstituteColour"
    act(game, A, Choose("red"))
    assert hand(game, A) == "ancient_shield bag_of_gold carved_charm"


def funeral(*bids: int) -> Game[State]:
    """The Funeral is drawn as A's refill, and these are the bids of all three."""
    game = table(
        Guild(coins=4, store="metal 2", mat="B"),
        Guild(coins=5),
        Guild(coins=5),
        slots="burn_the_briar_roots explore_bluevein_isle brawl_at_goldgrass_inn protect_the_eastern_ramparts",
        deck="kings_funeral crush_the_orc_rebellion claim_the_briareye_gemstone",
    )
    craft(game, A, "protect_the_eastern_ramparts")
    assert game.state.coins == [7, 5, 5]
    assert game.asks == {A: Number(0, 7), B: Number(0, 5), C: Number(0, 5)}
    for seat, bid in enumerate(bids):
        assert not happened(game, BidShown)
        game.answer(seat, bid)
    assert happened(game, BidShown) == [BidShown(seat, bid) for seat, bid in enumerate(bids)]
    return game


def test_e29_the_kings_funeral() -> None:
    tie, won = funeral(4, 5, 5), funeral(6, 5, 5)
    assert (tie.state.coins, tie.state.rooms["kings_statue"]) == ([7, 5, 5], 0)
    assert happened(tie, StatueLost, Built) == [StatueLost()]
    assert won.step.kind() == "PlaceStatue"
    act(won, A, at(3, 0))
    assert (won.state.coins, store(won, A)) == ([1, 5, 5], "wood 1")
    assert (won.state.owns(A, "kings_statue"), won.state.rooms["kings_statue"]) == (True, 0)
    assert happened(won, Paid) == [Paid(A, 6, "statue")]
    for game in (tie, won):
        assert (slots(game).split()[3], game.state.gone) == ("crush_the_orc_rebellion", ("kings_funeral",))
        assert set(game.asks) == {A}

"""Treasures drawn, played and discarded (rules 7.3 to 7.5, 9 and 10)."""

from regalia.games.kings_guild.options import Discard, Hire
from regalia.games.kings_guild.steps.limits import Draw
from regalia.games.kings_guild.steps.turn import EndOfTurn, Turn
from tests.games.kings_guild.layout import A, Guild, act, hand, table


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
    assert hand(game, A) == ""


def test_a_merchant_who_can_draw_nothing_discards_three_treasures_all_the_same() -> None:
    game = table(Guild(coins=7, hand="coin_purse contract sacred_charm ancient_helm"), Guild(), row="merchant", stacks="")
    act(game, A, Hire("merchant"), *map(Discard, ("coin_purse", "contract", "sacred_charm")))
    assert (hand(game, A), game.state.coins[A]) == ("ancient_helm", 0)
    assert game.step.kind() != "DiscardCards"

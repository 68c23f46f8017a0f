"""Positions saved under older rules are read, and go on as they would have gone on."""

from typing import Any

import msgspec

from regalia.core import Game, load, save
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.options import Choose, Discard, Hire, Play
from regalia.games.kings_guild.state import State
from tests.games.kings_guild.layout import A, Guild, act, hand, table


def saved_by_version_1(game: Game[State], *steps: dict[str, Any]) -> bytes:
    """The position with these steps in place of the three or two that name and draw, as they were once saved."""
    position = msgspec.json.decode(save(game))
    while position["stack"][-1]["type"] in ("NameColours", "DiscardCards", "SellDown"):
        position["stack"].pop()
    position["stack"] += steps
    return msgspec.json.encode(position | {"rules": 1})


def test_a_merchant_who_had_named_two_colours_names_the_third() -> None:
    game = table(Guild(coins=7), Guild(), row="merchant", recruits="miner")
    act(game, A, Hire("merchant"), Choose("red"), Choose("blue"))
    picks = [{"type": "Choose", "colour": colour} for colour in ("red", "blue")]
    old = {"type": "Instant", "me": {"seat": A, "closes": True}, "name": "merchant", "picks": picks}
    again = load(RULES, saved_by_version_1(game, old))
    assert save(again) == save(game)
    act(again, A, Choose("yellow"))
    assert hand(again, A) == "ancient_helm carved_charm coin_purse"
    act(again, A, *map(Discard, ("ancient_helm", "carved_charm", "coin_purse")))
    assert hand(again, A) == ""


def test_a_map_of_which_one_colour_was_named_leads_to_the_second() -> None:
    game = table(Guild(hand="treasure_map_red contract"), Guild())
    act(game, A, Play("treasure_map_red"), Discard("contract"), Choose("yellow"))
    old = {"type": "FollowMap", "seat": A, "colours": ["yellow"]}
    again = load(RULES, saved_by_version_1(game, old))
    assert save(again) == save(game)
    act(again, A, Choose("yellow"))
    assert hand(again, A) == "bag_of_gold coin_purse"

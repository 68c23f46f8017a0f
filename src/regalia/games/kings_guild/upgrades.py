"""How positions saved under older rules are read."""

from typing import Any

from regalia.games.kings_guild.content import PRINTED

Saved = dict[str, Any]


def from_version_1(position: Saved) -> Saved:
    """Merchant and Treasure Map named their colours by picks, and by a step that only the map had."""
    return position | {"stack": [step for old in position["stack"] for step in renamed(old)]}


def renamed(step: Saved) -> list[Saved]:
    """What has taken the place of a step, in the order of the stack: what comes last is next."""
    if step["type"] == "FollowMap":
        return [{"type": "SellDown"}, naming(step["seat"], PRINTED.map_draws, step["colours"])]
    if step["type"] == "Instant" and step["name"] == "merchant":
        seat, cards = step["me"]["seat"], PRINTED.merchant_cards
        discard = {"type": "DiscardCards", "seat": seat, "count": cards}
        return [{"type": "SellDown"}, discard, naming(seat, cards, [pick["colour"] for pick in step["picks"]])]
    return [step]


def naming(seat: int, count: int, named: list[str]) -> Saved:
    """The step that both have now."""
    return {"type": "NameColours", "seat": seat, "count": count, "named": named}

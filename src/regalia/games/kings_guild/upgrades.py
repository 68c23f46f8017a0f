"""Upgrades of positions saved under older rules."""

from collections import Counter
from typing import Any

from regalia.games.kings_guild.content import PRINTED

Saved = dict[str, Any]


def from_version_1(position: Saved) -> Saved:
    """Before: Merchant and Treasure Map named their colours by picks, and by a step of the map."""
    return position | {"stack": [step for old in position["stack"] for step in renamed(old)]}


def renamed(step: Saved) -> list[Saved]:
    """The steps that replace a step, in the order of the stack: the last one is next."""
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


def from_version_2(position: Saved) -> Saved:
    """Before: copies of a treasure had no numbers, and a note said who had seen a treasure go to a hand."""
    state, met = {**position["state"]}, Counter[str]()
    notes = state.pop("shown", [])
    for name in ("hands", "stacks"):
        state[name] = [numbered(pile, met) for pile in state[name]]
    state["drawn"] = numbered(state.get("drawn", []), met)
    among = [seen_by(note, state["hands"][note["seat"]], len(state["hands"])) for note in notes]
    return position | {"state": state | {"knows": {"among": among}}}


def numbered(pile: list[str], met: Counter[str]) -> list[str]:
    """A pile of treasures as cards; `met`: how many copies have been numbered before."""
    cards = []
    for treasure in pile:
        cards.append(f"{treasure}#{met[treasure]}")
        met[treasure] += 1
    return cards


def seen_by(note: Saved, hand: list[str], seats: int) -> Saved:
    """The knowledge in a note: those who saw a treasure go to a hand know that one of its cards is this treasure."""
    card = next(card for card in hand if card.startswith(note["treasure"] + "#"))
    watched = len(note["by"]) == seats
    knowers = sum(1 << seat for seat in note["by"] if seat != note["seat"]) + (watched << seats)
    return {"cards": [card], "places": sorted(hand), "seats": knowers}


def from_version_3(position: Saved) -> Saved:
    """Before: stopping was `Enough` or `Finish`. Only one seat is asked that, so no position contains the answer."""
    return position


def from_version_4(position: Saved) -> Saved:
    """Before: only the seat that employs the Oracle was recorded, not who knew what it had shown."""
    state = position["state"]
    owners = [seat for seat, staff in enumerate(state["staff"]) if any(one["specialist"] == "oracle" for one in staff)]
    shown = {quest: 1 << seat for seat in owners for quest in state["deck"][: state.get("peeked", 0)]}
    knows = state.get("knows", {})
    return position | {"state": state | {"knows": knows | {"seen": knows.get("seen", {}) | shown}}}

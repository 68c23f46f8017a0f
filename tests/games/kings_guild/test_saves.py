"""Positions saved under older rules are read, and go on as they would have gone on."""

import re
from typing import Any

import msgspec

from regalia.core import Game, load, look, save
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.options import DONE, Choose, Craft, Discard, Hire, Keep, Peek, Play, Take
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.turn import EndOfTurn, Turn
from tests.games.kings_guild.layout import A, B, C, Guild, act, hand, table


def saved_by_version_1(game: Game[State], *steps: dict[str, Any]) -> bytes:
    """The position with these steps in place of the three or two that name and draw, as they were once saved."""
    position = msgspec.json.decode(save(game))
    while position["stack"][-1]["type"] in ("NameColours", "DiscardCards", "SellDown"):
        position["stack"].pop()
    position["stack"] += steps
    return without_numbers(msgspec.json.encode(position | {"rules": 1, "state": older(position["state"])}))


def older(state: dict[str, Any]) -> dict[str, Any]:
    """A state before version 3, in which nobody had seen a treasure go to a hand."""
    return {name: value for name, value in state.items() if name != "knows"}


def without_numbers(saved: bytes) -> bytes:
    """A save with treasures by their names alone."""
    return re.sub(rb"#\d+", b"", saved)


def same(one: Game[State], other: Game[State]) -> bool:
    """Whether two games are in the same position, whatever the numbers of their cards."""
    twin = one.copy()
    twin.state.knows = other.state.knows
    return without_numbers(save(twin)) == without_numbers(save(other))


def test_a_merchant_who_had_named_two_colours_names_the_third() -> None:
    game = table(Guild(coins=7), Guild(), row="merchant", recruits="miner")
    act(game, A, Hire("merchant"), Choose("red"), Choose("blue"))
    picks = [{"type": "Choose", "colour": colour} for colour in ("red", "blue")]
    old = {"type": "Instant", "me": {"seat": A, "closes": True}, "name": "merchant", "picks": picks}
    again = load(RULES, saved_by_version_1(game, old))
    assert same(again, game)
    act(again, A, Choose("yellow"))
    assert hand(again, A) == "ancient_helm carved_charm coin_purse"
    act(again, A, *map(Discard, ("ancient_helm", "carved_charm", "coin_purse")))
    assert hand(again, A) == ""


def test_a_map_of_which_one_colour_was_named_leads_to_the_second() -> None:
    game = table(Guild(hand="treasure_map_red contract"), Guild())
    act(game, A, Play("treasure_map_red"), Discard("contract"), Choose("yellow"))
    old = {"type": "FollowMap", "seat": A, "colours": ["yellow"]}
    again = load(RULES, saved_by_version_1(game, old))
    assert same(again, game)
    act(again, A, Choose("yellow"))
    assert hand(again, A) == "bag_of_gold coin_purse"


def test_what_was_seen_under_version_2_is_still_known() -> None:
    game = table(
        Guild(coins=20, store="metal 2 cloth 2"),
        Guild(hand="contract"),
        Guild(),
        row="curator",
        recruits="miner",
        discards="ancient_helm",
        slots="discover_the_hidden_valley[B.]",
        stacks="oak_branches coin_purse",
    )
    act(game, A, Craft("discover_the_hidden_valley", "right"), Keep("coin_purse"))
    position = msgspec.json.decode(without_numbers(save(game)))
    handed, bought = (
        {"seat": B, "treasure": "oak_branches", "by": [A]},
        {"seat": A, "treasure": "coin_purse", "by": [A, B, C]},
    )
    state = older(position["state"]) | {"shown": [handed, bought]}
    again = load(RULES, msgspec.json.encode(position | {"rules": 2, "state": state}))
    assert same(again, game)
    seen = {eyes: [seat.seen for seat in look(again, eyes).view.seats] for eyes in (A, B, C, None)}
    purse, oak = ("coin_purse",), ("oak_branches",)
    assert seen == {A: [(), oak, ()], B: [purse, (), ()], C: [purse, (), ()], None: [purse, (), ()]}


def test_who_had_gathered_a_resource_under_version_3_chooses_to_take_no_more() -> None:
    game = table(Guild(), Guild())
    act(game, A, Take("wood"))
    again = load(RULES, msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": 3}))
    assert same(again, game)
    act(again, A, DONE)
    assert again.state.held(A, "wood") == 1


def test_what_the_oracle_had_shown_under_version_4_is_still_known() -> None:
    game = table(Guild(), Guild(staff="miner oracle"), steps=(Turn(B), EndOfTurn(B)))
    act(game, B, Peek())
    position = msgspec.json.decode(save(game))
    position["state"]["knows"]["seen"] = {}
    again = load(RULES, msgspec.json.encode(position | {"rules": 4}))
    assert again.state == game.state
    assert ahead(again) == {A: None, B: game.state.deck[:2], None: None}


def test_what_had_been_looked_at_under_version_4_is_known_to_no_other_seat() -> None:
    game = table(Guild(staff="oracle"), Guild())
    again = load(RULES, msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": 4}))
    assert again.state == game.state
    assert ahead(again) == {A: None, B: None, None: None}


def ahead(game: Game[State]) -> dict[int | None, tuple[str, ...] | None]:
    """What each seat and a spectator see of the quest deck."""
    return {eyes: look(game, eyes).view.ahead for eyes in (A, B, None)}

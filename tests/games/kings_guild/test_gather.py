"""Gathering, stores and supply (rules 5.1, 7.1 and 7.2)."""

from typing import Any

import pytest

from regalia.core import Option, look
from regalia.games.kings_guild.events import Gained, Passed, Returned, TurnBegan
from regalia.games.kings_guild.options import DECLINE, DONE, RETURN, TAKE, Done, Hire, Pass, Take
from regalia.games.kings_guild.steps.limits import DiscardResources
from tests.games.kings_guild.layout import A, B, Guild, act, gather, happened, options, store, supply, table

BASIC = {"cloth", "leather", "metal", "wood"}


def gatherable(guild: Guild, **stock: Any) -> set[str]:
    """What a guild of two may begin to gather."""
    return {take.resource for take in options(table(guild, Guild(staff="sorceress"), **stock), A, Take)}


def test_gems_and_magic_need_their_room_or_the_sorceress() -> None:
    assert gatherable(Guild()) == BASIC
    assert gatherable(Guild(tiles="gem_workshop(0,0)")) == BASIC | {"gem"}
    assert gatherable(Guild(tiles="magic_arcaenum(0,0)")) == BASIC | {"magic"}
    assert gatherable(Guild(staff="sorceress")) == BASIC | {"gem", "magic"}
    assert gatherable(Guild(staff="miner")) == BASIC
    assert gatherable(Guild(staff="sorceress"), supply="wood 1 magic 1") == {"wood", "magic"}


def test_after_two_of_a_kind_only_a_third_of_it() -> None:
    game = table(Guild(), Guild())
    act(game, A, TAKE["wood"])
    assert options(game, A, Take, Done) == {*(TAKE[kind] for kind in BASIC), DONE}
    act(game, A, TAKE["wood"])
    assert options(game, A, Take, Done) == {TAKE["wood"], DONE}
    act(game, A, TAKE["wood"])
    assert (store(game, A), set(game.asks)) == ("wood 3", {B})


def test_two_kinds_are_one_each() -> None:
    game = table(Guild(), Guild())
    act(game, A, TAKE["wood"], TAKE["metal"])
    assert (store(game, A), set(game.asks)) == ("metal 1 wood 1", {B})


def test_nobody_takes_more_than_the_supply_holds() -> None:
    game = table(Guild(), Guild(), supply="wood 2 metal 2")
    act(game, A, TAKE["wood"], TAKE["wood"])
    assert (store(game, A), supply(game)) == ("wood 2", "metal 2")


def test_the_laborer_takes_up_to_three_in_any_mix() -> None:
    game = table(Guild(staff="laborer"), Guild())
    act(game, A, TAKE["wood"], TAKE["wood"])
    assert options(game, A, Take, Done) == {*(TAKE[kind] for kind in BASIC), DONE}
    few = game.copy()
    act(game, A, TAKE["metal"])
    assert (store(game, A), set(game.asks)) == ("metal 1 wood 2", {B})
    act(few, A, DONE)
    assert store(few, A) == "wood 2"


@pytest.mark.parametrize(
    ("colour", "staff", "tiles", "limit"),
    [
        ("red", "", "", 5),
        ("orange", "", "", 6),
        ("red", "courier", "", 5 + 1),
        ("red", "peasant", "", 5 + 2),
        ("red", "", "warehouse(0,0)", 5 + 3),
        ("orange", "courier peasant", "warehouse(0,0)", 6 + 1 + 2 + 3),
    ],
)
def test_above_the_storage_limit_one_by_one_goes_back(colour: str, staff: str, tiles: str, limit: int) -> None:
    def returned(held: int) -> list[object]:
        guild = Guild(colour=colour, staff=staff, tiles=tiles, store=f"wood {held - 1} gem 1")
        game = table(guild, Guild(), supply="", steps=(DiscardResources(A),))
        while game.asks:
            assert game.asks == {A: (RETURN["wood"], RETURN["gem"])}
            act(game, A, RETURN["wood"])
        assert sum(game.state.stores[A]) == min(held, limit)
        return [*happened(game, Returned)]

    assert returned(limit) == []
    assert returned(limit + 1) == [Returned(A, ("wood",), "limit")]
    assert returned(limit + 2) == [Returned(A, ("wood",), "limit")] * 2


def test_where_nothing_can_be_gathered_made_built_or_hired_one_passes() -> None:
    game = table(Guild(hand="coin_purse"), Guild(coins=4), supply="")
    assert len(options(game, A, Pass)) == 1
    act(game, A, Pass())
    assert happened(game, Passed, TurnBegan) == [Passed(A)]
    assert game.step.kind() == "TurnEnd"
    rich = table(Guild(coins=4), Guild(), supply="")
    assert not options(rich, A, Pass)


def test_the_dealer_gathers_with_all_that_belongs_to_it_or_not_at_all() -> None:
    game = table(Guild(coins=5, staff="lumberjack"), Guild(), row="dealer", recruits="miner", supply="wood 5 gem 1")
    act(game, A, Hire("dealer"))
    assert game.asks == {A: (TAKE["wood"], DECLINE)}
    idle = game.copy()
    gather(game, A, "wood", "wood")
    assert (store(game, A), happened(game, Gained)[-1]) == ("wood 3", Gained(A, ("wood",), "bonus"))
    act(idle, A, DECLINE)
    assert store(idle, A) == ""


def test_only_the_last_of_several_picks_is_asked_about_once_more() -> None:
    def confirms(guild: Guild, *answers: Option, **facts: Any) -> bool:
        game = table(guild, Guild(coins=9, store="wood 1"), **facts)
        act(game, A, *answers)
        decision = look(game, A).decision
        assert decision is not None
        return decision.confirm

    assert not confirms(Guild())
    assert not confirms(Guild(), TAKE["wood"])
    assert not confirms(Guild(coins=5), Hire("dealer"), row="dealer", recruits="miner")

"""Worked examples, E01 to E05: gathering, stores and the supply (rules 5.1 and 7)."""

from itertools import combinations

from regalia.games.kings_guild.content import RESOURCES
from regalia.games.kings_guild.events import Gained
from regalia.games.kings_guild.options import (
    RETURN,
    Done,
    Take,
)
from regalia.games.kings_guild.steps.gather import Gather
from regalia.games.kings_guild.steps.turn import Turn
from tests.games.kings_guild.layout import (
    A,
    B,
    Guild,
    act,
    gather,
    happened,
    options,
    store,
    supply,
    table,
)


def test_e01_above_the_limit_resources_of_ones_choice_go_back() -> None:
    game = table(Guild(coins=4, store="leather 2 wood 1"), Guild(coins=4), Guild(), supply="metal 4")
    gather(game, A, "metal", "metal", "metal")
    assert game.asks == {A: (RETURN["leather"], RETURN["metal"], RETURN["wood"])}
    act(game, A, RETURN["wood"])
    assert (store(game, A), supply(game)) == ("leather 2 metal 3", "metal 1 wood 1")
    assert B in game.asks


def test_e02_one_to_three_of_a_kind_or_one_each_of_two() -> None:
    game = table(Guild(), Guild(), supply="metal 1 cloth 5 wood 5 leather 5 gem 3")
    legal = set()
    paths: list[tuple[str, ...]] = [()]
    while paths:
        path = paths.pop()
        trial = game.copy()
        act(trial, A, *map(Take, path))
        if A not in trial.asks or not isinstance(trial.step, Gather | Turn):
            legal.add(tuple(sorted(path)))
            continue
        if options(trial, A, Done):
            legal.add(tuple(sorted(path)))
        paths += [(*path, take.resource) for take in options(trial, A, Take)]
    basic = RESOURCES[:4]
    singles = {(kind,) * amount for kind in basic for amount in (1, 2, 3)} - {("metal",) * 2, ("metal",) * 3}
    assert legal == singles | {tuple(sorted(pair)) for pair in combinations(basic, 2)}


def test_e03_a_gather_bonus_needs_stock() -> None:
    game = table(Guild(staff="miner weaver"), Guild(coins=4), supply="metal 3 wood 4")
    gather(game, A, "metal", "metal", "metal")
    assert (store(game, A), supply(game)) == ("metal 3", "wood 4")
    assert happened(game, Gained) == [Gained(A, ("metal",) * 3, "gather")]
    stocked = table(Guild(staff="miner weaver"), Guild(coins=4), supply="metal 4 cloth 1 wood 4")
    gather(stocked, A, "metal", "metal", "metal")
    assert (store(stocked, A), supply(stocked)) == ("cloth 1 metal 4", "wood 4")
    assert happened(stocked, Gained)[1:] == [Gained(A, ("metal", "cloth"), "bonus")]


def test_e04_the_bonus_comes_after_the_overflow_check() -> None:
    game = table(Guild(store="metal 3 wood 1", staff="lumberjack"), Guild(), supply="metal 2 leather 4")
    gather(game, A, "leather", "leather")
    act(game, A, RETURN["wood"])
    assert store(game, A) == "leather 2 metal 3 wood 1"
    act(game, A, RETURN["metal"])
    assert (store(game, A), supply(game)) == ("leather 2 metal 2 wood 1", "leather 2 metal 3")


def test_e05_the_laborer_mixes_what_may_be_gathered() -> None:
    game = table(Guild(staff="laborer", tiles="gem_workshop(0,0)"), Guild(), supply="metal 1 cloth 3 gem 2 magic 3")
    act(game, A, Take("metal"), Take("cloth"))
    assert options(game, A, Take) == {Take("cloth"), Take("gem")}
    act(game, A, Take("gem"))
    assert store(game, A) == "cloth 1 metal 1 gem 1"

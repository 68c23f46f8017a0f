"""Which of many cases a run of the tests tries."""

from typing import Any

import pytest

from regalia import games


def first(*cases: Any, usual: int = 1) -> list[Any]:
    """The first of these cases for every run, as many as are usual; `make test-all` tries the others, too."""
    plain, others = cases[:usual], cases[usual:]
    return [
        *plain,
        *(exhaustive(case) for case in others),
    ]


def one_in(every: int, cases: list[Any]) -> list[Any]:
    """Every `every`th of these cases in every run, in their order; `make test-all` tries the others, too."""
    return [case if place % every == 0 else exhaustive(case) for place, case in enumerate(cases)]


def in_turn(cases: list[Any], values: list[Any]) -> list[Any]:
    """Every case, a tuple of parameters, with one of the values, by turns; `make test-all` tries the other values, too."""
    return [
        (*case, value) if place % len(values) == turn else exhaustive((*case, value))
        for turn, value in enumerate(values)
        for place, case in enumerate(cases)
    ]


def exhaustive(case: Any) -> Any:
    """This case, of one or more parameters, for `make test-all` only."""
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.exhaustive)


def each_game(usual: str) -> list[Any]:
    """Every game of the arena: one in every run, the others in `make test-all`."""
    return first(usual, *(slug for slug in games.slugs() if slug != usual))

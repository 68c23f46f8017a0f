"""Tournaments of games in which seats bring something: what each brings is drawn, told, and stands in the record."""

from collections import Counter

import pytest

from regalia.bots.tournament import by_brought, tournament
from regalia.cli.arguments import WrongArgument
from regalia.cli.commands.simulate import brought_of
from regalia.core import verify
from tests.playing import seed
from tests.tiny.muster import READY, RULES

pytestmark = pytest.mark.usefixtures("tiny_installed")


def test_without_a_wish_everybody_brings_the_usual() -> None:
    for number, result in enumerate(tournament("muster", ("page", "page"), 3, 1, seed(0))):
        usual = ("even", "steep")
        assert result.brought == (usual if number % 2 == 0 else usual[::-1])


def test_of_what_is_named_each_seat_draws_one_and_the_record_tells_it() -> None:
    results = [*tournament("muster", ("page", "page"), 12, 1, seed(0), recorded=True, brought=("even", "steep"))]
    assert [each.brought for each in results] == [
        each.brought for each in tournament("muster", ("page", "page"), 12, 1, seed(0), brought=("even", "steep"))
    ]
    drawn = Counter(each.brought for each in results)
    assert len(drawn) == 4
    for number, result in enumerate(results):
        assert result.record is not None
        assert result.brought is not None
        assert verify(RULES, result.record).problems == []
        seats = result.brought if number % 2 == 0 else result.brought[::-1]
        assert [each.content for each in result.record.brought] == [{"cards": READY[name].cards} for name in seats]


def test_figures_are_told_for_each_thing_brought() -> None:
    results = [*tournament("muster", ("page", "page"), 12, 1, seed(0), brought=("even", "steep"))]
    lines = {line.name: line for line in by_brought(results)}
    assert {*lines} == {"even", "steep"}
    assert sum(line.played for line in lines.values()) == 12 * 2
    assert [line.wins for line in by_brought(results)] == sorted((line.wins for line in lines.values()), reverse=True)


def test_only_what_some_seat_may_bring_can_be_named() -> None:
    assert brought_of("muster", []) == []
    assert brought_of("muster", ["all"]) == ["even", "steep"]
    assert brought_of("muster", ["steep"]) == ["steep"]
    with pytest.raises(WrongArgument, match="there is no 'odd'; there are even, steep"):
        brought_of("muster", ["odd"])
    with pytest.raises(WrongArgument, match="doesn't use decks"):
        brought_of("oriflamme", ["even"])

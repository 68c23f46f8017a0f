"""Research tables of every game: every answer is spelled by legal actions, and what is encoded is what a seat sees.

`ACTION_GAMES=200` plays more games than usual.
"""

import os
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from regalia.core import Chance, Rules, Sight, imagine, some_answer
from regalia.core.questions import in_order
from regalia.research import Table, layout_of
from regalia.research.table import options_in
from regalia.testing.playing import dice, ending, every_table, name_of, seed

GAMES = int(os.environ.get("ACTION_GAMES", "1"))
"""Games of each number of seats."""
MOST = 400
"""Decisions of each game that are looked at."""
APART = 7
"""Decisions between two at which a world is imagined, or a table copied."""

each_table = pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)


def decisions(rules: Rules[Any], seats: int, number: int) -> Iterator[tuple[Table, Chance]]:
    """A random game of whole answers, at each decision."""
    table, chance = Table(layout_of(rules), seats, seed(number), ending(rules)), dice(number)
    for _ in range(MOST):
        if table.is_over:
            return
        yield table, chance
        if table.is_offer:
            table.decline()
        else:
            assert table.seat is not None
            table.answer(some_answer(table.game.asks[table.seat], chance))


@each_table
def test_each_option_and_a_random_answer_are_spelled_by_legal_actions_and_read_back(rules: Rules[Any], seats: int) -> None:
    for number in range(40, 40 + GAMES):
        for table, chance in decisions(rules, seats, number):
            ask = table.ask
            singles = options_in(ask) if isinstance(ask, tuple) else ()
            for answer in [*singles, some_answer(ask, chance)]:
                composing = table.composing()
                for action in table.spell(answer):
                    assert action in composing.legal()
                    composing.push(action)
                assert composing.answer is not None
                assert in_order(ask, composing.answer) == in_order(ask, answer)


@each_table
def test_games_of_random_actions_end_and_their_returns_sum_to_zero(rules: Rules[Any], seats: int) -> None:
    for number in range(50, 50 + GAMES):
        table, chance = Table(layout_of(rules), seats, seed(number), ending(rules)), dice(number)
        while not table.is_over:
            legal = table.legal()
            assert len(set(legal)) == len(legal) > 0
            table.act(legal[chance.below(len(legal))])
        assert sum(table.returns()) == pytest.approx(0)


@each_table
def test_equal_sights_have_equal_tokens_and_different_ones_have_different_tokens(rules: Rules[Any], seats: int) -> None:
    met: dict[tuple[int, bytes], Any] = {}
    for table, _ in decisions(rules, seats, 41):
        for seat in range(seats):
            sight, tokens = shown(table.sight(seat)), repr(table.observe(seat)).encode()
            assert met.setdefault((seat, tokens), sight) == sight


def shown(sight: Sight) -> Any:
    """What the tokens of an observation say. Options have tokens of their own."""
    waiting = sight.decision and (sight.decision.kind, sight.decision.waiting)
    return sight.view, waiting, type(sight.ask), sight.given


@each_table
def test_what_is_hidden_changes_neither_tokens_nor_legal_actions(rules: Rules[Any], seats: int) -> None:
    for index, (table, _) in enumerate(decisions(rules, seats, 42)):
        if index % APART == 0:
            assert table.seat is not None
            world = table.with_game(imagine(table.game, table.seat, dice(index)))
            assert world.seat == table.seat
            assert world.legal() == table.legal()
            assert world.observe(table.seat) == table.observe(table.seat)
            assert world.option_rows() == table.option_rows()


@each_table
def test_copied_and_pickled_tables_go_on_alike_in_mid_answer_too(rules: Rules[Any], seats: int) -> None:
    table, chance = Table(layout_of(rules), seats, seed(43), ending(rules)), dice(43)
    for index in range(MOST):
        if table.is_over:
            return
        legal = table.legal()
        if index % APART == 0:
            for twin in (table.copy(), pickle.loads(pickle.dumps(table))):  # noqa: S301 - it was just made
                assert (twin.seat, twin.legal()) == (table.seat, legal)
                twin.act(legal[0])
                assert table.legal() == legal
        table.act(legal[chance.below(len(legal))])


@each_table
def test_an_offer_and_what_a_seat_does_with_it_are_not_seen_by_others(rules: Rules[Any], seats: int) -> None:
    for table, _ in decisions(rules, seats, 44):
        if table.is_offer:
            declined = table.copy()
            declined.decline()
            for seat in {*range(seats)} - {table.seat, declined.seat}:
                assert table.observe(seat) == declined.observe(seat)

"""The search of knights and regents: more lines of play for answers that are hard to tell apart, and no secret used."""

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.bots import search
from regalia.bots.judgement import worth
from regalia.bots.search import MOST, find, promising
from regalia.bots.trials import Trials
from regalia.core import Answer, Game
from regalia.games import load
from tests.playing import dice, moments, seed
from tests.tiny import auction


class Urn:
    """Worlds in which each answer of an auction is worth what the test says; the number of answers in each is noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, value: Any) -> None:
        self.asked: list[list[Answer]] = []

        def in_a_world(trials: Trials, answers: Sequence[Answer]) -> list[Sequence[float]]:
            self.asked.append([*answers])
            trials.worlds += 1
            return [[value(answer, len(self.asked))] * 3 for answer in answers]

        monkeypatch.setattr(Trials, "in_a_world", in_a_world)


def bidding() -> Game[Any]:
    """A question with the answers 0 to 10."""
    return auction.RULES.begin(3, seed(7))


def test_the_worse_half_is_dropped_after_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "CHECKED", ())
    urn = Urn(monkeypatch, lambda bid, world: bid / 10)
    assert find(bidding(), 0, seed(1), 44 * 4) == 10
    widths = [len(answers) for answers in urn.asked]
    assert widths == sorted(widths, reverse=True)
    assert [*dict.fromkeys(widths)] == [11, 6, 3, 2]
    assert [widths.count(width) for width in (11, 6, 3, 2)] == [4, 7, 14, 22]
    assert sorted(map(int, urn.asked[-1])) == [9, 10]  # type: ignore[arg-type] # bids are numbers


def test_an_answer_is_tried_in_every_world_until_it_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Early bad luck of the best answer is made up for, because its later lines count as much."""
    urn = Urn(monkeypatch, lambda bid, world: 0.5 if bid == 4 and world < 3 else bid == 4)
    assert find(bidding(), 0, seed(1), 200) == 4
    assert all(4 in answers for answers in urn.asked)


def test_every_round_has_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: next(ticks)))
    monkeypatch.setattr(search, "CHECKED", ())
    urn = Urn(monkeypatch, lambda bid, world: bid == 3)
    assert find(bidding(), 0, seed(1), 10**6, seconds=40) == 3
    widths = [len(answers) for answers in urn.asked]
    assert [widths.count(width) for width in (11, 6, 3, 2)] == [10] * 4


def test_one_world_of_each_round_is_looked_at_even_without_time(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(monkeypatch, lambda bid, world: bid == 3)
    assert find(bidding(), 0, seed(1), 10**6, seconds=0) == 3
    assert [len(answers) for answers in urn.asked] == [11, 6, 3, 2]


def test_answers_that_are_surely_worse_are_dropped_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is a little behind in every world; most others are further behind on average, but luck may be the reason."""
    luck = dice(5)

    def value(bid: Any, world: int) -> float:
        return 0.5 + world % 5 / 10 - (10 - bid) / 20 if bid >= 9 else luck.below(100) / 80

    urn = Urn(monkeypatch, value)
    assert find(bidding(), 0, seed(1), 11 * 4 * 40) == 10
    widths = [len(answers) for answers in urn.asked]
    assert widths[:16] == [11] * 16
    assert 9 not in urn.asked[16]
    assert 3 < widths[16] < 11


def test_one_answer_that_is_surely_the_best_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(monkeypatch, lambda bid, world: (bid == 2) + world % 3 / 10)
    assert find(bidding(), 0, seed(1), 10**6) == 2
    assert len(urn.asked) == 16


def test_few_lines_still_try_every_answer_once(monkeypatch: pytest.MonkeyPatch) -> None:
    urn = Urn(monkeypatch, lambda bid, world: bid == 7)
    assert find(bidding(), 0, seed(1), 1) == 7
    assert [len(answers) for answers in urn.asked] == [11, 6, 3, 2]


def test_the_first_glance_decides_between_answers_that_play_cannot_tell_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    Urn(monkeypatch, lambda bid, world: 0.5)
    game = next(each for each in moments(load("oriflamme"), 3, 6) if each.asks and len(options(each)) > 2)
    seen = promising(Trials(game, min(game.asks), seed(1), worth))
    assert seen[0].mean > seen[-1].mean
    assert find(game, min(game.asks), seed(1), 100) == seen[0].answer


def test_of_many_answers_those_are_tried_that_look_best_one_step_ahead() -> None:
    game = next(each for each in moments(load("old_kings_crown"), 4, 3) if each.asks and len(options(each)) > 2 * MOST)
    seen = promising(Trials(game, min(game.asks), seed(1), worth))
    assert len(seen) == MOST
    assert [arm.mean for arm in seen] == sorted((arm.mean for arm in seen), reverse=True)


def options(game: Game[Any]) -> Sequence[Any]:
    ask = game.asks[min(game.asks)]
    return ask if isinstance(ask, tuple) else ()


def test_others_sealed_answers_make_no_difference() -> None:
    """What others have bid in secret is not known to the one who searches."""
    found = set[Answer]()
    for bids in ((0, 0), (10, 10), (3, 8)):
        game = bidding()
        for seat, bid in zip((1, 2), bids, strict=True):
            game.answer(seat, bid)
        found.add(find(game, 0, seed(3), 120))
    assert len(found) == 1


def test_more_lines_find_what_few_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """In noise that hides a small difference for a few worlds, not for many."""
    rng = dice(5)

    def value(bid: Answer, world: int) -> float:
        return (bid == 6) * 0.2 + rng.below(1000) / 1000

    right = dict.fromkeys((30, 3000), 0)
    for lines in right:
        Urn(monkeypatch, value)
        monkeypatch.setattr(search, "GLANCE", 0.001)
        right[lines] = sum(find(bidding(), 0, seed(number), lines) == 6 for number in range(40))
    assert right[30] < 30 < 38 <= right[3000]

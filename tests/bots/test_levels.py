"""Bots of every level in every game: legal answers, no secrets, time kept, better level by level."""

from collections.abc import Sequence
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.bots import Thought, choose, decide, search, thought_of
from regalia.bots.choices import MOST, choices
from regalia.bots.judgement import judgement_of, shares
from regalia.bots.tournament import (
    Pairing,
    Result,
    by_side,
    half_interval,
    place_of,
    plot,
    student,
    tallies,
    tournament,
    wilson,
)
from regalia.bots.tournament import play as play_pairing
from regalia.bots.trials import Trials
from regalia.core import Answer, Number, Option, Record, Rules, Several, imagine, save, verify
from regalia.core.checking import allows
from tests.matrix import first
from tests.playing import EVERY_GAME, dice, moments, name_of, seed
from tests.tiny import auction

BRIEFLY = Thought(None, 12)
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)


looked_at = pytest.mark.parametrize("looked_at", first(12, 40))
"""The decisions of one game that a level thinks about; a long game's others are left to `page`."""


@every_game
@pytest.mark.parametrize("level", ["squire", "knight"])
@looked_at
def test_a_bot_of_every_level_plays_every_game_to_its_end(rules: Rules[Any], level: str, looked_at: int) -> None:
    decisions = played(rules, "page", 1)
    played(rules, level, decisions // looked_at + 1)


def played(rules: Rules[Any], level: str, spread: int) -> int:
    """The number of decisions of a game in which a bot thinks about one in `spread`."""
    game, decisions = rules.begin(rules.seats[0], seed(1)), 0
    while not game.is_over:
        for seat in sorted(game.asks):
            thinks = level if decisions % spread == 0 else "page"
            answer = decide(thinks, imagine(game, seat, dice(1)), seat, seed(2), BRIEFLY)
            assert allows(game.asks[seat], answer)
            game.answer(seat, answer)
            decisions += 1
            if game.is_over or seat not in game.given:
                break
    assert abs(sum(shares(game)) - 1) < 1e-9
    return decisions


@pytest.mark.parametrize("slug", games.slugs())
def test_a_regent_is_a_knight_with_more_lines(slug: str) -> None:
    assert thought_of("regent", slug).lines > thought_of("knight", slug).lines
    rules = games.load(slug)
    game = rules.begin(rules.seats[0], seed(1))
    seat = min(game.asks)
    knight, regent = (decide(level, imagine(game, seat, dice(1)), seat, seed(2), BRIEFLY) for level in ("knight", "regent"))
    assert knight == regent, "the same search"


@every_game
@pytest.mark.parametrize("level", ["squire", "knight"])
@looked_at
def test_a_bot_answers_the_same_in_all_positions_that_look_the_same(rules: Rules[Any], level: str, looked_at: int) -> None:
    positions = [game.copy() for game in moments(rules, rules.seats[0], 3) if not game.is_over]
    for place, game in enumerate(positions[:: len(positions) // looked_at + 1]):
        seat = min(game.asks)
        worlds = [imagine(game, seat, dice(number)) for number in (1, 2)]
        answers = [decide(level, world, seat, seed(place), BRIEFLY) for world in worlds]
        assert answers[0] == answers[1]


def test_a_search_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = EVERY_GAME[0]
    game = rules.begin(rules.seats[0], seed(4))
    seat = min(game.asks)
    ticks = count()
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: next(ticks) / 100))
    worlds = counted(monkeypatch)
    decide("knight", game, seat, seed(4), Thought(0.1, 1_000_000))
    assert len(worlds) == 10, "the clock is looked at after each world"


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every world that is searched, by the number of answers that are tried in it."""
    worlds, in_a_world = list[int](), Trials.in_a_world

    def noted(trials: Trials, answers: Sequence[Answer]) -> list[Sequence[float]]:
        worlds.append(len(answers))
        return in_a_world(trials, answers)

    monkeypatch.setattr(Trials, "in_a_world", noted)
    return worlds


def test_a_lone_option_is_taken_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    game = auction.RULES.begin(2, seed(5))
    for seat in (0, 1):
        game.answer(seat, 10)
    worlds = counted(monkeypatch)
    assert decide("regent", game, 0, seed(5)) == auction.Pass()
    assert worlds == []


def test_a_saved_position_is_all_that_a_bot_needs() -> None:
    rules = EVERY_GAME[0]
    game = rules.begin(rules.seats[0], seed(6))
    seat = min(game.asks)
    position = save(imagine(game, seat, dice(6)))
    answer = choose("squire", rules, position, seat, seed(6))
    assert answer is not None
    assert allows(game.asks[seat], answer)
    with pytest.raises(ValueError, match="no level"):
        choose("king", rules, position, seat, seed(6))


@pytest.mark.parametrize("number", first(10, 30))
def test_a_bidder_who_thinks_does_not_throw_its_money_away(number: int) -> None:
    """A lot is worth at most 6 points and coins are worth nothing but a tie: knights outbid those who bid at random."""
    results = [*tournament_of_auction(number)]
    assert sum(result.shares[0] for result in results) / len(results) > 0.55


def tournament_of_auction(number: int) -> Any:
    for game in range(number):
        yield play_auction(game)


def play_auction(number: int) -> Any:
    game = auction.RULES.begin(2, seed(number))
    knight = number % 2
    while not game.is_over:
        seat = min(game.asks)
        level = "knight" if seat == knight else "page"
        game.answer(seat, decide(level, imagine(game, seat, dice(number)), seat, seed(len(game.stack)), Thought(None, 150)))
    won = shares(game)
    return Pairs((won[knight], won[1 - knight]))


class Pairs:
    def __init__(self, found: tuple[float, float]) -> None:
        self.shares = found


class Choice(Option, frozen=True):
    number: int


def test_wide_questions_are_sampled_and_narrow_ones_listed() -> None:
    rng = Random(1)
    options = tuple(map(Choice, range(12)))
    assert len(choices(Several(options[:4], 1, 2), rng)) == 4 + 6
    wide = choices(Several(options, 2, 6), rng)
    assert 1 < len(wide) <= MOST
    assert all(allows(Several(options, 2, 6), answer) for answer in wide)
    assert choices(Number(2, 5), rng) == range(2, 6)
    assert MOST // 2 < len(choices(Number(0, 1000), rng)) <= MOST


def test_seats_rotate_and_the_same_seed_gives_the_same_games() -> None:
    levels = ("squire", "page", "page", "page")
    one = [*tournament("oriflamme", levels, 4, 1, seed(8))]
    assert one == [*tournament("oriflamme", levels, 4, 1, seed(8))]
    assert [place_of(0, number, 4) for number in range(4)] == [0, 3, 2, 1]
    assert all(abs(sum(result.shares) - 1) < 1e-9 for result in one)
    pairing = Pairing("oriflamme", levels, 2, seed(8), False)
    assert play_pairing(pairing) == one[2]


def test_a_tournament_keeps_records_that_can_be_verified() -> None:
    levels = ("squire", "page", "page")
    for number, result in enumerate(tournament("oriflamme", levels, 3, 1, seed(8), recorded=True)):
        assert result.record is not None
        assert result.record.names.index("squire") == number
        verdict = verify(
            games.load(result.record.game), msgspec.json.decode(msgspec.json.encode(result.record), type=Record)
        )
        assert (verdict.problems, verdict.answers) == ([], result.decisions)


@pytest.mark.exhaustive
def test_each_level_beats_the_one_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small tournaments of knights in a hurry, which a level loses only if it is broken; docs/bots.md has the figures."""
    monkeypatch.setattr(judgement_of("oriflamme"), "LINES", {"knight": 40})
    for levels in (("squire", "page", "page"), ("knight", "squire", "squire")):
        results = [*tournament("oriflamme", levels, 20, 1, seed(9), steady=True)]
        first, second = tallies(levels, results)
        assert first.wins > 0.4 > second.wins
        assert first.score > second.score
        assert first.interval is not None
        assert second.interval is not None
        assert first.interval[0] < first.wins < first.interval[1]
        assert second.interval[0] == pytest.approx((1 - first.interval[1]) / 2)  # what one gains, two lose


def test_where_seats_differ_the_sides_are_counted() -> None:
    results = [*tournament("old_kings_crown", ("page",) * 4, 2, 1, seed(9))]
    sides = by_side(results)
    assert len({side.name for side in sides}) == 4
    assert [side.played for side in sides] == [2] * 4
    assert sides == sorted(sides, key=lambda side: -side.wins)
    assert sum(side.wins * side.played for side in sides) == pytest.approx(2)
    assert by_side([*tournament("oriflamme", ("page",) * 3, 1, 1, seed(9))]) == []


def test_intervals_are_those_of_wilson() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 10)[0] == 0.0


def test_scores_of_few_games_have_the_wide_intervals_of_student() -> None:
    assert half_interval([3.0]) is None
    assert half_interval([1.0, 3.0]) == pytest.approx(12.706 * 1.0)
    assert [round(student(freedom), 3) for freedom in (10, 11, 30, 1000)] == [2.228, 2.201, 2.042, 1.962]


def test_a_level_that_plays_against_itself_has_a_share_but_no_interval_of_it() -> None:
    results = [*tournament("oriflamme", ("page",) * 3, 4, 1, seed(9))]
    (line,) = tallies(("page",) * 3, results)
    assert (line.played, line.interval) == (12, None)
    assert line.wins == pytest.approx(1 / 3)
    assert line.score == pytest.approx(sum(map(sum, (result.scores for result in results))) / 12)
    assert line.score_error == half_interval([sum(result.scores) / 3 for result in results])


def test_a_side_that_is_not_in_every_game_counts_the_games_in_which_it_is() -> None:
    def played(shares: tuple[float, float], sides: tuple[str, str]) -> Result:
        return Result(shares, (0, 0), 1, sides)

    clans, *_ = by_side([played((1, 0), ("clans", "nobility")), played((0, 1), ("uprising", "nobility"))])
    assert (clans.name, clans.played, clans.wins, clans.interval) == ("clans", 1, 1.0, wilson(1.0, 1))


def test_a_plot_shows_every_level_with_its_share() -> None:
    results = [*tournament("oriflamme", ("page", "page", "squire"), 3, 1, seed(10))]
    lines = tallies(("page", "page", "squire"), results)
    drawn = plot("a title", lines, 3, "a note")
    assert drawn.startswith("<svg")
    assert all(f">{line.name}<" in drawn and f"{100 * line.wins:.1f} %" in drawn for line in lines)

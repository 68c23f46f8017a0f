"""Puzzles: what makes one, and those that the games bring."""

from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.bots import Thought
from regalia.bots import puzzles as module
from regalia.bots.judgement import chances
from regalia.bots.puzzles import AHEAD, FEWEST, MOST, PASSES, PLAYED_BY, SURELY, Puzzle, puzzle_of, puzzles_of, standing_out
from regalia.bots.trials import Trials
from regalia.bots.weighing import compared
from regalia.core import Chance, Game, imagine, load, look
from regalia.core.match import Given

BROUGHT = [(slug, name) for slug in games.slugs() for name in puzzles_of(slug)]
SEED = "7a" * 32
CLEAREST = max(puzzles_of("oriflamme").values(), key=lambda puzzle: puzzle.answers[1].behind)
HARDEST = [(slug, next(iter(puzzles_of(slug)))) for slug in games.slugs() if puzzles_of(slug)]


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look into few worlds."""
    monkeypatch.setattr(module, "PASSES", (8, 32))
    monkeypatch.setattr(module, "CHECKS", 1)
    monkeypatch.setattr(module, "thought_of", lambda *_, **__: Thought(None, 40))


def position_of(puzzle: Puzzle) -> Game[Any]:
    return load(games.load(puzzle.game), puzzle.position)


@pytest.mark.parametrize(("slug", "name"), BROUGHT)
def test_a_puzzle_asks_its_seat_and_knows_what_all_answers_are_worth(slug: str, name: str) -> None:
    puzzle = puzzles_of(slug)[name]
    game, best, second = position_of(puzzle), puzzle.answers[0], puzzle.answers[1]
    rules = game.rules
    answers = [rules.answers.decode(msgspec.json.encode(each.answer)) for each in puzzle.answers]
    assert all(game.why_not(puzzle.seat, answer) is None for answer in answers)
    assert FEWEST <= len(set(answers)) == len(answers) <= MOST
    assert rules.answers.decode(msgspec.json.encode(puzzle.played)) in answers
    assert (best.behind, puzzle.worlds) == (0, PASSES[-1])
    assert second.behind >= AHEAD
    assert second.behind - second.margin > SURELY
    assert len(puzzle.found_by) < len(PLAYED_BY)
    assert msgspec.convert(puzzle.options, rules.options) is not None
    assert (puzzle.game, puzzle.rules) == (slug, rules.version)


@pytest.mark.parametrize(("slug", "name"), BROUGHT)
def test_a_puzzle_can_be_told_by_its_seat_from_no_other_position_that_it_imagines(slug: str, name: str) -> None:
    puzzle = puzzles_of(slug)[name]
    game = position_of(puzzle)
    assert look(imagine(game, puzzle.seat, Chance(SEED)), puzzle.seat) == look(game, puzzle.seat)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("slug", "name"), HARDEST)
def test_other_worlds_find_the_same_answer(slug: str, name: str) -> None:
    puzzle = puzzles_of(slug)[name]
    game = position_of(puzzle)
    trials = Trials(game, puzzle.seat, SEED, chances)
    trials.answers = [game.rules.answers.decode(msgspec.json.encode(each.answer)) for each in puzzle.answers]
    while trials.worlds < PASSES[-2]:
        trials.add_world()
    weighed = compared(trials.answers, trials.values_of(puzzle.seat))
    assert weighed[0].answer == trials.answers[0]


@pytest.mark.usefixtures("_short")
def test_one_answer_must_stand_out_in_a_game_that_is_open() -> None:
    puzzle, game = CLEAREST, position_of(CLEAREST)
    trials = Trials(game, puzzle.seat, SEED, chances)
    trials.answers = [game.rules.answers.decode(msgspec.json.encode(each.answer)) for each in puzzle.answers]
    found = standing_out(trials)
    assert found is not None
    assert found[0].answer == trials.answers[0]
    twice = Trials(game, puzzle.seat, SEED, chances)
    twice.answers = [trials.answers[0], trials.answers[0]]
    assert standing_out(twice) is None


@pytest.mark.usefixtures("_short")
def test_what_every_level_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, game = CLEAREST, position_of(CLEAREST)
    best = game.rules.answers.decode(msgspec.json.encode(puzzle.answers[0].answer))
    given, options = Given(puzzle.seat, best), game.rules.options()
    monkeypatch.setattr(module, "decide", lambda level, *_: best if level == "regent" else None)
    monkeypatch.setattr(module, "in_order", lambda _, answer: answer)
    again = puzzle_of(game, given, SEED, options)
    assert again is not None
    assert (again.found_by, again.played, again.id != puzzle.id) == ([], best, True)
    assert puzzle_of(game, given, SEED, options) == again, "equal seeds give equal puzzles"
    monkeypatch.setattr(module, "decide", lambda *_: best)
    assert puzzle_of(game, given, SEED, options) is None
    monkeypatch.setattr(module, "decide", lambda *_: None)
    assert puzzle_of(game, given, SEED, options) is None, "no regent finds it"

"""What the analysis of games claims, tried out: one game of bots at a time.

`levels`: worse players lose more. `results`: chances come true. `plants`: real blunders are found, and there is no word for
answers that cost nothing.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from regalia import games
from regalia.bots.analysis import Analysis, derived, ends_of, mean
from regalia.bots.judged import FIRST, Judged, Word, by_habit, judge, tried
from regalia.bots.judgement import Judgement, chances, judgement_of, shares
from regalia.bots.tournament import Pairing, play
from regalia.bots.trials import Trials, Value
from regalia.bots.weighing import Weighed, compared
from regalia.core import Answer, Chance, Game, Record, Seat, imagine, softmax
from regalia.core.match import Given

SEED = "5e" * 32
SAMPLED = 60
"""Most decisions of a game that are judged for the mean loss of its seats."""
FORESEEN = 6
"""Decisions of a game whose chances are compared with its end."""
SCREENED = 8
"""Decisions of a game of which the one with the worst possible answer is chosen."""
REFERENCE = 1024
"""Worlds that decide what an answer really costs."""
SCALES = (0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
"""Multiples of a judgement's doubt that are compared."""


class Task(Struct, frozen=True):
    """A game to be played and studied."""

    slug: str
    levels: tuple[str, ...]
    number: int
    records: Path
    """The folder of records: a game that is there is not played again."""


class Losses(Struct, frozen=True):
    """The mean losses of one level in one game."""

    level: str
    loss: float
    usual: float
    """What decisions by habit would have lost in the same positions."""
    graves: float
    """The share of mistakes and blunders."""


class Foreseen(Struct, frozen=True):
    """The chances of all seats at one moment, and who won."""

    by_scale: list[list[float]]
    """In the true position, for each of `SCALES`."""
    seat: Seat
    known: list[float]
    """The chance of the seat that decides, by what it knows, for each of `SCALES`."""
    won: list[float]


class Planted(Struct, frozen=True):
    """An answer whose cost is known from a reference, and the word of the analysis for it."""

    cost: float
    loss: float
    word: Word | None


def played(task: Task, study: str) -> Analysis:
    """A game of bots that search all their worlds."""
    file = task.records / f"{study}-{task.slug}-{task.number:04}.json"
    if not file.exists():
        pairing = Pairing(task.slug, task.levels, task.number, derived(SEED, study), steady=True, recorded=True)
        file.write_bytes(msgspec.json.encode(play(pairing).record))
    return Analysis(games.load(task.slug), msgspec.json.decode(file.read_bytes(), type=Record), most=FIRST)


def levels(task: Task) -> list[Losses]:
    """What the levels in a game have lost by a sample of their decisions, judged in the worlds of the first pass."""
    analysis = played(task, "levels")
    judged = [analysis.judged(number) for number in sample_of(analysis, task.number, SAMPLED)]
    lost: dict[str, list[Judged]] = {}
    for each in judged:
        lost.setdefault(task.levels[(each.seat - task.number) % len(task.levels)], []).append(each)
    return [losses_of(level, own) for level, own in lost.items()]


def losses_of(level: str, own: list[Judged]) -> Losses:
    """The means of one level's decisions."""
    return Losses(
        level,
        fmean(each.regret for each in own),
        fmean(each.regret + each.skill[each.seat] for each in own),
        fmean(each.word in ("mistake", "blunder") for each in own),
    )


def results(task: Task) -> list[Foreseen]:
    """The chances at a sample of a game's decisions, and how it ended."""
    analysis = played(task, "squires")
    return [foreseen(analysis, number) for number in sample_of(analysis, task.number, FORESEEN)]


def plants(task: Task) -> list[Planted]:
    """The worst answer that some decisions of a game allow, and an answer that was given."""
    analysis = played(task, "squires")
    answers = [extremes(analysis, number) for number in sample_of(analysis, task.number, SCREENED)]
    seq, best, worst = max(answers, key=lambda each: each[2].behind)
    other, best_there, _ = answers[0]
    given = analysis.match.answers[other].answer
    return [plant(analysis, seq, best, worst.answer), plant(analysis, other, best_there, given)]


def extremes(analysis: Analysis, number: int) -> tuple[int, Weighed, Weighed]:
    """A decision with its best and its worst answer, by the worlds of the first pass."""
    seq = analysis.decisions[number]
    given = analysis.match.answers[seq]
    trials = screened(analysis.match.at(seq), given, derived(SEED, "screened", seq), chances)
    best, *_, worst = compared(trials.answers, trials.values_of(given.seat))
    return seq, best, worst


def sample_of(analysis: Analysis, seed: int, most: int) -> list[int]:
    """The numbers of some decisions."""
    count = len(analysis.decisions)
    return Random(seed).sample(range(count), min(most, count))


def foreseen(analysis: Analysis, number: int) -> Foreseen:
    """The chances at a decision."""
    seq = analysis.decisions[number]
    game, given = analysis.match.at(seq), analysis.match.answers[seq]
    judgement, ends = judgement_of(game.rules.slug), ends_of(game, derived(SEED, "outlook", seq))
    trials = screened(game, given, derived(SEED, "known", seq), in_scales)
    return Foreseen(
        in_rows(mean([in_scales(judgement, end) for end in ends])),
        given.seat,
        [row[given.seat] for row in in_rows(by_habit(trials))],
        shares(analysis.match.game),
    )


def in_scales(judgement: Judgement, game: Game[Any]) -> list[float]:
    """The chances of all seats for each of `SCALES`, in one row."""
    return [chance for scale in SCALES for chance in scaled(judgement, game, scale)]


def in_rows(chances: list[float]) -> list[list[float]]:
    """A row for each of `SCALES`."""
    seats = len(chances) // len(SCALES)
    return [chances[start : start + seats] for start in range(0, len(chances), seats)]


def scaled(judgement: Judgement, game: Game[Any], scale: float) -> list[float]:
    """The chances if the judgement's doubt is multiplied."""
    return shares(game) if game.is_over else softmax(judgement.expected(game.state), judgement.doubt(game.state) * scale)


def plant(analysis: Analysis, seq: int, best: Weighed, answer: Answer) -> Planted:
    """Judge an answer as if it had been given. Its cost is measured against the best answers of both passes."""
    game, seat = analysis.match.at(seq), analysis.match.answers[seq].seat
    judged = judge(game, seq, seat, answer, derived(SEED, "judged", seq))
    good = [best.answer, *(each.answer for each in judged.best)]
    cost = real_cost(game, seat, answer, good, derived(SEED, "real", seq))
    return Planted(cost, judged.loss, judged.word)


def screened(game: Game[Any], given: Given, seed: str, value: Value) -> Trials:
    """The answers to a question, tried in the worlds of the first pass."""
    trials = Trials(imagine(game, given.seat, Chance(seed)), given.seat, seed, value)
    trials.answers = [*tried(trials, given.answer)]
    while trials.worlds < FIRST:
        trials.add_world()
    return trials


def real_cost(game: Game[Any], seat: Seat, answer: Answer, good: Sequence[Answer], seed: str) -> float:
    """How much an answer is really behind the best of the good ones."""
    trials = Trials(game, seat, seed, chances)
    trials.answers = [*dict.fromkeys([answer, *good])]
    while trials.worlds < REFERENCE:
        trials.add_world()
    means = [fmean(values) for values in trials.values_of(seat)]
    return max(means) - means[0]

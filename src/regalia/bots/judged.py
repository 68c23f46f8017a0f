"""What an answer in a finished game has cost, judged by what its seat knew.

All likely answers are tried in the same imagined worlds (`regalia.bots.trials`), with few worlds at first and with more
where it may have mattered. What the other seats hid, and what came later, does not count.
"""

from collections.abc import Sequence
from math import inf
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from regalia.bots.choices import at_random, choices, is_wide
from regalia.bots.habits import likely
from regalia.bots.judgement import chances
from regalia.bots.trials import Trials
from regalia.bots.weighing import MOST, Weighed, compared, likeliest
from regalia.core import Answer, Chance, Game, Seat, imagine
from regalia.core.questions import in_order

FIRST, SECOND, THIRD = 32, 128, 512
"""The number of worlds: for every decision, where something may have been lost, and where much may have been."""
NARROW = 0.03
"""Half an interval that is narrow enough even for a large loss."""
LIKELY, OTHERS = 5, 2
"""Of a question with more than `MOST` answers: how many of the likeliest are tried, and how many of the others."""
SHOWN = 3
"""How many of the best answers are kept."""
DECIDED = 0.95
"""If one seat has more than this chance both before and after an answer, there is no word for the answer."""

Word: TypeAlias = Literal["inexact", "mistake", "blunder"]
"""A word for an answer that has cost chances."""
WORDS: dict[Word, float] = {"blunder": 0.20, "mistake": 0.10, "inexact": 0.05}
"""The loss from which on each is used."""


class Judged(Struct, frozen=True):
    """A decision, judged by what its seat knew. Chances are shares of the victory, by seat."""

    seq: int
    """The number of answers given before it."""
    seat: Seat
    chances_before: list[float]
    """As the seat could know them, if it answers by habit."""
    chances_after: list[float]
    """As the seat could know them, with the answer that it gave."""
    best: list[Weighed]
    """The best answers, at most `SHOWN`."""
    played: Weighed
    """The answer that was given."""
    regret: float
    """The loss, measured in other worlds than those that chose the best answer: for means, since it is not too large.

    The best of many noisy values is too large on average; this is the double estimator of van Hasselt ("Double
    Q-learning", 2010). A single one may be negative.
    """
    worlds: int
    """The number of imagined worlds in which the answers were tried."""
    word: Word | None = None
    """None if little was lost, if that is uncertain, or if the game was decided."""

    @property
    def loss(self) -> float:
        """How much smaller the seat's chance was with its answer than with the best one."""
        return self.played.behind

    @property
    def skill(self) -> list[float]:
        """How the answer changed each seat's chances, compared with the habits of good players."""
        return [after - before for before, after in zip(self.chances_before, self.chances_after, strict=True)]

    @property
    def sure(self) -> bool:
        """True if the lower end of the 90 % interval of the loss is above half the threshold that the loss has reached."""
        reached = next((loss for loss in WORDS.values() if self.loss >= loss), inf)
        return is_sure(self.played, reached)


def judge(game: Game[Any], seq: int, seat: Seat, given: Answer, seed: str, most: int = THIRD) -> Judged:
    """Judge an answer to a question of a game in at most this number of worlds, two or more.

    Equal seeds give equal figures. The game may be the true one: its seat's knowledge is all that is used.
    """
    known = imagine(game, seat, Chance(seed))
    given = in_order(known.asks[seat], given)
    trials = Trials(known, seat, seed, chances)
    trials.answers = [*tried(trials, given)]
    played, best = look(trials, given, min(FIRST, most))
    if played.behind + played.margin >= WORDS["inexact"]:
        played, best = look(trials, given, min(SECOND, most))
    if played.behind >= WORDS["mistake"] and played.margin > NARROW:
        played, best = look(trials, given, most)
    before, after = by_habit(trials), expectation(trials, trials.answers.index(given))
    word = None if is_decided(before, after) else word_for(played)
    return Judged(seq, seat, before, after, best, played, regret(trials, given), trials.worlds, word)


def tried(trials: Trials, given: Answer) -> Sequence[Answer]:
    """The answers to try: all, or of many the given one, the likeliest, and some at random."""
    ask = trials.game.asks[trials.seat]
    every = choices(ask, trials.rng)
    if not is_wide(ask) and len(every) <= MOST:
        return [*dict.fromkeys([*every, given])]
    likeliest_ones = likeliest(trials.judgement, trials.game, trials.seat, trials.rng, LIKELY)
    return [*dict.fromkeys([given, *likeliest_ones, *some_others(trials, {given, *likeliest_ones}, every)])]


def some_others(trials: Trials, known: set[Answer], every: Sequence[Answer]) -> list[Answer]:
    """Answers at random that are not among these."""
    ask, rng = trials.game.asks[trials.seat], trials.rng
    others = [answer for answer in every if answer not in known]
    if is_wide(ask):
        others += [answer for answer in (at_random(ask, rng) for _ in range(OTHERS)) if answer not in known]
    return rng.sample(others, min(OTHERS, len(others)))


def look(trials: Trials, given: Answer, worlds: int) -> tuple[Weighed, list[Weighed]]:
    """The given answer and the best ones, after this number of worlds in all."""
    while trials.worlds < worlds:
        trials.add_world()
    weighed = compared(trials.answers, trials.values_of(trials.seat))
    return next(each for each in weighed if each.answer == given), weighed[:SHOWN]


def regret(trials: Trials, given: Answer) -> float:
    """The mean of what the best answer of either half of the worlds is ahead in the other half."""
    values, place = trials.values_of(trials.seat), trials.answers.index(given)
    halves = [[sum(each[start::2]) / len(each[start::2]) for each in values] for start in (0, 1)]
    return sum(ahead(chosen, other, place) for chosen, other in (halves, halves[::-1])) / 2


def ahead(chosen: Sequence[float], other: Sequence[float], place: int) -> float:
    """How far the answer with the highest value in one half is ahead in the other half."""
    best = max(range(len(chosen)), key=chosen.__getitem__)
    return other[best] - other[place]


def by_habit(trials: Trials) -> list[float]:
    """The chances of all seats if the answer is drawn from those tried as good players draw it."""
    weights = likely(trials.judgement, trials.game, trials.seat, trials.answers)
    if not weights or not any(weights):
        weights = [1.0] * len(trials.answers)
    means = [expectation(trials, place) for place in range(len(trials.answers))]
    return [sum(map(float.__mul__, map(float, weights), of_seat)) / sum(weights) for of_seat in zip(*means, strict=True)]


def expectation(trials: Trials, place: int) -> list[float]:
    """The mean chances of all seats after one of the answers."""
    outcomes = [outcome[place] for outcome in trials.outcomes]
    return [sum(of_seat) / len(outcomes) for of_seat in zip(*outcomes, strict=True)]


def word_for(played: Weighed) -> Word | None:
    """The strongest word whose threshold the loss reaches, and surely half of it."""
    return next((word for word, loss in WORDS.items() if played.behind >= loss and is_sure(played, loss)), None)


def is_decided(before: Sequence[float], after: Sequence[float]) -> bool:
    """True if the same seat has almost won before and after an answer."""
    return any(min(each) > DECIDED for each in zip(before, after, strict=True))


def is_sure(played: Weighed, threshold: float) -> bool:
    """True if the loss is surely more than half a threshold."""
    return played.behind - played.margin > threshold / 2

"""Puzzles: decisions of real games in which one answer is clearly the best, by what its seat knew.

All answers are tried in the same imagined worlds, first in few, and in many only while one answer may still stand out. Then
regents must find it each time, in other worlds. What all levels find is too easy.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Raw, Struct

from regalia import games
from regalia.bots import THOUGHTS, Level, decide, thought_of
from regalia.bots.analysis import Analysis, derived
from regalia.bots.choices import choices, is_wide
from regalia.bots.judged import by_habit
from regalia.bots.judgement import chances
from regalia.bots.reasons import reasons_for
from regalia.bots.trials import Trials
from regalia.bots.weighing import Weighed, compared
from regalia.core import Answer, Chance, Game, Reason, Seat, imagine, save
from regalia.core.match import Given
from regalia.core.questions import in_order

AHEAD, SURELY = 0.15, 0.10
"""How far the best answer is ahead of the second, and the lower end of the 90 % interval of that."""
OPEN = (0.15, 0.85)
"""The seat's chance in a position that is not decided."""
FEWEST, MOST = 3, 12
"""How many answers there are to choose from: all of them are tried."""
PASSES = (32, 128, 1024)
"""The number of worlds after which a decision is dropped if no answer can stand out any more."""
CHECKS = 5
"""How often a regent must find the answer, with other worlds each time."""
PLAYED_BY: tuple[Level, ...] = ("page", "squire", "knight")
"""The levels that try to solve a puzzle, to see how hard it is."""


class Puzzle(Struct, frozen=True):
    """A position as its seat knows it, and what its answers are worth. Chances are shares of the victory."""

    game: str
    rules: int
    """The version of the rules; under others it is not shown."""
    options: Any
    """What its table had agreed on, as JSON data."""
    seat: Seat
    position: Raw
    """An imagined game, saved: it holds no secret of the real one."""
    answers: list[Weighed]
    """The best one first."""
    worlds: int
    """The number of imagined worlds in which they were tried."""
    played: Answer | Any
    """What was answered in the real game."""
    found_by: list[Level]
    """The levels below regent that find the answer in most of `CHECKS` tries: not all of them."""
    reasons: list[Reason]
    """Why the best answer is good, if the game can say so."""

    @property
    def id(self) -> str:
        """A name that no other puzzle has."""
        return blake2b(self.position, digest_size=6).hexdigest()


def puzzles_in(analysis: Analysis) -> Iterator[Puzzle]:
    """The puzzles of a game, in the order of play. Equal records give equal puzzles."""
    for seq in analysis.decisions:
        given = analysis.match.answers[seq]
        seed = derived(analysis.basis.commitment, "puzzle", seq)
        puzzle = puzzle_of(analysis.match.at(seq), given, seed, analysis.match.options)
        if puzzle is not None:
            yield puzzle


def puzzle_of(game: Game[Any], given: Given, seed: str, options: Any) -> Puzzle | None:
    """The puzzle in a decision; None if there is none. The game may be the true one: only what the seat knows counts."""
    seat = given.seat
    known = imagine(game, seat, Chance(seed))
    trials = Trials(known, seat, seed, chances)
    trials.answers = [*choices(known.asks[seat], trials.rng)]
    if is_wide(known.asks[seat]) or not FEWEST <= len(trials.answers) <= MOST:
        return None
    best = standing_out(trials)
    if best is None:
        return None
    found_by = [level for level in PLAYED_BY if sum(solves(level, known, seat, best[0], seed)) > CHECKS / 2]
    if len(found_by) == len(PLAYED_BY) or not all(solves("regent", known, seat, best[0], seed)):
        return None
    rules, agreed, played = known.rules, msgspec.to_builtins(options), in_order(known.asks[seat], given.answer)
    reasons = reasons_for(known, seat, best[0].answer, seed)
    position = Raw(save(known))
    return Puzzle(rules.slug, rules.version, agreed, seat, position, best, trials.worlds, played, found_by, reasons)


def standing_out(trials: Trials) -> list[Weighed] | None:
    """All answers if one stands out of them in an open game, the best one first; None otherwise."""
    weighed: list[Weighed] = []
    for worlds in PASSES:
        while trials.worlds < worlds:
            trials.add_world()
        weighed = compared(trials.answers, trials.values_of(trials.seat))
        if weighed[1].behind + weighed[1].margin < AHEAD or not is_open(trials):
            return None
    second = weighed[1]
    return weighed if second.behind >= AHEAD and second.behind - second.margin > SURELY else None


def is_open(trials: Trials) -> bool:
    """True if the seat has neither won nor lost, if it answers by habit."""
    least, most = OPEN
    return least <= by_habit(trials)[trials.seat] <= most


def solves(level: Level, game: Game[Any], seat: Seat, best: Weighed, seed: str) -> Iterator[bool]:
    """Whether a level gives the best answer, in each of `CHECKS` tries."""
    thought = thought_of(level, game.rules.slug, steady=True) if level in THOUGHTS else None
    for number in range(CHECKS):
        answer = decide(level, game, seat, derived(seed, level, number), thought)
        yield in_order(game.asks[seat], answer) == best.answer


@cache
def puzzles_of(slug: str) -> Mapping[str, Puzzle]:
    """The puzzles that a game brings with it in `puzzles.json`, by id: those of its present rules."""
    file, version = games.resource(slug, "puzzles.json"), games.load(slug).version
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []
    return {puzzle.id: puzzle for puzzle in found if puzzle.rules == version}

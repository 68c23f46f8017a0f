"""The analysis of a finished game: what each decision has cost, and what luck has done.

The curve shows the chances of all seats in the true position, with all cards open, if all play on by habit. A decision is
judged by what its seat knew (`regalia.bots.judged`); its `skill` is the change between what habit and what the answer let
the seat expect. `luck` is the rest of the way to the next moment: what was turned up or rolled, what others had hidden.
So the curve is the sum of both, by definition. Backgammon is analysed in this way (GNU Backgammon manual, "luck"); with
hidden cards the terms are those of Burch, Schmid, Moravčík, Morrill and Bowling, "AIVAT: A New Variance Reduction
Technique for Agent Evaluation in Imperfect Information Games", 2018.

Piles keep their order in the curve, so a card that is drawn before the position is judged counts from a little earlier.
"""

import time
from collections.abc import Collection, Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.bots.judged import THIRD, Judged, judge
from regalia.bots.judgement import chances, judgement_of, points_of, shares
from regalia.bots.trials import played_on
from regalia.core import Chance, Game, Match, Pass, Record, Rules, lone_answer, replay, rollout, verify
from regalia.core.match import NO_ANSWERS, Given, give
from regalia.core.record import Problem, is_of_another_pack
from regalia.core.windows import About, Acting

PLAYED_ON = 128
"""How often a true position is played on. The chances of its curve then have a standard error of at most 0.045."""
SECONDS = 300.0
"""CPU seconds that an analysis may take, if nothing else is said."""

Obstacle: TypeAlias = Problem | Literal["rules", "pack", "alone"]
"""Why a record is not analysed: the Fluent message `analyse-<obstacle>` of the command line."""


class CannotAnalyse(Exception):  # noqa: N818 - named after what is the matter
    """The record cannot be analysed here."""

    def __init__(self, obstacle: Obstacle, detail: str = "") -> None:
        """The obstacle, and more about it."""
        super().__init__(f"{obstacle}: {detail}" if detail else obstacle)
        self.obstacle = obstacle
        self.detail = detail


class Outlook(Struct, frozen=True):
    """What each seat may expect in the true position."""

    chances: list[float]
    """Shares of the victory."""
    points: list[float]
    """Points at the end of the game, as far as the judgement sees them."""


class Moment(Struct, frozen=True):
    """A decision, and what happened up to the next one."""

    outlook: Outlook
    """Right before it."""
    judged: Judged
    luck: list[float]
    """How each seat's chances changed up to the next moment, beyond the `skill` of the decision."""
    kept: bool = False
    """True if a bot decided for an absent person, for whom it does not count."""


class Basis(Struct, frozen=True):
    """What the figures of an analysis depend on."""

    game: str
    rules: int
    commitment: str
    most: int


class Analysis:
    """The decisions of a record, which are judged one after the other."""

    def __init__(self, rules: Rules[Any], record: Record, kept: Collection[int] = (), most: int = THIRD) -> None:
        """Decisions are judged in at most `most` worlds. Raises CannotAnalyse.

        `kept`: the numbers of the answers that a bot gave for an absent person.
        """
        self.match = replayed(rules, record)
        self.basis = Basis(record.game, record.rules, record.commitment, most)
        self.kept = frozenset(kept)
        self.decisions = [*decisions(self.match)]
        """The number of answers before each decision."""
        self.end = Outlook(shares(self.match.game), [*points_of(judgement_of(rules.slug), self.match.game)])
        """How the game ended."""

    def moments(self, done: int = 0, seconds: float = SECONDS) -> Iterator[Moment]:
        """Judge the decisions after the first `done`. Stops before the next one when the CPU seconds are over.

        The figures of a decision depend on the record and its number alone.
        """
        start = time.process_time()
        outlook = self.outlook(done)
        for number in range(done, len(self.decisions)):
            if time.process_time() - start >= seconds:
                return
            judged, following = self.judged(number), self.outlook(number + 1)
            luck = [
                after - before - skill
                for before, after, skill in zip(outlook.chances, following.chances, judged.skill, strict=True)
            ]
            yield Moment(outlook, judged, luck, judged.seq in self.kept)
            outlook = following

    def judged(self, number: int) -> Judged:
        """A decision by its number."""
        seq, basis = self.decisions[number], self.basis
        given, seed = self.match.answers[seq], derived(basis.commitment, "judged", seq)
        return judge(self.match.at(seq), seq, given.seat, given.answer, seed, basis.most)

    def restored(self, moment: Moment) -> Moment:
        """A moment that was read from JSON, with its answers."""
        judged, kind = moment.judged, self.match.rules.recorded_type
        played, *best = [replace(each, answer=msgspec.convert(each.answer, kind)) for each in (judged.played, *judged.best)]
        return replace(moment, judged=replace(judged, played=played, best=best))

    def outlook(self, number: int) -> Outlook:
        """What each seat may expect right before a decision, or after the last one."""
        if number == len(self.decisions):
            return self.end
        seq = self.decisions[number]
        return outlook(self.match.at(seq), derived(self.basis.commitment, "outlook", seq))


def replayed(rules: Rules[Any], record: Record) -> Match:
    """The match of a record that has been verified. Raises CannotAnalyse."""
    if record.rules != rules.version:
        raise CannotAnalyse("rules", str(record.rules))
    if is_of_another_pack(rules, record):
        raise CannotAnalyse("pack", record.pack.name if record.pack else "")
    if record.seats == 1:
        raise CannotAnalyse("alone")
    if record.seed is None:
        raise CannotAnalyse("unfinished")
    verdict = verify(rules, record)
    if verdict.problems:
        raise CannotAnalyse(verdict.problems[0], verdict.detail)
    return replay(rules, record)


def decisions(match: Match) -> Iterator[int]:
    """The number of answers before each decision that is judged, as far as the rules are those of the record."""
    first = match.carried.after if match.carried else 0
    game = match.at(first)
    for seq, given in enumerate(match.answers[first:], first):
        if is_judged(game, given):
            yield seq
        give(game, given)


def is_judged(game: Game[Any], given: Given) -> bool:
    """True for an answer that could have been another one; passes in windows, and what is done unasked, are not judged."""
    if isinstance(given.answer, NO_ANSWERS) or lone_answer(game.asks[given.seat]) is not None:
        return False
    return not (isinstance(given.answer, Pass) and isinstance(game.step, Acting | About))


def outlook(game: Game[Any], seed: str) -> Outlook:
    """What each seat may expect in this very position, if all play on by habit. Equal seeds give equal figures."""
    judgement, ends = judgement_of(game.rules.slug), ends_of(game, seed)
    return Outlook(mean([chances(judgement, end) for end in ends]), mean([points_of(judgement, end) for end in ends]))


def ends_of(game: Game[Any], seed: str) -> list[Game[Any]]:
    """Where the game may be when it is judged next, if all play on by habit with other dice."""
    judgement, chance, ends = judgement_of(game.rules.slug), Chance(seed), []
    for number in range(PLAYED_ON):
        world = rollout(game)
        world.state.chance = chance.fork()
        ends.append(played_on(judgement, game.state, world, Random(f"{seed} {number}")))  # noqa: S311 - not the rules' chance
    return ends


def mean(values: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each seat."""
    return [sum(of_seat) / len(values) for of_seat in zip(*values, strict=True)]


def derived(seed: str, *words: object) -> str:
    """A seed for one purpose."""
    return blake2b(":".join([seed, *map(str, words)]).encode(), digest_size=32).hexdigest()

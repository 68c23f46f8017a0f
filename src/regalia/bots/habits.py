"""The choices of good players, learned from games: the policy for lines of play.

A game lists the `traits` of an option, and a table `HABITS` says how much each of them speaks for it. The weight of an
option is the exponential of their sum, as in a conditional logit (McFadden 1974). A game without traits is played on by
what its judgement calls sensible.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from regalia.bots.choices import drawn, sensible
from regalia.bots.judgement import Judgement
from regalia.core import Answer, Game, Option, Seat

Trait: TypeAlias = tuple[str, str, int]
"""What an option is like: a name, what it is about, and a number such as the time left."""
FIRM = 2.0
"""The factor by which habits are followed more firmly than they were observed."""

ROUNDS, STEP, MODEST = 10, 0.15, 0.0005
"""Of the fit: passes over the data, step size, and L2 penalty."""


class Habitual(Judgement, Protocol):
    """A judgement that says what options are like."""

    HABITS: Mapping[Trait, float]

    def traits(self, game: Game[Any], seat: Seat, option: Option) -> Sequence[Trait]:
        """The traits of an option, derived from what the seat can see."""
        ...


class Chosen(Struct, frozen=True):
    """A decision that was seen: the traits of every option, and which was chosen."""

    traits: list[Sequence[Trait]]
    place: int


def habitual(judgement: Judgement) -> Habitual | None:
    """The judgement, if it says what options are like."""
    found: Any = judgement
    return found if hasattr(judgement, "traits") else None


def likely(judgement: Judgement, game: Game[Any], seat: Seat, answers: Sequence[Answer]) -> Sequence[float] | None:
    """The likelihood that a good player gives each answer, as weights; None if all are alike."""
    options = [answer for answer in answers if isinstance(answer, Option)]
    player = habitual(judgement)
    if player is None or len(options) < len(answers):
        return judgement.weights(game, seat, answers)
    habits = player.HABITS
    appeal = [sum([habits.get(trait, 0.0) for trait in player.traits(game, seat, option)]) for option in options]
    most = max(appeal)
    return [exp(FIRM * (each - most)) for each in appeal]


def usual(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Answer:
    """An answer drawn as a good player might choose it: the policy of all seats in lines of play."""
    ask = game.asks[seat]
    if not isinstance(ask, tuple):
        return sensible(judgement, game, seat, rng)
    return drawn(ask, likely(judgement, game, seat, ask), rng)


def fit_habits(seen: Sequence[Chosen], rng: Random) -> tuple[dict[Trait, float], float]:
    """The habits that explain best what was chosen, by stochastic gradient descent (Adagrad); their loss."""
    habits: dict[Trait, float] = defaultdict(float)
    moved: dict[Trait, float] = defaultdict(lambda: 1e-6)
    lost = 0.0
    for _ in range(ROUNDS):
        lost = 0.0
        for decision in rng.sample(seen, len(seen)):
            odds = [exp(sum([habits[each] for each in traits])) for traits in decision.traits]
            total = sum(odds)
            lost -= log(odds[decision.place] / total)
            for index, (odd, traits) in enumerate(zip(odds, decision.traits, strict=True)):
                pull = odd / total - (index == decision.place)
                for each in traits:
                    slope = pull + MODEST * habits[each]
                    moved[each] += slope * slope
                    habits[each] -= STEP * slope / sqrt(moved[each])
    return dict(habits), lost / len(seen)

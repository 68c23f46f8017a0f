"""Information-set Monte Carlo tree search with multiple observers, for any game.

Each iteration plays in a world dealt again from what the searching seat knows. Every seat has a tree of its own, which
descends by what that seat sees: its own answers, others' unless the step keeps them secret, and the events that follow, as
far as they are shown to it. So no seat in the tree acts on what it cannot know, simultaneous answers are chosen without
knowing the others', and what was turned up or drawn leads to another node. After Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search" (2012); answers are selected as by PUCT, with what is likely as the
prior and the number of times an answer was available in the place of visits. The more often a node is visited, the more
answers to a wide question it considers (progressive widening).
"""

import time
from collections.abc import Mapping, Sequence
from math import inf, sqrt
from random import Random
from typing import Any

from regalia.bots.choices import at_random, choices, is_wide, proposed, sensible
from regalia.bots.greedy import Outlook
from regalia.bots.habits import likely, usual
from regalia.bots.judgement import Judgement, worth
from regalia.bots.worlds import imagined
from regalia.core import Answer, Ask, Chance, Event, Game, Seat, rollout, softmax
from regalia.core.checking import allows

UNSEEN = "?"
"""How a tree sees an answer that its owner does not learn."""
EAGER = 3.0
"""How much an answer's prior counts against what it has brought, in standard deviations of what play has brought so far."""
CURIOUS = 1.0
"""The number of them by which an untried answer is assumed better than the average."""
TASTE = 0.3
"""A first impression that is better by this part of the range of all makes an answer's prior e times as great."""
FEW, WIDENING = 8, 2.0
"""For a wide question, a node considers this many answers, or this multiple of the square root of its visits."""
CHECKED = 8
"""Worlds between checks whether the remaining ones could change the result."""
ALIKE = 1e-9
"""Differences between first impressions below this are ignored."""


class Arm:
    """One answer at one node."""

    __slots__ = ("available", "gain", "prior", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.gain = 0.0


class Node:
    """What a seat knows at one moment of the search."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.children: dict[Any, Node] = {}
        self.visits = 0

    def child(self, label: Any) -> "Node":
        """The node after something was seen."""
        node = self.children.get(label)
        if node is None:
            node = self.children[label] = Node()
        return node


class Gains:
    """The range of a seat's values so far: games differ in how much one answer can change."""

    __slots__ = ("mean", "number", "spread", "square", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = self.square = 0.0
        self.mean, self.spread = 0.5, 0.1

    def note(self, gain: float) -> None:
        """One more line of play."""
        self.number += 1
        self.total += gain
        self.square += gain * gain
        if self.number > 1:
            self.mean = self.total / self.number
            self.spread = sqrt(max(self.square / self.number - self.mean**2, ALIKE))


class Search:
    """A search for one seat's answer in one position."""

    def __init__(self, game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.chance = chance
        self.roots = {each: Node() for each in game.state.seats}
        self.gains = {each: Gains() for each in self.roots}
        self.iterations = 0

    def run(self, worlds: int, seconds: float | None = None) -> Answer:
        """Search up to this number of worlds and up to this number of seconds; return the answer that was tried most."""
        end = inf if seconds is None else time.perf_counter() + seconds
        self._look_ahead()
        while self.iterations < worlds and time.perf_counter() < end and not self._is_decided(worlds):
            self.iterate()
        arms = self.roots[self.seat].arms
        legal = {answer: arm for answer, arm in arms.items() if self.game.why_not(self.seat, answer) is None}
        if not legal:
            return sensible(self.judgement, self.game, self.seat, self.rng)
        best: Answer = max(legal, key=lambda answer: (legal[answer].visits, legal[answer].gain, legal[answer].prior))
        return best

    def _is_decided(self, worlds: int) -> bool:
        """True if no other answer can be tried as often any more, however the remaining worlds turn out."""
        if self.iterations % CHECKED:
            return False
        *_, second, most = sorted([0, 0, *[arm.visits for arm in self.roots[self.seat].arms.values()]])
        return most - second > worlds - self.iterations

    def _look_ahead(self) -> None:
        """The searching seat's first impression of its answers is a squire's; where all look alike, their weights."""
        seen = Outlook(self.judgement, self.rng).over(self.game, self.seat, self.chance)
        scores = [score for _, _, score in seen]
        span, weights = max(scores) - min(scores), [weight or 1.0 for _, weight, _ in seen]
        priors = softmax(scores, TASTE * span) if span > ALIKE else [weight / sum(weights) for weight in weights]
        self.roots[self.seat].arms |= {answer: Arm(prior) for (answer, _, _), prior in zip(seen, priors, strict=True)}

    def iterate(self) -> None:
        """One iteration in one world: descend the trees, play on by habits, back the values up."""
        start, judgement, rng = self.game.state, self.judgement, self.rng
        world = rollout(imagined(self.game, self.seat, judgement, rng, self.chance))
        nodes = dict(self.roots)
        path: list[tuple[Arm, Seat]] = []
        fresh = False
        while not fresh and not world.is_over and not (path and judgement.pause(start, world)):
            fresh = self._descend(world, nodes, path)
        world.events = None
        while not world.is_over and not judgement.pause(start, world):
            for seat in [*world.asks]:
                world.take(seat, usual(judgement, world, seat, rng))
        values = worth(self.judgement, world)
        for seat, gains in self.gains.items():
            gains.note(values[seat])
        for arm, seat in path:
            arm.visits += 1
            arm.gain += values[seat]
        self.iterations += 1

    def _descend(self, world: Game[Any], nodes: dict[Seat, Node], path: list[tuple[Arm, Seat]]) -> bool:
        """One decision of all who are asked; true if a seat's answer was new to its tree."""
        hidden, asked, fresh = world.step.secret or len(world.asks) > 1, [*world.asks], False
        answers: dict[Seat, Answer] = {}
        for seat in asked:
            answer, arm = self._select(world, seat, nodes[seat])
            answers[seat] = answer
            path.append((arm, seat))
            fresh |= arm.visits == 0
        events: list[Event] = []
        world.events = events
        for seat, answer in answers.items():
            world.take(seat, answer)
        if not fresh:
            for seat, node in nodes.items():
                nodes[seat] = node.child(sight(seat, answers, hidden, events))
        return fresh

    def _select(self, world: Game[Any], seat: Seat, node: Node) -> tuple[Answer, Arm]:
        ask, arms = world.asks[seat], node.arms
        node.visits += 1
        proposals = proposed(self.judgement, world, seat, self.rng)
        answers = self._widened(ask, node, proposals) if proposals or is_wide(ask) else choices(ask, self.rng)
        if any(answer not in arms for answer in answers):
            self._grow(world, seat, arms, answers)
        best, best_score = None, -inf
        gains = self.gains[seat]
        unknown, eager = gains.mean + CURIOUS * gains.spread, EAGER * gains.spread
        for answer in [answer for answer in answers if arms[answer].prior] or answers:
            arm = arms[answer]
            arm.available += 1
            visits = arm.visits
            score = (arm.gain / visits if visits else unknown) + eager * arm.prior * sqrt(arm.available) / (1 + visits)
            if score > best_score:
                best, best_score = (answer, arm), score
        assert best is not None
        return best

    def _widened(self, ask: Ask, node: Node, proposals: Sequence[Answer] = ()) -> list[Answer]:
        """The answers to a wide question that a node knows, and some new ones as it is visited more often.

        New ones are those that the judgement proposes, as long as there are any, then random ones.
        """
        known = dict.fromkeys(answer for answer in node.arms if allows(ask, answer))
        fresh = [answer for answer in proposals if answer not in known]
        for _ in range(round(max(FEW, WIDENING * sqrt(node.visits))) - len(known)):
            known[fresh.pop(0) if fresh else at_random(ask, self.rng)] = None
        return [*known]

    def _grow(self, world: Game[Any], seat: Seat, arms: dict[Any, Arm], answers: Any) -> None:
        weights = likely(self.judgement, world, seat, answers) or [1.0] * len(answers)
        total = sum(weights) or 1.0
        for answer, weight in zip(answers, weights, strict=True):
            if answer not in arms:
                arms[answer] = Arm(weight / total)


def sight(seat: Seat, answers: Mapping[Seat, Answer], hidden: bool, events: Sequence[Event]) -> tuple[Any, ...]:
    """What a seat sees of a decision: the answers, unless they are hidden from it, and what it is shown of what follows."""
    eyes = frozenset((seat,))
    visible = [answer if other == seat or not hidden else UNSEEN for other, answer in answers.items()]
    return (*visible, *[event.seen_by(eyes) for event in events])

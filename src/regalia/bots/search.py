"""Information-set Monte Carlo tree search with multiple observers, for any game.

Each iteration plays in a world dealt anew from what the searching seat knows. Every seat has a tree of its own, which
descends by what that seat sees of each answer: its own answers fully, others' unless the step keeps them secret. So nobody
in the tree acts on what it cannot know, and simultaneous answers are chosen without knowing the others'. After Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012); answers are selected as by PUCT, with the game's
own judgement as the prior and the number of times an answer was available in the place of visits.
"""

import time
from math import inf, sqrt
from random import Random
from typing import Any

from regalia.bots.choices import choices, sensible
from regalia.bots.judgement import Judgement, worth
from regalia.core import Answer, Chance, Game, Seat, imagine

UNSEEN = "?"
"""How a tree sees an answer that its owner does not learn."""


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

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.children: dict[Any, Node] = {}

    def child(self, label: Any) -> "Node":
        """The node after something was seen."""
        node = self.children.get(label)
        if node is None:
            node = self.children[label] = Node()
        return node


class Search:
    """A search for one seat's answer in one position."""

    def __init__(
        self, game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance, exploration: float = 0.7
    ) -> None:
        self.game = game
        self.seat = seat
        self.judgement = judgement
        self.rng = rng
        self.chance = chance
        self.exploration = exploration
        self.roots = {each: Node() for each in game.state.seats}
        self.iterations = 0

    def run(self, worlds: int, seconds: float | None = None) -> Answer:
        """Search so many worlds, but not longer than so many seconds; the answer that was tried most."""
        end = inf if seconds is None else time.perf_counter() + seconds
        while self.iterations < worlds and time.perf_counter() < end:
            self.iterate()
        arms = self.roots[self.seat].arms
        legal = {answer: arm for answer, arm in arms.items() if self.game.why_not(self.seat, answer) is None}
        if not legal:
            return sensible(self.judgement, self.game, self.seat, self.rng)
        best: Answer = max(legal, key=lambda answer: (legal[answer].visits, legal[answer].gain))
        return best

    def iterate(self) -> None:
        """One world: down the trees, on by play that is sensible, back up with what it was worth."""
        world = imagine(self.game, self.seat, self.chance)
        nodes = dict(self.roots)
        path: list[tuple[Arm, Seat]] = []
        fresh = False
        while not fresh and not world.is_over and not (path and self.judgement.pause(self.game.state, world)):
            fresh = self._descend(world, nodes, path)
        while not world.is_over and not self.judgement.pause(self.game.state, world):
            for seat in [*world.asks]:
                world.take(seat, sensible(self.judgement, world, seat, self.rng))
        values = worth(self.judgement, world)
        for arm, seat in path:
            arm.visits += 1
            arm.gain += values[seat]
        self.iterations += 1

    def _descend(self, world: Game[Any], nodes: dict[Seat, Node], path: list[tuple[Arm, Seat]]) -> bool:
        """One decision of all who are asked; whether somebody's answer was new to its tree."""
        step, asked, fresh = world.step, [*world.asks], False
        together = len(asked) > 1 or bool(world.given)
        answers: dict[Seat, Answer] = {}
        for seat in asked:
            answer, arm = self._select(world, seat, nodes[seat])
            answers[seat] = answer
            path.append((arm, seat))
            fresh |= arm.visits == 0
        for seat, answer in answers.items():
            world.take(seat, answer)
        hidden = step.secret or together
        for seat, node in nodes.items():
            seen = tuple(answer if other == seat or not hidden else UNSEEN for other, answer in answers.items())
            nodes[seat] = node.child(seen)
        return fresh

    def _select(self, world: Game[Any], seat: Seat, node: Node) -> tuple[Answer, Arm]:
        ask = world.asks[seat]
        answers = choices(ask, self.rng)
        arms = node.arms
        if any(answer not in arms for answer in answers):
            self._grow(world, seat, arms, answers)
        best, best_score = None, -1.0
        exploration = self.exploration
        for answer in answers:
            arm = arms[answer]
            arm.available += 1
            visits = arm.visits
            score = (arm.gain / visits if visits else 0.5) + exploration * arm.prior * sqrt(arm.available) / (1 + visits)
            if score > best_score:
                best, best_score = (answer, arm), score
        assert best is not None
        return best

    def _grow(self, world: Game[Any], seat: Seat, arms: dict[Any, Arm], answers: Any) -> None:
        weights = self.judgement.weights(world, seat, answers) or [1.0] * len(answers)
        total = sum(weights) or 1.0
        for answer, weight in zip(answers, weights, strict=True):
            if answer not in arms:
                arms[answer] = Arm(weight / total)

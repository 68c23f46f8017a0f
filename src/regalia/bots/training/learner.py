"""A net that is being trained: imitation, then iterations of the league, each of which can be interrupted."""

from collections.abc import Callable, Sequence
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import torch

from regalia import games
from regalia.bots.net import SHAPES
from regalia.bots.results import OtherTerms
from regalia.bots.spread import Spread
from regalia.bots.training.averaging import mean_of
from regalia.bots.training.bags import Vocabulary
from regalia.bots.training.curve import Point, add_point
from regalia.bots.training.imitation import imitate
from regalia.bots.training.league import KEPT, LEARNER, Played, Round, play_round
from regalia.bots.training.lessons import asked, label, unpacked
from regalia.bots.training.model import CAPACITY, DEVICE, Examples, Optimizer, Weights, fresh_weights
from regalia.bots.training.playing import sight_of
from regalia.bots.training.ppo import improve

ITERATION = 128
"""Games of the league between two changes of the net."""
TOGETHER = 4
"""Games that are one piece of work."""
AVERAGED = 8
"""Iterations whose mean is the net to play with."""
STATE = "learner.pt"
CURVE = "curve.jsonl"


class Learner:
    """A net with its vocabulary, and the folder with its checkpoints."""

    def __init__(self, slug: str, folder: Path, rate: float, entropy: float) -> None:
        """A net that knows nothing, or the last checkpoint in the folder. Raises OtherTerms if that is of another game.

        `rate` and `entropy` are the learning rate and the entropy bonus of the league.
        """
        self.slug, self.folder, self.entropy = slug, folder, entropy
        self.weights: Weights = fresh_weights(0)
        self.vocabulary = Vocabulary((), CAPACITY)
        self.optimizer = Optimizer(self.weights, rate)
        self.iteration = 0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            self.restore()
        self.optimizer.set_rate(rate)

    @property
    def has_begun(self) -> bool:
        """True if there is a first net, with which the league begins."""
        return (self.folder / self.name_of(0)).exists()

    def imitate(self, lessons: Sequence[bytes], report: Callable[[str], None]) -> None:
        """Learn from squires' lessons."""
        rules, sight = games.load(self.slug), sight_of(self.slug)
        seen, labels, won = [], [], []
        for lesson in map(unpacked, lessons):
            for decision in lesson.decisions:
                game, answers = asked(rules, decision)
                seen.append(sight.of(game, decision.seat, answers))
                labels.append(label(decision.values, decision.chosen))
                won.append(lesson.won[decision.seat])
        imitate(self.weights, Examples(seen, self.vocabulary), labels, won, report)
        self.keep(self.name_of(0))

    def play_league(self, number: int, place: Callable[[], Spread], report: Callable[[str], None]) -> None:
        """Play iterations of the league, each in a new place, until it has had this number of games."""
        if not self.has_begun:
            self.keep(self.name_of(0))
        while self.iteration * ITERATION < number:
            played = self.rounds(place())
            turns = [turn for each in played for turn in each.turns]
            examples = Examples([turn.seen for turn in turns], self.vocabulary)
            progress = improve(self.weights, self.optimizer, examples, turns, self.iteration, self.entropy)
            self.iteration += 1
            point = Point(self.iteration * ITERATION, len(turns), *self.meetings(played), progress)
            self.keep(self.name_of(self.iteration))
            if self.iteration > KEPT:
                (self.folder / self.name_of(self.iteration - KEPT)).unlink(missing_ok=True)
            add_point(self.folder / CURVE, point)
            report(str(point))

    def rounds(self, spread: Spread) -> list[Played]:
        """The games of one iteration, in their order."""
        nets = {LEARNER: self.file()} | {path.name: path.read_bytes() for path in self.predecessors()}
        first = self.iteration * ITERATION
        pieces = [
            Round(self.slug, tuple(range(number, number + TOGETHER)), nets)
            for number in range(first, first + ITERATION, TOGETHER)
        ]
        with closing(spread(play_round, pieces)) as finished:
            return [played for _, played in sorted(finished, key=lambda each: each[0].numbers)]

    def predecessors(self) -> list[Path]:
        """The files of the first net and of the last ones."""
        last = range(max(1, self.iteration - KEPT + 1), self.iteration + 1)
        return [self.folder / self.name_of(number) for number in (0, *last)]

    @staticmethod
    def name_of(iteration: int) -> str:
        """The name of an iteration's file."""
        return f"{iteration:05}.npz"

    @staticmethod
    def meetings(played: Sequence[Played]) -> tuple[dict[str, int], dict[str, float]]:
        """How often opponents were met in all games, and how often the net was ahead."""
        kinds = sorted({kind for each in played for kind in each.met})
        met = {kind: sum(each.met.get(kind, 0) for each in played) for kind in kinds}
        return met, {kind: sum(each.ahead.get(kind, 0.0) for each in played) for kind in kinds}

    def keep(self, name: str) -> None:
        """Write the net, and the state from which an interrupted training goes on."""
        (self.folder / name).write_bytes(self.file())
        state = {
            "schema": sight_of(self.slug).schema,
            "iteration": self.iteration,
            "weights": {key: each.detach() for key, each in self.weights.items()},
            "tokens": self.vocabulary.tokens,
            "optimizer": [each.state_dict() for each in self.optimizer.both],
        }
        torch.save(state, self.folder / f"{STATE}.new")
        (self.folder / f"{STATE}.new").replace(self.folder / STATE)

    def restore(self) -> None:
        """Go on from the last checkpoint. Raises OtherTerms if the game is another one."""
        state: dict[str, Any] = torch.load(self.folder / STATE, map_location=DEVICE, weights_only=True)
        if state["schema"] != sight_of(self.slug).schema:
            raise OtherTerms(f"{self.folder} holds a net for other views, options, content or rules than {self.slug} has")
        self.iteration = state["iteration"]
        with torch.no_grad():
            for key, each in self.weights.items():
                each.copy_(state["weights"][key])
        self.vocabulary.tokens = state["tokens"]
        for optimizer, held in zip(self.optimizer.both, state["optimizer"], strict=True):
            optimizer.load_state_dict(held)

    def result(self) -> bytes:
        """The net to play with: the mean of the last iterations, or the first net if there was no league."""
        last = range(max(0, self.iteration - AVERAGED) + 1, self.iteration + 1) or [0]
        return mean_of([(self.folder / self.name_of(number)).read_bytes() for number in last])

    def file(self) -> bytes:
        """The net as it is now, as `regalia.bots.net` reads it."""
        found = {name: each.detach().cpu().numpy() for name, each in self.weights.items()}
        order = np.argsort(np.array(self.vocabulary.tokens, np.int64))
        arrays: dict[str, Any] = {name: found[name] for name in SHAPES}
        arrays["schema"] = np.array(sight_of(self.slug).schema)
        arrays["tokens"] = np.array(self.vocabulary.tokens, np.uint32)[order]
        arrays["rows"] = found["rows"][order].astype(np.float16)
        buffer = BytesIO()
        np.savez_compressed(buffer, **arrays)
        return buffer.getvalue()

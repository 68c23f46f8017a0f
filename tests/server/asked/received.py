"""What an opponent receives of the passes of a seat, in simulated games: `python -m tests.server.asked.received 500`.

Both seats want to be asked if they can do something. People decide within a second whether to act or to pass. The clock is
virtual.
"""

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from regalia import games
from regalia.core import PASS, Answer, Game, Seat, imagine, some_answer
from regalia.server.asked import passes
from regalia.server.asked.delays import Run
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.store.passes import Passes
from tests.playing import dice, ending, seed

PACE = 1.2
ACTS = 0.3
"""How often a person who can act does."""
SIGNIFICANT = 1.63
"""Of the statistic of Kolmogorov and Smirnov, scaled, what one in a hundred samples of the same distribution exceed."""


class Received(NamedTuple):
    """When a seat first did nothing in a run: seconds after the run began."""

    able: bool
    """True if the hand let the seat do something. The opponent does not see it."""
    order: int
    """0 if this seat passed first, 1 if it passed after the other."""
    after: float


class Simulated:
    """One game on a virtual clock; `by_hand` if people send their passes themselves, as soon as they have decided."""

    def __init__(self, number: int, by_hand: bool = False) -> None:
        rules = games.load("wheel_of_time")
        self.game: Game[Any] = rules.begin(2, seed(number), ending(rules), events=True)
        self.chance, self.rng, self.by_hand = dice(number), Random(number), by_hand
        self.said = [Passes({"": "able"}) for _ in self.game.state.seats]
        self.answers: list[GivenAnswer] = []
        self.now, self.waited, self.passed = 0.0, 0.0, 0
        self.received: list[Received] = []
        self.begin_run()

    def begin_run(self) -> None:
        """Something has happened: everyone sees it, and those who can act decide whether they do."""
        self.run = Run(passes.began(self.answers), self.now, self.rng.random)
        self.first: list[Seat] = []
        self.able = [passes.can_act(self.game, seat) for seat in self.game.state.seats]
        for seat, said in enumerate(self.said):
            nothing = passes.nothing_of(said, self.game, seat, self.answers)
            if nothing is not None and self.rng.random() >= ACTS and not self.by_hand:
                self.said[seat] = passes.with_run(said, self.game, seat, len(self.answers))

    def play(self) -> None:
        """Play to the end."""
        while not self.game.is_over:
            self.answer(min(self.game.asks))

    def answer(self, seat: Seat) -> None:
        """The next answer, after the time that it takes."""
        game, ask = self.game, self.game.asks[seat]
        why = passes.why_passed(self.said[seat], game, seat, len(self.answers), self.answers)
        options = passes.options_of(game, seat)
        answer: Answer
        if why is not None:
            answer, wait = game.step.nothing or PASS, self.run.seconds_before(why, seat, PACE, self.now)
            self.waited += wait
        elif len(options) > 1 and (not self.by_hand or self.rng.random() < ACTS):
            answer, wait = self.chance.one([each for each in options if each != game.step.nothing]), 3.0
        elif options:
            answer, wait = game.step.nothing or PASS, self.rng.uniform(0.4, 0.9)
        else:
            answer, wait = some_answer(ask, self.chance), 3.0
        self.now += wait
        if options and answer == game.step.nothing:
            self.note(seat)
        game.events = []
        game.answer(seat, answer)
        given = GivenAnswer(len(self.answers) + 1, seat, answer == PASS, events=game.events)
        self.answers.append(given)
        if passes.is_fact(given) and not game.is_over:
            self.begin_run()

    def note(self, seat: Seat) -> None:
        """What the opponent receives."""
        self.passed += 1
        if seat not in self.first:
            self.received.append(Received(self.able[seat], len(self.first), self.now - self.run.began))
            self.first.append(seat)


def windows_to_come(game: Game[Any]) -> list[tuple[Seat, str]]:
    """The passes that there are until something happens, if all seats pass."""
    twin, found = game.copy(), []
    twin.events = []
    while not twin.events and passes.is_window(twin):
        seat = min(twin.asks)
        window = passes.window_of(twin, seat)
        found.append((seat, window.name if window else ""))
        twin.answer(seat, PASS)
    return found


def runs_in(number: int) -> Iterator[Game[Any]]:
    """A simulated game at the beginning of each run of windows."""
    simulated, since = Simulated(number), -1
    while not simulated.game.is_over:
        if simulated.run.since != since and passes.is_window(simulated.game):
            yield simulated.game
        since = simulated.run.since
        simulated.answer(min(simulated.game.asks))


def told_by_number(number: int) -> int:
    """In how many runs of a game a seat passes another number of times than it would with another hand."""
    return sum(
        windows_to_come(imagine(game, seat, dice(index))) != windows_to_come(game)
        for index, game in enumerate(runs_in(number))
        for seat in game.state.seats
    )


def distance(one: Sequence[float], two: Sequence[float]) -> float:
    """The largest difference of two empirical distributions, scaled by the sizes of the samples."""
    merged = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(two)) for value in two])
    sums, largest = 0.0, 0.0
    for index, (value, step) in enumerate(merged):
        sums += step
        if index + 1 == len(merged) or merged[index + 1][0] != value:
            largest = max(largest, abs(sums))
    return largest * sqrt(len(one) * len(two) / (len(one) + len(two)))


def told_by_time(received: Sequence[Received], order: int) -> float:
    """How far the times of those who could act are from those of the others, among those who passed in this order."""
    able = [each.after for each in received if each.order == order and each.able]
    others = [each.after for each in received if each.order == order and not each.able]
    return distance(able, others)


def main(count: int) -> None:
    """Print what this number of games tell."""
    received: list[Received] = []
    waited = passed = told = 0.0
    for number in range(count):
        simulated = Simulated(number)
        simulated.play()
        received += simulated.received
        waited, passed, told = waited + simulated.waited, passed + simulated.passed, told + told_by_number(number)
    print(
        f"{count} games, {len(received)} first passes of a run, {sum(each.able for each in received)} of them with a choice"
    )
    print(f"runs with another number of passes for another hand: {told:.0f}")
    for order in (0, 1):
        print(f"passed as number {order + 1}: distance {told_by_time(received, order):.2f}, significant from {SIGNIFICANT}")
    print(f"a game: {passed / count:.0f} passes in {waited / count:.0f} s; one by one {passed * PACE / count:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))

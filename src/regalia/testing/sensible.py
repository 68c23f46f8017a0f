"""Sensible play for tests: seats answer as bots expect of each other."""

from collections.abc import Iterator
from random import Random
from typing import Any

from regalia.bots.habits import usual
from regalia.bots.judgement import judgement_of
from regalia.core import Answer, Game, Rules, Seat, lone_answer
from regalia.testing.playing import ending, seed


def decisions(rules: Rules[Any], seats: int, number: int = 0) -> Iterator[tuple[Game[Any], Seat, Answer]]:
    """A sensible game at each real choice, with the seat that is asked and the answer that it gives."""
    game, rng = rules.begin(seats, seed(number), ending(rules), events=True), Random(number)  # noqa: S311 - not the rules' chance
    judgement = judgement_of(rules.slug)
    while not game.is_over:
        for seat in [*game.asks]:
            answer = usual(judgement, game, seat, rng)
            if lone_answer(game.asks[seat]) is None:
                yield game, seat, answer
            game.give(seat, answer)


def some_decisions(rules: Rules[Any], most: int, number: int = 0) -> Iterator[tuple[Game[Any], Seat, Answer]]:
    """About `most` decisions of such games with the fewest and the most seats, evenly spread."""
    for seats in {rules.seats[0], rules.seats[-1]}:
        apart = sum(1 for _ in decisions(rules, seats, number)) * 2 // most + 1
        yield from (each for index, each in enumerate(decisions(rules, seats, number)) if index % apart == 0)

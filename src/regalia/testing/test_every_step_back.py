"""In every game, an answer that can be taken back has revealed nothing to another seat."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from regalia.core import Answer, Chance, Game, Match, Rules, Seat, Unasked, imagine, look, some_answer
from regalia.testing.playing import dice, every_table, first_of, name_of, seed, sight, turn
from regalia.testing.privacy import difference, sights

random_games = pytest.mark.parametrize("numbers", first_of((6, 0)))
LONG_ENOUGH = 300
"""The number of answers to check in each game."""


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
@random_games
def test_an_answer_that_can_be_taken_back_has_taught_nobody_anything(
    rules: Rules[Any], seats: int, numbers: Iterable[int]
) -> None:
    for number in numbers:
        match, chance = Match(rules, seats, seed(number)), dice(number)
        while not match.game.is_over and len(match.answers) < LONG_ENOUGH:
            before = match.game.copy()
            seat, answer = turn(match.game, chance)
            match.answer(seat, answer)
            if len(match.answers) - 1 in match.undo_steps(seat):
                seen = sights(match.game, range(seats))
                taught = [lesson(before, seen, seat, answer, eyes, len(match.answers)) for eyes in range(seats)]
                assert not any(taught), (len(match.answers), before.step, answer, taught)


def lesson(
    before: Game[Any], seen: Mapping[Seat | None, bytes], seat: Seat, answer: Answer, eyes: Seat, number: int
) -> str:
    """What a seat has seen after an answer that it would not see in a world which it could not tell from the true one."""
    world = imagine(before, eyes, dice(number))
    if world.why_not(seat, answer) is not None:
        return "" if before.step.secret else f"seat {eyes}: the answer was possible"
    world.answer(seat, answer)
    there, here = sight(world, eyes), seen[eyes]
    return "" if here == there else f"seat {eyes}: {difference(*map(msgspec.json.decode, (here, there)))}"


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
@random_games
def test_answers_that_are_said_to_keep_secret_show_in_nothing_that_others_see(
    rules: Rules[Any], seats: int, numbers: Iterable[int]
) -> None:
    for number in numbers:
        match, chance = Match(rules, seats, seed(number)), dice(number)
        while not match.game.is_over and len(match.answers) < LONG_ENOUGH:
            before = match.game
            seat, answer = turn(before, chance)
            match.answer(seat, answer)
            last = before.given and len(before.asks) == 1 and not isinstance(answer, Unasked)
            if last and before.step.keeps_secret(before.state):
                for other in (seat, *before.given):
                    shown = what_shows(before, match.game, seat, answer, other, chance)
                    assert not shown, (len(match.answers), before.step, other, shown)


def what_shows(before: Game[Any], after: Game[Any], last: Seat, answer: Answer, seat: Seat, chance: Chance) -> str:
    """What others would see, know or be asked otherwise if a seat had answered otherwise; `last` was the last to answer."""
    again = some_answer(before.step.ask(before.state)[seat], chance)
    world = before.copy()
    if seat != last:
        world.given = {**world.given, seat: again}
    world.give(last, again if seat == last else answer)
    if world.state.chance.drawn != before.state.chance.drawn:
        return "chance"
    for eyes in (*(other for other in before.state.seats if other != seat), None):
        there, here = (msgspec.to_builtins(look(game, eyes)) for game in (world, after))
        if here != there:
            return f"seat {eyes}: {difference(here, there)}"
        if eyes is not None and known(world, eyes) != known(after, eyes):
            return f"seat {eyes} knows something else"
    return ""


def known(game: Game[Any], seat: Seat) -> object:
    """What a seat has learned."""
    return game.rules.known(game.state, seat)

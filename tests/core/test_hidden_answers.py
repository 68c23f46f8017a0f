"""Answers to a simultaneous question that stay hidden when all are in can be taken back until another seat answers."""

from typing import ClassVar

import pytest

from regalia.core import Answers, Game, Match, Option, Options, Step, Unasked
from tests.playing import seed
from tests.tiny.auction import RULES, State


class Word(Option, frozen=True):
    word: str


ONE, TWO = Word("one"), Word("two")


class Ring(Option, frozen=True):
    """An option that is only offered: the game never waits for it."""


class Whisper(Step, frozen=True):
    """Rules 2. All write down a word; after some rounds all words are read aloud."""

    secret: ClassVar[bool] = True

    left: int
    written: tuple[Answers, ...] = ()
    mute: int = -1
    """A seat that has only one word."""

    def ask(self, state: State) -> Options:
        return {seat: (ONE,) if seat == self.mute else (ONE, TWO) for seat in state.seats}

    def answer(self, game: Game[State], answers: Answers) -> None:
        written = (*self.written, answers)
        game.then(Whisper(self.left - 1, written, self.mute) if self.left else Aloud(written))

    def keeps_secret(self, state: State) -> bool:
        return self.left > 0

    def offers(self, state: State) -> dict[int, tuple[Option, ...]]:
        return {0: (Ring(),)}

    def accept(self, game: Game[State], seat: int, chosen: Option) -> None:
        """Nothing happens."""


class Aloud(Step, frozen=True):
    """Rules 3. What was written is read aloud."""

    written: tuple[Answers, ...]

    def ask(self, state: State) -> Options:
        return {0: (ONE, TWO)}


def whispering(*answers: tuple[int, Option | Unasked[Option]], left: int = 2, mute: int = -1) -> Match:
    """A match of three who have given these answers."""
    match = Match(RULES, 3, seed(1))
    match.game = Game(RULES, match.game.state.copy(), Whisper(left, mute=mute), events=[])
    match._moments = {0: match.game.copy()}
    for seat, answer in answers:
        match.answer(seat, answer)
    return match


def undone(match: Match) -> list[list[int]]:
    """The steps back of each seat."""
    return [match.undo_steps(seat) for seat in range(3)]


ALL_IN = ((1, ONE), (0, ONE), (2, ONE))


def test_while_nobody_has_answered_again_each_takes_back_its_own() -> None:
    match = whispering(*ALL_IN)
    assert undone(match) == [[1], [0], [2]]
    foreseen = match.without(1)
    match.undo(1, 0)
    assert match.game.step == foreseen.step == Whisper(2)
    assert match.game.given == foreseen.given == {0: ONE, 2: ONE}
    assert [*match.game.asks] == [*foreseen.asks] == [1]
    match.answer(1, TWO)
    assert match.game.step == Whisper(1, ({0: ONE, 1: TWO, 2: ONE},))
    assert [given.seat for given in match.answers] == [0, 2, 1]
    assert undone(match) == [[0], [2], [1]]


def test_the_next_answer_of_another_ends_that_until_it_is_taken_back() -> None:
    match = whispering(*ALL_IN, (2, TWO))
    assert undone(match) == [[], [], [3]]
    with pytest.raises(ValueError, match="cannot step back"):
        match.undo(0, 1)
    match.undo(2, 3)
    assert undone(match) == [[1], [0], [2]]


def test_ones_own_next_answer_is_taken_back_first() -> None:
    match = whispering(*ALL_IN, (1, TWO))
    assert undone(match) == [[], [3], []]
    match.undo(1, 3)
    match.undo(1, 0)
    assert match.game.step == Whisper(2)
    assert match.game.given == {0: ONE, 2: ONE}


def test_what_was_read_aloud_is_not_taken_back() -> None:
    match = whispering(*ALL_IN, left=0)
    assert isinstance(match.game.step, Aloud)
    assert undone(match) == [[], [], []]


def test_a_seat_that_had_only_one_answer_has_none_to_take_back() -> None:
    match = whispering((0, ONE), (2, ONE), mute=1)
    assert match.game.step == Whisper(1, ({0: ONE, 1: ONE, 2: ONE},), 1)
    assert undone(match) == [[0], [], [1]]
    match.answer(0, ONE)
    match.answer(2, TWO)
    assert undone(match) == [[2], [], [3]]


def test_after_something_was_done_unasked_nothing_hidden_is_taken_back() -> None:
    match = whispering((1, ONE), (0, Unasked(Ring())), (0, ONE), (2, ONE))
    assert undone(match) == [[], [], []]


def test_what_came_with_a_position_is_not_taken_back() -> None:
    match = whispering((1, ONE))
    match.carry_on(match.game.copy(), match.answers)
    match.answer(0, ONE)
    match.answer(2, ONE)
    assert undone(match) == [[], [], []]
    with pytest.raises(ValueError, match="no answer"):
        match.without(1)


def test_a_step_back_by_consent_keeps_what_was_hidden_before() -> None:
    match = whispering(*ALL_IN, (2, TWO), (0, TWO))
    match.rewind(3)
    assert undone(match) == [[1], [0], [2]]
    match.rewind(2)
    assert undone(match) == [[1], [0], []]

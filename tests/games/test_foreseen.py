"""Questions that can no longer come cannot be answered in advance."""

from typing import Any

import pytest

from regalia import games
from regalia.core import Game
from regalia.games.kings_guild.content import FUNERAL
from tests.playing import ending, seed


def begun(slug: str) -> Game[Any]:
    rules = games.load(slug)
    return rules.begin(3 if 3 in rules.seats else 2, seed(1), ending(rules))


def kinds(game: Game[Any]) -> set[str]:
    """The kinds of the questions that seat 0 can answer in advance."""
    return {*game.rules.foreseen(game.state, 0)}


@pytest.mark.parametrize(("hand", "steals"), [("spy", True), ("shapeshifter", True), ("archer", False)])
def test_a_seat_chooses_a_victim_only_while_it_has_a_card_that_steals(hand: str, steals: bool) -> None:
    game = begun("oriflamme")
    game.state.hands[0] = (hand,)
    assert ("victim" in kinds(game)) == steals


def test_without_a_hidden_card_none_is_revealed() -> None:
    game = begun("oriflamme")
    game.state.hands[0] = ()
    assert kinds(game) == set()


def test_the_statue_is_bid_for_once() -> None:
    game = begun("kings_guild")
    assert "FuneralBid" in kinds(game)
    game.state.deck = tuple(quest for quest in game.state.deck if quest != FUNERAL)
    assert "FuneralBid" not in kinds(game)


def test_a_question_about_one_of_no_cards_is_not_listed() -> None:
    assert "Willing" not in kinds(begun("wheel_of_time"))

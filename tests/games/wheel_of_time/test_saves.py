"""Positions that were saved under older versions of the rules."""

import msgspec
import pytest

from regalia.core import Answer, Ask, Several, load, save, some_answer
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.decks.deck import opening_type
from regalia.games.wheel_of_time.options import Hold
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.verbs.cards import hold
from regalia.testing.playing import dice, play_out, some_moments


@pytest.mark.parametrize("number", range(2))
def test_a_position_of_version_1_is_played_on(number: int) -> None:
    for index, game in some_moments(RULES, 2, number, most=10):
        again = load(RULES, msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": 1}))
        assert save(again) == save(game)
        play_out(again, dice(index))
        assert again.is_over


def test_an_opening_hand_of_version_2_that_was_chosen_card_by_card_is_completed() -> None:
    game = RULES.begin(2, dice(0).seed)
    for seat in game.state.seats:
        game.answer(seat, some_answer(game.asks[seat], dice(0)))
    held = [kinds_of(ask)[0] for ask in game.asks.values()]
    for seat, kind in enumerate(held):
        hold(game.state, seat, kind)
    position = msgspec.json.decode(save(game)) | {"rules": 2, "given": {}}
    position["stack"][-1]["number"] = 2
    again = load(RULES, msgspec.json.encode(position))
    for seat, ask in again.asks.items():
        assert len(kinds_of(some_answer(ask, dice(0)))) == 2
        assert opening_type(held[seat]) not in set(map(opening_type, kinds_of(ask)))
    play_out(again, dice(0))
    assert again.is_over


def kinds_of(asked: Ask | Answer) -> list[Kind]:
    """The cards of a question for several, or of its answer."""
    options = asked.options if isinstance(asked, Several) else asked
    assert isinstance(options, tuple)
    return [each.kind for each in options if isinstance(each, Hold)]

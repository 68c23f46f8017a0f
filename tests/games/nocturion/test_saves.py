"""Positions saved under older rules are read, and go on as they would have gone on."""

import msgspec
import pytest

from regalia.core import Game, Step, load, save
from regalia.games.nocturion import RULES, rules
from regalia.games.nocturion.costs import quest_price
from regalia.games.nocturion.options import Done
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.action import Quest
from regalia.games.nocturion.steps.dice import Lose
from regalia.games.nocturion.steps.payment import Payment
from regalia.testing.playing import dice, play_out, some_moments
from tests.games.nocturion.layout import A, facts, table
from tests.games.nocturion.test_pack_effects import exchanging


def saved_under(version: int, game: Game[State], *steps: Step) -> bytes:
    """A position as it was saved under an older version of the rules, where these steps came next."""
    game.stack += steps[::-1]
    return msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": version})


def test_who_had_exchanged_a_resource_under_version_1_chooses_to_return_no_more() -> None:
    game = exchanging("G2 I1", "A return gold", "A take wood")
    again = load(rules(game.state.pack), saved_under(1, game))
    assert save(again) == save(game)
    again.answer(A, Done())
    assert facts(again, "A goods") == "goods G1 I1 W1"


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_position_of_version_2_is_played_on(seats: int) -> None:
    for index, game in some_moments(RULES, seats, most=10):
        again = load(RULES, saved_under(2, game))
        assert save(again) == save(game)
        play_out(again, dice(index))
        assert again.is_over


def test_what_version_2_asked_needlessly_is_answered_when_it_is_loaded() -> None:
    doubts = "A house ashgrove 1 | curses doubt doubt doubt | goods A1 K1 M1 G1 W1"
    game = table(f"T 3 | row1 tournament palisade bridges\n{doubts}")
    payment = Payment(A, *quest_price(game.state, A, "tournament"), quest="tournament")
    again = load(RULES, saved_under(2, game, payment, Quest(A, "tournament")))
    assert (facts(again, "A goods prestige"), [*again.asks]) == ("goods - | prestige 3", [A])
    game = table("T 3\nA goods G1 W1")
    again = load(RULES, saved_under(2, game, Lose(A, 2)))
    assert (facts(again, "A goods"), again.step.kind(), [*again.asks]) == ("goods -", "Act", [A])

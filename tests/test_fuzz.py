"""A short run of `make fuzz`: a fixed number of positions of each game, the same in every run."""

import pytest

from regalia import games
from tests.fuzz import TOGETHER, meetings, play, positions_of
from tests.games.wheel_of_time.rich import pairs
from tests.matrix import first


@pytest.mark.parametrize("slug", games.slugs())
@pytest.mark.parametrize("positions", first(10, 30))
def test_what_must_hold_in_every_game_holds_at_every_decision(slug: str, positions: int) -> None:
    decisions = 0
    for number, game in zip(range(positions), positions_of(slug)(0), strict=False):
        decisions += play(game, number)
    assert decisions > positions * 10


def test_the_pairs_of_a_night_meet_in_the_wheel_of_time() -> None:
    wanted = pairs(0)[:TOGETHER]
    game = next(meetings(0))
    state = game.state
    there = {*(piece.kind for piece in state.pieces.values()), *state.hands[0], *state.hands[1]}
    there |= {*state.discards[0], *state.discards[1]}  # some leave play at once
    assert {card for pair in wanted for card in pair} <= there

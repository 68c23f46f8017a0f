"""Rules 6.2. The view tells what an activation would give before it is chosen."""

import pytest

from regalia.core import Event, Game, look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.events import Gained
from regalia.games.nocturion.options import Activate
from regalia.games.nocturion.state import State
from regalia.testing.playing import dice, seed, turn


def given(game: Game[State], option: Activate) -> int:
    """How many resources an activation gave from the tile, the x2 bonus and the house."""
    after, happened = game.copy(), list[Event]()
    after.events = happened
    after.answer(game.state.active, option)
    gains = [event for event in happened if isinstance(event, Gained) and event.cause == "tile"]
    return len(gains[0].resources) if gains else 0


@pytest.mark.parametrize("number", range(4))
def test_every_activation_gives_what_the_view_said(number: int) -> None:
    game, chance, seen = RULES.begin(2 + number % 3, seed(number)), dice(number), set()
    while not game.is_over:
        asked = game.asks.get(game.state.active, ())
        for option in asked if isinstance(asked, tuple) else ():
            if isinstance(option, Activate):
                (tile,) = [each for each in look(game, None).view.tiles if each.location == option.location]
                assert (option, tile.gives) == (option, given(game, option))
                seen.add(tile.gives)
        game.answer(*turn(game, chance))
    assert {0, 1, 2} <= seen

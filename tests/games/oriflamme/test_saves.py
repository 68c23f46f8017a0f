"""Positions saved under older rules are read, and go on as they would have gone on."""

from typing import Any

import msgspec

from regalia.core import Game, load, look, save
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.options import Left, Place
from regalia.games.oriflamme.state import State, ordered
from tests.playing import seed


def saved_by_version_1(game: Game[State]) -> bytes:
    """The position as it was once saved: the step had the card's kind, and the card was still in the hand."""
    position: dict[str, Any] = msgspec.json.decode(save(game))
    state = position["state"]
    held, _ = state.pop("held"), state.pop("knows")
    if held:
        card = state["cards"].pop(held)
        state["hands"][card["owner"]] = ordered([*state["hands"][card["owner"]], card["kind"]])
        position["stack"][-1]["kind_held"] = card["kind"]
    return msgspec.json.encode(position | {"rules": 1})


def test_a_card_chosen_under_version_1_is_placed() -> None:
    game = RULES.begin(3, seed(3))
    (first,) = game.asks
    game.answer(first, Place(game.state.hands[first][2]))
    (second,) = game.asks
    game.answer(second, Place(game.state.hands[second][4]))
    again = load(RULES, saved_by_version_1(game))
    assert save(again) == save(game)
    assert look(again, second).view.held == look(game, second).view.held is not None
    game.answer(second, Left())
    again.answer(second, Left())
    assert save(again) == save(game)


def test_between_two_cards_nothing_is_held() -> None:
    game = RULES.begin(3, seed(3))
    assert save(load(RULES, saved_by_version_1(game))) == save(game)

"""Whatever may be chosen can be chosen on the board, in every game."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from regalia import games
from tests.browser.conftest import Arrive
from tests.browser.person import Person

SHOWN = """() => [
    Number(document.querySelector('.prompt').dataset.at),
    [...document.querySelectorAll('[data-offers]')].flatMap(node => JSON.parse(node.dataset.offers)),
]"""
"""The moment that is drawn, and what it offers."""


def is_part(shown: dict[str, Any], option: dict[str, Any]) -> bool:
    """Whether something shown is this option, or a part of it: an answer of several cards is put together card by card."""
    return shown.items() <= option.items()


class Ear:
    """Hears what the table tells a page."""

    def __init__(self, person: Person) -> None:
        self.asked: dict[int, list[dict[str, Any]]] = {}
        person.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        """Hear everything on this line."""
        line.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        """Keep the options of each moment."""
        if message["type"] == "sight":
            ask = message["sight"]["ask"] or {}
            self.asked[message["seq"]] = ask.get("options", [])


@pytest.mark.parametrize("game", games.slugs())
def test_all_that_may_be_chosen_is_offered_and_nothing_else(come: Arrive, game: str) -> None:
    ada = come("Ada")
    ear = Ear(ada)
    seats = games.load(game).seats
    players = 3 if 3 in seats else seats[-1]
    ada.open_table(players, bots=players - 1, level="squire", game=game)
    ada.start()
    for turn in range(90):
        ada.asked.or_(ada.result).first.wait_for()
        if ada.result.is_visible():
            break
        moment, shown = ada.page.evaluate(SHOWN)
        asked = ear.asked[moment]
        assert [each for each in shown if not any(is_part(each, option) for option in asked)] == []
        assert [option for option in asked if not any(is_part(each, option) for each in shown)] == []
        ada.choose(turn * 7)
    assert len(ear.asked) > 10 or ada.result.is_visible()

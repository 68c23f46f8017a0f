"""A round of every game by screen reader: what to do is told, and done, by roles and names alone."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from regalia import games
from regalia.core import look, save
from tests.browser.devices import Device, looking
from tests.browser.positions import in_position
from tests.browser.reader import PROMPT, Node, Reader, answers, controls, text_in
from tests.matrix import each_game
from tests.playing import moments
from tests.server.players import Host

DESK = Device(1280, 800, "en", "light")
NUMBERED = re.compile(r"(?:Round|Turn) (\d+)")
"""What the bar says of a round; in a game without rounds, of a turn."""


def seats_of(game: str) -> int:
    """The fewest players of a game that is not played alone."""
    return max(2, games.load(game).seats[0])


def begun(game: str) -> str:
    """The save of a random game at the beginning of a round in its middle."""
    rules = games.load(game)
    rounds = dict[int, str]()
    for each in moments(rules, seats_of(game)):
        view = look(each, None).view
        number = view.round if hasattr(view, "round") else view.turn
        rounds.setdefault(number, save(each).decode())
    return rounds[sorted(rounds)[len(rounds) // 2]]


def number_in(nodes: list[Node]) -> int:
    """The round or turn that the bar tells of."""
    told = [NUMBERED.search(node.name) for node in nodes]
    return next(int(found[1]) for found in told if found)


def next_control(nodes: list[Node], chance: random.Random) -> Node | None:
    """The next control on the way to an answer; None while the game waits for others."""
    unlisted = [node for node in controls(nodes) if node.name == "List" and node.states.get("pressed") == "false"]
    possible = answers(nodes)
    confirm = [node for node in possible if node.name.startswith("Confirm")]
    choice = unlisted or confirm or possible
    return chance.choice(choice) if choice else None


@pytest.mark.parametrize("game", each_game("nocturion"))
def test_a_round_is_played_by_roles_and_names_alone(browser: Browser, host: Host, game: str) -> None:
    table, [ada] = in_position(host, game, seats_of(game), begun(game), 1)
    chance, questions = random.Random(1), set[str]()
    with looking(browser, host, ada, DESK) as page:
        page.goto(f"/t/{table}")
        expect(page.locator("[data-whole] .prompt")).to_be_visible()
        reader = Reader(page)
        nodes = reader.read()
        last = number_in(nodes) + (seats_of(game) if game == "kings_guild" else 1)
        while number_in(nodes) < last:
            control = next_control(nodes, chance)
            if control is not None:
                questions.add(text_in(nodes, PROMPT))
                reader.press(control)
            nodes = reader.read_on(nodes)
    assert len(questions) > 2, "there was something to do"


def test_a_link_leads_past_the_board_to_the_question(browser: Browser, host: Host) -> None:
    table, [ada] = in_position(host, "oriflamme", seats_of("oriflamme"), begun("oriflamme"), 1)
    with looking(browser, host, ada, DESK) as page:
        page.goto(f"/t/{table}")
        expect(page.locator("[data-whole] .prompt.yours")).to_be_visible()
        page.keyboard.press("Tab")
        link = page.get_by_role("link", name=PROMPT)
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport(ratio=1)
        page.keyboard.press("Enter")
        expect(page.locator("#question")).to_be_focused()

"""The line to the table breaks, and nothing is lost."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

LIVE = re.compile("/live$")


@dataclass
class Cable:
    """The network between a page and the arena; it can be cut."""

    cut: bool = False
    lines: list[WebSocketRoute] = field(default_factory=list)

    def lay(self, person: Person) -> None:
        person.page.route_web_socket(LIVE, self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        line.connect_to_server()
        self.lines.append(line)

    def break_off(self) -> None:
        self.cut = True
        for line in self.lines:
            line.close()
        self.lines.clear()


def queue_of(person: Person) -> list[str]:
    return person.page.locator(".queue .top .unseen").all_inner_texts()


def hand_of(person: Person) -> list[str]:
    return person.page.locator(".hand-cards .unseen").all_inner_texts()


def placed(person: Person) -> int:
    """How many own cards the log has seen placed."""
    return cards_placed(person).count()


def cards_placed(person: Person) -> Locator:
    return person.page.locator(".entry-lines span", has_text="Ada places")


@pytest.fixture
def ada(come: Arrive) -> Person:
    return come("Ada")


def test_what_is_done_while_the_line_is_broken_happens_once(ada: Person) -> None:
    cable = Cable()
    cable.lay(ada)
    ada.begin(3)
    ada.reach(ada.slots)
    before = (placed(ada), len(hand_of(ada)))
    cable.break_off()
    expect(ada.page.locator(".line.lost")).to_be_visible()
    ada.slots.first.click()
    ada.page.locator(".confirm .primary").click()
    expect(ada.page.locator(".unsent")).to_be_visible()
    cable.cut = False
    expect(ada.page.locator(".line.live")).to_be_visible()
    expect(ada.page.locator(".unsent")).to_be_hidden()
    expect(ada.page.locator(".hand-cards .piece")).to_have_count(before[1] - 1)
    expect(cards_placed(ada)).to_have_count(before[0] + 1)


def test_a_reload_finds_everything_as_it_was(ada: Person) -> None:
    ada.begin(4)
    for turn in range(6):
        ada.asked.wait_for()
        ada.choose(turn)
    ada.asked.wait_for()
    before = (queue_of(ada), hand_of(ada), placed(ada), ada.page.locator(".sentence").inner_text())
    ada.page.reload()
    ada.asked.wait_for()
    assert (queue_of(ada), hand_of(ada), placed(ada), ada.page.locator(".sentence").inner_text()) == before


def test_an_action_not_answered_before_a_reload_is_sent_again(ada: Person) -> None:
    cable = Cable()
    cable.lay(ada)
    ada.begin(3)
    cable.break_off()
    expect(ada.page.locator(".line.lost")).to_be_visible()
    ada.lit.first.click()
    cable.cut = False
    ada.page.reload()
    expect(ada.page.locator(".hand .held").or_(ada.page.locator(".entry", has_text="Ada places")).first).to_be_visible()


def test_without_websocket_the_same_game_is_played_over_http(ada: Person) -> None:
    ada.page.route_web_socket(LIVE, lambda line: line.close())
    ada.begin(3)
    expect(ada.page.locator(".line.live")).to_contain_text("Connected without WebSocket")
    for turn in range(4):
        ada.asked.wait_for()
        ada.choose(turn)
    expect(ada.page.locator(".entry-lines span", has_text="Ada places")).not_to_have_count(0)

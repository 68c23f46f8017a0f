"""Tables as full as they get: names, scores and questions stay readable, and nothing lies over anything else."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia import games
from regalia.core import Game, load, save
from regalia.games.oriflamme.steps import RevealOrKeep
from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE
from tests.browser.positions import in_position
from tests.browser.test_access import barriers
from tests.playing import moments, seed
from tests.server.players import Guest, Host

pytestmark = pytest.mark.exhaustive

CUT_OFF = """[...document.querySelectorAll('.seat-name')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""
OVERLAP = """() => {
    const [track, queue] = ['.track', '.queue'].map((part) => document.querySelector(part).getBoundingClientRect());
    return track.bottom > queue.top;
}"""
ASKED_IN_SIGHT = """() => {
    const [card, prompt] = ['.cell.here .card', '.prompt-body'].map((part) => document.querySelector(part));
    return card?.getBoundingClientRect().bottom <= prompt?.getBoundingClientRect().top;
}"""
COVERED = """[...document.querySelectorAll('.seat-card')].filter((card) => {
    const [crest, letter] = ['.crest', '.letter'].map((part) => card.querySelector(part).getBoundingClientRect());
    const [wide, high] = [Math.min(crest.right, letter.right) - Math.max(crest.left, letter.left),
                          Math.min(crest.bottom, letter.bottom) - Math.max(crest.top, letter.top)];
    return wide * high > 0.3 * crest.width * crest.height;
}).map((card) => card.innerText)"""
TOO_HIGH = """() => {
    const stage = document.querySelector('.stage');
    const grown = parseFloat(document.querySelector('.stage').style.getPropertyValue('--overgrown')) || 0;
    return stage.scrollHeight - stage.clientHeight - grown;
}"""
BESIDE = """() => {
    const [words, frame] = ['.zone-empty', '.queue'].map((part) => document.querySelector(part).getBoundingClientRect());
    return Math.abs(words.top + words.bottom - frame.top - frame.bottom);
}"""
TOO_WIDE = """(names) => names.filter((name) => name.offsetWidth && name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent)"""
UNSEEN = """() => {
    const since = document.querySelector('.since').getBoundingClientRect();
    const piles = [...document.querySelectorAll('.queue .top')];
    return piles.filter((pile) => pile.getBoundingClientRect().bottom > since.top).length;
}"""
"""How many piles lie under what happened since and the question."""
TWO_ROWS = 14
"""Most piles of a queue that lie in two rows on a phone."""
TABLET = (820, 1180)
GOOD = 80
"""A card of the queue as wide as this has a name that can be read; where there is room, none is narrower."""
HIDDEN = """() => [...document.querySelectorAll('.prompt button')].filter(button => {
    const [inner, outer] = [button, document.querySelector('.prompt')].map(node => node.getBoundingClientRect());
    return inner.top < outer.top || inner.bottom > outer.bottom;
}).map(button => button.innerText)"""


def at_the_table(host: Host, game: str, seats: int, position: bytes) -> tuple[str, Guest]:
    """A table in this position, and one of those who are asked."""
    table, people = in_position(host, game, seats, position.decode())
    return table, people[min(load(games.load(game), position).asks)]


def test_the_longest_queue_of_oriflamme_lies_clear_of_score_and_names(browser: Browser, host: Host) -> None:
    longest = max(moments_of("oriflamme", 5), key=lambda each: each[1])[0]
    table, ada = at_the_table(host, "oriflamme", 5, longest)
    for width, height, log in ((PHONE["width"], PHONE["height"], False), (DESK["width"], DESK["height"], True)):
        with looking(browser, host, ada, Device(width, height, "en", "light")) as page:
            sit(page, table, log)
            assert page.evaluate(CUT_OFF) == []
            assert page.evaluate(OVERLAP) is False


def test_a_tablet_shows_crests_names_and_all_cards_of_the_queue_large_enough(browser: Browser, host: Host) -> None:
    longest = max(moments_of("oriflamme", 5), key=lambda each: each[1])[0]
    table, ada = at_the_table(host, "oriflamme", 5, longest)
    with looking(browser, host, ada, Device(*TABLET, "en", "light")) as page:
        sit(page, table)
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT_OFF) == []
        assert page.evaluate(UNSEEN) == 0
        boxes = [card.bounding_box() for card in page.locator(".cell:not(.here) .top .card").all()]
        assert min(box["width"] for box in boxes if box) >= GOOD


def test_what_an_empty_queue_says_stands_in_its_middle(browser: Browser, host: Host) -> None:
    table, ada = at_the_table(host, "oriflamme", 3, save(games.load("oriflamme").begin(3, seed(1), events=False)))
    with looking(browser, host, ada, Device(*TABLET, "ja", "light")) as page:
        sit(page, table)
        assert page.evaluate(BESIDE) < 2


def test_the_light_of_a_card_that_acts_does_not_make_the_table_higher(browser: Browser, host: Host) -> None:
    asked = next(save(each) for each in moments(games.load("oriflamme"), 3) if on_turn(each))
    table, ada = at_the_table(host, "oriflamme", 3, asked)
    with looking(browser, host, ada, Device(DESK["width"], DESK["height"], "en", "light")) as page:
        sit(page, table)
        page.locator("[data-whole] .rays").wait_for()
        assert page.evaluate(TOO_HIGH) <= 0


def test_a_phone_shows_the_whole_card_that_a_question_of_oriflamme_is_about(browser: Browser, host: Host) -> None:
    rules = games.load("oriflamme")
    asked = [(each.state.cursor, length(each), save(each)) for each in moments(rules, 5) if on_turn(each)]
    table, ada = at_the_table(host, "oriflamme", 5, max(asked)[-1])
    with looking(browser, host, ada, Device(PHONE["width"], PHONE["height"], "ja", "light")) as page:
        sit(page, table)
        page.locator("[data-whole] .prompt .option").last.wait_for()
        page.wait_for_function(ASKED_IN_SIGHT)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_phone_shows_the_whole_queue_of_five_families_above_the_question(
    browser: Browser, host: Host, language: str
) -> None:
    asked = [(length(each), save(each)) for each in moments(games.load("oriflamme"), 5) if on_turn(each)]
    piles, longest = max(each for each in asked if each[0] <= TWO_ROWS)
    assert piles > TWO_ROWS // 2
    table, ada = at_the_table(host, "oriflamme", 5, longest)
    with looking(browser, host, ada, Device(PHONE["width"], PHONE["height"], language, "light")) as page:
        sit(page, table)
        page.locator("[data-whole] .prompt .option").last.wait_for()
        page.wait_for_function(f"() => ({UNSEEN})() === 0")


def test_a_whole_hand_lies_in_the_width_of_a_phone(browser: Browser, host: Host) -> None:
    table, ada = at_the_table(host, "oriflamme", 3, save(games.load("oriflamme").begin(3, seed(1), events=False)))
    with looking(browser, host, ada, Device(PHONE["width"], PHONE["height"], "en", "light")) as page:
        sit(page, table)
        cards = page.locator(".hand-cards .card")
        expect(cards).to_have_count(7)
        expect(cards.first).to_be_in_viewport(ratio=1)
        expect(cards.last).to_be_in_viewport(ratio=1)


def on_turn(game: Game[Any]) -> bool:
    return not game.is_over and type(game.step) is RevealOrKeep


def moments_of(game: str, seats: int) -> list[tuple[bytes, int]]:
    """The positions of a random game, each with the length of its queue."""
    return [(save(each), length(each)) for each in moments(games.load(game), seats) if not each.is_over]


def length(game: Game[Any]) -> int:
    return len(game.state.queue)


COVERED_TILES = """() => [...document.querySelectorAll('.tile')].filter((tile) => {
    const {left, right, top, bottom} = tile.getBoundingClientRect();
    return !tile.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((tile) => tile.dataset.piece)"""


@pytest.mark.parametrize("log", [False, True])
def test_what_nocturion_asks_is_all_in_its_place_also_beside_the_log(browser: Browser, host: Host, log: bool) -> None:
    asked = next(save(game) for game in moments(games.load("nocturion"), 4) if type(game.step).__name__ == "Act")
    table, ada = at_the_table(host, "nocturion", 4, asked)
    with looking(browser, host, ada, Device(DESK["width"], DESK["height"], "en", "dark")) as page:
        sit(page, table, log)
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate(COVERED_TILES) == []


def sit(page: Page, table: str, log: bool = False) -> None:
    """Go to the table, and wait until it is drawn; with the log beside it, if it is wanted."""
    page.goto(f"/t/{table}")
    page.locator("[data-whole] .prompt.yours").wait_for()
    if log:
        page.keyboard.press("l")
        page.locator(".side .pin").click()


def test_where_a_room_may_stand_comes_into_sight_on_a_phone_once_the_room_is_chosen(browser: Browser, host: Host) -> None:
    rules = games.load("kings_guild")
    table, ada = at_the_table(host, "kings_guild", 2, next(save(each) for each in moments(rules, 2) if can_build(each)))
    with looking(browser, host, ada, Device(PHONE["width"], PHONE["height"], "ja", "light")) as page:
        sit(page, table)
        page.locator("#part-rooms .lit").first.click()
        expect(page.locator("#part-guild .lit").first).to_be_in_viewport()


def can_build(game: Game[Any]) -> bool:
    """True on a turn on which a room may be built."""
    ask = game.asks[min(game.asks)]
    return (
        type(game.step).__name__ == "Turn" and isinstance(ask, tuple) and "Build" in {type(each).__name__ for each in ask}
    )


CUT_ROOMS = """() => [...document.querySelectorAll('.mat .tile')].filter((tile) => {
    const name = document.createRange();
    name.selectNodeContents(tile.querySelector('.tile-name'));
    return name.getBoundingClientRect().right > tile.getBoundingClientRect().right;
}).map((tile) => tile.textContent)"""


def test_beside_the_log_a_desk_shows_all_of_a_hall_with_whole_names(browser: Browser, host: Host) -> None:
    built = next(
        save(game)
        for number in range(8)
        for game in moments(games.load("kings_guild"), 4, number)
        if game.asks and any(tile.room == "warehouse" for tile in game.state.tiles[min(game.asks)])
    )
    table, ada = at_the_table(host, "kings_guild", 4, built)
    for width, height, log in ((1280, 800, True), (1366, 768, False)):
        with looking(browser, host, ada, Device(width, height, "en", "light")) as page:
            sit(page, table, log)
            assert page.evaluate(CUT_ROOMS) == []
            assert page.evaluate(TOO_HIGH) <= 0


def test_why_a_specialist_cannot_be_hired_is_readable_in_the_dark(browser: Browser, host: Host) -> None:
    begun = games.load("kings_guild").begin(4, seed(1), events=False)
    table, ada = at_the_table(host, "kings_guild", 4, save(begun))
    with looking(browser, host, ada, Device(DESK["width"], DESK["height"], "ja", "dark")) as page:
        sit(page, table)
        page.locator(".recruit").nth(1).click()
        page.locator(".note .because").wait_for()
        assert barriers(page) == []


@pytest.mark.parametrize(("game", "names"), [("kings_guild", ".employee-name"), ("old_kings_crown", ".face-name")])
def test_no_name_is_cut_where_the_faces_do_not_load(browser: Browser, host: Host, game: str, names: str) -> None:
    going = [save(each) for each in moments(games.load(game), 4) if each.asks]
    table, ada = at_the_table(host, game, 4, going[len(going) * 3 // 5])
    for width, height in ((PHONE["width"], PHONE["height"]), (DESK["width"], DESK["height"])):
        with looking(browser, host, ada, Device(width, height, "en", "light")) as page:
            page.route("**/*.woff2", lambda route: route.abort())
            sit(page, table)
            page.locator(f"[data-whole] :is({names}):visible").first.wait_for()
            assert page.locator(names).evaluate_all(TOO_WIDE) == []

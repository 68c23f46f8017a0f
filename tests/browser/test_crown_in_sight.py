"""The Old King's Crown: texts, cards and totals are whole and in sight, on desks, tablets and phones."""

import json

import pytest
from playwright.sync_api import Browser, expect

from regalia import games
from regalia.core import load, save
from regalia.games import package
from regalia.games.old_kings_crown.content import KINGDOM
from regalia.games.old_kings_crown.options import Govern, Use
from regalia.games.old_kings_crown.steps.act import Act
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.summer import PlayInTie
from regalia.text.texts import Texts
from tests.browser.devices import Device, looking
from tests.browser.person import PHONE, with_faces
from tests.browser.positions import in_position
from tests.matrix import first
from tests.playing import ending, moments, seed
from tests.server.players import Host

GAME = "old_kings_crown"
PLACE = "place_supporters"

CUT_OFF = """() => [...document.querySelectorAll('.road .kingdom')]
    .filter(({clientHeight, clientWidth, children: [, look]}) =>
        [...look.children].some((part) => part.scrollHeight > part.clientHeight + 1 || part.offsetWidth > clientWidth) ||
        look.lastElementChild.offsetTop + look.lastElementChild.offsetHeight > clientHeight)
    .map((card) => card.textContent)"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_the_longest_text_of_a_kingdom_card_is_readable_on_the_road(browser: Browser, host: Host, language: str) -> None:
    say = Texts(language, package(GAME))
    longest = sorted(KINGDOM, key=lambda kingdom: -len(say(f"does-{kingdom}")))[:4]
    rules = games.load(GAME)
    position = json.loads(save(rules.begin(4, seed(1), ending(rules), events=False)))
    position["state"]["road"] = longest
    table, people = in_position(host, GAME, 4, json.dumps(position))
    for width, height in ((1366, 768), (1280, 800), (1180, 820), (1024, 768)):
        with looking(browser, host, people[0], Device(width, height, language, "light")) as page:
            page.goto(f"/t/{table}")
            with_faces(page, "[data-whole] .road .kingdom")
            expect(page.locator(".road .kingdom")).to_have_count(4)
            assert page.evaluate(CUT_OFF) == []


BROKEN_LINES = """() => [...document.querySelectorAll('.area .kingdom-does')].flatMap((text) => {
    const words = text.firstElementChild, line = parseFloat(getComputedStyle(text).lineHeight);
    const [room, shown] = [text, words].map((node) => node.getBoundingClientRect());
    const lines = shown.height / line, dotted = getComputedStyle(words).webkitLineClamp !== 'none';
    const whole = Math.abs(lines - Math.round(lines)) < 0.1 && shown.bottom <= room.bottom + 1;
    const faults = words.scrollHeight > words.clientHeight + 1 && !dotted ? ['is cut without dots'] : [];
    if (!whole) faults.push(`shows ${lines} lines`);
    return faults.map((fault) => `${words.textContent} ${fault}`);
})"""


@pytest.mark.exhaustive
@pytest.mark.parametrize(("language", "supplied"), first(("ja", 2), ("ja", 1), ("ja", 0), ("en", 2), ("en", 1), ("en", 0)))
def test_owned_kingdom_cards_show_whole_lines_of_their_texts(
    browser: Browser, host: Host, language: str, supplied: int
) -> None:
    say = Texts(language, package(GAME))
    longest = sorted(KINGDOM, key=lambda kingdom: -len(say(f"does-{kingdom}")))
    asked = (game for game in moments(games.load(GAME), 4) if 0 in game.asks and all(game.state.kingdoms[0]))
    position = json.loads(save(next(asked)))
    position["state"]["kingdoms"][0] = longest[:2]
    position["state"]["supplies"][0] = longest[2 : 2 + supplied]
    table, people = in_position(host, GAME, 4, json.dumps(position))
    for width, height in ((1366, 768), (1280, 800), (820, 1180), (360, 740)):
        with looking(browser, host, people[0], Device(width, height, language, "light")) as page:
            page.goto(f"/t/{table}")
            with_faces(page, "[data-whole] .area .kingdom-does")
            expect(page.locator(".area .kingdom-does")).to_have_count(2 + supplied)
            assert page.evaluate(BROKEN_LINES) == [], width


LANES = """() => [...document.querySelectorAll('.region')].flatMap((region) => {
    const box = (node) => node.getBoundingClientRect();
    const plates = Math.max(...[...region.querySelectorAll('.location')].map((plate) => box(plate).bottom));
    return [...region.querySelectorAll('.unit .face')].map((face) => ({
        width: box(face).width, clear: box(face).top >= plates, whole: box(face).bottom <= box(region).bottom,
    }));
})"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", first(4, 3, 2))
def test_cards_at_the_regions_are_large_and_lie_clear_of_the_locations(browser: Browser, host: Host, seats: int) -> None:
    going = (game for game in moments(games.load(GAME), seats) if not game.is_over)
    _, position = max((sum(map(len, game.state.rows.values())), save(game)) for game in going)
    asked = min(load(games.load(GAME), position).asks)
    table, people = in_position(host, GAME, seats, position.decode())
    for width, height in ((1366, 768), (1280, 800)):
        with looking(browser, host, people[asked], Device(width, height, "en", "light")) as page:
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .unit .face").first.wait_for()
            lanes = page.evaluate(LANES)
            assert all(lane["clear"] and lane["whole"] and lane["width"] >= 64 for lane in lanes), lanes


MAP_AND_SINCE = """() => {
    const [map, hand, since, prompt] = ['.map', '.hand-cards .face', '.since', '.prompt'].map((part) =>
        document.querySelector(part).getBoundingClientRect());
    return {high: map.height, clear: since.bottom <= hand.top + 6 && since.top >= prompt.bottom};
}"""
"""How high the map is, and whether what happened since stands between question and hand."""


@pytest.mark.exhaustive
def test_the_map_has_most_of_the_height_of_a_desk(browser: Browser, host: Host) -> None:
    summer = next(save(game) for game in moments(games.load(GAME), 3) if game.asks and game.state.clash)
    table, people = in_position(host, GAME, 3, summer.decode())
    asked = min(load(games.load(GAME), summer).asks)
    for device, least in ((Device(1280, 800, "en", "dark"), 370), (Device(1366, 768, "ja", "light"), 340)):
        with looking(browser, host, people[asked], device) as page:
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .hand .card").first.wait_for()
            seen = page.evaluate(MAP_AND_SINCE)
            assert seen["high"] >= least
            assert seen["clear"]


CUT_TOTALS = """() => [...document.querySelectorAll('.region :is(.total, .crowd, .bonus)')].filter((sum) => {
    const [box, map] = [sum, sum.closest('.map')].map((node) => node.getBoundingClientRect());
    return box.bottom > map.bottom || box.left < map.left || box.right > map.right;
}).map((sum) => sum.textContent)"""


@pytest.mark.exhaustive
def test_on_a_tablet_no_total_is_cut_off_where_supporters_stand_beside_the_cards(browser: Browser, host: Host) -> None:
    going = (game for game in moments(games.load(GAME), 3) if game.asks)
    _, position = max((sum(map(sum, game.state.supporters_on.values())), save(game)) for game in going)
    asked = min(load(games.load(GAME), position).asks)
    table, people = in_position(host, GAME, 3, position.decode())
    for width, height in ((1180, 820), (1024, 768)):
        with looking(browser, host, people[asked], Device(width, height, "ja", "light")) as page:
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .unit .face").first.wait_for()
            assert page.evaluate(CUT_TOTALS) == []


def test_a_phone_shows_the_region_of_a_tie_above_the_hand(browser: Browser, host: Host) -> None:
    tied = next(game for game in moments(games.load(GAME), 3) if isinstance(game.step, PlayInTie))
    position, asked, region = save(tied), min(tied.asks), tied.state.outcomes[-1].region
    table, people = in_position(host, GAME, 3, position.decode())
    with looking(browser, host, people[asked], Device(PHONE["width"], PHONE["height"], "ja", "light")) as page:
        page.goto(f"/t/{table}")
        expect(page.locator(".prompt .sentence")).to_contain_text(Texts("ja", package(GAME))(f"kind-{region}"))
        for total in page.locator(f"#part-{region} .total").all():
            expect(total).to_be_in_viewport(ratio=1)
        expect(page.locator(".hand .card").first).to_be_in_viewport()


TAKEN = """() => ['.laying', '.prompt-body', '.holding']
    .reduce((sum, part) => sum + document.querySelector(part).getBoundingClientRect().height, 0) / innerHeight"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_hand_and_question_leave_most_of_a_phone_to_the_map(browser: Browser, host: Host, language: str) -> None:
    rules = games.load(GAME)
    placing = next(save(game) for game in moments(rules, 4) if isinstance(game.step, Act) and game.step.name == PLACE)
    seat = min(load(rules, placing).asks)
    table, people = in_position(host, GAME, 4, placing.decode())
    with looking(browser, host, people[seat], Device(PHONE["width"], PHONE["height"], language, "dark")) as page:
        page.goto(f"/t/{table}")
        page.locator(".laying .slot").first.click()
        assert page.evaluate(TAKEN) <= 0.45


@pytest.mark.exhaustive
def test_a_council_that_is_chosen_to_govern_leaves_most_of_a_phone_to_the_map(browser: Browser, host: Host) -> None:
    rules = games.load(GAME)
    governing = next(
        game
        for game in moments(rules, 4)
        if isinstance(game.step, AutumnActions)
        and any(isinstance(each, Govern) for each in game.step.available(game.state))
    )
    (seat,) = governing.asks
    table, people = in_position(host, GAME, 4, save(governing).decode())
    with looking(browser, host, people[seat], Device(PHONE["width"], PHONE["height"], "en", "dark")) as page:
        page.goto(f"/t/{table}")
        page.locator(".council-head.lit").first.click()
        expect(page.locator(".confirm .cancel")).to_be_visible()
        expect(page.locator(".prompt .option")).to_be_hidden()
        assert page.locator(".prompt-body").evaluate("body => body.getBoundingClientRect().top") >= 0.55 * PHONE["height"]


def test_the_councils_come_into_sight_on_a_phone_once_a_tactic_asks_for_one(browser: Browser, host: Host) -> None:
    seat, trial = next(
        (seat, save(game))
        for game in moments(games.load(GAME), 4)
        for seat, ask in game.asks.items()
        if isinstance(ask, tuple) and Use("witch_trial") in ask
    )
    table, people = in_position(host, GAME, 4, trial.decode())
    with looking(browser, host, people[seat], Device(PHONE["width"], PHONE["height"], "en", "dark")) as page:
        page.goto(f"/t/{table}")
        page.locator("[data-piece='tactic:witch_trial'].lit").click()
        page.locator(".confirm .primary").click()
        expect(page.locator(".prompt .sentence")).to_contain_text("choose a Council")
        for head in page.locator(".council-head.lit").all():
            expect(head).to_be_in_viewport(ratio=1)


BARE = """() => [...document.querySelectorAll('.map .region')].filter((region) => {
    const [, wide] = getComputedStyle(region, '::before').backgroundSize.match(/300%, ([0-9.]+)px/);
    return Math.max(3 * region.offsetWidth, Number(wide)) / (2064 / 608) < region.offsetHeight;
}).length"""
"""In how many Regions the painting, of 2064 by 608, ends above their lower edge."""
OVER_A_NAME = """() => [...document.querySelectorAll('.region')].filter((region) => {
    const [name, card] = ['.region-head', '.lying'].map((part) => region.querySelector(part)?.getBoundingClientRect());
    return card && card.left < name.right && card.right > name.left && card.top < name.bottom && card.bottom > name.top;
}).length"""
"""In how many Regions a Kingdom card lies over their name."""


@pytest.mark.exhaustive
def test_a_region_is_painted_down_to_its_edge_and_no_card_lies_over_its_name(browser: Browser, host: Host) -> None:
    decided = next(
        save(game)
        for game in moments(games.load(GAME), 3)
        if game.asks and any(placed.place == "plateau" for placed in game.state.placed) and game.state.outcomes
    )
    table, people = in_position(host, GAME, 3, decided.decode())
    for device in (Device(1280, 1100, "en", "light"), Device(1280, 800, "en", "light"), Device(1366, 768, "ja", "dark")):
        with looking(browser, host, people[0], device) as page:
            page.goto(f"/t/{table}")
            with_faces(page, "[data-whole] .map .lying")
            assert page.evaluate(BARE) == 0
            assert page.evaluate(OVER_A_NAME) == 0

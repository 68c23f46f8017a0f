"""The Old King's Crown in the browser: whole games, Clashes that explain themselves, and choosing at the same time."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from regalia import games
from regalia.core import Share, load, save
from regalia.games import package
from regalia.games.old_kings_crown.content import KINGDOM
from regalia.games.old_kings_crown.options import Govern, Use
from regalia.games.old_kings_crown.steps.act import Act
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.summer import PlayInTie
from regalia.text.texts import Texts
from tests.browser.conftest import Arrive, Seated
from tests.browser.devices import Device, looking
from tests.browser.person import PHONE, Person, play, prefers, with_faces
from tests.browser.positions import in_position, near_the_end
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import first
from tests.playing import ending, moments, seed
from tests.server.players import Host

GAME = "old_kings_crown"
SHORT = {"rounds": 4}
PLACE = "place_supporters"


def crown(come: Arrive, seats: int, language: str = "en", **device: object) -> Person:
    """A person at a table of this game for four Rounds, all other seats with bots, just begun."""
    person = come("Ada", language, **device)
    person.begin(seats, GAME, agreed=SHORT)
    return person


TARO = {"language": "ja", "viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
"""A phone, at which Japanese is read in the dark."""


@pytest.mark.exhaustive
def test_two_people_and_a_bot_play_to_the_end_one_of_them_on_a_phone_and_the_result_is_explained(seated: Seated) -> None:
    ada, taro = seated(GAME, 3, near_the_end(games.load(GAME), 3), {}, TARO)
    play([ada, taro])
    expect(ada.page.locator(".result h2")).to_have_text(re.compile("wins"))
    expect(taro.page.locator(".result h2")).to_have_text(re.compile("の勝ち"))
    assert widest(taro) <= PHONE["width"]
    assert barriers(taro.page) == []
    assert_the_result_is_explained(ada.page)


def assert_the_result_is_explained(page: Page) -> None:
    rows = page.locator(".ranking tbody tr")
    influence = [int(rows.nth(row).locator("td").nth(1).inner_text()) for row in range(rows.count())]
    assert influence == sorted(influence, reverse=True)
    assert len(influence) == page.locator(".everybody .area").count() == 3
    supplies = page.locator(".everybody .supply .unseen").all_inner_texts()
    assert sorted(influence) == sorted(int(words.split()[0]) for words in supplies if "Influence" in words)
    expect(page.locator(".result > .hint")).to_have_count(int(len({*influence}) < len(influence)))
    assert barriers(page) == []


def test_who_has_bid_carries_a_mark_and_may_change_their_mind_until_all_have(seated: Seated) -> None:
    rules = games.load(GAME)
    ada, taro = seated(GAME, 3, save(rules.begin(3, seed(1), ending(rules), events=False)).decode(), {}, TARO)
    ada.asked.wait_for()
    taro.asked.wait_for()
    expect(ada.page.locator(".ready")).to_have_count(1)
    ada.page.locator(".in-hand").nth(2).click()
    ada.page.locator(".confirm .primary").click()
    for person in (ada, taro):
        expect(person.page.locator(".ready")).to_have_count(2)
    expect(ada.page.locator(".in-hand.given")).to_have_count(1)
    expect(taro.asked).to_be_visible()
    taro.choose(1)
    expect(ada.page.locator(".ready")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_keyboard_is_enough_to_the_end(seated: Seated) -> None:
    [ada] = seated(GAME, 2, near_the_end(games.load(GAME), 2, last=40), {})
    for turn in range(100):
        ada.asked.or_(ada.result).first.wait_for()
        if ada.result.is_visible():
            break
        choose_by_key(ada, 1 + turn % 5)
    expect(ada.result).to_be_visible()


def choose_by_key(person: Person, steps: int) -> None:
    """Go on some steps to something that is lit and not yet chosen, and choose it; or confirm what has been chosen."""
    keys = person.page.keyboard
    confirm = person.page.locator(".confirm .primary:enabled")
    for _ in range(steps):
        keys.press("n")
    for _ in range(12):
        if person.page.locator(":focus:not([aria-pressed=true])").count():
            break
        keys.press("n")
    keys.press("Enter")
    if confirm.is_visible():
        for _ in range(24):
            if confirm.evaluate("node => node === document.activeElement"):
                break
            keys.press("n")
        keys.press("Enter")


@pytest.mark.exhaustive
def test_every_strength_of_a_clash_is_the_sum_of_parts_with_card_and_rule(come: Arrive) -> None:
    ada = crown(come, 4)
    totals = ada.page.locator(".region:has(.total.wins) .piece.total")
    ada.reach(totals, most=80)
    for total in totals.all():
        assert_adds_up(ada, total)
    ada.page.locator(".total.wins").first.click()
    expect(ada.page.locator(".note .verdict")).to_contain_text("wins")
    assert barriers(ada.page) == []
    card = ada.page.locator(".note .part-link").first
    name = card.inner_text().strip()
    card.click()
    expect(ada.page.locator(".note h3")).to_contain_text(name)
    ada.page.locator(".note .rule-link").last.click()
    expect(ada.page.locator(".side .cited")).to_be_visible()


def assert_adds_up(person: Person, total: Locator) -> None:
    """A tap on a total shows what it is made of."""
    shown = int(total.locator("b").inner_text())
    total.click()
    parts = person.page.locator(".note .sum tbody tr:not(.sum-total)")
    amounts = parts.locator("td:last-child").all_inner_texts()
    assert sum(int(amount.replace("−", "-")) for amount in amounts) == shown
    assert parts.locator(".part-link").count() == parts.locator(".rule-link").count() == len(amounts)
    expect(person.page.locator(".note .sum-total td")).to_have_text(str(shown))
    person.page.keyboard.press("Escape")


STEPS_SEEN = """window.steps = []; new MutationObserver(() => {
    const step = document.querySelector('.clash-steps [aria-current]')?.textContent.trim();
    if (step && step !== window.steps.at(-1)) window.steps.push(step);
}).observe(document.body, {subtree: true, childList: true, attributes: true})"""


def before_a_clash() -> str:
    """The save of a random game of two whose first seat decides for the last time before the first clash."""
    before = b""
    for game in moments(games.load(GAME), 2):
        if game.state.clash:
            break
        if 0 in game.asks:
            before = save(game)
    return before.decode()


def test_the_parts_of_a_clash_follow_one_another_unless_one_wants_no_motion(seated: Seated) -> None:
    [calm] = seated(GAME, 2, before_a_clash(), {"reduced_motion": "reduce"})
    [quick] = seated(GAME, 2, before_a_clash(), {})
    for person in (calm, quick):
        person.page.add_init_script(prefers(speed="fast"))
        person.page.reload()
        person.asked.wait_for()
        person.page.evaluate(STEPS_SEEN)
        for turn in range(40):
            person.asked.wait_for(timeout=30_000)
            if person.page.locator(".total.wins, .total.tied").count():
                break
            person.choose(turn)
    seen = quick.page.evaluate("window.steps")
    assert "Tally" in seen[seen.index("Reveal") :]
    assert {"Reveal", "Tally"}.isdisjoint(calm.page.evaluate("window.steps"))


def test_the_board_of_another_player_is_a_tap_away(come: Arrive) -> None:
    ada = crown(come, 4)
    other = ada.page.locator(".seat-card:not(.own *)").nth(2)
    other.click()
    expect(ada.page.locator(".part-other .area")).to_be_visible()
    assert barriers(ada.page) == []
    ada.page.locator(".close-area").click()
    expect(ada.page.locator(".part-other")).to_have_count(0)


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


KEPT = """{
    const send = WebSocket.prototype.send;
    window.answers = [];
    WebSocket.prototype.send = function (data) {
        const { answer } = JSON.parse(data);
        if (answer) answers.push(answer);
        send.call(this, data);
    };
}"""
"""A script: the answers that the page has sent."""


def test_two_one_and_two_supporters_are_placed_in_six_taps(browser: Browser, host: Host) -> None:
    seat, placing = next(
        (seat, save(game))
        for game in moments(games.load(GAME), 4)
        if isinstance(game.step, Act) and game.step.name == PLACE
        for seat, ask in game.asks.items()
        if isinstance(ask, Share) and ask.total >= 5
    )
    for device, region in (
        (Device(1366, 768, "en", "light"), "#part-{} .region-head"),
        (Device(PHONE["width"], PHONE["height"], "ja", "light"), ".laying .slot:has(.emblem-{})"),
    ):
        table, people = in_position(host, GAME, 4, placing.decode())
        with looking(browser, host, people[seat], device) as page:
            page.add_init_script(KEPT)
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .prompt.yours").wait_for()
            for place, taps in (("highlands", 2), ("plateau", 1), ("lowlands", 2)):
                for _ in range(taps):
                    page.locator(region.format(place)).click()
            page.locator(".confirm .primary").click()
            page.wait_for_function("() => answers.length > 0")
            assert page.evaluate("answers[0].amounts.map(([, amount]) => amount)") == [2, 1, 2]

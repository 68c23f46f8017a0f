"""The analysis of a finished game: a curve of chances above the replay, whose marks lead to decisions and to luck."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.browser.test_ends import finished
from tests.browser.test_replay import SMALL, count_at
from tests.matrix import first
from tests.server.players import Guest, Host

AT_A_DESK = Device(DESK["width"], DESK["height"], "en", "light")
ON_A_PHONE = Device(PHONE["width"], PHONE["height"], "ja", "dark")
LOW = Device(640, 400, "en", "light")
SMALLEST = Device(320, 640, "ja", "light")
FIRST = 2
"""The first action that a player took; the one before it put the position on the table."""
BLUNDER, LUCK = 10, 6
"""The action that was a blunder, of the last seat, and the one after which luck struck."""
EVERY = [
    Device(width, height, language, theme)
    for width, height in ((360, 740), (640, 400), (1280, 800), (1920, 1080))
    for language in ("en", "ja")
    for theme in ("light", "dark")
]
Figures = dict[str, Any]


def place(at: int) -> int:
    """Where the slider stands at an action."""
    return at - FIRST + 1


def figures(ada: Guest, table: str, **more: Any) -> Figures:
    """Figures of a game of three: all are equal until luck and a blunder come."""
    answers = ada.get(f"/api/tables/{table}/record").json()["answers"]
    moments = [judged(at, **given) for at, given in enumerate(answers, start=FIRST)]
    kinds = {"count": len(moments), "after": 0, "moments": moments, "seats": [*map(summary, range(3))]}
    return {"state": "done", "ahead": 0, **kinds, "end": [0, 1, 0], "doubts": ["unmeasured"], "obstacle": None, **more}


def judged(at: int, seat: int, answer: Any) -> Figures:
    """A decision that cost nothing, unless it was the blunder."""
    lost = 0.31 if at == BLUNDER else 0.0
    best = {"answer": {"type": "Keep"}, "worth": 0.6, "behind": 0.0, "margin": 0.0}
    played = {"answer": answer, "worth": 0.6 - lost, "behind": lost, "margin": 0.06}
    word = {"word": "blunder"} if lost else {}
    luck = [0.2, -0.1, -0.1] if at == LUCK else [0.0] * 3
    chances = [0.3, 0.3, 0.4] if at <= LUCK else [0.5, 0.2, 0.3]
    flat = {"points": [5.0] * 3, "skill": [0.0] * 3, "luck": luck, "chances": chances, "worlds": 128}
    return {"at": at, "seat": seat, **flat, "played": played, "best": [best], **word}


def summary(seat: int) -> Figures:
    """A seat's line, in which only the last one made a blunder."""
    counts = {"decisions": 4, "inexact": 0, "mistakes": 0, "blunders": int(seat == 2), "loss": 0.02, "margin": 0.01}
    return {"seat": seat, **counts, "usual": 0.015, "play": -0.1, "others": 0.05, "luck": 0.2}


@contextmanager
def analysed(browser: Browser, host: Host, device: Device, query: str = "?at=0", **more: Any) -> Iterator[Page]:
    """A page of a finished game whose analysis has these figures."""
    table, ada = finished(host.address, "oriflamme")
    told = figures(ada, table, **more)
    with looking(browser, host, ada, device) as page:
        answer_with(page, told)
        page.goto(f"/t/{table}{query}")
        yield page


def answer_with(page: Page, told: Figures) -> None:
    """Answer the page's requests for the analysis with these figures from now on."""
    page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(json=told))


def is_whole(page: Page, device: Device) -> None:
    """Nothing stands in anyone's way, is too small for a finger, or wider than the window."""
    expect(page.locator(".analysis-curve")).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= device.width
    for part in (".analysis-curve", ".replay-slider", ".replay-way.main", ".replay-leave"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", first(SMALLEST, LOW, ON_A_PHONE, AT_A_DESK, usual=2))
def test_the_curve_stands_above_the_slider_in_its_scale(browser: Browser, host: Host, device: Device) -> None:
    with analysed(browser, host, device, f"?at={BLUNDER - 1}&seat=2") as page:
        is_whole(page, device)
        now, track = (page.locator(part).bounding_box() for part in (".analysis-now", ".replay input"))
        assert now is not None
        assert track is not None
        share = place(BLUNDER - 1) / int(str(page.locator(".replay input").get_attribute("max")))
        thumb = track["x"] + 12 + share * (track["width"] - 24)
        assert abs(now["x"] + now["width"] / 2 - thumb) <= 2


def test_a_mark_leads_to_the_decision_and_the_eyes_of_who_took_it(browser: Browser, host: Host) -> None:
    with analysed(browser, host, AT_A_DESK) as page:
        page.locator(".analysis-players [aria-pressed=true]").click()
        page.locator(".analysis-mark.blunder").click()
        count_at(page, place(BLUNDER - 1))
        page.wait_for_url(re.compile(rf"at={BLUNDER - 1}&seat=2$"))
        expect(page.locator(".replay-eyes")).to_have_value("2")
        expect(page.locator(".analysis-answers .played")).to_contain_text("3 in 10")
        expect(page.locator(".analysis-answers .best")).to_contain_text("6 in 10")
        expect(page.locator(".analysis-cost")).to_have_text("It cost 3 games in 10, surely between 3 and 4.")
        page.get_by_role("button", name="All cards").click()
        expect(page.locator(".replay-eyes")).to_have_value("")
        page.get_by_role("button", name="saw it").click()
        expect(page.locator(".replay-eyes")).to_have_value("2")
        page.keyboard.press("ArrowRight")
        count_at(page, place(BLUNDER))


def test_a_tap_on_a_player_shows_that_players_mistakes_alone(browser: Browser, host: Host) -> None:
    with analysed(browser, host, AT_A_DESK) as page:
        ada, eve = (page.locator(".analysis-players button").filter(has_text=name) for name in ("Ada", "Eve"))
        expect(ada).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".analysis-mark.blunder")).to_have_count(0)
        eve.click()
        expect(ada).to_have_attribute("aria-pressed", "false")
        expect(page.locator(".analysis-mark.blunder")).to_have_count(1)
        page.get_by_role("button", name="Next mistake").click()
        expect(page.locator(".analysis-sign.blunder")).to_be_visible()


def test_luck_is_shown_with_what_happened(browser: Browser, host: Host) -> None:
    with analysed(browser, host, ON_A_PHONE) as page:
        page.locator(".analysis-mark.luck").click()
        count_at(page, place(LUCK))
        expect(page.locator(".analysis-luck")).to_contain_text("+20")
        expect(page.locator(".replay-eyes")).to_have_value("")


def test_all_of_it_is_reached_by_keys_and_told_in_words(browser: Browser, host: Host) -> None:
    with analysed(browser, host, AT_A_DESK) as page:
        slider = page.locator(".replay input")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("Chances: .*4 in 10"))
        page.locator(".analysis-list summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".analysis-chances tbody tr").last).to_contain_text("10 in 10")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.getAttribute('href')") == f"?at={BLUNDER - 1}&seat=2"
        page.keyboard.press("Enter")
        count_at(page, place(BLUNDER - 1))
        page.keyboard.press("Home")
        count_at(page, 0)
        page.keyboard.press("PageDown")
        page.keyboard.press("PageDown")
        expect(page.locator(".analysis-who").first).to_be_visible()


def test_play_and_luck_of_each_add_up(browser: Browser, host: Host) -> None:
    with analysed(browser, host, ON_A_PHONE) as page:
        page.locator(".analysis-tabs button").nth(1).click()
        expect(page.locator(".analysis-players li")).to_have_count(3)
        page.locator(".analysis-how summary").click()
        assert barriers(page) == []
        for row in page.locator(".analysis-how tbody tr").all():
            start, *parts, end = (int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts())
            assert start + sum(parts) == end
        expect(page.locator(".analysis-how")).to_contain_text("まだ測定していません")


def test_the_analysis_is_asked_for_once_and_grows(browser: Browser, host: Host) -> None:
    table, ada = finished(host.address, "oriflamme")
    whole = figures(ada, table)
    begun = {**whole, "state": "running", "moments": whole["moments"][:4]}
    told = [{**whole, "state": "none", "moments": [], "seats": []}]

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            told.append(begun)
        route.fulfill(json=told[-1])

    with looking(browser, host, ada, AT_A_DESK) as page:
        page.route("**/api/tables/*/analysis*", answer)
        page.goto(f"/t/{table}?at=2")
        expect(page.locator(".analysis-curve")).to_have_count(0)
        assert barriers(page) == []
        page.get_by_role("button", name="Find the mistakes").click()
        expect(page.locator(".analysis-state")).to_contain_text(f"4 of {whole['count']}")
        expect(page.locator(".analysis-rest")).to_be_visible()
        expect(page.get_by_role("button", name="Find the mistakes")).to_have_count(0)
        assert barriers(page) == []


STATES = (
    ({"state": "waiting", "ahead": 2}, "2 games come first"),
    ({"state": "failed"}, "failed"),
    ({"state": "cut"}, "time for this game is over"),
    ({"state": "none", "moments": [], "seats": [], "obstacle": "rules"}, "rules have changed"),
    ({"state": "none", "moments": [], "seats": [], "obstacle": "edited"}, "can’t be analysed"),
)


def test_each_state_is_told_in_a_sentence(browser: Browser, host: Host) -> None:
    table, ada = finished(host.address, "oriflamme")
    told = figures(ada, table)
    with looking(browser, host, ada, AT_A_DESK) as page:
        for more, words in STATES:
            answer_with(page, {**told, **more})
            page.goto(f"/t/{table}?at=0")
            expect(page.locator(":is(.analysis-state, .analysis-obstacle)")).to_contain_text(words)
            expect(page.get_by_role("button", name="Find the mistakes")).to_have_count(0)


def test_the_result_tells_the_turns_of_the_chances(browser: Browser, host: Host) -> None:
    with analysed(browser, host, AT_A_DESK, "") as page:
        expect(page.locator(".turns li")).to_have_count(1)
        assert barriers(page) == []
        page.locator(".turns button").click()
        count_at(page, place(LUCK))


def test_the_result_leads_to_the_analysis(browser: Browser, host: Host) -> None:
    with analysed(browser, host, AT_A_DESK, "") as page:
        page.locator(".analysis-offer button").click()
        expect(page.locator(".analysis-curve")).to_be_visible()
        expect(page.locator(".result")).to_have_count(0)


def test_the_result_offers_the_analysis(browser: Browser, host: Host) -> None:
    with analysed(browser, host, ON_A_PHONE, "", state="none", moments=[], seats=[]) as page:
        asked = page.locator(".analysis-offer button")
        asked.scroll_into_view_if_needed()
        assert barriers(page) == []
        with page.expect_request(lambda request: request.method == "POST" and "/analysis" in request.url):
            asked.click()
        count_at(page, 0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("device", EVERY, ids=lambda device: f"{device.width} {device.language} {device.theme}")
def test_nothing_stands_in_the_way_on_any_device(browser: Browser, host: Host, device: Device) -> None:
    with analysed(browser, host, device, f"?at={BLUNDER - 1}&seat=2") as page:
        is_whole(page, device)

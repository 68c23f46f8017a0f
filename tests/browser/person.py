"""A person in front of a browser: sees what is lit, and plays by that alone."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from benchmarks.crowd import usual

USUAL = {"speed": "off", "confirm": "game", "shortcuts": True, "pinned": True, "windows": "always"}
"""How people like their tables in tests: asked in every window, for a pass by itself comes at a time drawn by chance."""
SAME = """{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (room) => (room.length === 32 ? room.fill(7) : draw(room));
}"""
"""A browser's share in the seed of a game is always the same; what else it draws (names of requests) is not."""
FACES = """async () => {
    await document.fonts.ready;
    const words = document.body.appendChild(document.createElement('span'));
    words.textContent = 'The quick brown fox';
    const width = (family) => {
        words.style.font = `600 40px ${family}`;
        return words.offsetWidth;
    };
    const here = [...document.fonts].filter(({ status, family }) => status !== 'unloaded' && !/Fallback/.test(family))
        .map(({ family }) => family);
    const drawn = here.every((family) => width(`${family}, monospace`) !== width('monospace'));
    words.remove();
    return drawn;
}"""
"""True if the page is drawn with the faces that it has asked for."""
COUNT_TAPS = """addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true)"""
"""Counts taps over all pages of a tab."""
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1366, "height": 768}
LAID_OUT = """width => innerWidth === width &&
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
"""True once the page has been drawn for a window of this width: some parts are fitted by script, a frame later."""
MOST_PARTS = 8
"""Most parts of an answer."""
LOOKS = 20_000
"""So often it is looked who is asked, before a game is given up; at rest a look takes 30 ms."""
PLACES = ".council-head.lit:not(.picked), .region-head.lit:not(.picked), .tile.lit:not(.picked)"
"""Places that complete an answer in two parts."""
READY = "body:has(.confirm .primary:enabled) .piece.lit.picked"
"""Where everything was picked when the question began, nothing is left but to confirm."""
TAPPED = (
    ".piece.lit:not(.picked), .option:enabled, .prompt .compose-thing, .slot.next, .confirm .fill, .amount .primary, "
    f"{READY}"
)
"""Whatever may be tapped to answer a question: it may be drawn a moment after the question."""
CARDS = ".card.lit:not(.picked), .unit.lit:not(.picked), .occupier.lit:not(.picked)"
"""Cards that complete such an answer where the Council was tapped first."""
SHIELD = re.compile(r"seat:\d")


@dataclass
class Person:
    """Somebody with a name, a language and a device."""

    page: Page
    errors: list[str]

    @property
    def context(self) -> BrowserContext:
        """The browser context."""
        return self.page.context

    def open_table(
        self,
        seats: int,
        bots: int,
        level: str = "squire",
        game: str = "oriflamme",
        agreed: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """Open a table with bots in its last seats, with what is agreed otherwise than usual, and go there."""
        if agreed:
            self.fill_in(
                game, {"seats": str(seats)} | dict(agreed) | {f"seat-{seat}": level for seat in range(seats - bots, seats)}
            )
        else:
            self.page.goto(f"/t/{self.new_table(seats, bots, level, game)}")
        expect(self.page.locator(".before")).to_be_visible()
        return self.page.url

    def fill_in(self, game: str, chosen: Mapping[str, str]) -> None:
        """Open a table by the form, which most tests need not: it takes longer than to ask the arena for it."""
        self.page.goto(f"/new/{game}")
        for field, value in chosen.items():
            self.page.select_option(f"[name={field}]", value)
        self.page.locator(".new-form > button").click()

    def begin(
        self, seats: int, game: str = "oriflamme", level: str = "page", agreed: Mapping[str, Any] = MappingProxyType({})
    ) -> str:
        """Begin a game against bots, with what is agreed otherwise than usual; the table's address, once one is asked."""
        table = self.new_table(seats, seats - 1, level, game, agreed)
        for deck in usual(game, seats)[:1]:
            self.tell("PUT", f"/api/tables/{table}/seats/0/brought", {"ready": deck})
        self.tell("POST", f"/api/tables/{table}/start")
        self.page.goto(f"/t/{table}")
        self.asked.wait_for()
        return self.page.url

    def new_table(
        self, seats: int, bots: int, level: str, game: str, options: Mapping[str, Any] = MappingProxyType({})
    ) -> str:
        """Open a table with bots in its last seats, without going there; its code."""
        others = [{"who": "nobody"}] * (seats - bots - 1) + [{"who": "bot", "level": level}] * bots
        asked = {"game": game, "seats": [{"who": "me"}, *others], "options": {**options}}
        code: str = self.tell("POST", "/api/tables", asked)["id"]
        return code

    def tell(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the arena for something beside the page. Fails if it refuses."""
        answer = self.page.request.fetch(path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def sit_down(self, table: str) -> None:
        """Take the first free seat."""
        self.page.goto(table)
        self.page.locator(".place.free .button.primary").first.click()
        expect(self.page.locator(".place.own")).to_be_visible()

    def start(self) -> None:
        """Start the game; where a game is played with what its players bring, with the first deck that is offered."""
        deck = self.page.locator(".brings select")
        if self.brings:
            expect(deck).to_be_attached()
        if deck.is_visible():
            name = deck.locator("option").nth(1).inner_text()
            deck.select_option(index=1)
            expect(self.page.locator(".brings summary")).to_contain_text(name)
        self.wait_for_shares()
        self.page.locator(".start .primary").click()
        expect(self.page.locator(".prompt")).to_be_visible()

    def wait_for_shares(self) -> None:
        """Until all browsers here are committed to their shares in the seed: without one of them the deal is another."""
        address = self.page.url.replace("/t/", "/api/tables/")
        while True:
            seats = self.page.request.get(address).json()["seats"]
            if {seat["person"] for seat in seats if seat["nonce"]} >= {seat["person"] for seat in seats if seat["person"]}:
                return
            self.page.wait_for_timeout(20)

    @property
    def brings(self) -> bool:
        """True if this table's game is played with what its players bring: the page learns that a moment after it opens."""
        game = self.page.locator("#table").get_attribute("data-game")
        games = self.page.request.get("/api/games").json()
        return any(each["slug"] == game and each["brings"] is not None for each in games)

    @property
    def lit(self) -> Locator:
        """What may be chosen: pieces on the board, and buttons for what has no place there."""
        return self.page.locator(".piece.lit:not(.picked), .option:enabled").filter(visible=True)

    @property
    def asked(self) -> Locator:
        """The prompt, when something is asked."""
        return self.page.locator("[data-whole] .prompt.yours")

    @property
    def result(self) -> Locator:
        """The result, once the game is over."""
        return self.page.locator(".result")

    def choose(self, which: int = 0, among: str | None = None) -> None:
        """Tap something that is lit, choose in its note if there is more to choose, and confirm it if that is asked for.

        What is lit `among` these goes before everything else. What is confirmed is this question: the next one may be here
        before the last tap has returned.
        """
        before = self.page.locator(".prompt").get_attribute("data-at")
        confirm = self.page.locator(f".prompt[data-at='{before}'] .confirm .primary")
        elsewhere = self.page.locator(f".prompt:not(.yours), .prompt:not([data-at='{before}'])").or_(self.result)
        for part in range(MOST_PARTS):
            self.tap(which + part, among)
            act = self.page.locator(".note .option").first
            expect(act.or_(confirm).or_(elsewhere).first).to_be_visible()
            if act.is_visible():
                act.click()
                expect(confirm.or_(elsewhere).first).to_be_visible()
            if not confirm.is_visible() or confirm.is_enabled():
                break
        if confirm.is_visible():
            confirm.click()
        expect(elsewhere.first).to_be_visible()

    def tap(self, which: int, among: str | None) -> None:
        """Tap something that is lit and not yet picked; where each thing gets a place or a rank, do so for all of them."""
        self.page.wait_for_selector(TAPPED, state="attached")
        places = self.page.locator(".prompt .compose-thing")
        if places.count():
            for group in places.all():
                group.locator("label").nth(which % group.locator("label").count()).click()
            return
        ordered = self.page.locator(".ordering .slot.next")
        if ordered.count():
            while ordered.count():
                ordered.nth(which % ordered.count()).click()
            return
        fill = self.page.locator(".confirm .fill")
        if fill.count():
            fill.click()
            return
        unfinished = self.page.locator(".confirm .primary:disabled").count() > 0
        rest = CARDS if self.page.locator(".council-head.picked").count() else PLACES
        preferred = self.page.locator(rest if unfinished else among or ".no")
        lit = preferred if preferred.count() else self.lit
        count = lit.count()
        if not count and self.page.locator(READY).count():
            return
        (lit.nth(which % count) if count else self.page.locator(".amount .primary")).click()

    def reach(self, sight: Locator, most: int = 40) -> None:
        """Play until this is visible while a question is open."""
        for turn in range(most):
            self.asked.wait_for()
            if sight.count():
                return
            self.choose(turn)
        raise AssertionError(f"{sight} was never seen")

    @property
    def slots(self) -> Locator:
        """Where the card in hand may go; the very first card of a queue has no choice."""
        return self.page.locator(".slot.lit")


def prefers(**otherwise: str | bool) -> str:
    """A script that stores a person's preferences at a device: the tests' own, with these changes.

    On an empty page, which has no store, it does nothing.
    """
    return f"if (origin !== 'null') localStorage.setItem('regalia', '{json.dumps(USUAL | otherwise)}')"


def arrive(
    browser: Browser, arena: str, name: str, language: str = "en", token: str | None = None, **device: object
) -> Person:
    """Open a page of the arena for a new guest, or for the person with this token."""
    return enter(browser.new_context(**settings_of(arena, language, **device)), name, token)


def settings_of(arena: str, language: str = "en", **device: Any) -> dict[str, Any]:
    """The settings of a browser context."""
    return {"base_url": arena, "locale": language, "viewport": DESK} | device


def enter(context: BrowserContext, name: str, token: str | None = None) -> Person:
    """Open a page for a new guest, or for the person with this token."""
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.add_init_script(prefers())
    page.add_init_script(SAME)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    if token is None:
        assert context.request.post("/api/guests", data={"name": name}).ok
    else:
        url = context.request.get("/healthz").url
        context.add_cookies([{"name": "regalia", "value": token, "url": url}])
    return Person(page, errors)


def with_faces(page: Page, drawn: str) -> None:
    """Load a page again if our faces came too late for it: then it is drawn with others, in which words take other room.

    `drawn` is what shows that the page is drawn.
    """
    for _ in range(20):
        page.locator(drawn).first.wait_for()
        if page.evaluate(FACES):
            return
        page.reload()
    raise AssertionError("the faces never come in time")


def resize(page: Page, size: Mapping[str, int]) -> None:
    """Give the window another width and height, and wait until the page has been laid out for it."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function(LAID_OUT, arg=size["width"])


def first_asked(people: list[Person]) -> Person:
    """Wait until one of these people is asked: who that is."""
    for _ in range(LOOKS):
        for person in people:
            if person.asked.is_visible():
                return person
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def play(people: list[Person], most: int = 400) -> None:
    """All people play until the game is over; what each chooses depends on how often it was asked, never on how long."""
    draws = [Random(place) for place, _ in enumerate(people)]
    choices = 0
    for _ in range(LOOKS):
        asked = next((place for place, person in enumerate(people) if person.asked.is_visible()), None)
        if asked is not None:
            people[asked].choose(draws[asked].randrange(60))
            choices += 1
        elif people[0].result.is_visible():
            return
        else:
            people[0].page.wait_for_timeout(30)
        assert choices < most, f"no end after {most} choices"
    raise AssertionError(f"no end after {LOOKS} looks at the table")

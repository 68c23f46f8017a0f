"""Every question of every game, in both languages, on the narrowest phone: it can be read, and its buttons can be hit."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import Error, Page, WebSocketRoute, expect

from regalia import games
from regalia.core import OneOf, Option, Rules, Seat, TableOptions, look
from regalia.core.views import Sight
from regalia.games.wheel_of_time.options import Spend
from regalia.games.wheel_of_time.pieces import ABILITIES, Symbol
from regalia.server.wire import SightMessage, encode
from regalia.testing.test_every_text import questions as all_questions
from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person, prefers
from tests.playing import agreements, moments

LAPTOP = {"width": 1280, "height": 800}
RAND = "rand_al_thor_iv"
LIVE = re.compile("/live$")
GAMES_PLAYED = 6
LONGEST = 1_500
"""So many decisions of a random game are looked at; some games have no end."""
ALWAYS_CONFIRM = prefers(confirm="always")
UNPICKED = ".piece.lit:not(.picked), .option:enabled:not([aria-pressed=true])"
FAULTS = """() => [...document.querySelectorAll('.prompt button, .tray button, .laying button, .hand button')]
    .filter(node => node.offsetWidth)
    .flatMap(node => {
        const box = node.getBoundingClientRect(), said = node.textContent.trim().slice(0, 40);
        const words = [...node.querySelectorAll('.option-name, .option-hint, .what'), node];
        const faults = [];
        if (box.height < 44 || box.width < 44) faults.push(`${box.width}x${box.height}`);
        if (node.matches('.confirm .primary') && box.width < 120) faults.push(`${box.width} wide`);
        if (node.closest('.prompt') && words.some(part => part.clientWidth && part.scrollWidth > part.clientWidth + 1))
            faults.push('clipped');
        if (node.closest('.prompt') && (box.left < 0 || box.right > innerWidth)) faults.push('outside');
        return faults.map(fault => `${said}: ${fault}`);
    })"""
CRUSHED = """() => [...document.querySelectorAll('.title h1, .seat-name, .seat-sums, .jump button, .jump span, .room-name')]
    .filter(node => !node.closest('.jump') || node.closest('.jump').offsetWidth)
    .map(node => [node, `${node.scrollWidth} of ${node.clientWidth}, ${node.scrollHeight} of ${node.clientHeight}`])
    .filter(([{clientWidth: width, clientHeight: height, scrollWidth, scrollHeight}]) =>
        !width || scrollWidth > width + 1 || scrollHeight > height + 3)
    .map(([node, size]) => `${node.className} ${node.textContent.trim().replace(/\\s+/g, ' ')} is crushed: ${size}`)"""
PAST = """async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [stage, dock] = ['.stage', '.dock'].map(name => document.querySelector(name).getBoundingClientRect());
    const high = innerHeight - document.querySelector('.prompt-body').getBoundingClientRect().top;
    const faults = high > 0.45 * innerHeight + 1 ? [`prompt and hand take ${Math.round(high)} of ${innerHeight}`] : [];
    const belongings = ['.points', '.prestige', '.crest', '.crest svg'].map(each => `.seat-card ${each}`);
    for (const node of document.querySelectorAll(['.seat-name', '.seat-sums > *', ...belongings].join())) {
        const box = node.getBoundingClientRect(), seat = node.closest('.seat').getBoundingClientRect();
        const within = box.left >= seat.left - 1 && box.right <= seat.right + 1;
        const seen = box.width && box.top >= stage.top - 1 && box.bottom <= dock.top;
        const where = within ? 'is out of sight' : 'stands out of its seat';
        if (!within || !seen) faults.push(`${node.textContent.trim() || node.className} ${where}`);
    }
    return faults;
}"""
"""Prompt and hand leave more than half of a phone to the table; names, arms and scores are whole and stay in sight."""
UNCONFIRMED = """() => [...document.querySelectorAll('.prompt .confirm button')].filter(node => {
        const box = node.getBoundingClientRect(), body = node.closest('.prompt-body').getBoundingClientRect();
        return box.width && (box.top < body.top - 1 || box.bottom > body.bottom + 1);
    }).map(node => `${node.textContent.trim().slice(0, 40)} is out of sight`)"""
FREE = """() => {
    const box = part => document.querySelector(part).getBoundingClientRect();
    return box('.since').bottom <= box('.prompt-body').top + 1;
}"""
"""Whether what happened since is clear of the question: it moves up as soon as the question has its height."""
GROWN = """() => {
    const body = document.querySelector('.prompt-body'), prompt = body?.parentElement;
    if (!body) return [];
    const high = Math.max(body.offsetHeight, body.scrollHeight);
    return high > prompt.clientHeight + 1 ? [`${high} of ${prompt.clientHeight}: ${body.innerText}`] : [];
}"""
GROWING = ".prompt-body:is(:has(.compose), :has(.count), :has(.options > :nth-child(3)))"
"""Questions for several options, or with more than two buttons."""
MAY_GROW = {"nocturion", "old_kings_crown"}
"""Games in which such questions may grow over the board on a desk."""
KEEPS_ON_PHONES = {"wheel_of_time"}
"""Games whose prompt has one height on a phone, too."""
TWICE = """() => [...document.querySelectorAll('.playing .piece > .unseen')].map(node => node.textContent).filter(words => {
        const parts = words.split(/[,、.。] ?/).filter(Boolean);
        return parts.some((part, at) => part === parts[at + 1]);
    })"""
MISSPOKEN = """() => [...document.querySelectorAll('.piece')]
    .filter(node => /can be chosen|選択可$/.test(node.querySelector('.unseen').textContent) !== node.matches('.lit'))
    .map(node => node.textContent)"""


class Posed(Struct, frozen=True):
    """A question to a seat at a table of so many."""

    seats: int
    seat: Seat
    sight: Sight
    real: bool = True
    """False if this kind of decision is asked with the options of another."""

    @property
    def options(self) -> int:
        """How much there is to choose from."""
        return len(getattr(self.sight.ask, "options", ()))

    @property
    def kind(self) -> str:
        """What the decision is called."""
        assert self.sight.decision is not None
        return self.sight.decision.kind

    def called(self, kind: str) -> "Posed":
        """The same options, asked in other words."""
        assert self.sight.decision is not None
        return replace(self, sight=replace(self.sight, decision=replace(self.sight.decision, kind=kind)), real=False)

    def among(self, *options: Option) -> "Posed":
        """The same question for one of other options."""
        return replace(self, sight=replace(self.sight, ask=OneOf(options)))


@cache
def questions(rules: Rules[Any]) -> dict[str, Posed]:
    """Each kind of decision: as random games come to it, with as many options as possible, or else its words alone."""
    found: dict[str, Posed] = {}
    agreed = [None] * GAMES_PLAYED + [options for _, options in agreements(rules)]
    for number, options in enumerate(agreed):
        for posed in questions_of(rules, rules.seats[number % len(rules.seats)], number, options):
            if posed.kind not in found or posed.options > found[posed.kind].options:
                found[posed.kind] = posed
    steps, picks = [[posed for kind, posed in found.items() if kind[0].islower() == lower] for lower in (False, True)]
    for kind in sorted({kind for kind, _ in all_questions(rules)} - {*found}):
        found[kind] = (picks if kind[0].islower() else steps)[-1].called(kind)
    return found


def questions_of(rules: Rules[Any], seats: int, number: int, options: TableOptions | None) -> Iterator[Posed]:
    """What is asked in one random game, whenever it is a new kind of question or has more options than before."""
    most: dict[str, int] = {}
    for game in islice(moments(rules, seats, number, options), LONGEST):
        for seat, ask in game.asks.items():
            kind, count = game.step.kind(), len(getattr(ask, "options", ask if isinstance(ask, tuple) else ()))
            if count > most.get(kind, -1):
                most[kind] = count
                yield Posed(seats, seat, look(game, seat))


class Stage:
    """A table page that is shown whatever one likes, instead of a game."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.lines, self.seq = person, list[WebSocketRoute](), 0
        person.context.add_init_script(ALWAYS_CONFIRM)
        address = person.open_table(
            games.load(game).seats[-1], bots=games.load(game).seats[-1] - 1, level="page", game=game
        )
        self.table = person.context.request.get(address.replace("/t/", "/api/tables/")).json()
        person.page.route_web_socket(LIVE, self.connect)
        person.page.reload()
        while not self.lines:
            person.page.wait_for_timeout(20)

    def connect(self, line: WebSocketRoute) -> None:
        """Take the place of the table at the other end of the line."""
        line.on_message(lambda said: self.hear(line, json.loads(said)["type"]))

    def hear(self, line: WebSocketRoute, kind: str) -> None:
        """What the page says: first of all whom it faces. All that is answered by itself is that somebody is there."""
        if kind == "face":
            self.lines.append(line)
        if kind == "ping":
            line.send('{"type":"pong"}')

    def show(self, posed: Posed) -> None:
        """Put a question to this person."""
        mine, bot = self.table["seats"][0], self.table["seats"][-1]
        seats = [mine if seat == posed.seat else bot for seat in range(posed.seats)]
        self.send({**self.table, "type": "table", "status": "playing", "seats": seats})
        self.seq += 1
        told = SightMessage(self.seq, -1, posed.seat, [], [], posed.sight)
        self.send(json.loads(encode(told)))
        self.person.page.locator(f".prompt.yours[data-at='{self.seq}']").wait_for()

    def send(self, message: dict[str, Any]) -> None:
        """Tell the page."""
        self.lines[-1].send(msgspec.json.encode(message).decode())


def is_soon(page: Page, true: str) -> bool:
    """Whether this becomes true; what is awaited mostly comes at once."""
    try:
        page.wait_for_function(true)
    except Error:
        return False
    return True


def lasting(page: Page, faults: str) -> list[str]:
    """The faults that stay: a question gets its height a moment after it is drawn."""
    found: list[str] = page.evaluate(faults)
    for _ in range(20):
        if not found:
            break
        page.wait_for_timeout(50)
        found = page.evaluate(faults)
    return found


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", games.slugs())
def test_every_prompt_fits_a_phone(come: Arrive, game: str, language: str) -> None:
    asked = questions(games.load(game))  # before anything waits for an answer: it takes long
    person = come("Ada", language, viewport=PHONE, has_touch=True)
    stage, faults = Stage(person, game), dict[str, Any]()
    for kind, posed in asked.items():
        stage.show(posed)
        found = person.page.evaluate(FAULTS) + person.page.evaluate(CRUSHED) + lasting(person.page, PAST)
        found += [] if is_soon(person.page, FREE) else ["what happened since is covered"]
        sentence = person.page.locator(".sentence").inner_text()
        counted = " ".join(person.page.locator(".prompt .count").all_inner_texts())
        found += [counted] if re.search(r"\b(\d+) ?(to|〜) ?\1\b", counted) else []
        found += [sentence] if re.search(r"[{}]|decision-|none", sentence) else []
        found += person.page.evaluate(TWICE) + person.page.evaluate(MISSPOKEN)
        unpicked = person.page.locator(UNPICKED)
        if unpicked.count():
            unpicked.first.click(force=True)
            found += person.page.evaluate(FAULTS) + lasting(person.page, PAST) + lasting(person.page, UNCONFIRMED)
        if game in KEEPS_ON_PHONES and posed.real:
            found += lasting(person.page, GROWN)
        if found:
            faults[kind] = found
    assert faults == {}


@pytest.mark.parametrize("game", games.slugs())
def test_every_prompt_keeps_its_height_on_a_desk(come: Arrive, game: str) -> None:
    asked = questions(games.load(game))
    person = come("Ada", viewport=LAPTOP)
    stage, faults = Stage(person, game), dict[str, Any]()
    for kind, posed in asked.items():
        stage.show(posed)
        if game in MAY_GROW and person.page.locator(GROWING).count():
            continue
        found = lasting(person.page, GROWN)
        unpicked = person.page.locator(UNPICKED)
        if unpicked.count():
            unpicked.first.click(force=True)
            found += lasting(person.page, GROWN)
        if found:
            faults[kind] = found
    assert faults == {}


def test_many_payments_scroll_within_the_prompt(come: Arrive) -> None:
    posed = questions(games.load("wheel_of_time"))["PaySymbols"]
    symbols = [Symbol(ability, source=card, kind=RAND) for ability in ABILITIES for card in range(1, 4)]
    person = come("Ada", viewport=PHONE, has_touch=True)
    Stage(person, "wheel_of_time").show(posed.among(*map(Spend, symbols)))
    buttons = person.page.locator(".prompt .option.drawn")
    expect(buttons).to_have_count(len(symbols))
    assert person.page.evaluate(FAULTS) + lasting(person.page, GROWN) == []
    buttons.last.tap()
    expect(person.page.locator(".prompt .confirm .primary")).to_be_in_viewport(ratio=1)
    assert lasting(person.page, GROWN) == []

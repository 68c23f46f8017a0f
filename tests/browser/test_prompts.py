"""Every question of every game: it can be read, its buttons can be hit, and the prompt keeps its height."""

import re
from typing import Any

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from regalia import games
from regalia.games.wheel_of_time.options import Spend
from regalia.games.wheel_of_time.pieces import ABILITIES, Symbol
from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person
from tests.browser.posed import Stage, questions
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import each_game, first

APART = 8
"""One in so many questions is shown to axe."""
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
NARROWEST: ViewportSize = {"width": 320, "height": 640}
RAND = "rand_al_thor_iv"
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
SMALL = """[...document.querySelectorAll(
        '.bar :is(button, a), .seats button, .dock button:not(.mini), .board button')]
    .filter(node => node.offsetWidth && (node.offsetWidth < 44 || node.offsetHeight < 44))
    .map(node => `${node.className} ${node.offsetWidth}x${node.offsetHeight}`)"""
OFFERED = "[...document.querySelectorAll('[data-offers]')].flatMap(node => JSON.parse(node.dataset.offers))"
CRUSHED = """() => [...document.querySelectorAll([
        '.title h1', '.seat-name', '.seat-score', '.seat-sums', '.jump button', '.jump span', '.room-name'])]
    .filter(node => !node.closest('.jump') || node.closest('.jump').offsetWidth)
    .map(node => [node, `${node.scrollWidth} of ${node.clientWidth}, ${node.scrollHeight} of ${node.clientHeight}`])
    .filter(([{offsetWidth, clientWidth: width, clientHeight: height, scrollWidth, scrollHeight}]) =>
        !offsetWidth || scrollWidth > width + 1 || scrollHeight > height + 3)
    .map(([node, size]) => `${node.className} ${node.textContent.trim().replace(/\\s+/g, ' ')} is crushed: ${size}`)"""
"""What is squeezed to nothing or larger than its box; words within a line have no box but that of their button."""
PAST = """async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const [stage, dock] = ['.stage', '.dock'].map(name => document.querySelector(name).getBoundingClientRect());
    const high = innerHeight - document.querySelector('.prompt-body').getBoundingClientRect().top;
    const faults = high > 0.45 * innerHeight + 1 ? [`prompt and hand take ${Math.round(high)} of ${innerHeight}`] : [];
    const belongings = ['.points', '.prestige', '.crest', '.crest svg'].map(each => `.seat-card ${each}`);
    const shown = ['.seat-name', '.seat-score > *', '.seat-sums > *', ...belongings];
    for (const node of document.querySelectorAll(shown.join())) {
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
CUT = """() => [...document.querySelectorAll('.prompt .sentence')]
    .filter(node => node.scrollHeight > node.clientHeight + 1)
    .map(node => `${node.innerText} is cut`)"""
"""A question is whole; only what is printed on a piece may end with dots."""
TWICE = """() => [...document.querySelectorAll('.playing .piece > .unseen')].map(node => node.textContent).filter(words => {
        const parts = words.split(/[,、.。] ?/).filter(Boolean);
        return parts.some((part, at) => part === parts[at + 1]);
    })"""
MISSPOKEN = """() => [...document.querySelectorAll('.piece')]
    .filter(node => /can be chosen|選択可$/.test(node.querySelector('.unseen').textContent) !== node.matches('.lit'))
    .map(node => node.textContent)"""


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


def heights(page: Page) -> list[str]:
    """What does not fit the one height of the prompt."""
    return lasting(page, GROWN) + lasting(page, CUT)


def on_a_phone(person: Person) -> list[str]:
    """What cannot be hit, is cut off or is out of sight on a phone."""
    page = person.page
    found = [] if widest(person) <= PHONE["width"] else [f"{widest(person)} wide"]
    found += page.evaluate(SMALL) + page.evaluate(FAULTS) + page.evaluate(CRUSHED) + lasting(page, PAST)
    return found + ([] if is_soon(page, FREE) else ["what happened since is covered"])


def words(page: Page) -> list[str]:
    """What is said in the wrong words: in the question, on its buttons and to a screen reader."""
    sentence = page.locator(".sentence").inner_text()
    counted = " ".join(page.locator(".prompt .count").all_inner_texts())
    found = [counted] if re.search(r"\b(\d+) ?(to|〜) ?\1\b", counted) else []
    found += [sentence] if re.search(r"[{}]|decision-|none", sentence) else []
    spoken: list[str] = page.evaluate(TWICE) + page.evaluate(MISSPOKEN)
    return found + spoken


def picks(page: Page) -> bool:
    """Pick the first thing that can be picked; False if there is nothing."""
    unpicked = page.locator(UNPICKED).filter(visible=True)
    if not unpicked.count():
        return False
    unpicked.first.click(force=True)
    return True


def unlike(offered: list[dict[str, Any]], options: list[dict[str, Any]]) -> list[str]:
    """What the page offers that cannot be chosen, and what can be chosen that it does not offer."""
    unasked = [each for each in offered if not any(is_part(each, option) for option in options)]
    missing = [option for option in options if not any(is_part(each, option) for each in offered)]
    return [f"offered but not asked: {each}" for each in unasked] + [f"not offered: {each}" for each in missing]


def is_part(offered: dict[str, Any], option: dict[str, Any]) -> bool:
    """Whether something offered is this option or a part of it: several cards are put together card by card."""
    return offered.items() <= option.items()


@pytest.mark.parametrize("language", first("ja", "en"))
@pytest.mark.parametrize("game", each_game("oriflamme"))
def test_every_prompt_fits_a_phone_and_offers_all_options(come: Arrive, game: str, language: str) -> None:
    person = come("Ada", language, viewport=PHONE, has_touch=True)
    stage, faults = Stage(person, game), dict[str, Any]()
    for number, (kind, posed) in enumerate(questions(games.load(game)).items()):
        stage.show(posed)
        found = barriers(person.page) if number % APART == 0 else []
        found += unlike(person.page.evaluate(OFFERED), posed.asked) if posed.real else []
        found += on_a_phone(person) + words(person.page) + heights(person.page)
        if picks(person.page):
            found += person.page.evaluate(FAULTS) + lasting(person.page, PAST) + lasting(person.page, UNCONFIRMED)
            found += heights(person.page)
        if found:
            faults[kind] = found
    assert faults == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", games.slugs())
@pytest.mark.parametrize(("size", "language"), [(NARROWEST, "ja"), (NARROWEST, "en"), (LAPTOP, "en")])
def test_every_prompt_keeps_its_height_at_every_width(come: Arrive, game: str, size: ViewportSize, language: str) -> None:
    person = come("Ada", language, viewport=size, has_touch=size == NARROWEST)
    stage, faults = Stage(person, game), dict[str, Any]()
    for kind, posed in questions(games.load(game)).items():
        stage.show(posed)
        if size == LAPTOP and game in MAY_GROW and person.page.locator(GROWING).count():
            continue
        found = heights(person.page)
        if picks(person.page):
            found += heights(person.page)
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

"""What a player sees of a table page: how soon the board is there, how long opening it keeps the page from answering,
whether anything moves under a finger, how it moves.

A browser plays each game against bots, on a phone, by tapping what is lit. Layout shift is the browser's own measure, the
worst moment of the whole game. Frames are counted while pieces move, with the processor slowed down four times: from the
moment at which a piece has set off until the last one has arrived. What comes before, while everything stands still (the
event is drawn, the page laid out), is a figure of its own. Moves are noted as they begin and end, and the browser is seldom
asked whose turn it is: both are work that would be counted, too. What a blank page reaches, on which one thing moves, is
measured beside each game: frames that other programs of this machine take are lost there as well.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.measure import Figure
from regalia import games
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.person import PHONE, SAME, Person

MOST_CHOICES = 60
SLOWED = 4
SMOOTH_ENOUGH = 58.8
"""Frames a second that pass for sixty: of a hundred, two may be late."""
MOTION = "localStorage.setItem('regalia', JSON.stringify({speed: 'normal', confirm: 'game', sound: false}))"
OPENINGS = 3
MOST_BUSY = 400.0
"""Milliseconds for the longest task while a table opens, slowed down."""
BUSY = """
window.busy = [0];
new PerformanceObserver(list => busy.push(...list.getEntries().map(({duration}) => duration)))
    .observe({type: 'longtask', buffered: true});
"""
WATCH = """
window.shifts = [];
new PerformanceObserver(list => shifts.push(...list.getEntries().filter(shift => !shift.hadRecentInput)
    .map(({startTime, value}) => ({startTime, value})))).observe({type: 'layout-shift', buffered: true});
window.frames = []; window.pauses = [];
let [painted, moving] = [0, 0];
const [known, moves] = [new WeakSet(), new Set()];
const watch = move => {
    if (move.animationName || known.has(move) || !move.effect.getKeyframes().length) return;
    known.add(move);
    const seen = painted;
    const runs = () => {
        if (move.playState !== 'running') return;
        if (!moves.size) pauses.push(performance.now() - seen);
        moves.add(move);
    };
    const gone = () => moves.delete(move);
    move.ready.then(runs, gone);
    move.finished.then(gone, gone);
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    watch(move);
    return move;
};
addEventListener('transitionrun', ({target}) => target.getAnimations({subtree: true}).forEach(watch));
const frame = now => {
    if (moves.size && moving) frames.push(now - moving);
    painted = now;
    moving = moves.size ? now : 0;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
WORST = """() => {
    let [worst, sum, begun, last] = [0, 0, 0, 0];
    for (const {startTime, value} of shifts) {
        const goesOn = startTime - last < 1000 && startTime - begun < 5000;
        [sum, begun, last] = [goesOn ? sum + value : value, goesOn ? begun : startTime, startTime];
        worst = Math.max(worst, sum);
    }
    return worst;
}"""
PLAIN = "/api/games"
MOVE = """async () => {
    const thing = document.createElement('i');
    thing.style.cssText = 'position: fixed; width: 60px; height: 90px; background: red';
    document.body.replaceChildren(thing);
    const ways = [{transform: 'none'}, {transform: 'translate(200px, 300px)'}];
    for (let times = 0; times < 6; times++) await thing.animate(ways, {duration: 480}).finished;
}"""
WHOLE = "[data-whole] .board"
PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
ASKED = "() => document.querySelector('.prompt.yours, .result') !== null"
SMOOTH = "() => frames.length ? 1000 * frames.length / frames.reduce((sum, each) => sum + each, 0) : 0"


def figures() -> Iterator[Figure]:
    """For each game."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"])
        for slug in games.slugs():
            yield from seen(browser, address, slug)
        browser.close()


def seen(browser: Browser, address: str, slug: str) -> Iterator[Figure]:
    """One game, played on a phone."""
    context = browser.new_context(
        base_url=address, viewport={"width": PHONE["width"], "height": PHONE["height"]}, has_touch=True
    )
    context.add_init_script(MOTION)
    context.add_init_script(SAME)
    context.add_init_script(WATCH)
    reachable = ceiling(context)
    page = context.new_page()
    page.goto("/")
    page.locator(f".game-card form:has([value={slug}]) button").click()
    page.locator(WHOLE).wait_for()
    yield Figure(f"{slug}: first board", [page.evaluate("performance.now()")], "ms", 1000.0)
    note = f"slowed {SLOWED} times"
    busy = [opening(context, page.url) for _ in range(OPENINGS)]
    yield Figure(f"{slug}: longest task while a table opens", busy, "ms", MOST_BUSY, note=note)
    slow(page)
    play(Person(page, []))
    yield Figure(f"{slug}: layout shift over a game", [page.evaluate(WORST)], "", 0.02)
    reached = f"{note}; a blank page reaches {reachable:.1f}"
    yield Figure(f"{slug}: frames while pieces move", [page.evaluate(SMOOTH)], "/s", SMOOTH_ENOUGH, True, reached)
    yield Figure(f"{slug}: wait before pieces move", page.evaluate("pauses"), "ms", None, note=note)
    context.close()


def opening(context: BrowserContext, address: str) -> float:
    """Milliseconds of the longest task while a page of a table opens; 0 if none takes more than 50."""
    page = context.new_page()
    page.add_init_script(BUSY)
    slow(page)
    page.goto(address)
    page.locator(WHOLE).wait_for()
    page.evaluate(PAINTED)
    longest: float = page.evaluate("Math.max(...busy)")
    page.close()
    return longest


def slow(page: Page) -> None:
    """Slow the processor down for a page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def ceiling(context: BrowserContext) -> float:
    """Frames a second on a blank page on which one thing moves."""
    page = context.new_page()
    page.goto(PLAIN)
    slow(page)
    page.evaluate(MOVE)
    frames: float = page.evaluate(SMOOTH)
    page.close()
    return frames


def play(person: Person) -> None:
    """Tap what is lit, as often as is enough to see most of what a game shows."""
    for turn in range(MOST_CHOICES):
        person.page.wait_for_function(ASKED, polling=500, timeout=90_000)
        if person.result.is_visible():
            return
        person.choose(turn)

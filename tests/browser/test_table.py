"""What the table does for those who sit at it: taking back, looking back, asking why, sharing a device."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import LOOKS, Person, prefers

COUNT_MOVES = """
window.moved = 0;
const moves = () => document.getAnimations().filter(move => !move.animationName).length;
setInterval(() => { window.moved += moves(); }, 10);
"""


def begun(ada: Person, seats: int = 3) -> Person:
    """A game against bots, at one's own first choice."""
    ada.begin(seats)
    return ada


def test_the_first_half_of_a_choice_can_be_taken_back(come: Arrive) -> None:
    ada = begun(come("Ada"))
    ada.reach(ada.slots)
    expect(ada.page.locator(".hand .held")).to_have_count(1)
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.page.locator(".hand .held")).to_have_count(0)
    expect(ada.page.locator(".sentence")).to_contain_text("Choose a card to place.")


def test_alone_with_bots_nobody_needs_to_be_asked(come: Arrive) -> None:
    ada = begun(come("Ada"))
    question = ""
    for turn in range(12):
        ada.asked.wait_for()
        expect(ada.page.get_by_role("button", name="Ask to undo")).to_have_count(0)
        question = ada.page.locator(".sentence").inner_text()
        ada.choose(turn)
    ada.asked.wait_for()
    since = ada.page.locator(".prompt").get_attribute("data-at")
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    ada.page.locator(f".prompt.yours:not([data-at='{since}'])").wait_for()
    expect(ada.page.locator(".sentence")).to_have_text(question)


TIMES_SAID = """() => {
    const lines = [...document.querySelectorAll('[role=log] p')];
    const said = lines.at(-1)?.innerText === document.querySelector('.sentence').innerText;
    return said + (document.activeElement.id === 'question');
}"""
"""How often a screen reader says the question: as the last line of the log, or because the focus is on it."""


def test_a_question_is_announced_once(come: Arrive) -> None:
    ada = begun(come("Ada"))
    for _ in range(6):
        ada.asked.wait_for()
        ada.page.wait_for_function(TIMES_SAID)
        ada.page.wait_for_timeout(250)
        assert ada.page.evaluate(TIMES_SAID) == 1
        before = ada.page.locator(".prompt").get_attribute("data-at")
        for key in ("n", "Enter"):
            ada.page.keyboard.press(key)
        if ada.page.locator(".confirm .primary").is_visible():
            ada.page.keyboard.press("Enter")
        ada.page.locator(f".prompt.yours:not([data-at='{before}'])").wait_for()


def others_could_be_asked(ada: Person, bob: Person) -> tuple[Person, Person]:
    """Play until one of two is asked and the other may ask for a step back: who may ask, and who is asked then."""
    turn = 0
    for _ in range(LOOKS):
        ready = ada if ada.asked.is_visible() else bob if bob.asked.is_visible() else None
        other = bob if ready is ada else ada
        if ready and other.page.get_by_role("button", name=re.compile("Ask to undo|元に戻すよう頼む")).is_visible():
            return other, ready
        if ready:
            ready.choose(turn)
            turn += 1
        else:
            ada.page.wait_for_timeout(30)
    raise AssertionError("nobody could be asked")


def test_others_are_asked_for_a_longer_step_back(come: Arrive) -> None:
    ada, bob = come("Ada"), come("Bob", "ja")
    bob.sit_down(ada.open_table(3, bots=1, level="page"))
    ada.start()
    asker, asked = others_could_be_asked(ada, bob)
    entries = asker.page.locator(".entry").count()
    asker.page.get_by_role("button", name=re.compile("Ask to undo|元に戻すよう頼む")).click()
    dialog = asked.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.locator(".primary").click()
    expect(dialog).to_be_hidden()
    expect(asker.asked).to_be_visible()
    asker.page.wait_for_function("before => document.querySelectorAll('.entry').length < before", arg=entries)


def test_the_past_is_shown_and_left_again(come: Arrive) -> None:
    ada = begun(come("Ada"))
    for turn in range(4):
        ada.asked.wait_for()
        ada.choose(turn)
    ada.asked.wait_for()
    now = ada.page.locator(".queue .top").count()
    ada.page.locator(".entry").first.click()
    banner = ada.page.locator(".prompt.past")
    expect(banner.get_by_role("slider")).to_have_value("0")
    expect(ada.page.locator(".queue .top")).to_have_count(0)
    assert ada.page.locator(".piece.lit").count() == 0
    banner.get_by_role("button", name="Next", exact=True).click()
    expect(ada.page.locator(".queue .top")).not_to_have_count(0)
    banner.get_by_role("button", name="Exit replay").click()
    expect(banner).to_be_hidden()
    expect(ada.page.locator(".queue .top")).to_have_count(now)


def test_a_piece_that_cannot_be_chosen_says_why_and_opens_the_rule(come: Arrive) -> None:
    ada = begun(come("Ada"), seats=4)
    foreign = ada.page.locator(".queue:has(.slot.lit) .top:not(.lit)")
    ada.reach(foreign)
    foreign.first.click()
    note = ada.page.locator(".note")
    expect(note).to_contain_text("Place it at the head, at the tail, or on one of your own piles")
    note.get_by_role("button", name="Rule 5.1").last.click()
    expect(note).to_be_hidden()
    heading = ada.page.locator(".side .rules [id='rule-5.1']")
    expect(heading).to_be_visible()
    expect(heading).to_be_in_viewport()
    expect(heading).to_have_class(re.compile("cited"))


def test_a_card_says_what_it_does(come: Arrive) -> None:
    ada = begun(come("Ada", "ja"))
    card = ada.page.locator(".aside .piece").first
    card.click()
    expect(ada.page.locator(".note p").first).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".note")).to_be_hidden()


def test_all_options_are_there_as_a_list(come: Arrive) -> None:
    ada = begun(come("Ada"))
    lit = ada.page.locator(".piece.lit").count()
    ada.page.get_by_role("button", name="List", exact=True).click()
    expect(ada.page.locator(".options.listed .option")).to_have_count(lit)
    ada.page.locator(".options.listed .option").first.click()
    expect(ada.page.locator(".sentence")).not_to_contain_text("Choose a card to place")


def test_several_people_share_a_device_and_keep_their_secrets(come: Arrive) -> None:
    ada = come("Ada")
    ada.open_table(3, bots=0)
    for name in ("Bob", "Eve"):
        place = ada.page.locator(".place.free").first
        place.get_by_text("Player on this device").click()
        place.locator("input[name=name]").fill(name)
        place.get_by_role("button", name="Sit here").click()
        expect(ada.page.locator(".place-who", has_text=name)).to_be_visible()
    ada.start()
    seen: set[str] = set()
    for turn in range(40):
        if len(seen) == 3:
            break
        dialog = ada.page.get_by_role("dialog")
        expect(dialog.or_(ada.asked).first).to_be_visible()
        if dialog.is_visible():
            assert ada.page.locator(".hand").count() == 0
            assert ada.page.locator(".queue .card.down.known").count() == 0
            button = dialog.locator(".primary")
            seen.add(button.inner_text())
            button.click()
            expect(ada.page.locator(".hand")).to_be_visible()
        else:
            ada.choose(turn)
    assert seen == {"I’m Ada", "I’m Bob", "I’m Eve"}


def test_motion_can_be_skipped_and_is_not_there_for_those_who_ask(come: Arrive) -> None:
    calm, quick = come("Ada", reduced_motion="reduce"), come("Bob")
    for person in (calm, quick):
        person.page.add_init_script(prefers(speed="slow"))
        person.begin(3)
        person.page.evaluate(COUNT_MOVES)
        person.asked.or_(person.page.get_by_role("button", name="Skip")).first.wait_for()
        while person.page.get_by_role("button", name="Skip").is_visible():
            person.page.keyboard.press("Escape")
        person.asked.wait_for()
        person.choose()
        person.page.wait_for_timeout(250)
        person.page.keyboard.press("Escape")
        person.asked.wait_for()
    assert calm.page.evaluate("window.moved") == 0
    assert quick.page.evaluate("window.moved") > 0


def test_somebody_who_only_watches_sees_no_secrets(come: Arrive) -> None:
    ada, eve = come("Ada"), come("Eve")
    begun(ada)
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".seat")).to_have_count(3)
    expect(ada.page.locator(".watching")).to_contain_text("1")
    for turn in range(4):
        ada.asked.wait_for()
        ada.choose(turn)
    ada.asked.wait_for()
    assert ada.page.locator(".hand .piece").count() > 0
    assert eve.page.locator(".hand, .card.known.down").count() == 0


def test_an_answer_given_twice_is_given_from_now_on_by_keyboard(come: Arrive) -> None:
    ada = begun(come("Ada"))
    keep = ada.page.locator(".option", has_text="Keep face down")
    offer = ada.page.locator(".passes [aria-expanded]")
    for _ in range(8):
        if offer.count():
            break
        ada.choose(among=".option:has-text('Keep face down')")
        ada.asked.wait_for()
    expect(offer).to_contain_text("Keep choosing “Keep face down”")
    offer.focus()
    ada.page.keyboard.press("Enter")
    expect(offer).to_have_attribute("aria-expanded", "true")
    expect(keep).to_be_visible()
    ada.page.get_by_role("button", name="Next 5 times").focus()
    before = ada.page.locator(".prompt").get_attribute("data-at")
    ada.page.keyboard.press("Enter")
    ada.page.locator(f".prompt.yours:not([data-at='{before}'])").wait_for()
    expect(keep).to_have_count(0)

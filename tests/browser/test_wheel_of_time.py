"""The Wheel of Time in the browser: a deck is brought, a turn is played, at a desk and on a phone, in both languages."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from regalia.core import Chance, save
from regalia.games.wheel_of_time import notation
from tests.browser.conftest import Arrive
from tests.browser.devices import Device, looking
from tests.browser.person import MOST_PARTS, PHONE, Person
from tests.browser.positions import in_position
from tests.browser.test_access import barriers
from tests.matrix import first
from tests.server.players import Host

GAME = "wheel_of_time"
TURN = 34
"""So many decisions, at least, are a whole turn."""
FETCHED = "performance.getEntriesByType('resource').filter(({name}) => name.includes('/facts/')).map(one => one.startTime)"
"""When what is printed on the cards was asked for."""
PLACED = """[...document.querySelectorAll(".in-hand")].slice(0, 20).map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [card.dataset.piece, ...[x, y, width, height].map(Math.round)];
})"""
"""Where cards that can be chosen lie, and how large they are."""
CONFIRM = ":is(.confirm, .amount) .primary"
"""What ends an answer of several parts, or an amount."""


def duel(come: Arrive, language: str = "en", **device: object) -> Person:
    """A person with the first starter deck against a bot, about to choose an opening hand."""
    person = come("Ada", language, **device)
    person.begin(2, GAME)
    return person


@pytest.mark.parametrize("language", first("ja", "en"))
def test_a_turn_is_played_and_nothing_is_in_the_way_of_anybody(come: Arrive, language: str) -> None:
    ada = duel(come, language, color_scheme="light" if language == "en" else "dark")
    rounds: set[str] = set()
    for turn in range(2 * TURN):
        ada.asked.wait_for()
        rounds |= {*ada.page.locator(".round.now").all_inner_texts()}
        if turn in {0, 12}:
            assert barriers(ada.page) == []
        if turn >= TURN and len(rounds) >= 5:
            break
        ada.choose(turn * 7)
    assert len(rounds) >= 5
    assert ada.page.locator(".camp .in-play, .ground .in-play").count() >= 2


def test_a_turn_is_played_by_the_keyboard_alone_and_the_focus_is_never_lost(come: Arrive) -> None:
    ada = duel(come)
    ada.page.keyboard.press("n")
    rounds: set[str] = set()
    for turn in range(2 * TURN):
        ada.asked.wait_for()
        rounds |= {*ada.page.locator(".round.now").all_inner_texts()}
        if turn >= TURN and len(rounds) >= 5:
            break
        answer_by_keys(ada, turn)
    assert len(rounds) >= 5


def answer_by_keys(person: Person, skipped: int) -> None:
    """Go on to something that is lit and choose it, again and again until the question is answered, and confirm it."""
    before = person.page.locator(".prompt").get_attribute("data-at")
    elsewhere = person.page.locator(f".prompt:not(.yours), .prompt:not([data-at='{before}'])")
    keys, focus = person.page.keyboard, person.page.locator(":focus")
    confirm = person.page.locator(f".prompt[data-at='{before}'] {CONFIRM}")
    more = person.page.locator(".note .option")
    for part in range(MOST_PARTS):
        steps_to(person, ":focus:not([aria-pressed=true])" if part else ":focus", 1 + skipped % 5)
        keys.press("Enter")
        expect(more.or_(confirm).or_(elsewhere).first).to_be_visible()
        if not elsewhere.count() and confirm.count() and confirm.is_enabled():
            steps_to(person, f"{CONFIRM}:focus")
            keys.press("Enter")
            expect(elsewhere.first).to_be_visible()
        expect(focus).to_have_count(1)
        if elsewhere.count():
            return
    raise AssertionError("the question was not answered")


def steps_to(person: Person, sight: str, least: int = 1, most: int = 40) -> None:
    """Go on some steps to what can be chosen, until what is in focus is this."""
    for step in range(most):
        person.page.keyboard.press("n")
        if step + 1 >= least and person.page.locator(sight).count():
            return
    raise AssertionError(f"{sight} is never in focus")


SENDING = [
    "phase commit | challenges pattern secondary_efforts@V",
    "H field lan_mandragoran elayne_trakand andor_cavalry",
    "V field trolloc_footmen",
]


@contextmanager
def sending_forces(browser: Browser, host: Host, device: Device) -> Iterator[Page]:
    """The Hero's page while three forces are sent to two challenges or stand down."""
    game = notation.lay_out(SENDING)
    game.state.chance = Chance("7" * 64)
    table, [ada, _] = in_position(host, GAME, 2, save(game).decode())
    with looking(browser, host, ada, device) as page:
        page.goto(f"/t/{table}")
        page.locator("[data-whole] .wheel .sent").first.wait_for()
        yield page


def test_what_can_be_chosen_comes_into_sight_on_a_phone(browser: Browser, host: Host) -> None:
    with sending_forces(browser, host, Device(**PHONE, language="en", theme="light")) as page:
        force = page.locator(".wheel .stand:has(.sent) .in-play")
        expect(force.first).to_be_in_viewport(ratio=0.5)


def test_a_card_tells_what_it_says_and_where_its_numbers_come_from(come: Arrive) -> None:
    ada = duel(come)
    ada.reach(ada.page.locator(".camp .in-play"), most=12)
    ada.page.locator(".camp-hero .in-play").first.click(button="right")
    note = ada.page.locator(".note")
    expect(note.locator("h3")).to_contain_text("Rand al'Thor")
    expect(note.locator(".abilities tbody tr")).not_to_have_count(0)
    expect(note.locator(".ruling")).to_contain_text("The reduction comes after doubling")
    expect(note.locator(".wheel-about .rule-link")).to_have_attribute("data-rule", "11.1")


def test_windows_are_passed_to_the_end_of_the_round_by_one_tap(come: Arrive) -> None:
    ada = duel(come)
    more = ada.page.get_by_role("button", name="Keep passing …")
    ada.reach(more, most=8)
    more.click()
    ada.page.get_by_role("button", name="Pass until the end of the round").click()
    expect(ada.page.locator(".sentence")).to_contain_text("Which challenge do you declare?")
    assert barriers(ada.page) == []


def test_how_one_is_asked_in_a_window_is_kept_with_the_person_for_other_tables_and_devices(come: Arrive) -> None:
    ada = duel(come)
    assert how_asked(ada).input_value() == "always"
    with ada.page.expect_response(re.compile("/windows/")) as kept:
        how_asked(ada).select_option("news")
    assert kept.value.ok
    phone = come("Eve", viewport=PHONE, has_touch=True)
    bob = duel(come)
    assert how_asked(bob).input_value() == "always"
    phone.context.clear_cookies()
    phone.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]  # what it gives, it takes
    phone.begin(2, GAME)
    assert how_asked(phone).input_value() == "news"


def how_asked(person: Person) -> Locator:
    """Where a person says how they want to be asked in the first window of the game."""
    choice = person.page.locator(".how-to-ask select")
    if not choice.count():
        more = person.page.get_by_role("button", name="Keep passing …")
        person.reach(more, most=8)
        more.click()
    return choice


def test_forces_are_sent_by_taps_on_them(browser: Browser, host: Host) -> None:
    with sending_forces(browser, host, Device(1280, 800, "en", "light")) as page:
        expect(page.locator(".confirm .primary")).to_be_disabled()
        force = page.locator(".wheel .stand:has(.sent)").first
        places = set()
        for _ in range(3):
            force.locator(".in-play").click()
            places.add(force.locator(".sent").inner_text())
        assert len(places) == 3, "two challenges and standing down"
        assert page.locator(".compose-thing").count() == 0


def paying_for_pelivar() -> str:
    """A saved game: Ada has recruited Lord Pelivar, and three tokens and five symbols can pay for him."""
    game = notation.lay_out(
        [
            "phase actions | pattern 3/1/2 | dominant V",
            "H home lady_arathelle lady_aemlyn | hand lord_pelivar",
            "H pool P:lady_arathelle P:lady_arathelle O:rand_al_thor_iv C:lady_aemlyn C",
        ]
    )
    game.state.chance = Chance("7" * 64)
    notation.act(game, "H recruit lord_pelivar")
    return save(game).decode()


def undo(page: Page) -> None:
    """Press Undo, and wait until an earlier question is asked."""
    at = page.locator(".prompt").get_attribute("data-at")
    page.get_by_role("button", name="Undo").click()
    page.locator(f".prompt.yours:not([data-at='{at}'])").wait_for()


def test_a_payment_in_parts_shows_what_was_chosen_and_goes_back_part_by_part_on_a_phone(
    browser: Browser, host: Host
) -> None:
    table, [ada, _] = in_position(host, GAME, 2, paying_for_pelivar())
    with looking(browser, host, ada, Device(PHONE["width"], PHONE["height"], "en", "light")) as page:
        page.goto(f"/t/{table}")
        question, paid = page.locator(".sentence"), page.locator(".seat-hero .chip.paid i")
        for option, said in (
            ("Choose how to pay", "Lord Pelivar: how do you pay?"),
            ("1 Politics less", "Pattern tokens so far: 1, for Politics."),
            ("Stop using Pattern tokens", "Pattern tokens so far: 1, for Politics."),
            ("Pay Combat (Lady Aemlyn)", "Pattern tokens so far: 1, for Politics. Paid so far: Combat."),
        ):
            page.locator(".option", has_text=option).click()
            expect(page.locator(".confirm .what")).to_contain_text(option)
            page.locator(".confirm .primary").click()
            expect(question).to_contain_text(said)
        page.mouse.move(1, 1)  # what lies under the pointer would count as looked at
        expect(paid).to_have_text("−1")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        undo(page)
        expect(question).not_to_contain_text("Paid so far")
        expect(paid).to_have_count(0)
        for _ in ("stop using tokens", "the first token"):
            expect(question).to_contain_text("Pattern tokens so far")
            undo(page)
        expect(question).not_to_contain_text("Pattern tokens so far")


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
def test_damage_is_shared_out_by_taps_under_faces_that_stay_in_sight(
    browser: Browser, host: Host, size: dict[str, int]
) -> None:
    game = notation.lay_out(
        [
            "phase resolve | challenges pattern | pools:pattern 0/3 0/0",
            "V home trolloc_footmen~ human_rabble~ | in:pattern trolloc_footmen human_rabble",
        ]
    )
    assert type(game.step).__name__ == "Assign"
    game.state.chance = Chance("7" * 64)
    table, [ada, _] = in_position(host, GAME, 2, save(game).decode())
    with looking(browser, host, ada, Device(**size, language="en", theme="light")) as page:
        page.goto(f"/t/{table}")
        more = page.get_by_role("button", name="Increase Human Rabble")
        more.click()
        parts = page.locator(".wheel .dealt")
        expect(parts.locator("output")).to_contain_text(["1", "1"])
        for part in parts.all():
            room, sign = part.bounding_box(), part.locator(".sign").bounding_box()
            assert room
            assert sign
            assert sign["height"] <= 20
            assert room["height"] <= 70, "a number, and what is tapped below it"


def test_before_the_game_names_can_be_read(come: Arrive) -> None:
    ada = come("Ada")
    ada.open_table(2, bots=1, level="page", game=GAME)
    assert barriers(ada.page) == []
    assert ada.page.locator(".places > .place").first.evaluate("each => getComputedStyle(each).display") != "grid"


def test_a_newcomer_takes_the_starter_by_one_tap_and_reads_how_the_other_decks_play(come: Arrive) -> None:
    ada = come("Ada")
    ada.open_table(2, bots=1, level="page", game=GAME)
    expect(ada.page.locator(".brings-how li")).to_have_text(
        [re.compile(r"For your first game\. "), *[re.compile(r"Easy|Medium|Hard")] * 4]
    )
    ada.page.get_by_role("button", name="Use the Dragon Reborn starter").click()
    brings = ada.page.locator(".brings summary")
    expect(brings).to_have_text("Deck: Dragon Reborn starter (hidden)")
    ada.page.reload()
    expect(brings).to_have_text("Deck: Dragon Reborn starter (hidden)")


def test_many_cards_to_choose_from_are_laid_out_over_the_table_which_a_tap_brings_back(come: Arrive) -> None:
    ada = duel(come)
    cards = ada.page.locator(".tray .in-hand")
    ada.reach(cards.nth(12), most=2)
    expect(cards.nth(12)).to_be_in_viewport(ratio=0.9)
    spoken = cards.locator(".unseen", has_text=re.compile(r"Cost (Politics|Intrigue|One Power|Combat) \d"))
    expect(spoken.first).to_be_attached()
    fold = ada.page.get_by_role("button", name="See the table")
    fold.click()
    expect(ada.page.locator(".battleground")).to_be_in_viewport(ratio=0.9)
    ada.page.get_by_role("button", name="Lay out the cards").click()
    expect(cards.nth(12)).to_be_in_viewport(ratio=0.9)
    assert barriers(ada.page) == []


def test_a_card_of_the_hand_says_at_a_glance_why_it_cannot_be_played(come: Arrive) -> None:
    ada = duel(come)
    ada.reach(ada.page.get_by_text("Which challenge do you declare?"), most=12)
    ada.page.locator(".hand .in-hand.waits").first.hover()
    expect(ada.page.locator(".note .because")).to_contain_text("as actions in the Action Round")


def test_players_stand_within_their_camps(come: Arrive) -> None:
    ada = duel(come, viewport={"width": 1280, "height": 800})
    for side in ("hero", "villain"):
        camp, seat = ada.page.locator(f".camp-{side}").bounding_box(), ada.page.locator(f".seat-{side}").bounding_box()
        assert camp is not None
        assert seat is not None
        assert camp["y"] <= seat["y"] + 1
        assert seat["y"] + seat["height"] <= camp["y"] + camp["height"] + 1
        assert camp["x"] <= seat["x"] + 1


def test_what_is_printed_on_the_cards_is_fetched_once_and_beside_the_scripts(come: Arrive) -> None:
    page = duel(come).page
    page.reload()
    page.locator(".in-hand").first.wait_for()
    fetched = page.evaluate(FETCHED)
    assert len(fetched) == 1
    assert fetched[0] < page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")


def test_the_first_board_waits_for_what_is_printed_on_its_cards_though_not_for_ever(come: Arrive) -> None:
    """After that, cards have the place and size that they have with their words: nothing moves under a finger."""
    ada, held = duel(come), list[Route]()
    page = ada.page
    ada.reach(page.locator(".many .tray .in-hand").nth(12), most=2)
    cards, unnamed = page.locator(".in-hand"), page.locator(".in-hand .card-name", has_text=re.compile("^[a-z]"))

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/facts/**", hold)
    page.reload(wait_until="commit")
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)
    expect(cards).to_have_count(0)
    expect(cards.first).to_be_visible()
    assert unnamed.count() > 0
    bare = page.evaluate(PLACED)
    for route in held:
        route.continue_()
    expect(unnamed).to_have_count(0)
    assert page.evaluate(PLACED) == bare
    page.unroute("**/facts/**")
    page.reload(wait_until="commit")
    cards.first.wait_for()
    assert unnamed.count() == 0


def test_a_table_fetches_the_names_of_its_cards_again_once_it_is_online(come: Arrive) -> None:
    page = duel(come).page
    unnamed = page.locator(".in-hand .card-name", has_text=re.compile("^[a-z]"))
    page.route("**/facts/**", lambda route: route.abort())
    page.reload()
    expect(unnamed.first).to_be_visible()
    page.unroute("**/facts/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(unnamed).to_have_count(0)
    expect(page.locator(".in-hand .card-name").first).to_be_visible()

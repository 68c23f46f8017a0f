"""The deck builder: cards are found and taken, the deck says what speaks against it, and it is kept, shared and read."""

import json
import re
import zlib
from base64 import urlsafe_b64encode

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import first

BUILDER = "/workshop/wheel_of_time"


def open_builder(person: Person) -> Page:
    person.page.goto(BUILDER)
    expect(person.page.locator(".pool-card").first).to_be_attached()
    return person.page


def names(page: Page) -> Locator:
    return page.locator(".pool-name")


def size(page: Page) -> Locator:
    return page.locator(".pages .count")


def test_cards_are_found_taken_by_the_keyboard_and_kept_under_a_name(come: Arrive) -> None:
    page = open_builder(come("Ada"))
    page.get_by_label("Deck to edit").select_option("new")
    expect(page.locator(".verdict")).to_contain_text("0 cards; a deck needs at least 50.")
    page.keyboard.press("/")
    page.keyboard.type("troop andor cost<=2 cavalry")
    expect(names(page)).to_have_text(["Andor Cavalry"])
    names(page).press("+")
    names(page).press("+")
    names(page).press("-")
    names(page).press("+")
    expect(size(page)).to_have_text("2")
    page.get_by_role("textbox", name="Name", exact=True).fill("Riders")
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(size(page)).to_have_text("1")
    page.reload()
    expect(size(page)).to_have_text("1")
    page.get_by_label("Deck to edit").select_option("new")
    page.get_by_label("Deck to edit").select_option("⚠ Riders")
    expect(size(page)).to_have_text("2")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Confirm delete").click()
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)
    page.get_by_label("Deck to edit").select_option("new")
    expect(page.get_by_label("Deck to edit").locator("option", has_text="Riders")).to_have_count(0)


def test_a_list_is_pasted_in_either_language_and_a_link_holds_a_copy(come: Arrive) -> None:
    ada, bob = come("Ada", "ja"), come("Bob", "en", viewport=PHONE)
    page = open_builder(ada)
    page.get_by_role("button", name="読み込み・書き出し").click()
    page.get_by_label("読み込み・書き出し", exact=True).last.fill("1 Rand al\u2019Thor (IV)\n3 アンドール騎兵隊\n2 Firebal")
    page.get_by_role("button", name="読み込む", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("3行目：「Firebal」というカードはありません。「火球」でしょうか？")
    expect(size(page)).to_have_text("50")
    page.get_by_role("button", name="新しいデッキとして開く").click()
    expect(size(page)).to_have_text("4")
    page.get_by_role("textbox", name="名前", exact=True).fill("騎兵")
    page.get_by_role("button", name="共有").click()
    link = page.locator("input.link")
    expect(link).to_have_value(re.compile("#."))
    bob.page.goto(link.input_value())
    expect(bob.page.get_by_role("textbox", name="Name", exact=True)).to_have_value("騎兵")
    bob.page.locator(".to-deck").click()
    expect(bob.page.locator(".deck-name")).to_have_text(["★ Rand al'Thor (IV)", "Andor Cavalry"])
    assert bob.page.url.endswith(BUILDER)


def test_a_pasted_list_replaces_a_deck_only_when_asked_to_and_undo_brings_it_back(come: Arrive) -> None:
    page = open_builder(come("Ada"))
    page.get_by_role("button", name="Import/export").click()
    page.get_by_label("Import/export", exact=True).last.fill("2 Fireball (Premier)")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(size(page)).to_have_text("50")
    page.get_by_role("button", name="Replace").click()
    expect(size(page)).to_have_text("2")
    page.get_by_role("button", name="Undo").click()
    expect(size(page)).to_have_text("50")


def test_three_copies_are_one_tap_and_a_query_says_what_it_did_not_understand(come: Arrive) -> None:
    page = open_builder(come("Ada"))
    page.get_by_label("Deck to edit").select_option("new")
    search = page.get_by_role("searchbox")
    search.fill("set:premier cavalry cost<=")
    expect(page.locator(".misread")).to_have_text(["“cost<=” needs a number, for example cost<=2."])
    search.fill("andor cavalry")
    expect(names(page).first).to_have_text("Andor Cavalry")
    expect(page.locator(".pool-card .portrait").first).to_be_visible()
    page.get_by_role("button", name="Add all 3 copies of Andor Cavalry").click()
    expect(size(page)).to_have_text("3")


def test_a_deck_is_published_changed_compared_and_copied(come: Arrive) -> None:
    ada, bob = come("Ada"), come("Bob", viewport=PHONE)
    page = open_builder(ada)
    page.get_by_label("Deck to edit").select_option("new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada's riders")
    search = page.get_by_role("searchbox")
    for number, card in enumerate(["Andor Cavalry", "Fireball"], start=1):
        search.fill(card)
        page.get_by_role("button", name=f"Add all 3 copies of {card}").click()
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Publish").click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(f"Published as version {number}.")
        page.get_by_role("button", name="Done").click()
    page = open_builder(bob)
    page.get_by_role("button", name="Public decks").click()
    page.get_by_role("searchbox", name="Search by deck or author").fill("riders ada")
    assert barriers(page) == []
    page.get_by_role("button", name="Ada's riders").click()
    page.get_by_label("Compare with").select_option(index=1)
    expect(page.locator(".differences li")).to_have_text([re.compile(r"\+3\s*Fireball: 0 before, 3 now")])
    assert barriers(page) == []
    assert widest(bob) == PHONE["width"]
    page.locator(".published-sheet select").first.select_option(index=1)
    page.get_by_role("button", name="Open a copy").click()
    expect(size(page)).to_have_text("3")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Ada's riders")


def test_formats_hands_and_numbers_of_a_starter(come: Arrive) -> None:
    page = open_builder(come("Ada"))
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    page.get_by_label("Decks").select_option("Tournament")
    expect(page.locator(".verdict")).to_contain_text("50 cards; a deck needs at least 60.")
    page.locator(".to-hand").click()
    expect(page.get_by_label("Leader").locator(":checked")).to_have_text("Rand al'Thor (IV)")
    page.get_by_role("button", name="New hand").click()
    expect(page.locator(".trial-name")).to_have_text(["Elayne Trakand", "Gather Allies", "Unexpected Ally"])
    page.get_by_role("button", name="Draw 2").click()
    expect(page.locator(".trial-card")).to_have_count(5)
    expect(page.locator(".trials")).to_contain_text("44 left in the deck")
    page.locator(".to-numbers").click()
    expect(page.locator(".curve li")).to_have_count(9)
    expect(page.locator(".balance tbody tr").first).to_contain_text("Politics")


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_every_page_of_the_builder_fits_a_phone_and_stops_nobody(come: Arrive, language: str) -> None:
    ada = come("Ada", language, viewport=PHONE, color_scheme="dark" if language == "ja" else "light")
    page = open_builder(ada)
    for each in ("pool", "deck", "numbers", "hand"):
        page.locator(f".to-{each}").click()
        assert (each, barriers(page)) == (each, [])
        assert (each, widest(ada)) == (each, PHONE["width"])
    page.locator(".to-pool").click()
    names(page).first.click()
    expect(page.locator(".card-sheet")).to_be_visible()
    assert barriers(page) == []


def link_of(content: object) -> str:
    """What stands behind the # of a link that holds this."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(deflate.compress(json.dumps(content).encode()) + deflate.flush()).decode().rstrip("=")


HOSTILE = (
    "no link",
    link_of({"side": "hero", "opening": {"length": 3}}),
)


@pytest.mark.parametrize(
    ("language", "refused"),
    first(("ja", "このリンクのデッキは読み取れませんでした。"), ("en", "This link doesn't contain a valid deck.")),
)
def test_a_link_to_what_is_no_deck_is_refused_in_words_and_leaves_the_bench_as_it_was(
    come: Arrive, language: str, refused: str
) -> None:
    page = open_builder(come("Ada", language))
    page.get_by_role("textbox", name="Name" if language == "en" else "名前", exact=True).fill("<b>Mine</b>")
    for each in HOSTILE:
        page.evaluate("link => (location.hash = link)", each)
        page.reload(wait_until="commit")
        expect(page.locator(".verdict .problem")).to_contain_text(refused)
        expect(page.locator(".piece-name")).to_have_value("<b>Mine</b>")
        expect(size(page)).to_have_text("50")


@pytest.mark.parametrize("left", first("{", '{"id": "", "name": "x", "content": {"side": "hero", "opening": {}}}'))
def test_a_bench_that_cannot_be_read_any_more_is_cleared(come: Arrive, left: str) -> None:
    page = open_builder(come("Ada"))
    page.evaluate("left => localStorage.setItem('workshop-wheel_of_time', left)", left)
    page.reload(wait_until="commit")
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    expect(size(page)).to_have_text("50")


@pytest.mark.parametrize(("language", "words"), first(("ja", "ルール11.5"), ("en", "Rule 11.5")))
def test_an_opened_card_leads_to_the_rules_of_its_type(come: Arrive, language: str, words: str) -> None:
    page = open_builder(come("Ada", language, viewport=PHONE, has_touch=True))
    page.locator(".pool-card.type-challenge .pool-name").first.click()
    link = page.locator(".card-sheet .whole-rule")
    expect(link).to_have_text(words)
    assert barriers(page) == []
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("[id='rule-11.5']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "quoted", "rest", "long"),
    first(
        ("en", "“<img src=x", "Stopped at line 31", "This text is too long"),
        ("ja", "「<img src=x", "31行目から先は読み込みませんでした", "テキストが長すぎます"),
    ),
)
def test_a_hostile_text_is_shown_as_text_and_a_huge_one_refused_in_its_sheet(
    come: Arrive, language: str, quoted: str, rest: str, long: str
) -> None:
    page = open_builder(come("Ada", language, viewport=PHONE))
    page.get_by_role("button", name="Import/export" if language == "en" else "読み込み・書き出し").click()
    area, read = page.locator(".sheet textarea"), page.locator(".sheet .primary")
    area.fill("<img src=x onerror=document.title='taken'>\n" * 40)
    read.click()
    expect(page.locator(".sheet .problem li")).to_have_count(31)
    expect(page.locator(".sheet .problem")).to_contain_text(quoted)
    expect(page.locator(".sheet .problem")).to_contain_text(rest)
    expect(size(page)).to_have_text("50")
    assert page.locator(".sheet img").count() == 0
    area.evaluate("(node, text) => { node.value = text; node.dispatchEvent(new Event('input')); }", "1 Nothing\n" * 2000)
    read.click()
    expect(page.locator(".sheet .problem")).to_contain_text(long)
    expect(page.locator(".sheet .problem li")).to_have_count(0)
    assert barriers(page) == []
    assert "taken" not in page.title()


def test_on_a_phone_each_page_is_read_from_its_beginning(come: Arrive) -> None:
    page = open_builder(come("Ada", viewport=PHONE, has_touch=True))
    page.evaluate("scrollTo(0, 2000)")
    page.get_by_role("button", name="Statistics", exact=True).tap()
    expect(page.locator(".numbers h3").first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Cards", exact=True).tap()
    expect(page.get_by_role("searchbox")).to_be_in_viewport(ratio=1)


def test_cards_that_could_not_be_fetched_are_fetched_again(come: Arrive) -> None:
    page = come("Ada").page
    page.route("**/facts/**", lambda route: route.fulfill(status=503, json={}))
    page.goto(BUILDER)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.locator(".pool-card").first).to_be_attached()

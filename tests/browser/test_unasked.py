"""Packs and offers in the browser: a pack is chosen before play; what is offered stands beside what is asked."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.person import PHONE, arrive
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.tiny.fair import WINTER

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tiny_folder: Path) -> Path:
    """The path of Python on which the tiny games are."""
    return Path(os.pathsep.join([str(tiny_folder), str(ROOT)]))


@pytest.fixture(scope="module")
def tiny_arena(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an arena with the tiny games, and a pack for one of them."""
    folder = tmp_path_factory.mktemp("arena")
    (folder / "packs").mkdir()
    (folder / "packs" / "winter.toml").write_text(WINTER, "utf-8")
    with serving(folder, "--packs", str(folder / "packs"), installed=installed) as address:
        yield address


def test_a_pack_is_chosen_and_its_names_are_those_of_the_language(browser: Browser, tiny_arena: str) -> None:
    ada = arrive(browser, tiny_arena, "Ada", "ja")
    try:
        ada.open_table(2, bots=1, level="page", game="fair", agreed={"pack": "冬の市"})
        assert ada.page.locator("[name=pack]:checked").count() == 1
        expect(ada.page.locator("label:has([name=pack]:checked)")).to_have_text("冬の市")
        for pack in ("夏の屋台", "冬の市"):  # the arena is asked, and its answer is shown: the radio button may wait for it
            ada.page.get_by_label(pack).click()
            expect(ada.page.locator("label:has([name=pack]:checked)")).to_have_text(pack)
        ada.start()
        expect(ada.page.locator(".option").first).to_have_text("スケートを買う")
        assert barriers(ada.page) == []
        assert ada.errors == []
    finally:
        ada.context.close()


def test_whoever_is_not_asked_does_by_the_keyboard_what_is_offered(browser: Browser, tiny_arena: str) -> None:
    ada, bob = (arrive(browser, tiny_arena, name, "en", viewport=PHONE) for name in ("Ada", "Bob"))
    try:
        bob.sit_down(ada.open_table(2, bots=0, game="orchard"))
        ada.start()
        ring = bob.page.get_by_role("button", name="Ring the bell")
        expect(bob.page.locator(".offers [role=status]")).to_have_text("You can do this at any time:")
        expect(ada.page.locator(".offers [role=status]")).to_have_text("You can also:")
        expect(bob.page.locator(".prompt.yours")).to_have_count(0)
        assert barriers(bob.page) == []
        assert widest(bob) <= PHONE["width"]
        for _ in range(6):
            bob.page.keyboard.press("n")
            if bob.page.evaluate("document.activeElement.textContent") == "Ring the bell":
                break
        bob.page.keyboard.press("Enter")
        expect(ring).to_have_count(0)
        expect(ada.page.get_by_role("button", name="Ring the bell")).to_have_count(0)
        expect(ada.asked).to_be_visible()
        assert ada.errors == bob.errors == []
    finally:
        ada.context.close()
        bob.context.close()


def test_a_deck_of_ones_own_is_kept_and_one_that_is_illegal_says_why_at_the_table(
    browser: Browser, tiny_arena: str
) -> None:
    ada = arrive(browser, tiny_arena, "Ada", "en", viewport=PHONE)
    try:
        for name, text, told in (
            ("Heavy", "5 of 5", "Together the cards are worth 25; at most 15 are allowed."),
            ("Flat", "5 of 3", "This deck is legal."),
        ):
            ada.page.goto("/workshop/muster")
            ada.page.get_by_label("Deck to edit").select_option("new")
            ada.page.get_by_label("Name").fill(name)
            ada.page.locator(".plain-bench textarea").fill(text)
            ada.page.locator(".plain-bench textarea").blur()
            expect(ada.page.locator(".verdict")).to_contain_text(told)
            ada.page.get_by_role("button", name="Save").click()
            expect(ada.page.get_by_role("button", name="Saved")).to_be_disabled()
        assert barriers(ada.page) == []
        assert widest(ada) <= PHONE["width"]
        ada.open_table(2, bots=1, level="page", game="muster")
        expect(ada.page.locator(".brings-not")).to_have_text(
            "Heavy Together the cards are worth 25; at most 15 are allowed."
        )
        ada.page.get_by_label("Choose a deck").select_option("Flat")
        expect(ada.page.locator(".places")).to_contain_text("Deck: Flat (hidden)")
        assert barriers(ada.page) == []
        assert widest(ada) <= PHONE["width"]
        ada.start()
        expect(ada.page.locator(".option").first).to_have_text("Lay 3")
        assert ada.errors == []
    finally:
        ada.context.close()

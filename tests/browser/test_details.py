"""The details of a piece, in every game: what one can do with it stands first, then what it is."""

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Arrive
from tests.matrix import each_game

CHOICES = 3
EACH = 3
"""So many pieces are looked at before each choice."""
OPENED = """note => {
    const deed = note.querySelector('.acts .option');
    const words = [...note.querySelectorAll('p, li, table, h4')].filter(each => !each.closest('.acts'));
    const seen = words.filter(each => each.offsetHeight);
    return {
        first: note.querySelector('button') === deed,
        above: seen.filter(each => each.getBoundingClientRect().top < deed?.getBoundingClientRect().top).length,
        whole: deed?.getBoundingClientRect().bottom <= note.getBoundingClientRect().bottom,
        clear: note.getBoundingClientRect().bottom <= document.querySelector('.prompt-body').getBoundingClientRect().top,
        within: Boolean(note.closest('main')),
    };
}"""
"""Of a note: whether its first button is an action, how many words stand above it, whether it is in sight at once, and
whether the note leaves the prompt free and lies in the page's main part."""
AS_IT_SHOULD = {"first": True, "above": 0, "whole": True, "clear": True, "within": True}


@pytest.mark.parametrize("game", each_game("oriflamme"))
def test_what_one_can_do_with_a_piece_stands_before_the_words_about_it(come: Arrive, game: str) -> None:
    ada = come("Ada")
    least = games.load(game).seats[0]
    ada.begin(max(2, least), game)
    looked = 0
    for turn in range(CHOICES):
        ada.asked.wait_for()
        for piece in ada.page.locator(".piece.lit[data-offers]:not(.slot)").all()[:EACH]:
            piece.focus()
            ada.page.keyboard.press("i")
            note = ada.page.locator(".note[data-stays=true]")
            expect(note).to_be_visible()
            name = piece.get_attribute("data-piece")
            assert note.evaluate(OPENED) == AS_IT_SHOULD, name
            assert note.get_attribute("aria-label") != name
            ada.page.keyboard.press("Escape")
            looked += 1
        ada.choose(turn)
    assert looked > CHOICES

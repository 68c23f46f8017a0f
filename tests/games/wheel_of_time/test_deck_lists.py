"""Deck lists: written in either language, read in both, also from elsewhere."""

import re

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.decks.catalogue import catalogue
from regalia.games.wheel_of_time.decks.deck import Deck, refusals
from regalia.games.wheel_of_time.decks.lists import BRINGS, MOST_OPENING, MOST_UNREAD, plain, read, write
from regalia.games.wheel_of_time.state import Agreed

HERO = BRINGS.ready["dragon_reborn_starter"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", BRINGS.ready)
def test_what_is_written_is_read_again(name: str, language: str) -> None:
    deck = BRINGS.ready[name]
    reading = read(write(deck, language))
    assert (reading.content, reading.unread) == (deck, ())


def test_what_lies_beside_the_deck_is_in_the_list() -> None:
    deck = replace(HERO, dragon="rand_al_thor_i", advantage="ji_e_toh")
    assert read(write(deck, "en")).content == read(write(deck, "ja")).content == deck


def test_no_two_cards_have_the_same_plain_name() -> None:
    assert len({plain(card.name) for card in cards().values()}) == len(cards())


@pytest.mark.parametrize(
    "line",
    [
        "2 Andor Cavalry",
        "2x andor cavalry",
        "2 x Andor  Cavalry",
        "Andor Cavalry x2",
        "Andor Cavalry ×2",
        "- 2 Andor Cavalry",
        "2 アンドール騎兵隊",
        "アンドール騎兵隊 2枚",
        "２ アンドール騎兵隊",
        "2 andor_cavalry",
        "Andor Cavalry\nAndor Cavalry",
        "2 Andor Cavalry (Premier)",
        "2x Andor Cavalry [premier]",
        "Andor Cavalry (Premier) x2",
        "2 アンドール騎兵隊（基本セット）",
        "2 Andor Cavalry (Premier) 101",
    ],
)
def test_lists_from_elsewhere_are_read(line: str) -> None:
    reading = read(f"# mine\n\nTroops (2)\n{line}\n")
    assert (reading.content.cards, reading.unread) == ({"andor_cavalry": 2}, ())


@pytest.mark.parametrize("name", ["Rand al'Thor (IV)", "Rand al’Thor IV", "RAND AL THOR (Ⅳ)", "ランド・アル＝ソア（IV）"])
def test_signs_and_cases_of_a_name_do_not_matter(name: str) -> None:
    assert read(f"1 {name}").content == Deck("hero", {"rand_al_thor_iv": 1})


def test_the_side_is_that_of_the_starting_characters_unless_it_is_named() -> None:
    assert read("1 Rahvin (I)").content.side == "villain"
    assert read("Hero deck (1)\n1 Rahvin (I)").content.side == "hero"
    assert read("闇陣営デッキ (1)\n1 火球").content.side == "villain"


def test_a_line_that_names_no_card_is_told_with_the_name_that_comes_nearest() -> None:
    reading = read("1 Fireball\n2 Firebal\n3 Zzz zzz")
    assert reading.content.cards == {"fireball": 1}
    assert [(each.reason, each.facts["line"], each.facts["text"]) for each in reading.unread] == [
        ("misspelt-card", 2, "Firebal"),
        ("no-such-card", 3, "Zzz zzz"),
    ]
    assert reading.unread[0].facts["en"] == "Fireball"
    assert reading.unread[0].facts["ja"] == "火球"


NOTHING = (
    "",
    "x",
    "3",
    "::",
    "Opening hand: ",
    "Opening hand: nobody",
    "Starting Advantage: ;",
    "別に置くカード：；；",
    "0 x",
)
HOSTILE = ("<img src=x onerror=alert(1)>", "9" * 5000, "１" * 300, "\u202e\0\u2028;", "Opening hand: " + ";" * 5000)


@pytest.mark.parametrize("text", NOTHING + HOSTILE)
def test_any_text_is_read_as_some_deck(text: str) -> None:
    assert read(text).content.cards == {}


@pytest.mark.parametrize("text", ["0 Fireball", "9999 Fireball", "Fireball\n" * 200, "Opening hand: " + "Fireball;" * 20])
def test_whatever_is_read_can_be_sent_and_received_as_a_deck(text: str) -> None:
    deck = read(text).content
    assert convert(to_builtins(deck), Deck) == deck


def test_a_card_with_too_large_a_number_is_read_and_the_number_refused() -> None:
    deck = read("999 Fireball").content
    assert [each.facts["count"] for each in refusals(deck, Agreed()) if each.reason == "too-many-copies"] == [99]


@pytest.mark.parametrize("separator", ["\n", ";\nOpening hand: ", "\n1 Fireball\n"])
def test_of_a_text_that_is_no_deck_list_no_more_is_read_than_its_beginning(separator: str) -> None:
    unread = read(separator.join(["quite unknown words"] * 5 * MOST_UNREAD)).unread
    assert len(unread) == MOST_UNREAD + 1
    assert [each.reason for each in unread[-2:]] == ["no-such-card", "rest-unread"]
    assert unread[-1].facts["line"] > unread[-2].facts["line"]


def test_a_line_with_a_colon_is_told_once() -> None:
    assert len(read("Deck by: quite unknown words; and more").unread) == 1


def test_names_beyond_an_opening_hand_are_not_looked_up() -> None:
    assert len(read("Opening hand: " + "quite unknown words;" * 1000).unread) == MOST_OPENING


def test_a_card_that_the_pool_lacks_is_written_by_nothing_but_its_absence() -> None:
    deck = Deck("hero", {"no_such_card": 2, "fireball": 1})
    assert read(write(deck, "en")).content.cards == {"fireball": 1}


def test_the_catalogue_holds_every_card_in_both_languages() -> None:
    english, japanese = catalogue("en").cards, catalogue("ja").cards
    assert len(english) == len(japanese) == 616
    assert (english["fireball"].name, english["fireball"].other) == ("Fireball", "火球")
    assert (japanese["fireball"].name, japanese["fireball"].other) == ("火球", "Fireball")
    assert english["fireball"].words != japanese["fireball"].words != ()
    assert english["rahvin_i"].leads == "villain"


def test_the_catalogue_tells_which_side_can_never_control_or_play_a_card() -> None:
    kinds = ("padan_fain", "mat_cauthon_i", "fireball", "a_murder_of_ravens", "moiraine_sedai")
    assert [catalogue("en").cards[kind].barred for kind in kinds] == ["hero", "villain", "", "hero", "villain"]


def test_the_catalogue_names_every_word_of_a_card_in_both_languages() -> None:
    terms = catalogue("ja").terms
    assert terms["allegiance"]["Dragon"] == ("Dragon", "竜王軍")
    assert terms["type"]["troop"] == ("Troop", "軍隊")
    assert terms["set"]["children_of_the_dragon"] == ("Children of the Dragon", "竜王の子ら")
    assert terms == catalogue("en").terms
    for field in ("type", "subtype", "set", "rarity", "allegiance", "trait"):
        assert all(re.search(r"[ぁ-ヶ一-龠]", japanese) for _, japanese in terms[field].values()), field

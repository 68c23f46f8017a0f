"""How records become sentences, beyond what each game's own tests say."""

import pytest

from regalia.cli.words import Words
from regalia.core import Noun
from regalia.text.texts import Texts, texts


def words() -> Words:
    told = Words("oriflamme", "en", ["Ada", "Bob"])
    told.nouns = {"7": Noun("card-known", {"owner": 1, "kind": "archer"})}
    return told


def test_a_numbered_piece_goes_by_its_noun_in_a_field_for_pieces_alone() -> None:
    told = words()
    archer = told.value("card", "7")
    assert "Bob" in archer
    assert (told.value("piece", 7), told.value("pieces", (7,)), told.value("amount", 7)) == (archer, archer, 7)


def test_a_number_that_is_no_piece_stays_a_number() -> None:
    assert words().value("piece", 0) == 0


def test_a_word_with_signs_goes_by_its_message() -> None:
    told = Words("wheel_of_time", "ja", [])
    assert (told.value("trait", "Ta'veren"), told.value("allegiance", "Dark One")) == ("歴史の織り人", "闇王軍")


def test_a_game_may_have_more_files_of_messages() -> None:
    first, *more = texts("regalia.games.wheel_of_time", "en")
    assert "game-title" in first
    assert ["kind-fireball = Fireball" in text for text in more].count(True) == 1
    assert Words("wheel_of_time", "en", []).say("kind-fireball") == "Fireball"


@pytest.mark.parametrize(
    ("game", "question", "english", "japanese"),
    [
        ("oriflamme", "RevealOrKeep", "Reveal your card?", "カードを表にしますか？"),
        ("nocturion", "UseQuest", "Take the reward?", "報酬を得ますか？"),
        ("wheel_of_time", "Willing", "Use this effect?", "この効果を使いますか？"),
        ("nocturion", "GiveCurse", "", ""),
        ("nocturion", "Nothing", "", ""),
    ],
)
def test_a_question_is_told_without_the_things_that_it_names(game: str, question: str, english: str, japanese: str) -> None:
    told = [Texts(language, f"regalia.games.{game}").untold(f"decision-{question}") for language in ("en", "ja")]
    assert told == [english, japanese]

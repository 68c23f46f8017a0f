"""What the cards say: none is without a text, and all of them use the same words for the same things."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from regalia.cli.words import Words
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.decks.catalogue import catalogue
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.ops.flow import OneOf
from regalia.text.texts import LANGUAGES, Texts, texts
from tests.games.wheel_of_time.said import COSTS, OPERATIONS, TIMES

PACKAGE = "regalia.games.wheel_of_time"
COUNTED = ("won", "recruited", "rolled", "pattern")
"""Tokens with which a prophecy counts what has happened: its text says what is counted."""
NOTHING = "Multiple, Reinforcement and other traits stand beside the text."


@cache
def text_of(kind: str, language: str) -> str:
    """What a card says."""
    return Texts(language, PACKAGE)(f"does-{kind}")


def operations(data: Any) -> Iterator[dict[str, Any]]:
    """All operations in an entry, also those within others."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ()
    if isinstance(data, dict) and "op" in data and data.get("add") not in COUNTED:
        yield data
    for each in inner:
        yield from operations(each)


def costs(entry: dict[str, Any]) -> Iterator[str]:
    """The names of the costs of an entry. What the pool may pay as well is said to be paid like any cost."""
    for cost in entry.get("cost", ()):
        if "|pool:" not in cost:
            yield from (part.split(":")[0] for part in re.split(r"[+|](?=[a-z])", cost))


def unsaid(kind: str, patterns: tuple[str, str]) -> list[str]:
    """The texts of a card in which the words for something are missing."""
    told = [(language, text_of(kind, language)) for language in LANGUAGES]
    return [
        f"{kind}: {language}: {pattern}: {text}"
        for pattern, (language, text) in zip(patterns, told, strict=True)
        if not re.search(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_every_effect_a_text(language: str) -> None:
    texts = Texts(language, PACKAGE)
    assert [kind for kind in cards() if f"kind-{kind}" not in texts] == []
    silent = [kind for kind, card in cards().items() if not card.effects and card.legal]
    assert [kind for kind in cards() if (f"does-{kind}" in texts) == (kind in silent)] == [], NOTHING


@pytest.mark.parametrize(("language", "printed"), [("en", "name"), ("ja", "name_ja")])
def test_a_card_is_called_as_in_lists_of_cards(language: str, printed: str) -> None:
    texts = Texts(language, PACKAGE)
    assert {kind: texts(f"kind-{kind}") for kind in cards()} == {
        kind: getattr(card, printed) for kind, card in cards().items()
    }


def test_no_two_cards_have_one_name() -> None:
    for language in LANGUAGES:
        texts = Texts(language, PACKAGE)
        names = [texts(f"kind-{kind}") for kind in cards()]
        assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_trait_and_allegiance_has_a_japanese_name() -> None:
    words = Words("wheel_of_time", "ja", ())
    printed = {name for card in cards().values() for name in (*card.traits, *card.allegiances)}
    assert sorted(name for name in printed if words.value("trait", name) == name) == []


def test_all_cards_use_the_same_words_for_an_operation() -> None:
    found = {
        miss
        for kind, card in cards().items()
        for operation in operations(card.effects)
        for miss in unsaid(kind, OPERATIONS[operation["op"]])
    }
    assert sorted(found) == []


def test_all_cards_use_the_same_words_for_a_cost() -> None:
    found = {
        miss
        for kind, card in cards().items()
        for entry in card.effects
        for cost in costs(entry)
        if cost in COSTS
        for miss in unsaid(kind, COSTS[cost])
    }
    assert sorted(found) == []


def test_all_cards_use_the_same_words_for_a_time() -> None:
    """What is printed as a limited event says so beside its text."""
    found = {
        miss
        for kind, card in cards().items()
        for entry in card.effects
        if entry["mode"] in ("act", "play") and entry["when"] in TIMES and card.subtype != "limited"
        for miss in unsaid(kind, TIMES[entry["when"]])
    }
    assert sorted(found) == []


def numbers(operation: dict[str, Any]) -> Iterator[int]:
    """The plain numbers above 1 of an operation, except how many cards of different names, which are all named."""
    for value in operation.values() if "distinct" not in operation else ():
        if isinstance(value, int) and not isinstance(value, bool) and value > 1:
            yield value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_tells_the_numbers_of_its_operations(language: str) -> None:
    found = [
        f"{kind}: {number}: {text_of(kind, language)}"
        for kind, card in cards().items()
        for operation in operations(card.effects)
        for number in numbers(operation)
        if str(number) not in re.findall(r"\d+", text_of(kind, language))
    ]
    assert found == []


def test_every_word_for_an_operation_is_used() -> None:
    used = {operation["op"] for card in cards().values() for operation in operations(card.effects)}
    assert used == {*OPERATIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_chooses_among_on_a_card_is_said_in_words(language: str) -> None:
    texts = Texts(language, PACKAGE)
    choices = [
        f"word-{kind}-{each}"
        for kind in cards()
        for entry in words(kind).entries
        for op in entry.ops
        if isinstance(op, OneOf)
        for each in ("a", "b", *(["c"] if op.c else []))
    ]
    assert choices
    assert [name for name in choices if name not in texts] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_of_one_card_are_told_apart_by_what_the_card_says_of_each(language: str) -> None:
    colon = "：" if language == "ja" else ":"
    several = {kind: facts for kind, facts in catalogue(language).cards.items() if facts.uses}
    assert len(several) > 20
    for kind, facts in several.items():
        assert [*facts.uses] == [str(each.ref.entry) for each in words(kind).modes["act"]]
        assert all(colon in facts.words[line] for line in facts.uses.values()), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_told_below_the_words_of_their_cards(language: str) -> None:
    told = {kind: facts.ruling for kind, facts in catalogue(language).cards.items() if facts.ruling}
    said = "".join(texts("regalia.games.wheel_of_time", language))
    decided = [kind for kind in re.findall(r"^ruling-(\w+) =", said, re.MULTILINE) if not cards()[kind].same_as]
    assert sorted(told) == sorted(decided)
    assert len(told) > 100

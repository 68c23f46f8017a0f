"""Printed content for clients: facts and texts of all cards in a language."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from regalia.games.wheel_of_time.content import NO_NUMBERS, Card, CardType, Numbers, cards, tables
from regalia.games.wheel_of_time.decks.deck import never_controls, never_plays, opening_type, others_of
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.pieces import Ability, Kind
from regalia.text.texts import LANGUAGES, NOT_IN_NAMES, Texts

PACKAGE = "regalia.games.wheel_of_time"


ELSEWHERE: dict[Kind, dict[int, int]] = {"half_moon_axe": {3: 2, 5: 4}, "the_three_fold_land": {1: 1, 2: 1}}
"""The paragraphs of abilities by their entries, on cards whose paragraphs and entries are numbered differently."""


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card. Empty fields are omitted."""

    name: str
    other: str
    """Its name in the other language, for search."""
    type: CardType
    set: str
    rarity: str
    number: str
    subtype: str = ""
    """The kind of advantage or event."""
    cost: Numbers | None = None
    """Politics, Intrigue, One Power, Combat; null if no cost is printed."""
    abilities: Numbers = NO_NUMBERS
    allegiances: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    leads: Literal["hero", "villain", ""] = ""
    """The side that it can lead as starting character."""
    beside: int = 0
    """Number of other cards in its opening hand, if it can lead."""
    opens: str = ""
    """The type it counts as in an opening hand; empty if it cannot be there."""
    barred: Literal["hero", "villain", ""] = ""
    """The side that can never control it, or cannot play it from a hand."""
    legal: bool = True
    words: tuple[str, ...] = ()
    """Its text, a paragraph for each entry."""
    ruling: str = ""
    """Rules 13. Rulings about it beyond its text."""
    uses: dict[str, int] = {}
    """The paragraph of each ability by its entry, if it has several abilities to use."""


class Catalogue(Struct, frozen=True):
    """All cards in one language."""

    cards: dict[Kind, CardFacts]
    terms: dict[str, dict[str, tuple[str, str]]]
    """The names of types, kinds, sets, rarities, allegiances and traits in English and Japanese."""
    dice: dict[Ability, tuple[str, ...]]
    """The faces of the die of each ability."""


def catalogue(language: str) -> Catalogue:
    """All cards in a language, without misprints."""
    pool = {card.id: facts_of(card, language) for card in cards().values() if not card.same_as}
    return Catalogue(pool, terms(pool.values()), {each.code: each.faces for each in tables().ability})


def terms(pool: Collection[CardFacts]) -> dict[str, dict[str, tuple[str, str]]]:
    """Names in both languages of all words on cards, by field."""
    found: dict[str, list[str]] = {
        "type": [card.type for card in pool],
        "subtype": [card.subtype for card in pool],
        "set": [card.set for card in pool],
        "rarity": [card.rarity for card in pool],
        "allegiance": [each for card in pool for each in card.allegiances],
        "trait": [each for card in pool for each in card.traits],
    }
    return {field: {word: called(field, word) for word in dict.fromkeys(names) if word} for field, names in found.items()}


def called(field: str, word: str) -> tuple[str, str]:
    """A card's word in English and Japanese: the message `<field>-<word>` or `kind-<word>`, or the word itself."""
    key = NOT_IN_NAMES.sub("_", word)
    english, japanese = (wording(language, f"{field}-{key}", f"kind-{key}") or word for language in LANGUAGES)
    return english, japanese


def wording(language: str, *names: str) -> str:
    """The first of these messages that exists; empty if none does."""
    texts = Texts(language, PACKAGE)
    return next((texts(name) for name in names if name in texts), "")


def facts_of(card: Card, language: str) -> CardFacts:
    """A card in a language."""
    english, japanese = card.name, card.name_ja or card.name
    name, other = (japanese, english) if language == "ja" else (english, japanese)
    return CardFacts(
        name,
        "" if other == name else other,
        card.type,
        card.set,
        card.rarity.partition("_")[0],
        card.number,
        card.subtype,
        card.cost,
        card.abilities,
        card.allegiances,
        card.traits,
        next((each.id for each in tables().side if each.starting_trait in card.traits), ""),
        others_of(card) if card.starter else 0,
        opening_type(card.id),
        next((each.id for each in tables().side if never_controls(each.id, card) or never_plays(each.id, card)), ""),
        card.legal,
        tuple(wording(language, f"does-{card.id}").splitlines()),
        wording(language, f"ruling-{card.id}"),
        uses_of(card.id),
    )


def uses_of(kind: Kind) -> dict[str, int]:
    """The paragraphs of a card's usable abilities by their entries; empty if there is only one."""
    entries = [each.ref.entry for each in words(kind).modes.get("act", ())]
    lines = ELSEWHERE.get(kind, {entry: entry for entry in entries})
    return {str(entry): line for entry, line in lines.items()} if len(entries) > 1 else {}

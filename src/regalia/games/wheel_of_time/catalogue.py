"""What is printed on the cards, for clients: facts and words of the whole pool in a language."""

from typing import Literal

from msgspec import Struct

from regalia.games.wheel_of_time.content import NO_NUMBERS, Card, CardType, Numbers, cards, tables
from regalia.games.wheel_of_time.pieces import Kind


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card. What is empty is left out."""

    name: str
    other: str
    """Its name in the other language, for search."""
    type: CardType
    set: str
    rarity: str
    number: str
    sub: str = ""
    """The kind of advantage or event."""
    cost: Numbers | None = None
    """Politics, Intrigue, One Power, Combat; null if no cost is printed."""
    abilities: Numbers = NO_NUMBERS
    allegiances: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    leads: Literal["hero", "villain", ""] = ""
    """The side that it may lead as its starting character."""
    personality: str = ""
    legal: bool = True
    words: tuple[str, ...] = ()
    """What it does, a paragraph for each entry."""


class Catalogue(Struct, frozen=True):
    """The whole pool in one language."""

    cards: dict[Kind, CardFacts]
    allegiances: dict[str, str]
    """Names by ids."""


def catalogue(language: str) -> Catalogue:
    """The whole pool in a language; a misprint is left out."""
    pool = {card.id: facts_of(card, language) for card in cards().values() if not card.same_as}
    names = {each.id: each.name_ja if language == "ja" else each.id for each in tables().allegiance}
    return Catalogue(pool, names)


def facts_of(card: Card, language: str) -> CardFacts:
    """A card in a language."""
    english, japanese = card.name, card.name_ja or card.name
    name, other = (japanese, english) if language == "ja" else (english, japanese)
    return CardFacts(
        name,
        "" if other == name else other,
        card.type,
        card.set,
        card.rarity,
        card.number,
        card.subtype,
        card.cost,
        card.abilities,
        card.allegiances,
        card.traits,
        next((each.id for each in tables().side if each.starting_trait in card.traits), ""),
        card.personality,
        card.legal,
    )

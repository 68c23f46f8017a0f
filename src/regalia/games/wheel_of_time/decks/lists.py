"""Decks as text: a count and a name in each line, in English or Japanese. The starter decks."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias
from unicodedata import combining, normalize

from msgspec import Struct, convert

from regalia.core import AsText, Brings, Reading, Refusal
from regalia.games.wheel_of_time.content import Card, CardType, SideName, StarterDeck, cards, side, tables
from regalia.games.wheel_of_time.decks.catalogue import called
from regalia.games.wheel_of_time.decks.deck import SIDES, Deck, refusals, warnings
from regalia.games.wheel_of_time.pieces import Kind


class Words(Struct, frozen=True):
    """The other parts of a list besides card names."""

    sides: dict[SideName, str]
    types: dict[CardType, str]
    opening: str
    advantage: str
    dragon: str
    colon: str
    between: str
    """The separator between names in one line."""
    count: str
    """A count and a name."""


WORDS: dict[str, Words] = {
    "en": Words(
        {"hero": "Hero deck", "villain": "Villain deck"},
        {
            "character": "Characters",
            "troop": "Troops",
            "advantage": "Advantages",
            "event": "Events",
            "challenge": "Challenges",
        },
        "Opening hand",
        "Starting Advantage",
        "Set aside",
        ": ",
        "; ",
        "{} {}",
    ),
    "ja": Words(
        {"hero": "光陣営デッキ", "villain": "闇陣営デッキ"},
        {
            "character": "キャラクター",
            "troop": "軍隊",
            "advantage": "アドバンテージ",
            "event": "イベント",
            "challenge": "挑戦",
        },
        "開始時手札",
        "開始時アドバンテージ",
        "別に置くカード",
        "：",
        "；",
        "{} {}",
    ),
}
LONGEST = 200
"""Longer lines are not cards."""
MOST_UNREAD = 30
"""The most unknown names that are reported.

A text with more of them is not a deck list. The rest is not read, because searching for the nearest name takes
milliseconds.
"""
MOST_COPIES = 99
"""Copies of a card that a list can hold; larger numbers count as this one."""
MOST_OPENING = 8
"""Cards of an opening hand that a list can hold; further ones are omitted."""
LINE = re.compile(
    r"(?:(?P<before>\d{1,4})\s*[x×枚]?\s+)?(?P<name>.+?)(?:\s*[x×]\s*(?P<after>\d{1,4})|\s+(?P<many>\d{1,4})枚)?"
)
BRACKETED = re.compile(r"(?P<name>.+?)\s*[(\[（［](?P<set>[^()（）\[\]［］]+)[)\]）］](?:\s+\S*\d\S*)?")
HEADING = re.compile(r"(?P<words>.+?)\s*(?:[(（]\d+[)）])?[:：]?")
TITLED = re.compile(r"(?P<title>[^:：]+)[:：]\s*(?P<names>.+)")


def write(deck: Deck, language: str) -> str:
    """A deck list in a language: the side, the special cards, then the cards by type."""
    words = WORDS[language]
    beside = [(words.opening, deck.opening), (words.advantage, (deck.advantage,)), (words.dragon, (deck.dragon,))]
    head = [
        title + words.colon + words.between.join(name_of(kind, language) for kind in kinds)
        for title, kinds in beside
        if any(kinds)
    ]
    parts = ["\n".join([f"{words.sides[deck.side]} ({deck.size})", *head]), *paragraphs(deck, language)]
    return "\n\n".join(parts) + "\n"


def paragraphs(deck: Deck, language: str) -> Iterator[str]:
    """The cards of each type, in the order of their names."""
    words = WORDS[language]
    known = [cards()[kind] for kind in deck.cards if kind in cards()]
    for type_, title in words.types.items():
        some = sorted((name_of(card.id, language), deck.cards[card.id]) for card in known if card.type == type_)
        if some:
            lines = [words.count.format(count, name) for name, count in some]
            yield "\n".join([f"{title} ({sum(count for _, count in some)})", *lines])


def name_of(kind: Kind, language: str) -> str:
    """The name of a card; its id if it does not exist."""
    card = cards().get(kind)
    if card is None:
        return kind
    return (language == "ja" and card.name_ja) or card.name


def plain(name: str) -> str:
    """A name without case, accents, spaces and signs, so that lists from other sources can be read."""
    letters = normalize("NFKD", name.casefold())
    return normalize("NFC", "".join(each for each in letters if each.isalnum() or (combining(each) and each > "\u3000")))


@cache
def by_name() -> dict[str, Kind]:
    """All cards by their plain names in both languages, and by their ids."""
    return {plain(name): card.id for card in cards().values() for name in (card.id, card.name_ja, card.name) if name}


@cache
def headings() -> frozenset[str]:
    """The plain words of headings, which are ignored."""
    return frozenset(plain(title) for words in WORDS.values() for title in words.types.values())


Special: TypeAlias = Literal["opening", "advantage", "dragon"]


@cache
def specials() -> dict[str, Special]:
    """The other parts of a list besides cards, by the plain words of their titles."""
    titles: dict[str, Special] = {}
    for words in WORDS.values():
        titles |= {plain(words.opening): "opening", plain(words.advantage): "advantage", plain(words.dragon): "dragon"}
    return titles


@cache
def sets() -> frozenset[str]:
    """The plain names of all sets in both languages."""
    names = {card.set for card in cards().values()}
    return frozenset(plain(each) for name in names for each in (name, *called("set", name)))


def without_set(name: str) -> str:
    """A name without the set and number that many lists add: `Fireball (Premier) 101`."""
    found = BRACKETED.fullmatch(name.strip())
    return found["name"] if found and plain(found["set"]) in sets() else name


class Written(Struct):
    """The part of a list read so far."""

    cards: defaultdict[Kind, int]
    unread: list[Refusal]
    side: SideName | None = None
    opening: tuple[Kind, ...] = ()
    advantage: Kind = ""
    dragon: Kind = ""


def read(text: str) -> Reading[Deck]:
    """The deck of a list in either language. A line without a known card is reported with the nearest names."""
    written = Written(defaultdict(int), [])
    for number, line in enumerate(text.splitlines(), start=1):
        if len(written.unread) >= MOST_UNREAD:
            written.unread.append(Refusal("rest-unread", "3.1", {"line": number}))
            break
        stripped = normalize("NFKC", line).strip().lstrip("-*•").strip()
        if stripped and not stripped.startswith(("#", "//")):
            read_line(written, number, stripped)
    copies = {kind: min(count, MOST_COPIES) for kind, count in written.cards.items() if count}
    deck = Deck(
        written.side or side_of(list(copies)), copies, written.opening, dragon=written.dragon, advantage=written.advantage
    )
    return Reading(deck, tuple(written.unread))


def read_line(written: Written, number: int, line: str) -> None:
    """Read one line: a heading, something special, or a card and how many of it."""
    if is_heading(written, line) or is_special(written, number, line):
        return
    found = LINE.fullmatch(line[:LONGEST])
    assert found is not None, "whatever is not empty has a name"
    kind = by_name().get(plain(line)) or found_kind(written, number, found["name"])
    if kind and plain(line) != plain(found["name"]):
        written.cards[kind] += int(found["before"] or found["after"] or found["many"] or 1)
    elif kind:
        written.cards[kind] += 1


def is_heading(written: Written, line: str) -> bool:
    """True if a line is the heading of a type, or of the whole deck with its side."""
    found = HEADING.fullmatch(line)
    words = plain(found["words"]) if found else ""
    for name in SIDES:
        if words in {plain(each.sides[name]) for each in WORDS.values()}:
            written.side = name
            return True
    return words in headings()


def is_special(written: Written, number: int, line: str) -> bool:
    """True if a line names the opening hand, the Starting Advantage or the card set aside."""
    found = TITLED.fullmatch(line)
    if found is None:
        return False
    part = specials().get(plain(found["title"]))
    if part is None:
        return False
    names = [name for name in re.split(r"[;；]", found["names"]) if name.strip()]
    kinds = [found_kind(written, number, name) for name in names[:MOST_OPENING]] or [""]
    if part == "opening":
        written.opening = tuple(kind for kind in kinds if kind)
    elif part == "advantage":
        written.advantage = kinds[0]
    else:
        written.dragon = kinds[0]
    return True


def found_kind(written: Written, number: int, name: str) -> Kind:
    """The card of a name. If there is none, it is reported with the nearest names."""
    kind = by_name().get(plain(name)) or by_name().get(plain(without_set(name)), "")
    if not kind:
        near = get_close_matches(plain(name[:LONGEST]), by_name(), n=1, cutoff=0.7)
        facts: dict[str, object] = {"line": number, "text": name}
        if near:
            card = cards()[by_name()[near[0]]]
            facts |= {"en": card.name, "ja": card.name_ja or card.name}
        written.unread.append(Refusal("misspelt-card" if near else "no-such-card", "3.1", facts))
    return kind


def side_of(kinds: list[Kind]) -> SideName:
    """The side that more starting characters of a list belong to."""

    def starters(name: SideName) -> int:
        return sum(side(name).starting_trait in card.traits for card in chosen)

    chosen: list[Card] = [cards()[kind] for kind in kinds]
    return max(SIDES, key=starters)


class Ready(Mapping[str, Deck]):
    """The starter decks by name: the printed ones, then our own, alternating between the sides. Read on first use."""

    def __getitem__(self, name: str) -> Deck:
        return ready_made()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(ready_made())

    def __len__(self) -> int:
        return len(ready_made())


@cache
def ready_made() -> dict[str, Deck]:
    """The starter decks by name."""
    own = tomllib.loads(files("regalia.games.wheel_of_time").joinpath("decks.toml").read_text("utf-8"))
    return {each.id: made(each) for each in (*tables().deck, *convert(own["deck"], tuple[StarterDeck, ...]))}


def made(printed: StarterDeck) -> Deck:
    """The deck of a starter."""
    opening = (printed.starting_character, *printed.suggested_opening_hand)
    return Deck(printed.side, {each.id: each.n for each in printed.cards}, opening)


STARTERS = ("dragon_reborn_starter", "forsaken_starter")
BRINGS: Brings[Deck] = Brings(Deck, Ready(), refusals, warnings, AsText(write, read), first=STARTERS)

"""Rules 2. Everything printed: the cards, and the numbers of the rules. Loaded on first use."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from msgspec import Struct, convert

from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind

SideName: TypeAlias = Literal["hero", "villain"]
CardType: TypeAlias = Literal["character", "troop", "advantage", "event", "challenge"]
Numbers: TypeAlias = tuple[int, int, int, int]
"""One number for each ability, in the order of ABILITIES."""
Profile: TypeAlias = Literal["seed", "rules_2_0"]

SETS = ("premier", "dark_prophecies", "children_of_the_dragon", "promo", "cycles")
NO_NUMBERS: Numbers = (0, 0, 0, 0)
ANY = "?"
"""Among letters to pay: a symbol of any ability."""
LETTERS: dict[str, Ability] = {"politics": "P", "intrigue": "I", "one_power": "O", "combat": "C"}


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 11. What is printed on a card. Its effects are decoded by `reading`."""

    id: Kind
    number: str
    name: str
    type: CardType
    rarity: str
    set: str
    name_ja: str = ""
    title: str = ""
    """The name by which it is unique; the same for several versions of a person."""
    subtype: str = ""
    cost: Numbers | None = None
    """None if no cost is printed."""
    abilities: Numbers = NO_NUMBERS
    traits: tuple[str, ...] = ()
    allegiances: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    """Words of the rules for groups without a trait, such as clan chiefs."""
    personality: str = ""
    gender: Literal["male", "female", ""] = ""
    nation: str = ""
    """The nation of a nation contested advantage."""
    legal: bool = True
    same_as: Kind = ""
    """The card of which this one is a misprint."""
    effects: tuple[dict[str, Any], ...] = ()

    @property
    def kind(self) -> Kind:
        """Its id."""
        return self.id

    @property
    def force(self) -> bool:
        """Rules 2.2, 11.1, 11.2. A character or a troop."""
        return self.type in ("character", "troop")

    @property
    def contested(self) -> bool:
        """Rules 9.8. A contested advantage."""
        return "Contested Advantage" in self.traits or bool(self.nation)

    @property
    def starter(self) -> bool:
        """Rules 3.1. True if it can begin as an avatar."""
        return "Starting Hero" in self.traits or "Starting Villain" in self.traits


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    pattern_start_own: int
    pattern_start_neutral: int
    pattern_last_battle_total: int
    pattern_challenge_margin: int
    last_battle_margin: int
    hand_limit: int
    draw_per_turn: int
    opening_hand: int
    deck_min: int
    deck_copies_max: int
    tournament_deck_min: int
    tournament_max_force_share: float
    control_token_divisor: int
    engine_last_battle_turn_cap: int
    engine_total_turn_cap: int


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 1. One of the two sides."""

    id: SideName
    name_en: str
    name_ja: str
    starting_trait: str
    starting_name_ja: str
    forbidden_allegiance: str
    double_cost_trait: str
    pattern_section: str
    dominance_on_tie: Literal["dominant", "subordinate"]
    forbidden_trait: str = ""


class AbilityFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 2.1. An ability and its die."""

    id: str
    code: Ability
    name_en: str
    name_ja: str
    colour: str
    symbol_en: str
    symbol_ja: str
    in_last_battle: bool
    faces: tuple[str, str, str, str, str, str]


class ResultSymbol(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 2.1. A result that a die can show besides its own symbol."""

    code: Literal["S", "X", "D"]
    name_en: str
    name_ja: str


class AllegianceFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """An allegiance."""

    id: str
    name_ja: str
    rule: str = ""


class RuleSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 2.3. A difference between the two editions of the rules."""

    id: str
    seed: str
    rules_2_0: str


class Format(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules 3.1. A deck format."""

    id: str
    name_en: str
    decks: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    deck_min: int = 0
    copies_max: int = 0
    max_force_share: float = 1.0


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """A card and its number of copies."""

    id: Kind
    n: int


class StarterDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A starter deck."""

    id: str
    name_en: str
    name_ja: str
    side: SideName
    starting_character: Kind
    suggested_opening_hand: tuple[Kind, ...]
    size: int
    cards: tuple[Copies, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file content.toml."""

    constants: Constants
    side: tuple[Side, ...]
    ability: tuple[AbilityFacts, ...]
    result_symbol: tuple[ResultSymbol, ...]
    allegiance: tuple[AllegianceFacts, ...]
    rule_switch: tuple[RuleSwitch, ...]
    format: tuple[Format, ...]
    deck: tuple[StarterDeck, ...]


class Names(Struct, frozen=True):
    """Every name that the text of a card can use."""

    kinds: frozenset[str]
    titles: frozenset[str]
    traits: frozenset[str]
    tags: frozenset[str]
    allegiances: frozenset[str]
    personalities: frozenset[str]
    nations: frozenset[str]


@cache
def tables() -> Tables:
    """The numbers of the rules."""
    return convert(_file("content.toml"), Tables)


@cache
def switch(name: str, profile: Profile) -> str:
    """Rules 2.3. The value of a switch in a profile."""
    chosen = next(each for each in tables().rule_switch if each.id == name)
    return chosen.seed if profile == "seed" else chosen.rules_2_0


@cache
def side(name: SideName) -> Side:
    """Rules 1. A side."""
    return next(each for each in tables().side if each.id == name)


@cache
def cards() -> dict[Kind, Card]:
    """All cards, in the order of their sets."""
    return {card.id: card for name in SETS for card in _set(name)}


@cache
def card(kind: Kind) -> Card:
    """A card."""
    return cards()[kind]


@cache
def titles() -> dict[str, tuple[Kind, ...]]:
    """The legal cards by their titles."""
    found: dict[str, tuple[Kind, ...]] = {}
    for each in cards().values():
        if each.legal:
            found[each.title] = (*found.get(each.title, ()), each.id)
    return found


@cache
def names() -> Names:
    """The names that occur on the cards."""
    pool = cards().values()
    return Names(
        kinds=frozenset(cards()),
        titles=frozenset(each.title for each in pool),
        traits=frozenset(trait for each in pool for trait in each.traits),
        tags=frozenset(tag for each in pool for tag in each.tags),
        allegiances=frozenset(allegiance for each in pool for allegiance in each.allegiances),
        personalities=frozenset(each.personality for each in pool if each.personality),
        nations=frozenset(each.nation for each in pool if each.nation),
    )


def line_of(kind: Kind, entry: int) -> str:
    """File and line of a printed entry of a card, for messages about it. Each entry has a line of its own."""
    path = f"sets/{card(kind).set}.toml"
    lines = _text(path).splitlines()
    begin = lines.index(f'id = "{kind}"')
    numbers = [number for number, line in enumerate(lines[begin:], begin + 1) if line.startswith("  {mode = ")]
    return f"{path}:{numbers[entry]}"


def in_letters(numbers: Numbers) -> str:
    """Numbers of abilities as letters side by side."""
    return "".join(ability * number for ability, number in zip(ABILITIES, numbers, strict=True))


def _set(name: str) -> list[Card]:
    """The cards of a set."""
    found = _file(f"sets/{name}.toml")
    return [convert(_plain(each) | {"set": found["set"]}, Card) for each in found["card"]]


def _plain(entry: dict[str, Any]) -> dict[str, Any]:
    """A card with its numbers by ability and its title."""
    numbers: dict[str, Any] = {key: _numbers(entry[key]) for key in ("cost", "abilities") if key in entry}
    return {"title": entry["name"], **entry, **numbers}


def _numbers(named: dict[str, int]) -> tuple[int, ...]:
    """Numbers by the names of abilities, in the order of ABILITIES."""
    by_letter = {LETTERS[name]: number for name, number in named.items()}
    return tuple(by_letter.get(ability, 0) for ability in ABILITIES)


def _file(path: str) -> dict[str, Any]:
    """A file of this folder."""
    return tomllib.loads(_text(path))


def _text(path: str) -> str:
    """The text of a file of this folder."""
    return files("regalia.games.wheel_of_time").joinpath(path).read_text(encoding="utf-8")

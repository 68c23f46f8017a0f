"""Rules 1. Everything printed: loaded once, shared by all games, never changed."""

import tomllib
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, convert

from regalia.core import IsName

ACTIONS = ("council", "tactic", "headquarters", "kingdom", "card")
"""The lists of what prints Actions, besides the Favours."""
Faction: TypeAlias = Annotated[str, IsName("faction")]
CardId: TypeAlias = Annotated[str, IsName("card")]
"""A faction card: `clans_gall`, `the_viceroy`. Each is in the game once."""
KingdomId: TypeAlias = Annotated[str, IsName("kingdom")]
HqId: TypeAlias = Annotated[str, IsName("headquarters")]
TacticId: TypeAlias = Annotated[str, IsName("tactic")]
ActionId: TypeAlias = Annotated[str, IsName("action", ACTIONS, also=("place_supporters", "claim_favour"))]
"""The name of an Action: the tile or card that prints it."""
Region: TypeAlias = Annotated[str, IsName("region")]
Location: TypeAlias = Annotated[str, IsName("location")]
Council: TypeAlias = Annotated[str, IsName("council")]
CommandName: TypeAlias = Annotated[str, IsName("command")]
Archetype: TypeAlias = Annotated[str, IsName("archetype")]
Trait: TypeAlias = Annotated[str, IsName("trait")]
LostOrRegion: TypeAlias = Annotated[str, IsName("region", also=("lost",))]
Destination: TypeAlias = Annotated[
    str, IsName("destination", also=("hand", "discard", "lost", "deck", "deck_top", "deck_bottom", "board"))
]
Benefit: TypeAlias = Annotated[str, IsName("benefit", also=("influence", "lore", "captain", "both", "invulnerable"))]
SiteCard: TypeAlias = Annotated[str, IsName("card", ("headquarters",))]
Window: TypeAlias = Literal["spring", "day", "autumn"]
Suit: TypeAlias = Literal["trade", "intrigue", "martial"]

NONE = ""
"""No card, no Region, no Location."""


class Constants(Struct, frozen=True):
    """The numbers of the rules, and a few of single cards."""

    starting_hand: int
    hand_size: int
    hand_size_min: int
    kingdom_spaces: int
    supporters: int
    road_spaces: int
    favour_uses: int
    secrets_markers: int
    lore_per_influence_at_end: int
    dealt_kingdom_cards: int
    foraged_cards: int
    watchfire: int
    brigands: int
    dreaming_sword: int
    syndicate_markers: int
    shrine_cards: int
    necropolis_cards: int


class RegionFacts(Struct, frozen=True):
    """A Region and its two Locations."""

    locations: tuple[Location, ...]


class LocationFacts(Struct, frozen=True):
    """A Location and the Influence of its reward."""

    region: Region
    influence: int


class CouncilFacts(Struct, frozen=True):
    """A Council and the suit of Kingdom cards that goes with it."""

    suit: Suit


class FactionFacts(Struct, frozen=True):
    """A faction and its Favour action."""

    favour: ActionId
    beginner: bool = False
    """True if it is good for a first game."""


class CardFacts(Struct, frozen=True):
    """A faction card as printed. `commands` says for each Command its number, where it has one."""

    faction: Faction = ""
    cost: int = 0
    archetype: Archetype = ""
    strength: int = 0
    traits: frozenset[Trait] = frozenset()
    commands: dict[CommandName, int] = {}
    either: bool = False
    """True if only one of the printed Commands can be used in a Clash."""
    votes: int = 0
    lore: int = 0
    text: str = ""
    """The card's own texts, by name."""
    actions: tuple[Window, ...] = ()
    starts_in_hand: bool = False


class Printer(Struct, frozen=True):
    """A tile or card that can print an Action: headquarters, tactics, favours and Kingdom cards."""

    faction: Faction = ""
    cost: int = 0
    actions: tuple[Window, ...] = ()
    markers: int = 0
    number: int = 0
    suit: Suit = "trade"
    bold: bool = False
    leaves_in_winter: bool = False


class Grant(Struct, frozen=True):
    """What a permanent card grants to its owner's faction cards, or to those of some archetypes."""

    source: str
    archetypes: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    commands: dict[CommandName, int] = {}


class Opening(Struct, frozen=True):
    """Rules 16.2. The advanced set-up for a number of Rounds."""

    draw: int
    places: tuple[Literal["space", "council", "discard"], ...]


class Content(Struct, frozen=True):
    """Everything printed."""

    constants: Constants
    regions: dict[Region, RegionFacts]
    locations: dict[Location, LocationFacts]
    councils: dict[Council, CouncilFacts]
    factions: dict[Faction, FactionFacts]
    basic: tuple[CardFacts, ...]
    names: dict[Faction, tuple[CardId, ...]]
    advanced: dict[CardId, CardFacts]
    headquarters: dict[HqId, Printer]
    tactics: dict[TacticId, Printer]
    favours: dict[ActionId, Printer]
    kingdom: dict[KingdomId, Printer]
    grants: tuple[Grant, ...]
    openings: dict[int, Opening]


CONTENT = convert(tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8")), Content, strict=False)
PRINTED, OPENINGS, HEADQUARTERS = CONTENT.constants, CONTENT.openings, CONTENT.headquarters
TACTICS, FAVOURS, KINGDOM, FACTION_FACTS = CONTENT.tactics, CONTENT.favours, CONTENT.kingdom, CONTENT.factions

REGIONS: tuple[Region, ...] = tuple(CONTENT.regions)
LOCATIONS: tuple[Location, ...] = tuple(CONTENT.locations)
COUNCILS: tuple[Council, ...] = tuple(CONTENT.councils)
FACTIONS: tuple[Faction, ...] = tuple(CONTENT.factions)
LOCATIONS_OF: dict[Region, tuple[Location, ...]] = {name: facts.locations for name, facts in CONTENT.regions.items()}
REGION_OF: dict[Location, Region] = {name: facts.region for name, facts in CONTENT.locations.items()}
WORTH: dict[Location, int] = {name: facts.influence for name, facts in CONTENT.locations.items()}
COUNCIL_OF: dict[Suit, Council] = {facts.suit: name for name, facts in CONTENT.councils.items()}

BASIC: dict[CardId, CardFacts] = {
    card: facts for names in CONTENT.names.values() for card, facts in zip(names, CONTENT.basic, strict=True)
}
CARDS: dict[CardId, CardFacts] = BASIC | CONTENT.advanced
"""All faction cards, without headquarters cards."""
FACTION_OF: dict[CardId, Faction] = {
    **{card: faction for faction, names in CONTENT.names.items() for card in names},
    **{card: facts.faction for card, facts in CONTENT.advanced.items()},
}
DECKS: dict[Faction, tuple[CardId, ...]] = CONTENT.names
"""Rules 13.1. The fourteen basic cards of each faction."""
CARDS_OF: dict[Faction, tuple[CardId, ...]] = {
    faction: tuple(sorted(card for card in CARDS if FACTION_OF[card] == faction)) for faction in FACTIONS
}
SITES: dict[Faction, tuple[str, ...]] = {
    faction: tuple(
        [card for card, facts in CONTENT.advanced.items() if facts.faction == faction]
        + [card for card, facts in HEADQUARTERS.items() if facts.faction == faction]
    )
    for faction in FACTIONS
}
"""The five cards on each Site of Power."""
COST: dict[str, int] = {name: facts.cost for name, facts in (CONTENT.advanced | HEADQUARTERS).items()}
TACTICS_OF: dict[Faction, tuple[TacticId, ...]] = {
    faction: tuple(name for name, facts in TACTICS.items() if facts.faction == faction) for faction in FACTIONS
}
FAVOUR_OF: dict[Faction, ActionId] = {faction: facts.favour for faction, facts in FACTION_FACTS.items()}
BOLD = {name for name, facts in KINGDOM.items() if facts.bold}
"""Kingdom cards with bold text: they take no space of a board."""
BEGIN_IN_HAND: dict[Faction, CardId] = {
    faction: next(card for card in names if BASIC[card].starts_in_hand) for faction, names in DECKS.items()
}

WINDOWS: dict[ActionId, tuple[Window, ...]] = {
    name: facts.actions for name, facts in (HEADQUARTERS | TACTICS | FAVOURS | KINGDOM).items() if facts.actions
}
"""Rules 14. The Action Steps in which tiles and cards of the table can be used."""
WINDOWS_OF_TEXT: dict[str, tuple[Window, ...]] = {facts.text: facts.actions for facts in CARDS.values() if facts.actions}
"""The same for the texts of faction cards."""
GRANTS: dict[str, Grant] = {grant.source: grant for grant in CONTENT.grants}

"""Rules 14 and 17. The tables of everything printed: the built-in content, or an owner's pack of the same shape."""

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Struct

from regalia.core import IsId, IsName
from regalia.games.nocturion.effects import Burden, Effect, Kind, Passive, Some

LocationName: TypeAlias = Annotated[str, IsName("location")]
HouseName: TypeAlias = Annotated[str, IsName("house")]
HeirloomName: TypeAlias = Annotated[str, IsName("heirloom")]
QuestName: TypeAlias = Annotated[str, IsName("quest")]
BeastName: TypeAlias = Annotated[str, IsName("beast", also=("nothing",))]
CurseName: TypeAlias = Annotated[str, IsName("curse", also=("nothing",))]
RegionName: TypeAlias = Annotated[str, IsName("region")]
SeasonName: TypeAlias = Annotated[str, IsName("season", also=("none",))]
Goods: TypeAlias = tuple[int, ...]
"""An amount of each resource, in the order of RESOURCES."""
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""A cost: pairs of a resource's index in RESOURCES and an amount."""
Estate: TypeAlias = Annotated[int, IsId("estate")]
"""A place for a tile: three times the number of its region, plus its place there."""

RESOURCES = ("archer", "knight", "mage", "gold", "iron", "wood")
Resource: TypeAlias = Annotated[str, IsName("resource", also=RESOURCES)]
PLACE: dict[Resource, int] = {resource: index for index, resource in enumerate(RESOURCES)}
NO_GOODS: Goods = (0,) * len(RESOURCES)
ESTATES = 3
"""The number of tiles in each region."""
REGIONS, FACES = 4, range(1, 7)
SLOTS = ("helm", "armour", "greaves")
LEVELS = (1, 2, 3)
OFF_CALENDAR = -1

EventName: TypeAlias = Literal[
    "heirloom_equipped", "quest_completed", "beast_summoned", "location_activated", "curse_incoming"
]
"""Rules 7.3. The events that a reaction names."""
By: TypeAlias = Literal["self", "opponent", "any"]
AbilityName: TypeAlias = Literal["exchange", "summon", "roll_reserve", "curse", "toggle", "guildmaster", "chalice", "none"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing with a name, and optional fields of a pack; `count` is 1 where it has no meaning."""

    id: str
    name: str = ""
    name_ja: str = ""
    text: str = ""
    text_ja: str = ""
    source: str = ""
    name_source: str = ""
    note: str = ""
    kind: str = ""
    count: int = 1


class RegionFacts(Entry, frozen=True, kw_only=True):
    """A region: the die faces that open it, and the region across the capital."""

    id: RegionName
    faces: tuple[int, ...]
    opposite: RegionName
    estates: int = ESTATES
    x2_season: str = ""


class SeasonFacts(Entry, frozen=True, kw_only=True):
    """A side of the calendar: the region that it borders, and its spaces, clockwise."""

    id: SeasonName
    x2_region: RegionName
    spots: tuple[Kind, ...]
    cart_region: str = ""
    order: int = -1
    first_space: int = -1


class LocationFacts(Entry, frozen=True, kw_only=True):
    """A location tile."""

    id: LocationName
    resource: Kind
    ability: AbilityName = "none"
    effects: tuple[Effect, ...] = ()
    optional: bool = True


class HeirloomFacts(Entry, frozen=True, kw_only=True):
    """An heirloom of a house."""

    id: HeirloomName
    slot: Literal["helm", "armour", "greaves"]
    cost: tuple[Kind, ...]
    prestige: int


class HouseAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a house can do once it has this number of heirlooms."""

    tier: int
    mode: Literal["passive", "triggered", "hourglass"]
    effects: tuple[Effect | Passive, ...]
    event: EventName | None = None
    by: By = "self"
    text: str = ""
    text_ja: str = ""
    source: str = ""
    note: str = ""


class HouseFacts(Entry, frozen=True, kw_only=True):
    """A noble house."""

    id: HouseName
    heirloom: tuple[HeirloomFacts, ...]
    ability: tuple[HouseAbility, ...]
    main_resource: str = ""
    second_resource: str = ""
    beginner: bool = False
    """True if it is good for a first game."""


class QuestFacts(Entry, frozen=True, kw_only=True):
    """A quest card."""

    id: QuestName
    level: int
    cost: tuple[Kind, ...]
    prestige: int
    reward: tuple[Effect, ...] = ()
    reward_optional: bool = True


class BeastAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a beast can be used, and for what."""

    trigger: Literal["action", "reaction", "gather", "summon", "discard"]
    effects: tuple[Effect, ...]
    resource: Kind | None = None
    event: EventName | None = None
    by: By = "any"
    ability: AbilityName | None = None


class BeastFacts(Entry, frozen=True, kw_only=True):
    """A beast card."""

    id: BeastName
    cost: tuple[Kind, ...]
    prestige: int
    ability: BeastAbility


class CurseFacts(Entry, frozen=True, kw_only=True):
    """A kind of curse, of which there are `count` cards."""

    id: CurseName
    effects: tuple[Burden, ...]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules 11. The limits."""

    treasury_dice_at_turn_end: Some
    draft_treasury_dice: Some
    resource_limit: Some
    hand_limit: Some
    stable: Some
    curses: Some
    quest_row_per_level: Some
    crest_dice: Literal[1] = 1
    source: str = ""
    note: str = ""


class Tables(Struct, frozen=True, kw_only=True):
    """Everything printed. A pack replaces whole tables (rules 17)."""

    limits: Limits
    final_year: dict[str, int | str]
    region: tuple[RegionFacts, ...]
    season: tuple[SeasonFacts, ...]
    location: tuple[LocationFacts, ...]
    house: tuple[HouseFacts, ...]
    quest: tuple[QuestFacts, ...]
    beast: tuple[BeastFacts, ...]
    curse: tuple[CurseFacts, ...]
    components: dict[str, Any] = {}
    """Number of cards and tiles of each kind, for people."""


_READ: dict[str, Any] = tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))
OWN = {name: table for name, table in _READ.items() if name != "meta"}
"""The built-in content as data."""

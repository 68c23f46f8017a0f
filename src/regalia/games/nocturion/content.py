"""Rules 14 and 17. What is printed, as one value: the built-in pack, or an owner's pack of the same shape."""

import tomllib
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from msgspec import Struct, convert

from regalia.games.nocturion.effects import Burden, Effect, Passive, QuestDiscount

Resource: TypeAlias = str
LocationName: TypeAlias = str
HouseName: TypeAlias = str
HeirloomName: TypeAlias = str
QuestName: TypeAlias = str
BeastName: TypeAlias = str
CurseName: TypeAlias = str
Goods: TypeAlias = tuple[int, ...]
"""An amount of each resource, in the order of RESOURCES."""
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""What must be paid: pairs of a resource's place in RESOURCES and an amount."""
Estate: TypeAlias = int
"""A place for a tile: three times the number of its region, plus its place there."""

RESOURCES: tuple[Resource, ...] = ("archer", "knight", "mage", "gold", "iron", "wood")
PLACE: dict[Resource, int] = {resource: place for place, resource in enumerate(RESOURCES)}
NO_GOODS: Goods = (0,) * len(RESOURCES)
ESTATES = 3
"""So many tiles lie in each region."""
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
    """A thing with a name. What a pack may say beside its facts; `count`, where it means nothing, is 1."""

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

    faces: tuple[int, ...]
    opposite: str
    estates: int = ESTATES
    x2_season: str = ""


class SeasonFacts(Entry, frozen=True, kw_only=True):
    """A side of the calendar: the region that it borders, and its spaces, clockwise."""

    x2_region: str
    spots: tuple[Resource, ...]
    cart_region: str = ""
    order: int = -1
    first_space: int = -1


class LocationFacts(Entry, frozen=True, kw_only=True):
    """A location tile."""

    resource: Resource
    ability: AbilityName = "none"
    effects: tuple[Effect, ...] = ()
    optional: bool = True


class HeirloomFacts(Entry, frozen=True, kw_only=True):
    """An heirloom of a house."""

    slot: Literal["helm", "armour", "greaves"]
    cost: tuple[Resource, ...]
    prestige: int


class HouseAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a house can do once so many heirlooms are equipped."""

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

    heirloom: tuple[HeirloomFacts, ...]
    ability: tuple[HouseAbility, ...]
    main_resource: str = ""
    second_resource: str = ""


class QuestFacts(Entry, frozen=True, kw_only=True):
    """A quest card."""

    level: int
    cost: tuple[Resource, ...]
    prestige: int
    reward: tuple[Effect, ...] = ()
    reward_optional: bool = True


class BeastAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a beast can be used, and what for."""

    trigger: Literal["action", "reaction", "gather", "summon", "discard"]
    effects: tuple[Effect, ...]
    resource: Resource = ""
    event: EventName | None = None
    by: By = "any"
    ability: AbilityName | None = None


class BeastFacts(Entry, frozen=True, kw_only=True):
    """A beast card."""

    cost: tuple[Resource, ...]
    prestige: int
    ability: BeastAbility


class CurseFacts(Entry, frozen=True, kw_only=True):
    """A kind of curse, of which there are `count` cards."""

    effects: tuple[Burden, ...]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules 11. How much of what."""

    treasury_dice_at_turn_end: int
    draft_treasury_dice: int
    resource_limit: int
    hand_limit: int
    stable: int
    curses: int
    quest_row_per_level: int
    crest_dice: Literal[1] = 1
    source: str = ""
    note: str = ""


class Pack(Struct, frozen=True, kw_only=True):
    """The tables of a pack."""

    meta: dict[str, Any]
    limits: Limits
    final_year: dict[str, int | str]
    region: tuple[RegionFacts, ...]
    season: tuple[SeasonFacts, ...]
    location: tuple[LocationFacts, ...]
    house: tuple[HouseFacts, ...]
    quest: tuple[QuestFacts, ...]
    beast: tuple[BeastFacts, ...]
    curse: tuple[CurseFacts, ...]


TABLES = ("region", "season", "final_year", "location", "house", "quest", "beast", "curse", "components", "limits")
"""Rules 17. What a pack may bring; what it does not bring is that of the built-in pack."""


def costing(icons: tuple[Resource, ...]) -> Cost:
    """Printed icons as a cost."""
    places = [PLACE[icon] for icon in icons]
    return tuple((place, places.count(place)) for place in sorted({*places}))


class Content:
    """Everything printed, and what follows from it. Loaded once, shared by all games, never changed."""

    def __init__(self, pack: Pack) -> None:
        self.name = str(pack.meta["content_pack"])
        self.limits = pack.limits
        self.regions = pack.region
        self.seasons = pack.season
        self.final_year = {int(seats): year for seats, year in pack.final_year.items() if isinstance(year, int)}
        self.locations = {facts.id: facts for facts in pack.location}
        self.houses = {facts.id: facts for facts in pack.house}
        self.heirlooms = {facts.id: facts for house in pack.house for facts in house.heirloom}
        self.quests = {facts.id: facts for facts in pack.quest}
        self.beasts = {facts.id: facts for facts in pack.beast}
        self.curses = {facts.id: facts for facts in pack.curse}
        number = {facts.id: index for index, facts in enumerate(pack.region)}
        self.opposite = tuple(number[facts.opposite] for facts in pack.region)
        self.x2 = tuple(number[facts.x2_region] for facts in pack.season)
        """The region that each season borders."""
        self.spaces = tuple((season, PLACE[spot]) for season, facts in enumerate(pack.season) for spot in facts.spots)
        """The calendar, clockwise: the season and the resource of each space."""
        self.costs: dict[str, Cost] = {
            name: costing(facts.cost)
            for table in (self.heirlooms, self.quests, self.beasts)
            for name, facts in table.items()
        }
        self.hears = {name: heard(facts.ability) for name, facts in self.beasts.items()}
        """The event that a beast can respond to, if any: for one that gathers, its resource."""

    @cached_property
    def produces(self) -> dict[LocationName, int]:
        """The place of each location's resource."""
        return {name: PLACE[facts.resource] for name, facts in self.locations.items()}

    @cached_property
    def estates_of(self) -> tuple[tuple[Estate, ...], ...]:
        """Rules 3. The estates that a die of each face can be placed in."""
        return tuple(
            tuple(
                ESTATES * region + place
                for region, facts in enumerate(self.regions)
                if face in facts.faces
                for place in range(ESTATES)
            )
            for face in range(len(FACES) + 1)
        )

    @cached_property
    def homes(self) -> dict[str, LocationName]:
        """Where Guild Master and Chalice lie while nobody holds them."""
        return {facts.ability: name for name, facts in self.locations.items()}

    def bonus(self, house: HouseName, equipped: int, kind: type[Passive], level: int = 0) -> int:
        """How much the unlocked passive abilities of a house add up to, for a quest of this level."""
        return self._bonuses.get((house, equipped, kind, level), 0)

    @cached_property
    def _bonuses(self) -> dict[tuple[HouseName, int, type, int], int]:
        found: dict[tuple[HouseName, int, type, int], int] = {}
        for facts in self.houses.values():
            for ability in facts.ability:
                for effect in ability.effects if ability.mode == "passive" else ():
                    for equipped in range(ability.tier, len(facts.heirloom) + 1):
                        levels = LEVELS[effect.min_level - 1 :] if isinstance(effect, QuestDiscount) else (0,)
                        for level in levels:
                            key = (facts.id, equipped, type(effect), level)
                            found[key] = found.get(key, 0) + getattr(effect, "n", 0)
        return found

    @cached_property
    def house_effects(self) -> dict[tuple[HouseName, int], tuple[Effect, ...]]:
        """What can be carried out of each ability of each house."""
        return {
            (name, number): tuple(effect for effect in ability.effects if not isinstance(effect, Passive))
            for name, facts in self.houses.items()
            for number, ability in enumerate(facts.ability)
        }

    @cached_property
    def hourglass(self) -> dict[tuple[HouseName, int], int]:
        """Rules 7.1. The ability of a house with so many heirlooms that works once a round, or -1."""
        return {
            (name, equipped): next(
                (
                    number
                    for number, ability in enumerate(facts.ability)
                    if ability.mode == "hourglass" and ability.tier <= equipped
                ),
                -1,
            )
            for name, facts in self.houses.items()
            for equipped in range(len(facts.heirloom) + 1)
        }


def heard(ability: BeastAbility) -> str:
    """What a beast listens for: the name of an event, or the resource that somebody gains."""
    if ability.trigger == "gather":
        return ability.resource
    return ability.event or "" if ability.trigger == "reaction" else ""


def builtin() -> dict[str, Any]:
    """The tables of the built-in pack."""
    return tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8"))


def content_of(tables: dict[str, Any]) -> Content:
    """Rules 17. The content of a pack that has been validated: its tables, and those of the built-in pack for the rest."""
    return Content(convert({key: table for key, table in (builtin() | tables).items() if key != "components"}, Pack))


@lru_cache(maxsize=1)
def reconstructed() -> Content:
    """The built-in pack."""
    return content_of({})


CONTENT = reconstructed()
PACKS: dict[str, Content] = {CONTENT.name: CONTENT}
"""The packs that have been loaded, by name."""

"""Rules 14. Everything printed, by its names, and values derived from it."""

from functools import cache, cached_property

from regalia.core import Pack
from regalia.games.nocturion.content import (
    ESTATES,
    FACES,
    LEVELS,
    PLACE,
    BeastAbility,
    Cost,
    Estate,
    HouseName,
    LocationName,
    Resource,
    Tables,
)
from regalia.games.nocturion.effects import Effect, Passive, QuestDiscount


def costing(icons: tuple[Resource, ...]) -> Cost:
    """Printed icons as a cost."""
    places = [PLACE[icon] for icon in icons]
    return tuple((index, places.count(index)) for index in sorted({*places}))


class Content:
    """Everything printed, and values derived from it. Made once per pack, shared by all games, never changed."""

    def __init__(self, tables: Tables) -> None:
        self.limits = tables.limits
        self.regions = tables.region
        self.seasons = tables.season
        self.final_year = {int(seats): year for seats, year in tables.final_year.items() if isinstance(year, int)}
        self.locations = {facts.id: facts for facts in tables.location}
        self.houses = {facts.id: facts for facts in tables.house}
        self.heirlooms = {facts.id: facts for house in tables.house for facts in house.heirloom}
        self.quests = {facts.id: facts for facts in tables.quest}
        self.beasts = {facts.id: facts for facts in tables.beast}
        self.curses = {facts.id: facts for facts in tables.curse}
        number = {facts.id: index for index, facts in enumerate(tables.region)}
        self.opposite = tuple(number[facts.opposite] for facts in tables.region)
        self.x2 = tuple(number[facts.x2_region] for facts in tables.season)
        """The region that each season borders."""
        self.spaces = tuple((season, PLACE[spot]) for season, facts in enumerate(tables.season) for spot in facts.spots)
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
    def next_space(self) -> tuple[tuple[int, ...], ...]:
        """Rules 3. Where the season tracker goes for each resource: first from off the calendar, then from each space."""
        count = len(self.spaces)
        return tuple(
            tuple(
                next(there for ahead in range(1, count + 1) if self.spaces[there := (space + ahead) % count][1] == index)
                for index in PLACE.values()
            )
            for space in range(-1, count)
        )

    @cached_property
    def estates_of(self) -> tuple[tuple[Estate, ...], ...]:
        """Rules 3. The estates that a die of each face can be placed in."""
        return tuple(
            tuple(
                ESTATES * region + index
                for region, facts in enumerate(self.regions)
                if face in facts.faces
                for index in range(ESTATES)
            )
            for face in range(len(FACES) + 1)
        )

    def bonus(self, house: HouseName, equipped: int, kind: type[Passive], level: int = 0) -> int:
        """Sum of the unlocked passive abilities of a house, for a quest of this level."""
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
        """The executable effects of each ability of each house."""
        return {
            (name, number): tuple(effect for effect in ability.effects if not isinstance(effect, Passive))
            for name, facts in self.houses.items()
            for number, ability in enumerate(facts.ability)
        }

    @cached_property
    def hourglass(self) -> dict[tuple[HouseName, int], int]:
        """Rules 7.1. The ability of a house with this number of heirlooms that works once a round, or -1."""
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
    """The trigger of a beast: the name of an event, or the resource that a player gains."""
    if ability.trigger == "gather":
        return ability.resource or ""
    return ability.event or "" if ability.trigger == "reaction" else ""


@cache
def content_of(pack: Pack[Tables]) -> Content:
    """The derived values of a pack."""
    return Content(pack.content)

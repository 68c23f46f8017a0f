"""Rules 17. Faults of a pack beyond the types of its entries."""

from collections.abc import Iterator

from regalia.core import Fault
from regalia.games.nocturion.content import (
    ESTATES,
    FACES,
    LEVELS,
    OWN,
    REGIONS,
    RESOURCES,
    SLOTS,
    Entry,
    HouseFacts,
    Tables,
)
from regalia.games.nocturion.effects import ChooseOne, Effect, Passive, SearchBeasts, parts

PLAYERS = range(2, 5)
LOCATIONS = REGIONS * ESTATES
COPIES = 99
Path = tuple[str | int, ...]


def faults(tables: Tables) -> Iterator[Fault]:
    """All faults, table by table."""
    yield from of_entries(tables)
    yield from of_years(tables)
    yield from of_regions(tables)
    yield from of_seasons(tables)
    yield from of_houses(tables)
    yield from of_quests(tables)
    yield from of_beasts(tables)
    yield from of_effects(tables)


def entries(tables: Tables) -> Iterator[tuple[Path, Entry]]:
    """Everything with a name, and its position."""
    for table in ("region", "season", "location", "house", "quest", "beast", "curse"):
        for index, entry in enumerate(getattr(tables, table)):
            yield (table, index), entry
            if isinstance(entry, HouseFacts):
                yield from ((("house", index, "heirloom", each), heirloom) for each, heirloom in enumerate(entry.heirloom))


def built_in() -> frozenset[str]:
    """The names of the built-in content, which have their own messages."""
    tables = [OWN[name] for name in ("region", "season", "location", "house", "quest", "beast", "curse")]
    ids = [entry["id"] for table in tables for entry in table]
    return frozenset((*ids, *(heirloom["id"] for house in OWN["house"] for heirloom in house["heirloom"])))


def of_entries(tables: Tables) -> Iterator[Fault]:
    """Names are unique over all tables and given in both languages; only curses have copies."""
    seen: set[str] = {*RESOURCES}
    known = built_in()
    for path, entry in entries(tables):
        if entry.id in seen:
            yield Fault(f"there is another {entry.id}", (*path, "id"))
        seen.add(entry.id)
        if not (entry.name and entry.name_ja) and (entry.id not in known or entry.name or entry.name_ja):
            yield Fault("needs a name and a name_ja", (*path, "name" if entry.name else "id"))
        if entry.count < 1 or (entry.count > 1 and path[0] != "curse"):
            yield Fault("there are copies of curses only; give every other card an id of its own", (*path, "count"))
        if entry.count > COPIES:
            yield Fault(f"there are more than {COPIES} copies", (*path, "count"))


def of_years(tables: Tables) -> Iterator[Fault]:
    """There is a last year for each number of players."""
    for seats in PLAYERS:
        year = tables.final_year.get(str(seats))
        if not isinstance(year, int) or year < 1:
            yield Fault(f"there is no last year for {seats} players", ("final_year", str(seats)))


def of_regions(tables: Tables) -> Iterator[Fault]:
    """Twelve locations in four regions, which show all faces and lie opposite each other in pairs."""
    if len(tables.location) != LOCATIONS:
        yield Fault(f"there are {len(tables.location)} locations, not {LOCATIONS}", ("location",))
    if len(tables.region) != REGIONS:
        yield Fault(f"there are {len(tables.region)} regions, not {REGIONS}", ("region",))
    opposite = {region.id: region.opposite for region in tables.region}
    for index, region in enumerate(tables.region):
        if not region.faces or any(face not in FACES for face in region.faces):
            yield Fault("faces are numbers from 1 to 6", ("region", index, "faces"))
        if region.opposite == region.id or opposite.get(region.opposite) != region.id:
            yield Fault("two regions are opposite each other", ("region", index, "opposite"))
        if region.estates != ESTATES:
            yield Fault(f"a region has {ESTATES} estates", ("region", index, "estates"))
    missing = [face for face in FACES if not any(face in region.faces for region in tables.region)]
    if missing:
        yield Fault(f"no region shows {', '.join(map(str, missing))}", ("region",))


def of_seasons(tables: Tables) -> Iterator[Fault]:
    """Four seasons in order, each beside a region of its own; the first one has spaces of all kinds."""
    opposite = {region.id: region.opposite for region in tables.region}
    if len(tables.season) != REGIONS:
        yield Fault(f"there are {len(tables.season)} seasons, not {REGIONS}", ("season",))
    first = 0
    for index, season in enumerate(tables.season):
        if season.x2_region not in opposite:
            yield Fault(f"there is no region {season.x2_region}", ("season", index, "x2_region"))
        if any(season.x2_region == other.x2_region for other in tables.season[:index]):
            yield Fault("another season borders this region", ("season", index, "x2_region"))
        if season.cart_region not in ("", opposite.get(season.x2_region)):
            yield Fault("the cart points to the region opposite x2", ("season", index, "cart_region"))
        if season.order not in (-1, index):
            yield Fault("the seasons stand in their order", ("season", index, "order"))
        if season.first_space not in (-1, first):
            yield Fault(f"the first space of this season is {first}", ("season", index, "first_space"))
        if not season.spots:
            yield Fault("a season has at least one space", ("season", index, "spots"))
        first += len(season.spots)
    if tables.season and {*tables.season[0].spots} != {*RESOURCES}:
        yield Fault("the first season has spaces of all six kinds", ("season", 0, "spots"))


def of_houses(tables: Tables) -> Iterator[Fault]:
    """Houses, one for each player, each with its three heirlooms and abilities that fit together."""
    if len(tables.house) < PLAYERS[-1]:
        yield Fault(f"there are {len(tables.house)} houses, and up to {PLAYERS[-1]} players", ("house",))
    for index, house in enumerate(tables.house):
        if sorted(heirloom.slot for heirloom in house.heirloom) != sorted(SLOTS):
            yield Fault("a house has a helm, an armour and greaves", ("house", index, "heirloom"))
        if sum(ability.mode == "hourglass" for ability in house.ability) > 1:
            yield Fault("a house has at most one hourglass ability", ("house", index, "ability"))
        yield from of_abilities(house, index)


def of_abilities(house: HouseFacts, index: int) -> Iterator[Fault]:
    """Tiers 1 to 3; triggered abilities have an event; permanent effects are only in passive abilities."""
    for number, ability in enumerate(house.ability):
        path = ("house", index, "ability", number)
        if not 1 <= ability.tier <= len(SLOTS):
            yield Fault("a tier is 1, 2 or 3", (*path, "tier"))
        if (ability.mode == "triggered") != (ability.event is not None):
            yield Fault("a triggered ability has an event, and no other has", (*path, "mode"))
        if ability.event == "curse_incoming":
            yield Fault("only a beast responds to a curse on its way", (*path, "event"))
        if any(isinstance(effect, Passive) != (ability.mode == "passive") for effect in ability.effects):
            yield Fault(f"an effect that cannot stand in a {ability.mode} ability", (*path, "effects"))


def of_quests(tables: Tables) -> Iterator[Fault]:
    """Three levels, with three cards each at least."""
    for index, quest in enumerate(tables.quest):
        if quest.level not in LEVELS:
            yield Fault("a level is 1, 2 or 3", ("quest", index, "level"))
    for level in LEVELS:
        count = sum(quest.level == level for quest in tables.quest)
        if count < 3:
            yield Fault(f"there are {count} quests of level {level}, and at least 3 are needed", ("quest",))


def of_beasts(tables: Tables) -> Iterator[Fault]:
    """Reactions name the event they respond to."""
    for index, beast in enumerate(tables.beast):
        ability, path = beast.ability, ("beast", index, "ability")
        if (ability.trigger == "reaction") != (ability.event is not None):
            yield Fault("a reaction has an event, and nothing else has", path)
        if (ability.trigger == "gather") != (ability.resource is not None):
            yield Fault("what gathers has a resource, and nothing else has", path)
        if ability.ability is not None and ability.event != "location_activated":
            yield Fault("only activated locations are told apart by ability", path)
        if not ability.effects:
            yield Fault("a beast has an effect", (*path, "effects"))


def of_effects(tables: Tables) -> Iterator[Fault]:
    """Searches keep at most the cards they look at. The alternatives of a choice have different keys."""
    for path, effects in lists_of_effects(tables):
        for choice in effects:
            kinds = [type(each) for each in choice.options] if isinstance(choice, ChooseOne) else []
            if len({*kinds}) < len(kinds) or ChooseOne in kinds:
                yield Fault("a choice is between effects of different kinds, none of them a choice", path)
        if any(isinstance(each, SearchBeasts) and each.take > each.look for each in parts(effects)):
            yield Fault("no more cards can be kept than are looked at", path)


def lists_of_effects(tables: Tables) -> Iterator[tuple[Path, tuple[Effect | Passive, ...]]]:
    """The effects of locations, houses, quests and beasts, and their positions."""
    for index, location in enumerate(tables.location):
        yield ("location", index, "effects"), location.effects
    for index, house in enumerate(tables.house):
        for number, ability in enumerate(house.ability):
            yield ("house", index, "ability", number, "effects"), ability.effects
    for index, quest in enumerate(tables.quest):
        yield ("quest", index, "reward"), quest.reward
    for index, beast in enumerate(tables.beast):
        yield ("beast", index, "ability", "effects"), beast.ability.effects

"""Rules 1. Everything printed: loaded once, shared by all games, never changed."""

import tomllib
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, convert

from regalia.core import IsId, IsName

Resource: TypeAlias = Annotated[str, IsName("resource")]
Colour: TypeAlias = Annotated[str, IsName("colour")]
QuestName: TypeAlias = Annotated[str, IsName("quest", also=("kings_funeral", "offering_to_the_council"))]
RoomName: TypeAlias = Annotated[str, IsName("room")]
SpecialistName: TypeAlias = Annotated[str, IsName("specialist")]
TreasureName: TypeAlias = Annotated[str, IsName("treasure")]
GuildName: TypeAlias = Annotated[str, IsName("guild")]
MatName: TypeAlias = Annotated[str, IsName("mat")]
Space: TypeAlias = Annotated[str, IsName("room", also=("outer",))]
"""Where a specialist sits: `outer`, or the room whose chamber it is. A guild has each room once."""
Goods: TypeAlias = tuple[int, ...]
"""An amount of each resource, in the order of RESOURCES."""
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""A cost: pairs of a resource's index in RESOURCES and an amount."""
CellId: TypeAlias = Annotated[int, IsId("cell")]
"""A cell of a mat: four times its row, plus its column."""

Item: TypeAlias = Literal["weapon", "armor"]
Hero: TypeAlias = Literal["mage", "warrior", "rogue"]

FUNERAL = "kings_funeral"
OFFERING = "offering_to_the_council"
STATUE = "kings_statue"
SHRINE = "shrine"
COLUMNS, ROWS = 4, 3
OUTER = "outer"
"""The four spaces above the guild tile, which are all alike (rules.md 2)."""


class Constants(Struct, frozen=True):
    """The numbers of the rules that are not printed on cards."""

    hand_limit: int
    guild_storage: int
    outer_spaces: int
    specialist_row: int
    gather_same_max: int
    gather_any_max: int
    bonus_gold: int
    full_price_coin: int
    thug_fee: int
    hero_draw_fee: int
    auctioneer_price: int
    curator_price: int
    offering_base: int
    offering_gold_step: int
    offering_resource_step: int
    prestige_per_quest: int
    charm_majority: int
    relic_set_prestige: tuple[int, ...]
    quest_peek: int
    sigils: int
    map_draws: int
    merchant_cards: int
    plenty_own: int
    plenty_next: int
    wonders_gold: int
    wonders_fee: int
    riches_own: int
    riches_next: int
    stalled_rounds: int


class Setup(Struct, frozen=True):
    """Rules 3. How much of everything is used; lists begin with the solo game."""

    quest_slots_by_players: tuple[int, ...]
    base_resource_stock_by_players: tuple[int, ...]
    arcane_resource_stock_by_players: tuple[int, ...]
    master_rooms_by_players: tuple[int, ...]
    specialists_per_letter_by_players: tuple[int, ...]
    quests_age1_base_by_players: tuple[int, ...]
    quests_age1_arcane_by_players: tuple[int, ...]
    quests_age2_by_players: tuple[int, ...]
    starting_gold_by_turn_order: tuple[int, ...]
    tiles_by_players: dict[str, tuple[int, ...]]


class Solo(Struct, frozen=True):
    """Rules 13. What is left out of a solo game, and the ladder of ratings."""

    removed_specialists: tuple[SpecialistName, ...]
    removed_treasures: tuple[TreasureName, ...]
    ratings: dict[str, int]


class ResourceFacts(Struct, frozen=True):
    """A resource, and the room that makes it gatherable."""

    needs: RoomName


class GuildFacts(Struct, frozen=True):
    """A guild tile: storage, and what its owner starts with."""

    storage: int
    start_resources: tuple[tuple[Resource, Resource], ...] = ()
    start_gold: int = 0
    start_treasure: bool = False
    start_room: RoomName = ""


class EndScore(Struct, frozen=True):
    """What a room adds at the end: prestige per thing."""

    per: Literal["scroll", "filled", "coin", "statue", "specialist", "pair", "icon", "tile", "resource"]
    prestige: int
    icons: tuple[str, ...] = ()


class RoomFacts(Struct, frozen=True):
    """A room tile."""

    kind: Literal["common", "chamber", "master", "unique"]
    cost: int
    width: int = 1
    prestige: int = 0
    group: str = ""
    storage: int = 0
    hand_limit: int = 0
    spaces: int = 0
    end: EndScore | None = None


class Discount(Struct, frozen=True):
    """Items of this kind cost one of this resource less."""

    item: Item
    resource: Resource


class HeroDraw(Struct, frozen=True):
    """Crafting for this hero may be followed by drawing this colour."""

    hero: Hero
    colour: Colour


class SpecialistFacts(Struct, frozen=True):
    """A specialist card. The fields with a default are effects that consist only of numbers and names."""

    letter: Literal["A", "B", "C"]
    cost: int
    prestige: int
    timing: Literal["gather", "craft", "expand", "instant", "ongoing", "hero", "passive"]
    storage: int = 0
    hand_limit: int = 0
    gather_bonus: Resource = ""
    permits: tuple[Resource, ...] = ()
    discount: Discount | None = None
    hero_draw: HeroDraw | None = None


class TreasureFacts(Struct, frozen=True):
    """A treasure card. Without a printed price it cannot be sold voluntarily (rules.md 7.3)."""

    colour: Colour
    category: Literal["relic", "scroll", "charm", "resource", "potion", "contract", "coin", "map"]
    count: int
    sell: int
    published: int = -1
    prestige: int = 0
    gains: dict[Resource, int] = {}

    def copies(self, stack: str) -> int:
        """Number of copies in the stack of the chosen option (rules.md 11)."""
        return self.published if stack == "published" and self.published >= 0 else self.count


class ItemFacts(Struct, frozen=True):
    """One item of a quest."""

    name: str
    type: Item
    cost: dict[Resource, int]
    coins: int


class QuestFacts(Struct, frozen=True):
    """A quest card: one item, or a left and a right one."""

    set: Literal["base", "arcane", "age2"]
    hero: Hero
    reward: tuple[Colour, ...]
    items: tuple[ItemFacts, ...]


class Content(Struct, frozen=True):
    """Everything printed."""

    constants: Constants
    setup: Setup
    solo: Solo
    resources: dict[Resource, ResourceFacts]
    guilds: dict[GuildName, GuildFacts]
    mats: dict[MatName, dict[str, tuple[int, int]]]
    rooms: dict[RoomName, RoomFacts]
    specialists: dict[SpecialistName, SpecialistFacts]
    treasures: dict[TreasureName, TreasureFacts]
    quests: dict[QuestName, QuestFacts]


CONTENT = convert(tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8")), Content)
PRINTED, SETUP, SOLO, GUILDS = CONTENT.constants, CONTENT.setup, CONTENT.solo, CONTENT.guilds
ROOMS, SPECIALISTS, TREASURES, QUESTS = CONTENT.rooms, CONTENT.specialists, CONTENT.treasures, CONTENT.quests

RESOURCES: tuple[Resource, ...] = tuple(CONTENT.resources)
PLACE: dict[Resource, int] = {resource: index for index, resource in enumerate(RESOURCES)}
NO_GOODS: Goods = (0,) * len(RESOURCES)
COLOURS: tuple[Colour, ...] = ("blue", "red", "yellow")
COLOUR_OF: dict[TreasureName, Colour] = {name: facts.colour for name, facts in TREASURES.items()}
GROUP_OF: dict[RoomName, str] = {name: facts.group or name for name, facts in ROOMS.items()}
CardId: TypeAlias = Annotated[str, IsId("card")]
"""A copy of a treasure whose face is hidden, as `coin_purse#2`. The number is never sent to a player."""
RELICS = tuple(name for name, facts in TREASURES.items() if facts.category == "relic")


def face_of(card: CardId) -> TreasureName:
    """What is on the front of a card."""
    return card.partition("#")[0]


def colour_of(card: CardId) -> Colour:
    """The colour of a card's back."""
    return COLOUR_OF[face_of(card)]


def cell_at(column: int, row: int) -> CellId:
    """The cell of a column and a row, both counted from the top left."""
    return COLUMNS * row + column


GUILD_CELLS = (cell_at(1, 0), cell_at(2, 0))
BONUSES: dict[str, dict[CellId, str]] = {
    mat: {cell_at(*cell): bonus for bonus, cell in cells.items()} for mat, cells in CONTENT.mats.items()
}
"""For each mat its bonus cells: a basic resource, or gold."""

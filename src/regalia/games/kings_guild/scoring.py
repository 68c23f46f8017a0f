"""Rules 12. The end of the game: prestige line by line, and the winner."""

from collections.abc import Iterator

from msgspec import Struct

from regalia.core import Rank, Seat, ranked
from regalia.games.kings_guild.content import (
    PRINTED,
    QUESTS,
    RELICS,
    ROOMS,
    SOLO,
    SPECIALISTS,
    STATUE,
    TREASURES,
    EndScore,
    QuestName,
    RoomName,
    Space,
)
from regalia.games.kings_guild.state import Hand, State, Tile, is_scroll, neighbours


class Line(Struct, frozen=True):
    """A line of the scoring sheet: prestige for one thing, how often it counts, and the section of the rules."""

    category: str
    """charms, charm_majority, relics, quests, specialists, rooms or offering."""
    piece: str
    """The card or room that it is for, if any."""
    count: int
    prestige: int
    rule: str


def sheet(state: State, seat: Seat) -> tuple[Line, ...]:
    """All lines of a seat's prestige, in the order of the rules."""
    return (
        *of_hand(state, seat),
        *of_quests(state, seat),
        *of_staff(state, seat),
        *of_rooms(state, seat),
        *of_offering(state, seat),
    )


def of_hand(state: State, seat: Seat) -> Iterator[Line]:
    """Rules 12. Charms, the charm majority, and sets of different relics."""
    hand = state.hand(seat)
    for card in hand:
        if TREASURES[card].category == "charm":
            yield Line("charms", card, 1, TREASURES[card].prestige, "12")
    charms = [sum(TREASURES[card].category == "charm" for card in state.hand(each)) for each in state.seats]
    if charms[seat] and charms[seat] == max(charms) and not state.is_solo:
        yield Line("charm_majority", "", charms[seat], PRINTED.charm_majority, "12")
    for size in relic_sets(hand):
        yield Line("relics", "", size, PRINTED.relic_set_prestige[size], "12")


def relic_sets(hand: Hand) -> list[int]:
    """The best division: the first set has all kinds held, the second all kinds held at least twice, and so on."""
    counts = [hand.count(relic) for relic in RELICS]
    return [sum(count >= number for count in counts) for number in range(1, max(counts) + 1)]


def of_quests(state: State, seat: Seat) -> Iterator[Line]:
    """Rules 12. One for each quest."""
    won = state.won[seat]
    if won:
        yield Line("quests", "", len(won), len(won) * PRINTED.prestige_per_quest, "12")


def of_staff(state: State, seat: Seat) -> Iterator[Line]:
    """Rules 12. The printed prestige of specialists."""
    for hired in state.staff[seat]:
        yield Line("specialists", hired.specialist, 1, SPECIALISTS[hired.specialist].prestige, "12")


def of_rooms(state: State, seat: Seat) -> Iterator[Line]:
    """Rules 8. What is printed on a room and what it adds at the end."""
    for tile in state.tiles[seat]:
        facts = ROOMS[tile.room]
        count = things(state, seat, tile, facts.end) if facts.end else 0
        prestige = facts.prestige + (count * facts.end.prestige if facts.end else 0)
        yield Line("rooms", tile.room, count, prestige, "8")


def things(state: State, seat: Seat, tile: Tile, end: EndScore) -> int:
    """Rules 8. The number of things that a room counts at the end."""
    match end.per:
        case "scroll":
            count = sum(map(is_scroll, state.hands[seat]))
        case "filled":
            count = int(is_filled(state, seat, tile.room))
        case "coin":
            count = state.coins[seat]
        case "statue":
            count = int(beside_statue(state.tiles[seat], tile))
        case "specialist":
            count = len(state.staff[seat])
        case "tile":
            count = len(state.tiles[seat])
        case "resource":
            count = sum(map(bool, state.stores[seat]))
        case "pair":
            count = min(icons_of(state.won[seat], icon) for icon in end.icons)
        case "icon":
            count = sum(icons_of(state.won[seat], icon) for icon in end.icons)
    return count


def icons_of(won: tuple[QuestName, ...], icon: str) -> int:
    """Rules 8. One hero icon for each quest, one item icon for each item."""
    facts = [QUESTS[quest] for quest in won]
    return sum((quest.hero == icon) + sum(item.type == icon for item in quest.items) for quest in facts)


def is_filled(state: State, seat: Seat, room: RoomName) -> bool:
    """Rules 8. Every space holds a specialist card; the baggage does not count (rules 15)."""
    return sum(hired.space == room for hired in state.staff[seat]) == ROOMS[room].spaces


def of_chamber(state: State, seat: Seat, space: Space) -> int:
    """Rules 8. The prestige of a filled chamber; 0 for any other place."""
    end = ROOMS[space].end if space in ROOMS else None
    return end.prestige if end and end.per == "filled" and is_filled(state, seat, space) else 0


def beside_statue(tiles: tuple[Tile, ...], tile: Tile) -> bool:
    """Rules 8. The King's Statue touches this tile by an edge, in the same guild."""
    return any(other.room == STATUE and neighbours(1 << other.cell) & 1 << tile.cell for other in tiles)


def of_offering(state: State, seat: Seat) -> Iterator[Line]:
    """Rules 12. 2, and 1 for every 3 coins, unless the Vault counts them, and for every 2 resources. Nothing is spent."""
    if seat not in state.offered:
        return
    yield Line("offering", "", 1, PRINTED.offering_base, "12")
    coins = 0 if state.owns(seat, "vault_of_riches") else state.coins[seat] // PRINTED.offering_gold_step
    goods = sum(state.stores[seat]) // PRINTED.offering_resource_step
    yield Line("offering", "coins", coins, coins, "12")
    yield Line("offering", "resources", goods, goods, "12")


def at_the_end(state: State, seat: Seat) -> dict[str, int]:
    """Rules 12. Prestige by category that quests, specialists, built rooms and filled chambers have not yet brought."""
    found: dict[str, int] = {}
    for line in (*of_hand(state, seat), *of_rooms(state, seat), *of_offering(state, seat)):
        told = ROOMS[line.piece].prestige + of_chamber(state, seat, line.piece) if line.category == "rooms" else 0
        found[line.category] = found.get(line.category, 0) + line.prestige - told
    return {category: prestige for category, prestige in found.items() if prestige}


def total(lines: tuple[Line, ...]) -> int:
    """The sum of a sheet."""
    return sum(line.prestige for line in lines)


def in_public(state: State, seat: Seat) -> int:
    """Rules 14. The prestige so far, without what depends on the hand."""
    lines = (*of_quests(state, seat), *of_staff(state, seat), *of_rooms(state, seat), *of_offering(state, seat))
    return total(tuple(line for line in lines if line.piece != "library"))


def rank(state: State) -> list[Rank]:
    """Rules 12. Most prestige wins, then most coins; still tied, the victory is shared."""
    return ranked({seat: (total(sheet(state, seat)), state.coins[seat]) for seat in state.seats})


def rating(prestige: int) -> str:
    """Rules 13. The rating of a solo game."""
    return [name for name, least in SOLO.ratings.items() if prestige >= least][-1]

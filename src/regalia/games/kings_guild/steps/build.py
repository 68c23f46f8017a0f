"""Rules 5.3. Build one room."""

from regalia.core import Choice, Choices, Eyes, Game, Option, Seat
from regalia.games.kings_guild.content import COLUMNS, GROUP_OF, ROOMS, RoomName
from regalia.games.kings_guild.options import BUILD, CELLS, Cell
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State, cells_for, occupied
from regalia.games.kings_guild.steps.limits import DiscardResources
from regalia.games.kings_guild.verbs.goods import pay
from regalia.games.kings_guild.verbs.guild import place_tile

FOR_SALE = tuple((room, GROUP_OF[room], facts.cost, facts.width) for room, facts in ROOMS.items() if facts.kind != "unique")
CHEAPEST = min(cost for _, _, cost, _ in FOR_SALE)
RIVALS = {"gem_workshop": "magic_arcaenum", "magic_arcaenum": "gem_workshop"}
"""Rooms of which no player owns both in a game of two."""


def cells(state: State, seat: Seat, width: int) -> tuple[int, ...]:
    """Rules 5.3. The cells for a tile: beside an own tile, or anywhere with the Builder."""
    return cells_for(occupied(state.tiles[seat]), width, state.has(seat, "builder"))


def buildable(state: State, seat: Seat) -> list[Option]:
    """Rules 5.3. Rooms in supply that can be paid and placed; never a second one of the same name."""
    coins = state.coins[seat]
    if coins < CHEAPEST:
        return []
    fits = {width: bool(cells(state, seat, width)) for width in (1, 2)}
    if not fits[1]:
        return []
    owned = {tile.room for tile in state.tiles[seat]}
    if len(state.coins) == 2:
        owned |= {RIVALS[room] for room in owned if room in RIVALS}
    rooms = state.rooms
    return [
        BUILD[room]
        for room, group, cost, width in FOR_SALE
        if cost <= coins and rooms.get(group) and room not in owned and fits[width]
    ]


class PlaceRoom(Choice, frozen=True):
    """Rules 5.3. The room is paid and placed on free cells; a bonus cell pays at once."""

    room: RoomName

    def options(self, state: State) -> Choices:
        return [CELLS[cell] for cell in cells(state, self.seat, ROOMS[self.room].width)]

    def choose(self, game: Game[State], chosen: Cell) -> None:
        pay(game, self.seat, ROOMS[self.room].cost, "room")
        place_tile(game, self.seat, self.room, chosen.row * COLUMNS + chosen.column)
        game.then(DiscardResources(self.seat))

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(placing=self.room)

"""Rules 4 and 5.3. A guild takes its turn and grows: rooms, specialists, the Bard's moves."""

from regalia.core import Game, Seat
from regalia.games.kings_guild.content import (
    BONUSES,
    COLUMNS,
    GROUP_OF,
    PRINTED,
    ROOMS,
    CellId,
    RoomName,
    Space,
    SpecialistName,
)
from regalia.games.kings_guild.events import BaggagePut, Built, Counted, Hired, Moved, TurnBegan
from regalia.games.kings_guild.scoring import of_chamber
from regalia.games.kings_guild.state import NOBODY, Employee, State, Tile
from regalia.games.kings_guild.verbs.goods import earn, receive


def begin_turn(game: Game[State], seat: Seat) -> None:
    """Rules 4. A player's turn begins; with the Offering turned up before, it is one of the final round."""
    state = game.state
    state.active, state.turn, state.final = seat, state.turn + 1, state.last != NOBODY
    game.happened(TurnBegan(seat, state.turn, state.final))


def place_tile(game: Game[State], seat: Seat, room: RoomName, cell: CellId) -> None:
    """Rules 5.3. The tile covers its cells; a bonus cell pays, no matter whose effect placed the tile."""
    state = game.state
    state.rooms[GROUP_OF[room]] -= 1
    state.tiles[seat] += (Tile(room, cell),)
    game.happened(Built(seat, room, cell % COLUMNS, cell // COLUMNS))
    for covered in range(cell, cell + ROOMS[room].width):
        take_bonus(game, seat, covered)


def take_bonus(game: Game[State], seat: Seat, cell: CellId) -> None:
    """Rules 5.3. A resource or two coins; twice as much with the Builder."""
    bonus = BONUSES[game.state.mats[seat]].get(cell)
    times = 2 if game.state.has(seat, "builder") else 1
    if bonus == "gold":
        earn(game, seat, times * PRINTED.bonus_gold, "cell")
    elif bonus:
        receive(game, seat, (bonus,) * times, "cell")


def employ(game: Game[State], seat: Seat, specialist: SpecialistName, space: Space, coins: int) -> None:
    """Rules 5.3. A specialist takes a space of the guild."""
    game.state.staff[seat] += (Employee(specialist, space),)
    game.happened(Hired(seat, specialist, space, coins))
    count_chamber(game, seat, of_chamber(game.state, seat, space))


def count_chamber(game: Game[State], seat: Seat, prestige: int) -> None:
    """Rules 8. The prestige of a chamber that is now filled, or no longer."""
    if prestige:
        game.happened(Counted(seat, "rooms", prestige))


def move_specialist(game: Game[State], seat: Seat, specialist: SpecialistName, space: Space) -> None:
    """Rules 9. The Bard moves a specialist."""
    staff = game.state.staff
    left = next(hired.space for hired in staff[seat] if hired.specialist == specialist)
    emptied = of_chamber(game.state, seat, left)
    staff[seat] = tuple(
        Employee(hired.specialist, space) if hired.specialist == specialist else hired for hired in staff[seat]
    )
    game.happened(Moved(seat, specialist, space))
    count_chamber(game, seat, -emptied)
    count_chamber(game, seat, of_chamber(game.state, seat, space))


def put_baggage(game: Game[State], seat: Seat, space: Space) -> None:
    """Rules 9. The Aristocrat's baggage blocks a chamber space for good."""
    game.state.baggage = space
    game.happened(BaggagePut(seat, space))

"""Rules 3 and 6. Calendar, tiles and the two tokens."""

from regalia.core import Game, Seat
from regalia.games.nocturion.content import OFF_CALENDAR, PLACE, RESOURCES, Estate, Resource
from regalia.games.nocturion.events import (
    ChaliceTaken,
    CrownPassed,
    DiceReturned,
    GuildMasterTaken,
    Refilled,
    SeasonMoved,
    TokensReturned,
    YearBegan,
)
from regalia.games.nocturion.pieces import NOBODY
from regalia.games.nocturion.state import State


def move_season(game: Game[State], resource: Resource) -> None:
    """Rules 3. The tracker goes clockwise to the next space of a kind; first of all it is put into winter."""
    state = game.state
    put_season(game, state.printed.next_space[state.space + 1][PLACE[resource]])


def put_season(game: Game[State], space: int) -> None:
    """Rules 3. Over the winter border a year begins; the first placement is no lap."""
    state = game.state
    lap = state.space != OFF_CALENDAR and space <= state.space
    state.space, state.moved = space, True
    season, index = state.printed.spaces[space]
    game.happened(SeasonMoved(state.printed.seasons[season].id, RESOURCES[index]))
    if lap:
        state.year += 1
        game.happened(YearBegan(state.year))


def push_season(game: Game[State]) -> None:
    """Rules 5.3. The stall guard: a tracker that did not move goes to the same place in the next season."""
    state = game.state
    printed = state.printed
    if state.space == OFF_CALENDAR:
        put_season(game, 0)
        return
    season = printed.spaces[state.space][0]
    firsts = [[each for each, _ in printed.spaces].index(number) for number in range(len(printed.seasons))]
    following = (season + 1) % len(firsts)
    index = min(state.space - firsts[season], len(printed.seasons[following].spots) - 1)
    put_season(game, firsts[following] + index)


def refill(game: Game[State], region: int) -> None:
    """Rules 6.2. Every tile of a region without a resource gets one; a die on it does not matter."""
    state = game.state
    empty = state.empty_tiles(region)
    if empty:
        for estate in empty:
            state.stocked[estate] = True
        game.happened(Refilled(tuple([state.tiles[estate] for estate in empty])))


def take_token(state: State, estate: Estate) -> None:
    """The resource of a tile is taken, if there is one."""
    state.stocked[estate] = False


def clear_dice(game: Game[State]) -> None:
    """Rules 5.3. All dice on tiles go to the supply."""
    game.state.placed = [0] * len(game.state.placed)
    game.happened(DiceReturned())


def take_guild_master(game: Game[State], seat: Seat) -> None:
    """Rules 8. The Guild Master comes into a treasury from wherever it is."""
    game.state.guild_master = seat
    game.happened(GuildMasterTaken(seat))


def take_chalice(game: Game[State], seat: Seat) -> None:
    """Rules 8. The Chalice comes into a treasury from wherever it is."""
    game.state.chalice = seat
    game.happened(ChaliceTaken(seat))


def pass_crown(game: Game[State]) -> None:
    """Rules 5.3. A player who holds the Guild Master has the crown; otherwise it goes clockwise. Both tokens go home."""
    state = game.state
    crowned = state.guild_master if state.guild_master != NOBODY else state.from_seat(state.crown)[1]
    state.guild_master = state.chalice = NOBODY
    game.happened(TokensReturned())
    state.crown = crowned
    game.happened(CrownPassed(state.crown))

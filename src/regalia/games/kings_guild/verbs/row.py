"""Rules 5.3. The row of specialists: coins, gaps, newcomers."""

from regalia.core import Game, exchanged
from regalia.games.kings_guild.content import PRINTED, SPECIALISTS, SpecialistName
from regalia.games.kings_guild.events import Arrived, Discounted, SpecialistLeft
from regalia.games.kings_guild.state import Recruit, State


def place_of(state: State, specialist: SpecialistName) -> int:
    """Index of a specialist in the row."""
    return next(
        index for index, recruit in enumerate(state.row) if recruit is not None and recruit.specialist == specialist
    )


def leave_row(game: Game[State], index: int) -> None:
    """A place of the row falls empty; coins on the card go back to the bank."""
    game.state.row = exchanged(game.state.row, index, None)


def put_coins(game: Game[State], place: int) -> None:
    """Rules 5.3. A coin goes on every card to the right; a card that has become free leaves the game with its coins."""
    state = game.state
    row = [
        recruit
        if recruit is None or index <= place
        else Recruit(recruit.specialist, recruit.coins + PRINTED.full_price_coin)
        for index, recruit in enumerate(state.row)
    ]
    state.row = tuple(row)
    cheaper = tuple(recruit.specialist for recruit in row[place + 1 :] if recruit is not None)
    if cheaper:
        game.happened(Discounted(cheaper))
    for index, recruit in enumerate(row):
        if recruit is not None and recruit.coins >= SPECIALISTS[recruit.specialist].cost:
            remove_recruit(game, index)


def remove_recruit(game: Game[State], place: int) -> None:
    """A specialist in the row leaves the game."""
    recruit = game.state.row[place]
    assert recruit is not None, f"nobody stands at {place}"
    leave_row(game, place)
    game.state.gone += (recruit.specialist,)
    game.happened(SpecialistLeft(recruit.specialist))


def close_row(game: Game[State]) -> None:
    """Rules 5.3. The cards slide right and new ones fill the left, as long as there are any (rules 7.6)."""
    state = game.state
    row = [recruit for recruit in state.row if recruit is not None]
    set_row(state, row)
    while len(row) < PRINTED.specialist_row and state.recruits:
        newcomer, state.recruits = state.recruits[0], state.recruits[1:]
        row.insert(0, Recruit(newcomer))
        set_row(state, row)
        state.knows.turned_up(newcomer)
        game.happened(Arrived(newcomer))


def set_row(state: State, row: list[Recruit]) -> None:
    """The cards of the row lie at its right end."""
    state.row = (*(None,) * (PRINTED.specialist_row - len(row)), *row)

"""Rules 5.1 and 8. Dice are rolled, picked, turned, reserved and placed."""

from regalia.core import Game, Seat, without
from regalia.games.nocturion.content import LocationName
from regalia.games.nocturion.events import (
    Activated,
    CrestCleared,
    CrestRolled,
    DieDiscarded,
    DieRerolled,
    DieTurned,
    Picked,
    PoolCleared,
    Reserved,
    RoundBegan,
    WildDie,
)
from regalia.games.nocturion.state import State


def roll_pool(game: Game[State], count: int) -> None:
    """Rules 5.1. A round begins with this number of dice."""
    state = game.state
    state.round += 1
    state.moved = False
    state.phase = "acquisition"
    state.pool = tuple(sorted([state.chance.die() for _ in range(count)]))
    game.happened(RoundBegan(state.round, state.pool))


def pick(game: Game[State], seat: Seat, die: int) -> None:
    """Rules 5.1. A die goes from the pool to a treasury, its face unchanged."""
    state = game.state
    state.pool = without(state.pool, die)
    put(state, seat, die)
    game.happened(Picked(seat, die))


def put(state: State, seat: Seat, die: int) -> None:
    """Put a die into a treasury."""
    state.dice[seat] = tuple(sorted((*state.dice[seat], die)))


def clear_pool(game: Game[State]) -> None:
    """Rules 5.1. What no player picked goes back."""
    dice, game.state.pool = game.state.pool, ()
    if dice:
        game.happened(PoolCleared(dice))


def reserve(game: Game[State], seat: Seat, die: int) -> None:
    """Rules 5.2. A die goes to the crest, its face unchanged."""
    state = game.state
    state.dice[seat] = without(state.dice[seat], die)
    state.crest[seat] = die
    game.happened(Reserved(seat, die))


def roll_to_crest(game: Game[State], seat: Seat) -> None:
    """Rules 8. A supply die is rolled onto the crest."""
    state = game.state
    state.crest[seat] = state.chance.die()
    game.happened(CrestRolled(seat, state.crest[seat]))


def clear_crest(game: Game[State], seat: Seat) -> None:
    """Rules 5.3. A crest die goes to its owner's treasury, its face unchanged."""
    state = game.state
    die, state.crest[seat] = state.crest[seat], 0
    if die:
        put(state, seat, die)
        game.happened(CrestCleared(seat, die))


def turn_die(game: Game[State], seat: Seat, die: int, to: int, crest: bool) -> None:
    """Rules 8. A die shows another face."""
    set_face(game.state, seat, die, to, crest)
    game.happened(DieTurned(seat, die, to, crest))


def reroll(game: Game[State], seat: Seat, die: int, crest: bool) -> None:
    """Rules 8. A die is rolled again."""
    to = game.state.chance.die()
    set_face(game.state, seat, die, to, crest)
    game.happened(DieRerolled(seat, die, to, crest))


def set_face(state: State, seat: Seat, die: int, to: int, crest: bool) -> None:
    """Set the face of a die."""
    if crest:
        state.crest[seat] = to
    else:
        state.dice[seat] = tuple(sorted((*without(state.dice[seat], die), to)))


def place(game: Game[State], seat: Seat, location: LocationName, die: int) -> None:
    """Rules 6.2. A die is placed on a tile; it stays there until Refresh."""
    state = game.state
    state.dice[seat] = without(state.dice[seat], die)
    state.placed[state.estate_of(location)] = die
    state.wild = False
    game.happened(Activated(seat, location, die))


def discard_die(game: Game[State], seat: Seat, die: int) -> None:
    """Rules 5.2.3. An unusable die goes to the supply."""
    game.state.dice[seat] = without(game.state.dice[seat], die)
    game.happened(DieDiscarded(seat, die))


def go_wild(game: Game[State], seat: Seat) -> None:
    """Rules 8. The next activation of this turn ignores the faces of the regions."""
    game.state.wild = True
    game.happened(WildDie(seat))

"""Rules 10. Curses are drawn, received and discarded."""

from regalia.core import Game, Seat, without
from regalia.games.nocturion.content import CurseName
from regalia.games.nocturion.events import (
    CurseDrawn,
    CurseGiven,
    CurseLeft,
    CursePrevented,
    CurseReceived,
    Reshuffled,
)
from regalia.games.nocturion.state import State


def draw_curse(game: Game[State], seat: Seat) -> CurseName:
    """Rules 8. The top curse is shown to all; an empty deck is formed again from the discard pile."""
    state = game.state
    if not state.curse_deck:
        cards, state.curse_discards = state.curse_discards, ()
        state.curse_deck = tuple(state.chance.shuffled(cards))
        game.happened(Reshuffled("curses"))
    curse, state.curse_deck = state.curse_deck[0], state.curse_deck[1:]
    state.knows.turned_up(curse)
    game.happened(CurseDrawn(seat, curse))
    return curse


def receive_curse(game: Game[State], seat: Seat, curse: CurseName) -> None:
    """Rules 10.1. Put a curse into a treasury."""
    game.state.curses[seat] += (curse,)
    game.happened(CurseReceived(seat, curse))


def lose_curse(game: Game[State], seat: Seat, curse: CurseName) -> None:
    """Rules 10.1. A curse goes from a treasury to the discard pile."""
    state = game.state
    state.curses[seat] = without(state.curses[seat], curse)
    state.curse_discards += (curse,)
    game.happened(CurseLeft(seat, curse))


def send_curse(game: Game[State], seat: Seat, curse: CurseName, victim: Seat) -> None:
    """Rules 8. An own curse becomes an incoming curse of an opponent."""
    state = game.state
    state.curses[seat] = without(state.curses[seat], curse)
    game.happened(CurseGiven(seat, curse, victim))


def prevent_curse(game: Game[State], seat: Seat, curse: CurseName) -> None:
    """Rules 8. The incoming curse goes to the discard pile."""
    game.state.curse_discards += (curse,)
    game.happened(CursePrevented(seat, curse))

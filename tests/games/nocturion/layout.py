"""Positions in the notation of the worked examples, and what one asks of them."""

from typing import Any

from regalia.core import Game, Seat, Several
from regalia.games.nocturion import notation
from regalia.games.nocturion.state import State

A, B, C, D = range(4)


def table(position: str, *actions: str) -> Game[State]:
    """A position, and what was done from there."""
    game = notation.lay_out([" ".join(line.split()) for line in position.strip().splitlines()])
    return act(game, *actions)


def act(game: Game[State], *actions: str) -> Game[State]:
    """Do these actions, one after the other."""
    for action in actions:
        notation.act(game, action)
    return game


def facts(game: Game[State], line: str) -> str:
    """What the notation says of these facts, such as `A goods dice`."""
    owner, *names = line.split()
    return " | ".join(f"{name} {notation.OF_SEAT[name](game.state, notation.SEATS.index(owner))}" for name in names)


def options(game: Game[State], seat: Seat, kind: type) -> list[Any]:
    """What the options of one kind name in their first field."""
    ask = game.asks[seat]
    offered = ask.options if isinstance(ask, Several) else ask
    assert isinstance(offered, tuple)
    return [getattr(option, option.__struct_fields__[0]) for option in offered if isinstance(option, kind)]

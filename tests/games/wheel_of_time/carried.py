"""Carries out one entry of a card on a table laid out by hand."""

from typing import Any

from regalia.core import Event, Game, Seat
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.notation.positions import Loaded, face
from regalia.games.wheel_of_time.options import Take, TakeKind
from regalia.games.wheel_of_time.pieces import Context, Id, Kind, Ref
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carrying
from tests.games.wheel_of_time.laid import HERO, Table


def carried(table: Table, kind: Kind, entry: int = 0, at: int = 0, seat: Seat = HERO, **remembered: Any) -> Game[State]:
    """The game after an entry was carried out from one of its operations on, or when its first question is asked.

    The card is the one of its kind that was laid last, if there is one.
    """
    ctx = Context(seat, table.named.get(kind, 0), kind, **remembered)
    return Game(RULES, table.state, *carrying(Ref(kind, entry), ctx, at), events=[])


def told(game: Game[State]) -> list[Event]:
    """What has happened since."""
    assert game.events is not None
    return game.events


def takes(*ids: Id) -> tuple[Take, ...]:
    """Cards in play as options or picks."""
    return tuple(map(Take, ids))


def take_kinds(*kinds: Kind) -> tuple[TakeKind, ...]:
    """Cards that are not in play, no two of a kind."""
    return tuple(map(TakeKind, kinds))


def loaded(table: Table, dice: str) -> None:
    """The next dice show these faces: `C:D O:OS`."""
    table.state.chance = Loaded("0" * 64, 0, tuple(map(face, dice.split())))

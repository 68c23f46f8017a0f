"""Rules 6 and 7.3. Resources and prestige come and go."""

from collections.abc import Iterable, Sequence
from typing import Any

from regalia.core import Game, Seat
from regalia.games.nocturion.content import PLACE, RESOURCES, Cost, Resource
from regalia.games.nocturion.events import Gained, PrestigeGained, Returned
from regalia.games.nocturion.pieces import Happened, PrestigeCause
from regalia.games.nocturion.state import State


def announce(state: State, event: Any, seat: Seat, what: str) -> None:
    """Rules 7.3. An event joins the end of the queue."""
    state.pending += (Happened(event, seat, what),)


def gain(game: Game[State], seat: Seat, resources: Sequence[Resource], cause: str) -> None:
    """Rules 7.3. One effect gives resources: an event for each kind, in the order in which they were named."""
    if not resources:
        return
    state = game.state
    store = [*state.stores[seat]]
    for resource in resources:
        store[PLACE[resource]] += 1
    state.stores[seat] = tuple(store)
    state.pending += tuple([Happened("gain", seat, resource) for resource in dict.fromkeys(resources)])
    if game.events is not None:
        game.happened(Gained(seat, tuple(resources), cause))


def give_back(game: Game[State], seat: Seat, resources: Iterable[Resource], cause: str) -> None:
    """Resources go back to the supply."""
    state, returned = game.state, tuple(resources)
    if not returned:
        return
    store = [*state.stores[seat]]
    for resource in returned:
        store[PLACE[resource]] -= 1
    assert min(store) >= 0, f"seat {seat} does not hold {returned}"
    state.stores[seat] = tuple(store)
    game.happened(Returned(seat, returned, cause))


def pay(game: Game[State], seat: Seat, cost: Cost) -> None:
    """A cost is paid to the supply."""
    give_back(game, seat, [RESOURCES[index] for index, amount in cost for _ in range(amount)], "cost")


def earn(game: Game[State], seat: Seat, prestige: int, cause: PrestigeCause, piece: str) -> None:
    """Prestige tokens come from the supply, for a piece."""
    if prestige:
        game.state.prestige[seat] += prestige
        game.happened(PrestigeGained(seat, prestige, cause, piece))

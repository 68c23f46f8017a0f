"""Rules 7. Resources and coins change hands."""

from collections.abc import Sequence

from regalia.core import Game, Seat
from regalia.games.kings_guild.content import PLACE, Resource
from regalia.games.kings_guild.events import Earned, Gained, Paid, Returned, Stole
from regalia.games.kings_guild.state import State


def receive(game: Game[State], seat: Seat, resources: Sequence[Resource], cause: str) -> None:
    """Rules 7.2. From the supply as far as it goes; storage never makes a gain smaller."""
    state = game.state
    supply, store, gained = [*state.supply], [*state.stores[seat]], []
    for resource in resources:
        index = PLACE[resource]
        if supply[index]:
            supply[index] -= 1
            store[index] += 1
            gained.append(resource)
    if gained:
        state.supply, state.stores[seat] = tuple(supply), tuple(store)
        game.happened(Gained(seat, tuple(gained), cause))


def give_back(game: Game[State], seat: Seat, resources: Sequence[Resource], cause: str) -> None:
    """Rules 7.1. What leaves a storage goes back to the supply."""
    state = game.state
    supply, store = [*state.supply], [*state.stores[seat]]
    for resource in resources:
        supply[PLACE[resource]] += 1
        store[PLACE[resource]] -= 1
    assert min(store) >= 0, f"seat {seat} does not hold {resources}"
    state.supply, state.stores[seat] = tuple(supply), tuple(store)
    if resources:
        game.happened(Returned(seat, tuple(resources), cause))


def steal(game: Game[State], seat: Seat, victim: Seat, resource: Resource) -> None:
    """Rules 9. The Smuggler moves a resource from one storage to another."""
    stores, index = game.state.stores, PLACE[resource]
    for who, change in ((victim, -1), (seat, 1)):
        store = [*stores[who]]
        store[index] += change
        stores[who] = tuple(store)
    game.happened(Stole(seat, victim, resource))


def earn(game: Game[State], seat: Seat, coins: int, cause: str) -> None:
    """Coins come from the bank, which has as many as needed (rules.md 1)."""
    if coins:
        game.state.coins[seat] += coins
        game.happened(Earned(seat, coins, cause))


def pay(game: Game[State], seat: Seat, coins: int, cause: str) -> None:
    """Coins go to the bank."""
    if coins:
        game.state.coins[seat] -= coins
        assert game.state.coins[seat] >= 0, f"seat {seat} cannot pay {coins}"
        game.happened(Paid(seat, coins, cause))

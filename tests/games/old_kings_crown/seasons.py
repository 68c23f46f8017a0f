"""Positions in the seasons."""

from typing import Any

from regalia.core import Game, Seat, Step
from regalia.games.old_kings_crown.options import Bid
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.spring import Bids
from regalia.games.old_kings_crown.steps.summer import RevealAdded, Tally
from tests.games.old_kings_crown.layout import Area, act, card, clash, table

NIGHT: tuple[Step, ...] = (Night(), Tally())
CLASH: tuple[Step, ...] = (RevealAdded(), *NIGHT)


def day(*seats: Seat) -> tuple[Step, ...]:
    """The rest of a Clash from its Day on."""
    return (*map(DayActions, seats), *CLASH)


def spring(*areas: Area, **facts: Any) -> Game[State]:
    """Seat 0 in its Spring Action Step."""
    return table(*areas, steps=(SpringActions(0),), phase="spring", **facts)


def autumn(*areas: Area, **facts: Any) -> Game[State]:
    """Seat 0 in its Autumn Action Step."""
    return table(*areas, steps=(AutumnActions(0),), phase="autumn", **facts)


def by_day(*areas: Area, region: str = "highlands", **facts: Any) -> Game[State]:
    """Seat 0 in its Day Action Step; nothing follows but the reveal of added cards."""
    return clash(*areas, region=region, steps=(DayActions(0), RevealAdded()), **facts)


def bidding(*areas: Area, **facts: Any) -> Game[State]:
    """All have bid their first card."""
    game = table(*areas, steps=(Bids(),), phase="spring", **facts)
    for seat, area in enumerate(areas):
        if game.step.kind() == "Bids" and seat in game.asks:
            act(game, seat, Bid(card(area.hand.split()[0], area.faction)))
    return game

"""Rules 1. The Old King's Crown: four factions contest the road, the Map and the Councils. Two to four players."""

from regalia.core import Chance, Event, Option, Rules, Seat, Step, found
from regalia.games.old_kings_crown import options
from regalia.games.old_kings_crown.cards import (
    clans,
    commands,
    councils,
    gathering,
    intrigue,
    martial,
    nobility,
    schemes,
    trade,
    uprising,
)
from regalia.games.old_kings_crown.drawing import numbers, text
from regalia.games.old_kings_crown.events import cards, kingdom, table
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.scoring import rank
from regalia.games.old_kings_crown.state import State, empty
from regalia.games.old_kings_crown.steps import (
    acquire,
    act,
    autumn,
    claiming,
    interrupts,
    journey,
    menu,
    night,
    rewards,
    road,
    setup,
    spring,
    summer,
    winter,
    year,
)
from regalia.games.old_kings_crown.steps import round as year_round
from regalia.games.old_kings_crown.view import beyond, nouns, see
from regalia.games.old_kings_crown.zones import ZONES, imagine

STEPS = (
    setup,
    year_round,
    year,
    spring,
    summer,
    night,
    claiming,
    rewards,
    autumn,
    winter,
    menu,
    act,
    acquire,
    journey,
    road,
)
CARDS = (commands, councils, nobility, clans, uprising, gathering, trade, schemes, intrigue, martial)


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the steps that make a game of it."""
    return empty(agreed, chance, seats), (setup.SetUp(),)


def faction(state: State, seat: Seat) -> str:
    """Rules 4. What a player plays."""
    return state.factions[seat] or "none"


RULES = Rules(
    slug="old_kings_crown",
    version=1,
    seats=range(2, 5),  # rules.md 16.4: whoever is alone plays against bots
    state=State,
    options=Agreed,
    choices=found(Option, options),
    steps=tuple(
        step for module in (*STEPS, interrupts, *CARDS) for step in found(Step, module) if step is not menu.ActionStep
    ),
    events=tuple(event for module in (cards, kingdom, table) for event in found(Event, module)),
    begin_with=begin,
    see=see,
    beyond=beyond,
    imagine=imagine,
    zones=ZONES,
    nouns=nouns,
    rank=rank,
    text=text,
    numbers=numbers,
    side=faction,
)

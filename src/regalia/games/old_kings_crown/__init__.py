"""Rules 1. The Old King's Crown: four factions contest the road, the Map and the Councils. Two to four players."""

from regalia.core import Chance, Event, Option, Rules, Step, found
from regalia.games.old_kings_crown import events, options
from regalia.games.old_kings_crown.cards import (
    clans,
    commands,
    councils,
    gathering,
    intrigue,
    martial,
    nobility,
    trade,
    uprising,
)
from regalia.games.old_kings_crown.imagine import imagine, known
from regalia.games.old_kings_crown.scoring import rank
from regalia.games.old_kings_crown.state import Agreed, State, empty
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
    round,  # noqa: A004 - the Round of the rules
    setup,
    spring,
    summer,
    winter,
    year,
)
from regalia.games.old_kings_crown.view import nouns, see, text

STEPS = (setup, round, year, spring, summer, night, claiming, rewards, autumn, winter, menu, act, acquire, journey, road)
CARDS = (commands, councils, nobility, clans, uprising, gathering, trade, intrigue, martial)


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the steps that make a game of it."""
    return empty(agreed, chance, seats), (setup.SetUp(),)


RULES = Rules(
    slug="old_kings_crown",
    version=1,
    seats=range(2, 5),
    state=State,
    options=Agreed,
    choices=found(Option, options),
    steps=tuple(
        step for module in (*STEPS, interrupts, *CARDS) for step in found(Step, module) if step is not menu.ActionStep
    ),
    events=found(Event, events),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=known,
    nouns=nouns,
    rank=rank,
    text=text,
)

"""Rules 1. The Old King's Crown: four factions contest the road, the Map and the Councils. Two to four players."""

from regalia.core import Chance, Event, Option, Rules, Step, found
from regalia.games.old_kings_crown import cards, events, options, steps
from regalia.games.old_kings_crown.drawing import numbers, text
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.scoring import rank
from regalia.games.old_kings_crown.state import State, empty
from regalia.games.old_kings_crown.steps.menu import ActionStep
from regalia.games.old_kings_crown.steps.setup import SetUp
from regalia.games.old_kings_crown.view import beyond, see
from regalia.games.old_kings_crown.zones import ZONES, imagine


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the first steps."""
    return empty(agreed, chance, seats), (SetUp(),)


RULES = Rules(
    slug="old_kings_crown",
    version=1,
    seats=range(2, 5),  # rules.md 16.4: a single person plays against bots
    state=State,
    options=Agreed,
    choices=found(Option, options),
    steps=tuple(step for step in found(Step, steps, cards) if step is not ActionStep),
    events=found(Event, events),
    begin_with=begin,
    see=see,
    beyond=beyond,
    imagine=imagine,
    zones=ZONES,
    rank=rank,
    stretches=lambda state: {"round": str(state.round)},
    text=text,
    numbers=numbers,
    side=lambda state, seat: state.factions[seat] or "none",
)

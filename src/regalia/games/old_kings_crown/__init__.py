"""Rules 1. The Old King's Crown: four factions contest the road, the Map and the Councils.

Two to four players. A single person plays against bots (rules 16.4).
"""

from regalia.core import Chance, Rules, Step, found, rules_of
from regalia.games.old_kings_crown import cards, steps
from regalia.games.old_kings_crown.content import CONTENT
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.state import State, empty
from regalia.games.old_kings_crown.steps.menu import ActionStep
from regalia.games.old_kings_crown.steps.setup import SetUp


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the first steps."""
    return empty(agreed, chance, seats), (SetUp(),)


RULES: Rules[State] = rules_of(
    __name__,
    steps=tuple(step for step in found(Step, steps, cards) if step is not ActionStep),
    content=lambda: (CONTENT,),
    stretches=lambda state: {"round": str(state.round)},
    side=lambda state, seat: state.factions[seat] or "none",
)

"""Rules 1. Oriflamme: noble families place and reveal cards in a row of hidden piles. Three to five players."""

from regalia.core import Chance, Knowledge, Rules, Step, rules_of
from regalia.games.oriflamme import steps
from regalia.games.oriflamme.state import CONTENT, SETUP, Agreed, State
from regalia.games.oriflamme.upgrades import from_version_1


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the first steps."""
    state = State(
        agreed,
        chance,
        Knowledge(),
        order=tuple(range(seats)),
        first=0,
        points=[SETUP.points] * seats,
        hands=[()] * seats,
        removed=[()] * seats,
        discards=[()] * seats,
        cards={},
        queue=[],
    )
    return state, (steps.SetUp(), steps.Round(1))


RULES: Rules[State] = rules_of(
    __name__,
    version=2,
    content=lambda: (CONTENT,),
    stretches=lambda state: {"round": str(state.round)},
    upgrades={1: from_version_1},
)

"""Rules 1. Oriflamme: noble families place and reveal cards in a row of hidden piles. Three to five players."""

from regalia.core import Chance, Event, Knowledge, Option, Rules, Step, found
from regalia.games.oriflamme import cards, events, options, steps
from regalia.games.oriflamme.scoring import rank
from regalia.games.oriflamme.state import SETUP, ZONES, Agreed, State
from regalia.games.oriflamme.upgrades import from_version_1
from regalia.games.oriflamme.view import beyond, nouns, see, text


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


RULES = Rules(
    slug="oriflamme",
    version=2,
    seats=range(3, 6),
    state=State,
    options=Agreed,
    choices=found(Option, options),
    steps=found(Step, steps, cards),
    events=found(Event, events),
    begin_with=begin,
    see=see,
    beyond=beyond,
    zones=ZONES,
    nouns=nouns,
    rank=rank,
    stretches=lambda state: {"round": str(state.round)},
    text=text,
    upgrades={1: from_version_1},
)

"""Rules 1. The King's Guild: guilds craft for heroes, build rooms and hire specialists. One to six players."""

from regalia.core import Chance, Event, Knowledge, Option, Rules, Step, found
from regalia.games.kings_guild import cards, events, options, steps
from regalia.games.kings_guild.content import NO_GOODS
from regalia.games.kings_guild.drawing import numbers, text
from regalia.games.kings_guild.imagine import imagine
from regalia.games.kings_guild.scoring import rank
from regalia.games.kings_guild.state import ZONES, Agreed, State
from regalia.games.kings_guild.steps.setup import SetUp
from regalia.games.kings_guild.upgrades import from_version_1, from_version_2, from_version_3, from_version_4
from regalia.games.kings_guild.view import beyond, see


def begin(seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 3. An empty table, and the first steps."""
    state = State(
        agreed,
        chance,
        Knowledge(),
        first=0,
        mats=(),
        guilds=(),
        coins=[0] * seats,
        stores=[NO_GOODS] * seats,
        hands=[()] * seats,
        tiles=[()] * seats,
        staff=[()] * seats,
        won=[()] * seats,
        sigils=[0] * seats,
        supply=NO_GOODS,
        rooms={},
        deck=(),
        slots=(),
        recruits=(),
        row=(),
        stacks=[(), (), ()],
        discards=((), (), ()),
    )
    return state, (SetUp(),)


RULES = Rules(
    slug="kings_guild",
    version=5,
    seats=range(1, 7),
    state=State,
    options=Agreed,
    choices=found(Option, options),
    steps=found(Step, steps, cards),
    events=found(Event, events),
    begin_with=begin,
    see=see,
    beyond=beyond,
    imagine=imagine,
    zones=ZONES,
    rank=rank,
    stretches=lambda state: {"round": str(state.turn // len(state.coins))},
    text=text,
    numbers=numbers,
    side=lambda state, seat: state.guilds[seat],
    upgrades={1: from_version_1, 2: from_version_2, 3: from_version_3, 4: from_version_4},
)

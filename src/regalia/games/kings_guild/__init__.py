"""Rules 1. The King's Guild: guilds craft for heroes, build rooms and hire specialists. One to six players."""

from regalia.core import Chance, Knowledge, Rules, Step, rules_of
from regalia.games.kings_guild.content import CONTENT, NO_GOODS
from regalia.games.kings_guild.state import Agreed, State
from regalia.games.kings_guild.steps.setup import SetUp
from regalia.games.kings_guild.upgrades import from_version_1, from_version_2, from_version_3, from_version_4


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


RULES: Rules[State] = rules_of(
    __name__,
    version=5,
    content=lambda: (CONTENT,),
    stretches=lambda state: {"round": str(state.turn // len(state.coins))},
    side=lambda state, seat: state.guilds[seat],
    upgrades={1: from_version_1, 2: from_version_2, 3: from_version_3, 4: from_version_4},
)

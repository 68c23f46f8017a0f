"""Rules 1. Nocturion: noble houses draft dice, activate a city, equip heirlooms, summon beasts. Two to four players."""

from functools import partial

from regalia.core import Chance, Knowledge, Option, Pack, Packs, Pass, Rules, Seat, Step, found, rules_of
from regalia.games.nocturion import options
from regalia.games.nocturion.content import NO_GOODS, OWN, Tables
from regalia.games.nocturion.drawing import numbers
from regalia.games.nocturion.packs import faults
from regalia.games.nocturion.state import Agreed, State
from regalia.games.nocturion.steps.setup import SetUp
from regalia.games.nocturion.upgrades import from_version_1, from_version_2
from regalia.games.nocturion.view import nouns


def begin(pack: Pack[Tables], seats: int, agreed: Agreed, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 4. An empty table, and the first steps."""
    state = State(
        pack,
        agreed,
        chance,
        Knowledge(),
        tiles=(),
        stocked=[],
        placed=[],
        dice=[()] * seats,
        crest=[0] * seats,
        stores=[NO_GOODS] * seats,
        prestige=[0] * seats,
        houses=[""] * seats,
        heirlooms=[()] * seats,
        spent=[False] * seats,
        hands=[()] * seats,
        stables=[()] * seats,
        curses=[()] * seats,
        done=[()] * seats,
        rows=[],
        quests=[],
    )
    return state, (SetUp(),)


def house(state: State, seat: Seat) -> str:
    """Rules 4. The house that a player leads."""
    return state.houses[seat]


def rules(pack: Pack[Tables]) -> Rules[State]:
    """Rules 17. The rules of the game with a pack."""
    named = nouns(pack)
    return rules_of(
        __name__,
        version=3,
        choices=(Pass, *found(Option, options)),
        begin_with=partial(begin, pack),
        nouns=lambda view: named,
        stretches=lambda state: {"round": str(state.round)},
        numbers=partial(numbers, pack),
        side=house,
        pack=pack,
        packs=PACKS,
        upgrades={1: from_version_1, 2: from_version_2},
    )


PACKS: Packs[Tables] = Packs(
    "nocturion", Tables, {name: table for name, table in OWN.items() if name != "meta"}, rules, faults
)
RULES = rules(PACKS.built_in)

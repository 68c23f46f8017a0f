"""Rules 12.6. Quantities: numbers of a card."""

from regalia.games.wheel_of_time.content import Numbers, card
from regalia.games.wheel_of_time.effective.abilities import currents, permanents, printed_abilities
from regalia.games.wheel_of_time.effective.cards import lead
from regalia.games.wheel_of_time.language.records import QUANTITIES, Thing, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import kind_of, piece_of


def number_of(numbers: Numbers, ability: Ability) -> int:
    """The number of one ability."""
    return numbers[ABILITIES.index(ability)]


@word(QUANTITIES)
def current(ability: Ability, state: State, ctx: Context, thing: Thing) -> int:
    """Rules 2.2. A current ability."""
    return number_of(currents(state, thing), ability)


@word(QUANTITIES)
def permanent(ability: Ability, state: State, ctx: Context, thing: Thing) -> int:
    """Rules 2.2. A permanent ability."""
    return number_of(permanents(state, thing), ability)


@word(QUANTITIES)
def printed(ability: Ability, state: State, ctx: Context, thing: Thing) -> int:
    """Rules 2.2. A printed ability."""
    return number_of(printed_abilities(state, thing), ability)


@word(QUANTITIES)
def highest_current(state: State, ctx: Context, thing: Thing) -> int:
    """The highest current ability."""
    return max(currents(state, thing))


@word(QUANTITIES)
def highest_permanent(state: State, ctx: Context, thing: Thing) -> int:
    """The highest permanent ability."""
    return max(permanents(state, thing))


@word(QUANTITIES)
def highest_printed(state: State, ctx: Context, thing: Thing) -> int:
    """The highest printed ability."""
    return max(printed_abilities(state, thing))


@word(QUANTITIES)
def damage(state: State, ctx: Context, thing: Thing) -> int:
    """Rules 9.2. Its damage tokens."""
    piece = piece_of(state, thing)
    return piece.damage if piece else 0


@word(QUANTITIES)
def controlled(state: State, ctx: Context, thing: Thing) -> int:
    """Rules 6.7. The player's lead in tokens on a contested advantage."""
    return lead(state, thing, ctx.seat) if isinstance(thing, int) else 0


@word(QUANTITIES)
def total_cost(state: State, ctx: Context, thing: Thing) -> int:
    """Rules 12.3. The total number of its printed symbols."""
    return sum(card(kind_of(state, thing)).cost or ())

"""Rules 12.6. Quantities, which are numbers of a card, and amounts, which are numbers of a position."""

from regalia.games.wheel_of_time.content import Numbers, card
from regalia.games.wheel_of_time.effective.abilities import currents, permanents, printed_abilities
from regalia.games.wheel_of_time.effective.cards import lead, pattern, pattern_for, type_of
from regalia.games.wheel_of_time.language.records import CardName, Selector, Thing
from regalia.games.wheel_of_time.language.tables import AMOUNTS, QUANTITIES, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, Id
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import bearer, challenge_of, kind_of, piece_of


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


# ---------------------------------------------------------------- numbers of the card of the entry, its host, its target
@word(AMOUNTS, "current")
def own_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the entry's card, or of its host if it is attached."""
    return number_of(currents(state, bearer(state, ctx)), ability) if ctx.card else 0


@word(AMOUNTS, "permanent")
def own_permanent(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The permanent ability of the entry's card, or of its host if it is attached."""
    return number_of(permanents(state, bearer(state, ctx)), ability) if ctx.card else 0


@word(AMOUNTS)
def self_damage(state: State, ctx: Context) -> int:
    """The damage on the entry's card."""
    return damage(state, ctx, ctx.card)


@word(AMOUNTS)
def tokens(kind: str, state: State, ctx: Context) -> int:
    """Tokens of a kind on the entry's card."""
    return state.tokens(ctx.card, kind) if ctx.card in state.pieces else 0


# ---------------------------------------------------------------- what was chosen and paid
@word(AMOUNTS, "per_symbol")
@word(AMOUNTS, "X")
def x(state: State, ctx: Context) -> int:
    """Rules 12.6. How often the cost was paid. For The Truth They Tell, one target for each time."""
    return ctx.x


@word(AMOUNTS)
def margin(state: State, ctx: Context) -> int:
    """Rules 6.7. Support minus opposition."""
    challenge = state.challenges.get(ctx.challenge)
    return ctx.margin or (challenge.margin if challenge else 0)


@word(AMOUNTS)
def amount(state: State, ctx: Context) -> int:
    """How many points or tokens the trigger reports."""
    return ctx.amount


@word(AMOUNTS)
def count_targets(state: State, ctx: Context) -> int:
    """How many targets were chosen."""
    return len(ctx.targets)


@word(AMOUNTS)
def revealed(state: State, ctx: Context) -> int:
    """How many cards were revealed."""
    return len(ctx.spent_kinds or ctx.kinds)


@word(AMOUNTS)
def rotated(state: State, ctx: Context) -> int:
    """How many cards were rotated as a cost."""
    return len(ctx.spent)


# ---------------------------------------------------------------- counting
@word(AMOUNTS)
def count(who: Selector, state: State, ctx: Context) -> int:
    """Rules 12.6. How many cards match."""
    return who.count(state, ctx)


@word(AMOUNTS)
def own_troops(state: State, ctx: Context) -> int:
    """The player's own troops in the entry's challenge."""
    return _troops(state, ctx, ctx.seat)


@word(AMOUNTS)
def opp_troops(state: State, ctx: Context) -> int:
    """The opponent's troops in the entry's challenge."""
    return _troops(state, ctx, other(ctx.seat))


def _troops(state: State, ctx: Context, seat: int) -> int:
    return sum(type_of(state, me) == "troop" for me in state.participants(challenge_of(state, ctx), seat))


@word(AMOUNTS)
def hand(state: State, ctx: Context) -> int:
    """Rules 12.4. Cards in hand. An event counts itself while it may be played (rules 13, A Beginning)."""
    return len(state.hands[ctx.seat])


# ---------------------------------------------------------------- the Pattern
@word(AMOUNTS)
def pattern_own(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the player's own section."""
    if ctx.seat < 0:
        return 0
    return pattern_for(state, ctx.seat, ctx.purpose, ctx.card or ctx.kind) if ctx.purpose else pattern(state, ctx.seat)


@word(AMOUNTS)
def pattern_opp(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the opponent's section."""
    return pattern(state, other(ctx.seat))


@word(AMOUNTS)
def pattern_total(state: State, ctx: Context) -> int:
    """Rules 12.4. All tokens of the Pattern."""
    return pattern(state, 0) + pattern(state, 1) + state.neutral


@word(AMOUNTS)
def any_pattern(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the section of the player with more of them."""
    return max(pattern(state, seat) for seat in state.seats)


# ---------------------------------------------------------------- contested advantages
@word(AMOUNTS)
def control_lead(state: State, ctx: Context) -> int:
    """Rules 6.7. The controller's lead in tokens on the entry's contested advantage."""
    piece = state.pieces.get(ctx.card)
    return max(0, *(lead(state, ctx.card, seat) for seat in state.seats)) if piece else 0


@word(AMOUNTS)
def controls(kind: CardName, state: State, ctx: Context) -> int:
    """Rules 12.4. The player's lead in tokens on the named contested advantage."""
    return max((_lead_if_mine(state, ctx, me) for me, piece in state.pieces.items() if piece.kind == kind), default=0)


@word(AMOUNTS)
def controls_self(state: State, ctx: Context) -> int:
    """Rules 12.4. The player's lead in tokens on the entry's contested advantage."""
    return _lead_if_mine(state, ctx, ctx.card) if ctx.card in state.pieces else 0


@word(AMOUNTS)
def controls_nation(state: State, ctx: Context) -> int:
    """Rules 12.4. The player's largest lead in tokens on any nation."""
    return max((_lead_if_mine(state, ctx, me) for me, each in state.pieces.items() if card(each.kind).nation), default=0)


def _lead_if_mine(state: State, ctx: Context, me: Id) -> int:
    return max(0, lead(state, me, ctx.seat)) if state.pieces[me].seat == ctx.seat >= 0 else 0

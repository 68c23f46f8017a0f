"""Rules 12.6. Amounts: numbers of a position."""

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import (
    allegiances,
    currents,
    hand_limit,
    lead,
    pattern,
    pattern_for,
    permanents,
    type_of,
)
from regalia.games.wheel_of_time.language.records import AMOUNTS, CardName, Selector, word
from regalia.games.wheel_of_time.pieces import Ability, Context, Id
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import bearer, challenge_of, host_of, notes, piece_of
from regalia.games.wheel_of_time.words.quantities import damage, number_of, total_cost

# ---------------------------------------------------------------- numbers of the card of the entry, its host, its target


@word(AMOUNTS, "current")
def own_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the entry's card, or of its host if it is attached."""
    return number_of(currents(state, bearer(state, ctx)), ability) if ctx.card else 0


@word(AMOUNTS)
def self_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the entry's card."""
    return own_current(ability, state, ctx)


@word(AMOUNTS, "permanent")
def own_permanent(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The permanent ability of the entry's card, or of its host if it is attached."""
    return number_of(permanents(state, bearer(state, ctx)), ability) if ctx.card else 0


@word(AMOUNTS)
def host_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the host."""
    host = host_of(state, ctx)
    return number_of(currents(state, host), ability) if host else 0


@word(AMOUNTS)
def target_current(ability: Ability, state: State, ctx: Context) -> int:
    """The current ability of the target."""
    return max((number_of(currents(state, each), ability) for each in ctx.targets), default=0)


@word(AMOUNTS)
def target_highest_current(state: State, ctx: Context) -> int:
    """The highest current ability of the target."""
    return max((max(currents(state, each)) for each in ctx.targets), default=0)


@word(AMOUNTS)
def target_total_cost(state: State, ctx: Context) -> int:
    """The total number of the target's printed symbols."""
    return max((total_cost(state, ctx, each) for each in ctx.targets), default=0)


@word(AMOUNTS)
def self_damage(state: State, ctx: Context) -> int:
    """The damage on the entry's card."""
    return damage(state, ctx, ctx.card)


@word(AMOUNTS)
def damage_on_target(state: State, ctx: Context) -> int:
    """The damage on the target."""
    return sum(damage(state, ctx, each) for each in ctx.targets)


@word(AMOUNTS)
def damage_above_highest_permanent(state: State, ctx: Context) -> int:
    """Rules 13, Guarded by Fate. The healing needed to leave one damage less than the highest permanent ability."""
    return max(
        (max(0, damage(state, ctx, each) - max(0, max(permanents(state, each)) - 1)) for each in ctx.targets), default=0
    )


@word(AMOUNTS)
def permanent_of_discarded(ability: Ability, state: State, ctx: Context) -> int:
    """The permanent ability of a card that was discarded as a cost."""
    return sum(number_of(permanents(state, each), ability) for each in ctx.spent)


@word(AMOUNTS)
def tokens(kind: str, state: State, ctx: Context) -> int:
    """Tokens of a kind on the entry's card."""
    return state.tokens(ctx.card, kind) if ctx.card in state.pieces else 0


# ---------------------------------------------------------------- what was chosen and paid


@word(AMOUNTS)
def x(state: State, ctx: Context) -> int:
    """Rules 12.6. How often the cost was paid."""
    return ctx.x


AMOUNTS["X"] = AMOUNTS.pop("x")


@word(AMOUNTS)
def per_symbol(state: State, ctx: Context) -> int:
    """The Truth They Tell. One target for each time the cost was paid."""
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


@word(AMOUNTS)
def converted(state: State, ctx: Context) -> int:
    """How many Pattern tokens were converted."""
    return ctx.amount


# ---------------------------------------------------------------- counting


@word(AMOUNTS)
def count(who: Selector, state: State, ctx: Context) -> int:
    """Rules 12.6. How many cards match."""
    return who.count(state, ctx)


@word(AMOUNTS)
def with_count(who: Selector, state: State, ctx: Context) -> int:
    """Rules 12.4. How many matching cards participate on the same side as the bearer."""
    return sum(1 for each in _beside(state, ctx) if who.matches(state, ctx, each))


def _beside(state: State, ctx: Context) -> list[Id]:
    """The participants on the side of the entry's card, without its bearer."""
    me = bearer(state, ctx)
    piece = state.pieces.get(me)
    if piece is None or not piece.challenge:
        return []
    return [each for each in state.participants(piece.challenge, piece.seat) if each != me]


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


@word(AMOUNTS)
def to_max_hand(state: State, ctx: Context) -> int:
    """How many cards the chosen player lacks to reach the maximum hand size."""
    seats = ctx.players or (ctx.seat,)
    return max(max(0, hand_limit(state, seat) - len(state.hands[seat])) for seat in seats)


@word(AMOUNTS)
def distinct_allegiances(who: Selector, state: State, ctx: Context) -> int:
    """How many different allegiances matching cards in the entry's challenge have."""
    challenge = challenge_of(state, ctx)
    there = [each for each in state.participants(challenge) if who.matches(state, ctx, each)]
    return len(frozenset().union(*(allegiances(state, each) for each in there)))


@word(AMOUNTS)
def allegiances_shared_by_own_char_and_troop(state: State, ctx: Context) -> int:
    """How many allegiances are shared by a character and a troop of the player."""
    mine = [me for me, piece in state.pieces.items() if piece.seat == ctx.seat]
    by_type = [
        frozenset().union(*(allegiances(state, me) for me in mine if type_of(state, me) == kind))
        for kind in ("character", "troop")
    ]
    return len(by_type[0] & by_type[1])


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
def pattern_hero(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the section of the Hero player."""
    return pattern(state, state.hero)


@word(AMOUNTS)
def pattern_neutral(state: State, ctx: Context) -> int:
    """Rules 12.4. Neutral tokens."""
    return state.neutral


@word(AMOUNTS)
def pattern_total(state: State, ctx: Context) -> int:
    """Rules 12.4. All tokens of the Pattern."""
    return pattern(state, 0) + pattern(state, 1) + state.neutral


@word(AMOUNTS)
def any_pattern(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the section of the player with more of them."""
    return max(pattern(state, seat) for seat in state.seats)


@word(AMOUNTS)
def pattern_host(state: State, ctx: Context) -> int:
    """Tokens on the section of the player to whom the advantage is attached."""
    piece = state.pieces.get(host_of(state, ctx)) or state.pieces.get(ctx.card)
    return pattern(state, piece.seat) if piece and piece.seat >= 0 else 0


@word(AMOUNTS)
def pattern_of_target(state: State, ctx: Context) -> int:
    """Tokens on the section of the chosen player, or of the target's controller."""
    seats = ctx.players or tuple(piece.seat for each in ctx.targets if (piece := piece_of(state, each)) is not None)
    return max((pattern(state, seat) for seat in seats if seat >= 0), default=0)


@word(AMOUNTS)
def half_up(state: State, ctx: Context) -> int:
    """Rules 12.7. Half of the neutral tokens, rounded up."""
    return (state.neutral + 1) // 2


@word(AMOUNTS)
def converted_by_opp_for_recruit(state: State, ctx: Context) -> int:
    """Tokens that the opponent converted for recruiting this turn."""
    return sum(note.amount for note in notes(state, "spared") if note.seat == other(ctx.seat))


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


@word(AMOUNTS)
def own_tokens_on_target(state: State, ctx: Context) -> int:
    """The player's own control tokens on the target."""
    return sum(piece.control[ctx.seat] for each in ctx.targets if (piece := state.pieces.get(each)) is not None)


@word(AMOUNTS)
def opp_tokens_on_target(state: State, ctx: Context) -> int:
    """The opponent's control tokens on the target."""
    return sum(piece.control[other(ctx.seat)] for each in ctx.targets if (piece := state.pieces.get(each)) is not None)


@word(AMOUNTS)
def char_in_play_or_killed(state: State, ctx: Context) -> int:
    """How many characters the opponent has in play and in the killed pile."""
    return _in_play_or_killed(state, other(ctx.seat), "character")


@word(AMOUNTS)
def troop_in_play_or_killed(state: State, ctx: Context) -> int:
    """How many troops the opponent has in play and in the killed pile."""
    return _in_play_or_killed(state, other(ctx.seat), "troop")


def _in_play_or_killed(state: State, seat: int, kind: str) -> int:
    there = sum(piece.seat == seat and type_of(state, me) == kind for me, piece in state.pieces.items())
    return there + sum(card(each).type == kind for each in state.killed[seat])

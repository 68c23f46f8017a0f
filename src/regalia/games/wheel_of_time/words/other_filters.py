"""Rules 12.3. Filters of players and of challenges; words for symbols and for allegiances."""

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, card, in_letters
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.language.records import CardName, Selector, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, CHALLENGES, PLAYERS, SYMBOLS, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Context
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import host_of, kind_of


# ---------------------------------------------------------------- players
@word(PLAYERS, "any")
def any_player(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Any player."""
    return True


@word(PLAYERS, "opp")
def opponent(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. The opponent."""
    return thing == other(ctx.seat)


@word(PLAYERS, "hero")
def hero_player(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. The Hero player; for an advantage attached to oneself: only the Hero player may play it."""
    return thing == state.hero


# ---------------------------------------------------------------- challenges
@word(CHALLENGES, "card_based")
def card_based(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It came from a challenge card. Some Terrain cards also accept the Pattern challenge."""
    form = state.challenges[int(thing)].form
    terrain = form == "pattern" and "Terrain" in card(ctx.kind).traits
    return form == "card" or (terrain and in_force.has(state, ctx.seat, "terrain_on"))


@word(CHALLENGES)
def no_terrain(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.7. There is no Terrain on it."""
    return not state.challenges[int(thing)].terrain


@word(CHALLENGES)
def last_battle(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.8. It is the Last Battle challenge."""
    return state.challenges[int(thing)].form == "last_battle"


@word(CHALLENGES, "own")
def own_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """The player initiated it."""
    return state.challenges[int(thing)].seat == ctx.seat


@word(CHALLENGES)
def resolving(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It is being resolved."""
    return thing == state.resolving


@word(CHALLENGES, "nation")
def for_nation(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. It is for a nation contested advantage."""
    there = state.challenges[int(thing)]
    return there.form == "contest" and bool(card(there.kind).nation)


@word(CHALLENGES, "id")
def named_challenge(kind: CardName, state: State, ctx: Context, thing: Thing) -> bool:
    """It is the given card."""
    return state.challenges[int(thing)].kind == kind


# ---------------------------------------------------------------- symbols
@word(SYMBOLS)
def choice(state: State, ctx: Context) -> tuple[str, ...]:
    """Rules 12.6. One ability symbol of the player's choice."""
    return ABILITIES


@word(SYMBOLS)
def printed_cost_of_host(state: State, ctx: Context) -> tuple[str, ...]:
    """The symbols in the host's printed cost."""
    return (in_letters(card(kind_of(state, host_of(state, ctx))).cost or NO_NUMBERS),)


# ---------------------------------------------------------------- allegiances
def allegiances_of(state: State, *things: Thing) -> frozenset[str]:
    """The allegiances of cards, even after they have left play."""
    return frozenset().union(
        *(
            allegiances(state, each) if each in state.pieces else frozenset(card(kind).allegiances)
            for each in things
            if each and (kind := kind_of(state, each))
        )
    )


@word(ALLEGIANCES, "all")
def all_allegiances(state: State, ctx: Context) -> frozenset[str]:
    """Rules 7.1. It matches everything."""
    return frozenset(("all",))


@word(ALLEGIANCES)
def none(state: State, ctx: Context) -> frozenset[str]:
    """Rules 7.1. It matches nothing."""
    return frozenset(("none",))


@word(ALLEGIANCES)
def chosen(state: State, ctx: Context) -> frozenset[str]:
    """The chosen allegiance."""
    return frozenset((ctx.chosen,)) if ctx.chosen else frozenset()


@word(ALLEGIANCES, "self")
def of_self(state: State, ctx: Context) -> frozenset[str]:
    """Those of the entry's card."""
    return allegiances_of(state, ctx.card) or frozenset(card(ctx.kind).allegiances)


@word(ALLEGIANCES, "host")
def of_host(state: State, ctx: Context) -> frozenset[str]:
    """Those of the host."""
    return allegiances_of(state, host_of(state, ctx))


@word(ALLEGIANCES, "target")
def of_target(state: State, ctx: Context) -> frozenset[str]:
    """Those of the target."""
    return allegiances_of(state, *ctx.targets)


@word(ALLEGIANCES, "starter")
def of_starter(state: State, ctx: Context) -> frozenset[str]:
    """Those of the player's avatar."""
    return allegiances_of(state, state.avatar(ctx.seat))


@word(ALLEGIANCES, "rotated")
def of_rotated(state: State, ctx: Context) -> frozenset[str]:
    """Those of the cards that were rotated as a cost."""
    return allegiances_of(state, *ctx.spent)


@word(ALLEGIANCES)
def all_of(who: Selector, state: State, ctx: Context) -> frozenset[str]:
    """Those of all matching cards."""
    return allegiances_of(state, *(each for each in who.things(state, ctx) if isinstance(each, int)))
